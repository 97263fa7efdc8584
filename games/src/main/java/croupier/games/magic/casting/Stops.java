package croupier.games.magic.casting;

import static croupier.games.magic.words.MagicWords.*;

import croupier.kernel.*;

/**
 * Where a player stops: elsewhere they pass without being asked. The options of the match say where everybody stops at first; people
 * change it while they have priority. Everybody sees it, so that who is asked gives nothing away.
 */
public final class Stops {
    public static final int UPKEEP = 1;
    public static final int DRAW = 2;
    public static final int BEGIN_COMBAT = 4;
    public static final int ATTACKERS = 8;
    public static final int BLOCKERS = 16;
    public static final int DAMAGE = 32;
    public static final int END = 64;
    public static final int OTHER_MAIN = 128;
    public static final int OWN = 256;
    public static final int OWN_END = 512;
    static final int PAYING = 1024;

    private static final Option[] OPTIONS = {
        STOP_UPKEEP,
        STOP_DRAW,
        STOP_BEGIN_COMBAT,
        STOP_ATTACKERS,
        STOP_BLOCKERS,
        STOP_DAMAGE,
        STOP_END,
        STOP_OTHER_MAIN,
        STOP_OWN
    };

    private static final int ALL = OPTIONS.length + 2;
    /** The value of {@code stop-end} for all end steps, also one's own. */
    private static final int EVERY_END = 1;

    private Stops() {}

    /** What the options of the match say. */
    public static void setUp(Table t, int player) {
        int mask = 0;
        for (int i = 0; i < OPTIONS.length; i++) if (t.option(OPTIONS[i]) != 0) mask |= 1 << i;
        if (t.option(STOP_END) == EVERY_END) mask |= OWN_END;
        if (t.isOn(STOP_PAYING)) mask |= PAYING;
        t.set(STOPS, player, mask);
    }

    public static boolean has(Table t, int seat, int stop) {
        return (t.get(STOPS, player(t, seat)) & stop) != 0;
    }

    /** Changing is offered once each time a player gets priority and could do something else. */
    public static void offer(Table t, int seat, Ask ask) {
        if ((t.option(CHANGE_STOPS) & (1 << seat)) != 0 && ask.size() > 1 && t.get(STOPS_CHANGED) != seat + 1)
            ask.option(CHANGE_WHERE);
    }

    /** One after the other is set or taken away, until the player is content. */
    public static void change(Table t, int seat) {
        t.set(STOPS_CHANGED, seat + 1);
        for (int n = 0; n < ALL; n++) {
            int now = t.get(STOPS, player(t, seat));
            Ask ask = t.ask(seat, WHERE).option(CONTENT);
            for (int i = 0; i < ALL; i++) ask.option((now & (1 << i)) != 0 ? PASS_AT[i] : STOP_AT[i]);
            int changed = indexOf(Code.word(ask.code()));
            if (changed < 0) return;
            t.set(STOPS, player(t, seat), now ^ (1 << changed));
        }
    }

    private static int indexOf(int word) {
        for (int i = 0; i < ALL; i++) if (is(STOP_AT[i], word) || is(PASS_AT[i], word)) return i;
        return -1;
    }

    private static boolean is(Word w, int word) {
        return w.index() == word;
    }
}
