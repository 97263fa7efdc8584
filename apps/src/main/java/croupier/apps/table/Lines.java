package croupier.apps.table;

import org.jspecify.annotations.Nullable;

/** Where typed lines come from: a terminal or a pipe. */
public interface Lines extends AutoCloseable {
    /** The next line, or null when there is no more. */
    @Nullable
    String read(String prompt);

    @Override
    void close();
}
