package croupier.games.spire;

import static croupier.games.spire.words.RunWords.*;
import static croupier.games.spire.words.SpireWords.*;
import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Code;
import croupier.kernel.Decision;
import croupier.kernel.Generator;
import croupier.kernel.Match;
import croupier.kernel.Scenery;
import croupier.kernel.Setup;
import croupier.kernel.Table;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** What screens that draw learn of a run: scenes, the map, intents, prices. */
class SpireSceneryTest {
    private static final Spire GAME = (Spire) new SpireSource().load(new SpireSource().content());
    private static final Scenery SCENERY = GAME.scenery();

    /** How often each scene was seen in some runs, played at random; every place looks at what it shows. */
    private static Map<String, Integer> scenes(int runs) {
        Map<String, Integer> seen = new HashMap<>();
        for (int seed = 0; seed < runs; seed++) {
            Match m = Match.start(Setup.of(GAME, 1, seed).with("hit points", "2000"));
            for (int i = 0; i < 900 && !m.isOver(); i++) {
                Decision d = Objects.requireNonNull(m.openFor(0));
                check(m, d);
                seen.merge(SCENERY.scene(m, 0).name(), 1, Integer::sum);
                int at = (int) Math.floorMod(Generator.mix(seed * 1000L + i), (long) d.size());
                long[] codes = new long[d.several() ? d.min() : 1];
                for (int k = 0; k < codes.length; k++) codes[k] = d.code((at + k) % d.size());
                assertThat(m.answer(0, codes).ok()).isTrue();
            }
        }
        return seen;
    }

    private static void check(Match m, Decision d) {
        Table t = m.table();
        assertThat(GAME.turnName(t)).matches("(floor [1-9]\\d?(, turn [1-9]\\d{0,2})?)?");
        Scenery.Chart chart = Objects.requireNonNull(SCENERY.chart(t, 0));
        for (int[] way : chart.ways()) {
            Scenery.Spot from = chart.spots().get(way[0]);
            Scenery.Spot to = chart.spots().get(way[1]);
            assertThat(to.row()).as("ways lead up").isEqualTo(from.row() + 1);
        }
        for (int i = 0; i < d.size(); i++) {
            int spot = SCENERY.spot(t, d.code(i));
            assertThat(spot >= 0).isEqualTo(Code.is(d.code(i), GO));
            if (spot >= 0) assertThat(chart.spots().get(spot).row()).isEqualTo(t.get(MAP_ROW));
            Scenery.Price price = SCENERY.price(t, d.code(i));
            if (price != null) assertThat(price.amount()).isBetween(0, t.get(GOLD));
        }
        for (int i = 0; i < t.count(MONSTERS, 0); i++) {
            int monster = t.at(MONSTERS, 0, i);
            if (t.get(GONE, monster) == 0)
                assertThat(SCENERY.isGone(t, monster)).isFalse();
            assertThat(SCENERY.signs(t, monster).isEmpty()).isEqualTo(t.get(GONE, monster) != 0);
        }
    }

    @Test
    void everyScreenOfARunIsAScene() {
        assertThat(scenes(6)).containsKeys("blessing", "map", "battle", "rewards", "event", "shop", "campfire", "deck");
    }

    @Test
    void aTurnOfABattleAloneHasNoFloor() {
        Match m = Match.start(Setup.of(GAME, 1, 3).with("mode", Spire.BATTLE).with("encounter", "Two Louse"));
        assertThat(GAME.turnName(m.table())).isEqualTo("turn 1");
    }

    @Test
    void theDeadAreGone() {
        Match m = Match.start(Setup.of(GAME, 1, 3).with("mode", Spire.BATTLE).with("encounter", "Two Louse"));
        Table t = m.table();
        int first = t.at(MONSTERS, 0, 0);
        for (int i = 0; i < 60 && !SCENERY.isGone(t, first) && !m.isOver(); i++) {
            Decision d = Objects.requireNonNull(m.openFor(0));
            int at = 0;
            for (int k = 0; k < d.size(); k++) if (Code.b(d.code(k)) == first) at = k;
            if (Code.b(d.code(at)) != first) at = d.size() - 1;
            m.answer(0, d.code(at));
        }
        assertThat(t.get(HP, first)).isZero();
        assertThat(SCENERY.isGone(t, first)).isTrue();
        assertThat(SCENERY.signs(t, first)).isEmpty();
    }

    @Test
    void anAttackShowsWhatItDealsNowAndHowOften() {
        Match m = Match.start(Setup.of(GAME, 1, 3).with("mode", Spire.BATTLE).with("encounter", "Cultist"));
        Table t = m.table();
        int cultist = t.at(MONSTERS, 0, 0);
        assertThat(SCENERY.signs(t, cultist)).extracting(Scenery.Sign::kind).containsExactly("buff");
        assertThat(SCENERY.scene(m, 0).title()).isEqualTo("Cultist");
        assertThat(SCENERY.scene(m, 0).numbers()).containsEntry("incoming", 0);
    }
}
