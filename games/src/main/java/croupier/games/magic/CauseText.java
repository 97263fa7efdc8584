package croupier.games.magic;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.words.Color;
import croupier.games.magic.words.Keyword;
import croupier.games.magic.words.Type;
import croupier.kernel.*;
import croupier.script.files.Naming;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/** What a continuous effect did to an object, with the rule by which it counts where it does (613). */
final class CauseText {
    private static final Map<Layer, String> RULES = Map.of(
            CONTROL, "613.1b",
            TEXT, "613.1c",
            TYPE, "613.1d",
            COLOR, "613.1e",
            ABILITIES, "613.1f",
            DEFINED, "613.4a",
            BASE, "613.4b",
            CHANGED, "613.4c",
            SWITCHED, "613.4d");

    private CauseText() {}

    static String of(Cause c) {
        return what(c) + " (" + RULES.getOrDefault(c.layer(), "613") + ")";
    }

    private static String what(Cause c) {
        Stat s = c.stat();
        if (s.equals(POWER) || s.equals(TOUGHNESS)) return s.name() + " " + c.before() + " becomes " + c.after();
        if (s.equals(CONTROLLER)) return Magic.seatName(c.before()) + "'s becomes " + Magic.seatName(c.after()) + "'s";
        if (s.equals(COLORS)) return "colors " + colors(c.before()) + " become " + colors(c.after());
        if (s.equals(TYPES)) return "types" + changed(c, CauseText::types);
        if (s.equals(KEYWORDS)) return "keywords" + changed(c, bits -> keywords(bits, false));
        if (s.equals(GUARDS)) return guards(changed(c, bits -> keywords(bits, true)));
        if (s.equals(LOST)) return "loses abilities";
        if (s.equals(GRANTED)) return c.after() == 0 ? "loses the abilities it was given" : "gains an ability";
        if (s.equals(WORDS) || s.equals(TYPE_WORDS)) return "words of its text are replaced";
        return "subtypes change";
    }

    /** What has come and what has gone. */
    private static String changed(Cause c, IntFunction<List<String>> names) {
        StringBuilder said = new StringBuilder();
        for (String name : names.apply(c.after() & ~c.before()))
            said.append(" +").append(name);
        for (String name : names.apply(c.before() & ~c.after()))
            said.append(" -").append(name);
        return said.toString();
    }

    private static List<String> types(int bits) {
        List<String> names = new ArrayList<>();
        for (Type type : Type.ALL) if ((bits & type.bit()) != 0) names.add(word(type));
        return names;
    }

    private static List<String> keywords(int bits, boolean second) {
        List<String> names = new ArrayList<>();
        for (Keyword keyword : Keyword.ALL)
            if (keyword.isSecond() == second && (bits & keyword.bit()) != 0) names.add(keyword.said());
        return names;
    }

    /** The second word of keywords lies beside what an object is protected from. */
    private static String guards(String keywords) {
        return keywords.isEmpty() ? "what it is protected from changes" : "keywords" + keywords;
    }

    private static String colors(int bits) {
        List<String> names = new ArrayList<>();
        for (Color color : Color.ALL) if ((bits & color.bit()) != 0) names.add(word(color));
        return names.isEmpty() ? "none" : String.join(" and ", names);
    }

    private static String word(Enum<?> name) {
        return Naming.of(name.name());
    }
}
