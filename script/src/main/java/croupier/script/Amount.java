package croupier.script;

import croupier.kernel.Scope;
import croupier.kernel.Table;

/** A number that a card computes while it is carried out; reads only. */
@FunctionalInterface
public interface Amount extends Term {
    int of(Table t, Scope s);

    /** The same as {@code amount.of(t, s)}, without a call where the amount is a plain number or register, which most are. */
    static int number(Amount amount, Table t, Scope s) {
        if (amount instanceof Amounts.Fixed f) return f.value();
        if (amount instanceof Amounts.Register r) return t.get(r.column());
        return amount.of(t, s);
    }
}
