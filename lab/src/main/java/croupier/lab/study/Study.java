package croupier.lab.study;

import croupier.kernel.Game;
import croupier.kernel.Generator;
import croupier.lab.Bots;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * What is to be played and written. Matches come in rounds; a round has the same number of matches of every cell. The seed of a match
 * depends on the seed of all, the cell and the number of the match in the cell, so a study that goes on or is divided among machines
 * plays the same matches.
 *
 * @param perRound matches of each cell in a round
 * @param rounds how many rounds are played at most
 * @param width the study stops after a round in which no interval is wider than this; 0 to play all rounds
 * @param sampled of how many matches of each cell the course is written
 * @param parts into how many parts a round is divided, as far as they do not become too large; as many machines can play at once
 */
public record Study(
        List<Cell> cells, long seed, int perRound, int rounds, double width, Set<Rows> writes, int sampled, int parts) {
    /** What may be written beside the rows of matches and seats. */
    public enum Rows {
        CARDS,
        USES,
        COURSE,
        CHAPTERS,
        DECISIONS
    }

    private static final int SMALLEST_PART = 256;
    private static final int LARGEST_PART = 65_536;
    /** How many parts a round usually has. */
    public static final int PARTS = 64;

    public Study {
        cells = List.copyOf(cells);
        writes = writes.isEmpty() ? Set.of() : Set.copyOf(EnumSet.copyOf(writes));
        if (cells.isEmpty()) throw new IllegalArgumentException("a study needs at least one cell");
        if (parts < 1) throw new IllegalArgumentException("a round has at least one part");
        if (perRound < 1 || rounds < 1) throw new IllegalArgumentException("at least one match must be played");
        for (Cell c : cells) for (String bot : c.bots()) Bots.of(bot, game(cells));
    }

    public Study(List<Cell> cells, long seed, int perRound, int rounds, double width, Set<Rows> writes, int sampled) {
        this(cells, seed, perRound, rounds, width, writes, sampled, PARTS);
    }

    private static Game game(List<Cell> cells) {
        return cells.getFirst().setup().game();
    }

    public Game game() {
        return game(cells);
    }

    public int seats() {
        return cells.getFirst().setup().seats();
    }

    /** How many matches a round has. */
    public long matchesOfRound() {
        return (long) cells.size() * perRound;
    }

    /** How many matches are written to one file; it depends on the plan alone, so that a resumed study has the same files. */
    public int matchesOfPart() {
        return Math.clamp(matchesOfRound() / parts, parts == PARTS ? SMALLEST_PART : 1, LARGEST_PART);
    }

    /** How many files a round has. */
    public int partsOfRound() {
        return Math.toIntExact((matchesOfRound() + matchesOfPart() - 1) / matchesOfPart());
    }

    /** The cell of a match: those of a round stand cell after cell. */
    public int cellOf(long match) {
        return (int) (match % matchesOfRound() / perRound);
    }

    /** The number of a match among those of its cell. */
    public long numberOf(long match) {
        return match / matchesOfRound() * perRound + match % perRound;
    }

    public long seedOf(long match) {
        return Generator.mix(Generator.mix(Generator.mix(seed) + cellOf(match)) + numberOf(match));
    }

    /** The same matches with other cells in the place of these, such as those of a changed game. */
    public Study with(List<Cell> others) {
        return new Study(others, seed, perRound, rounds, width, writes, sampled, parts);
    }
}
