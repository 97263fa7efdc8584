package croupier.script.forms;

import croupier.script.Attribute;
import croupier.script.Members;
import croupier.script.Ref;
import croupier.script.files.Naming;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Which components of a definition expressions can read, and their values. */
public final class Attributes {
    private Attributes() {}

    /** The attribute that a component makes, or null if it is nothing that an expression can read. */
    @SuppressWarnings("unchecked")
    static @Nullable Attribute of(Shape.Part part, Members.@Nullable IntOf level) {
        Type type = part.type();
        if (type == int.class || type == Integer.class)
            return new Attribute(part.key(), Attribute.Is.NUMBER, null, level);
        if (type == boolean.class || type == Boolean.class)
            return new Attribute(part.key(), Attribute.Is.TRUTH, null, level);
        if (type instanceof Class<?> c && c.isEnum())
            return new Attribute(part.key(), Attribute.Is.WORD, (Class<? extends Enum<?>>) c, level);
        if (!(type instanceof ParameterizedType p) || p.getRawType() != List.class) return null;
        Class<?> item = Forms.rawOf(p.getActualTypeArguments()[0]);
        if (item.isEnum()) return new Attribute(part.key(), Attribute.Is.LIST, (Class<? extends Enum<?>>) item, level);
        return item == String.class || item == Ref.class
                ? new Attribute(part.key(), Attribute.Is.LIST, null, level)
                : null;
    }

    /** Enters what the levels of a definition say. */
    public static void enter(Attribute a, Shape.Part part, int card, List<?> levels) {
        int[] values = new int[levels.size()];
        BitSet[] lists = new BitSet[levels.size()];
        for (int i = 0; i < values.length; i++) {
            Object value = value(part, levels.get(i));
            values[i] = number(value);
            lists[i] = list(a, value);
        }
        if (a.is() == Attribute.Is.LIST) a.lists(card, lists);
        else a.values(card, values);
    }

    private static @Nullable Object value(Shape.Part part, Object definition) {
        return part.of(definition);
    }

    @SuppressWarnings("EnumOrdinal")
    private static int number(@Nullable Object value) {
        return switch (value) {
            case Integer i -> i;
            case Boolean b -> b ? 1 : 0;
            case Enum<?> e -> e.ordinal();
            case null, default -> value == null ? -1 : 0;
        };
    }

    private static BitSet list(Attribute a, @Nullable Object value) {
        BitSet set = new BitSet();
        if (value instanceof Collection<?> all) for (Object one : all) set.set(a.number(word(one)));
        return set;
    }

    private static String word(Object one) {
        return one instanceof Enum<?> e ? Naming.of(e.name()) : one.toString().toLowerCase(Locale.ROOT);
    }
}
