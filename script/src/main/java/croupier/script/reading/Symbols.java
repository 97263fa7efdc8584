package croupier.script.reading;

import croupier.script.Amount;
import croupier.script.Choice;
import croupier.script.Condition;
import croupier.script.Noun;
import croupier.script.Numbered;
import croupier.script.PerRow;
import croupier.script.Ref;
import croupier.script.Selection;
import croupier.script.Steps;
import croupier.script.Verb;
import croupier.script.forms.Pattern;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Names for what a phrase can be: the way in which it is said, and the kind of value that it says. */
final class Symbols {
    private static final List<Class<?>> KINDS = List.of(
            Amount.class,
            Condition.class,
            Selection.class,
            Noun.class,
            Choice.class,
            Steps.class,
            Ref.class,
            Verb.class);

    private Symbols() {}

    static String of(String way, @Nullable Object value) {
        return way + "|" + kind(value);
    }

    static String of(String way, Type type) {
        return way + "|" + kind(type);
    }

    private static String kind(@Nullable Object value) {
        Object plain = Pattern.plain(value);
        if (plain == null) return "nothing";
        if (plain instanceof Collection<?> all && !(plain instanceof Steps))
            return "list of " + (all.isEmpty() ? "nothing" : kind(all.iterator().next()));
        return kind(plain.getClass());
    }

    private static String kind(Type type) {
        if (type instanceof ParameterizedType p) {
            Class<?> raw = (Class<?>) p.getRawType();
            Type first = p.getActualTypeArguments()[0];
            if (raw == PerRow.class || raw == Numbered.class) return kind(first);
            if (Collection.class.isAssignableFrom(raw)) return first == Verb.class ? "Steps" : "list of " + kind(first);
            return kind(raw);
        }
        return kind((Class<?>) type);
    }

    private static String kind(Class<?> type) {
        if (type == int.class || type == Integer.class) return "Integer";
        if (type == boolean.class || type == Boolean.class) return "Boolean";
        for (Class<?> one : KINDS) if (one.isAssignableFrom(type)) return one.getSimpleName();
        if (Enum.class.isAssignableFrom(type)
                && !type.isEnum()
                && type.getSuperclass().isEnum()) return type.getSuperclass().getName();
        if (Map.class.isAssignableFrom(type)) return "Map";
        for (Class<?> one : type.getInterfaces()) if (one.isSealed()) return one.getName();
        return type.getName();
    }
}
