package croupier.games.spire;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Facts of battles that the simulator writes and that mean nothing: see docs/spire-differences.md. */
final class Reading {
    /** Statuses and curses have no upgraded form, Burn excepted; the simulator marks them as upgraded. */
    private static final Pattern WORSE = Pattern.compile(
            "\\b(DAZED|WOUND|SLIMED|VOID|REGRET|INJURY|SHAME|PARASITE|NORMALITY|DOUBT|WRITHE|PAIN|DECAY|CLUMSY|PRIDE"
                    + "|ASCENDERS_BANE|CURSE_OF_THE_BELL|NECRONOMICURSE)\\+");

    private static final List<String> OF_THE_LIVING = List.of(" pw", " blk", " mv", " last");

    private Reading() {}

    /** What is left can be compared. */
    static void apply(Map<String, String> expected, Map<String, String> actual) {
        expected.replaceAll(Reading::withoutMarks);
        actual.replaceAll(Reading::withoutMarks);
        if (expected.containsKey("mon 0 dead") || expected.containsKey("mon 1 dead"))
            expected.computeIfPresent("pw", (key, value) -> withoutSurrounded(value));
        forgetTheDead(expected, actual);
    }

    private static String withoutMarks(String key, String value) {
        return key.startsWith("mon ") ? value : WORSE.matcher(value).replaceAll("$1");
    }

    /** Nobody is surrounded by one: there it stays without effect. */
    private static String withoutSurrounded(String powers) {
        return powers.replaceAll("(, )?SURROUNDED=1", "").replace("{, ", "{");
    }

    /** Of a monster that is dead only that counts: what reaches it afterwards has no effect. */
    private static void forgetTheDead(Map<String, String> expected, Map<String, String> actual) {
        for (String key : List.copyOf(expected.keySet())) {
            String monster = key.replaceAll(" dead$", "");
            if (!key.endsWith(" dead") || !actual.containsKey(key) || expected.containsKey(monster + " half")) continue;
            for (String fact : OF_THE_LIVING) {
                expected.remove(monster + fact);
                actual.remove(monster + fact);
            }
        }
    }
}
