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
}
