package croupier.script.forms;

import croupier.script.files.Node;
import croupier.script.language.WrongExpression;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A type that is written as one word, number or expression. */
final class ScalarForm implements Form {
    /** Reads the text; throws {@link WrongExpression} with what is wrong. */
    interface Reader {
        Object read(Node.Scalar node, Reading r);
    }

    private final String expected;
    private final Function<Schema, Map<String, Object>> schema;
    private final Reader reader;

    ScalarForm(String expected, Map<String, Object> schema, Reader reader) {
        this(expected, _ -> schema, reader);
    }

    /** @param schema may depend on the words that the game declares */
    ScalarForm(String expected, Function<Schema, Map<String, Object>> schema, Reader reader) {
        this.expected = expected;
        this.schema = schema;
        this.reader = reader;
    }

    @Override
    public @Nullable Object read(Node node, Reading r) {
        if (!(node instanceof Node.Scalar s)) {
            r.mistake(node, expected + " is expected, this is " + node.what());
            return null;
        }
        try {
            return reader.read(s, r);
        } catch (WrongExpression w) {
            r.mistake(s, w.at, w.said);
            return null;
        }
    }

    @Override
    public String expected() {
        return expected;
    }

    @Override
    public Map<String, Object> schema(Schema s) {
        return schema.apply(s);
    }
}
