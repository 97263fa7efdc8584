package croupier.apps;

import croupier.kernel.Content;
import croupier.kernel.Game;
import croupier.script.files.Mistakes;
import croupier.script.files.Node;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.random.RandomGenerator;

/**
 * Decks as card files write them: which field lists the cards, as names or as names with counts, and what else stands beside it. New
 * decks are made from these by exchanging cards; whether a deck is allowed the game says when it is loaded.
 */
final class DeckShapes {
    /**
     * A deck.
     *
     * @param field the field that lists the cards
     * @param counted whether it has counts
     * @param others the fields beside it as they are written
     */
    record Deck(String field, boolean counted, Map<String, String> others, TreeMap<String, Integer> cards) {
        /** With one card of it exchanged for another. */
        Deck exchanged(RandomGenerator dice, List<String> pool) {
            TreeMap<String, Integer> changed = new TreeMap<>(cards);
            List<String> names = new ArrayList<>(changed.keySet());
            String out = names.get(dice.nextInt(names.size()));
            String in = pool.get(dice.nextInt(pool.size()));
            int count = counted ? 1 + dice.nextInt(Math.min(3, changed.getOrDefault(out, 1))) : 1;
            changed.merge(out, -count, Integer::sum);
            if (changed.getOrDefault(out, 0) <= 0) changed.remove(out);
            changed.merge(in, count, Integer::sum);
            return new Deck(field, counted, ofAnother(), changed);
        }

        /** With two of three cards exchanged for others in the same numbers. */
        Deck shuffled(RandomGenerator dice, List<String> pool) {
            TreeMap<String, Integer> changed = new TreeMap<>();
            cards.forEach((card, n) -> {
                if (dice.nextInt(3) == 0) changed.put(card, n);
            });
            List<String> kept = List.copyOf(changed.keySet());
            List<String> free = new ArrayList<>(pool);
            free.removeAll(cards.keySet());
            cards.forEach((card, n) -> {
                if (!kept.contains(card))
                    changed.put(free.isEmpty() ? card : free.remove(dice.nextInt(free.size())), n);
            });
            return new Deck(field, counted, ofAnother(), changed);
        }

        /** What is said about this deck does not hold for one with other cards. */
        private Map<String, String> ofAnother() {
            Map<String, String> fields = new LinkedHashMap<>(others);
            fields.computeIfPresent("about", (_, _) -> "Cards of it were exchanged at random.");
            return fields;
        }

        String text(String name) {
            StringBuilder s = new StringBuilder(name).append(":\n");
            others.forEach((key, value) ->
                    s.append("  ").append(key).append(": ").append(value).append('\n'));
            s.append("  ").append(field).append(counted ? ":\n" : ": [");
            List<String> listed = new ArrayList<>();
            cards.forEach((card, n) -> {
                if (counted)
                    s.append("    \"").append(card).append("\": ").append(n).append('\n');
                else for (int i = 0; i < n; i++) listed.add("\"" + card + "\"");
            });
            return s.append(counted ? "" : String.join(", ", listed) + "]\n").toString();
        }
    }

    private DeckShapes() {}

    /** The decks of these names, as the files of the content have them. */
    static Map<String, Deck> of(Content content, List<String> names) {
        Map<String, Deck> all = new LinkedHashMap<>();
        for (Content.CardFile file : content.inOrder()) {
            if (!file.place().startsWith("decks/")) continue;
            String text = String.valueOf(content.files().get(file.key()));
            if (!(croupier.script.files.Yaml.read(file.called(), text, new Mistakes()) instanceof Node.Mapping decks))
                continue;
            for (Node.Entry e : decks.entries())
                if (names.contains(e.key().text()) && e.value() instanceof Node.Mapping m) {
                    Deck deck = read(m);
                    if (deck != null) all.put(e.key().text(), deck);
                }
        }
        return all;
    }

    private static @org.jspecify.annotations.Nullable Deck read(Node.Mapping m) {
        TreeMap<String, Integer> cards = new TreeMap<>();
        String field = "";
        boolean counted = false;
        Map<String, String> others = new LinkedHashMap<>();
        for (Node.Entry e : m.entries()) {
            boolean isList = e.value() instanceof Node.Sequence || e.value() instanceof Node.Mapping;
            if (field.isEmpty() && isList) {
                field = e.key().text();
                if (e.value() instanceof Node.Mapping counts) {
                    counted = true;
                    for (Node.Entry c : counts.entries())
                        if (c.value() instanceof Node.Scalar n && n.text().matches("[0-9]{1,3}"))
                            cards.put(c.key().text(), Integer.parseInt(n.text()));
                } else if (e.value() instanceof Node.Sequence list)
                    for (Node n : list.items())
                        if (n instanceof Node.Scalar card) cards.merge(card.text(), 1, Integer::sum);
            } else others.put(e.key().text(), NodeText.of(e.value(), "", Map.of()));
        }
        return cards.isEmpty() ? null : new Deck(field, counted, others, cards);
    }

    /** The cards that decks may be made of: all of the kinds that occur in these; the game refuses those that it does not allow. */
    static List<String> pool(Map<String, Deck> decks, Game game) {
        TreeSet<String> used = new TreeSet<>();
        decks.values().forEach(d -> used.addAll(d.cards().keySet()));
        TreeSet<String> kinds = new TreeSet<>();
        for (int c = 1; c < game.cards().size(); c++)
            if (used.contains(game.cards().name(c))) kinds.add(kind(game, c));
        for (int c = 1; c < game.cards().size(); c++)
            if (kinds.contains(kind(game, c))) used.add(game.cards().name(c));
        return List.copyOf(used);
    }

    private static String kind(Game game, int card) {
        return game.cards().face(card).getOrDefault("kind", "card");
    }
}
