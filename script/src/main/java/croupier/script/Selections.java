package croupier.script;

import croupier.kernel.Kind;
import croupier.kernel.Rows;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import org.jspecify.annotations.Nullable;

/** The typed tree of selections. */
public final class Selections {
    private Selections() {}

    public record Registered(String name, Kind kind, Selection of, long reads) implements Selection {
        @Override
        public void into(Table t, Scope s, Rows out) {
            of.into(t, s, out);
        }

        @Override
        public boolean has(Table t, Scope s, int row) {
            return of.has(t, s, row);
        }

        @Override
        public boolean admits(Table t, Scope s, int row) {
            return of.admits(t, s, row);
        }

        @Override
        public void among(Table t, Scope s, Rows rows, Rows out) {
            of.among(t, s, rows, out);
        }
    }

    /** Rows that an earlier step named. */
    public record Variable(String name, int slot, @Nullable Kind kind) implements Selection {
        @Override
        public void into(Table t, Scope s, Rows out) {
            out.addAll(s.rows(slot));
        }

        @Override
        public boolean has(Table t, Scope s, int row) {
            return s.rows(slot).has(row);
        }

        @Override
        public int count(Table t, Scope s) {
            return s.rows(slot).size();
        }

        @Override
        public int first(Table t, Scope s) {
            return s.rows(slot).isEmpty() ? 0 : s.rows(slot).get(0);
        }

        @Override
        public long reads() {
            return 0;
        }
    }

    /** One row, or none. */
    public record One(Noun noun) implements Selection {
        @Override
        public void into(Table t, Scope s, Rows out) {
            int row = noun.of(t, s);
            if (row != 0) out.add(row);
        }

        @Override
        public boolean has(Table t, Scope s, int row) {
            return row != 0 && noun.of(t, s) == row;
        }

        @Override
        public void among(Table t, Scope s, Rows rows, Rows out) {
            out.addIfAmong(rows, noun.of(t, s));
        }

        @Override
        public @Nullable Kind kind() {
            return noun.kind();
        }

        @Override
        public long reads() {
            return noun.reads();
        }
    }

    public record MembersOf(Noun of, String name, Kind kind, Members.RowsOf member, long own) implements Selection {
        @Override
        public void into(Table t, Scope s, Rows out) {
            int row = of.of(t, s);
            if (row != 0) member.into(t, s, row, out);
        }

        @Override
        public long reads() {
            return of.reads() | own;
        }
    }

    /** Those for which a condition is true. */
    public record Where(Selection of, int slot, Condition that) implements Selection {
        @Override
        public void into(Table t, Scope s, Rows out) {
            int from = out.size();
            of.into(t, s, out);
            keep(t, s, out, from);
        }

        @Override
        public void among(Table t, Scope s, Rows rows, Rows out) {
            int from = out.size();
            of.among(t, s, rows, out);
            keep(t, s, out, from);
        }

        private void keep(Table t, Scope s, Rows out, int from) {
            int to = from;
            for (int i = from; i < out.size(); i++) {
                int row = out.get(i);
                s.number(slot, row);
                if (Conditions.holds(that, t, s)) out.set(to++, row);
            }
            out.shorten(to);
        }

        @Override
        public boolean has(Table t, Scope s, int row) {
            s.number(slot, row);
            return of.has(t, s, row) && that.test(t, s);
        }

        @Override
        public boolean admits(Table t, Scope s, int row) {
            s.number(slot, row);
            return of.admits(t, s, row) && that.test(t, s);
        }

        @Override
        public @Nullable Kind kind() {
            return of.kind();
        }

        @Override
        public long reads() {
            return of.reads() | that.reads();
        }
    }

    /** Both, each row once. */
    public record Union(Selection a, Selection b) implements Selection {
        @Override
        public void into(Table t, Scope s, Rows out) {
            int mark = t.mark();
            Rows more = t.rows();
            a.into(t, s, out);
            b.into(t, s, more);
            for (int i = 0; i < more.size(); i++) if (!out.has(more.get(i))) out.add(more.get(i));
            t.release(mark);
        }

        @Override
        public boolean has(Table t, Scope s, int row) {
            return a.has(t, s, row) || b.has(t, s, row);
        }

        @Override
        public boolean admits(Table t, Scope s, int row) {
            return a.admits(t, s, row) || b.admits(t, s, row);
        }

        @Override
        public @Nullable Kind kind() {
            return a.kind();
        }

        @Override
        public long reads() {
            return a.reads() | b.reads();
        }
    }

    /** The first without the second. */
    public record Without(Selection a, Selection b) implements Selection {
        @Override
        public void into(Table t, Scope s, Rows out) {
            int from = out.size();
            a.into(t, s, out);
            leaveOut(t, s, out, from);
        }

        @Override
        public void among(Table t, Scope s, Rows rows, Rows out) {
            int from = out.size();
            a.among(t, s, rows, out);
            leaveOut(t, s, out, from);
        }

        private void leaveOut(Table t, Scope s, Rows out, int from) {
            int mark = t.mark();
            Rows less = t.rows();
            b.into(t, s, less);
            int to = from;
            for (int i = from; i < out.size(); i++) {
                int row = out.get(i);
                if (!less.has(row)) out.set(to++, row);
            }
            out.shorten(to);
            t.release(mark);
        }

        @Override
        public boolean has(Table t, Scope s, int row) {
            return a.has(t, s, row) && !b.has(t, s, row);
        }

        @Override
        public boolean admits(Table t, Scope s, int row) {
            return a.admits(t, s, row) && !b.has(t, s, row);
        }

        @Override
        public @Nullable Kind kind() {
            return a.kind();
        }

        @Override
        public long reads() {
            return a.reads() | b.reads();
        }
    }

    /** This many from the beginning or the end, in their order. */
    public record Some(Amount count, Selection of, boolean last) implements Selection {
        @Override
        public void into(Table t, Scope s, Rows out) {
            int mark = t.mark();
            Rows all = of.rows(t, s);
            int n = Math.max(0, Math.min(all.size(), count.of(t, s)));
            int from = last ? all.size() - n : 0;
            for (int i = 0; i < n; i++) out.add(all.get(from + i));
            t.release(mark);
        }

        @Override
        public @Nullable Kind kind() {
            return of.kind();
        }

        @Override
        public long reads() {
            return count.reads() | of.reads();
        }
    }

    /** Those with the highest or lowest amount; several if they are equal. */
    public record Extreme(Selection of, int slot, Amount by, boolean highest) implements Selection {
        @Override
        public void into(Table t, Scope s, Rows out) {
            int mark = t.mark();
            Rows all = of.rows(t, s);
            int from = out.size();
            int best = 0;
            for (int i = 0; i < all.size(); i++) {
                s.number(slot, all.get(i));
                int value = by.of(t, s);
                if (out.size() > from && (highest ? value > best : value < best)) out.shorten(from);
                if (out.size() == from || value == best) {
                    out.add(all.get(i));
                    best = value;
                }
            }
            t.release(mark);
        }

        @Override
        public @Nullable Kind kind() {
            return of.kind();
        }

        @Override
        public long reads() {
            return of.reads() | by.reads();
        }
    }
}
