package croupier.script;

import croupier.kernel.Change;
import croupier.kernel.Layer;
import croupier.kernel.Rows;
import croupier.kernel.Scope;
import croupier.kernel.Stat;
import croupier.kernel.Table;
import org.jspecify.annotations.Nullable;

/** As long as: changes stats of some rows while it is in force, in one of the game's layers. */
@Doc("Changes stats of some rows as long as it is in force.")
public record Modifier(
        @Name("while") @Doc("As long as this is true.") @Nullable
        Condition holds,

        @Doc("The rows it changes.") Selection affects,

        @Doc("The layer in which it applies; the first by default.") @Nullable
        Layer layer,

        @Doc("How much each stat is raised.") @Nullable PerRow<Pairs<Stat, Amount>> add,
        @Doc("What each stat becomes.") @Nullable PerRow<Pairs<Stat, Amount>> set,
        Scoping scoping)
        implements Change {
    public Modifier {
        if (add == null && set == null) throw new IllegalArgumentException("a modifier needs 'add' or 'set'");
    }

    @Override
    public boolean holds(Table t, int modifier) {
        if (holds == null) return true;
        Scope s = enter(t, modifier);
        boolean is = holds.test(t, s);
        t.done(s);
        return is;
    }

    @Override
    public boolean affects(Table t, int modifier, int row) {
        Scope s = enter(t, modifier);
        boolean is = affects.has(t, s, row);
        t.done(s);
        return is;
    }

    @Override
    public void affected(Table t, int modifier, Rows rows, Rows out) {
        Scope s = enter(t, modifier);
        affects.among(t, s, rows, out);
        t.done(s);
    }

    @Override
    public void apply(Table t, int modifier, int row) {
        Scope s = enter(t, modifier);
        if (set != null) change(t, s, row, set.with(s, row), false);
        if (add != null) change(t, s, row, add.with(s, row), true);
        t.done(s);
    }

    /** What a stat of a row becomes by this modifier where the row lies under no layers, such as the cost of a card in hand. */
    public int on(Table t, int modifier, Stat stat, int row, int now) {
        if ((writes() & (1L << stat.index())) == 0 || !holds(t, modifier) || !affects(t, modifier, row)) return now;
        Scope s = enter(t, modifier);
        int value = now;
        if (set != null) value = on(t, s, stat, set.with(s, row), value, false);
        if (add != null) value = on(t, s, stat, add.with(s, row), value, true);
        t.done(s);
        return value;
    }

    private static int on(Table t, Scope s, Stat stat, Pairs<Stat, Amount> pairs, int now, boolean adds) {
        int value = now;
        for (int i = 0; i < pairs.size(); i++)
            if (pairs.key(i).index() == stat.index())
                value = adds ? value + pairs.value(i).of(t, s) : pairs.value(i).of(t, s);
        return value;
    }

    private static void change(Table t, Scope s, int row, Pairs<Stat, Amount> pairs, boolean adds) {
        for (int i = 0; i < pairs.size(); i++) {
            Stat stat = pairs.key(i);
            int value = pairs.value(i).of(t, s);
            t.change(stat, row, adds ? t.stat(stat, row) + value : value);
        }
    }

    @Override
    public long reads() {
        long bits = affects.reads() | (holds == null ? 0 : holds.reads());
        if (set != null) for (Amount a : set.value().values()) bits |= a.reads();
        if (add != null) for (Amount a : add.value().values()) bits |= a.reads();
        return bits;
    }

    @Override
    public long writes() {
        long bits = 0;
        if (set != null) for (Stat stat : set.value().keys()) bits |= 1L << stat.index();
        if (add != null) for (Stat stat : add.value().keys()) bits |= 1L << stat.index();
        return bits;
    }

    private Scope enter(Table t, int modifier) {
        Scope s = t.scope();
        scoping.enter(t, s, modifier, 0, 0, 0);
        return s;
    }
}
