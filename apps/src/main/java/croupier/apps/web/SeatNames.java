package croupier.apps.web;

import croupier.kernel.Game;
import croupier.kernel.Spoken;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Puts those who sit there in the place of what a game calls its seats, such as "player two": "you" for the viewer, for others a mark
 * with the number of the seat, which pages replace by the name.
 */
final class SeatNames {
    private static final String BEGIN = "\u0005";
    private static final String END = "\u0003";

    private final int viewer;
    private final List<Pattern> seats = new ArrayList<>();

    SeatNames(Game game, int seats, int viewer) {
        this.viewer = viewer;
        for (int seat = 0; seats > 1 && seat < seats; seat++)
            this.seats.add(Pattern.compile(
                    "\\b(" + Pattern.quote(game.nameOfSeat(seat)) + "|seat " + (seat + 1) + ")\\b",
                    Pattern.CASE_INSENSITIVE));
    }

    /** The mark of a seat. */
    static String mark(int seat) {
        return BEGIN + seat + END;
    }

    /** A text of the game as this viewer reads it. */
    String in(String text) {
        String named = text;
        for (int seat = 0; seat < seats.size(); seat++)
            named = seats.get(seat).matcher(named).replaceAll(seat == viewer ? Spoken.YOU : mark(seat));
        return Spoken.to(named);
    }
}
