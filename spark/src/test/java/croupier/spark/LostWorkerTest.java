package croupier.spark;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.lab.study.Crew;
import croupier.lab.study.CrewSource;
import croupier.lab.study.Study;
import croupier.lab.study.StudyFolder;
import croupier.lab.study.StudyRun;
import croupier.lab.study.ThreadCrew;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Three processes play a study; one of them is killed in the middle. */
class LostWorkerTest {
    /** Parts are handed out when all processes are there. */
    private static final String ALL_BEGIN = "spark.scheduler.minRegisteredResourcesRatio";

    @TempDir
    private Path folder;

    /** The processes that Spark has started; no other program in Java is started here. */
    private static List<ProcessHandle> workers() {
        return ProcessHandle.current()
                .children()
                .filter(p -> p.info().command().orElse("").endsWith("java"))
                .toList();
    }

    @AfterEach
    void forgetSetting() {
        System.clearProperty(ALL_BEGIN);
    }

    @Test
    void aWorkerThatDiesCostsOnlyItsParts() throws IOException {
        Studies.makeSparkHome();
        System.setProperty(ALL_BEGIN, "1.0");
        Study study = Studies.of(6_000);
        StudyFolder alone = Studies.run(study, folder.resolve("alone"), new ThreadCrew(1));
        StudyFolder spark = new StudyFolder(folder.resolve("spark"));
        AtomicLong killed = new AtomicLong();
        try (Crew crew = CrewSource.at("local-cluster[3,1,512]", Studies.content())) {
            new StudyRun(study, spark, crew, (_, _) -> {
                        if (killed.get() == 0) killed.set(kill());
                    })
                    .run();
        }
        assertThat(killed.get()).as("a worker was killed").isPositive();
        assertThat(ProcessHandle.of(killed.get()).filter(ProcessHandle::isAlive))
                .as("and did not come back")
                .isEmpty();
        assertThat(Studies.bytes(spark)).isEqualTo(Studies.bytes(alone));
    }

    /** Kills one as a machine dies: without a word. */
    private static long kill() {
        List<ProcessHandle> all = workers();
        if (all.size() < 3) return 0;
        ProcessHandle one = all.getFirst();
        return one.destroyForcibly() ? one.pid() : 0;
    }
}
