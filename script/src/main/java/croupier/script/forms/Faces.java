package croupier.script.forms;

import croupier.script.Ref;
import croupier.script.files.Naming;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What is printed on a card beside its text: the plain values of its definition, by the names card files use. */
public final class Faces {
    /** Lists longer than this are no facts for a card's face. */
    private static final int MOST_WORDS = 6;

    private static final int MOST_LETTERS = 60;

    private Faces() {}

    public static Map<String, String> of(String folder, Record definition, Forms forms) {
        Map<String, String> face = new LinkedHashMap<>();
        face.put("kind", folder);
        for (Shape.Part part : forms.shape(definition.getClass()).parts()) {
            String value = say(value(part, definition));
            if (!value.isEmpty()) face.put(part.key(), value);
        }
        return face;
    }

    private static @Nullable Object value(Shape.Part part, Record definition) {
        return part.of(definition);
    }

    /** A word, number or short list of words; empty for everything else and for what is not so. */
    private static String say(@Nullable Object value) {
        return switch (value) {
            case Integer i -> i.toString();
            case Boolean b -> b ? "yes" : "";
            case Enum<?> e -> Naming.of(e.name());
            case String s -> s;
            case Ref<?> r -> r.name();
            case Collection<?> all -> words(all);
            case Record r -> written(r);
            case null, default -> "";
        };
    }

    /** A value that says itself in a few words, such as a cost or a type line. */
    private static String written(Record value) {
        String said = value.toString();
        return said.length() > MOST_LETTERS || said.indexOf('[') >= 0 ? "" : said;
    }

    private static String words(Collection<?> all) {
        if (all.size() > MOST_WORDS) return "";
        List<String> words = new ArrayList<>();
        for (Object one : all)
            if (one instanceof Enum<?> || one instanceof String || one instanceof Ref<?> || one instanceof Integer)
                words.add(say(one));
        return String.join(", ", words);
    }
}
