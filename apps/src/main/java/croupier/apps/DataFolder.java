package croupier.apps;

import croupier.kernel.Content;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Where saved matches lie, and the cards that they were played with. */
record DataFolder(Path home) {
    private static final String JOURNAL = ".journal";

    static DataFolder of(Function<String, @Nullable String> environment) {
        String named = environment.apply("CROUPIER_HOME");
        if (named != null && !named.isBlank()) return new DataFolder(Path.of(named));
        return new DataFolder(Path.of(System.getProperty("user.home", "."), ".croupier"));
    }

    Path saves() {
        return home.resolve("saves");
    }

    /** The stored cards with this hash; there or not. */
    Path contentFile(String hash) {
        return home.resolve("content").resolve(hash + ".zip");
    }

    /** The first file for a match of this game that does not exist yet. */
    Path newSave(String game) {
        for (int i = 1; ; i++) {
            Path file = saves().resolve(game + "-" + i + JOURNAL);
            if (!Files.exists(file)) return file;
        }
    }

    Path lastMatch(String game) {
        return saves().resolve("last-" + game + JOURNAL);
    }

    /** The match saved last. */
    Optional<Path> newestSave() {
        if (!Files.isDirectory(saves())) return Optional.empty();
        try (Stream<Path> all = Files.list(saves())) {
            return all.filter(p -> p.toString().endsWith(JOURNAL))
                    .max(Comparator.comparingLong(p -> p.toFile().lastModified()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Writes a file whole or not at all. */
    static void write(Path file, String text) {
        try {
            Path folder = file.toAbsolutePath().getParent();
            if (folder != null) Files.createDirectories(folder);
            Path fresh = file.resolveSibling(file.getFileName() + ".new");
            Files.writeString(fresh, text);
            Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw Trouble.machine(file + " cannot be written: " + e.getMessage());
        }
    }

    /** Keeps cards, so that a match that was played with them stays playable. */
    void keep(String hash, Content content) {
        Path file = contentFile(hash);
        if (Files.exists(file)) return;
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Path fresh = file.resolveSibling(hash + ".new");
            try (OutputStream out = Files.newOutputStream(fresh)) {
                content.write(out);
            }
            Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw Trouble.machine("the cards of the match cannot be stored in " + file + ": " + e.getMessage());
        }
    }

    Optional<Content> stored(String hash) {
        Path file = contentFile(hash);
        if (!Files.exists(file)) return Optional.empty();
        try (InputStream in = Files.newInputStream(file)) {
            return Optional.of(Content.read(in));
        } catch (IOException e) {
            throw Trouble.wrong(file + " cannot be read: " + e.getMessage());
        }
    }
}
