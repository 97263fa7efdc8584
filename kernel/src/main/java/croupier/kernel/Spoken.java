package croupier.kernel;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Lines of a log as they are said to one of the players: "you draw a card" where the others read "Ada draws a card". */
public final class Spoken {
    /** Stands for the player who is spoken to, until the line is whole. */
    public static final String YOU = "\u0004";

    private static final Pattern OWNED = Pattern.compile("^(\\p{L}[\\p{L} ]*?) of " + YOU);
    private static final Pattern HAVING = Pattern.compile("\\bthe (\\p{L}+) of " + YOU);
    private static final Pattern PLACED = Pattern.compile("(: | to | from | in )(\\p{L}+(?: \\p{L}+)?) of " + YOU);
    private static final Pattern ACTS = Pattern.compile("^" + YOU + " (\\p{L}+)");

    private static final Pattern ALSO_ACTS = Pattern.compile(", " + YOU + " (\\p{L}+)");

    private Spoken() {}

    /** A line in which {@link #YOU} stands for the player who reads it. */
    public static String to(String line) {
        if (!line.contains(YOU)) return line;
        String s = HAVING.matcher(line).replaceAll("your $1");
        s = OWNED.matcher(s).replaceFirst("your $1");
        s = PLACED.matcher(s).replaceAll("$1your $2");
        Matcher acts = ACTS.matcher(s);
        if (acts.find())
            s = "you " + plural(acts.group(1)) + s.substring(acts.end()).replace(" their ", " your ");
        s = ALSO_ACTS.matcher(s).replaceAll(m -> ", you " + plural(m.group(1)));
        return s.replace(YOU + "'s", "your").replace(YOU, "you");
    }

    /** A verb as it is said of you: "draws" is "draw". */
    private static String plural(String verb) {
        return switch (verb) {
            case "has" -> "have";
            case "is" -> "are";
            case "was" -> "were";
            case "does" -> "do";
            case "goes" -> "go";
            case "cannot", "gave", "lost", "must" -> verb;
            default -> {
                if (verb.endsWith("ies")) yield verb.substring(0, verb.length() - 3) + "y";
                if (verb.matches(".*(ss|sh|ch|x|zz)es")) yield verb.substring(0, verb.length() - 2);
                yield verb.endsWith("s") ? verb.substring(0, verb.length() - 1) : verb;
            }
        };
    }
}
