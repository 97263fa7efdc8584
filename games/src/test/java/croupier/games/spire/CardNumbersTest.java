package croupier.games.spire;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.games.Facts;
import croupier.games.spire.cards.CardLists;
import croupier.games.spire.cards.Defs;
import croupier.games.spire.cards.SpireCards;
import croupier.script.Numbers;
import croupier.script.library.Definitions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Every card has the cost, numbers, type, rarity and keywords that the table of the facts says, on both levels. */
class CardNumbersTest {
    private static final Spire GAME = (Spire) new SpireSource().load(new SpireSource().content());
    private static final Definitions<Defs.CardDef> CARDS = GAME.library().definitions(Defs.CardDef.class);
    private static final List<Row> ROWS =
            Facts.lines("/spire/card-numbers.tsv").stream().map(Row::of).toList();
    private static final String NONE = "-";
    private static final List<String> RARITIES = List.of("common", "uncommon", "rare");

    /** A line of the table: what is said of a card as it is and as upgraded. Pairs of numbers are written 6/9. */
    private record Row(String hero, String card, List<String> facts) {
        static Row of(String line) {
            List<String> parts = List.of(line.split("\t"));
            return new Row(parts.get(0), parts.get(1), parts.subList(2, parts.size()));
        }

        String type() {
            return facts.get(0);
        }

        String rarity() {
            return facts.get(1);
        }

        String cost(int level) {
            return facts.get(2 + level);
        }

        String damage() {
            return facts.get(4);
        }

        String block() {
            return facts.get(5);
        }

        String other() {
            return facts.get(6);
        }

        String keywords(int level) {
            return facts.get(7 + level);
        }

        /** Written enemy/- where only the card as it is aims at one. */
        boolean isTargeted(int level) {
            String[] levels = facts.get(9).split("/");
            return levels[Math.min(level, levels.length - 1)].equals("enemy");
        }

        String id() {
            return facts.get(10);
        }
    }

