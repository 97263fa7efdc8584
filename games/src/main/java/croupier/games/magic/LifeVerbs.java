package croupier.games.magic;

import static croupier.games.magic.Magic.*;

import croupier.kernel.Rows;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.script.Amount;
import croupier.script.Default;
import croupier.script.Doc;
import croupier.script.Joint;
import croupier.script.Main;
import croupier.script.Name;
import croupier.script.Noun;
import croupier.script.Numbered;
import croupier.script.Of;
import croupier.script.PerRow;
import croupier.script.Selection;
import croupier.script.Teller;
import croupier.script.Verb;
import org.jspecify.annotations.Nullable;

/** Verbs of damage and life. */
final class LifeVerbs {
    private LifeVerbs() {}

    /** A source deals damage. */
    @Doc("Deals damage: this object does, or another one that is told.")
    public record Damage(
            @Default("target") @Doc("to whom or what") Selection to,

            @Main @Of("object") @Doc("how much; each of them is 'it'")
            PerRow<Amount> damage,

            @Nullable @Doc("what deals it, if not this") Noun from)
            implements Joint {
        /** To what, from what, how much. */
        @Override
        public int stride() {
            return 3;
        }

        @Override
        public void plan(Table t, Scope s, Rows plan) {
            Rows targets = to.rows(t, s);
            int source = from == null ? s.card : from.of(t, s);
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
            croupier.games.magic.Damage.dealAll(t, sources, targets, amounts);
        }

        @Override
        public String text(Teller w) {
            return (from == null ? "this" : w.words(from)) + " deals "
                    + Saying.damage(w.words(damage), Saying.each(w.words(to))) + ".";
        }
    }

    @Doc("Players gain life.")
    public record GainLife(
            @Main Amount gainLife,
            @Default("me") @Doc("who") Selection who) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int mark = t.mark();
            int n = gainLife.of(t, s);
            Rows players = who.rows(t, s);
            for (int i = 0; i < players.size(); i++) Life.gain(t, players.get(i), n);
            t.release(mark);
        }

        @Override
        public String text(Teller w) {
            return Saying.who(w, who, "gain") + " " + Saying.life(w.words(gainLife)) + ".";
        }
    }

    @Doc("Players lose life.")
    public record LoseLife(
            @Main Amount loseLife,
            @Default("me") @Doc("who") Selection who) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int mark = t.mark();
            int n = loseLife.of(t, s);
            Rows players = who.rows(t, s);
            for (int i = 0; i < players.size(); i++) Life.lose(t, players.get(i), n);
            t.release(mark);
        }

        @Override
        public String text(Teller w) {
            return Saying.who(w, who, "lose") + " " + Saying.life(w.words(loseLife)) + ".";
        }
    }

    /** Two creatures deal damage equal to their power to each other (701.14). */
    @Doc("Two creatures fight.")
    public record Fight(
            @Main Noun fight,
            @Doc("with what") @Name("with") Noun other) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int a = fight.of(t, s);
            int b = other.of(t, s);
            if (!fights(t, a) || !fights(t, b)) return;
            int mark = t.mark();
            Rows amounts = t.rows().add(t.stat(POWER, a)).add(t.stat(POWER, b));
            croupier.games.magic.Damage.dealAll(
                    t, t.rows().add(a).add(b), t.rows().add(b).add(a), amounts);
            t.release(mark);
        }

        private static boolean fights(Table t, int creature) {
            return creature != 0 && onBattlefield(t, creature) && isA(t, creature, Type.CREATURE);
        }

        @Override
        public String text(Teller w) {
            return w.words(fight) + " fights " + w.words(other) + ".";
        }
    }

    @Doc("The next so much damage to something this turn is prevented.")
    public record Prevent(
            @Main Amount prevent,
            @Default("target") @Doc("to whom or what") Selection to) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int mark = t.mark();
            int n = prevent.of(t, s);
            Rows all = to.rows(t, s);
            for (int i = 0; i < all.size() && n > 0; i++)
                Shields.give(t, DAMAGED, Shields.PREVENTION, s.card, all.get(i), s.seat, n);
            t.release(mark);
        }

        @Override
        public String text(Teller w) {
            return "prevent the next " + w.words(prevent) + " damage that would be dealt to " + w.words(to)
                    + " this turn.";
        }
    }

    /** The source is chosen as it resolves (609.7a), and looked at again when it would deal damage (615.9). */
    @Doc("The next time a source would deal damage to something this turn, that damage is prevented.")
    public record PreventFrom(
            @Main @Doc("the source: 1 of sources where red") Numbered<Defs.SourceDef> preventFrom,

            @Default("me") @Doc("to whom or what") Selection to)
            implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int mark = t.mark();
            Rows sources = preventFrom.value().source().take(t, s);
            Rows all = to.rows(t, s);
            for (int i = 0; i < all.size(); i++)
                for (int k = 0; k < sources.size(); k++) {
                    int l = Shields.give(
                            t, DAMAGED, Shields.FROM_SOURCE, s.card, all.get(i), s.seat, preventFrom.number());
                    t.set(LISTENS_ROW, l, sources.get(k));
                    t.set(LISTENS_WORDS, l, Wording.given(s.words));
                }
            t.release(mark);
        }

        @Override
        public String text(Teller w) {
            String source = w.words(preventFrom.value().source());
            return "the next time "
                    + (source.startsWith("1 ") ? Phrases.a(source.substring(2)) + " of your choice" : source)
                    + " would deal damage to " + w.words(to) + " this turn, prevent that damage.";
        }
    }

    @Doc("The next so much damage to something this turn is dealt to something else instead.")
    public record Redirect(
            @Main Amount redirect,
            @Default("me") @Doc("from whom or what") Selection from,
            @Doc("to whom or what") Noun to)
            implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int mark = t.mark();
            int n = redirect.of(t, s);
            Rows all = from.rows(t, s);
            int other = to.of(t, s);
            for (int i = 0; i < all.size() && n > 0 && other != 0; i++) {
                int l = Shields.give(t, DAMAGED, Shields.REDIRECTION, s.card, all.get(i), s.seat, n);
                t.set(LISTENS_ROW, l, other);
            }
            t.release(mark);
        }

        @Override
        public String text(Teller w) {
            return "the next " + w.words(redirect) + " damage that would be dealt to " + w.words(from)
                    + " this turn is dealt to " + w.words(to) + " instead.";
        }
    }

    @Doc("All combat damage this turn is prevented.")
    public record PreventCombat() implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Shields.give(t, DAMAGED, Shields.PREVENT_ALL_COMBAT, s.card, s.self, s.seat, 0);
        }

        @Override
        public String text(Teller w) {
            return "prevent all combat damage that would be dealt this turn.";
        }
    }

    @Doc("The next time it would be destroyed this turn, it is regenerated instead.")
    public record Regenerate(@Main Selection regenerate) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int mark = t.mark();
            Rows all = regenerate.rows(t, s);
            for (int i = 0; i < all.size(); i++)
                if (onBattlefield(t, all.get(i)))
                    Shields.give(t, DESTROYED, Shields.REGENERATION, s.card, all.get(i), controller(t, all.get(i)), 0);
            t.release(mark);
        }

        @Override
        public String text(Teller w) {
            return "regenerate " + w.words(regenerate) + ".";
        }
    }
}
