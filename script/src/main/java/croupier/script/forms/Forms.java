package croupier.script.forms;

import croupier.kernel.Column;
import croupier.kernel.Event;
import croupier.kernel.Kind;
import croupier.kernel.Layer;
import croupier.kernel.Layout;
import croupier.kernel.Nearest;
import croupier.kernel.Option;
import croupier.kernel.Prompt;
import croupier.kernel.Stat;
import croupier.kernel.Stream;
import croupier.kernel.Word;
import croupier.kernel.Zone;
import croupier.script.Amount;
import croupier.script.Choice;
import croupier.script.Condition;
import croupier.script.Failure;
import croupier.script.NamedNumber;
import croupier.script.NamedRows;
import croupier.script.Noun;
import croupier.script.Numbered;
import croupier.script.Numbers;
import croupier.script.Pairs;
import croupier.script.PerRow;
import croupier.script.Ref;
import croupier.script.Selection;
import croupier.script.Span;
import croupier.script.StepPurpose;
import croupier.script.Steps;
import croupier.script.Verb;
import croupier.script.files.Naming;
import croupier.script.files.Node;
import croupier.script.language.EnumWords;
import croupier.script.language.WrongExpression;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.function.Function;

/** The form of every type that a record of a card file may have. */
public final class Forms {
    private static final Map<String, Object> EXPRESSION = Map.of("type", List.of("string", "integer"));
    private static final Map<String, Object> CONDITION = Map.of("type", List.of("string", "boolean"));
    private static final Map<String, Object> TEXT = Map.of("type", List.of("string", "integer", "number"));

    private final Vocabulary vocabulary;
    private final Map<Class<?>, Shape> shapes = new HashMap<>();
    private final Map<Class<?>, Form> scalars = new HashMap<>();
    private final OneOf step;
    private final Form steps;

    Forms(Vocabulary vocabulary) {
        this.vocabulary = vocabulary;
        step = new OneOf("step", vocabulary.verbs, this);
        steps = new Lists.StepsForm(step);
        expressions();
        words();
    }

    public synchronized Shape shape(Class<? extends Record> type) {
        Shape known = shapes.get(type);
        if (known != null) return known;
        Shape made = Shape.of(type, this);
        shapes.put(type, made);
        return made;
    }

    OneOf step() {
        return step;
    }

    /** The form of a type; {@code kind} restricts columns, stats and named rows to one kind. */
    public Form of(Type type, String kind) {
        if (type instanceof ParameterizedType p) return generic(p, kind);
        if (!(type instanceof Class<?> c)) throw unknown(type);
        Converter<?> converter = vocabulary.converters.get(c);
        if (converter != null && c != Amount.class) return new Lists.Converted(c, converter);
        Object given = vocabulary.given.get(c);
        if (given != null) return new Lists.Given(r -> given);
        if (c == Column.class) return named("a column", (n, r) -> r.column(n, kind));
        if (c == Stat.class) return named("a stat", (n, r) -> r.stat(n, kind));
        if (c == NamedRows.class) return named("a name", (n, r) -> r.nameRows(n, kind));
        Form scalar = scalars.get(c);
        if (scalar != null && c == Amount.class && vocabulary.declared.table != null) return new TableForm(scalar);
        if (scalar != null)
            return c == Amount.class && converter != null
                    ? new Lists.Either(scalar, new Lists.Converted(c, converter))
                    : scalar;
        return composed(c);
    }

    @SuppressWarnings("unchecked")
    private Form composed(Class<?> c) {
        if (c == Steps.class) return steps;
        if (c == Verb.class) return step;
        if (c == Node.class) return new Lists.Raw();
        if (c == Numbers.class) return new Lists.GivenNumbers();
        if (c == Failure.class) return new Lists.Given(r -> r.failure(r.conditionHere));
        if (c == StepPurpose.class) return new Lists.Given(r -> r.c.purpose(""));
        if (c.isEnum()) return enumForm((Class<? extends Enum<?>>) c);
        if (c.isRecord()) return new RecordForm((Class<? extends Record>) c, this);
        if (c.isSealed() && c.isInterface()) return new OneOf(Naming.of(c.getSimpleName()), members(c), this);
        throw unknown(c);
    }

    private Form generic(ParameterizedType p, String kind) {
        Type raw = p.getRawType();
        Type first = p.getActualTypeArguments()[0];
        if (raw == List.class || raw == Collection.class)
            return first == Verb.class ? steps : new Lists.ListForm(of(first, kind));
        if (raw == Map.class || raw == SequencedMap.class)
            return new Lists.MapForm(of(first, kind), of(p.getActualTypeArguments()[1], kind), false);
        if (raw == Pairs.class)
            return new Lists.MapForm(of(first, kind), of(p.getActualTypeArguments()[1], kind), true);
        if (raw == PerRow.class) return new Lists.PerRowForm(of(first, kind), kind);
        if (raw == Numbered.class) return new Lists.NumberedForm(rawOf(first), of(first, kind));
        if (raw == Ref.class) return new Lists.RefForm(rawOf(first), vocabulary);
        Converter<?> converter = vocabulary.converters.get(rawOf(p));
        if (converter != null) return new Lists.Converted(rawOf(p), converter);
        throw unknown(p);
    }

    static Class<?> rawOf(Type type) {
        return switch (type) {
            case Class<?> c -> c;
            case ParameterizedType p -> (Class<?>) p.getRawType();
            default -> throw unknown(type);
        };
    }

    private static IllegalArgumentException unknown(Type type) {
        return new IllegalArgumentException(
                "card files cannot write a " + type.getTypeName() + ": register a converter for it");
    }

