package croupier.script;

import croupier.kernel.Column;
import croupier.kernel.Rows;
import croupier.kernel.Scope;
import croupier.kernel.Stat;
import croupier.kernel.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The typed tree of amounts: each node computes itself. How they are said stands in the package of texts. */
public final class Amounts {
    private Amounts() {}

    /**
     * How nodes compute their parts: {@code amount.of(t, s)}, without a call by interface for what most parts are. Verbs need no such
     * thing: each calls {@code of} at a place of its own, where the JIT sees what comes there most and inlines it; all nodes of a
     * class share one place, at which it would see everything.
     */
    static int number(Amount amount, Table t, Scope s) {
        if (amount instanceof Fixed f) return f.value();
        if (amount instanceof Register r) return t.get(r.column());
        if (amount instanceof OwnColumn c) return t.get(c.column(), s.self);
        if (amount instanceof TheAmount) return s.amount;
        if (amount instanceof IfElse i) return i.of(t, s);
        if (amount instanceof ByLevel b) return b.of(t, s);
        if (amount instanceof ColumnOf c) return c.of(t, s);
        if (amount instanceof FixedWord f) return f.value();
        if (amount instanceof FixedName f) return f.value();
        if (amount instanceof Plus p) return p.of(t, s);
        return amount.of(t, s);
    }

    /** An amount that stands for a word of an enum. */
    public interface Worded extends Amount {
        @Nullable
        Class<? extends Enum<?>> words();
    }

    /** An amount that is a number of the catalogue. */
    public interface Card extends Amount {}

    public record Fixed(int value) implements Amount {
        @Override
        public int of(Table t, Scope s) {
            return value;
        }

        @Override
        public long reads() {
            return 0;
        }
    }

    /** A fixed number that texts call by its name. */
    public record FixedName(int value, String name) implements Amount {
        @Override
        public int of(Table t, Scope s) {
            return value;
        }

        @Override
        public long reads() {
            return 0;
        }
    }

    /** A word of an enum. */
    public record FixedWord(int value, String name, Class<? extends Enum<?>> words) implements Worded {
        @Override
        public int of(Table t, Scope s) {
            return value;
        }

        @Override
        public long reads() {
            return 0;
        }
    }

    public record FixedCard(int value, String name) implements Card {
        @Override
        public int of(Table t, Scope s) {
            return value;
        }

        @Override
        public long reads() {
            return 0;
        }
    }

    /** A number that has a name; it reads no stats unless it says so. */
    public interface ByName extends Amount {
        String name();

        @Override
        default long reads() {
            return 0;
        }
    }

    /** A number that the game names and of which it says what stats it reads. */
    public record Registered(String name, Amount of, long reads) implements ByName {
        @Override
        public int of(Table t, Scope s) {
            return of.of(t, s);
        }
    }

    /** A number that an earlier step named. */
    public record Variable(String name, int slot) implements ByName {
        @Override
        public int of(Table t, Scope s) {
            return s.number(slot);
        }
    }

    /** A register of the match, such as an option. */
    public record Register(String name, Column column) implements ByName {
        @Override
        public int of(Table t, Scope s) {
            return t.get(column);
        }
    }

    /** How much the event that is answered is about. */
    public record TheAmount(String name) implements ByName {
        @Override
        public int of(Table t, Scope s) {
            return s.amount;
        }
    }

    /** A number of the one whose text it is, under a name of its own. */
    public record OwnColumn(String name, Column column) implements ByName {
        @Override
        public int of(Table t, Scope s) {
            return t.get(column, s.self);
        }
    }

    /** A number of a row. */
    public interface OfRow extends Amount {
        Noun of();

        /** What the number is called. */
        String label();
    }

    public record ColumnOf(Noun of, Column column, @Nullable Class<? extends Enum<?>> words) implements Worded, OfRow {
        @Override
        public String label() {
            return column.name();
        }

        @Override
        public int of(Table t, Scope s) {
            int row = Noun.row(of, t, s);
            return row == 0 ? 0 : t.get(column, row);
        }

        @Override
        public long reads() {
            return of.reads();
        }
    }

