package croupier.games.doomlings;

import static croupier.games.doomlings.DoomWords.*;

import croupier.kernel.*;
import org.jspecify.annotations.Nullable;

/** Reaction windows: everybody who holds a card is asked, with a reaction or without; as only the options differ, no hand is betrayed. */
final class Windows {
    private static final int DEEPEST = 16;
    /** At this many questions of one task no further window opens; those that are open go on. */
    private static final int MOST_ASKED = 36;
    /** What a window's scope keeps: what it is about, and what becomes of the thing so far. */
    private static final int ABOUT = 0;

    private static final int AMOUNT_AT_FIRST = 1;
    private static final int INTERFERED = 2;
    private static final int CANCELS_IT = 3;
    private static final int AIM = 4;
    private static final int CHANGES_IT = 5;
    /** In the scope of a window, the rows among which a target was chosen. */
    private static final int LEGAL = 0;
    /** The places of the options that say who is asked first and which reaction counts. */
    private static final int IN_TURN = 1;

    private static final int TOGETHER = 2;
    private static final int FIRST_WINS = 1;
    private static final int ALL_APPLY = 2;

    /** Opens a window; false if what was about to happen does not. */
    static boolean open(Table t, Trigger to, int actor, int thing, int targets, int amount) {
        return open(t, to, actor, thing, targets, amount, null);
    }

    /** Opens a window; true if a reaction prevents what was about to happen, which the log says. */
    static boolean prevents(Table t, Event told, Trigger to, int actor, int thing, int targets, int amount) {
        if (open(t, to, actor, thing, targets, amount)) return false;
        t.tell(told, t.get(CANCELLED), thing, 0);
        return true;
    }

    /**
     * Opens a window: those who are targeted first, then the others from the left of the actor, each once; every reaction is
     * resolved at once. What came of it lies in registers.
     *
     * @param thing the trait or catastrophe that it is about
     * @param targets the seats that are targeted, as bits
     * @param legal the rows among which the target was chosen; null where it cannot be another
     */
    static boolean open(Table t, Trigger to, int actor, int thing, int targets, int amount, @Nullable Rows legal) {
        came(t, 0, 0, amount, 0);
        if (!DoomCards.of(t).opens(to) || t.get(DEPTH) >= DEEPEST || t.get(WINDOWS_ASKED) >= MOST_ASKED) return true;
        t.add(DEPTH, 1);
        Scope w = t.scope();
        w.source = player(t, actor);
        w.object = thing;
        w.target = targets == 0 ? 0 : player(t, Integer.numberOfTrailingZeros(targets));
        w.x = targets;
        w.amount = amount;
        w.number(AMOUNT_AT_FIRST, amount);
        w.number(ABOUT, to.number());
        if (legal != null) w.rows(LEGAL).addAll(legal);
        int mark = t.mark();
        Rows asked = t.rows();
        int first = t.option(ASKED_FIRST) == IN_TURN ? 0 : targets;
        if (first != 0) fromTheLeft(t, actor, first, asked);
        fromTheLeft(t, actor, ~first, asked);
        t.add(WINDOWS_ASKED, asked.size());
        if (t.option(ASKED_FIRST) == TOGETHER) together(t, w, asked);
        else inTurn(t, w, asked);
        t.release(mark);
        t.add(DEPTH, -1);
        came(t, w.number(CANCELS_IT), w.number(AIM), w.amount, w.number(CHANGES_IT));
        t.done(w);
        return t.get(CANCELLED) == 0;
    }

    /** What came of a window: the card that cancels, at whom it is aimed now, the amount, and the card that changed it. */
    private static void came(Table t, int cancelled, int aimed, int amount, int changer) {
        t.set(CANCELLED, cancelled);
        t.set(AIMED, aimed);
        t.set(CHANGED, amount);
        t.set(CHANGER, changer);
    }

    // ---- who is asked

    private static void inTurn(Table t, Scope w, Rows asked) {
        for (int i = 0; i < asked.size(); i++) {
            int seat = asked.get(i);
            if (!isAsked(t, seat)) continue;
            Ask ask = t.ask(seat, REACT[w.number(ABOUT)]);
            fill(t, w, seat, ask);
            int card = Code.a(ask.code());
            if (card != 0) react(t, w, seat, card);
        }
    }

