package croupier.script.files;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Files that come with a game. */
final class Resource {
    private Resource() {}

    /** The text of a file beside a game's classes; empty if there is none. */
    static String text(Class<?> game, String file) {
        try (InputStream in = game.getResourceAsStream("/" + file)) {
            return in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(file + " cannot be read", e);
        }
    }
}
