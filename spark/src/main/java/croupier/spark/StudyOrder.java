package croupier.spark;

import croupier.kernel.Content;
import croupier.kernel.Game;
import croupier.kernel.Games;
import croupier.kernel.Setup;
import croupier.lab.study.Cell;
import croupier.lab.study.Study;
import croupier.lab.study.StudyFolder;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.Serial;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A study as it is sent to workers: the name of the game, its card files, and what is played.
 *
 * @param id the same for the same study in the same folder
 */
record StudyOrder(
        String id,
        String game,
        byte[] cards,
        List<Sitting> cells,
        long seed,
        int perRound,
        int rounds,
        double width,
        Set<Study.Rows> writes,
        int sampled,
        int parts,
        String folder)
        implements Serializable {
    @Serial
    private static final long serialVersionUID = 1;

    /** A cell in words. */
    record Sitting(Map<String, String> options, List<String> bots, List<String> decks) implements Serializable {
        @Serial
        private static final long serialVersionUID = 1;
    }

    static StudyOrder of(Study study, StudyFolder folder, Content content) {
        String home = folder.home().toAbsolutePath().toString();
        List<Sitting> cells = new ArrayList<>();
        for (Cell c : study.cells())
            cells.add(new Sitting(
                    new HashMap<>(c.setup().options()), new ArrayList<>(c.bots()), new ArrayList<>(c.decks())));
        return new StudyOrder(
                home + " " + content.hash() + " " + study.seed() + " " + cells.hashCode() + " " + study.perRound() + " "
                        + study.parts(),
                study.game().name(),
                written(content),
                cells,
                study.seed(),
                study.perRound(),
                study.rounds(),
                study.width(),
                new HashSet<>(study.writes()),
                study.sampled(),
                study.parts(),
                home);
    }

    private static byte[] written(Content content) {
        try (ByteArrayOutputStream out = new ByteArrayOutputStream()) {
            content.write(out);
            return out.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The study again, where it was sent to. */
    Study study() {
        Game loaded;
        try {
            loaded = Games.load(Games.source(game), Content.read(new ByteArrayInputStream(cards)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        List<Cell> all = new ArrayList<>();
        for (Sitting s : cells) {
            Setup setup = Setup.of(loaded, s.bots.size(), 0);
            for (Map.Entry<String, String> o : s.options.entrySet()) setup = setup.with(o.getKey(), o.getValue());
            all.add(new Cell(setup, s.bots, s.decks));
        }
        return new Study(all, seed, perRound, rounds, width, writes, sampled, parts);
    }

    StudyFolder home() {
        return new StudyFolder(Path.of(folder));
    }
}
