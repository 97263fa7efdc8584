package croupier.apps.web;

import croupier.apps.decks.DeckListReader;
import croupier.kernel.Catalogue;
import croupier.kernel.Games;
import croupier.kernel.Option;
import croupier.lab.Bots;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.Map;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What the server answers over HTTP about a game itself: its cards, and how it is learnt. The same for everybody, at any time. */
record GameRoutes(House house, Function<ServerRequest, String> caller) {
    void routes(HttpRouting.Builder r) {
        r.get("/api/games/{name}/cards", (in, out) -> tell(in, out, "cards", GameRoutes::cards));
        r.get("/api/games/{name}/decks", (in, out) -> tell(in, out, "decks", GameRoutes::decks));
        r.post("/api/games/{name}/decks", this::judgeDeck);
        r.post("/api/games/{name}/decks/read", this::readDeck);
        r.get("/api/games/{name}/learn", (in, out) -> tell(in, out, "learn", GameRoutes::learn));
    }

    private void tell(ServerRequest in, ServerResponse out, String what, Function<Shelf.Box, JsonNode> of) {
        Shelf.Box box = box(in);
        Site.json(out, box.told(what, () -> of.apply(box)));
    }

    private Shelf.Box box(ServerRequest in) {
        return house.shelf.box(in.path().pathParameters().get("name"));
    }

    /** Every card with its text and what is printed on it. */
    private static ObjectNode cards(Shelf.Box box) {
        ObjectNode node = Wire.object().put("game", box.game.name());
        node.set("board", box.board);
        ArrayNode all = node.putArray("cards");
        Catalogue cards = box.game.cards();
        for (int i = 1; i < cards.size(); i++)
            if (!cards.name(i).isBlank()) all.add(box.card(i).deepCopy().put("c", i));
        return node;
    }

    /** The decks that come with a game, with all cards to build others. */
    private static ObjectNode decks(Shelf.Box box) {
        ObjectNode node = cards(box).put("bot", Bots.USUAL);
        node.put("least", box.game.minSeats()).put("most", box.game.maxSeats());
        node.set(
                "options", Wire.tree(box.game.decks().stream().map(Option::name).toList()));
        node.set("decks", OwnDecks.readyMade(box));
        return node;
    }

    /** Whether a deck may be played; refused with every reason why not. */
    private void judgeDeck(ServerRequest in, ServerResponse out) {
        ObjectNode wish = Site.body(in);
        house.mayMake(caller.apply(in));
        house.ownCards.take(caller.apply(in), "decks of your own");
        Map<String, JsonNode> deck = Map.of(Wire.text(wish, "name", 40).strip(), wish.path("deck"));
        OwnDecks.with(house.shelf, box(in), deck);
        Site.json(out, Wire.object().put("ok", true));
    }

    /** A pasted list of cards as a deck, to be looked at and changed before it is played. */
    private void readDeck(ServerRequest in, ServerResponse out) {
        ObjectNode wish = Site.body(in);
        house.mayMake(caller.apply(in));
        String name = Wire.text(wish, "name", 40).strip();
        String text = Wire.text(wish, "text", DeckListReader.LONGEST);
        Site.json(out, OwnDecks.pasted(box(in), name.isEmpty() ? "My deck" : name, text));
    }

    /** The rules in short, a guided first match, and every word with its meaning. */
    private static ObjectNode learn(Shelf.Box box) {
        ObjectNode node = LearnFile.read(box.game, Games.source(box.game.name()).learn());
        node.put("game", box.game.name()).put("about", box.game.about());
        node.put("least", box.game.minSeats()).put("bot", Bots.USUAL);
        node.set("board", box.board);
        ObjectNode words = node.putObject("words");
        box.game.glossary().forEach(words::put);
        ArrayNode all = node.putArray("shown");
        for (var rule : node.path("rules"))
            for (var name : rule.path("cards")) {
                int card = box.game.cards().find(name.asString());
                if (card > 0) all.add(box.card(card).deepCopy().put("c", card));
            }
        return node;
    }
}
