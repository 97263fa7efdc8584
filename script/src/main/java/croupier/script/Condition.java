package croupier.script;

import croupier.kernel.Scope;
import croupier.kernel.Table;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Something that is true or not while a card is carried out; reads only. */
@FunctionalInterface
public interface Condition extends Term {
    boolean test(Table t, Scope s);

    /**
     * Looks in a scope of its own.
     *
     * @param self the row that {@code me} means
     * @param card the row whose text it is
     */
    default boolean test(Table t, int seat, int self, int card) {
        Scope s = t.scope(seat, self, card);
        boolean holds = test(t, s);
        t.done(s);
        return holds;
    }

    /** Whether it can be true of one row alone, the one of this name: {@code it is this}. */
    default boolean singlesOut(String name) {
        return false;
    }

    /** The opposite of this condition. */
    default Condition negated() {
        return new Conditions.Not(this);
    }

    /** The conditions that must all hold for one to hold, in order; none for null. */
    static List<Condition> parts(@Nullable Condition c) {
        List<Condition> all = new ArrayList<>();
        if (c instanceof Conditions.And and) {
            all.addAll(parts(and.a()));
            all.addAll(parts(and.b()));
        } else if (c != null) all.add(c);
        return all;
    }

    /** One condition that holds when all of them do; null for none. */
    static @Nullable Condition all(List<Condition> parts) {
        Condition joined = null;
        for (Condition c : parts) joined = joined == null ? c : new Conditions.And(joined, c);
        return joined;
    }
}
