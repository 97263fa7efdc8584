package croupier.lab.study;

import croupier.kernel.Setup;
import java.util.List;

/**
 * Matches of a study that differ by chance alone.
 *
 * @param bots who sits in the seats
 * @param decks what each seat begins with, as people name it; empty where the game has no decks to choose
 */
public record Cell(Setup setup, List<String> bots, List<String> decks) {
    public Cell {
        bots = List.copyOf(bots);
        decks = List.copyOf(decks);
        if (bots.size() != setup.seats())
            throw new IllegalArgumentException(bots.size() + " bots are named for " + setup.seats() + " seats");
    }

    String deck(int seat) {
        return seat < decks.size() ? decks.get(seat) : "";
    }
}
