package croupier.games.magic.verbs;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.cards.Defs;
import croupier.games.magic.cards.TakesLife;
import croupier.games.magic.effects.Life;
import croupier.games.magic.effects.Shields;
import croupier.games.magic.words.Type;
import croupier.games.magic.words.Wording;
import croupier.kernel.*;
import croupier.script.*;
import java.util.Map;

/** Verbs of damage and life. */
public final class LifeVerbs {
    private LifeVerbs() {}

    /** A source deals damage. */
    @Doc("Deals damage: this object does, or another one.")
    @Says("{from deals} {damage:amount of damage} to {to:each}.")
    @Says(value = "{from deals} {to}.", when = "damage: its share")
    public record Damage(
            @Default("target") @Doc("to whom or what") Selection to,

            @MainArgument @Of("object") @Doc("how much; each of them is 'it'")
            PerRow<Amount> damage,

            @Default("this") @Doc("what deals it") Noun from)
            implements Joint, TakesLife {
        @Override
        public int taken(Table t, Scope s, int player) {
            return to.has(t, s, player) ? damage.with(s, player).of(t, s) : 0;
        }

        /** To what, from what, how much. */
        @Override
        public int stride() {
            return 3;
        }

        @Override
        public void plan(Table t, Scope s, Rows plan) {
            Rows targets = to.rows(t, s);
            int source = from.of(t, s);
            for (int i = 0; i < targets.size() && source != 0; i++)
                plan.add(targets.get(i))
                        .add(source)
                        .add(damage.with(s, targets.get(i)).of(t, s));
        }

        @Override
        public void carryOut(Table t, Scope s, Rows plan, Rows ends, Rows results) {
            Rows targets = t.rows();
            Rows sources = t.rows();
            Rows amounts = t.rows();
            for (int i = 0; i < plan.size(); i += stride()) {
                targets.add(plan.get(i));
                sources.add(plan.get(i + 1));
                amounts.add(plan.get(i + 2));
            }
            croupier.games.magic.effects.Damage.dealAll(t, sources, targets, amounts);
        }
    }

    @Doc("Players gain life.")
    @Says("{each who gains} {gainLife:amount of life}.")
    public record GainLife(
            @MainArgument Amount gainLife,
            @Default("me") @Doc("who") Selection who) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int n = gainLife.of(t, s);
            who.rows(t, s).each(t, Life::gain, n);
        }
    }

    @Doc("Players lose life.")
    @Says("{each who loses} {loseLife:amount of life}.")
    public record LoseLife(
            @MainArgument Amount loseLife,
            @Default("me") @Doc("who") Selection who) implements Verb, TakesLife {
        @Override
        public int taken(Table t, Scope s, int player) {
            return who.has(t, s, player) ? loseLife.of(t, s) : 0;
        }

        @Override
        public void run(Table t, Scope s) {
            int n = loseLife.of(t, s);
            who.rows(t, s).each(t, Life::lose, n);
        }
    }

    /** Two creatures deal damage equal to their power to each other (701.14). */
    @Doc("Two creatures fight.")
    @Says("{fight fights} {other}.")
    public record Fight(
            @MainArgument Noun fight,
            @Doc("with what") @Name("with") Noun other) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int a = fight.of(t, s);
            int b = other.of(t, s);
            if (!fights(t, a) || !fights(t, b)) return;
            Rows amounts = t.rows().add(t.stat(POWER, a)).add(t.stat(POWER, b));
            croupier.games.magic.effects.Damage.dealAll(
                    t, t.rows().add(a).add(b), t.rows().add(b).add(a), amounts);
        }

        private static boolean fights(Table t, int creature) {
            return creature != 0 && onBattlefield(t, creature) && isA(t, creature, Type.CREATURE);
        }
    }

    @Doc("The next so much damage to something this turn is prevented.")
    @Says("Prevent the next {prevent} damage that would be dealt to {to:each} this turn.")
    public record Prevent(
            @MainArgument Amount prevent,
            @Default("target") @Doc("to whom or what") Selection to) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int n = prevent.of(t, s);
            Rows all = to.rows(t, s);
            for (int i = 0; i < all.size() && n > 0; i++)
                Shields.give(t, DAMAGED, Shields.PREVENTION, s.card, all.get(i), s.seat, n);
        }
    }

    /** The source is chosen as it resolves (609.7a), and looked at again when it would deal damage (615.9). */
    @Doc("The next time a source would deal damage to something this turn, that damage is prevented.")
    public record PreventFrom(
            @MainArgument @Doc("the source: 1 of sources where red")
            Numbered<Defs.SourceDef> preventFrom,

            @Default("me") @Doc("to whom or what") Selection to)
            implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rows sources = preventFrom.value().source().take(t, s);
            Rows all = to.rows(t, s);
            for (int i = 0; i < all.size(); i++)
                for (int k = 0; k < sources.size(); k++) {
                    int l = Shields.give(
                            t, DAMAGED, Shields.FROM_SOURCE, s.card, all.get(i), s.seat, preventFrom.number());
                    t.set(LISTENS_ROW, l, sources.get(k));
                    t.set(LISTENS_WORDS, l, Wording.given(s.words));
                }
        }

        @Override
        public String text(Teller w) {
            Choice source = preventFrom.value().source();
            String chosen = source.isForced() ? "" : " of your choice";
            return w.say(
                    "the next time {source}" + chosen
                            + " would deal damage to {to:each} this turn, prevent that damage.",
                    Map.of("source", source, "to", to));
        }
    }

    @Doc("The next so much damage to something this turn is dealt to something else instead.")
    @Says("The next {redirect} damage that would be dealt to {from:each} this turn is dealt to {to} instead.")
    public record Redirect(
            @MainArgument Amount redirect,
            @Default("me") @Doc("from whom or what") Selection from,
            @Doc("to whom or what") Noun to)
            implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int n = redirect.of(t, s);
            Rows all = from.rows(t, s);
            int other = to.of(t, s);
            for (int i = 0; i < all.size() && n > 0 && other != 0; i++) {
                int l = Shields.give(t, DAMAGED, Shields.REDIRECTION, s.card, all.get(i), s.seat, n);
                t.set(LISTENS_ROW, l, other);
            }
        }
    }

    @Doc("All combat damage this turn is prevented.")
    @Says("Prevent all combat damage that would be dealt this turn.")
    public record PreventCombat() implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Shields.give(t, DAMAGED, Shields.PREVENT_ALL_COMBAT, s.card, s.self, s.seat, 0);
        }
    }

    @Doc("The next time it would be destroyed this turn, it is regenerated instead.")
    @Says("Regenerate {regenerate:each}.")
    public record Regenerate(@MainArgument Selection regenerate) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rows all = regenerate.rows(t, s);
            for (int i = 0; i < all.size(); i++)
                if (onBattlefield(t, all.get(i)))
                    Shields.give(t, DESTROYED, Shields.REGENERATION, s.card, all.get(i), controller(t, all.get(i)), 0);
        }
    }
}
