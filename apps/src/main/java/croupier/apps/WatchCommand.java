package croupier.apps;

import croupier.kernel.GameSource;
import croupier.kernel.Games;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Checks a pack as its files are saved. */
@Command(
        name = "watch",
        mixinStandardHelpOptions = true,
        description = "Checks a pack and runs its examples, at once and each time one of its files is saved.",
        footerHeading = "%nExamples:%n",
        footer = {"  croupier watch my-pack                Ctrl-C stops"})
final class WatchCommand extends Subcommand {
    private static final long PAUSE_MILLIS = 300;

    @Parameters(paramLabel = "DIR", description = "The pack.")
    private Path folder = Path.of("");

    @Option(names = "--game", paramLabel = "GAME", description = "The game whose cards they are.")
    private @Nullable String named;

    @Override
    public Integer call() {
        if (!Files.isDirectory(folder)) throw Trouble.wrong("there is no folder " + folder);
        GameSource source = Games.source(named != null ? named : PackFile.gameOf(folder));
        out().println("Watching " + folder + "; Ctrl-C stops.");
        return watch(source, folder, out(), WatchCommand::pause);
    }

    /**
     * Checks, and checks again whenever a file is another.
     *
     * @param goesOn waits a moment; whether to look again
     * @return the exit code of the last check
     */
    static int watch(GameSource source, Path folder, PrintWriter out, BooleanSupplier goesOn) {
        Map<Path, String> seen = files(folder);
        int exit = check(source, folder, out);
        while (goesOn.getAsBoolean()) {
            Map<Path, String> now = files(folder);
            if (now.equals(seen)) continue;
            seen = now;
            out.println();
            exit = check(source, folder, out);
        }
        return exit;
    }

    private static int check(GameSource source, Path folder, PrintWriter out) {
        try {
            return new PackCheck(source, CardFiles.on(source, List.of(folder)), "").run(out, false);
        } catch (Trouble | IllegalArgumentException e) {
            return Telling.tell(e, out);
        } finally {
            out.flush();
        }
    }

    /** What tells that a file was saved: when it was changed, and its size. */
    private static Map<Path, String> files(Path folder) {
        try (Stream<Path> all = Files.walk(folder)) {
            Map<Path, String> found = new TreeMap<>();
            for (Path p : (Iterable<Path>) all.filter(Files::isRegularFile)::iterator) {
                BasicFileAttributes is = Files.readAttributes(p, BasicFileAttributes.class);
                found.put(p, is.lastModifiedTime() + " " + is.size());
            }
            return found;
        } catch (UncheckedIOException | IOException e) {
            return Map.of(); // a file went while it was looked at: it is looked at again
        }
    }

    private static boolean pause() {
        try {
            Thread.sleep(PAUSE_MILLIS);
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
