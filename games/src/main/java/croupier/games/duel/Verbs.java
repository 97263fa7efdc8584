package croupier.games.duel;

import static croupier.games.duel.DuelWords.*;

import croupier.kernel.Event;
import croupier.kernel.Rows;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.script.Amount;
import croupier.script.Choice;
import croupier.script.Default;
import croupier.script.Doc;
import croupier.script.Main;
import croupier.script.Name;
import croupier.script.Ref;
import croupier.script.Teller;
import croupier.script.Verb;
import croupier.script.Vocabulary;
import org.jspecify.annotations.Nullable;

/** What a card can say. Every effect is an event of its own. */
final class Verbs {
    private Verbs() {}

    /** At whom an effect is aimed, as seen by the player it belongs to. */
    enum To {
        ME,
        ENEMY
    }

    static void addTo(Vocabulary v) {
        v.verbs(
                Damage.class,
                Heal.class,
                SpeedUp.class,
                SlowDown.class,
                AddStatus.class,
                Cure.class,
                RemoveStatus.class,
                RemoveItem.class,
                RemoveThisItem.class);
    }

    /** An effect: top-level when an item is played, else it passes through those older than the listener it comes from. */
    static void effect(Table t, Scope s, Event e, To to, int amount, int thing) {
        int target = to == To.ME ? s.seat : 1 - s.seat;
        if (s.listener == 0) Chain.begin(t, e, s.seat, target, amount, thing);
        else Chain.passBehind(t, s.listener, e, s.seat, target, amount, thing);
    }

    /** Deals damage. */
    @Doc("Deals damage.")
    record Damage(
            @Main @Doc("How much.") Amount amount,
            @Doc("To whom.") @Default("enemy") To to) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            effect(t, s, DAMAGE, to, amount.of(t, s), 0);
        }

        @Override
        public String text(Teller w) {
            return w.say(to == To.ENEMY ? "Deal {amount} damage." : "Take {amount} damage.", this);
        }
    }

    /** Heals. */
    @Doc("Heals.")
    record Heal(
            @Main @Doc("How much.") Amount amount,
            @Doc("Whom.") @Default("me") To to) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            effect(t, s, HEALING, to, amount.of(t, s), 0);
        }

        @Override
        public String text(Teller w) {
            return w.say(to == To.ME ? "Heal {amount}." : "Heal the enemy by {amount}.", this);
        }
    }

    /** Makes somebody faster for good. */
    @Doc("Makes somebody faster for good.")
    record SpeedUp(
            @Main @Doc("How much.") Amount amount,
            @Doc("Whom.") @Default("me") To to) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            effect(t, s, SPEED_UP, to, amount.of(t, s), 0);
        }

        @Override
        public String text(Teller w) {
            return w.say(to == To.ME ? "Gain {amount} speed." : "The enemy gains {amount} speed.", this);
        }
    }

    /** Makes somebody slower for good. */
    @Doc("Makes somebody slower for good.")
    record SlowDown(
            @Main @Doc("How much.") Amount amount,
            @Doc("Whom.") @Default("enemy") To to) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            effect(t, s, SLOW_DOWN, to, amount.of(t, s), 0);
        }

        @Override
        public String text(Teller w) {
            return w.say(to == To.ME ? "Lose {amount} speed." : "The enemy loses {amount} speed.", this);
        }
    }

    /** Gives somebody a status. */
    @Name("status")
    @Doc("Gives somebody a status.")
    record AddStatus(
            @Main @Doc("Which status.") Ref<Listener> status,

            @Doc("How many charges or turns it has, if not as many as it says itself.") @Nullable
            Amount count,

            @Doc("Who gets it.") @Default("me") To to)
            implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int lasts = count == null ? Duel.of(t).status(status.card()).count() : count.of(t, s);
            effect(t, s, ADD_STATUS, to, lasts, status.card());
        }

        @Override
        public String text(Teller w) {
            String who = to == To.ME ? "Gain " : "The enemy gains ";
            return who + status.name() + (count == null ? "." : " " + w.words(count) + ".");
        }
    }

    /** Ends every status of one name. */
    @Doc("Ends every status of one name.")
    record Cure(
            @Main @Doc("Which status.") Ref<Listener> status,
            @Doc("Whose.") @Default("me") To to) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int mark = t.mark();
            Rows ending = t.rows();
            int owner = to == To.ME ? s.seat : 1 - s.seat;
            for (int i = 0; i < t.count(STATUSES, owner); i++)
                if (t.card(t.at(STATUSES, owner, i)) == status.card()) ending.add(t.at(STATUSES, owner, i));
            for (int i = 0; i < ending.size(); i++) effect(t, s, REMOVE_STATUS, to, 0, ending.get(i));
            t.release(mark);
        }

        @Override
        public String text(Teller w) {
            return (to == To.ME ? "Lose " : "The enemy loses ") + status.name() + ".";
        }
    }

    /** Statuses end, whosever they are; each is an event of its own, aimed at the one who has it. */
    @Doc("Statuses end, each by itself: those that are named or chosen.")
    record RemoveStatus(@Main @Doc("Which.") Choice statuses) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            remove(t, s, REMOVE_STATUS, statuses);
        }

        @Override
        public String text(Teller w) {
            return "Remove " + which(w, statuses) + ".";
        }
    }

    /** Items go, whosever they are, with everything in them that listens. */
    @Doc("Items go, with everything in them that listens: those that are named or chosen.")
    record RemoveItem(@Main @Doc("Which.") Choice items) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            remove(t, s, REMOVE_ITEM, items);
        }

        @Override
        public String text(Teller w) {
            return "Remove " + which(w, items) + ".";
        }
    }

    private static String which(Teller w, Choice c) {
        boolean all = c.how() == Choice.How.ALL && !c.isNoun();
        return (all ? "all " : "") + w.words(c);
    }

    /** Of several each is removed by an event of its own, in their order. */
    private static void remove(Table t, Scope s, Event e, Choice which) {
        int mark = t.mark();
        Rows chosen = which.take(t, s);
        for (int i = 0; i < chosen.size(); i++) {
            int row = chosen.get(i);
            if (t.zoneOf(row) == null) continue;
            effect(t, s, e, t.ownerOf(row) == s.seat ? To.ME : To.ENEMY, 0, row);
        }
        t.release(mark);
    }

    /** The item whose text this is goes. */
    @Doc("The item whose text this is goes.")
    record RemoveThisItem() implements Verb {
        @Override
        public void run(Table t, Scope s) {
            effect(t, s, REMOVE_ITEM, To.ME, 0, s.card);
        }

        @Override
        public String text(Teller w) {
            return "Remove this item.";
        }
    }
}
