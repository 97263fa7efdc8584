package croupier.games.essence;

import static croupier.games.essence.EssenceWords.*;

import croupier.kernel.*;
import croupier.script.*;
import org.jspecify.annotations.Nullable;

/** What cards say of Essence, KL and God Charges. */
final class PoolVerbs {
    @Doc("Players lose Essence.")
    @Says("{who loses} {lose} Essence.")
    @Says(value = "have {who} lose {lose} Essence.", view = "may")
    @Says(value = "lose {lose} Essence.", when = "who: me", view = "may")
    record Lose(
            @MainArgument Amount lose,
            @Default("1 of opponents") Choice who) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int amount = lose.of(t, s);
            Rows players = who.take(t, s);
            EssencePool.together(t, 1);
            for (int i = 0; i < players.size(); i++) EssencePool.lose(t, s.card, players.get(i), amount);
            EssencePool.together(t, -1);
        }
    }

    @Doc("Players gain Essence.")
    @Says("{who gains} {heal} Essence.")
    record Heal(@MainArgument Amount heal, @Default("me") Choice who) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            who.take(t, s).each(t, s.card, EssencePool::gain, heal.of(t, s));
        }
    }

    @Doc("Deals damage to Deities and to those that fight.")
    @Says("Deal {deal} damage to {to}.")
    record Deal(
            @MainArgument Amount deal,
            @Default("1 of opponents") Choice to) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int amount = deal.of(t, s);
            Rows targets = to.take(t, s);
            EssencePool.together(t, 1);
            targets.each(t, s.card, Combat::deal, amount);
            EssencePool.together(t, -1);
            Zones.checkGuards(t);
        }
    }

    @Doc("Essence becomes a number.")
    @Says("The Essence of {setEssence} becomes {to}.")
    record SetEssence(
            @MainArgument Choice setEssence,
            @Doc("What it becomes.") Amount to) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            setEssence.take(t, s).each(t, s.card, EssencePool::set, to.of(t, s));
        }
    }

    @Doc("Essence goes from one player to another, no more than there is.")
    @Says("Move {moveEssence} Essence from {from} to {to}.")
    record MoveEssence(@MainArgument Amount moveEssence, Choice from, Choice to) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int giver = from.takeOne(t, s);
            int taker = to.takeOne(t, s);
            if (giver == 0 || taker == 0 || giver == taker) return;
            int amount = Math.min(moveEssence.of(t, s), t.get(ESSENCE, giver));
            int lost = EssencePool.lose(t, s.card, giver, amount);
            EssencePool.gain(t, s.card, taker, lost);
        }
    }

    @Doc("Players gain KL this turn.")
    @Says("{who gains} {gainKl} KL.")
    record GainKl(
            @MainArgument Amount gainKl, @Default("me") Choice who) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            who.take(t, s).each(t, s.card, Kl::gain, gainKl.of(t, s));
        }
    }

    @Doc("Players lose KL; how much was lost may be named.")
    @Says("{who loses} {loseKl} KL.")
    @Says(value = "have {who} lose {loseKl} KL.", view = "may")
    @Says(value = "lose {loseKl} KL.", when = "who: me", view = "may")
    record LoseKl(
            @MainArgument Amount loseKl,
            @Default("1 of opponents") Choice who,
            @Nullable NamedNumber as) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int amount = loseKl.of(t, s);
            int lost = 0;
            Rows players = who.take(t, s);
            for (int i = 0; i < players.size(); i++) lost += Kl.lose(t, s.card, players.get(i), amount);
            if (as != null) as.set(s, lost);
        }
    }

    @Doc("Players gain God Charges, at most to three.")
    @Says("{who gains} {gainCharge:a God Charge}.")
    record GainCharge(
            @MainArgument Amount gainCharge, @Default("me") Choice who) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            who.take(t, s).each(t, Charges::gain, gainCharge.of(t, s));
        }
    }

    @Doc("The player may use the God Code of their Deity as if its condition were met.")
    @Says("You may use your God Code.")
    record UseGodCode() implements Verb {
        @Override
        public void run(Table t, Scope s) {
            if (GodCode.isChosen(t, s.self)) GodCode.use(t, s.self);
        }
    }
}
