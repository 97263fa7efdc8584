package croupier.games.essence;

import static croupier.games.essence.EssenceWords.*;

import croupier.kernel.*;

/**
 * Abilities that have triggered wait in a queue, first come, first served. Those of one event are queued in the order of the
 * active player first, then the others in turn order; of a player Deity, Domain, Relics, Shards, Avatars; then by time of entry.
 */
final class Triggers {
    /** The first one's turn has come. Too many in one turn are a loop: nobody wins. */
    static void resolve(Table t, int listener, int source, int target, int amount) {
        t.add(TRIGGERS_THIS_TURN, 1);
        if (t.get(TRIGGERS_THIS_TURN) > MOST_TRIGGERS) throw t.draw();
        if (t.is(OUT, t.holderOf(listener))) return;
        t.tell(TRIGGERED, t.sourceOf(listener), 0, 0);
        Essence.of(t).cards.hooks[t.abilityOf(listener)].resolve(t, listener, source, target, amount);
        Zones.checkGuards(t);
    }

    /** The place of a listener among those of an event. */
    static int rank(Table t, int listener, Event e, int source, int target) {
        int seat = t.ownerOf(t.holderOf(listener));
        return turnsAway(t, seat) * (BATTLEFIELD.length + 1) + place(t, t.sourceOf(listener));
    }

    /** 0 for the active player, 1 for the next one, and so on. */
    static int turnsAway(Table t, int seat) {
        int away = seat - t.get(ACTIVE);
        return away < 0 ? away + t.seats() : away;
    }

    private static int place(Table t, int card) {
        int place = 0;
        while (place < BATTLEFIELD.length && !t.isIn(BATTLEFIELD[place], card)) place++;
        return place;
    }

    /** Whom an event affects: the player it happens to, or who controls the card. */
    static int affected(Table t, Event e, int source, int target) {
        return t.is(PLAYER, target) ? t.ownerOf(target) : t.get(CONTROLLER, target);
    }

    /** How the text of a listener or modifier is entered: "this" is the card that says it or bears it. */
    static void enter(Table t, Scope s, int listener, int source, int target, int amount) {
        int subject = Lasting.subject(t, listener);
        s.listener = listener;
        s.card = subject != 0 && t.is(CARD, subject) ? subject : t.sourceOf(listener);
        s.object = subject;
        s.self = t.holderOf(listener);
        s.seat = t.ownerOf(s.self);
        s.source = source;
        s.target = target;
        s.amount = amount;
    }
}
