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
    private final Reacts reacts;
    private final boolean hasCharges;
    private final boolean hasTurns;
    private final Steps effects;
    private final @Nullable Condition condition;

    Ability(int number, Listener listener) {
        this.number = number;
        this.listener = listener;
        triggers = listener.triggers().toArray(Trigger[]::new);
        reacts = listener.reacts();
        hasCharges = listener.charges() > 0;
        hasTurns = listener.turns() > 0;
        effects = listener.do_();
        condition = listener.if_();
        Set<Event> heard = new LinkedHashSet<>();
        for (Trigger w : triggers) heard.add(w.event);
        if (hasTurns) heard.add(TURN_END);
        events = heard.toArray(Event[]::new);
    }

    /** Whether an event is one to which this listener reacts. */
    boolean hears(Table t, int l, Event e, int player, int target, int amount, int thing) {
        int owner = t.get(OWNER, l);
        for (Trigger w : triggers)
            if (is(e, w.event) && w.concerns(owner, player, target))
                return isMeant(t, e, thing) && holds(t, l, owner, amount);
        return false;
    }

    private boolean isMeant(Table t, Event e, int thing) {
        if (listener.of() == null) return true;
        if (is(e, ADD_STATUS)) return thing == listener.of().card();
        return !is(e, REMOVE_STATUS) || t.card(thing) == listener.of().card();
    }

    private boolean holds(Table t, int l, int owner, int amount) {
        if (condition == null) return true;
        Scope s = t.scope();
        Duel.aim(t, s, owner);
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
        return listener.charges() + listener.turns();
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
