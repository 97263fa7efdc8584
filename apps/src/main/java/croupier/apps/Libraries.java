package croupier.apps;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** The libraries that games are compiled with: a Maven repository in the folder {@code maven} beside the program. */
final class Libraries {
    private Libraries() {}

    /** Copies them into a folder; false if they are not beside the program, as in a program that was not packed. */
    static boolean copyTo(Path folder) {
        Path from = besideProgram();
        if (!Files.isDirectory(from)) return false;
        try (Stream<Path> all = Files.walk(from)) {
            for (Path file : (Iterable<Path>) all.filter(Files::isRegularFile)::iterator) {
                Path to = folder.resolve(from.relativize(file).toString());
                Files.createDirectories(to.getParent());
                Files.copy(file, to);
            }
            return true;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path besideProgram() {
        return program().resolveSibling("maven");
    }

    /** The jar of this program, or the folder of its classes. */
    static Path program() {
        try {
            return Path.of(Main.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
