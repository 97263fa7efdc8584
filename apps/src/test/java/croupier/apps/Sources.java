package croupier.apps;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Assertions;

/** The files of the repository, for the tests that look after them. */
final class Sources {
    static final Path ROOT = Path.of("..");

    /** What a build makes, what is fetched, and what git keeps for itself. */
    private static final Set<String> NOT_OURS = Set.of("target", "node_modules", ".git", "vendor", ".idea", ".vscode");

    private Sources() {}

    /** The text of every file whose path matches, by path from the root, with slashes. */
    static Map<String, String> matching(String path) {
        Pattern wanted = Pattern.compile(path);
        Map<String, String> found = new TreeMap<>();
        try {
            Files.walkFileTree(ROOT, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes is) {
                    boolean ours = !NOT_OURS.contains(folder.getFileName().toString());
                    return ours ? FileVisitResult.CONTINUE : FileVisitResult.SKIP_SUBTREE;
                }

                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes is) throws IOException {
                    String name = ROOT.relativize(file).toString().replace('\\', '/');
                    if (wanted.matcher(name).matches()) found.put(name, Files.readString(file));
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Assertions.assertFalse(found.isEmpty(), "no file matches " + path);
        return found;
    }
}
