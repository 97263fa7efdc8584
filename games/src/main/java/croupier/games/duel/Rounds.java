package croupier.games.duel;

import static croupier.games.duel.DuelWords.*;

import croupier.kernel.*;

/** A match of several duels with the same loadouts: the player who wins more than half of them has won. */
final class Rounds {
    /** Why nobody has won a duel. */
    static final int BY_TURNS = 1;

    static final int BY_PASSES = 2;

    /** A duel is won. The player who lost it begins the next one. */
    static void won(Table t, int seat) {
        int player = player(t, seat);
        t.add(WON, player, 1);
        if (2 * t.get(WON, player) > t.option(BEST_OF)) t.finish(1 << seat);
        else next(t, 1 - seat);
    }

    /** A duel that nobody has won counts for nobody. */
    static void drawn(Table t, int why) {
        t.set(UNDECIDED, why);
        next(t, Duel.first(t));
    }

    private static void next(Table t, int first) {
        t.add(ROUND, 1);
        if (t.get(ROUND) < t.option(BEST_OF)) lay(t, first);
        else end(t);
    }

    /** All duels are over: who won more of them has won. */
    private static void end(Table t) {
        int ahead = t.get(WON, player(t, 0)) - t.get(WON, player(t, 1));
        if (ahead == 0) t.draw();
        else t.finish(1 << (ahead > 0 ? 0 : 1));
    }

    /** Everything is as at the start: health, speed, items, queue; nothing is under way. */
    static void lay(Table t, int first) {
        t.set(BEATEN, 0);
        t.set(UNDECIDED, 0);
        t.set(QUIET, 0);
        t.set(TURN_COUNT, 0);
        for (int seat = 0; seat < 2; seat++) {
            int player = player(t, seat);
            t.set(HEALTH, player, t.option(seat == 0 ? HEALTH_ONE : HEALTH_TWO));
            t.set(SPEED, player, t.option(seat == 0 ? SPEED_ONE : SPEED_TWO));
            t.set(TURNS_GIVEN, player, 0);
            t.set(PASSES, player, 0);
            while (t.count(STATUSES, seat) > 0) Effects.removeStatus(t, t.top(STATUSES, seat));
            gather(t, seat);
        }
        while (t.count(QUEUE, 0) > 0) t.remove(t.top(QUEUE, 0));
        TurnQueue.begin(t, first);
        Chain.listenAll(t);
    }

    /** Items that were used come back, all in their old order, which is that of their making. */
    private static void gather(Table t, int seat) {
        t.rows().addAll(t, ITEMS, seat).each(t, Chain::unlisten);
        t.moveAll(ITEMS, seat, USED, seat);
        Rows items = t.rows().addAll(t, USED, seat).sort(t, (table, item) -> item);
        for (int i = 0; i < items.size(); i++) t.move(items.get(i), ITEMS, seat);
    }
}
