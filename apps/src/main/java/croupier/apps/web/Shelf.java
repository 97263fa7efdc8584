package croupier.apps.web;

import croupier.apps.decks.DeckImport;
import croupier.apps.table.BoardFile;
import croupier.kernel.Catalogue;
import croupier.kernel.Content;
import croupier.kernel.Game;
import croupier.kernel.GameSource;
import croupier.kernel.Games;
import croupier.kernel.Journal;
import croupier.kernel.Nearest;
import croupier.kernel.Option;
import croupier.lab.Bots;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The games that are here, each loaded once per set of cards, and what pages need to know of them. */
final class Shelf {
    private static final int MOST_OLDER = 24;

    /** A game with one set of cards. */
    static final class Box {
        final Game game;
        final Content content;
        final JsonNode board;
        private final Map<String, String> terms = new LinkedHashMap<>();
        private final Map<Integer, ObjectNode> cards = new ConcurrentHashMap<>();
        private Art art = new Art();
        private final Map<String, byte[]> told = new ConcurrentHashMap<>();

        Box(Game game, Content content, JsonNode board) {
            this.game = game;
            this.content = content;
            this.board = board;
            collectTerms();
        }

        /** A description of the game that is the same for everybody; written once, then kept. */
        byte[] told(String what, Supplier<JsonNode> work) {
            return told.computeIfAbsent(what, _ -> Wire.write(work.get()).getBytes(StandardCharsets.UTF_8));
        }

        /** The same with pictures that somebody drew. */
        Box with(Art pictures) {
            art = pictures;
            return this;
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
            String picture = art.address(game.name(), cards.name(card));
            if (!picture.isEmpty()) node.put("art", picture);
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

    final Art art = new Art();

    /** Games by their names and those of the packs on top of them. */
    private final Map<List<String>, Box> today = new ConcurrentHashMap<>();

    private final List<Offered> offered = new CopyOnWriteArrayList<>();
    /** Those used last: rooms keep their own. */
    private final Map<String, Box> older = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Box> eldest) {
            return size() > MOST_OLDER;
        }
    };

    List<String> names() {
        return Games.names();
    }

    /** From now on matches of a game may be played with this pack. */
    void offer(Offered pack) {
        if (packs(pack.game()).contains(pack.name()))
            throw new IllegalArgumentException("two packs of " + pack.game() + " are called " + pack.name());
        offered.add(pack);
    }

    /** The packs that are offered for a game, in their order. */
    private List<String> packs(String game) {
        return offered.stream()
                .filter(p -> p.game().equals(game))
                .map(Offered::name)
                .toList();
    }

    /** A game with the cards of today and all packs that are offered for it. */
    Box box(String name) {
        return box(name, packs(name));
    }

    /** A game with the cards of today and some of the packs, in the order in which they are offered. */
    Box box(String name, List<String> chosen) {
        GameSource source = source(name);
        List<String> packs = packs(name);
        for (String one : chosen)
            if (!packs.contains(one))
                throw new Refused("there is no pack '" + one + "' for " + name + ". " + Nearest.hint(one, packs));
        List<Offered> laid = offered.stream()
                .filter(p -> p.game().equals(name) && chosen.contains(p.name()))
                .toList();
        try {
            return today.computeIfAbsent(
                    key(name, laid.stream().map(Offered::name).toList()), _ -> {
                        Content content = source.content();
                        for (Offered p : laid) content = content.withPack(p.name(), p.from(), p.files());
                        return new Box(source.load(content), content, Wire.tree(BoardFile.read(name, source.board())))
                                .with(art);
                    });
        } catch (RuntimeException e) {
            throw new Refused(503, "the files of " + name + " have mistakes: " + e.getMessage());
        }
    }

    private static List<String> key(String game, List<String> packs) {
        List<String> key = new ArrayList<>(List.of(game));
        key.addAll(packs);
        return key;
    }

    /** The game that somebody asked for, with the packs they named, or else with all. */
    Box wished(JsonNode wish) {
        String game = Wire.text(wish, "game", 40);
        if (!(wish.get("packs") instanceof ArrayNode packs)) return box(game);
        List<String> chosen = new ArrayList<>();
        for (JsonNode one : packs) if (one.isString()) chosen.add(one.asString());
        return box(game, chosen);
    }

