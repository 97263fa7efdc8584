package croupier.apps.decks;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** The definition of a deck as text: one card in a line, so that a mistake in it can be found in the list that it was made from. */
final class DeckFile {
    private static final Pattern PLAIN = Pattern.compile("[A-Za-z][A-Za-z0-9 '.,/()-]*");
    private static final String BEFORE_CARD = "    ";
    private static final String BEFORE_ITEM = "- ";

    private DeckFile() {}

    static String write(String name, Map<String, Object> deck) {
        StringBuilder s = new StringBuilder(scalar(name)).append(":\n");
        deck.forEach((key, value) -> {
            s.append("  ").append(scalar(key)).append(':');
            switch (value) {
                case Map<?, ?> cards -> {
                    s.append(cards.isEmpty() ? " {}\n" : "\n");
                    cards.forEach((card, count) -> line(s, scalar(card) + ": " + count));
                }
                case List<?> cards -> {
                    s.append(cards.isEmpty() ? " []\n" : "\n");
                    for (Object card : cards) line(s, BEFORE_ITEM + scalar(card));
                }
                default -> s.append(' ').append(scalar(value)).append('\n');
            }
        });
        return s.toString();
    }

    private static void line(StringBuilder s, String text) {
        s.append(BEFORE_CARD).append(text).append('\n');
    }

    /** The card of such a line, empty if it has none. */
    static String cardIn(String line) {
        if (!line.startsWith(BEFORE_CARD)) return "";
        String card = line.strip();
        if (card.startsWith(BEFORE_ITEM)) card = card.substring(BEFORE_ITEM.length());
        else card = card.substring(0, Math.max(0, card.lastIndexOf(':')));
        return card.startsWith("\"") ? card.substring(1, card.length() - 1).replace("\\", "") : card;
    }

    private static String scalar(Object value) {
        String text = String.valueOf(value);
        return PLAIN.matcher(text).matches() && text.equals(text.strip())
                ? text
                : '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
