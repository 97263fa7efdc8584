package croupier.games.magic;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.words.MagicWords;
import croupier.games.magic.words.Type;
import croupier.kernel.*;

/** How good a position looks: life, permanents by what they can do, cards in hand. */
final class Worth {
    private static final int CARD = 6;

    private Worth() {}

    static int of(Seen seen, int seat) {
        int player = seen.at(PLAYERS, seat, 0);
        if (seen.get(HAS_LOST, player) != 0) return 0;
        int worth = 3 * Math.min(20, seen.get(LIFE, player)) + Math.max(0, seen.get(LIFE, player) - 20);
        worth += CARD * seen.count(HAND, seat) - 2 * seen.get(POISON, player);
        if (seen.get(TURN) == 0) worth += openingHand(seen, seat) - CARD * seen.get(MULLIGANS, player);
        for (int i = 0; i < seen.count(BATTLEFIELD, 0); i++) {
            int object = seen.at(BATTLEFIELD, 0, i);
            if (object != 0 && seen.stat(CONTROLLER, object) == seat) worth += permanent(seen, object);
        }
        return worth;
    }

    /** A hand that is kept should have lands and something to cast; what a mulligan costs is counted apart. */
    private static int openingHand(Seen seen, int seat) {
        int lands = 0;
        int cards = seen.count(HAND, seat);
        for (int i = 0; i < cards; i++) {
            int card = seen.at(HAND, seat, i);
            if (card == 0) return 0;
            if ((seen.stat(TYPES, card) & Type.LAND.bit()) != 0) lands++;
        }
        boolean isPlayable = lands >= 2 && cards - lands >= 2;
        return isPlayable ? 0 : -2 * CARD;
    }

    private static int permanent(Seen seen, int object) {
        int types = seen.stat(TYPES, object);
        int worth = (types & Type.LAND.bit()) != 0 ? 9 : 7;
        if ((types & Type.CREATURE.bit()) == 0) return worth + 2 * seen.get(LOYALTY, object);
        int power = Math.max(0, seen.stat(POWER, object));
        int toughness = Math.max(0, seen.stat(TOUGHNESS, object) - seen.get(MagicWords.DAMAGE, object));
        return worth + 3 * power + 2 * toughness + 2 * Integer.bitCount(seen.stat(KEYWORDS, object));
    }
}
