package croupier.apps;

import croupier.apps.check.TableCheck;
import croupier.apps.check.TableSpeed;
import croupier.apps.web.WebTable;
import croupier.kernel.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Checks the web table in a real browser. */
@Command(
        name = "table-check",
        mixinStandardHelpOptions = true,
        description = {
            "Plays random matches on the web table in Chromium, with every number of seats and in windows of several sizes, and",
            "opens positions from matches of bots: every scene, and the table on which most lies. At every decision every choice",
            "must be seen and hit, texts be large enough and nothing lie on anything else."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  croupier table-check spire --moves 300",
            "  croupier table-check --matches 3 --out sheet",
            "  croupier table-check magic --options life=300",
            "  croupier table-check --speed",
            "",
            "Writes pictures of every scene and of every fault, with sheet.html to look at them. Exit code 1 if there are faults."
        })
final class TableCheckCommand extends Subcommand {
    /** One address makes all matches of a check. */
    private static final WebTable.Options FREELY = new WebTable.Options("", false, false, true, List.of());

    @Parameters(arity = "0..1", paramLabel = "GAME", description = "Only this game.")
    private @Nullable String name;

    @Option(
            names = "--matches",
            paramLabel = "N",
            description = "How many matches in each window and for each number of seats (usually ${DEFAULT-VALUE}).")
    private int matches = 1;

    @Option(names = "--moves", paramLabel = "N", description = "The most moves of a match (usually ${DEFAULT-VALUE}).")
    private int moves = 120;

    @Option(
            names = "--bots",
            paramLabel = "N",
            description = "How many matches of bots positions are taken from (usually ${DEFAULT-VALUE}).")
    private int bots = 12;

    @Option(names = "--seed", paramLabel = "S", description = "The seed of the first match (usually ${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(
            names = "--options",
            split = ",",
            paramLabel = "K=V",
            description = "Rules of the matches; 'croupier games GAME' lists them.")
    private Map<String, String> options = new LinkedHashMap<>();

    @Option(names = "--out", paramLabel = "DIR", description = "Where pictures are written (usually table-check).")
    private Path folder = Path.of("table-check");

    @Option(
            names = "--speed",
            description = "Only measures: bytes of the first load, time to a decision and to a beat.")
    private boolean speed;

    @Override
    public Integer call() throws InterruptedException, IOException {
        Files.createDirectories(folder);
        Path data = Files.createTempDirectory("table-check");
        try (WebTable table = WebTable.start("localhost", 0, data, FREELY)) {
            if (speed) {
                new TableSpeed("http://localhost:" + table.port(), folder.toAbsolutePath(), out()).run();
                return Exit.OK;
            }
            TableCheck check = new TableCheck("http://localhost:" + table.port(), folder.toAbsolutePath(), out());
            List<String> games = name == null ? Games.names() : List.of(name);
            return check.run(games, new TableCheck.Amount(matches, moves, bots, options), seed) ? Exit.OK : Exit.FAILED;
        } catch (IllegalStateException e) {
            throw Trouble.machine(String.valueOf(e.getMessage()));
        }
    }
}
