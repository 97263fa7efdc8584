package croupier.script.language;

import croupier.script.Name;
import croupier.script.files.Naming;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The constants of an enum as card files write them. */
public final class EnumWords {
    private static final ClassValue<Map<String, Enum<?>>> CONSTANTS = new ClassValue<>() {
        @Override
        protected Map<String, Enum<?>> computeValue(Class<?> type) {
            Map<String, Enum<?>> all = new LinkedHashMap<>();
            for (Object o : type.getEnumConstants()) {
                Enum<?> e = (Enum<?>) o;
                all.put(of(e), e);
            }
            return all;
        }
    };

    private EnumWords() {}

    public static String of(Enum<?> constant) {
        try {
            Name name = constant.getDeclaringClass().getField(constant.name()).getAnnotation(Name.class);
            return name != null ? name.value() : Naming.of(constant.name());
        } catch (NoSuchFieldException e) {
            return Naming.of(constant.name());
        }
    }

    public static @Nullable Enum<?> constant(Class<? extends Enum<?>> type, String word) {
        return CONSTANTS.get(type).get(word);
    }

    public static List<String> all(Class<? extends Enum<?>> type) {
        return List.copyOf(CONSTANTS.get(type).keySet());
    }
}
