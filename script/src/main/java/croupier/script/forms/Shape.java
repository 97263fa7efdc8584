package croupier.script.forms;

import croupier.script.Beside;
import croupier.script.Default;
import croupier.script.Doc;
import croupier.script.MainArgument;
import croupier.script.Name;
import croupier.script.Of;
import croupier.script.RecordParts;
import croupier.script.Required;
import croupier.script.Says;
import croupier.script.files.Naming;
import croupier.script.files.Node;
import croupier.script.files.Source;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How a record is written: its key and its parameters. Looked up once per record class. The parameters of a component that stands
 * {@link Beside} are among them.
 */
public final class Shape {
    private final Class<? extends Record> type;
    private final String key;
    private final String doc;
    private final List<Part> parts;
    private final Map<String, Part> byKey = new HashMap<>();
    /** By component the shape of a record that stands beside; null for a parameter. */
    private final List<@Nullable Shape> besides;

    private final Constructor<?> constructor;

    /** A parameter. */
    public record Part(
            String key,
            String java,
            Type type,
            Form form,
            List<Method> path,
            boolean main,
            boolean optional,
            @Nullable Node otherwise,
            String doc,
            String example) {
        boolean isRequired() {
            return !optional && otherwise == null && !form.isGiven();
        }

        /** What a record has for it. */
        @Nullable
        public Object of(Object whole) {
            Object value = whole;
            try {
                for (Method step : path) value = value == null ? null : step.invoke(value);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
            return value;
        }

        private Part within(Method outer) {
            List<Method> longer = new ArrayList<>(path);
            longer.addFirst(outer);
            return new Part(key, java, type, form, longer, main, optional, otherwise, doc, example);
        }
    }

    private Shape(
            Class<? extends Record> type, List<Part> parts, List<@Nullable Shape> besides, Constructor<?> constructor) {
        this.type = type;
        this.key = keyOf(type);
        this.doc = docOf(type);
        this.parts = parts;
        for (Part p : parts) byKey.putIfAbsent(p.key(), p);
        this.besides = besides;
        this.constructor = constructor;
    }

    /** What it says of itself, or else its sentence. */
    private static String docOf(Class<? extends Record> type) {
        Doc doc = type.getAnnotation(Doc.class);
        if (doc != null) return doc.value();
        Says[] says = type.getAnnotationsByType(Says.class);
        return says.length == 0 ? "" : says[0].value();
    }

    /** The key of a verb. */
    public static String keyOf(Class<?> type) {
        Name name = type.getAnnotation(Name.class);
        return name != null ? name.value() : Naming.of(type.getSimpleName());
    }

    static Shape of(Class<? extends Record> type, Forms forms) {
        List<Part> parts = new ArrayList<>();
        List<@Nullable Shape> besides = new ArrayList<>();
        for (RecordComponent c : RecordParts.of(type)) {
            Shape beside = c.isAnnotationPresent(Beside.class)
                    ? forms.shape(c.getType().asSubclass(Record.class))
                    : null;
            besides.add(beside);
            if (beside == null) parts.add(part(c, forms));
            else for (Part p : beside.parts) parts.add(p.within(c.getAccessor()));
        }
        return new Shape(type, List.copyOf(parts), besides, RecordParts.constructor(type));
    }

    private static Part part(RecordComponent c, Forms forms) {
        Name name = c.getAnnotation(Name.class);
        Default otherwise = c.getAnnotation(Default.class);
        String usual = otherwise != null ? otherwise.value() : usual(c);
        Doc doc = c.getAnnotation(Doc.class);
        Of of = c.getAnnotation(Of.class);
        String key = name != null ? name.value() : Naming.of(c.getName());
        return new Part(
                key,
                c.getName(),
                c.getGenericType(),
                forms.of(c.getGenericType(), of == null ? "" : of.value()),
                List.of(c.getAccessor()),
                c.isAnnotationPresent(MainArgument.class),
                c.getAnnotatedType().isAnnotationPresent(Nullable.class),
                usual == null ? null : written(c, usual),
                doc == null ? UsualDocs.of(key, c.getGenericType()) : doc.value(),
                doc == null ? "" : doc.example());
    }

    /** What is meant where nothing is written and nothing else is said: a flag is false, a text or list is empty. */
    private static @Nullable String usual(RecordComponent c) {
        if (c.getType() == boolean.class) return "false";
        boolean isWritten = c.isAnnotationPresent(Required.class)
                || c.isAnnotationPresent(MainArgument.class)
                || c.getAnnotatedType().isAnnotationPresent(Nullable.class);
        if (isWritten) return null;
        if (Map.class.isAssignableFrom(c.getType())) return "{}";
        return Collection.class.isAssignableFrom(c.getType()) ? "[]" : null;
    }

    private static final String DEFAULT = "default of ";

    /** Whether a piece stands in no file: it is what is meant where nothing is written. */
    public static boolean isDefault(Node node) {
        return node.place().file().startsWith(DEFAULT);
    }

    private static Node written(RecordComponent c, String text) {
        Source source = new Source(DEFAULT + c.getDeclaringRecord().getSimpleName() + "." + c.getName(), text);
        return switch (text) {
            case "[]" -> new Node.Sequence(List.of(), source, 1, 1);
            case "{}" -> new Node.Mapping(List.of(), source, 1, 1);
            default -> new Node.Scalar(text, false, source, 1, 1);
        };
    }

    public String key() {
        return key;
    }

    String doc() {
        return doc;
    }

    public Class<? extends Record> type() {
        return type;
    }

    public List<Part> parts() {
        return parts;
    }

    @Nullable
    public Part part(String key) {
        return byKey.get(key);
    }

    @Nullable
    Part main() {
        for (Part p : parts) if (p.main()) return p;
        return null;
    }

    /** The keys that may be written. */
    List<String> keys() {
        List<String> all = new ArrayList<>();
        for (Part p : parts) if (!p.form().isGiven()) all.add(p.key());
        return all;
    }

    @Nullable
    Object make(@Nullable Object[] values, Node whole, Reading r) {
        @Nullable Object[] own = new Object[besides.size()];
        int next = 0;
        for (int i = 0; i < own.length; i++) {
            Shape beside = besides.get(i);
            if (beside == null) {
                own[i] = values[next++];
                continue;
            }
            own[i] = beside.make(Arrays.copyOfRange(values, next, next + beside.parts.size()), whole, r);
            if (own[i] == null) return null;
            r.noted(own[i], whole);
            next += beside.parts.size();
        }
        try {
            return constructor.newInstance(own);
        } catch (InvocationTargetException e) {
            if (!(e.getCause() instanceof IllegalArgumentException refused))
                throw new IllegalStateException(e.getCause());
            r.mistake(whole, String.valueOf(refused.getMessage()));
            return null;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
