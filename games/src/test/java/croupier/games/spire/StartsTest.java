package croupier.games.spire;

import static croupier.games.spire.words.RunWords.*;
import static croupier.games.spire.words.SpireWords.*;
import static org.assertj.core.api.Assertions.assertThat;

import croupier.games.spire.cards.MonsterDefs;
import croupier.games.spire.run.RunMap;
import croupier.kernel.Match;
import croupier.kernel.Opening;
import croupier.kernel.Setup;
import croupier.kernel.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** How runs begin: encounters, boss, relics, blessings and maps are those that the game makes of the seed. */
class StartsTest {
    private static final Spire GAME = (Spire) new SpireSource().load(new SpireSource().content());
    private static final TraceIds IDS = new TraceIds(GAME.library());
    private static final String[] TIER_KEYS = {"common", "uncommon", "rare", "shop", "bossRelics"};

    @Test
    void everyStartIsExact() {
        List<String> different = new ArrayList<>();
        for (JsonNode line : Trace.lines("dev-starts")) {
            String difference = difference(line);
            if (!difference.isEmpty())
                different.add(line.get("seed") + " at ascension " + line.get("asc") + ": " + difference);
        }
        assertThat(different).isEmpty();
    }

    private static String difference(JsonNode line) {
        List<String> wrong = new ArrayList<>();
        Match.start(Setup.of(GAME, 1, line.get("seed").asLong())
                .with("ascension", line.get("asc").asString())
                .with(new Look(line, wrong)));
        return String.join("; ", wrong);
    }

    /** Looks at the table before anything is asked; maps of later acts are made in place of the first. */
    private record Look(JsonNode line, List<String> wrong) implements Opening {
        @Override
        public boolean atFirstChoice() {
            return false;
        }

        @Override
        public void lay(Table t) {
            compare(line, t, wrong);
        }
    }

    private static void compare(JsonNode line, Table t, List<String> wrong) {
        same(wrong, "hp", line.get("hp").asString(), "" + t.get(HP, t.get(ME)));
        same(wrong, "max", line.get("max").asString(), "" + t.get(MAX_HP, t.get(ME)));
        List<String> monsters = new ArrayList<>();
        for (int i = 0; i < t.get(MONSTERS_LISTED); i++) monsters.add(encounter(t.get(MONSTER_LIST, i)));
        same(wrong, "monsters", text(line, "monsters"), monsters.toString());
        List<String> elites = new ArrayList<>();
        for (int i = 0; i < ELITE_LIST_SIZE; i++) elites.add(encounter(t.get(ELITE_LIST, i)));
        same(wrong, "elites", text(line, "elites"), elites.toString());
        same(wrong, "boss", line.get("boss").asString(), encounter(t.get(BOSS_NOW)));
        for (int tier = 0; tier < TIERS; tier++)
            same(wrong, TIER_KEYS[tier], text(line, TIER_KEYS[tier]), relics(t, tier));
        same(wrong, "neow", text(line, "neow"), blessings(t));
        for (int act = 1; act <= 3; act++) {
            RunMap.make(t, act, true);
            same(wrong, "map" + act, text(line, "map" + act), map(t));
            same(wrong, "burning" + act, text(line, "burning" + act), burning(t));
        }
    }

    private static void same(List<String> wrong, String what, String expected, String actual) {
        if (!expected.equals(actual)) wrong.add(what + " should be " + expected + ", is " + actual);
    }

    private static String text(JsonNode line, String key) {
        return line.get(key).toString().replace("\"", "").replace(",", ", ");
    }

    static String encounter(int number) {
        return IDS.id(
                "encounters",
                GAME.library().definitions(MonsterDefs.EncounterDef.class).name(number));
    }

    private static String relics(Table t, int tier) {
        List<String> all = new ArrayList<>();
        for (int i = t.get(RELICS_FROM, tier); i < t.get(RELICS_TO, tier); i++)
            all.add(IDS.id(
                    "relics", Objects.requireNonNull(GAME.cards().name(t.get(RELIC_LIST, tier * TIER_SIZE + i)))));
        return all.toString();
    }

    /** Codes of the traces: drawbacks count from 2; 1 is none, 6 the loss of the first relic. */
    static String blessings(Table t) {
        List<String> all = new ArrayList<>();
        int[] drawbacks = {1, 1, 2 + t.get(DRAWBACK), 6};
        for (int i = 0; i < BLESSINGS.count(); i++) all.add("[" + t.get(BLESSINGS, i) + ", " + drawbacks[i] + "]");
        return all.toString();
    }

    static String map(Table t) {
        String symbols = " ME?$RT";
        List<String> nodes = new ArrayList<>();
        for (int row = 0; row < ROWS; row++)
            for (int column = 0; column < COLUMNS; column++) {
                if (!RunMap.isNode(t, column, row)) continue;
                List<String> to = new ArrayList<>();
                for (int next = 0; next < COLUMNS; next++)
                    if (row == ROWS - 1 ? next == COLUMNS / 2 : RunMap.leads(t, column, row, next)) to.add("" + next);
                nodes.add("[" + column + ", " + row + ", " + symbols.charAt(RunMap.room(t, column, row)) + ", " + to
                        + "]");
            }
        return nodes.toString();
    }

    static String burning(Table t) {
        int at = t.get(BURNING) - 1;
        if (at < 0) return "[-1, -1, -1]";
        return "[" + at % COLUMNS + ", " + at / COLUMNS + ", " + t.get(BURNING_BUFF) + "]";
    }
}