    /** Strike and Defend are listed for each hero: 370 rows in all. */
    @ParameterizedTest
    @CsvSource({
        "IRONCLAD, 75",
        "SILENT, 75",
        "DEFECT, 75",
        "WATCHER, 75",
        "COLORLESS, 35",
        "SPECIAL, 16",
        "STATUS, 5",
        "CURSE, 14"
    })
    void everyCardIsAsTheFactsSay(Defs.Pool pool, int cards) {
        List<String> wrong = new ArrayList<>();
        List<Row> of = of(pool);
        for (Row row : of) compare(row, wrong);
        assertThat(of).hasSize(cards);
        assertThat(wrong).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void everyCardOfThePoolIsInTheFacts(Defs.Pool pool) {
        TreeSet<String> told = new TreeSet<>();
        for (Row row : of(pool)) told.add(row.card());
        TreeSet<String> ours = new TreeSet<>();
        for (int i = 0; i < CARDS.size(); i++) if (CARDS.get(i).pool() == pool) ours.add(CARDS.name(i));
        assertThat(told).containsAll(ours);
    }

    /** The game keeps its cards by id in a hash map of 512 places: rewards pick by the order in which it lists them. */
    @ParameterizedTest
    @EnumSource(names = {"IRONCLAD", "SILENT", "DEFECT", "WATCHER"})
    void poolsStandInTheOrderOfTheGame(Defs.Pool hero) {
        Map<String, Row> kept = new HashMap<>(512);
        for (Row row : of(hero)) kept.put(row.id(), row);
        for (int rarity = CardLists.COMMON; rarity <= CardLists.RARE; rarity++) {
            String is = RARITIES.get(rarity);
            assertThat(names(GAME.run.lists.found(hero.number, rarity)))
                    .containsExactlyElementsOf(kept.values().stream()
                            .filter(row -> row.rarity().equals(is))
                            .map(Row::card)
                            .toList());
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"IRONCLAD", "SILENT", "DEFECT", "WATCHER"})
    void shopsSortCardsByTheirIds(Defs.Pool hero) {
        for (SpireCards.Type type : List.of(SpireCards.Type.ATTACK, SpireCards.Type.SKILL, SpireCards.Type.POWER))
            for (int rarity = CardLists.COMMON; rarity <= CardLists.RARE; rarity++) {
                String is = RARITIES.get(rarity);
                assertThat(names(GAME.run.lists.sold(hero.number, type, rarity)))
                        .containsExactlyElementsOf(of(hero).stream()
                                .filter(row -> row.type().equals(word(type)))
                                .filter(row -> row.rarity().equals(is))
                                .sorted(Comparator.comparing(Row::id))
                                .map(Row::card)
                                .toList());
            }
    }

    @Test
    void cardsOfAnyClassAreSortedByTheirIds() {
        List<String> classes = List.of("ironclad", "silent", "defect", "watcher", "colorless");
        for (int rarity = CardLists.COMMON; rarity <= CardLists.RARE; rarity++) {
            String is = RARITIES.get(rarity);
            assertThat(names(GAME.run.lists.ofAnyClass[rarity]))
                    .containsExactlyElementsOf(ROWS.stream()
                            .filter(row ->
                                    classes.contains(row.hero()) && row.rarity().equals(is))
                            .sorted(Comparator.comparing(Row::id))
                            .map(Row::card)
                            .toList());
        }
    }

    private static List<String> names(int[] cards) {
        return Arrays.stream(cards).mapToObj(card -> GAME.cards().name(card)).toList();
    }

    private static List<Row> of(Defs.Pool pool) {
        return ROWS.stream().filter(r -> r.hero().equals(word(pool))).toList();
    }

    private static void compare(Row row, List<String> wrong) {
        int place = CARDS.place(row.card());
        if (place < 0) {
            wrong.add(row.card() + " is missing");
            return;
        }
        for (int level = 0; level < 2; level++) {
            Defs.CardDef d = at(place, level);
            String name = row.card() + (level == 1 ? "+" : "");
            note(wrong, name + " type", row.type(), word(d.type()));
            note(wrong, name + " rarity", row.rarity(), word(d.rarity()));
            note(wrong, name + " cost", row.cost(level), cost(d.cost()));
            note(wrong, name + " keywords", row.keywords(level), keywords(d));
            note(wrong, name + " is played on an enemy", row.isTargeted(level), d.targeted());
        }
        Map<String, String> pairs = pairs(place);
        note(wrong, row.card() + " damage", row.damage(), pairs.getOrDefault("damage", NONE));
        note(wrong, row.card() + " block", row.block(), pairs.getOrDefault("block", NONE));
        if (!isSaid(row.other(), pairs)) wrong.add(row.card() + " has no number " + row.other() + ": " + pairs);
    }

    /** Other numbers may have any name; a 1 that stays a 1 need not be a number of the card. */
    private static boolean isSaid(String other, Map<String, String> pairs) {
        return other.equals(NONE)
                || other.equals("1/1")
                || Stream.of(other.split(" ")).allMatch(pairs::containsValue);
    }

    /** The numbers of a card by their names, as it is and as upgraded. */
    private static Map<String, String> pairs(int place) {
        Map<String, String> pairs = new TreeMap<>();
        Map<String, Integer> upgraded = numbers(place, 1);
        numbers(place, 0).forEach((name, n) -> pairs.put(name, n + "/" + upgraded.get(name)));
        return pairs;
    }

    private static Map<String, Integer> numbers(int place, int level) {
        Numbers numbers = at(place, level).numbers();
        return numbers == null ? Map.of() : numbers.byName();
    }

    private static Defs.CardDef at(int place, int level) {
        return CARDS.get(place, Math.min(level, CARDS.levels(place) - 1));
    }

    private static void note(List<String> wrong, String what, Object told, Object ours) {
        if (!told.equals(ours)) wrong.add(what + " is " + ours + " instead of " + told);
    }

    private static String cost(Defs.Cost cost) {
        return switch (cost.number()) {
            case SpireCards.X_COST -> "x";
            case SpireCards.NO_COST -> "none";
            default -> Integer.toString(cost.number());
        };
    }

    private static String keywords(Defs.CardDef d) {
        List<String> has = new ArrayList<>();
        if (d.ethereal()) has.add("ethereal");
        if (d.exhaust()) has.add("exhaust");
        if (d.innate()) has.add("innate");
        if (d.retain()) has.add("retain");
        return has.isEmpty() ? NONE : String.join(" ", has);
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }
}
