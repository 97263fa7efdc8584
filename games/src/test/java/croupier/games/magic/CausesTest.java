package croupier.games.magic;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Match;
import croupier.kernel.Say;
import croupier.kernel.Table;
import croupier.kernel.Zone;
import croupier.script.scenario.Scenarios;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Why an object has the power, colours, types and abilities that it has: every step with its source and rule, in order. */
class CausesTest {
    private static Match begin(String battlefield) {
        String text = """
                game: magic
                Table:
                  given:
                    cards:
                      Frog: { cost: U, type: Enchantment, abilities: [{ affects: creatures, base power: 1, base toughness: 1 }] }
                      Paint: { cost: U, type: Enchantment, abilities: [{ affects: creatures, colors: [blue] }] }
                      Wings: { cost: U, type: Enchantment, abilities: [{ affects: creatures, gain: [flying] }] }
                    battlefield: %s
                  then: { seat 1.life: 20 }
                """.formatted(battlefield);
        return new Scenarios().in("causes.yaml", text, "magic").getFirst().begin();
    }

    private static List<String> why(Match m, String name) {
        Table t = m.table();
        for (Zone z : t.game().layout().zones())
            for (int owner = 0; owner < (z.shared() ? 1 : t.seats()); owner++)
                for (int i = 0; i < t.count(z, owner); i++)
                    if (t.game().nameOf(t, t.at(z, owner, i)).equals(name)) return Say.causes(t, 0, t.at(z, owner, i));
        throw new AssertionError(name);
    }

    @Test
    void whatNothingChangesHasNoCauses() {
        assertThat(why(begin("[Grizzly Bears]"), "Grizzly Bears")).isEmpty();
        assertThat(why(begin("[Grizzly Bears, Glorious Anthem]"), "Glorious Anthem"))
                .isEmpty();
    }

    @Test
    void everyStepIsSaidInTheOrderOfTheLayersWhateverCameFirst() {
        assertThat(why(begin("[Hill Giant, Glorious Anthem, Frog, Wings, Paint]"), "Hill Giant"))
                .containsExactly(
                        "Paint: colors red become blue (613.1e)",
                        "Wings: keywords +flying (613.1f)",
                        "Frog: power 3 becomes 1 (613.4b)",
                        "Frog: toughness 3 becomes 1 (613.4b)",
                        "Glorious Anthem: power 1 becomes 2 (613.4c)",
                        "Glorious Anthem: toughness 1 becomes 2 (613.4c)");
    }

    /** Dearer first, then cheaper, then the least that a spell costs (601.2f). */
    @Test
    void everyStepOfACostIsSaid() {
        String text = """
                costs:
                  given:
                    hand: [Shock, Hill Giant]
                    battlefield: [Goblin Electromancer, Trinisphere, Sphere of Resistance]
                  then: { seat 1.life: 20 }
                """;
        Match m = new Scenarios().in("costs.yaml", text, "magic").getFirst().begin();
        assertThat(why(m, "Shock"))
                .containsExactly(
                        "Sphere of Resistance: cost {R} becomes {1}{R} (601.2f)",
                        "Goblin Electromancer: cost {1}{R} becomes {R} (601.2f)",
                        "Trinisphere: cost {R} becomes {2}{R} (601.2f)");
        assertThat(why(m, "Hill Giant")).containsExactly("Sphere of Resistance: cost {3}{R} becomes {4}{R} (601.2f)");
    }

    @Test
    void askingWhyChangesNothing() {
        Match m = begin("[Hill Giant, Glorious Anthem]");
        long before = m.hash();
        why(m, "Hill Giant");
        assertThat(m.hash()).isEqualTo(before);
        assertThat(m.table().cachesAreFresh()).isTrue();
    }
}
