package croupier.apps.web;

import croupier.apps.decks.DeckImport;
import croupier.kernel.Content;
import croupier.kernel.Game;
import croupier.kernel.Option;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Decks that players build. One becomes a card file beside those of the game, so the game itself says what is wrong with it, and a
 * match keeps it with its cards.
 */
final class OwnDecks {
    /** The pack in which the decks of a match lie. */
    static final String PACK = "own decks";

    private static final String FILE = "of-this-match.yaml";
    private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{N} '.-]{0,39}");

    private OwnDecks() {}

    /** The decks that come with a game, where its players choose one. */
    static ArrayNode readyMade(Shelf.Box box) {
        ArrayNode all = Wire.array();
        if (box.game.decks().isEmpty()) return all;
        Option choice = box.game.decks().getFirst();
        for (Content.CardFile file : box.content.inOrder()) {
            if (!file.place().startsWith(DeckImport.FOLDER)) continue;
            Object read = new Load(
                            LoadSettings.builder().setLabel(file.called()).build())
                    .loadFromString(box.content.files().get(file.key()));
            if (!(read instanceof Map<?, ?> decks)) continue;
            decks.forEach((name, deck) -> {
                if (choice.choices().contains(String.valueOf(name)) && deck instanceof Map<?, ?>)
                    all.addObject().put("name", String.valueOf(name)).set("deck", Wire.tree(deck));
            });
        }
        return all;
    }

    /** The game with one deck more; refuses a deck that its rules do not allow, with every reason. */
    static Shelf.Box with(Shelf shelf, Shelf.Box box, Map<String, JsonNode> decks) {
        ObjectNode file = Wire.object();
        decks.forEach((name, deck) -> {
            if (!NAME.matcher(name).matches())
                throw new Refused("a deck's name has letters, digits and spaces, at most 40: '" + name + "'");
            if (isTaken(box.game, name))
                throw new Refused("there is a deck called " + name + " already: choose another name");
            file.set(name, deck);
        });
        // JSON is YAML too
        Content content =
                box.content.withPack(PACK, FILE, Map.of(DeckImport.FOLDER + FILE, file.toPrettyString() + "\n"));
        try {
            return shelf.box(box.game.name(), content);
        } catch (RuntimeException e) {
            throw new Refused(String.valueOf(e.getMessage()).replace(FILE + ":", "line "));
        }
    }

    /** A list of cards as somebody has pasted it, as a deck; refused with every line that cannot be read. */
    static ObjectNode pasted(Shelf.Box box, String name, String text) {
        DeckImport read;
        try {
            read = DeckImport.of(box.game, "line", text, name);
        } catch (IllegalArgumentException e) {
            throw new Refused(String.valueOf(e.getMessage()));
        }
        if (!read.mistakes().isEmpty())
            throw new Refused(read.mistakes().stream()
                    .map(m -> "line " + m.place().line() + ": " + m.message())
                    .collect(Collectors.joining("\n")));
        ObjectNode node = Wire.object().put("name", read.name());
        node.set("deck", Wire.tree(read.deck()));
        return node;
    }

    private static boolean isTaken(Game game, String name) {
        for (Option o : game.decks()) if (o.choices().contains(name)) return true;
        return false;
    }

    /** Whether a wish for a match brings decks. */
    static boolean areIn(JsonNode wish) {
        return wish.get("decks") instanceof ObjectNode decks && !decks.isEmpty();
    }

    /** The game as a wish for a match wants it: own decks are added and chosen. */
    static Shelf.Box chosen(Shelf shelf, Shelf.Box box, JsonNode wish) {
        if (!areIn(wish) || !(wish instanceof ObjectNode whole) || !(wish.get("decks") instanceof ObjectNode decks))
            return box;
        Map<String, JsonNode> own = new java.util.LinkedHashMap<>();
        ObjectNode options = whole.get("options") instanceof ObjectNode told ? told : whole.putObject("options");
        for (String option : decks.propertyNames()) {
            if (box.game.decks().stream().noneMatch(o -> o.name().equals(option)))
                throw new Refused(box.game.name() + " has no decks to choose by '" + option + "'");
            String name = Wire.text(decks.path(option), "name", 40).strip();
            own.put(name, decks.path(option).path("deck"));
            options.put(option, name);
        }
        return with(shelf, box, own);
    }
}
