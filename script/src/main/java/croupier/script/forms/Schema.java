package croupier.script.forms;

import croupier.kernel.Layout;
import croupier.script.files.Json;
import croupier.script.files.Naming;
import croupier.script.files.Node;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The JSON Schema (draft 2020-12) of a game's card files, by which editors complete and check them. */
public final class Schema {
    private final Forms forms;
    private final Map<String, Object> definitions = new LinkedHashMap<>();
    private final List<Shape> records = new ArrayList<>();

    /** The words that the game declares, such as its events. */
    final Layout layout;

    private Schema(Vocabulary vocabulary, Layout layout) {
        forms = vocabulary.forms();
        this.layout = layout;
    }

    /** The records that stand inside of definitions and steps. */
    static List<Shape> inner(Vocabulary vocabulary, Layout layout) {
        Schema s = new Schema(vocabulary, layout);
        for (Vocabulary.Folder f : vocabulary.folders.values()) s.definition(f);
        return s.records;
    }

    /** The schema of the files in one folder. */
    public static String of(Vocabulary vocabulary, Layout layout, String folder) {
        Vocabulary.Folder f = vocabulary.folders.get(folder);
        if (f == null) throw new IllegalArgumentException(vocabulary.game + " has no folder '" + folder + "'");
        Schema s = new Schema(vocabulary, layout);
        Map<String, Object> definition = s.definition(f);
        Map<String, Object> all = ordered(
                "$schema",
                "https://json-schema.org/draft/2020-12/schema",
                "title",
                vocabulary.game + ": " + folder,
                "type",
                "object",
                "additionalProperties",
                definition);
        all.put("$defs", s.definitions);
        return Json.write(all);
    }

    /** The folders for which there are schemas. */
    public static List<String> folders(Vocabulary vocabulary) {
        return List.copyOf(vocabulary.folders.keySet());
    }

    private Map<String, Object> definition(Vocabulary.Folder f) {
        Shape shape = forms.shape(f.type());
        Map<String, Object> fields = fields(shape, null);
        optional(
                fields,
                shape,
                "numbers",
                ordered(
                        "type",
                        "object",
                        "description",
                        "Named numbers; each is used by its name.",
                        "additionalProperties",
                        Map.of()));
        optional(
                fields,
                shape,
                "upgrade",
                ordered(
                        "type",
                        List.of("object", "array"),
                        "description",
                        "Numbers and fields that differ on the next level."));
        optional(fields, shape, "says", says());
        optional(fields, shape, "examples", ordered("type", "array", "description", "Examples, run as tests."));
        List<String> required = required(shape, null);
        List<Object> whole = new ArrayList<>();
        whole.add(required.isEmpty() ? Map.of() : ordered("required", required));
        for (PackMark mark : PackMark.values()) {
            Map<String, Object> marked = ordered("const", true, "description", mark.doc);
            fields.merge(mark.key, marked, (own, more) -> ordered("anyOf", List.of(own, more)));
            if (mark != PackMark.REPLACES) whole.add(ordered("required", List.of(mark.key)));
        }
        Map<String, Object> all = object(shape, fields, null);
        all.put("type", List.of("object", "null"));
        if (!required.isEmpty()) all.put("anyOf", whole);
        return all;
    }

    private static void optional(Map<String, Object> fields, Shape shape, String key, Map<String, Object> schema) {
        if (Levels.isOwn(key, shape)) fields.put(key, schema);
    }

    private static Map<String, Object> says() {
        return ordered(
                "type",
                "string",
                "description",
                "Its text in your own words, where the one made from it would read badly; numbers in braces.");
    }

    /** A record: its parameters as properties, or its main one alone. */
    Map<String, Object> record(Shape shape) {
        String name = shape.type().getSimpleName();
        if (!definitions.containsKey(name)) {
            definitions.put(name, Map.of());
            records.add(shape);
            Map<String, Object> fields = fields(shape, null);
            optional(fields, shape, "says", says());
            Map<String, Object> object = object(shape, fields, null);
            List<String> required = required(shape, null);
            if (!required.isEmpty()) object.put("required", required);
            Shape.Part main = shape.main();
            Map<String, Object> all = main == null
                    ? object
                    : ordered("anyOf", List.of(object, main.form().schema(this)));
            definitions.put(name, all);
        }
        return ordered("$ref", "#/$defs/" + name);
    }

