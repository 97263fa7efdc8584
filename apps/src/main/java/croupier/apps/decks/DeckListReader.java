package croupier.apps.decks;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads lists of cards in the ways in which players paste them: {@code 4 Lightning Bolt} or {@code 4x Lightning Bolt}, a heading or
 * {@code SB:} for the sideboard, exports with set codes and collector's numbers, which are ignored, and the XML of {@code .dek} files.
 */
public final class DeckListReader {
    /** No list is longer: a deck of singles with a sideboard has some hundred lines. */
    public static final int LONGEST = 64 << 10;

    private static final int MOST_OF_A_CARD = 250;
    private static final int SMALLEST_DECK = 40;
    private static final int LARGEST_SIDEBOARD = 15;

    private static final Pattern CARDS = Pattern.compile("(\\d{1,5})\\s*[xX]?\\s+(\\S.*)");
    private static final Pattern HEADING =
            Pattern.compile("([A-Za-z][A-Za-z ]{0,30}?)\\s*(?:\\(\\d{1,4}\\))?\\s*:?\\s*(?:\\d{1,4})?");
    private static final Pattern FACT = Pattern.compile("([A-Za-z][A-Za-z ]{0,20}):\\s*(\\S.*)");
    private static final Pattern COMMENT = Pattern.compile("(//|#).*");
    /** What exports write behind a name: the set, the number in it, whether it shines. */
    private static final List<Pattern> BEHIND = List.of(
            Pattern.compile("\\s+\\*[A-Za-z]{1,10}\\*$"),
            Pattern.compile("\\s+#\\S{1,20}$"),
            Pattern.compile("\\s+\\[[^\\]]{1,30}\\]$"),
            Pattern.compile("\\s+\\([A-Za-z0-9_]{2,8}\\)(\\s+[A-Za-z0-9★†-]{1,10})?$"),
            Pattern.compile("\\s*\\|[^|]{0,20}(\\|[^|]{0,20})?$"));

    /** Where the cards below a heading belong. */
    private enum Part {
        DECK,
        SIDEBOARD,
        NOWHERE
    }

    private static final Map<String, Part> HEADINGS = Map.of(
            "deck", Part.DECK,
            "main", Part.DECK,
            "main deck", Part.DECK,
            "maindeck", Part.DECK,
            "mainboard", Part.DECK,
            "commander", Part.DECK,
            "sideboard", Part.SIDEBOARD,
            "side", Part.SIDEBOARD,
            "companion", Part.SIDEBOARD,
            "maybeboard", Part.NOWHERE);

    /** Kinds of cards, in lower case and in the singular: lists are often parted by them. */
    private final Set<String> kinds;

    private final Map<String, String> facts = new LinkedHashMap<>();
    private final List<List<DeckList.Line>> blocks = new ArrayList<>(List.of(new ArrayList<>()));
    private final List<DeckList.Line> side = new ArrayList<>();
    private final List<DeckList.Line> unread = new ArrayList<>();
    private Part part = Part.DECK;
    private boolean namesItsParts;
    private String name = "";

    private DeckListReader(Set<String> kinds) {
        this.kinds = kinds;
    }

    /**
     * The list in a text; what cannot be read is in it as such.
     *
     * @param kinds what kinds of cards are called, in lower case: a line with nothing else is a heading
     */
    public static DeckList read(String text, Set<String> kinds) {
        if (text.length() > LONGEST)
            throw new IllegalArgumentException("a list of cards has at most " + LONGEST + " characters");
        if (text.stripLeading().startsWith("<")) return DekFile.read(text);
        DeckListReader reader = new DeckListReader(kinds);
        String[] lines = text.split("\\R", -1);
        for (int i = 0; i < lines.length; i++)
            reader.line(lines[i].replace("\ufeff", "").strip(), i + 1);
        return reader.list();
    }

    private void line(String line, int number) {
        if (line.isEmpty()) {
            if (!blocks.getLast().isEmpty()) blocks.add(new ArrayList<>());
            return;
        }
        if (COMMENT.matcher(line).matches()) return;
        Matcher cards = CARDS.matcher(line.replaceFirst("^SB:\\s*", ""));
        if (cards.matches()) {
            add(line.startsWith("SB:"), Integer.parseInt(cards.group(1)), cards.group(2), number);
            return;
        }
        if (isHeading(line) || isFact(line)) return;
        unread.add(new DeckList.Line(0, line, number));
    }

    private void add(boolean aside, int count, String written, int number) {
        if (part == Part.NOWHERE) return;
        DeckList.Line line = new DeckList.Line(count, bare(written), number);
        if (count < 1 || count > MOST_OF_A_CARD) unread.add(line);
        else if (aside || part == Part.SIDEBOARD) addTo(side, line);
        else addTo(blocks.getLast(), line);
        namesItsParts |= aside;
    }

    /** A card that stands in several lines is counted where it stands first. */
    private static void addTo(List<DeckList.Line> lines, DeckList.Line line) {
        for (int i = 0; i < lines.size(); i++)
            if (lines.get(i).card().equalsIgnoreCase(line.card())) {
                DeckList.Line first = lines.get(i);
                lines.set(i, new DeckList.Line(first.count() + line.count(), first.card(), first.line()));
                return;
            }
        lines.add(line);
    }

    static String bare(String written) {
        String name = written.strip();
        for (Pattern behind : BEHIND) name = behind.matcher(name).replaceFirst("");
        return name;
    }

    private boolean isHeading(String line) {
        Matcher heading = HEADING.matcher(line);
        if (!heading.matches()) return false;
        String word = heading.group(1).toLowerCase(Locale.ROOT);
        if (word.equals("about")) return true;
        Part found = HEADINGS.get(word);
        if (found == null) return isKind(word);
        part = found;
        namesItsParts |= found == Part.SIDEBOARD;
        return true;
    }

    /** A kind leaves the cards below it where the heading before has put them. */
    private boolean isKind(String word) {
        return kinds.contains(word)
                || kinds.contains(word.replaceFirst("s$", ""))
                || kinds.contains(word.replaceFirst("ies$", "y"));
    }

    /** "Name: Burn" and "Format: limited"; exports also write the name without a colon. */
    private boolean isFact(String line) {
        Matcher fact = FACT.matcher(line);
        if (fact.matches()) {
            String key = fact.group(1).toLowerCase(Locale.ROOT);
            if (key.equals("name")) name = fact.group(2).strip();
            else facts.put(key, fact.group(2).strip());
            return true;
        }
        if (!line.startsWith("Name ")) return false;
        name = line.substring(5).strip();
        return true;
    }

    private DeckList list() {
        blocks.removeIf(List::isEmpty);
        if (!namesItsParts && blocks.size() == 2 && isDeckWithSideboard()) side.addAll(blocks.removeLast());
        List<DeckList.Line> deck = new ArrayList<>();
        for (List<DeckList.Line> block : blocks) for (DeckList.Line line : block) addTo(deck, line);
        return new DeckList(name, Map.copyOf(facts), List.copyOf(deck), List.copyOf(side), List.copyOf(unread));
    }

    /** Some exports part the sideboard from the deck by an empty line alone. */
    private boolean isDeckWithSideboard() {
        return DeckList.count(blocks.getFirst()) >= SMALLEST_DECK
                && DeckList.count(blocks.getLast()) <= LARGEST_SIDEBOARD;
    }
}
