package croupier.games.spire;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.games.Facts;
import croupier.games.spire.cards.Defs;
import croupier.script.Numbers;
import croupier.script.library.Definitions;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Every relic, potion and power that the facts name is here, and nothing else but what the table of the facts says. */
class FactsTest {
    private static final Spire GAME = (Spire) new SpireSource().load(new SpireSource().content());
    private static final Definitions<Defs.RelicDef> RELICS = GAME.library().definitions(Defs.RelicDef.class);
    private static final Definitions<Defs.PotionDef> POTIONS = GAME.library().definitions(Defs.PotionDef.class);
    private static final Definitions<Defs.PowerDef> POWERS = GAME.library().definitions(Defs.PowerDef.class);
    private static final List<Row> ROWS =
            Facts.lines("/spire/facts.tsv").stream().map(Row::of).toList();
    private static final String NONE = "-";

    /** What powers of the facts count beside their stacks is a power of its own here, without a name in the facts. */
    private static final List<String> COUNTERS =
            List.of("Combust Cost", "Deva Energy", "Echoed Cards", "Keeps Block", "Mantra Spent", "Panache Cards");

    private record Row(String kind, String id, String name, String sort, String whose, String more) {
        static Row of(String line) {
            String[] parts = line.split("\t");
            return new Row(parts[0], parts[1], parts[2], parts[3], parts[4], parts[5]);
        }

        String told() {
            return kind + " " + id + " (" + name + ")";
        }
    }

    private static List<Row> of(String kind) {
        return ROWS.stream().filter(r -> r.kind().equals(kind)).toList();
    }

    @Test
    void everyRelicIsHereWithItsTierAndHero() {
        List<String> wrong = new ArrayList<>();
        for (Row row : of("relic")) {
            if (isMissing(RELICS, row, wrong)) continue;
            Defs.RelicDef relic = RELICS.get(RELICS.place(row.name()));
            note(wrong, row, row.sort(), word(relic.rarity()));
            note(wrong, row, row.whose(), word(relic.pool()));
        }
        assertThat(of("relic")).hasSize(180);
        assertThat(wrong).isEmpty();
        assertThat(namesOf(RELICS)).isEqualTo(told("relic"));
    }

    @Test
    void everyPotionIsHereWithItsRarityHeroAndNumbers() {
        List<String> wrong = new ArrayList<>();
        for (Row row : of("potion")) {
            if (isMissing(POTIONS, row, wrong)) continue;
            int place = POTIONS.place(row.name());
            note(wrong, row, row.sort(), word(POTIONS.get(place).rarity()));
            note(wrong, row, row.whose(), word(POTIONS.get(place).pool()));
            note(wrong, row, row.more(), numbers(place));
        }
        assertThat(of("potion")).hasSize(42);
        assertThat(wrong).isEmpty();
        assertThat(namesOf(POTIONS)).isEqualTo(told("potion"));
    }

    /** The number of a potion, and the one with a relic that makes it twice as strong. */
    private static String numbers(int place) {
        Numbers once = POTIONS.get(place).numbers();
        if (once == null || once.byName().isEmpty()) return NONE;
        Numbers twice = Objects.requireNonNull(
                POTIONS.get(place, POTIONS.levels(place) - 1).numbers());
        String name = once.byName().keySet().iterator().next();
        return once.byName().get(name) + "/" + twice.byName().get(name);
    }

    @Test
    void everyPowerIsHereWithItsKindAndPriority() {
        List<String> wrong = new ArrayList<>();
        for (Row row : of("power")) {
            if (row.name().equals(NONE) || isMissing(POWERS, row, wrong)) continue;
            Defs.PowerDef power = POWERS.get(POWERS.place(row.name()));
            note(wrong, row, row.sort(), word(power.kind()));
            note(wrong, row, row.whose(), Integer.toString(power.priority()));
        }
        TreeSet<String> told = told("power");
        told.addAll(COUNTERS);
        assertThat(of("power")).hasSize(137);
        assertThat(wrong).isEmpty();
        assertThat(namesOf(POWERS)).isEqualTo(told);
    }

    private static boolean isMissing(Definitions<?> all, Row row, List<String> wrong) {
        if (all.place(row.name()) >= 0) return false;
        wrong.add(row.told() + " is missing");
        return true;
    }

    private static TreeSet<String> told(String kind) {
        TreeSet<String> names = new TreeSet<>();
        for (Row row : of(kind)) if (!row.name().equals(NONE)) names.add(row.name());
        return names;
    }

    private static TreeSet<String> namesOf(Definitions<?> all) {
        TreeSet<String> names = new TreeSet<>();
        for (int i = 0; i < all.size(); i++) names.add(all.name(i));
        return names;
    }

    private static void note(List<String> wrong, Row row, String told, String ours) {
        if (!told.equals(ours)) wrong.add(row.told() + " is " + ours + " instead of " + told);
    }

    private static String word(@Nullable Enum<?> value) {
        return value == null ? NONE : value.name().toLowerCase(Locale.ROOT);
    }
}
