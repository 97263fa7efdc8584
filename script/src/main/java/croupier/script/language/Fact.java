package croupier.script.language;

import croupier.kernel.Column;
import croupier.kernel.Scope;
import croupier.kernel.Stat;
import croupier.kernel.Table;
import croupier.script.Noun;
import org.jspecify.annotations.Nullable;

/** A stored number that an expression names, such as {@code target.hp}: it can be read and, by a scenario, set. */
public record Fact(Noun of, Column column, @Nullable Stat stat) {
    public int get(Table t, Scope s) {
        int row = of.of(t, s);
        return stat != null ? t.stat(stat, row) : t.get(column, row);
    }

    public void set(Table t, Scope s, int value) {
        t.set(column, of.of(t, s), value);
    }
}
