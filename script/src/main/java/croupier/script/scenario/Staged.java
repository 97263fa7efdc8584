package croupier.script.scenario;

import croupier.kernel.Zone;
import croupier.script.library.Library;

/** A game that scenarios can be written for; its class implements this beside Game. */
public interface Staged {
    /** The game's compiled cards, whose expressions the facts of a scenario are. */
    Library library();

    /** The game's side of scenarios. By default that of a game in which players and hands lie in zones called so. */
    default Stage stage() {
        return Stage.of(zone("player"), zone("hand"));
    }

    private Zone zone(String name) {
        for (Zone z : library().layout().zones()) if (z.name().equals(name)) return z;
        throw new IllegalStateException("there is no zone '" + name + "': the game's class needs 'stage'");
    }
}
