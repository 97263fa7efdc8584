package croupier.script;

import croupier.kernel.Column;
import croupier.kernel.Scope;
import croupier.kernel.Table;

/** The typed tree of conditions. */
final class Conditions {
    private Conditions() {}

    record Fixed(boolean value) implements Condition {
        @Override
        public boolean test(Table t, Scope s) {
            return value;
        }

        @Override
        public String text(Teller w) {
            return value ? "always" : "never";
        }

        @Override
        public long reads() {
            return 0;
        }
    }

    /** A condition that the game names and of which it says what stats it reads. */
    record Registered(String name, Condition of, long reads) implements Condition {
        @Override
        public boolean test(Table t, Scope s) {
            return of.test(t, s);
        }

        @Override
        public String text(Teller w) {
            return w.name(name);
        }
    }

    record Equal(Amount a, Amount b) implements Condition {
        @Override
        public boolean test(Table t, Scope s) {
            return Amount.number(a, t, s) == Amount.number(b, t, s);
        }

        @Override
        public String text(Teller w) {
            return w.words(a) + " is " + w.words(b);
        }

        @Override
        public long reads() {
            return a.reads() | b.reads();
        }
    }

    /** Two names are the same; no name is none. */
    record SameName(Amounts.Card a, Amounts.Card b) implements Condition {
        @Override
        public boolean test(Table t, Scope s) {
            int name = a.of(t, s);
            return name != 0 && name == b.of(t, s);
        }

        @Override
        public String text(Teller w) {
            return w.words(a) + " is " + w.words(b);
        }

        @Override
        public long reads() {
            return a.reads() | b.reads();
        }
    }

    record Less(Amount a, Amount b) implements Condition {
        @Override
        public boolean test(Table t, Scope s) {
            return Amount.number(a, t, s) < Amount.number(b, t, s);
        }

        @Override
        public String text(Teller w) {
            return w.words(a) + " is less than " + w.words(b);
        }

        @Override
        public long reads() {
            return a.reads() | b.reads();
        }
    }

    record More(Amount a, Amount b) implements Condition {
        @Override
        public boolean test(Table t, Scope s) {
            return Amount.number(a, t, s) > Amount.number(b, t, s);
        }

        @Override
        public String text(Teller w) {
            return w.words(a) + " is more than " + w.words(b);
        }

        @Override
        public long reads() {
            return a.reads() | b.reads();
        }
    }

    record AtMost(Amount a, Amount b) implements Condition {
        @Override
        public boolean test(Table t, Scope s) {
            return Amount.number(a, t, s) <= Amount.number(b, t, s);
        }

        @Override
        public String text(Teller w) {
            return w.words(a) + " is at most " + w.words(b);
        }

        @Override
        public long reads() {
            return a.reads() | b.reads();
        }
    }

    record AtLeast(Amount a, Amount b) implements Condition {
        @Override
        public boolean test(Table t, Scope s) {
            return Amount.number(a, t, s) >= Amount.number(b, t, s);
        }

        @Override
        public String text(Teller w) {
            return w.words(a) + " is at least " + w.words(b);
        }

        @Override
        public long reads() {
            return a.reads() | b.reads();
        }
    }

    record And(Condition a, Condition b) implements Condition {
        @Override
        public boolean test(Table t, Scope s) {
            return Condition.holds(a, t, s) && Condition.holds(b, t, s);
        }

        @Override
        public boolean singlesOut(String name) {
            return a.singlesOut(name) || b.singlesOut(name);
        }

        @Override
        public String text(Teller w) {
            return w.words(a) + " and " + w.words(b);
        }

        @Override
        public long reads() {
            return a.reads() | b.reads();
        }
    }

    record Or(Condition a, Condition b) implements Condition {
        @Override
        public boolean test(Table t, Scope s) {
            return Condition.holds(a, t, s) || Condition.holds(b, t, s);
        }

        @Override
        public boolean singlesOut(String name) {
            return a.singlesOut(name) && b.singlesOut(name);
        }

        @Override
        public String text(Teller w) {
            return w.words(a) + " or " + w.words(b);
        }

        @Override
        public long reads() {
            return a.reads() | b.reads();
        }
    }

    record Not(Condition a) implements Condition {
        @Override
        public boolean test(Table t, Scope s) {
            return !Condition.holds(a, t, s);
        }

        @Override
        public String text(Teller w) {
            return w.not(a);
        }

        @Override
        public long reads() {
            return a.reads();
        }
    }

    /** A flag of a row. */
    record FlagOf(Noun of, Column column) implements Condition {
        @Override
        public boolean test(Table t, Scope s) {
            int row = of.of(t, s);
            return row != 0 && t.get(column, row) != 0;
        }

        @Override
        public String text(Teller w) {
            return w.isMember(of, column.name());
        }

        @Override
        public long reads() {
            return of.reads();
        }
    }

    record MemberOf(Noun of, String name, Members.TestOf member, long own) implements Condition {
        @Override
        public boolean test(Table t, Scope s) {
            int row = of.of(t, s);
            return row != 0 && member.test(t, s, row);
        }

        @Override
        public String text(Teller w) {
            return w.isMember(of, name);
        }

        @Override
        public long reads() {
            return of.reads() | own;
        }
    }

    /** Something that the definition of a card row says or not. */
    record AttributeOf(Noun of, Attribute attribute) implements Condition {
        @Override
        public boolean test(Table t, Scope s) {
            int row = of.of(t, s);
            return row != 0 && attribute.of(t, row) != 0;
        }

        @Override
        public String text(Teller w) {
            return w.isMember(of, attribute.name());
        }

        @Override
        public long reads() {
            return of.reads();
        }
    }

    /** Whether a list of the card's definition has a word. */
    record HasWord(Noun of, Attribute attribute, String word, int number) implements Condition {
        @Override
        public boolean test(Table t, Scope s) {
            int row = of.of(t, s);
            return row != 0 && attribute.has(t, row, number);
        }

        @Override
        public String text(Teller w) {
            return w.member(of, attribute.name()) + " has " + word;
        }

        @Override
        public long reads() {
            return of.reads();
        }
    }

    record Same(Noun a, Noun b) implements Condition {
        @Override
        public boolean test(Table t, Scope s) {
            return a.of(t, s) == b.of(t, s);
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
        public String text(Teller w) {
            return w.is(a, w.words(b));
        }

        @Override
        public long reads() {
            return a.reads() | b.reads();
        }
    }

    /** Whether a noun names anything. */
    record Exists(Noun a) implements Condition {
        @Override
        public boolean test(Table t, Scope s) {
            return a.of(t, s) != 0;
        }

        @Override
        public String text(Teller w) {
            return "there is " + w.words(a);
        }

        @Override
        public long reads() {
            return a.reads();
        }
    }

    record IsIn(Noun a, Selection in) implements Condition {
        @Override
        public boolean test(Table t, Scope s) {
            return in.has(t, s, a.of(t, s));
        }

        @Override
        public String text(Teller w) {
            return w.is(a, "in " + w.words(in));
        }

        @Override
        public long reads() {
            return a.reads() | in.reads();
        }
    }

    /** Whether there is at least one. */
    record Any(Selection of) implements Condition {
        @Override
        public boolean test(Table t, Scope s) {
            return of.first(t, s) != 0;
        }

        @Override
        public String text(Teller w) {
            return "there are " + w.words(of);
        }

        @Override
        public long reads() {
            return of.reads();
        }
    }
}
