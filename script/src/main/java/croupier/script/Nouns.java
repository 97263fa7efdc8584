package croupier.script;

import croupier.kernel.Column;
import croupier.kernel.Kind;
import croupier.kernel.Rows;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import org.jspecify.annotations.Nullable;

/** The typed tree of nouns. */
public final class Nouns {
    private Nouns() {}

    public record Registered(String name, Kind kind, Noun of, long reads) implements Noun {
        @Override
        public int of(Table t, Scope s) {
            return of.of(t, s);
        }
    }

    /** The row being looked at; told bare where it is implied. */
    public record It(int slot, @Nullable Kind kind, String name, boolean implied) implements Noun {
        @Override
        public int of(Table t, Scope s) {
            return s.number(slot);
        }

        @Override
        public long reads() {
            return 0;
        }
    }

    /** The row that leads from a row: its owner, its host. */
    public record ColumnOf(Noun of, Column column, @Nullable Kind kind) implements Noun {
        @Override
        public int of(Table t, Scope s) {
            int row = of.of(t, s);
            return row == 0 ? 0 : t.get(column, row);
        }

        @Override
        public long reads() {
            return of.reads();
        }
    }

    public record MemberOf(Noun of, String name, Kind kind, Members.RowOf member, long own) implements Noun {
        @Override
        public int of(Table t, Scope s) {
            int row = of.of(t, s);
            return row == 0 ? 0 : member.of(t, s, row);
        }

        @Override
        public long reads() {
            return of.reads() | own;
        }
    }

    /** The first or last of several, 0 for none. */
    public record End(Selection from, boolean last) implements Noun {
        @Override
        public int of(Table t, Scope s) {
            if (!last) return from.first(t, s);
            int mark = t.mark();
            Rows rows = from.rows(t, s);
            int row = rows.isEmpty() ? 0 : rows.get(rows.size() - 1);
            t.release(mark);
            return row;
        }

        @Override
        public @Nullable Kind kind() {
            return from.kind();
        }

        @Override
        public long reads() {
            return from.reads();
        }
    }
}
