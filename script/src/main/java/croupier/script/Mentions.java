package croupier.script;

import java.lang.reflect.RecordComponent;
import java.util.List;

/** Looks for a name in an expression, while card files are read. */
final class Mentions {
    private Mentions() {}

    static boolean in(Object term, String name) {
        return switch (term) {
            case Nouns.Registered r -> r.name().equals(name);
            case Selections.Registered r -> r.name().equals(name);
            case List<?> all -> all.stream().anyMatch(part -> in(part, name));
            case Record r -> inParts(r, name);
            default -> false;
        };
    }

    private static boolean inParts(Record term, String name) {
        for (RecordComponent part : term.getClass().getRecordComponents())
            try {
                part.getAccessor().setAccessible(true);
                Object value = part.getAccessor().invoke(term);
                if (value != null && in(value, name)) return true;
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        return false;
    }
}
