package croupier.games.doomlings;

import static croupier.games.doomlings.DoomWords.*;

import croupier.kernel.*;

/** World's End: traits in turn order, level by level; the line of the last catastrophe; the score. */
final class WorldsEnd {
    private static final int LEVELS = 4;

    /** World's End begins: no age restricts anything any more. */
    static void begin(Table t, int a, int b, int c, int d) {
        t.set(ENDING, 1);
        if (t.get(FINAL) == 0) t.set(FINAL, t.top(CATASTROPHES, 0));
        t.tell(ENDS, 0, t.get(FINAL), 0);
        for (int level = 0; level < LEVELS; level++)
            if ((DoomCards.of(t).levels & (1 << level)) != 0) inTurnOrder(t, level);
        for (int i = 0; i < t.seats(); i++) t.last(COURSE, LINE_TASK, inTurn(t, i), 0, 0, 0);
        t.last(COURSE, SCORE_TASK, 0, 0, 0, 0);
        // the first player is asked first: as if the one to the right had begun it
        Windows.open(t, Trigger.WORLDS_END, inTurn(t, t.seats() - 1), t.get(FINAL), 0, 0);
    }

    private static void inTurnOrder(Table t, int level) {
        for (int i = 0; i < t.seats(); i++) t.last(COURSE, END_STEP_TASK, inTurn(t, i), level, i == 0 ? 1 : 0, 0);
    }

    /** A player's step in a level: one trait after the other, in the order the player chooses. */
    static void step(Table t, int seat, int level, int goesOn, int d) {
        if (t.hasLeft(seat)) return;
        if (goesOn < 2) t.add(STEP, 1);
        Rows waiting = waiting(t, seat, level);
        Ask ask = t.ask(seat, WHICH_FIRST).from(waiting);
        if (waiting.size() > 1) Windows.offerAtOnce(t, seat, ask);
        long chosen = ask.code();
        int trait = Code.a(chosen);
        if (Code.is(chosen, AT_ONCE)) {
            t.first(COURSE, END_STEP_TASK, seat, level, 2, 0);
            Windows.playAtOnce(t, seat, trait);
            return;
        }
        if (trait == 0) return;
        t.set(RESOLVED, trait, 1);
        t.first(COURSE, END_STEP_TASK, seat, level, 2, 0);
        var effect = DoomCards.trait(t, trait).worldsEnd();
        if (effect != null) Doomlings.carryOut(t, seat, trait, effect.steps());
    }

    /** Traits of this level, and those of an earlier one that came in this very step, in order of entry. */
    private static Rows waiting(Table t, int seat, int level) {
        Rows waiting = t.rows();
        for (int i = 0; i < t.count(TRAITS, seat); i++) {
            int trait = t.at(TRAITS, seat, i);
            var effect = DoomCards.trait(t, trait).worldsEnd();
            if (effect == null || t.is(RESOLVED, trait)) continue;
            int its = effect.priority().number();
            boolean cameNow = t.get(ENTERED, trait) == t.get(STEP);
            if (its == level || (its < level && cameNow)) waiting.add(trait);
        }
        return waiting;
    }

    /** The World's End line of the last catastrophe, for one player. */
    static void line(Table t, int seat, int b, int c, int d) {
        if (!t.hasLeft(seat) && t.get(FINAL) != 0) suffer(t, seat, t.get(FINAL));
    }

    static void suffer(Table t, int seat, int catastrophe) {
        Doomlings.carryOut(
                t, seat, catastrophe, DoomCards.catastrophe(t, catastrophe).worldsEnd());
    }

    /** The most points win; tied players draw traits for it. */
    static void score(Table t, int a, int b, int c, int d) {
        int best = count(t);
        while (Integer.bitCount(best) > 1 && drawForTie(t, best)) best &= count(t);
        for (int seat = 0; t.isLogged() && seat < t.seats(); seat++) explain(t, seat, t.scoreOf(seat));
        t.finish(best);
    }

    /** Counts everybody's points; who has the most, as bits. */
    private static int count(Table t) {
        for (int seat = 0; seat < t.seats(); seat++) t.score(seat, Scoring.total(t, seat));
        return t.best(Table::scoreOf);
    }

    /** Each of those who are tied draws a trait and adds its face value; false if none is left. */
    private static boolean drawForTie(Table t, int tied) {
        if (t.count(DECK, 0) + t.count(DISCARD_PILE, 0) < Integer.bitCount(tied)) return false;
        for (int i = 0; i < t.seats(); i++) {
            int seat = inTurn(t, i);
            if ((tied & (1 << seat)) == 0) continue;
            int card = Hands.topOfDeck(t);
            int value = DoomCards.trait(t, card).value();
            t.move(card, BOX, 0);
            t.reveal(card);
            t.add(TIE_POINTS, player(t, seat), value);
            t.tell(TIE_DRAWN, player(t, seat), card, value);
        }
        return true;
    }

    private static void explain(Table t, int seat, int total) {
        int player = player(t, seat);
        for (int i = 0; i < t.count(TRAITS, seat); i++) {
            int trait = t.at(TRAITS, seat, i);
            t.tell(TRAIT_SCORED, player, trait, Scoring.points(t, seat, trait));
        }
        t.tell(TOTAL, player, 0, total);
    }
}
