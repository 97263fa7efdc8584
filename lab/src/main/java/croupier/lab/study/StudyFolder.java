package croupier.lab.study;

import croupier.lab.data.Lake;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** The folder of a study: a folder of Parquet files for each table, the cells, and the manifest. */
public record StudyFolder(Path home) {
    /** The tables, in the order in which those of a part are written: a part counts when its matches are there. */
    static final List<String> TABLES = List.of("seats", "cards", "uses", "course", "chapters", "decisions", "matches");

    public Path manifest() {
        return home.resolve("manifest.json");
    }

    Path part(String table, long part) {
        return home.resolve(table).resolve(String.format(Locale.ROOT, "part-%06d.parquet", part));
    }

    public boolean isDone(long part) {
        return Files.exists(part("matches", part));
    }

    /** A database with a view of every table that the study has. */
    public Lake open() {
        if (!Files.isDirectory(home)) throw new IllegalArgumentException("there is no folder " + home);
        Lake lake = Lake.open();
        try (Stream<Path> folders = Files.list(home)) {
            for (Path folder : (Iterable<Path>) folders.sorted()::iterator) {
                String name = String.valueOf(folder.getFileName());
                if (Files.isDirectory(folder) && hasParts(folder)) lake.view(name, folder);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return lake;
    }

    private static boolean hasParts(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.anyMatch(f -> f.toString().endsWith(".parquet"));
        }
    }

    /** Deletes what processes that died have left half written. */
    void tidy() {
        try (Stream<Path> all = Files.walk(home, 2)) {
            for (Path p : (Iterable<Path>) all.filter(f -> f.toString().endsWith(Lake.UNFINISHED))::iterator)
                Files.deleteIfExists(p);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether the study has rows of a table. */
    public boolean has(String table) {
        try {
            return Files.isDirectory(home.resolve(table)) && hasParts(home.resolve(table));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
