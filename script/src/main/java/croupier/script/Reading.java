package croupier.script;

import croupier.kernel.Layout;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads pieces of card files as typed values; mistakes are kept, so that one reading finds all of them. */
public final class Reading {
    /** Reads a node as a value of this type: a record, an Amount, a Condition, Steps, an enum; null after a mistake. */
    public <T> @Nullable T read(Node node, Class<T> type) {
        return Soon.yet();
    }

    /** Reads {@code noun.column}; null after a mistake. */
    public @Nullable Fact fact(Node.Scalar node) {
        return Soon.yet();
    }

    /** Keeps a mistake at a node. */
    public void mistake(Node node, String message) {
        Soon.<Object>yet();
    }

    public List<Mistake> mistakes() {
        return Soon.yet();
    }

    /** Throws all mistakes kept so far, if there are any. */
    public void check() {
        Soon.<Object>yet();
    }

    public Layout layout() {
        return Soon.yet();
    }

    public Vocabulary vocabulary() {
        return Soon.yet();
    }
}
