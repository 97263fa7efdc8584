package croupier.apps.web;

import croupier.kernel.Decision;
import croupier.kernel.Journal;
import croupier.kernel.Match;
import croupier.kernel.Save;
import croupier.lab.Bots;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** Matches that begin where another one was: played on from a position, or brought along as a journal. */
final class Branches {
    private final House house;

    Branches(House house) {
        this.house = house;
    }

    /** The beginning of a match that is over, to play on against bots. */
    House.Made fork(String id, JsonNode wish, String address) {
        int seat = Wire.number(wish, "seat", 0, 0, 99);
        Journal journal = house.at(id, room -> {
            if (!room.isOver()) throw new Refused(403, "a match is played on from a position when it is over");
            return room.journal();
        });
        int answer = Wire.number(wish, "answer", journal.size(), 0, journal.size());
        if (seat >= journal.seats) throw new Refused("there is no seat " + (seat + 1));
        return open(journal.first(answer), seat, House.cleaned(Wire.text(wish, "name", 24), "You"), address);
    }

    /** A match from a journal or a saved match that somebody has kept. */
    House.Made bring(String text, String address) {
        Journal journal;
        try {
            journal = Save.journal(text);
        } catch (IllegalArgumentException e) {
            throw new Refused("this journal cannot be read: " + e.getMessage());
        }
        if (journal.size() > house.limits.answers())
            throw new Refused("a match has at most " + house.limits.answers() + " answers");
        return open(journal, -1, "You", address);
    }

    /** @param seat who plays on; -1 for the one who is asked first */
    private House.Made open(Journal journal, int seat, String name, String address) {
        house.mayMake(address);
        if (!journal.packs().isEmpty()) house.ownCards.take(address, "decks of your own");
        if (journal.isLaid()) throw new Refused("this journal begins at a table that was laid out by hand");
        Shelf.Box box = house.shelf.box(journal, house.store);
        Match match = replayed(box, journal);
        int mine = match.isOver() && seat < 0 ? -1 : seat < 0 ? asked(match) : seat;
        List<Chair> chairs = new ArrayList<>();
        String token = Tokens.seat();
        for (int i = 0; i < journal.seats; i++) {
            String called = i == mine ? name : Chair.nameOf(Bots.USUAL);
            Chair c = Chair.of(i, i == mine ? Chair.Who.PERSON : Chair.Who.BOT, called, Bots.USUAL);
            if (i == mine) c.token = Tokens.hash(token);
            chairs.add(c);
        }
        Room room = house.open(match, box, chairs, false, 0, 600);
        room.locked(() -> room.isFor(address));
        return new House.Made(room, mine, mine < 0 ? "" : token);
    }

    private static Match replayed(Shelf.Box box, Journal journal) {
        try {
            return StoredMatch.replayed(box.game, journal);
        } catch (RuntimeException | AssertionError | StackOverflowError e) {
            throw new Refused("this journal does not fit the rules of " + journal.game + ": " + e.getMessage());
        }
    }

    private static int asked(Match match) {
        Decision first = match.open(0);
        return first.seat();
    }
}
