package croupier.games.magic;

import static croupier.games.magic.MagicWords.*;

import croupier.kernel.Rows;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.script.Amount;
import croupier.script.Default;
import croupier.script.Doc;
import croupier.script.Main;
import croupier.script.Selection;
import croupier.script.Teller;
import croupier.script.Verb;

/** Verbs of counters on objects. */
final class CounterVerbs {
    private CounterVerbs() {}

    /** A kind of counters, written by its name. */
    record CounterKind(int number, String name) {
        static CounterKind of(String name) {
            int kind = croupier.games.magic.Counters.find(name);
            if (kind < 0)
                throw new IllegalArgumentException("there are no '" + name + "' counters. " + "Write one of "
                        + croupier.games.magic.Counters.NAMES);
            return new CounterKind(kind, name);
        }
    }

    @Doc("Puts counters on objects.")
    public record Counters(
            @Main @Doc("how many") Amount counters,
            @Default("+1/+1") @Doc("of which kind") CounterKind kind,
            @Default("target") @Doc("on what") Selection on)
            implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int mark = t.mark();
            int n = counters.of(t, s);
            Rows all = on.rows(t, s);
            for (int i = 0; i < all.size(); i++)
                croupier.games.magic.Counters.put(t, s.card, all.get(i), kind.number(), n);
            t.release(mark);
        }

        @Override
        public String text(Teller w) {
            return w.say("put {counters:a " + kind.name() + " counter} on {on:each}.", this);
        }
    }

    @Doc("Removes counters from objects.")
    public record RemoveCounters(
            @Main @Doc("how many") Amount removeCounters,
            @Default("+1/+1") @Doc("of which kind") CounterKind kind,
            @Default("this") @Doc("from what") Selection from)
            implements Verb {
        @Override
        public void run(Table t, Scope s) {
            int mark = t.mark();
            int n = removeCounters.of(t, s);
            Rows all = from.rows(t, s);
            for (int i = 0; i < all.size(); i++) croupier.games.magic.Counters.remove(t, all.get(i), kind.number(), n);
            t.release(mark);
        }

        @Override
        public String text(Teller w) {
            return w.say("remove {removeCounters:a " + kind.name() + " counter} from {from:each}.", this);
        }
    }
}
