package croupier.script.forms;

import croupier.kernel.Prompt;
import croupier.kernel.Stream;
import croupier.script.Amount;
import croupier.script.Amounts;
import croupier.script.Condition;
import croupier.script.Conditions;
import croupier.script.Failure;
import croupier.script.NamedNumber;
import croupier.script.NamedRows;
import croupier.script.Nouns;
import croupier.script.Numbered;
import croupier.script.PerRow;
import croupier.script.RecordParts;
import croupier.script.Ref;
import croupier.script.Selections;
import croupier.script.StepPurpose;
import croupier.script.language.Fold;
import croupier.script.language.Hole;
import java.lang.reflect.RecordComponent;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A record of card files that is only compared, because something in it is left open. Two pieces are alike if they say the same:
 * what was numbered or given by the program does not count, nor do the names that steps give to rows and numbers.
 */
public record Pattern(Shape shape, @Nullable Object[] values) {
    /** Types that say nothing of their own: the program gives them. */
    private static final Set<Class<?>> GIVEN = Set.of(Prompt.class, StepPurpose.class, Failure.class, Stream.class);

    /** In place of a value that does not count. */
    public enum Any {
        ANY
    }

    /** What a pattern leaves open, by name, as a piece fills it. */
    public static final class Found {
        public final Map<String, Object> values = new LinkedHashMap<>();
        private final Map<Integer, Integer> slots = new HashMap<>();

        boolean put(String name, Object value) {
            Object known = values.putIfAbsent(name, value);
            return known == null || alike(known, value, new Found());
        }

        private boolean slot(int pattern, int piece) {
            Integer known = slots.putIfAbsent(pattern, piece);
            return known == null || known == piece;
        }
    }

    /** What the pattern leaves open, if the piece fits; else null. */
    public static @Nullable Found match(@Nullable Object pattern, @Nullable Object piece) {
        Found found = new Found();
        return alike(pattern, piece, found) ? found : null;
    }

    static boolean alike(@Nullable Object pattern, @Nullable Object piece, Found found) {
        String hole = Hole.nameOf(pattern);
        if (pattern instanceof Any) return true;
        if (hole != null) return piece != null && found.put(hole, Objects.requireNonNull(plain(piece)));
        Object a = plain(pattern);
        Object b = plain(piece);
        if (a == null || b == null) return a == null && b == null;
        if (a instanceof Pattern p) return b instanceof Record r && p.fits(r, found);
        if (a instanceof Amounts.Negative n && !(b instanceof Amounts.Negative)) {
            Amount positive = b instanceof Amount amount ? Fold.positive(amount) : null;
            return positive != null && alike(n.a(), positive, found);
        }
        if (a instanceof Conditions.And and && b instanceof Condition c) return conjuncts(and, c, found);
        if (a instanceof List<?> x) return b instanceof List<?> y && lists(x, y, found);
        if (a instanceof Ref<?> x)
            return b instanceof Ref<?> y && x.number() == y.number() && x.name().equals(y.name());
        if (a instanceof Record x) return a.getClass() == b.getClass() && records(x, (Record) b, found);
        return a.equals(b);
    }

    /** A value without what the program wrapped around it. */
    public static @Nullable Object plain(@Nullable Object value) {
        return switch (value) {
            case Numbered<?> n -> plain(n.value());
            case PerRow<?> p -> plain(p.value());
            case null, default -> value;
        };
    }

    private boolean fits(Record piece, Found found) {
        if (piece.getClass() != shape.type()) return false;
        for (int i = 0; i < values.length; i++) {
            Shape.Part part = shape.parts().get(i);
            Object own = part.of(piece);
            if (part.form().isGiven() || isGiven(values[i]) || isGiven(own)) continue;
            if (!alike(values[i], own, found)) return false;
        }
        return true;
    }

    private static boolean isGiven(@Nullable Object value) {
        return value != null && GIVEN.contains(value.getClass());
    }

    private static boolean lists(List<?> pattern, List<?> piece, Found found) {
        if (pattern.size() != piece.size()) return false;
        for (int i = 0; i < pattern.size(); i++) if (!alike(pattern.get(i), piece.get(i), found)) return false;
        return true;
    }

    private static boolean records(Record pattern, Record piece, Found found) {
        if (pattern instanceof NamedRows a) return found.slot(~a.slot(), ~((NamedRows) piece).slot());
        if (pattern instanceof NamedNumber a) return found.slot(a.slot(), ((NamedNumber) piece).slot());
        if (pattern instanceof Selections.Variable a)
            return found.slot(~a.slot(), ~((Selections.Variable) piece).slot());
        if (pattern instanceof Amounts.Variable a) return found.slot(a.slot(), ((Amounts.Variable) piece).slot());
        if (pattern instanceof Nouns.It a) return found.slot(a.slot(), ((Nouns.It) piece).slot());
        for (RecordComponent c : RecordParts.of(pattern.getClass())) {
            if (GIVEN.contains(c.getType())) continue;
            Object a = RecordParts.value(c, pattern);
            Object b = RecordParts.value(c, piece);
            boolean same = c.getName().equals("slot") && a instanceof Integer x && b instanceof Integer y
                    ? found.slot(x, y)
                    : alike(a, b, found);
            if (!same) return false;
        }
        return true;
    }

    // ---- conditions joined by "and", in any order

    /** All conditions of the pattern are among those of the piece; one that is left open takes the rest. */
    private static boolean conjuncts(Conditions.And pattern, Condition piece, Found found) {
        List<Condition> rest = Condition.parts(piece);
        String open = null;
        for (Condition p : Condition.parts(pattern)) {
            String hole = Hole.nameOf(p);
            if (hole != null) open = hole;
            else if (!take(p, rest, found)) return false;
        }
        if (rest.isEmpty()) return true;
        return open != null && found.put(open, Objects.requireNonNull(Condition.all(rest)));
    }

    /** Takes the first condition that fits out of the list. */
    public static boolean take(Condition pattern, List<Condition> from, Found found) {
        for (int i = 0; i < from.size(); i++) {
            Found tried = match(pattern, from.get(i));
            if (tried == null || !alike(pattern, from.get(i), found)) continue;
            from.remove(i);
            return true;
        }
        return false;
    }

    /** The names of all that a pattern leaves open. */
    public static void holes(@Nullable Object pattern, Set<String> into) {
        String hole = Hole.nameOf(pattern);
        if (hole != null) into.add(hole);
        else
            switch (plain(pattern)) {
                case Pattern p -> {
                    for (Object value : p.values) holes(value, into);
                }
                case List<?> all -> {
                    for (Object one : all) holes(one, into);
                }
                case Record r -> {
                    for (RecordComponent c : RecordParts.of(r.getClass()))
                        if (!GIVEN.contains(c.getType())) holes(RecordParts.value(c, r), into);
                }
                case null, default -> {}
            }
    }

    // ---- which of several patterns says more

    /** How much a pattern says: the parts of it that are not left open. */
    public static int weight(@Nullable Object pattern) {
        if (pattern == null || pattern instanceof Any || Hole.nameOf(pattern) != null) return 0;
        return switch (plain(pattern)) {
            case Pattern p -> {
                int sum = 2;
                for (Object value : p.values) sum += weight(value);
                yield sum;
            }
            case List<?> all -> {
                int sum = 1;
                for (Object one : all) sum += weight(one);
                yield sum;
            }
            case Record r -> {
                int sum = 1;
                for (RecordComponent c : RecordParts.of(r.getClass()))
                    if (!GIVEN.contains(c.getType())) sum += weight(RecordParts.value(c, r));
                yield sum;
            }
            case null, default -> 1;
        };
    }
}
