package croupier.apps;

import croupier.kernel.Content;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A card as it is written in its file: the lines from its name to the next name. */
record Written(String file, int line, String text) {
    private static final Written NOWHERE = new Written("", 0, "");

    static Written find(Content content, String name) {
        for (Written w : all(content)) if (w.name().equals(name)) return w;
        return NOWHERE;
    }

    /** The cards and other definitions that name this one. */
    static List<String> usedBy(Content content, String name) {
        List<String> users = new ArrayList<>();
        for (Written w : all(content)) {
            String rest = w.text.contains("\n") ? w.text.substring(w.text.indexOf('\n')) : "";
            if (!w.name().equals(name) && names(rest, name)) users.add(w.name());
        }
        return users;
    }

    /** Whether a text holds these words, not as part of longer ones. */
    private static boolean names(String text, String name) {
        for (int at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
            int end = at + name.length();
            boolean begins = at == 0 || !Character.isLetterOrDigit(text.charAt(at - 1));
            boolean ends = end == text.length() || !Character.isLetterOrDigit(text.charAt(end));
            if (begins && ends) return true;
        }
        return false;
    }

    private String name() {
        String first = text.lines().findFirst().orElse("");
        int colon = first.lastIndexOf(':');
        int inner = first.indexOf(": ");
        String key = first.substring(0, inner >= 0 ? inner : Math.max(0, colon)).strip();
        return key.replace("\"", "").replace("'", "");
    }

    private static List<Written> all(Content content) {
        List<Written> all = new ArrayList<>();
        for (Map.Entry<String, String> f : content.files().entrySet()) {
            String[] lines = f.getValue().split("\n", -1);
            int from = -1;
            for (int i = 0; i <= lines.length; i++) {
                if (i < lines.length && !begins(lines[i])) continue;
                if (from >= 0) all.add(new Written(f.getKey(), from + 1, block(lines, from, i)));
                from = i;
            }
        }
        return all;
    }

    private static boolean begins(String line) {
        return !line.isBlank()
                && !Character.isWhitespace(line.charAt(0))
                && line.charAt(0) != '#'
                && line.charAt(0) != '-';
    }

    private static String block(String[] lines, int from, int to) {
        int end = to;
        while (end > from + 1 && (lines[end - 1].isBlank() || lines[end - 1].startsWith("#"))) end--;
        return String.join("\n", java.util.Arrays.copyOfRange(lines, from, end));
    }
}
