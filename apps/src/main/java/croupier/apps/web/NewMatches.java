package croupier.apps.web;

import croupier.kernel.Game;
import croupier.kernel.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Makes matches: as somebody wishes, or the same once more. */
final class NewMatches {
    private final House house;

    NewMatches(House house) {
        this.house = house;
    }

    House.Made make(JsonNode wish, String address) {
        house.mayMake(address);
        if (OwnDecks.areIn(wish)) house.ownCards.take(address, "decks of your own");
        Shelf.Box box = OwnDecks.chosen(house.shelf, house.shelf.wished(wish), wish);
        Game game = box.game;
        String name = House.cleaned(Wire.text(wish, "name", 24), "You");
        List<Chair> chairs = Chair.wished(game, wish);
        String token = Tokens.seat();
        int mine = -1;
        for (Chair c : chairs)
            if (mine < 0 && c.who == Chair.Who.PERSON) {
                mine = c.seat;
                c.name = name;
                c.token = Tokens.hash(token);
            }
        Setup setup = setup(game, chairs, wish);
        Room room = house.open(
                StoredMatch.start(setup),
                box,
                chairs,
                Wire.truth(wish, "listed", false),
                new TimeControl(
                                Wire.number(wish, "clock", 0, 0, TimeControl.MOST_DECISION),
                                Wire.number(wish, "bank", 0, 0, TimeControl.MOST_MATCH),
                                Wire.number(wish, "increment", 0, 0, TimeControl.MOST_INCREMENT))
                        .stored(),
                Wire.number(wish, "pace", 600, 0, 5000));
        room.locked(() -> room.isFor(address));
        boolean isChosen = !Wire.text(wish, "seed", 20).isBlank();
        if (isChosen && chairs.stream().anyMatch(c -> c.who == Chair.Who.OPEN))
            room.locked(() -> room.say("", name + " chose the seed of this match and may know what comes"));
        return new House.Made(room, mine, mine < 0 ? "" : token);
    }

    private static Setup setup(Game game, List<Chair> chairs, JsonNode wish) {
        int people = 0;
        for (Chair c : chairs) if (c.who != Chair.Who.BOT) people |= 1 << c.seat;
        String seed = Wire.text(wish, "seed", 20);
        try {
            long from = seed.isBlank() ? Tokens.seed() : game.readSeed(seed);
            Setup setup = game.forPeople(Setup.of(game, chairs.size(), from), people);
            if (wish.get("options") instanceof ObjectNode options)
                for (String option : options.propertyNames())
                    setup = setup.with(option, Wire.text(options, option, 100));
            return setup;
        } catch (IllegalArgumentException e) {
            throw new Refused(String.valueOf(e.getMessage()));
        }
    }

    /** A rematch: the same people, each one seat on. The token that held a seat holds the new one too. */
    Room again(Room old, Setup setup, String address) {
        house.mayMake(address);
        int seats = old.chairs.size();
        List<Chair> chairs = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            Chair before = old.chairs.get((seat + 1) % seats);
            Chair c = Chair.of(seat, before.who, before.name, before.bot);
            c.token = before.token;
            chairs.add(c);
        }
        Shelf.Box today = house.shelf.again(old.box);
        Setup fresh = Setup.of(today.game, seats, Tokens.seed());
        for (Map.Entry<String, String> o : setup.options().entrySet()) {
            try {
                fresh = fresh.with(o.getKey(), o.getValue());
            } catch (IllegalArgumentException e) {
                house.report(old.id, "rematch: " + e.getMessage());
            }
        }
        Room again = house.open(StoredMatch.start(fresh), today, chairs, old.listed, old.clock, old.pace);
        again.locked(() -> again.isFor(address));
        return again;
    }
}
