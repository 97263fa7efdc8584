package croupier.script.scenario;

import croupier.script.library.Library;

/** A game that scenarios can be written for; its class implements this beside Game. */
public interface Staged {
    /** The game's compiled cards, whose expressions the facts of a scenario are. */
    Library library();

    /** The game's side of scenarios; made once. */
    Stage stage();
}
