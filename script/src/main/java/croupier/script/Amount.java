package croupier.script;

import croupier.kernel.Scope;
import croupier.kernel.Table;

/** A number that a card computes while it is carried out; reads only. */
@FunctionalInterface
public interface Amount extends Term {
    int of(Table t, Scope s);

    /**
     * Counts in a scope of its own.
     *
     * @param self the row that {@code me} means
     * @param card the row whose text it is
     */
    default int of(Table t, int seat, int self, int card) {
        Scope s = t.scope(seat, self, card);
        int amount = of(t, s);
        t.done(s);
        return amount;
    }

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
}
