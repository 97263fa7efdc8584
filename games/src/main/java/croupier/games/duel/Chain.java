package croupier.games.duel;

import static croupier.games.duel.DuelWords.*;

import croupier.kernel.Event;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.script.Steps;

/**
 * Events pass through listeners, newest first. A listener lets an event pass, changes it, swallows it or makes several of
 * it; each of these passes through the older listeners and is applied before the next one starts. So nothing that a
 * listener makes is ever seen by itself or by a newer one.
 *
 * <p>An event is its kind, the player it belongs to, the player it is aimed at, an amount, and the thing it is about: the
 * item of a play, the card of a status to add, the row of what is removed.
 */
final class Chain {
    /** Events nested deeper than this are dropped. */
    static final int DEEPEST = 50;

    private Chain() {}

    /** A top-level event: the log tells it, then it passes. */
    static void begin(Table t, Event e, int player, int target, int amount, int thing) {
        tellTop(t, e, player, target, amount, thing);
        start(t, e, player, target, amount, thing);
    }

    /** The log tells a top-level event, unless the duel is decided. */
    static void tellTop(Table t, Event e, int player, int target, int amount, int thing) {
        if (t.isLogged() && !isDecided(t)) tell(t, e, player, target, amount, thing);
    }

    private static void tellReaction(Table t, int l) {
        if (t.isLogged() && !isDecided(t)) t.tell(REACTS, t.sourceOf(l), 0, 0);
    }

    private static void tell(Table t, Event e, int player, int target, int amount, int thing) {
        boolean isAboutThing = is(e, PLAY) || is(e, REMOVE_ITEM) || is(e, REMOVE_STATUS);
        int about = isAboutThing ? thing : player(t, target);
        t.tell(e, player(t, player), about, is(e, ADD_STATUS) ? thing : amount);
    }

    /** Listeners are told of something that changes nothing itself. */
    static void announce(Table t, Event e, int player, int thing) {
        if (t.isHeard(e)) start(t, e, player, player, 0, thing);
    }

    /** It passes through the chain as it stands now: who listens later stands before all of it, and does not take part. */
    static boolean start(Table t, Event e, int player, int target, int amount, int thing) {
        if (t.isHeard(e)) return passFrom(t, t.firstListener(e), e, player, target, amount, thing);
        return goesThrough(t, e, player, target, amount, thing);
    }

    /** An event passes through the listeners that are older than this one; true if it happened. */
    static boolean passBehind(Table t, int l, Event e, int player, int target, int amount, int thing) {
        if (t.isHeard(e)) return passFrom(t, firstBehind(t, l, e), e, player, target, amount, thing);
        return goesThrough(t, e, player, target, amount, thing);
    }

    private static int firstBehind(Table t, int l, Event e) {
        int age = t.get(AGE, l);
        int older = t.firstListener(e);
        while (older != 0 && t.get(AGE, older) >= age) older = t.nextListener(older);
        return older;
    }

    private static boolean goesThrough(Table t, Event e, int player, int target, int amount, int thing) {
        if (t.depth() > DEEPEST || isDecided(t)) return false;
        Effects.happen(t, e, player, target, amount, thing);
        return true;
    }

    /**
     * An event passes through this listener and all that are older. One that reacts pays a charge, or counts a turn; when
     * nothing is left of it, it asks to be removed.
     */
    private static boolean passFrom(Table t, int first, Event e, int player, int target, int amount, int thing) {
        if (t.depth() > DEEPEST || isDecided(t)) return false;
        for (int l = first; l != 0; l = t.nextListener(l)) {
            if ((t.get(CONCERNS, l) & (1 << target)) == 0) continue;
            Ability a = Duel.of(t).ability(t.abilityOf(l));
            if (hasRunOut(t, l, a)) continue;
            boolean reacts = a.hears(t, l, e, amount, thing);
            boolean counts = a.hasTurns() && is(e, TURN_END);
            if (!reacts && !counts) continue;
            if (a.hasCharges()) t.add(CHARGES, t.sourceOf(l), -1);
            if (counts) t.add(TURNS, t.sourceOf(l), -1);
            if (t.isLogged() && reacts && a.effects().isEmpty()) tellReaction(t, l);
            t.deeper(1);
            int with = reacts && a.reacts() == Reacts.INVERTS ? -amount : amount;
            boolean happened = (!reacts || goesOn(t, l, a, player))
                    && passFrom(t, t.nextListener(l), e, player, target, with, thing);
            if (reacts) run(t, l, a.effects(), a.reacts() == Reacts.REPLACES ? player : t.get(OWNER, l), amount);
            if (hasRunOut(t, l, a) && t.isInForce(l)) runOut(t, l, a);
            t.deeper(-1);
            return happened;
        }
        Effects.happen(t, e, player, target, amount, thing);
        return true;
    }

    /** Whether the event goes on: not if it is replaced or negated, unless an older listener negates the negation. */
    private static boolean goesOn(Table t, int l, Ability a, int player) {
        return switch (a.reacts()) {
            case ADDS, INVERTS -> true;
            case REPLACES -> false;
            case NEGATES -> !passBehind(t, l, NEGATION, t.get(OWNER, l), player, 0, l);
        };
    }

    private static boolean hasRunOut(Table t, int l, Ability a) {
        if (a.hasCharges()) return t.get(CHARGES, t.sourceOf(l)) <= 0;
        return a.hasTurns() && t.get(TURNS, t.sourceOf(l)) <= 0;
    }

    /** What a status does at its end, then its removal, both behind the result that used it up. */
    private static void runOut(Table t, int l, Ability a) {
        int owner = t.get(OWNER, l);
        t.set(QUIET, -1);
        run(t, l, a.end(), owner, 0);
        passBehind(t, l, REMOVE_STATUS, owner, owner, 0, t.sourceOf(l));
    }

    /** Carries out the effects of a listener on behalf of a player; each passes through the older listeners. */
    static void run(Table t, int l, Steps steps, int player, int amount) {
        if (steps.isEmpty()) return;
        t.set(QUIET, -1);
        tellReaction(t, l);
        Scope s = t.scope();
        Duel.aim(t, s, player);
        s.listener = l;
        s.card = t.sourceOf(l);
        s.amount = amount;
        steps.run(t, s);
        t.done(s);
    }

    /** From now on an ability of an item or status listens for a player. */
    static void listen(Table t, Ability a, int source, int owner) {
        int age = t.nextStamp();
        int player = player(t, owner);
        Event[] events = a.events();
        for (int i = 0; i < events.length; i++) {
            int l = t.listen(events[i], a.number(), source, player);
            t.set(AGE, l, age);
            t.set(CONCERNS, l, a.concerns(i, owner));
            t.set(OWNER, l, owner);
        }
    }

    /** What listens of an item or status does so no more. */
    static void unlisten(Table t, Ability a, int source) {
        for (Event e : a.events())
            for (int l = t.firstListener(e); l != 0; l = t.nextListener(l)) if (t.sourceOf(l) == source) t.unlisten(l);
    }
}
