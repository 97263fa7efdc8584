package croupier.games.spire;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.games.spire.cards.MonsterDefs;
import croupier.games.spire.cards.SpireCards;
import croupier.script.scenario.Case;
import croupier.script.scenario.Scenarios;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every move of every monster does at every ascension what the table of the facts says. */
class MonsterNumbersTest {
    private static final Path TABLE = Path.of("src/test/tables/spire-monsters.tsv");
    private static final Spire GAME = (Spire) new SpireSource().load(new SpireSource().content());
    /** Around all those at which something changes. */
    private static final int[] ASCENSIONS = {0, 2, 3, 4, 7, 8, 9, 16, 17, 18, 19};

    private static final int LAST_ASCENSION = 20;
    private static final int HP = 900;
    private static final List<String> CARDS = List.of("Slimed", "Dazed", "Burn", "Wound", "Void");

    private record Row(String monster, String move, String fact, String values) {
        /** The last value whose ascension has been reached. */
        String at(int ascension) {
            String found = "";
            for (String value : values.split(", ")) {
                String[] parts = value.split(" from ");
                if (parts.length == 1 || Integer.parseInt(parts[1]) <= ascension) found = parts[0];
            }
            return found;
        }

        String then(int ascension) {
            if (fact.equals("damage")) return "hp: " + (HP - Integer.parseInt(at(ascension)));
            if (CARDS.contains(fact)) return "'count of discard pile where name = \"" + fact + "\"': " + at(ascension);
            return fact + ": " + at(ascension);
        }
    }

    private static List<Row> rows() throws IOException {
        List<Row> rows = new ArrayList<>();
        for (String line : Files.readAllLines(TABLE)) {
            if (line.startsWith("#")) continue;
            String[] parts = line.split("\t");
            rows.add(new Row(parts[0], parts[1], parts[2], parts[3]));
        }
        return rows;
    }

    @TestFactory
    Stream<DynamicTest> moves() throws IOException {
        Map<String, List<Row>> byMove = new LinkedHashMap<>();
        for (Row row : rows())
            if (!row.fact.equals("hp"))
                byMove.computeIfAbsent(row.monster + ": " + row.move, x -> new ArrayList<>())
                        .add(row);
        Scenarios scenarios = new Scenarios();
        return byMove.entrySet().stream()
                .map(e -> DynamicTest.dynamicTest(
                        e.getKey(),
                        () -> scenarios
                                .in(e.getKey(), cases(e.getValue()), "spire")
                                .forEach(Case::check)));
    }

    private static String cases(List<Row> rows) {
        StringBuilder text = new StringBuilder("game: spire\n");
        Row first = rows.getFirst();
        for (int ascension : ASCENSIONS) {
            text.append("At ascension " + ascension + ":\n");
            text.append("  given: { options: { ascension: " + ascension
                    + " }, relics: [], potions: [Energy Potion], hand: [Defend], ");
            text.append("draw pile: [Strike x60], hp: " + HP + ", max hp: " + HP + ", gold: 500, monsters: [ { \"");
            text.append(first.monster + "\": { hp: 300, max hp: 300, block: 0, strength: 0, slot: 3, flight: 0, ");
            text.append("plated armor: 0, metallicize: 0, back attack: 0, minion leader: 0, ");
            text.append("intends: " + first.move + " } } ] }\n  when: end turn\n  then: { ");
            text.append(
                    String.join(", ", rows.stream().map(r -> r.then(ascension)).toList()) + " }\n");
        }
        return text.toString();
    }

    @Test
    void hitPoints() throws IOException {
        for (Row row : rows()) {
            if (!row.fact.equals("hp")) continue;
            SpireCards.Monster m = GAME.book.monsters[GAME.cards().find(row.monster)];
            for (int a = 0; a <= LAST_ASCENSION; a++)
                assertThat(m.def.hp().at(a).least() + ".." + m.def.hp().at(a).most())
                        .as(row.monster + " at ascension " + a)
                        .isEqualTo(row.at(a));
        }
    }

    @Test
    void noMonsterIsForgotten() throws IOException {
        List<String> told = rows().stream().map(Row::monster).distinct().toList();
        var all = GAME.library().definitions(MonsterDefs.MonsterDef.class);
        for (int i = 0; i < all.size(); i++) assertThat(told).contains(all.name(i));
    }
}
