package croupier.apps.docs;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Files that come with the program. */
final class Resources {
    private Resources() {}

    static String text(String place) {
        try (InputStream in = Resources.class.getResourceAsStream(place)) {
            if (in == null) throw new IllegalStateException(place + " is missing in this program");
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
