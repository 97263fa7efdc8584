package croupier.games.doomlings;

import static croupier.games.doomlings.DoomWords.*;

import croupier.kernel.*;
import croupier.script.*;
import org.jspecify.annotations.Nullable;

/** What cards say of traits in piles, of gene pools, and of whom they affect. */
final class PileVerbs {
    @Doc("Players are targeted: they and the others may react. Who is affected in the end is 'target'.")
    record Target(
            @MainArgument Choice target,

            @Doc("The amount of the effect, as 'amount'; a reaction may change it.") @Default("1")
            Amount amount)
            implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rows legal = legal(t, s);
            Rows chosen = target.isForced()
                    ? target.take(t, s)
                    : t.ask(s.seat, TARGET_WHOM).because(s.card).from(legal).some(1, 1);
            int seats = 0;
            for (int i = 0; i < chosen.size(); i++) seats |= 1 << t.ownerOf(chosen.get(i));
            s.target = chosen.isEmpty() ? 0 : chosen.get(0);
            s.amount = amount.of(t, s);
            s.target = affect(t, s, s.target, seats, s.amount, chosen.size() == 1 ? legal : null);
            if (s.target != 0) s.amount = t.get(CHANGED);
        }

        /** Among whom the target is; where the card names one player any other opponent could be affected instead. */
        private Rows legal(Table t, Scope s) {
            return target.isNoun()
                    ? Language.opponents(t, s.seat, t.rows())
                    : target.from().rows(t, s);
        }

        @Override
        public String text(Teller w) {
            String whom = target.isNoun() ? "It affects {target}." : target.isForced() ? "" : "Choose {target}.";
            return w.say(whom + "[ The amount is {amount}.]", this);
        }
    }

    /** The window for those who react to being affected; what is affected in the end. One of them may cancel the text. */
    private static int affect(Table t, Scope s, int row, int seats, int amount, @Nullable Rows legal) {
        if (row == 0) {
            t.tell(NO_TARGET, 0, s.card, 0);
            return 0;
        }
        s.stopped = !Windows.open(t, Trigger.TARGETED, s.seat, s.card, seats, amount, legal);
        if (s.stopped) t.tell(CANCELS, t.get(CANCELLED), s.card, 0);
        return t.get(AIMED) != 0 ? t.get(AIMED) : row;
    }

    @Says("Choose {trait}.")
    @Doc("A trait is targeted: its owner and the others may react. Which is affected in the end is 'that trait'.")
    record TargetTrait(@MainArgument Choice trait) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rows legal = trait.from().rows(t, s);
            int chosen = t.ask(s.seat, CHOOSE).because(s.card).from(legal).one();
            s.object = affect(t, s, chosen, chosen == 0 ? 0 : 1 << t.ownerOf(chosen), 1, legal);
            s.target = s.object == 0 ? 0 : player(t, t.ownerOf(s.object));
        }
    }

    @Says("{to steals} {steal}.")
    @Doc("A player takes cards: from a hand into the own hand, from a pile into the own pile.")
    record Steal(
            @MainArgument Choice steal,
            @Default("me") Noun to,
            @Nullable @Of("trait") NamedRows as) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int receiver = to.of(t, s);
            if (receiver == 0) return;
            Rows chosen = steal.take(t, s, s.seat, STEAL_WHICH, false, false);
            chosen.each(t, Piles::steal, t.ownerOf(receiver));
            if (as != null) as.set(s, chosen);
        }
    }

    @Says("Give {give} to {to}.")
    @Doc("Cards go to a player: from your hand into the hand, from your pile into the pile.")
    record Give(@MainArgument Choice give, Noun to) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int receiver = to.of(t, s);
            if (receiver == 0) return;
            give.take(t, s, s.seat, GIVE_WHICH, false, false).each(t, Piles::give, t.ownerOf(receiver));
        }
    }

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

    @Says("Return {traits} to the hand.")
    @Doc("Traits go back to the hands of their owners.")
    record Return(@MainArgument Choice traits) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            traits.take(t, s).each(t, Piles::returnToHand);
        }
    }

    @Says("Put {add} into {to's} pile.")
    @Doc("Cards come into a pile without being played; a third dominant is discarded.")
    record Add(
            @MainArgument Selection add,
            @Doc("Into whose pile.") @Default("me") Noun to) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int receiver = to.of(t, s);
            if (receiver == 0) return;
            int seat = t.ownerOf(receiver);
            Rows cards = add.rows(t, s);
            for (int i = 0; i < cards.size(); i++) {
                int card = cards.get(i);
                if (t.isIn(TRAITS, card)) continue;
                if (!Piles.isDominant(t, card) || !Piles.isFull(t, seat)) Piles.enter(t, seat, card);
                else if (!t.isIn(DISCARD_PILE, card)) Hands.discard(t, card);
            }
        }
    }

    @Says("Change {who's} gene pool by {by}.")
    @Says(value = "All gene pools {by:+}.", when = "who: players")
    @Name("gene pool")
    @Doc("Gene pools change, between 1 and 8.")
    record ChangeGenePool(
            @MainArgument @Doc("By how much.") Amount by,
            @Default("me") Selection who) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rows players = who.rows(t, s);
            for (int i = 0; i < players.size(); i++) GenePool.change(t, t.ownerOf(players.get(i)), by.of(t, s));
        }
    }

    @Says("{who stabilises}.")
    @Says(value = "Stabilise.", when = "who: me")
    @Says(value = "Each player stabilises.", when = "who: players")
    @Doc("Players draw or discard until their hands are as large as their gene pools.")
    record Stabilise(@MainArgument @Default("me") Selection who) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            who.rows(t, s).each(t, (table, player) -> Hands.stabilise(table, table.ownerOf(player), 0));
        }
    }

    @Says("{recolor becomes} {to}.")
    @Doc("Traits get another color as long as they are in their pile.")
    record Recolor(
            @MainArgument Selection recolor,
            @Doc("The color.") Amount to) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            recolor.rows(t, s).setEach(t, COLOR, to.of(t, s));
        }
    }

    @Says("This is used up.")
    @Doc("What this trait does once has been done: 'this trait.used' is true from now on.")
    record UseUp() implements Verb {
        @Override
        public void run(Table t, Scope s) {
            t.set(USED, s.card, 1);
        }
    }
}
