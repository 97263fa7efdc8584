package croupier.script.scenario;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A key of {@code then}, taken apart: {@code hand of seat 2 does not contain} asks about the hand, seat 2, and the absence of
 * something.
 *
 * @param seat counted from 0
 * @param told whether the case says the seat, rather than meaning the first one
 */
record Key(String subject, int seat, boolean told, Relation relation, boolean count) {
    private static final Pattern PARTS = Pattern.compile(
            "(count of )?(.+?)(?: of seat ([0-9]{1,2}))?( contains?| does not contain| do not contain| in any order|"
                    + " from top)?");

    enum Relation {
        IS,
        CONTAINS,
        LACKS,
        ANY_ORDER,
        FROM_TOP
    }

    /** The seat that a case speaks of where it says none: the first. */
    static final int NOT_TOLD = -1;

    /** @param seat the seat that the words around the key say, or {@link #NOT_TOLD} */
    static Key of(String text, int seat) {
        int usual = Math.max(0, seat);
        Matcher m = PARTS.matcher(text.strip());
        if (!m.matches()) return new Key(text, usual, seat >= 0, Relation.IS, false);
        boolean told = m.group(3) != null;
        int whose = told ? Integer.parseInt(m.group(3)) - 1 : usual;
        return new Key(m.group(2), whose, told || seat >= 0, relation(m.group(4)), m.group(1) != null);
    }

    private static Relation relation(@org.jspecify.annotations.Nullable String words) {
        if (words == null) return Relation.IS;
        return switch (words) {
            case " contain", " contains" -> Relation.CONTAINS;
            case " in any order" -> Relation.ANY_ORDER;
            case " from top" -> Relation.FROM_TOP;
            default -> Relation.LACKS;
        };
    }
}