    public record StatOf(Noun of, Stat stat, boolean printed) implements OfRow {
        @Override
        public String label() {
            return stat.name();
        }

        @Override
        public int of(Table t, Scope s) {
            int row = Noun.row(of, t, s);
            if (row == 0) return 0;
            return printed ? t.printed(stat, row) : t.stat(stat, row);
        }

        @Override
        public long reads() {
            return of.reads() | (printed ? 0 : 1L << stat.index());
        }
    }

    public record MemberOf(Noun of, String name, Members.NumberOf member, long own) implements OfRow {
        @Override
        public String label() {
            return name;
        }

        @Override
        public int of(Table t, Scope s) {
            int row = Noun.row(of, t, s);
            return row == 0 ? 0 : member.of(t, s, row);
        }

        @Override
        public long reads() {
            return of.reads() | own;
        }
    }

    /** A number or word that the definition of a card row says. */
    public record AttributeOf(Noun of, Attribute attribute) implements Worded {
        @Override
        public int of(Table t, Scope s) {
            int row = Noun.row(of, t, s);
            return row == 0 ? 0 : attribute.of(t, row);
        }

        @Override
        public @Nullable Class<? extends Enum<?>> words() {
            return attribute.words();
        }

        @Override
        public long reads() {
            return of.reads();
        }
    }

    /** Which card of the catalogue a row is, or whose name it bears. */
    public record CardOf(Noun of, Members.@Nullable IntOf named) implements Card {
        @Override
        public int of(Table t, Scope s) {
            int row = Noun.row(of, t, s);
            if (row == 0) return 0;
            return named == null ? t.card(row) : named.of(t, row);
        }

        @Override
        public long reads() {
            return of.reads();
        }
    }

    /** A card that the game has a name for, such as the one that an event is about. */
    public record NamedCard(String name, Amount of) implements Card, ByName {
        @Override
        public int of(Table t, Scope s) {
            return of.of(t, s);
        }
    }

    public record Plus(Amount a, Amount b) implements Amount {
        @Override
        public int of(Table t, Scope s) {
            return number(a, t, s) + number(b, t, s);
        }

        @Override
        public long reads() {
            return a.reads() | b.reads();
        }
    }

    public record Minus(Amount a, Amount b) implements Amount {
        @Override
        public int of(Table t, Scope s) {
            return number(a, t, s) - number(b, t, s);
        }

        @Override
        public long reads() {
            return a.reads() | b.reads();
        }
    }

    public record Times(Amount a, Amount b) implements Amount {
        @Override
        public int of(Table t, Scope s) {
            return number(a, t, s) * number(b, t, s);
        }

        @Override
        public long reads() {
            return a.reads() | b.reads();
        }
    }

    /** Division towards zero; by zero it is zero. */
    public record Over(Amount a, Amount b, boolean rest) implements Amount {
        @Override
        public int of(Table t, Scope s) {
            return of(number(a, t, s), number(b, t, s), rest);
        }

        public static int of(int a, int by, boolean rest) {
            if (by == 0) return 0;
            return rest ? a % by : a / by;
        }

        @Override
        public long reads() {
            return a.reads() | b.reads();
        }
    }

    public record Negative(Amount a) implements Amount {
        @Override
        public int of(Table t, Scope s) {
            return -a.of(t, s);
        }

        @Override
        public long reads() {
            return a.reads();
        }
    }

    public record Least(Amount a, Amount b) implements Amount {
        @Override
        public int of(Table t, Scope s) {
            return Math.min(number(a, t, s), number(b, t, s));
        }

        @Override
        public long reads() {
            return a.reads() | b.reads();
        }
    }

    public record Most(Amount a, Amount b) implements Amount {
        @Override
        public int of(Table t, Scope s) {
            return Math.max(number(a, t, s), number(b, t, s));
        }

        @Override
        public long reads() {
            return a.reads() | b.reads();
        }
    }

    public record IfElse(Condition that, Amount a, Amount b) implements Amount {
        @Override
        public int of(Table t, Scope s) {
            return Conditions.holds(that, t, s) ? number(a, t, s) : number(b, t, s);
        }

        @Override
        public long reads() {
            return that.reads() | a.reads() | b.reads();
        }
    }

