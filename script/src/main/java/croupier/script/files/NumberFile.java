package croupier.script.files;

import java.util.LinkedHashMap;
import java.util.Map;

/** Numbers by name, from a file with a name, a tab and a number in each line; lines that begin with # are comments. */
public final class NumberFile {
    private NumberFile() {}

    /** What a file among a game's resources holds; nothing if there is none. */
    public static Map<String, Float> read(Class<?> game, String file) {
        return numbers(file, Resource.text(game, file));
    }

    static Map<String, Float> numbers(String file, String text) {
        Map<String, Float> numbers = new LinkedHashMap<>();
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            if (line.isBlank() || line.startsWith("#")) continue;
            int tab = line.indexOf('\t');
            if (tab < 1) throw wrong(file, number, "a line has a name, a tab and a number, not '" + line + "'");
            if (numbers.put(line.substring(0, tab), number(file, number, line.substring(tab + 1))) != null)
                throw wrong(file, number, "there is another '" + line.substring(0, tab) + "' above");
        }
        return numbers;
    }

    private static float number(String file, int line, String written) {
        try {
            return Float.parseFloat(written);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(file + ":" + line + ": '" + written + "' is not a number", e);
        }
    }

    private static IllegalArgumentException wrong(String file, int line, String what) {
        return new IllegalArgumentException(file + ":" + line + ": " + what);
    }
}
