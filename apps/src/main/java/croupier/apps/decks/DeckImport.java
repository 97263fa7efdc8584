package croupier.apps.decks;

import croupier.kernel.Catalogue;
import croupier.kernel.Game;
import croupier.kernel.Nearest;
import croupier.script.files.Mistake;
import croupier.script.files.Place;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * A list of cards as a definition of a deck, written as the card files of its game write decks.
 *
 * @param deck what the definition says, in its order
 * @param mistakes lines that are not cards of the game, at their places in the list
 */
public record DeckImport(String name, Map<String, Object> deck, DeckList list, List<Mistake> mistakes) {
    /** The folder of decks among the card files of every game that has some. */
    public static final String FOLDER = "decks/";

    private static final String SIDEBOARD = "sideboard";

    /**
     * @param file what the list is called in mistakes
     * @param usual the deck's name, if the list has none
     */
    public static DeckImport of(Game game, String file, String text, String usual) {
        if (game.decks().isEmpty()) throw new IllegalArgumentException("nobody chooses a deck in " + game.name());
        DeckList list = DeckListReader.read(text, kinds(game.cards()));
        return new Naming(game, file, text).deck(list, list.name().isEmpty() ? usual : list.name());
    }

    /** The words that distinguish cards: their types. */
    private static Set<String> kinds(Catalogue cards) {
        Set<String> kinds = new HashSet<>();
        for (int i = 1; i < cards.size(); i++)
            for (String word : typesOf(cards.face(i)).split("\\W+", -1)) kinds.add(word.toLowerCase(Locale.ROOT));
        kinds.remove("");
        return kinds;
    }

    /** Without what stands behind a dash, which tells cards of one kind apart. */
    public static String typesOf(Map<String, String> face) {
        return face.getOrDefault("type", "").replaceFirst(" - .*", "");
    }

    /** As a card file. */
    public String yaml() {
        return DeckFile.write(name, deck);
    }

    /** Mistakes that the game found in {@link #yaml}, at the places in the list where the same cards stand. */
    public List<Mistake> inList(List<Mistake> found, String file, String text) {
        String[] written = yaml().split("\n", -1);
        String[] lines = text.split("\\R", -1);
        Set<Mistake> all = new LinkedHashSet<>();
        for (Mistake m : found) {
            String row = m.place().line() <= written.length ? written[m.place().line() - 1] : "";
            int line = lineOf(DeckFile.cardIn(row));
            all.add(at(file, lines, line, m.message()));
        }
        return List.copyOf(all);
    }

    private int lineOf(String card) {
        for (List<DeckList.Line> part : List.of(list.cards(), list.sideboard()))
            for (DeckList.Line line : part) if (plain(line.card()).equals(plain(card))) return line.line();
        return 1;
    }

    private static Mistake at(String file, String[] lines, int line, String message) {
        String source = line <= lines.length ? lines[line - 1] : "";
        int column = source.length() - source.stripLeading().length() + 1;
        return new Mistake(new Place(file, line, column), message, source);
    }

    /** Names as they are compared: without accents, signs and capital letters. */
    private static String plain(String name) {
        return Normalizer.normalize(name, Normalizer.Form.NFD)
                .replaceAll("\\p{M}", "")
                .replace("æ", "ae")
                .replace("Æ", "ae")
                .toLowerCase(Locale.ROOT)
                .replaceAll("\\s*/+\\s*", " // ")
                .replaceAll("[^\\p{L}\\p{N}/ ]", "")
                .strip();
    }

    /** Finds the cards of a list in a game. */
    private static final class Naming {
        private final Map<String, String> byPlainName = new HashMap<>();
        private final List<String> names = new ArrayList<>();
        private final String file;
        private final String[] lines;
        private final List<Mistake> mistakes = new ArrayList<>();
        private final DeckShape shape;

        Naming(Game game, String file, String text) {
            Catalogue cards = game.cards();
            this.shape = DeckShape.of(game);
            for (int i = 1; i < cards.size(); i++) {
                if (cards.name(i).isBlank()) continue;
                names.add(cards.name(i));
                byPlainName.putIfAbsent(plain(cards.name(i)), cards.name(i));
            }
            this.file = file;
            this.lines = text.split("\\R", -1);
        }

        DeckImport deck(DeckList list, String name) {
            for (DeckList.Line line : list.unread())
                mistake(
                        line,
                        line.count() > 0
                                ? line.count() + " of a card are too many"
                                : "write how many, then the card: '4 Name'; or a heading such as Sideboard");
            Map<String, Object> deck = new LinkedHashMap<>(new TreeMap<>(list.facts()));
            deck.put(shape.key(), shape.written(found(list.cards())));
            if (!list.sideboard().isEmpty()) deck.put(SIDEBOARD, shape.written(found(list.sideboard())));
            if (list.cards().isEmpty()) mistakes.add(at(file, lines, 1, "there are no cards in this list"));
            return new DeckImport(name, deck, list, List.copyOf(mistakes));
        }

        private void mistake(DeckList.Line line, String message) {
            mistakes.add(at(file, lines, line.line(), message));
        }

        private Map<String, Integer> found(List<DeckList.Line> part) {
            Map<String, Integer> all = new LinkedHashMap<>();
            for (DeckList.Line line : part) {
                String card = card(line.card());
                if (card.isEmpty())
                    mistake(line, "there is no card called '" + line.card() + "'. " + Nearest.hint(line.card(), names));
                else all.merge(card, line.count(), Integer::sum);
            }
            return all;
        }

        /** A card with two names may be written with its first alone, or with both where the game has the first. */
        private String card(String written) {
            String whole = plain(written);
            String found = byPlainName.get(whole);
            if (found == null && whole.contains(" // "))
                found = byPlainName.get(whole.substring(0, whole.indexOf(" // ")));
            if (found == null)
                for (Map.Entry<String, String> e : byPlainName.entrySet())
                    if (e.getKey().startsWith(whole + " // ")) found = e.getValue();
            return found == null ? "" : found;
        }
    }
}