    /** A table by a number of the game: the last value whose key is not above it. */
    public static final class ByLevel implements Amount {
        private static final int FEW_LEVELS = 64;

        private final Amount by;
        private final List<Integer> from;
        private final List<Amount> values;
        private final int[] keys;
        private final Amount[] amounts;
        /** The number of each level up to the last key, if all values are written as numbers; else none. */
        private final int[] numbers;

        public ByLevel(Amount by, List<Integer> from, List<Amount> values) {
            this.by = by;
            this.from = List.copyOf(from);
            this.values = List.copyOf(values);
            keys = from.stream().mapToInt(i -> i).toArray();
            amounts = values.toArray(Amount[]::new);
            boolean areWritten = !from.isEmpty()
                    && from.getFirst() == 0
                    && from.getLast() < FEW_LEVELS
                    && values.stream().allMatch(Amount::isNumber);
            numbers = new int[areWritten ? from.getLast() + 1 : 0];
            for (int level = 0; level < numbers.length; level++)
                numbers[level] = Amount.written(amounts[place(level)], 0);
        }

        private int place(int level) {
            int i = keys.length - 1;
            while (i > 0 && keys[i] > level) i--;
            return i;
        }

        @Override
        public int of(Table t, Scope s) {
            int level = number(by, t, s);
            if (numbers.length > 0) return numbers[Math.clamp(level, 0, numbers.length - 1)];
            return number(amounts[place(level)], t, s);
        }

        public Amount by() {
            return by;
        }

        /** From which level on each value counts. */
        public List<Integer> from() {
            return from;
        }

        public List<Amount> values() {
            return values;
        }

        /** Whether it is nothing at first, and something only from a later level on. */
        public boolean beginsWithNone() {
            return values.size() > 1 && values.getFirst() instanceof Fixed f && f.value() == 0;
        }

        /** What it is from its second level on. */
        public Amount later() {
            if (values.size() == 2) return values.getLast();
            return new ByLevel(by, from.subList(1, from.size()), values.subList(1, values.size()));
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof ByLevel o && by.equals(o.by) && from.equals(o.from) && values.equals(o.values);
        }

        @Override
        public int hashCode() {
            return from.hashCode() * 31 + values.hashCode();
        }

        @Override
        public long reads() {
            long all = by.reads();
            for (Amount value : values) all |= value.reads();
            return all;
        }
    }

    public record Call(String name, Members.Function function, Amount a, Amount b) implements Amount {
        @Override
        public int of(Table t, Scope s) {
            return function.of(t, s, a.of(t, s), b.of(t, s));
        }
    }

    public record Count(Selection of) implements Amount {
        @Override
        public int of(Table t, Scope s) {
            return of.count(t, s);
        }

        @Override
        public long reads() {
            return of.reads();
        }
    }

    /** How the amounts of several rows become one. */
    public enum How {
        SUM,
        HIGHEST,
        LOWEST,
        DISTINCT
    }

    /** Over no rows it is 0. */
    public record Gathered(How how, Selection over, int slot, Amount each) implements Amount {
        @Override
        public int of(Table t, Scope s) {
            int mark = t.mark();
            Rows rows = over.rows(t, s);
            int result = how == How.DISTINCT ? distinct(t, s, rows) : gathered(t, s, rows);
            t.release(mark);
            return result;
        }

        private int gathered(Table t, Scope s, Rows rows) {
            int result = 0;
            for (int i = 0; i < rows.size(); i++) {
                s.number(slot, rows.get(i));
                int value = each.of(t, s);
                if (how == How.SUM) result += value;
                else if (i == 0) result = value;
                else result = how == How.HIGHEST ? Math.max(result, value) : Math.min(result, value);
            }
            return result;
        }

        private int distinct(Table t, Scope s, Rows rows) {
            Rows seen = t.rows();
            for (int i = 0; i < rows.size(); i++) {
                s.number(slot, rows.get(i));
                int value = each.of(t, s);
                if (!seen.has(value)) seen.add(value);
            }
            return seen.size();
        }

        @Override
        public long reads() {
            return over.reads() | each.reads();
        }
    }
}
