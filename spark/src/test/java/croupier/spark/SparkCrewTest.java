package croupier.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import croupier.lab.study.Crew;
import croupier.lab.study.CrewSource;
import croupier.lab.study.Study;
import croupier.lab.study.StudyFolder;
import croupier.lab.study.ThreadCrew;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SparkCrewTest {
    @TempDir
    private Path folder;

    @Test
    void filesAreThoseOfOneMachineToTheLastByte() throws IOException {
        Study study = Studies.of(600);
        assertThat(study.partsOfRound()).isGreaterThan(3);
        StudyFolder alone = Studies.run(study, folder.resolve("alone"), new ThreadCrew(1));
        try (Crew crew = CrewSource.at("local[2]", Studies.content())) {
            StudyFolder spark = Studies.run(study, folder.resolve("spark"), crew);
            assertThat(Studies.bytes(spark)).isEqualTo(Studies.bytes(alone));

            Files.delete(spark.home().resolve("matches/part-000002.parquet"));
            Files.delete(spark.home().resolve("cards/part-000002.parquet"));
            Studies.run(study, folder.resolve("spark"), crew);
            assertThat(Studies.bytes(spark)).as("an interrupted run goes on").isEqualTo(Studies.bytes(alone));
        }
    }

    @Test
    void anAddressThatIsNoneIsNamed() {
        assertThatThrownBy(() -> CrewSource.at("sprak://here", Studies.content()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'sprak://here'")
                .hasMessageContaining("spark://HOST:7077");
    }
}
