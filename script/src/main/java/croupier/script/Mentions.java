package croupier.script;

import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.function.Predicate;

/** Looks for a name in an expression or a text, while card files are read. */
public final class Mentions {
    private Mentions() {}

    static boolean in(Object term, String name) {
        return any(
                term,
                part -> part instanceof Nouns.Registered r && r.name().equals(name)
                        || part instanceof Selections.Registered set
                                && set.name().equals(name)
                        || part instanceof Selections.MembersOf of && of.name().equals(name));
    }

    /** Whether a term speaks of the row being looked at that is kept in this slot. */
    static boolean ofRow(Object term, int slot) {
        return any(term, part -> part instanceof Nouns.It it && it.slot() == slot);
    }

    /** Whether a step gives something a name for those that follow. */
    public static boolean names(Record step) {
        for (RecordComponent part : RecordParts.inner(step.getClass())) {
            Object value = RecordParts.value(part, step);
            if (value instanceof NamedNumber || value instanceof NamedRows) return true;
        }
        return false;
    }

    /** Whether a definition, a text or an expression, or one of its parts, is such a thing; for use while card files are read. */
    public static boolean any(Object term, Predicate<Object> is) {
        if (is.test(term)) return true;
        if (term instanceof List<?> all) {
            for (Object part : all) if (any(part, is)) return true;
        } else if (term instanceof Record r) {
            for (RecordComponent part : RecordParts.inner(r.getClass())) {
                Object value = RecordParts.value(part, r);
                if (value != null && any(value, is)) return true;
            }
        }
        return false;
    }

    /** Whether a term speaks of one of these nouns; for use while card files are read. */
    public static boolean nouns(Object term, List<String> names) {
        return any(term, part -> part instanceof Nouns.Registered noun && names.contains(noun.name()));
    }

    /** Whether a term speaks of a number by this name; for use while card files are read. */
    public static boolean number(Object term, String name) {
        return any(
                term,
                part -> part instanceof Amounts.Registered number
                        && number.name().equals(name));
    }

    /** Whether a term asks for a condition by this name; for use while card files are read. */
    public static boolean condition(Object term, String name) {
        return any(
                term,
                part -> part instanceof Conditions.Registered condition
                        && condition.name().equals(name));
    }

    /** Whether a text or one of its parts speaks of a name; what stands inside of such parts does not count. */
    public static boolean outside(Object term, String name, Class<?> inside) {
        if (inside.isInstance(term)) return false;
        if (term instanceof Nouns.Registered r && r.name().equals(name)) return true;
        if (term instanceof Selections.Registered set && set.name().equals(name)) return true;
        if (term instanceof List<?> all) {
            for (Object part : all) if (outside(part, name, inside)) return true;
        } else if (term instanceof Record r) {
            for (RecordComponent part : RecordParts.inner(r.getClass())) {
                Object value = RecordParts.value(part, r);
                if (value != null && outside(value, name, inside)) return true;
            }
        }
        return false;
    }
}
