package croupier.apps;

import java.util.regex.Pattern;

/** What a page shows of a command: its first line is the command, {@code ...} stands for what is left out. */
final class Shown {
    private Shown() {}

    /** What the command's output must look like. */
    static String pattern(String session) {
        StringBuilder expected = new StringBuilder("(?s)");
        session.lines().skip(1).forEach(line -> expected.append(line(line)));
        return expected.toString();
    }

    private static String line(String line) {
        if (line.equals("...")) return "(?:.*\\n)?";
        if (line.endsWith("...")) return Pattern.quote(line.substring(0, line.length() - 3)) + "[^\\n]*\\n";
        return Pattern.quote(line) + "\\n";
    }
}
