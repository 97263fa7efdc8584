package croupier.games.doomlings;

import static croupier.games.doomlings.DoomWords.*;

import croupier.kernel.*;

/** The course of the match: age after age, three of them catastrophes. */
final class Rounds {
    static final int LAST_CATASTROPHE = 3;

    /** The first player reveals the next age; without one the world ends. */
    static void reveal(Table t, int a, int b, int c, int d) {
        int card = t.top(AGE_DECK, 0);
        t.add(ROUND, 1);
        if (card == 0) t.last(COURSE, WORLDS_END_TASK, 0, 0, 0, 0);
        else if (t.is(CATASTROPHE, card)) strike(t, card);
        else begin(t, card);
    }

    private static void begin(Table t, int age) {
        t.move(age, AGES, 0);
        t.set(NOW, age);
        t.set(LIFTED, 0);
        t.tell(REVEALED, player(t, t.get(FIRST)), age, 0);
        t.last(COURSE, INSTANT_TASK, 0, 0, 0, 0);
        turns(t);
    }

    /** Everybody obeys the instant part of the age. */
    static void instant(Table t, int a, int b, int c, int d) {
        Defs.AgeDef age = DoomCards.ageNow(t);
        Doomlings.carryOut(t, t.get(FIRST), t.get(NOW), age.instant());
        if (age.forbids() == null) return;
        boolean lifted = Windows.prevents(t, LIFTS, Trigger.RESTRICTION, t.get(FIRST), t.get(NOW), 0, 0);
        if (lifted) t.set(LIFTED, 1);
    }

    /** Everybody takes one turn, clockwise from the first player or the other way round; then the next age. */
    private static void turns(Table t) {
        boolean reversed = DoomCards.ageNow(t).reversed();
        for (int i = 0; i < t.seats(); i++) {
            int seat = inTurn(t, reversed ? t.seats() - 1 - i : i);
            if (!t.hasLeft(seat)) t.last(COURSE, BEGIN_TASK, seat, 0, 0, 0);
        }
        t.last(COURSE, REVEAL_TASK, 0, 0, 0, 0);
    }

    /**
     * A catastrophe: the next seat becomes the first player; who may react is asked, from the new first player on; gene pools
     * change for good, what it says of the rest of the game begins, then everybody carries out its effect. After the third one no
     * turn follows.
     */
    private static void strike(Table t, int catastrophe) {
        t.move(catastrophe, CATASTROPHES, 0);
        t.set(NOW, catastrophe);
        int revealer = t.get(FIRST);
        t.tell(REVEALED, player(t, revealer), catastrophe, 0);
        t.set(FIRST, t.nextSeat(revealer));
        t.last(COURSE, STRUCK_TASK, 0, 0, 0, 0);
        Defs.CatastropheDef d = DoomCards.catastrophe(t, catastrophe);
        int all = (1 << t.seats()) - 1;
        if (Windows.prevents(t, NOT_STRUCK, Trigger.CATASTROPHE, revealer, catastrophe, all, d.genePool())) return;
        int change = t.get(CHANGED);
        for (int i = 0; i < t.seats(); i++) {
            int seat = inTurn(t, i);
            int player = player(t, seat);
            boolean ignores = t.would(STRIKES, catastrophe, player, 1) == Event.NOTHING;
            t.set(IGNORES, player, ignores ? 1 : 0);
            if (ignores) t.tell(IGNORED, player, catastrophe, 0);
            else GenePool.change(t, seat, change);
            if (!ignores) remain(t, d, seat, catastrophe);
        }
        Doomlings.carryOut(t, t.get(FIRST), t.get(NOW), d.reveal());
    }

    /** What a catastrophe changes until the game ends, for one player. */
    static void remain(Table t, Defs.CatastropheDef d, int seat, int catastrophe) {
        for (int i = 0; i < d.duringGame().size(); i++)
            Piles.listen(t, seat, catastrophe, d.duringGame().get(i));
    }

    /** The catastrophe is over: turns follow, or the end. */
    static void struck(Table t, int a, int b, int c, int d) {
        for (int seat = 0; seat < t.seats(); seat++) t.set(IGNORES, player(t, seat), 0);
        if (t.count(CATASTROPHES, 0) < LAST_CATASTROPHE) turns(t);
        else t.last(COURSE, WORLDS_END_TASK, 0, 0, 0, 0);
    }

    /** Everything up to the next catastrophe is skipped: turns, stabilising, and ages, which have no effect. */
    static void advance(Table t) {
        t.dropAll(COURSE);
        while (t.count(AGE_DECK, 0) > 0 && t.is(AGE, t.top(AGE_DECK, 0))) {
            t.move(t.top(AGE_DECK, 0), AGES, 0);
            t.tell(PASSED_OVER, 0, t.top(AGES, 0), 0);
        }
        t.last(COURSE, t.count(AGE_DECK, 0) > 0 ? REVEAL_TASK : WORLDS_END_TASK, 0, 0, 0, 0);
    }
}
