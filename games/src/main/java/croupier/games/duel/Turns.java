package croupier.games.duel;

import static croupier.games.duel.DuelWords.*;

import croupier.kernel.*;
import croupier.script.*;

/** The course of a duel: turn after turn in the order of the queue. */
final class Turns {
    /** The players are warned this many passes before the last. */
    private static final int LAST_PASSES = 3;

    /** A turn: the player whose turn it is plays one item or passes. */
    static void turn(Table t, int player) {
        if (t.get(TURN_COUNT) == 0) starts(t, GAME_START, player);
        if (t.option(LIMIT) > 0 && t.get(TURN_COUNT) == t.option(LIMIT)) {
            t.tell(OUT_OF_TURNS, 0, 0, t.option(LIMIT));
            Rounds.drawn(t, Rounds.BY_TURNS);
            return;
        }
        t.add(TURN_COUNT, 1);
        starts(t, TURN_START, player);
        int item = isDecided(t) ? 0 : chooseItem(t, player);
        if (item != 0) play(t, player, item);
        Chain.begin(t, TURN_END, player, player, 0, 0);
        if (isDecided(t)) Rounds.won(t, 2 - t.get(BEATEN));
        else if (t.get(QUIET) != 0 || (item == 0 && t.count(ITEMS, player) > 0)) countPasses(t, player, item);
    }

    /**
     * Passes count as long as nothing else happens: a play, tiredness or a listener that does something starts the count again.
     * Once both have passed often enough, nobody wins.
     */
    private static void countPasses(Table t, int player, int item) {
        boolean isQuiet = item == 0 && t.count(ITEMS, player) > 0 && t.get(QUIET) >= 0;
        t.set(QUIET, isQuiet ? 1 : 0);
        int own = isQuiet ? t.get(PASSES, player(t, player)) + 1 : 0;
        t.set(PASSES, player(t, player), own);
        if (!isQuiet) t.set(PASSES, player(t, 1 - player), 0);
        else if (own <= t.get(PASSES, player(t, 1 - player))) stalls(t, own, t.option(PASS_LIMIT));
    }

    /** Both have passed this often: the players are warned, and then it is enough. */
    private static void stalls(Table t, int passes, int limit) {
        if (limit == 0) return;
        if (passes == limit - LAST_PASSES) t.tell(STALLS, 0, 0, LAST_PASSES);
        if (passes < limit) return;
        t.tell(STALLED, 0, 0, limit);
        Rounds.drawn(t, Rounds.BY_PASSES);
    }

    /** An item to play, 0 to pass: the player who has none passes. */
    private static int chooseItem(Table t, int player) {
        if (t.count(ITEMS, player) == 0) return 0;
        long choice = t.ask(player, YOUR_TURN)
                .from(PLAY_ITEM, ITEMS, player)
                .option(PASS)
                .code();
        return Code.a(choice);
    }

    /** Playing: it is announced, the item is used up, then its effects happen in printed order. */
    private static void play(Table t, int player, int item) {
        Steps effects = DuelCards.of(t).plays[t.card(item)];
        Chain.announce(t, PLAY, player, item);
        Chain.tellTop(t, PLAY, player, player, 0, item);
        Chain.begin(t, REMOVE_ITEM, player, player, 0, item);
        Scope s = t.scope();
        Duel.aim(t, s, player);
        s.card = item;
        effects.run(t, s);
        t.done(s);
    }

    /** The game or a turn starts. */
    private static void starts(Table t, Event e, int player) {
        Chain.tellTop(t, e, player, player, 0, 0);
        Chain.announce(t, e, player, 0);
    }
}
