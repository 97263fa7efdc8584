package croupier.games.magic.verbs;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.RuleChange;
import croupier.games.magic.cards.Defs;
import croupier.games.magic.cards.EntersWith;
import croupier.games.magic.words.CounterKind;
import croupier.games.magic.words.Rule;
import croupier.kernel.*;
import croupier.script.*;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Verbs of counters on objects. */
public final class CounterVerbs {
    private CounterVerbs() {}

    @Doc("Puts counters on objects.")
    public record Counters(
            @MainArgument @Doc("how many") Amount counters,
            @Default("+1/+1") @Doc("of which kind") CounterKind kind,
            @Default("target") @Doc("on what") Selection on)
            implements EntersWith {
        @Override
        public @Nullable String manner(Defs.Replaces in, Map<String, Object> gaps) {
            if (in.may()) return null;
            gaps.put("counters", counters);
            return "with {counters:a " + kind.name() + " counter} on it";
        }

        @Override
        public void run(Table t, Scope s) {
            int n = counters.of(t, s);
            Rows all = on.rows(t, s);
            for (int i = 0; i < all.size(); i++)
                croupier.games.magic.effects.Counters.put(t, s.card, all.get(i), kind.number(), n);
        }

        @Override
        public String text(Teller w) {
            return w.say("put {counters:a " + kind.name() + " counter} on {on:each}.", this);
        }
    }

    /** Another counter of each kind that is there already (701.34a). */
    @Doc("You choose any number of permanents and players with counters; each gets one more of each kind that it has.")
    @Says("Proliferate.")
    public record Proliferate() implements Verb {
        @Override
        public void run(Table t, Scope s) {
            Rows with = t.rows();
            for (int i = 0; i < t.count(BATTLEFIELD, 0); i++)
                if (hasCounters(t, t.at(BATTLEFIELD, 0, i))) with.add(t.at(BATTLEFIELD, 0, i));
            for (int seat = 0; seat < t.seats(); seat++)
                if (isIn(t, seat) && t.get(POISON, player(t, seat)) > 0) with.add(player(t, seat));
            if (with.isEmpty()) return;
            Rows chosen = t.rows()
                    .addAll(t.ask(s.seat, PROLIFERATE)
                            .because(s.card)
                            .from(with)
                            .some(0, with.size()));
            for (int i = 0; i < chosen.size(); i++) more(t, s.card, chosen.get(i));
        }

        private static boolean hasCounters(Table t, int object) {
            for (croupier.kernel.Column kind : COUNTERS) if (t.get(kind, object) > 0) return true;
            return false;
        }

        private static void more(Table t, int source, int on) {
            if (isPlayer(t, on)) {
                croupier.games.magic.effects.Counters.poison(t, source, on, 1);
                return;
            }
            for (int kind = 0; kind < COUNTERS.length; kind++)
                if (t.get(COUNTERS[kind], on) > 0) croupier.games.magic.effects.Counters.put(t, source, on, kind, 1);
        }
    }

    @Doc("Players get poison counters.")
    @Says("{who gets} {poison:a poison counter}.")
    public record Poison(
            @MainArgument @Doc("how many") Amount poison,
            @Default("target") @Doc("who gets them") Selection who) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int n = poison.of(t, s);
            Rows all = who.rows(t, s);
            for (int i = 0; i < all.size(); i++)
                if (isPlayer(t, all.get(i))) croupier.games.magic.effects.Counters.poison(t, s.card, all.get(i), n);
        }
    }

    /** Removed from one and put on the other, as many as there are; nothing moves where one of them cannot be there (122.5). */
    @Doc("Moves counters from one object to another.")
    public record MoveCounters(
            @MainArgument @Doc("how many at most") Amount moveCounters,
            @Default("+1/+1") @Doc("of which kind") CounterKind kind,
            @Default("this") @Doc("from what") Noun from,
            @Default("target") @Doc("to what") Noun to)
            implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int object = from.of(t, s);
            int other = to.of(t, s);
            if (object == other || !onBattlefield(t, object) || !onBattlefield(t, other)) return;
            if (RuleChange.says(t, Rule.CANT_HAVE_COUNTERS, other)) return;
            int n = Math.min(moveCounters.of(t, s), t.get(COUNTERS[kind.number()], object));
            croupier.games.magic.effects.Counters.remove(t, object, kind.number(), n);
            croupier.games.magic.effects.Counters.put(t, s.card, other, kind.number(), n);
        }

        @Override
        public String text(Teller w) {
            return w.say("move {moveCounters:a " + kind.name() + " counter} from {from} onto {to}.", this);
        }
    }

    @Doc("Removes counters from objects.")
    public record RemoveCounters(
            @MainArgument @Doc("how many") Amount removeCounters,
            @Default("+1/+1") @Doc("of which kind") CounterKind kind,
            @Default("this") @Doc("from what") Selection from)
            implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int n = removeCounters.of(t, s);
            Rows all = from.rows(t, s);
            for (int i = 0; i < all.size(); i++)
                croupier.games.magic.effects.Counters.remove(t, all.get(i), kind.number(), n);
        }

        @Override
        public String text(Teller w) {
            return w.say("remove {removeCounters:a " + kind.name() + " counter} from {from:each}.", this);
        }
    }
}
