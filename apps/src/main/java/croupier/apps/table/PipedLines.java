package croupier.apps.table;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Lines from a pipe or file; what was read is shown after the prompt, so that the output reads like a session. */
public final class PipedLines implements Lines {
    private final BufferedReader in;
    private final PrintWriter out;

    public PipedLines(InputStream in, PrintWriter out) {
        this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        this.out = out;
    }

    @Override
    public @Nullable String read(String prompt) {
        try {
            out.print(prompt);
            out.flush();
            String line = in.readLine();
            out.println(line == null ? "" : line);
            return line;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {}
}
