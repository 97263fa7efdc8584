package croupier.apps.decks;

import java.util.List;
import java.util.Map;

/**
 * A list of cards as somebody has written it.
 *
 * @param name what the list calls itself, empty if it does not
 * @param facts what it says of itself beside the cards, by name: "Format: limited"
 * @param unread lines that are neither cards nor headings
 */
public record DeckList(
        String name, Map<String, String> facts, List<Line> cards, List<Line> sideboard, List<Line> unread) {
    /**
     * A number of copies of a card.
     *
     * @param line where it stands in the list, from 1 on
     */
    public record Line(int count, String card, int line) {}

    public int size() {
        return count(cards);
    }

    public static int count(List<Line> lines) {
        return lines.stream().mapToInt(Line::count).sum();
    }
}
