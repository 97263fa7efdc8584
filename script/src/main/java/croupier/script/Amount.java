package croupier.script;

import croupier.kernel.Scope;
import croupier.kernel.Table;

/** A number that a card computes while it is carried out; reads only. */
@FunctionalInterface
public interface Amount extends Term {
    int of(Table t, Scope s);

    /** Whether it is a number as it is written. */
    static boolean isNumber(Amount amount) {
        return amount instanceof Amounts.Fixed;
    }

    /** The number as it is written; {@code otherwise} if the amount is computed. */
    static int written(Amount amount, int otherwise) {
        return switch (amount) {
            case Amounts.Fixed f -> f.value();
            case Amounts.FixedName f -> f.value();
            default -> otherwise;
        };
    }

    /** The same as {@code amount.of(t, s)}, without a call by interface for what most amounts are. */
    static int number(Amount amount, Table t, Scope s) {
        if (amount instanceof Amounts.Fixed f) return f.value();
        if (amount instanceof Amounts.FixedName f) return f.value();
        if (amount instanceof Amounts.FixedWord f) return f.value();
        if (amount instanceof Amounts.Register r) return t.get(r.column());
        if (amount instanceof Amounts.OwnColumn c) return t.get(c.column(), s.self);
        if (amount instanceof Amounts.TheAmount) return s.amount;
        if (amount instanceof Amounts.IfElse i) return i.of(t, s);
        if (amount instanceof Amounts.ByLevel b) return b.of(t, s);
        if (amount instanceof Amounts.ColumnOf c) return c.of(t, s);
        if (amount instanceof Amounts.Plus p) return p.of(t, s);
        return amount.of(t, s);
    }
}
