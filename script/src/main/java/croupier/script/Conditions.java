package croupier.script;

import croupier.kernel.Column;
import croupier.kernel.Scope;
import croupier.kernel.Table;

/** The typed tree of conditions. */
public final class Conditions {
    private Conditions() {}

    /** How nodes look at their parts: {@code condition.test(t, s)}, for the reason that {@link Amounts#number} has. */
    static boolean holds(Condition condition, Table t, Scope s) {
        if (condition instanceof Equal c) return c.test(t, s);
        if (condition instanceof And c) return c.test(t, s);
        if (condition instanceof AtLeast c) return c.test(t, s);
        if (condition instanceof Less c) return c.test(t, s);
        if (condition instanceof More c) return c.test(t, s);
        return condition.test(t, s);
    }

    public record Fixed(boolean value) implements Condition {
        @Override
        public boolean test(Table t, Scope s) {
            return value;
        }

        @Override
        public long reads() {
            return 0;
        }
    }

    /** A condition that the game names and of which it says what stats it reads. */
    public record Registered(String name, Condition of, long reads) implements Condition {
        @Override
        public boolean test(Table t, Scope s) {
            return of.test(t, s);
        }
    }

    public record Equal(Amount a, Amount b) implements Condition {
        @Override
        public boolean test(Table t, Scope s) {
            return Amounts.number(a, t, s) == Amounts.number(b, t, s);
        }

        @Override
        public long reads() {
            return a.reads() | b.reads();
        }
    }

    /** Two names are the same; no name is none. */
    public record SameName(Amounts.Card a, Amounts.Card b) implements Condition {
        @Override
        public boolean test(Table t, Scope s) {
            int name = a.of(t, s);
            return name != 0 && name == b.of(t, s);
        }

        @Override
        public long reads() {
            return a.reads() | b.reads();
        }
    }

    public record Less(Amount a, Amount b) implements Condition {
        @Override
        public boolean test(Table t, Scope s) {
            return Amounts.number(a, t, s) < Amounts.number(b, t, s);
        }

        @Override
        public long reads() {
            return a.reads() | b.reads();
        }
    }

    public record More(Amount a, Amount b) implements Condition {
        @Override
        public boolean test(Table t, Scope s) {
            return Amounts.number(a, t, s) > Amounts.number(b, t, s);
        }

        @Override
        public long reads() {
            return a.reads() | b.reads();
        }
    }

    public record AtMost(Amount a, Amount b) implements Condition {
        @Override
        public boolean test(Table t, Scope s) {
            return Amounts.number(a, t, s) <= Amounts.number(b, t, s);
        }

        @Override
        public long reads() {
            return a.reads() | b.reads();
        }
    }

    public record AtLeast(Amount a, Amount b) implements Condition {
        @Override
        public boolean test(Table t, Scope s) {
            return Amounts.number(a, t, s) >= Amounts.number(b, t, s);
        }

        @Override
        public long reads() {
            return a.reads() | b.reads();
        }
    }

    public record And(Condition a, Condition b) implements Condition {
        @Override
        public boolean test(Table t, Scope s) {
            return holds(a, t, s) && holds(b, t, s);
        }

        @Override
        public boolean singlesOut(String name) {
            return a.singlesOut(name) || b.singlesOut(name);
        }

        @Override
        public long reads() {
            return a.reads() | b.reads();
        }
    }

    public record Or(Condition a, Condition b) implements Condition {
        @Override
        public boolean test(Table t, Scope s) {
            return holds(a, t, s) || holds(b, t, s);
        }

        @Override
        public boolean singlesOut(String name) {
            return a.singlesOut(name) && b.singlesOut(name);
        }

        @Override
        public long reads() {
            return a.reads() | b.reads();
        }
    }

    public record Not(Condition a) implements Condition {
        @Override
        public boolean test(Table t, Scope s) {
            return !holds(a, t, s);
        }

        @Override
        public long reads() {
            return a.reads();
        }
    }

    /** A flag of a row. */
    public record FlagOf(Noun of, Column column) implements Condition {
        @Override
        public boolean test(Table t, Scope s) {
            int row = Noun.row(of, t, s);
            return row != 0 && t.get(column, row) != 0;
        }

        @Override
        public long reads() {
            return of.reads();
        }
    }

    public record MemberOf(Noun of, String name, Members.TestOf member, long own) implements Condition {
        @Override
        public boolean test(Table t, Scope s) {
            int row = Noun.row(of, t, s);
            return row != 0 && member.test(t, s, row);
        }

        @Override
        public long reads() {
            return of.reads() | own;
        }
    }

    /** Something that the definition of a card row says or not. */
    public record AttributeOf(Noun of, Attribute attribute) implements Condition {
        @Override
        public boolean test(Table t, Scope s) {
            int row = Noun.row(of, t, s);
            return row != 0 && attribute.of(t, row) != 0;
        }

        @Override
        public long reads() {
            return of.reads();
        }
    }

    /** Whether a list of the card's definition has a word. */
    public record HasWord(Noun of, Attribute attribute, String word, int number) implements Condition {
        @Override
        public boolean test(Table t, Scope s) {
            int row = Noun.row(of, t, s);
            return row != 0 && attribute.has(t, row, number);
        }

        @Override
        public long reads() {
            return of.reads();
        }
    }

    public record Same(Noun a, Noun b) implements Condition {
        @Override
        public boolean test(Table t, Scope s) {
            return Noun.row(a, t, s) == Noun.row(b, t, s);
        }

        @Override
        public boolean singlesOut(String name) {
            return isIt(a) && isNamed(b, name) || isIt(b) && isNamed(a, name);
        }

        private static boolean isIt(Noun n) {
            return n instanceof Nouns.It;
        }

        private static boolean isNamed(Noun n, String name) {
            return n instanceof Nouns.Registered r && r.name().equals(name);
        }

        @Override
        public long reads() {
            return a.reads() | b.reads();
        }
    }

    /** Whether a noun names anything. */
    public record Exists(Noun a) implements Condition {
        @Override
        public boolean test(Table t, Scope s) {
            return a.of(t, s) != 0;
        }

        @Override
        public long reads() {
            return a.reads();
        }
    }

    public record IsIn(Noun a, Selection in) implements Condition {
        @Override
        public boolean test(Table t, Scope s) {
            return in.has(t, s, a.of(t, s));
        }

        @Override
        public long reads() {
            return a.reads() | in.reads();
        }
    }

    /** Whether there is at least one. */
    public record Any(Selection of) implements Condition {
        @Override
        public boolean test(Table t, Scope s) {
            return of.first(t, s) != 0;
        }

        @Override
        public long reads() {
            return of.reads();
        }
    }
}
