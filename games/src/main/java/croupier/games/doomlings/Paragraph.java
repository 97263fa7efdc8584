package croupier.games.doomlings;

import java.util.List;

/** Text in lines that are not longer than the screen. */
final class Paragraph {
    /** A space at which no line is broken. */
    static final char TOGETHER = '\u00a0';

    private Paragraph() {}

    /** Adds a text; lines after the first begin further right. */
    static void add(List<String> lines, String margin, String text, int hanging, int width) {
        StringBuilder line = new StringBuilder(margin);
        boolean empty = true;
        for (String word : text.split("(?<=[^ ]) (?=[^ ])", -1)) {
            if (!empty && line.length() + 1 + word.length() > width) {
                lines.add(line.toString().replace(TOGETHER, ' '));
                line = new StringBuilder(margin + " ".repeat(hanging));
                empty = true;
            }
            if (!empty) line.append(' ');
            line.append(word);
            empty = false;
        }
        String last = line.toString().replace(TOGETHER, ' ');
        lines.add(last.length() > width ? last.substring(0, Math.max(1, width - 1)) + "…" : last);
    }
}