    /** Everybody is asked at once; the reactions are resolved in the usual order, as far as they still can be played. */
    private static void together(Table t, Scope w, Rows asked) {
        for (int i = asked.size() - 1; i >= 0; i--) if (!isAsked(t, asked.get(i))) asked.removeAt(i);
        Answers answers = t.askEach(asked, REACT[w.number(ABOUT)], Windows::fillTogether, t.numberOf(w));
        for (int i = 0; i < answers.size(); i++) {
            int card = answers.row(i);
            int seat = answers.seat(i);
            if (card != 0 && t.isIn(HAND, seat, card) && canReact(t, w, seat, card)) react(t, w, seat, card);
        }
    }

    /** Adds some seats from the left of the actor, who is last. */
    private static void fromTheLeft(Table t, int actor, int seats, Rows out) {
        int seat = actor;
        for (int i = 0; i < t.seats(); i++) {
            seat = seat + 1 == t.seats() ? 0 : seat + 1;
            if ((seats & (1 << seat)) != 0) out.add(seat);
        }
    }

    /** Everybody who holds a card is asked, with a reaction or not. */
    private static boolean isAsked(Table t, int seat) {
        return t.count(HAND, seat) > 0 && !t.hasLeft(seat);
    }

    private static void fillTogether(Table t, int seat, int window, Ask ask) {
        fill(t, t.scope(window), seat, ask);
    }

    /**
     * Declining is always possible and the first option; reactions are what can be played now. Who has but one that asks in its
     * own words is asked so; the longest time of those that can be played counts.
     */
    private static void fill(Table t, Scope w, int seat, Ask ask) {
        int wanted = 1 << w.number(ABOUT) | Trigger.ANY_TIME.bit();
        int hand = t.count(HAND, seat);
        int[] reacts = DoomCards.of(t).reacts;
        ask.because(w.object).alike().option(DECLINE);
        int first = 0;
        int offered = 0;
        int time = 0;
        for (int i = 0; i < hand; i++) {
            int card = t.at(HAND, seat, i);
            if ((reacts[t.card(card)] & wanted) == 0 || !canReact(t, w, seat, card)) continue;
            ask.option(REACT_WITH, card);
            if (offered++ == 0) first = card;
            int own = reaction(t, card).time();
            time = Math.max(time, own == 0 ? t.option(REACTION_TIME) : own);
        }
        if (offered == 0) return;
        Prompt words = reaction(t, first).prompt();
        if (offered == 1 && words != null) ask.purpose(words);
        ask.within(time);
        if (t.option(TIME_UP) == 1) ask.otherwise(Code.of(REACT_WITH.index(), first, 0));
    }

    /** Whether a card can be played as a reaction: what it says is so, it can be played, and what it does is possible. */
    private static boolean canReact(Table t, Scope w, int seat, int card) {
        Defs.ReactionDef r = reaction(t, card);
        if (!MayPlay.is(t, seat, card)) return false;
        boolean interferes = r.behavior() != Defs.Behavior.RESPOND;
        if (interferes && w.number(INTERFERED) > 0 && t.option(STACKING) == FIRST_WINS) return false;
        boolean redirects = r.behavior() == Defs.Behavior.REDIRECT;
        if (r.when() == null && !redirects) return true;
        Scope s = enter(t, w, seat, card);
        int mark = t.mark();
        boolean can = (r.when() == null || r.when().test(t, s))
                && (!redirects || !otherTargets(t, w, s, r).isEmpty());
        t.release(mark);
        t.done(s);
        return can;
    }

    private static Defs.ReactionDef reaction(Table t, int card) {
        Defs.ReactionDef r = DoomCards.trait(t, card).reaction();
        if (r == null) throw new IllegalStateException("no reaction: " + t.card(card));
        return r;
    }

    /** The scope of a reaction: whose window it is, what it is about. */
    private static Scope enter(Table t, Scope w, int seat, int card) {
        Scope s = t.scope().enter(w);
        s.seat = seat;
        s.self = player(t, seat);
        s.card = card;
        return s;
    }

