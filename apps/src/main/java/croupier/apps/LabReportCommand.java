package croupier.apps;

import croupier.kernel.Match;
import croupier.kernel.Policy;
import croupier.lab.Bots;
import croupier.lab.report.Findings;
import croupier.lab.report.ReportPage;
import croupier.lab.study.Cell;
import croupier.lab.study.Study;
import croupier.lab.study.StudyFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.JsonNode;

/** Writes the report of a study. */
@Command(
        name = "report",
        mixinStandardHelpOptions = true,
        description = "Writes one HTML file about a study, which opens without a server.")
final class LabReportCommand extends LabPart {
    @Parameters(paramLabel = "DIR", description = "The folder of the study.")
    private Path home = Path.of("");

    @Option(names = "--svg", paramLabel = "DIR", description = "Writes every chart as SVG into this folder too.")
    private @Nullable Path svg;

    @Option(names = "--png", paramLabel = "DIR", description = "Writes every chart as PNG into this folder too.")
    private @Nullable Path png;

    @Option(
            names = "--plan",
            paramLabel = "PLAN.yaml",
            description = {
                "The plan, for replays of matches that stand out; not needed while the plan that was played lies",
                "where it was."
            })
    private @Nullable Path plan;

    @Override
    public Integer call() {
        StudyFolder folder = new StudyFolder(home);
        JsonNode manifest = LabManifest.read(folder);
        PlanFile file = plan(manifest);
        Study study = file == null ? null : sameCards(file.study(), manifest);
        PlanFile.Band band = file == null ? PlanFile.Band.USUAL : file.band();
        try (Findings findings = new Findings(folder)) {
            ReportPage page = new ReportPage(
                    findings,
                    new ReportPage.About(
                            manifest.path("game").asString() + ": "
                                    + home.toAbsolutePath().normalize().getFileName(),
                            about(manifest, findings),
                            band.low(),
                            band.high()),
                    o -> study == null ? "" : replay(study, o));
            Files.writeString(home.resolve("report.html"), page.html());
            if (svg != null) page.charts(svg, false);
            if (png != null) page.charts(png, true);
        } catch (IOException e) {
            throw Trouble.machine(home + " cannot be written: " + e.getMessage());
        }
        out().println(home.resolve("report.html"));
        return Exit.OK;
    }

    /** The plan that is named, or the one that the study was played from, if it is still there and the same. */
    private @Nullable PlanFile plan(JsonNode manifest) {
        if (plan != null) return PlanFile.read(plan);
        Path from = Path.of(manifest.path("plan file").asString(""));
        try {
            boolean isSame = Files.isRegularFile(from)
                    && Files.readString(from).equals(manifest.path("plan").asString());
            return isSame ? PlanFile.read(from) : null;
        } catch (IOException e) {
            return null;
        }
    }

    /** Replays are played again, so they need the cards of the study; null if the cards have changed since. */
    private static @Nullable Study sameCards(Study study, JsonNode manifest) {
        return study.game().cards().hash().equals(manifest.path("content").asString()) ? study : null;
    }

    private static String about(JsonNode manifest, Findings findings) {
        return String.format(
                Locale.ROOT,
                "%,d matches, %d cells, seed %d, cards %s, %s. Draws count as half a win.%s",
                findings.matches(),
                manifest.path("cells").asInt(),
                manifest.path("seed").asLong(),
                manifest.path("content").asString(),
                manifest.path("program").asString(),
                manifest.path("complete").asBoolean(false)
                        ? ""
                        : " The study is not complete: lab run goes on with it.");
    }

    /** Plays a match of the study again, with its journal, and writes it down. */
    private String replay(Study study, Findings.Outlier o) {
        Cell cell = study.cells().get((int) o.cell());
        Policy[] bots =
                cell.bots().stream().map(bot -> Bots.of(bot, study.game())).toArray(Policy[]::new);
        Match m = Match.start(cell.setup().withSeed(o.seed()), bots);
        String name = "replays/match-" + o.match() + ".txt";
        try {
            Files.createDirectories(home.resolve("replays"));
            Files.writeString(home.resolve(name), MatchFile.write(m, cell.bots()));
        } catch (IOException e) {
            throw Trouble.machine(home.resolve(name) + " cannot be written: " + e.getMessage());
        }
        return name;
    }
}
