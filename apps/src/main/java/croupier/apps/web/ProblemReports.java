package croupier.apps.web;

import croupier.kernel.Journal;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * What players say is wrong with a match, each in a file with the journal, for those who run the server. The journal of a match under
 * way tells everything, so nobody else gets to see it.
 */
final class ProblemReports {
    private static final int MOST = 1_000;

    private final Path folder;

    ProblemReports(Path data) {
        folder = data.resolve("reports");
    }

    /** Writes one down. */
    synchronized void keep(String match, Journal journal, String text, int at) {
        try {
            Files.createDirectories(folder);
            try (Stream<Path> all = Files.list(folder)) {
                if (all.count() >= MOST) throw new Refused(503, "there are too many reports already");
            }
            String head = "# match " + match + ", at answer " + at + "\n# " + text.replace("\n", "\n# ") + "\n";
            // notes stand behind the first line of a journal, so the file can be replayed as it is
            String[] lines = journal.write().split("\n", 2);
            Path file = folder.resolve(match + "-" + Tokens.match().substring(0, 6) + ".journal");
            Files.writeString(file, lines[0] + "\n" + head + lines[1], StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
