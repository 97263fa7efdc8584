package croupier.games.duel;

import static croupier.games.duel.DuelWords.*;

import croupier.games.duel.DuelCards.Listener;
import croupier.kernel.Event;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.script.Ability;
import croupier.script.Steps;
import org.jspecify.annotations.Nullable;

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
        boolean isAboutThing = e.is(PLAY) || e.is(REMOVE_ITEM) || e.is(REMOVE_STATUS);
        int about = isAboutThing ? thing : player(t, target);
        t.tell(e, player(t, player), about, e.is(ADD_STATUS) ? thing : amount);
    }

    /** Listeners hear of something that changes nothing itself. */
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
        Listener[] all = Duel.of(t).cards.listeners;
        for (int l = first; l != 0; l = t.nextListener(l)) {
            if ((t.get(CONCERNS, l) & (1 << target)) == 0) continue;
            Listener listener = all[t.abilityOf(l)];
            if (hasRunOut(t, l, listener)) continue;
            Ability a = listener.ability;
            if (a != null && listener.isTested && !reacts(t, l, a, e, player, amount, thing)) a = null;
            boolean counts = listener.counts && e.is(TURN_END);
            if (a == null && !counts) continue;
            if (listener.hasCharges) t.add(CHARGES, t.sourceOf(l), -1);
            if (counts) t.add(TURNS, t.sourceOf(l), -1);
            t.deeper(1);
            boolean happened = react(t, l, a, e, player, target, amount, thing);
            if (hasRunOut(t, l, listener) && t.isInForce(l)) runOut(t, l, listener.status);
            t.deeper(-1);
            return happened;
        }
        Effects.happen(t, e, player, target, amount, thing);
        return true;
    }

    /** Whether the conditions of an ability hold for an event. */
    private static boolean reacts(Table t, int l, Ability a, Event e, int player, int amount, int thing) {
        Scope s = enter(t, l, player, amount);
        s.object = e.is(ADD_STATUS) ? thing : e.is(REMOVE_STATUS) ? t.card(thing) : 0;
        boolean holds = a.holds(t, s);
        t.done(s);
        return holds;
    }

    /**
     * The event goes on to older listeners, as it is or with another amount, unless something happens instead of it or it is
     * negated; then the listener's own effects. True if it happened.
     */
    private static boolean react(
            Table t, int l, @Nullable Ability a, Event e, int player, int target, int amount, int thing) {
        int older = t.nextListener(l);
        if (a == null) return passFrom(t, older, e, player, target, amount, thing);
        int owner = t.get(OWNER, l);
        if (a.do_().isEmpty() && a.instead() == null) tellReaction(t, l);
        boolean goesOn = a.instead() == null && (!a.prevent() || !passBehind(t, l, NEGATION, owner, player, 0, l));
        boolean happened = goesOn && passFrom(t, older, e, player, target, changed(t, l, a, player, amount), thing);
        if (a.instead() != null) run(t, l, a.instead(), player, amount);
        run(t, l, a.do_(), owner, amount);
        return happened;
    }

    private static int changed(Table t, int l, Ability a, int player, int amount) {
        if (a.change() == null) return amount;
        Scope s = enter(t, l, player, amount);
        int changed = a.change().of(t, s);
        t.done(s);
        return changed;
    }

    private static boolean hasRunOut(Table t, int l, Listener listener) {
        if (listener.hasCharges) return t.get(CHARGES, t.sourceOf(l)) <= 0;
        return listener.hasTurns && t.get(TURNS, t.sourceOf(l)) <= 0;
    }

    /** What a status does at its end, then its removal, both behind the result that used it up. */
    private static void runOut(Table t, int l, Defs.@Nullable Status status) {
        int owner = t.get(OWNER, l);
        t.set(QUIET, -1);
        if (status != null) run(t, l, status.end(), owner, 0);
        passBehind(t, l, REMOVE_STATUS, owner, owner, 0, t.sourceOf(l));
    }

    /** Carries out effects of a listener on behalf of a player; each passes through the older listeners. */
    private static void run(Table t, int l, Steps steps, int player, int amount) {
        if (steps.isEmpty()) return;
        t.set(QUIET, -1);
        tellReaction(t, l);
        Scope s = enter(t, l, player, amount);
        Duel.aim(t, s, player);
        steps.run(t, s);
        t.done(s);
    }

    /** The conditions of a listener speak of its owner; the source is the player to whom the event belongs. */
    private static Scope enter(Table t, int l, int player, int amount) {
        Scope s = t.scope();
        Duel.aim(t, s, t.get(OWNER, l));
        s.source = player(t, player);
        s.listener = l;
        s.card = t.sourceOf(l);
        s.amount = amount;
        return s;
    }

    /** From now on the abilities of a status listen for a player, all of the same age. */
    static void listenAll(Table t, Listener[] all, int source, int owner) {
        int age = t.nextStamp();
        for (Listener listener : all) listen(t, listener, source, owner, age);
    }

    /** From now on an ability of an item or status listens for a player. */
    static void listen(Table t, Listener listener, int source, int owner, int age) {
        for (int i = 0; i < listener.events.length; i++) {
            int l = t.listen(listener.events[i], listener.number, source, player(t, owner));
            t.set(AGE, l, age);
            t.set(CONCERNS, l, listener.concerns(i, owner));
            t.set(OWNER, l, owner);
        }
    }

    /** What listens of an item or status does so no more. */
    static void unlisten(Table t, int source) {
        for (Listener listener : Duel.of(t).cards.listenersOf[t.card(source)])
            for (Event e : listener.events)
                for (int l = t.firstListener(e); l != 0; l = t.nextListener(l))
                    if (t.sourceOf(l) == source) t.unlisten(l);
    }
}
