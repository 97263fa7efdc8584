package croupier.games.duel;

import static croupier.games.duel.DuelWords.*;

import croupier.games.duel.DuelCards.Listener;
import croupier.kernel.*;
import croupier.script.*;
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
        pass(t, 0, e, player, target, amount, thing);
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
        if (isHeard(t, e, player)) pass(t, 0, e, player, player, 0, thing);
    }

    /**
     * An event passes through the listeners that are older than this one, 0 for the whole chain as it stands now: who listens later
     * stands before all of it, and does not take part. True if the event happened.
     */
    static boolean pass(Table t, int behind, Event e, int player, int target, int amount, int thing) {
        if (isHeard(t, e, target)) return passFrom(t, firstBehind(t, behind, e), e, player, target, amount, thing);
        if (t.depth() > DEEPEST || isDecided(t)) return false;
        Effects.happen(t, e, player, target, amount, thing);
        return true;
    }

    /** Whether a listener is there that an event aimed at a player may concern: for most it is known without looking at each. */
    private static boolean isHeard(Table t, Event e, int target) {
        return t.get(CONCERNED, 2 * e.index() + target) != 0;
    }

    private static void count(Table t, Event e, int seats, int by) {
        for (int seat = 0; seat < 2; seat++) {
            int at = 2 * e.index() + seat;
            if ((seats & (1 << seat)) != 0) t.set(CONCERNED, at, t.get(CONCERNED, at) + by);
        }
    }

    private static int firstBehind(Table t, int l, Event e) {
        int older = t.firstListener(e);
        if (l == 0) return older;
        int age = t.get(AGE, l);
        while (older != 0 && t.get(AGE, older) >= age) older = t.nextListener(older);
        return older;
    }

    /**
     * An event passes through this listener and all that are older. One that reacts pays a charge, or counts a turn. The event goes
     * on, as it is or with another amount, unless something happens instead of it or it is negated; then come the listener's own
     * effects; when nothing is left of it, it asks to be removed. True if the event happened. All this is one method on purpose: too
     * large to be inlined where events begin, so that the code of a duel fits the instruction cache.
     */
    private static boolean passFrom(Table t, int first, Event e, int player, int target, int amount, int thing) {
        if (t.depth() > DEEPEST || isDecided(t)) return false;
        Listener[] all = DuelCards.of(t).listeners;
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
            int older = t.nextListener(l);
            int owner = t.get(OWNER, l);
            Steps instead = a == null ? null : a.instead();
            if (a != null && instead == null && a.do_().isEmpty()) tellReaction(t, l);
            boolean isNegated =
                    a != null && instead == null && a.prevent() && pass(t, l, NEGATION, owner, player, 0, l);
            int with = a == null || a.change() == null ? amount : changed(t, l, a.change(), player, amount);
            boolean happened = instead == null && !isNegated && passFrom(t, older, e, player, target, with, thing);
            if (instead != null) run(t, l, instead, player, amount);
            if (a != null) run(t, l, a.do_(), owner, amount);
            if (hasRunOut(t, l, listener) && t.isInForce(l)) runOut(t, l, listener.status);
            t.deeper(-1);
            return happened;
        }
        Effects.happen(t, e, player, target, amount, thing);
        return true;
    }

    /** Whether the conditions of an ability hold for an event. */
    private static boolean reacts(Table t, int l, Ability a, Event e, int player, int amount, int thing) {
        Scope s = enter(t, l, t.get(OWNER, l), player, amount);
        s.object = e.is(ADD_STATUS) ? thing : e.is(REMOVE_STATUS) ? t.card(thing) : 0;
        boolean holds = a.holds(t, s);
        t.done(s);
        return holds;
    }

    private static int changed(Table t, int l, Amount change, int player, int amount) {
        Scope s = enter(t, l, t.get(OWNER, l), player, amount);
        int changed = change.of(t, s);
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
        pass(t, l, REMOVE_STATUS, owner, owner, 0, t.sourceOf(l));
    }

    /** Carries out effects of a listener on behalf of a player; each passes through the older listeners. */
    private static void run(Table t, int l, Steps steps, int player, int amount) {
        if (steps.isEmpty()) return;
        t.set(QUIET, -1);
        tellReaction(t, l);
        Scope s = enter(t, l, player, player, amount);
        steps.run(t, s);
        t.done(s);
    }

    /** Conditions of a listener speak of its owner, effects of whom they belong to; the source is the player of the event. */
    private static Scope enter(Table t, int l, int aimed, int player, int amount) {
        Scope s = t.scope();
        Duel.aim(t, s, aimed);
        s.source = player(t, player);
        s.listener = l;
        s.card = t.sourceOf(l);
        s.amount = amount;
        return s;
    }

    /** Everything in the items that listens: the first item of player one sees events first, so it is the newest. */
    static void listenAll(Table t) {
        for (int seat = 1; seat >= 0; seat--)
            for (int i = t.count(ITEMS, seat) - 1; i >= 0; i--) {
                int item = t.at(ITEMS, seat, i);
                Listener[] own = DuelCards.of(t).listenersOf[t.card(item)];
                for (int n = own.length - 1; n >= 0; n--) listen(t, own[n], item, seat, t.nextStamp());
            }
    }

    /** From now on the abilities of a status listen for a player, all of the same age. */
    static void listenTogether(Table t, int status, int owner) {
        int age = t.nextStamp();
        for (Listener listener : DuelCards.of(t).listenersOf[t.card(status)]) listen(t, listener, status, owner, age);
    }

    /** From now on an ability of an item or status listens for a player. */
    static void listen(Table t, Listener listener, int source, int owner, int age) {
        for (int i = 0; i < listener.events.length; i++) {
            int l = t.listen(listener.events[i], listener.number, source, player(t, owner));
            t.set(AGE, l, age);
            t.set(CONCERNS, l, listener.concerns(i, owner));
            t.set(OWNER, l, owner);
            count(t, listener.events[i], listener.concerns(i, owner), 1);
        }
    }

    /** What listens of an item or status does so no more: each listener has one row in the chain of each of its events. */
    static void unlisten(Table t, int source) {
        for (Listener listener : DuelCards.of(t).listenersOf[t.card(source)])
            for (Event e : listener.events) {
                int l = t.firstListener(e);
                while (l != 0 && t.sourceOf(l) != source) l = t.nextListener(l);
                if (l == 0) continue;
                count(t, e, t.get(CONCERNS, l), -1);
                t.unlisten(l);
            }
    }
}
