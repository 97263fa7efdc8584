package croupier.apps.web;

import croupier.apps.table.BoardFile;
import croupier.kernel.Catalogue;
import croupier.kernel.Content;
import croupier.kernel.Game;
import croupier.kernel.GameSource;
import croupier.kernel.Games;
import croupier.kernel.Option;
import croupier.lab.Bots;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The games that are here, each loaded once per set of cards, and what pages need to know of them. */
final class Shelf {
    /** A game with one set of cards. */
    static final class Box {
        final Game game;
        final Content content;
        final JsonNode board;
        private final Map<String, String> terms = new LinkedHashMap<>();
        private final Map<Integer, ObjectNode> cards = new ConcurrentHashMap<>();

        Box(Game game, Content content, JsonNode board) {
            this.game = game;
            this.content = content;
            this.board = board;
            collectTerms();
        }

        /** Everything that has a name and a meaning: what the board explains, the game's own words, other cards. */
        private void collectTerms() {
            Map<String, String> all = new LinkedHashMap<>();
            Catalogue cards = game.cards();
            for (int card = 1; card < cards.size(); card++)
                if (cards.name(card).length() > 2) all.put(cards.name(card), cards.text(card));
            all.putAll(game.glossary());
            if (board.get("terms") instanceof ObjectNode said)
                said.properties().forEach(e -> all.put(e.getKey(), e.getValue().asString()));
            all.entrySet().stream()
                    .sorted(Comparator.comparingInt(e -> -e.getKey().length()))
                    .forEach(e -> terms.put(e.getKey(), e.getValue()));
        }

        /** A card as pages show it: name, text, what is printed on it, what the words in it mean. */
        ObjectNode card(int card) {
            return cards.computeIfAbsent(card, this::describe);
        }

        private ObjectNode describe(int card) {
            Catalogue cards = game.cards();
            String text = cards.text(card);
            ObjectNode node = Wire.object().put("name", cards.name(card)).put("text", text);
            node.set("face", Wire.tree(cards.face(card)));
            node.set("terms", terms(text, cards.name(card)));
            return node;
        }

        /** The words of a text that have a meaning of their own. */
        ObjectNode terms(String text, String except) {
            ObjectNode found = Wire.object();
            for (Map.Entry<String, String> e : terms.entrySet()) {
                String term = e.getKey();
                if (found.size() == 8) break;
                if (term.equals(except) || e.getValue().isBlank() || !text.contains(term)) continue;
                if (Pattern.compile("\\b" + Pattern.quote(term) + "\\b")
                        .matcher(text)
                        .find()) found.put(term, e.getValue());
            }
            return found;
        }

        String meaning(String term) {
            return terms.getOrDefault(term, "");
        }
    }

    private final Map<String, Box> today = new ConcurrentHashMap<>();
    private final Map<String, Box> older = new ConcurrentHashMap<>();

    List<String> names() {
        return Games.names();
    }

    /** A game with the cards of today. */
    Box box(String name) {
        GameSource source = source(name);
        try {
            return today.computeIfAbsent(name, _ -> {
                Content content = source.content();
                return new Box(source.load(content), content, Wire.tree(BoardFile.read(name, source.board())));
            });
        } catch (RuntimeException e) {
            throw new Refused(503, "the files of " + name + " have mistakes: " + e.getMessage());
        }
    }

    /** A game with other cards as those of today. */
    void put(Box box) {
        today.put(box.game.name(), box);
    }

    /** A game with the cards that a match began with, also if those of today cannot be loaded. */
    Box box(String name, String hash, Store store) {
        GameSource source = source(name);
        Box now = today.get(name);
        try {
            now = box(name);
        } catch (Refused e) {
            // reported when the cards of today are asked for
        }
        if (now != null && now.game.cards().hash().equals(hash)) return now;
        JsonNode board = now == null ? Wire.object() : now.board;
        return older.computeIfAbsent(name + " " + hash, _ -> {
            Content content = store.content(hash);
            if (content == null)
                throw new Refused(410, "the cards of " + name + " with which this match began are gone");
            return new Box(source.load(content), content, board);
        });
    }

    private static GameSource source(String name) {
        try {
            return Games.source(name);
        } catch (IllegalArgumentException e) {
            throw new Refused(404, String.valueOf(e.getMessage()));
        }
    }

    /** A game for the lobby. */
    ObjectNode describe(String name) {
        Box box = box(name);
        Game g = box.game;
        ObjectNode node = Wire.object()
                .put("name", g.name())
                .put("about", g.about())
                .put("least", g.minSeats())
                .put("most", g.maxSeats())
                .put("cards", g.cards().size() - 1);
        node.set("bots", Wire.tree(Bots.names(g)));
        ArrayNode options = node.putArray("options");
        for (Option o : g.layout().options())
            options.addObject()
                    .put("name", o.name())
                    .put("usual", o.say(o.usual()))
                    .put("least", o.least())
                    .put("most", o.most())
                    .put("help", o.help())
                    .set("choices", Wire.tree(o.choices()));
        ObjectNode look = node.putObject("board");
        for (String key : List.of("title", "color", "icon", "about"))
            if (box.board.has(key)) look.set(key, box.board.get(key));
        List<String> samples = new ArrayList<>();
        int size = g.cards().size() - 1;
        for (int i = 0; i < Math.min(5, size); i++) samples.add(g.cards().name(1 + (int) ((long) i * size / 5)));
        node.set("samples", Wire.tree(samples));
        return node;
    }
}