    /** One of several records, each by its key. */
    Map<String, Object> oneOf(OneOf form) {
        String name = form.what();
        if (!definitions.containsKey(name)) {
            definitions.put(name, Map.of());
            List<Object> all = new ArrayList<>();
            List<String> alone = new ArrayList<>();
            for (Shape shape : form.shapes()) {
                all.add(verb(shape));
                if (required(shape, null).isEmpty()) alone.add(shape.key());
            }
            if (!alone.isEmpty()) all.add(ordered("enum", alone));
            definitions.put(name, ordered("anyOf", all));
        }
        return ordered("$ref", "#/$defs/" + name.replace(" ", "%20"));
    }

    private Map<String, Object> verb(Shape shape) {
        Map<String, Object> fields = new LinkedHashMap<>();
        Shape.Part main = shape.main();
        Map<String, Object> own = main == null
                ? new LinkedHashMap<>()
                : new LinkedHashMap<>(main.form().schema(this));
        if (!shape.doc().isEmpty()) own.put("description", shape.doc());
        fields.put(shape.key(), own);
        fields.putAll(fields(shape, main));
        optional(fields, shape, "says", says());
        Map<String, Object> all = object(shape, fields, main);
        List<String> required = new ArrayList<>(List.of(shape.key()));
        if (main != null) required.addAll(required(shape, main));
        all.put("required", List.copyOf(required));
        return all;
    }

    private static Map<String, Object> object(Shape shape, Map<String, Object> fields, Shape.@Nullable Part main) {
        Map<String, Object> all = ordered(
                "type", "object", "title", main == null ? Naming.of(shape.type().getSimpleName()) : shape.key());
        if (!shape.doc().isEmpty()) all.put("description", shape.doc());
        all.put("properties", fields);
        all.put("additionalProperties", false);
        return all;
    }

    private Map<String, Object> fields(Shape shape, Shape.@Nullable Part without) {
        Map<String, Object> all = new LinkedHashMap<>();
        for (Shape.Part p : shape.parts()) {
            if (p.equals(without) || p.form().isGiven()) continue;
            Map<String, Object> schema = new LinkedHashMap<>(p.form().schema(this));
            if (!p.doc().isEmpty()) schema.put("description", p.doc());
            if (!p.example().isEmpty()) schema.put("examples", List.of(p.example()));
            if (p.otherwise() instanceof Node.Scalar s) schema.put("default", s.text());
            all.put(p.key(), schema);
        }
        return all;
    }

    private static List<String> required(Shape shape, Shape.@Nullable Part without) {
        List<String> all = new ArrayList<>();
        for (Shape.Part p : shape.parts())
            if (!p.equals(without) && p.isRequired() && !p.key().equals("name")) all.add(p.key());
        return all;
    }

    Map<String, Object> steps(Lists.StepsForm form) {
        if (!definitions.containsKey("steps")) {
            definitions.put("steps", Map.of());
            Map<String, Object> one = oneOf(form.step());
            definitions.put("steps", ordered("anyOf", List.of(ordered("type", "array", "items", one), one)));
        }
        return ordered("$ref", "#/$defs/steps");
    }

    /** A name from some folders. */
    Map<String, Object> names(List<String> folders) {
        return ordered(
                "type", List.of("string", "integer"), "description", "A name from " + String.join(", ", folders) + ".");
    }

    /** A map that keeps the order in which it is written. */
    static Map<String, Object> ordered(Object... keysAndValues) {
        Map<String, Object> all = new LinkedHashMap<>();
        for (int i = 0; i < keysAndValues.length; i += 2) all.put((String) keysAndValues[i], keysAndValues[i + 1]);
        return all;
    }
}
