package croupier.script.forms;

import croupier.script.files.Node;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** How a type is written in card files. */
public interface Form {
    /** The value of a node; null after a mistake, which is kept in the reading. */
    @Nullable
    Object read(Node node, Reading r);

    /** What is expected, for messages and the reference page: "an amount". */
    String expected();

    /** The JSON Schema of what may be written. */
    Map<String, Object> schema(Schema s);

    /** Whether it is not written but given. */
    default boolean isGiven() {
        return false;
    }
}