    /** What may be affected instead: legal, of nobody who is targeted already, and of those at whom the reaction may turn it. */
    private static Rows otherTargets(Table t, Scope w, Scope s, Defs.ReactionDef r) {
        Rows onto = r.onto() == null ? null : r.onto().rows(t, s);
        Rows others = t.rows();
        Rows legal = w.rows(LEGAL);
        for (int i = 0; i < legal.size(); i++) {
            int row = legal.get(i);
            int owner = t.ownerOf(row);
            boolean may = onto == null || onto.has(row) || onto.has(player(t, owner));
            if (may && (w.x & (1 << owner)) == 0) others.add(row);
        }
        return others;
    }

    // ---- what a reaction does

    /**
     * A reaction is a play of its own, with its own window; then it does what it says, at once, with all that follows from it. One
     * whose text somebody cancelled, or that ended before its end, does not interfere.
     */
    private static void react(Table t, Scope w, int seat, int card) {
        Defs.ReactionDef r = reaction(t, card);
        int queued = t.get(QUEUED);
        t.set(QUEUED, 0);
        if (Plays.outOfTurn(t, seat, card)) {
            Scope s = enter(t, w, seat, card);
            carryOut(t, s, r);
            if (!s.stopped) interfere(t, w, s, r);
            t.done(s);
        }
        t.set(QUEUED, queued);
    }

    /** Of several that interfere the last one counts, the first one, or all in their order until one cancels. */
    private static void interfere(Table t, Scope w, Scope s, Defs.ReactionDef r) {
        if (r.behavior() == Defs.Behavior.RESPOND) return;
        w.number(INTERFERED, w.number(INTERFERED) + 1);
        boolean all = t.option(STACKING) == ALL_APPLY;
        if (all && w.number(CANCELS_IT) != 0) return;
        if (!all) {
            w.number(CANCELS_IT, 0);
            w.number(AIM, 0);
            w.number(CHANGES_IT, 0);
            w.amount = s.amount = w.number(AMOUNT_AT_FIRST);
        }
        switch (r.behavior()) {
            case CANCEL -> w.number(CANCELS_IT, s.card);
            case REDIRECT -> redirect(t, w, s, r);
            case MODIFY -> modify(t, w, s, r);
            case RESPOND -> throw new IllegalStateException("a response does not interfere");
        }
    }

    private static void redirect(Table t, Scope w, Scope s, Defs.ReactionDef r) {
        Rows others = otherTargets(t, w, s, r);
        int to = t.ask(s.seat, REDIRECT_TO).because(s.card).from(others).one();
        if (to == 0) return;
        w.number(AIM, to);
        t.tell(REDIRECTS, s.card, to, 0);
    }

    private static void modify(Table t, Scope w, Scope s, Defs.ReactionDef r) {
        if (r.amount() == null) return;
        w.amount = r.amount().of(t, s);
        w.number(CHANGES_IT, s.card);
        t.tell(MODIFIES, s.card, 0, w.amount);
    }

    // ---- at any time

    /** Offers the cards that may be played at any time, beside what its owner is asked for. */
    static void offerAtOnce(Table t, int seat, Ask ask) {
        int[] reacts = DoomCards.of(t).reacts;
        for (int i = 0; i < t.count(HAND, seat); i++) {
            int card = t.at(HAND, seat, i);
            if ((reacts[t.card(card)] & Trigger.ANY_TIME.bit()) != 0 && MayPlay.is(t, seat, card))
                ask.option(AT_ONCE, card);
        }
    }

    static void playAtOnce(Table t, int seat, int card) {
        if (!Plays.outOfTurn(t, seat, card)) return;
        Scope s = Doomlings.scope(t, seat, card);
        carryOut(t, s, reaction(t, card));
        t.done(s);
    }

    private static void carryOut(Table t, Scope s, Defs.ReactionDef r) {
        int others = t.waiting(EFFECTS);
        r.steps().run(t, s);
        Plays.carryOut(t, others);
    }
}
