package croupier.games.duel;

import static croupier.games.duel.DuelWords.*;

import croupier.kernel.*;
import croupier.script.*;
import org.jspecify.annotations.Nullable;

/** What a card can say. Every effect is an event of its own. */
final class Verbs {
    /** At whom an effect is aimed, as seen by the player it belongs to. */
    enum To {
        ME,
        ENEMY;

        int seat(Scope s) {
            return this == ME ? s.seat : 1 - s.seat;
        }
    }

    /** An effect: top-level when an item is played, else it passes through those older than the listener it comes from. */
    private static void effect(Table t, Scope s, Event e, int target, int amount, int thing) {
        if (s.listener == 0) Chain.begin(t, e, s.seat, target, amount, thing);
        else Chain.pass(t, s.listener, e, s.seat, target, amount, thing);
    }

    @Says("{to takes} {amount} damage.")
    @Says(value = "Deal {amount} damage.", when = "to: enemy")
    @Says(value = "{to takes} {amount} damage.", when = "to: enemy", view = "theirs")
    @Doc("Deals damage.")
    record Damage(
            @MainArgument Amount amount, @Default("enemy") To to) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            effect(t, s, DAMAGE, to.seat(s), amount.of(t, s), 0);
        }
    }

    @Says("{to heals} {amount}.")
    @Doc("Heals.")
    record Heal(@MainArgument Amount amount, @Default("me") To to) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            effect(t, s, HEALING, to.seat(s), amount.of(t, s), 0);
        }
    }

    @Says("{to gains} {amount} speed.")
    @Doc("Makes somebody faster for good.")
    record SpeedUp(
            @MainArgument Amount amount, @Default("me") To to) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            effect(t, s, SPEED_UP, to.seat(s), amount.of(t, s), 0);
        }
    }

    @Says("{to loses} {amount} speed.")
    @Doc("Makes somebody slower for good.")
    record SlowDown(
            @MainArgument Amount amount, @Default("enemy") To to) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            effect(t, s, SLOW_DOWN, to.seat(s), amount.of(t, s), 0);
        }
    }

    @Name("status")
    @Says("{to gains}[ {count}] {status}.")
    @Doc("Gives somebody a status.")
    record AddStatus(
            @MainArgument Ref<Defs.Status> status,

            @Doc("How many charges or turns it has, if not as many as it says itself.") @Nullable
            Amount count,

            @Default("me") To to)
            implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int lasts = count == null ? status.get().count() : count.of(t, s);
            effect(t, s, ADD_STATUS, to.seat(s), lasts, status.card());
        }
    }

    @Says("{to loses} {status}.")
    @Doc("Ends every status of one name.")
    record Cure(
            @MainArgument Ref<Defs.Status> status,
            @Default("me") To to) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int owner = to.seat(s);
            Rows ending =
                    t.rows().addAll(t, STATUSES, owner, (table, row, card) -> table.card(row) == card, status.card());
            for (int i = 0; i < ending.size(); i++) effect(t, s, REMOVE_STATUS, owner, 0, ending.get(i));
        }
    }

    @Says("Remove {statuses}.")
    @Doc("Statuses end, each by itself: those that are named or chosen.")
    record RemoveStatus(@MainArgument Choice statuses) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            remove(t, s, REMOVE_STATUS, statuses.take(t, s));
        }
    }

    @Says("Remove {items}.")
    @Doc("Items go, with everything in them that listens: those that are named or chosen.")
    record RemoveItem(@MainArgument Choice items) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            remove(t, s, REMOVE_ITEM, items.take(t, s));
        }
    }

    /** Of several each is removed by an event of its own, in their order, aimed at the one who has it. */
    private static void remove(Table t, Scope s, Event e, Rows which) {
        for (int i = 0; i < which.size(); i++) {
            int row = which.get(i);
            if (t.zoneOf(row) != null) effect(t, s, e, t.ownerOf(row), 0, row);
        }
    }
}
