package croupier.apps;

import croupier.lab.study.Crew;
import croupier.lab.study.CrewSource;
import croupier.lab.study.Study;
import croupier.lab.study.StudyFolder;
import croupier.lab.study.StudyRun;
import croupier.lab.study.ThreadCrew;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Plays the matches of a plan and writes them. */
@Command(
        name = "run",
        mixinStandardHelpOptions = true,
        description = {
            "Plays the matches of a plan and writes them as Parquet files.",
            "A run that was interrupted goes on where it stopped; the files are the same for any number of threads."
        })
final class LabRunCommand extends LabPart {
    @Mixin
    private LabPlan choice = new LabPlan();

    @Option(
            names = "--on",
            paramLabel = "ADDRESS",
            description = {
                "Plays on the machines of an Apache Spark cluster: spark://HOST:7077, or local-cluster[3,1,1024] for three",
                "processes here. All of them must see the folder of the results under the same path."
            })
    private @Nullable String on;

    @Override
    public Integer call() {
        PlanFile file = choice.read();
        Study study = file.study();
        StudyFolder folder = new StudyFolder(choice.home(""));
        LabManifest.begin(folder, study, file);
        long begun = System.nanoTime();
        int rounds;
        try (Crew crew = on == null ? new ThreadCrew(choice.threads) : CrewSource.at(on, file.content())) {
            rounds = play(study, folder, crew);
        }
        LabManifest.finish(folder, rounds);
        out().printf(
                        Locale.ROOT,
                        "%s: %d matches of %d cells in %s, %.1f s%n",
                        study.game().name(),
                        rounds * study.matchesOfRound(),
                        study.cells().size(),
                        folder.home(),
                        (System.nanoTime() - begun) / 1e9);
        return Exit.OK;
    }

    /** Plays a study with a bar that shows how long it still takes. */
    private int play(Study study, StudyFolder folder, Crew crew) {
        boolean shown = lab.main.isInteractive();
        Progress bar = new Progress(err(), shown, study.game().name(), study.matchesOfRound());
        StudyRun.Watch watch = new StudyRun.Watch() {
            @Override
            public void played(long matches, long of) {
                bar.accept(matches + Math.max(0, study.matchesOfRound() - of));
            }

            @Override
            public void round(int round, double width) {
                if (study.width() > 0 && shown)
                    err().printf(
                                    Locale.ROOT,
                                    "round %d: the widest interval has %.2f points, %.2f are asked%n",
                                    round + 1,
                                    100 * width,
                                    100 * study.width());
            }
        };
        int rounds = new StudyRun(study, folder, crew, watch).run();
        bar.done();
        return rounds;
    }
}
