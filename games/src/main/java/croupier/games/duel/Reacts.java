package croupier.games.duel;

import static croupier.games.duel.DuelWords.*;

import croupier.kernel.Event;
import croupier.kernel.Table;

/** The ways in which a listener reacts to an event; each says whether the event itself happened. */
enum Reacts {
    /** The event first, then the listener's effects for its owner. */
    ADDS {
        @Override
        boolean to(Table t, int l, Ability a, Event e, int player, int target, int amount, int thing) {
            boolean happened = Chain.pass(t, e, t.get(AGE, l), player, target, amount, thing);
            Chain.run(t, l, a.effects(), t.get(OWNER, l), amount);
            return happened;
        }
    },
    /** The listener's effects instead of the event, for the player to whom the event belonged. */
    REPLACES {
        @Override
        boolean to(Table t, int l, Ability a, Event e, int player, int target, int amount, int thing) {
            Chain.run(t, l, a.effects(), player, amount);
            return false;
        }
    },
    /** The event is swallowed, unless an older listener swallows the negation; then effects for the owner, if there are any. */
    NEGATES {
        @Override
        boolean to(Table t, int l, Ability a, Event e, int player, int target, int amount, int thing) {
            int age = t.get(AGE, l);
            boolean negated = Chain.pass(t, NEGATION, age, t.get(OWNER, l), player, 0, l);
            boolean happened = !negated && Chain.pass(t, e, age, player, target, amount, thing);
            Chain.run(t, l, a.effects(), t.get(OWNER, l), amount);
            return happened;
        }
    },
    /** The event goes on with its amount turned round, and may be turned round again; then effects for the owner. */
    INVERTS {
        @Override
        boolean to(Table t, int l, Ability a, Event e, int player, int target, int amount, int thing) {
            boolean happened = Chain.pass(t, e, t.get(AGE, l), player, target, -amount, thing);
            Chain.run(t, l, a.effects(), t.get(OWNER, l), amount);
            return happened;
        }
    };

    abstract boolean to(Table t, int l, Ability a, Event e, int player, int target, int amount, int thing);
}
