package croupier.games.duel;

import static croupier.games.duel.DuelWords.*;

import croupier.kernel.Event;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.script.Condition;
import croupier.script.Steps;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A listener as the table keeps it: its number, and what it does laid out for play. */
final class Ability {
    private final int number;
    private final Listener listener;
    private final Trigger[] triggers;
    private final Event[] events;
    /** The kinds of events to which it reacts, as bits. */
    private final int heard;

    /** By kind of event and owner: the seats, as bits. */
    private final int[] concerns;

    private final Reacts reacts;
    private final int count;
    private final boolean hasCharges;
    private final boolean hasTurns;
    private final Steps effects;
    private final int of;
    private final @Nullable Condition condition;

    Ability(int number, Listener listener) {
        this.number = number;
        this.listener = listener;
        triggers = listener.triggers().toArray(Trigger[]::new);
        reacts = listener.reacts();
        count = listener.charges() + listener.turns();
        hasCharges = listener.charges() > 0;
        hasTurns = listener.turns() > 0;
        effects = listener.do_();
        of = listener.of() == null ? 0 : listener.of().card();
        condition = listener.if_();
        Set<Event> told = new LinkedHashSet<>();
        int bits = 0;
        for (Trigger w : triggers) {
            told.add(w.event);
            bits |= 1 << w.event.index();
        }
        if (hasTurns) told.add(TURN_END);
        events = told.toArray(Event[]::new);
        heard = bits;
        concerns = new int[2 * events.length];
        for (int i = 0; i < concerns.length; i++) concerns[i] = concerned(events[i / 2], i % 2);
    }

    /** Whether it reacts to an event that concerns its owner. */
    boolean hears(Table t, int l, Event e, int amount, int thing) {
        return (heard & (1 << e.index())) != 0 && isMeant(t, e, thing) && holds(t, l, amount);
    }

    /** The seats, as bits, whose events of one of its kinds concern the one who listens. */
    int concerns(int kind, int owner) {
        return concerns[2 * kind + owner];
    }

    private int concerned(Event e, int owner) {
        int seats = hasTurns && is(e, TURN_END) ? 1 << owner : 0;
        for (Trigger w : triggers) if (is(e, w.event)) seats |= w.concerns(owner);
        return seats;
    }

    private boolean isMeant(Table t, Event e, int thing) {
        if (of == 0) return true;
        if (is(e, ADD_STATUS)) return thing == of;
        return !is(e, REMOVE_STATUS) || t.card(thing) == of;
    }

    private boolean holds(Table t, int l, int amount) {
        if (condition == null) return true;
        Scope s = t.scope();
        Duel.aim(t, s, t.get(OWNER, l));
        s.listener = l;
        s.card = t.sourceOf(l);
        s.amount = amount;
        boolean holds = condition.test(t, s);
        t.done(s);
        return holds;
    }

    int number() {
        return number;
    }

    /** Every kind of event it must be told of. */
    Event[] events() {
        return events;
    }

    Reacts reacts() {
        return reacts;
    }

    Steps effects() {
        return effects;
    }

    /** Whether every reaction costs a charge. */
    boolean hasCharges() {
        return hasCharges;
    }

    /** Whether every turn of its owner counts. */
    boolean hasTurns() {
        return hasTurns;
    }

    /** How many charges or turns it begins with. */
    int count() {
        return count;
    }

    /** What happens when nothing is left of it. */
    Steps end() {
        return listener.end();
    }

    boolean stacks() {
        return listener.stacks();
    }

    int worth() {
        return listener.worth();
    }
}