    /** The same game and packs as those of a match, with the cards of today and, where it had any, its own. */
    Box again(Box of) {
        if (isOwn(of)) return of;
        List<String> names = of.content.packs().stream().map(Content.Pack::name).toList();
        String game = of.game.name();
        return packs(game).containsAll(names) ? box(game, names) : of;
    }

    /** A game with other cards as those of today. */
    void put(Box box) {
        today.put(List.of(box.game.name()), box);
    }

    /** A game with the cards that a match began with, also if those of today cannot be loaded. */
    Box box(String name, String hash, Store store) {
        GameSource source = source(name);
        Box now = today.values().stream()
                .filter(b -> b.game.name().equals(name) && b.game.cards().hash().equals(hash))
                .findFirst()
                .orElse(null);
        if (now != null) return now;
        try {
            now = box(name);
        } catch (Refused e) {
            // reported when the cards of today are asked for
        }
        if (now != null && now.game.cards().hash().equals(hash)) return now;
        JsonNode board = now == null ? Wire.object() : now.board;
        synchronized (older) {
            return older.computeIfAbsent(name + " " + hash, _ -> {
                Content content = store.content(hash);
                if (content == null)
                    throw new Refused(410, "the cards of " + name + " with which this match began are gone");
                return new Box(source.load(content), content, board).with(art);
            });
        }
    }

    /** A game with the cards of a match from elsewhere, which may carry decks that nobody has here. */
    Box box(Journal journal, Store store) {
        try {
            return box(journal.game, journal.content, store);
        } catch (Refused gone) {
            Content cards = carriesDecks(journal) ? journal.cards(box(journal.game, List.of()).content) : null;
            if (cards == null) throw gone;
            Box made = box(journal.game, cards);
            if (!made.game.cards().hash().equals(journal.content)) throw gone;
            return made;
        }
    }

    private static boolean carriesDecks(Journal journal) {
        return !journal.packs().isEmpty()
                && journal.packs().stream()
                        .flatMap(p -> p.files().keySet().stream())
                        .allMatch(place -> place.startsWith(DeckImport.FOLDER));
    }

    /** Whether a match brought cards of its own, beside those of today. */
    boolean isOwn(Box box) {
        return box.content.packs().stream().anyMatch(p -> p.name().equals(OwnDecks.PACK));
    }

    /** A game with other card files; throws with every mistake in them. */
    Box box(String name, Content content) {
        JsonNode board = box(name).board;
        synchronized (older) {
            Box made = new Box(source(name).load(content), content, board).with(art);
            return older.computeIfAbsent(name + " " + made.game.cards().hash(), _ -> made);
        }
    }

    private static GameSource source(String name) {
        try {
            return Games.source(name);
        } catch (IllegalArgumentException e) {
            throw new Refused(404, String.valueOf(e.getMessage()));
        }
    }

    /** A game for the lobby. */
    ObjectNode describe(String name, Box box) {
        Game g = box.game;
        ObjectNode node = Wire.object()
                .put("name", g.name())
                .put("about", g.about())
                .put("least", g.minSeats())
                .put("most", g.maxSeats())
                .put("cards", g.cards().size() - 1);
        node.set("levels", Wire.tree(Bots.levels()));
        node.set("decks", Wire.tree(g.decks().stream().map(Option::name).toList()));
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
        for (String key : List.of("title", "color", "icon", "about", "match", "kinds"))
            if (box.board.has(key)) look.set(key, box.board.get(key));
        List<String> samples = new ArrayList<>();
        int size = g.cards().size() - 1;
        for (int i = 0; i < Math.min(5, size); i++) samples.add(g.cards().name(1 + (int) ((long) i * size / 5)));
        node.set("samples", Wire.tree(samples));
        List<String> on = box.content.packs().stream().map(Content.Pack::name).toList();
        ArrayNode packs = node.putArray("packs");
        for (Offered p : offered)
            if (p.game().equals(name))
                packs.addObject().put("name", p.name()).put("about", p.about()).put("on", on.contains(p.name()));
        return node;
    }
}
