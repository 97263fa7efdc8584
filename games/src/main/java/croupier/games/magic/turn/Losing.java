package croupier.games.magic.turn;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.RuleChange;
import croupier.games.magic.words.Rule;
import croupier.games.magic.zones.FaceDown;
import croupier.games.magic.zones.Leaving;
import croupier.kernel.*;

/** Players win, lose, concede or draw (104). */
public final class Losing {
    private Losing() {}

    /** These seats would lose at the same time; what an effect says may happen instead. */
    public static void wouldLose(Table t, int losing) {
        int still = 0;
        for (int seat = 0; seat < t.seats(); seat++)
            if ((losing & (1 << seat)) != 0 && t.would(LOSES, 0, player(t, seat), 0) != Event.NOTHING)
                still |= 1 << seat;
        if (still != 0) lose(t, still);
    }

    /** These seats lose at the same time; the last one left wins, and if nobody is left it is a draw. Conceding is not replaced (104.3a). */
    public static void lose(Table t, int losing) {
        int now = 0;
        for (int seat = 0; seat < t.seats(); seat++)
            if ((losing & (1 << seat)) != 0 && isIn(t, seat)) {
                now |= 1 << seat;
                t.set(HAS_LOST, player(t, seat), 1);
                t.did(LOSES, 0, player(t, seat), 0);
            }
        int left = Priority.playersLeft(t);
        if (left == 0) throw draw(t);
        if (left == 1) throw won(t, onlyOne(t));
        for (int seat = 0; seat < t.seats(); seat++) if ((now & (1 << seat)) != 0) Leaving.leave(t, seat);
    }

    private static int onlyOne(Table t) {
        for (int seat = 0; seat < t.seats(); seat++) if (isIn(t, seat)) return seat;
        return 0;
    }

    /** An effect says that a player loses (104.3e). */
    public static void loseBy(Table t, int player) {
        if (!RuleChange.says(t, Rule.CANT_LOSE, player)) wouldLose(t, 1 << t.ownerOf(player));
    }

    /** An effect says that a player wins (104.2b): nobody has to be able to lose for that. */
    public static void win(Table t, int player) {
        if (!RuleChange.says(t, Rule.CANT_WIN, player)) throw won(t, t.ownerOf(player));
    }

    private static Error won(Table t, int seat) {
        for (int other = 0; other < t.seats(); other++) FaceDown.showAll(t, other);
        return t.finish(1 << seat);
    }

    public static Error draw(Table t) {
        for (int seat = 0; seat < t.seats(); seat++) FaceDown.showAll(t, seat);
        return t.draw();
    }
}