    @SuppressWarnings("unchecked")
    private static Map<String, List<Class<? extends Record>>> members(Class<?> sealed) {
        Map<String, List<Class<? extends Record>>> all = new LinkedHashMap<>();
        for (Class<?> c : sealed.getPermittedSubclasses()) {
            if (c.isRecord())
                all.computeIfAbsent(Shape.keyOf(c), k -> new ArrayList<>()).add((Class<? extends Record>) c);
            else if (c.isSealed())
                members(c)
                        .forEach((k, v) ->
                                all.computeIfAbsent(k, x -> new ArrayList<>()).addAll(v));
        }
        return all;
    }

    // ---- scalars

    private static ScalarForm named(String expected, ScalarForm.Reader reader) {
        return new ScalarForm(expected, Map.of("type", "string"), reader);
    }

    private void expressions() {
        scalars.put(
                Amount.class,
                new ScalarForm("an amount", EXPRESSION, (n, r) -> r.parser(n).amount()));
        scalars.put(
                Condition.class,
                new ScalarForm("a condition", CONDITION, (n, r) -> r.parser(n).condition()));
        scalars.put(Noun.class, named("a noun", (n, r) -> r.parser(n).noun()));
        scalars.put(Selection.class, named("a set", (n, r) -> r.parser(n).selection()));
        scalars.put(Choice.class, named("a choice, such as '1 of hand'", (n, r) -> r.choice(n)));
        scalars.put(NamedNumber.class, named("a name", (n, r) -> r.env.numberNamed(r.newName(n))));
        scalars.put(String.class, new ScalarForm("a text", TEXT, (n, r) -> n.text()));
        Form integer = new ScalarForm("a whole number", Map.of("type", "integer"), (n, r) -> integer(n));
        scalars.put(int.class, integer);
        scalars.put(Integer.class, integer);
        Form truth = new ScalarForm("true or false", Map.of("type", "boolean"), (n, r) -> truth(n));
        scalars.put(boolean.class, truth);
        scalars.put(Boolean.class, truth);
        scalars.put(Span.class, new ScalarForm("a range, such as 40..44", EXPRESSION, (n, r) -> span(n)));
    }

    private void words() {
        scalars.put(Event.class, byName("an event", Layout::events, Event::name));
        scalars.put(Zone.class, byName("a zone", Layout::zones, Zone::name));
        scalars.put(Layer.class, byName("a layer", Layout::layers, Layer::name));
        scalars.put(Stream.class, byName("a random stream", Layout::streams, Stream::name));
        scalars.put(Option.class, byName("an option", Layout::options, Option::name));
        scalars.put(Kind.class, byName("a kind", Layout::kinds, Kind::name));
        scalars.put(Prompt.class, new ScalarForm("a question", TEXT, (n, r) -> r.prompt(n.text())));
        scalars.put(
                Word.class, new ScalarForm("a label", TEXT, (n, r) -> r.layout().word(n.text(), n.text())));
    }

    private static <T> ScalarForm byName(String expected, Function<Layout, List<T>> all, Function<T, String> name) {
        Function<Schema, Map<String, Object>> words =
                s -> Map.of("enum", all.apply(s.layout).stream().map(name).toList());
        return new ScalarForm(expected, words, (n, r) -> {
            List<String> names = new ArrayList<>();
            for (T one : all.apply(r.layout())) {
                if (name.apply(one).equals(n.text())) return java.util.Objects.requireNonNull((Object) one);
                names.add(name.apply(one));
            }
            throw new WrongExpression(
                    0, expected + " is expected; there is no '" + n.text() + "'. " + Nearest.hint(n.text(), names));
        });
    }

    static Integer integer(Node.Scalar n) {
        String text = n.text().strip();
        int from = text.startsWith("-") || text.startsWith("+") ? 1 : 0;
        boolean digits = text.length() > from;
        for (int i = from; i < text.length(); i++) digits &= text.charAt(i) >= '0' && text.charAt(i) <= '9';
        if (!digits) throw new WrongExpression(0, "a whole number is expected, this is " + n.what());
        try {
            return Integer.valueOf(text);
        } catch (NumberFormatException e) {
            throw new WrongExpression(0, "this number is too large: it has at most nine digits");
        }
    }

    private static Boolean truth(Node.Scalar n) {
        return switch (n.text()) {
            case "true" -> true;
            case "false" -> false;
            case "yes", "on", "Yes", "True", "TRUE" ->
                throw new WrongExpression(0, "write true instead of " + n.what());
            case "no", "off", "No", "False", "FALSE" ->
                throw new WrongExpression(0, "write false instead of " + n.what());
            default -> throw new WrongExpression(0, "true or false is expected, this is " + n.what());
        };
    }

    private static Span span(Node.Scalar n) {
        int dots = n.text().indexOf("..");
        if (dots < 0) {
            int only = integer(n);
            return new Span(only, only);
        }
        int least = integer(part(n, 0, dots));
        int most = integer(part(n, dots + 2, n.text().length()));
        if (least > most) throw new WrongExpression(0, "a range goes from the smaller number to the larger");
        return new Span(least, most);
    }

    private static Node.Scalar part(Node.Scalar n, int from, int to) {
        return new Node.Scalar(n.text().substring(from, to).strip(), n.quoted(), n.source(), n.line(), n.column());
    }

    // ---- enums

    private static ScalarForm enumForm(Class<? extends Enum<?>> type) {
        List<String> all = EnumWords.all(type);
        return new ScalarForm("one of " + String.join(", ", all), Map.of("enum", List.copyOf(all)), (n, r) -> {
            Enum<?> found = EnumWords.constant(type, n.text());
            if (found != null) return found;
            throw new WrongExpression(0, "there is no '" + n.text() + "' here. " + Nearest.hint(n.text(), all));
        });
    }
}
