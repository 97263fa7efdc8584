package croupier.games.doomlings;

import static croupier.games.doomlings.DoomWords.*;

import croupier.kernel.Rows;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.script.Amount;
import croupier.script.Choice;
import croupier.script.Default;
import croupier.script.Doc;
import croupier.script.MainArgument;
import croupier.script.Name;
import croupier.script.NamedRows;
import croupier.script.Noun;
import croupier.script.Of;
import croupier.script.Says;
import croupier.script.Selection;
import croupier.script.Teller;
import croupier.script.Verb;
import croupier.script.forms.Vocabulary;
import org.jspecify.annotations.Nullable;

/** What cards say of traits in piles, of gene pools, and of whom they affect. */
final class PileVerbs {
    private PileVerbs() {}

    static void addTo(Vocabulary v) {
        v.verbs(Target.class, TargetTrait.class, Steal.class, Give.class, Swap.class, Return.class, Add.class);
        v.verbs(ChangeGenePool.class, Stabilise.class, Recolor.class, UseUp.class);
    }

    /** Players are targeted: they and the others may react. Who is affected in the end is 'target'. */
    @Doc("Players are targeted: they and the others may react. Who is affected in the end is 'target'.")
    record Target(
            @MainArgument @Doc("Whom.") Choice target,

            @Doc("The amount of the effect, as 'amount'; a reaction may change it.") @Default("1")
            Amount amount)
            implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int mark = t.mark();
            Rows legal = legal(t, s);
            Rows chosen = target.isForced() ? target.take(t, s) : choose(t, s, legal);
            int seats = 0;
            for (int i = 0; i < chosen.size(); i++) seats |= 1 << t.ownerOf(chosen.get(i));
            s.target = chosen.isEmpty() ? 0 : chosen.get(0);
            s.amount = amount.of(t, s);
            if (seats != 0) {
                s.stopped = isCancelled(t, s, seats, s.amount, chosen.size() == 1 ? legal : null);
                if (t.get(AIMED) != 0) s.target = t.get(AIMED);
                s.amount = t.get(CHANGED);
            } else t.tell(NO_TARGET, 0, s.card, 0);
            t.release(mark);
        }

        /** Among whom the target is; where the card names one player any other opponent could be affected instead. */
        private Rows legal(Table t, Scope s) {
            if (!target.isNoun()) return target.from().rows(t, s);
            Rows opponents = t.rows();
            Language.opponents(t, s.seat, opponents);
            return opponents;
        }

        private static Rows choose(Table t, Scope s, Rows legal) {
            return t.ask(s.seat, TARGET_WHOM).because(s.card).from(legal).some(1, 1);
        }

        @Override
        public String text(Teller w) {
            String whom = target.isNoun() ? "It affects {target}." : target.isForced() ? "" : "Choose {target}.";
            return w.say(whom + "[ The amount is {amount}.]", this);
        }
    }

    /** The window for those who react to being affected; whether one of them cancels the text. */
    private static boolean isCancelled(Table t, Scope s, int seats, int amount, @Nullable Rows legal) {
        if (Windows.open(t, Trigger.TARGETED, s.seat, s.card, seats, amount, legal)) return false;
        t.tell(CANCELS, t.get(CANCELLED), s.card, 0);
        return true;
    }

    /** A trait is targeted: its owner and the others may react. Which one is affected in the end is 'that trait'. */
    @Says("Choose {trait}.")
    @Doc("A trait is targeted: its owner and the others may react. Which is affected in the end is 'that trait'.")
    record TargetTrait(@MainArgument @Doc("Which.") Choice trait) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int mark = t.mark();
            Rows legal = trait.from().rows(t, s);
            s.object = t.ask(s.seat, CHOOSE).because(s.card).from(legal).one();
            s.target = s.object == 0 ? 0 : player(t, t.ownerOf(s.object));
            if (s.object != 0) {
                s.stopped = isCancelled(t, s, 1 << t.ownerOf(s.object), 1, legal);
                if (t.get(AIMED) != 0) s.object = t.get(AIMED);
                s.target = player(t, t.ownerOf(s.object));
            } else t.tell(NO_TARGET, 0, s.card, 0);
            t.release(mark);
        }
    }

    /** A player takes cards: from a hand into the own hand, from a pile into the own pile. */
    @Says("{to steals} {steal}.")
    @Doc("A player takes cards: from a hand into the own hand, from a pile into the own pile.")
    record Steal(
            @MainArgument @Doc("Which.") Choice steal,
            @Doc("Who gets them.") @Default("me") Noun to,

            @Doc("A name for what was taken.") @Nullable @Of("trait")
            NamedRows as)
            implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int receiver = to.of(t, s);
            if (receiver == 0) return;
            int mark = t.mark();
            int thief = t.ownerOf(receiver);
            Rows chosen = steal.take(t, s, s.seat, STEAL_WHICH, false, false);
            for (int i = 0; i < chosen.size(); i++) {
                if (t.isIn(HAND, chosen.get(i))) Hands.give(t, chosen.get(i), thief);
                else Piles.steal(t, chosen.get(i), thief);
            }
            if (as != null) as.set(s, chosen);
            t.release(mark);
        }
    }

    /** Cards go to a player: from your hand into the hand, from your pile into the pile. */
    @Says("Give {give} to {to}.")
    @Doc("Cards go to a player: from your hand into the hand, from your pile into the pile.")
    record Give(
            @MainArgument @Doc("Which.") Choice give,
            @Doc("To whom.") Noun to) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int receiver = to.of(t, s);
            if (receiver == 0) return;
            int mark = t.mark();
            Rows chosen = give.take(t, s, s.seat, GIVE_WHICH, false, false);
            for (int i = 0; i < chosen.size(); i++) {
                if (t.isIn(HAND, chosen.get(i))) Hands.give(t, chosen.get(i), t.ownerOf(receiver));
                else Piles.give(t, chosen.get(i), t.ownerOf(receiver));
            }
            t.release(mark);
        }
    }

    /** Two traits change places. */
    @Says("Swap {swap} with {with}.")
    @Doc("Two traits in different piles change places.")
    record Swap(
            @MainArgument @Doc("The one.") Noun swap,
            @Doc("The other.") Noun with) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int one = swap.of(t, s);
            int other = with.of(t, s);
            if (one != 0 && other != 0) Piles.swap(t, one, other);
        }
    }

    /** Traits go back to the hands of their owners. */
    @Says("Return {traits} to the hand.")
    @Doc("Traits go back to the hands of their owners.")
    record Return(@MainArgument @Doc("Which.") Choice traits) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int mark = t.mark();
            Rows chosen = traits.take(t, s);
            for (int i = 0; i < chosen.size(); i++) Piles.returnToHand(t, chosen.get(i));
            t.release(mark);
        }
    }

    /** Cards come into a pile without being played; a third dominant is discarded. */
    @Says("Put {add} into {to's} pile.")
    @Doc("Cards come into a pile without being played; a third dominant is discarded.")
    record Add(
            @MainArgument @Doc("Which.") Selection add,
            @Doc("Into whose pile.") @Default("me") Noun to) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int receiver = to.of(t, s);
            if (receiver == 0) return;
            int mark = t.mark();
            int seat = t.ownerOf(receiver);
            Rows cards = add.rows(t, s);
            for (int i = 0; i < cards.size(); i++) {
                int card = cards.get(i);
                if (t.isIn(TRAITS, card)) continue;
                if (!Piles.isDominant(t, card) || !Piles.isFull(t, seat)) Piles.enter(t, seat, card);
                else if (!t.isIn(DISCARD_PILE, card)) Hands.discard(t, card);
            }
            t.release(mark);
        }
    }

    /** Gene pools change, between 1 and 8. */
    @Says("Change {who's} gene pool by {by}.")
    @Says(value = "All gene pools {by:+}.", when = "who: players")
    @Name("gene pool")
    @Doc("Gene pools change, between 1 and 8.")
    record ChangeGenePool(
            @MainArgument @Doc("By how much.") Amount by,
            @Doc("Whose.") @Default("me") Selection who) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int mark = t.mark();
            Rows players = who.rows(t, s);
            for (int i = 0; i < players.size(); i++) GenePool.change(t, t.ownerOf(players.get(i)), by.of(t, s));
            t.release(mark);
        }
    }

    /** Players draw or discard until their hands are as large as their gene pools. */
    @Says("{who stabilises}.")
    @Says(value = "Stabilise.", when = "who: me")
    @Says(value = "Each player stabilises.", when = "who: players")
    @Doc("Players draw or discard until their hands are as large as their gene pools.")
    record Stabilise(
            @MainArgument @Doc("Who.") @Default("me") Selection who) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int mark = t.mark();
            Rows players = who.rows(t, s);
            for (int i = 0; i < players.size(); i++) Hands.stabilise(t, t.ownerOf(players.get(i)));
            t.release(mark);
        }
    }

    /** Traits get another colour as long as they are in their pile. */
    @Says("{recolor becomes} {to}.")
    @Doc("Traits get another color as long as they are in their pile.")
    record Recolor(
            @MainArgument @Doc("Which.") Selection recolor,
            @Doc("The color.") Amount to) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int mark = t.mark();
            Rows traits = recolor.rows(t, s);
            for (int i = 0; i < traits.size(); i++) t.set(COLOR, traits.get(i), to.of(t, s));
            t.release(mark);
        }
    }

    /** What this trait does once has been done: {@code this trait.used}. */
    @Says("This is used up.")
    @Doc("What this trait does once has been done: 'this trait.used' is true from now on.")
    record UseUp() implements Verb {
        @Override
        public void run(Table t, Scope s) {
            t.set(USED, s.card, 1);
        }
    }
}
