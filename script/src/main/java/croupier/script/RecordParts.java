package croupier.script;

import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The components of records and what makes records, looked up once per class: each look of Java's reflection returns other objects,
 * and each of them would have to be linked before its first call.
 */
public final class RecordParts {
    private static final ClassValue<RecordComponent[]> COMPONENTS = new ClassValue<>() {
        @Override
        protected RecordComponent[] computeValue(Class<?> type) {
            RecordComponent[] all = type.getRecordComponents();
            for (RecordComponent c : all) c.getAccessor().setAccessible(true);
            return all;
        }
    };

    /** Those that are more than a number, a yes or no, or a word: only they can have parts of their own. */
    private static final ClassValue<RecordComponent[]> INNER = new ClassValue<>() {
        @Override
        protected RecordComponent[] computeValue(Class<?> type) {
            return Arrays.stream(COMPONENTS.get(type))
                    .filter(c -> !c.getType().isPrimitive() && c.getType() != String.class)
                    .toArray(RecordComponent[]::new);
        }
    };

    private static final ClassValue<Constructor<?>> CONSTRUCTORS = new ClassValue<>() {
        @Override
        protected Constructor<?> computeValue(Class<?> type) {
            RecordComponent[] all = COMPONENTS.get(type);
            Class<?>[] types = new Class<?>[all.length];
            for (int i = 0; i < all.length; i++) types[i] = all[i].getType();
            try {
                Constructor<?> made = type.getDeclaredConstructor(types);
                made.setAccessible(true);
                return made;
            } catch (NoSuchMethodException e) {
                throw new IllegalStateException(e);
            }
        }
    };

    private RecordParts() {}

    /** The components in order, accessible; not to be changed. */
    public static RecordComponent[] of(Class<? extends Record> type) {
        return COMPONENTS.get(type);
    }

    /** The components that can have parts of their own, in order, accessible; not to be changed. */
    static RecordComponent[] inner(Class<? extends Record> type) {
        return INNER.get(type);
    }

    /** What takes all components in order. */
    public static Constructor<?> constructor(Class<? extends Record> type) {
        return CONSTRUCTORS.get(type);
    }

    /** The same record with another value for the component at this place. */
    public static Record with(Record of, int place, Object value) {
        RecordComponent[] parts = of(of.getClass());
        @Nullable Object[] values = new Object[parts.length];
        for (int i = 0; i < parts.length; i++) values[i] = i == place ? value : value(parts[i], of);
        try {
            return (Record) constructor(of.getClass()).newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** What a record has for one of its components. */
    public static @Nullable Object value(RecordComponent c, Record of) {
        try {
            return c.getAccessor().invoke(of);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
