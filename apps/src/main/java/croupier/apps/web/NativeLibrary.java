package croupier.apps.web;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Where SQLite's driver unpacks its library: a folder beside the store. The driver removes what it unpacked when the program
 * ends; a program that was killed leaves it behind, so every start removes what is left of those before.
 */
final class NativeLibrary {
    private static final String PLACE = "org.sqlite.tmpdir";
    private static boolean placed;

    private NativeLibrary() {}

    /** Before the driver is used for the first time, unless another place is named. */
    static synchronized void place(Path data) throws IOException {
        if (placed) return;
        placed = true;
        if (System.getProperty(PLACE) != null) return;
        Path folder = data.resolve("native");
        Files.createDirectories(folder);
        try (DirectoryStream<Path> left = Files.newDirectoryStream(folder, "sqlite-*")) {
            for (Path file : left) remove(file);
        }
        System.setProperty(PLACE, folder.toAbsolutePath().toString());
    }

    /** A library that another program uses cannot be removed on some systems, and need not be. */
    private static void remove(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            // it is in use; the next start finds it again
        }
    }
}
