package croupier.games.duel;

import static croupier.games.duel.DuelWords.*;

import croupier.kernel.Match;
import croupier.kernel.Scenery;
import croupier.kernel.Table;
import java.util.Map;

/** The health with which a player began. */
final class DuelScenery implements Scenery {
    @Override
    public Scene scene(Match m, int viewer) {
        return new Scene("usual", "", "");
    }

    @Override
    public Map<String, Integer> wholes(Table t, int row) {
        if (!t.is(PLAYER, row)) return Map.of();
        return Map.of(HEALTH.label(), t.option(t.ownerOf(row) == 0 ? HEALTH_ONE : HEALTH_TWO));
    }
}
