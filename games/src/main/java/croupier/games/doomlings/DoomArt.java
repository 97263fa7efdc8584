package croupier.games.doomlings;

import croupier.kernel.Match;
import java.util.List;

/** The table drawn in text. */
final class DoomArt {
    private DoomArt() {}

    static List<String> draw(Match m, int viewer, int width) {
        return List.of();
    }
}
