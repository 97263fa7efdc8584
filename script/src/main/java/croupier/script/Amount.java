package croupier.script;

import croupier.kernel.Scope;
import croupier.kernel.Table;

/** A number that a card computes while it is carried out; reads only. */
@FunctionalInterface
public interface Amount extends Term {
    int of(Table t, Scope s);

    /** The same as {@code amount.of(t, s)}, without a call where the amount is a plain number, which most are. */
    static int number(Amount amount, Table t, Scope s) {
        return amount instanceof Amounts.Fixed f ? f.value() : amount.of(t, s);
    }
}
