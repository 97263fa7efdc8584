package croupier.spark;

import croupier.kernel.Content;
import croupier.kernel.Games;
import croupier.kernel.Setup;
import croupier.lab.study.Cell;
import croupier.lab.study.Crew;
import croupier.lab.study.Study;
import croupier.lab.study.StudyFolder;
import croupier.lab.study.StudyRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A study of duel for tests, and what its files hold. */
final class Studies {
    private Studies() {}

    /** The cards of the game with one changed: workers must play with those that are sent. */
    static Content content() {
        return Games.source("duel").content().withPack("weak club", "test", java.util.Map.of("items/club.yaml", """
                Heavy Club:
                  changes: true
                  play:
                    - damage: 3
                    - { slow down: 1, to: me }
                """));
    }

    static Study of(int matches) {
        Setup setup = Setup.of(Games.load(Games.source("duel"), content()), 2, 0);
        List<Cell> cells = List.of(
                new Cell(
                        setup.with("loadout-one", "brawler").with("loadout-two", "runner"),
                        List.of("random", "random"),
                        List.of("brawler", "runner")),
                new Cell(
                        setup.with("loadout-one", "runner").with("loadout-two", "brawler"),
                        List.of("random", "random"),
                        List.of("runner", "brawler")));
        return new Study(cells, 7, matches, 1, 0, EnumSet.allOf(Study.Rows.class), 5);
    }

    static StudyFolder run(Study study, Path home, Crew crew) {
        StudyFolder folder = new StudyFolder(home);
        new StudyRun(study, folder, crew, (_, _) -> {}).run();
        return folder;
    }

    /** Every file with a hash of its bytes. */
    static TreeMap<String, Integer> bytes(StudyFolder of) throws IOException {
        TreeMap<String, Integer> all = new TreeMap<>();
        try (Stream<Path> files = Files.walk(of.home())) {
            for (Path f : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator)
                all.put(of.home().relativize(f).toString(), Arrays.hashCode(Files.readAllBytes(f)));
        }
        return all;
    }

    /** The folder that Spark takes for its home has a folder of jars; there are none in it, for all come by the class path. */
    static void makeSparkHome() throws IOException {
        Path home = Path.of(System.getenv("SPARK_HOME"));
        Files.createDirectories(home.resolve("jars"));
        if (!Files.exists(home.resolve("RELEASE"))) Files.createFile(home.resolve("RELEASE"));
    }
}
