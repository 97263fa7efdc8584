package croupier.lab.study;

import croupier.kernel.Chapters;
import croupier.kernel.Column;
import croupier.kernel.Match;
import croupier.kernel.Policy;
import croupier.lab.Bots;
import croupier.lab.data.Lake;
import croupier.lab.data.Sheet;
import java.util.Objects;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/** Plays the matches of one part after the other in the same memory, and writes their rows. */
public final class PartPlayer {
    private static final int CALL_EVERY = 16;

    private final Study study;
    private final StudyFolder folder;
    private final Lake lake;
    private final @Nullable Match[] tables;
    private final Policy[][] players;
    private final @Nullable TaskSamplers[] samplers;
    private final @Nullable MatchCounts counts;
    private final @Nullable Column turns;
    private final Sheet matches = new Sheet()
            .with("match", Sheet.Holds.LONG)
            .ints("cell")
            .with("seed", Sheet.Holds.LONG)
            .ints("decisions", "turns");
    private final Sheet seats = new Sheet()
            .with("match", Sheet.Holds.LONG)
            .ints("seat")
            .with("bot", Sheet.Holds.TEXT)
            .with("deck", Sheet.Holds.TEXT)
            .ints("result", "score");
    /** Of each cell the bot and the deck of every seat, as the sheet of seats keeps them. */
    private final int[][] sitting;

    private final Sheet cards = new Sheet()
            .with("match", Sheet.Holds.LONG)
            .ints("seat", "result", "card", "began", "drawn", "played", "gained", "made");
    private final Sheet course = CourseSampler.sheet();
    private final Sheet chapters = ChapterSampler.sheet();
    private final Sheet uses = UseCounts.sheet();
    private final @Nullable Sheet decisions;

    public PartPlayer(Study study, StudyFolder folder, Lake lake) {
        this.study = study;
        this.folder = folder;
        this.lake = lake;
        tables = new Match[study.cells().size()];
        players = new Policy[study.cells().size()][];
        samplers = new TaskSamplers[study.cells().size()];
        turns = study.cells().getFirst().setup().game().layout().turn();
        decisions = study.writes().contains(Study.Rows.DECISIONS) ? MatchCounts.decisions() : null;
        boolean observes = study.writes().contains(Study.Rows.CARDS)
                || study.writes().contains(Study.Rows.USES)
                || decisions != null;
        counts = observes ? new MatchCounts(study.game(), study.seats(), study, decisions) : null;
        sitting = new int[study.cells().size()][];
    }

    /** Makes the tables that rows are joined with: names of cards and options. */
    public static void prepare(Study study, Lake lake) {
        Sheet names = new Sheet().ints("card").with("name", Sheet.Holds.TEXT);
        names.put(0).put("");
        for (int c = 1; c < study.game().cards().size(); c++)
            names.put(c).put(study.game().cards().name(c));
        lake.table("card_names", names);
        Sheet words = new Sheet().ints("word").with("name", Sheet.Holds.TEXT);
        for (int w = 0; w < study.game().layout().words().size(); w++)
            words.put(w).put(study.game().layout().words().get(w).name());
        lake.table("words", words);
    }

    /** Writes what there is once for all parts: the cards of the game, and who sits where in each cell. */
    static void writeNames(Study study, StudyFolder folder, Lake lake) {
        lake.write(kinds(study), folder.part("names", 0));
        lake.write(cells(study), folder.part("cells", 0));
    }

    private static Sheet cells(Study study) {
        Sheet cells =
                new Sheet().ints("cell", "seat").with("bot", Sheet.Holds.TEXT).with("deck", Sheet.Holds.TEXT);
        for (int c = 0; c < study.cells().size(); c++)
            for (int seat = 0; seat < study.seats(); seat++)
                cells.put(c)
                        .put(seat + 1)
                        .put(study.cells().get(c).bots().get(seat))
                        .put(study.cells().get(c).deck(seat));
        return cells;
    }

    /** What kind of thing each card is, where the catalogue says it. */
    private static Sheet kinds(Study study) {
        Sheet kinds = new Sheet().with("card", Sheet.Holds.TEXT).with("kind", Sheet.Holds.TEXT);
        for (int c = 1; c < study.game().cards().size(); c++)
            kinds.put(study.game().cards().name(c))
                    .put(study.game().cards().face(c).getOrDefault("kind", "card"));
        return kinds;
    }

    /** Plays a part of a round and writes it; calls back now and then with the number of matches since the last call. */
    public void play(long part, LongConsumer done) {
        long round = part / study.partsOfRound();
        long from = round * study.matchesOfRound() + part % study.partsOfRound() * study.matchesOfPart();
        long to = Math.min((round + 1) * study.matchesOfRound(), from + study.matchesOfPart());
        playAll(from, to, done);
        write(part);
    }

    /** Plays matches and keeps their rows; how many decisions they had. */
    long playAll(long from, long to, LongConsumer done) {
        clear();
        long decisions = 0;
        int since = 0;
        for (long match = from; match < to; match++) {
            decisions += play(match);
            since++;
            if (since < CALL_EVERY && match < to - 1) continue;
            done.accept(since);
            since = 0;
        }
        return decisions;
    }

    private void clear() {
        matches.clear();
        seats.clear();
        cards.clear();
        course.clear();
        chapters.clear();
        uses.clear();
        if (decisions != null) decisions.clear();
    }

    private long play(long match) {
        int cell = study.cellOf(match);
        Match m = table(cell);
        TaskSamplers sampler = Objects.requireNonNull(samplers[cell]);
        sampler.next(match, study.numberOf(match) < study.sampled());
        m.probe(sampler.looks() ? sampler : null);
        if (counts != null) counts.next(match);
        long before = m.decisions();
        long seed = study.seedOf(match);
        try {
            m.play(seed, players[cell]);
        } catch (RuntimeException | AssertionError | StackOverflowError e) {
            throw new IllegalStateException("match " + match + " of the study, seed " + seed + ": " + e, e);
        }
        sampler.finish();
        long made = m.decisions() - before;
        matches.put(match)
                .put(cell)
                .put(seed)
                .put(made)
                .put(turns == null ? 0 : m.table().get(turns));
        putSeats(match, m, Objects.requireNonNull(sitting[cell]));
        if (counts != null && counts.cards != null) putCards(match, m, counts.cards);
        return made;
    }

    private void putSeats(long match, Match m, int... sits) {
        for (int seat = 0; seat < study.seats(); seat++) {
            seats.put(match).put(seat + 1).put(sits[2 * seat]).put(sits[2 * seat + 1]);
            seats.put(m.resultOf(seat)).put(m.scoreOf(seat));
        }
    }

    private Match table(int cell) {
        Match m = tables[cell];
        if (m != null) return m;
        Cell c = study.cells().get(cell);
        m = Match.forPlayouts(c.setup());
        m.observe(counts);
        tables[cell] = m;
        samplers[cell] = samplers(m);
        sitting[cell] = sitting(c);
        players[cell] = c.bots().stream().map(bot -> Bots.of(bot, study.game())).toArray(Policy[]::new);
        return m;
    }

    private int[] sitting(Cell c) {
        int[] sits = new int[2 * study.seats()];
        for (int seat = 0; seat < study.seats(); seat++) {
            sits[2 * seat] = seats.numberOf(c.bots().get(seat));
            sits[2 * seat + 1] = seats.numberOf(c.deck(seat));
        }
        return sits;
    }

    private TaskSamplers samplers(Match m) {
        Chapters of = study.game().chapters();
        return new TaskSamplers(
                study.writes().contains(Study.Rows.COURSE) ? new CourseSampler(m, course) : null,
                of != null && study.writes().contains(Study.Rows.CHAPTERS)
                        ? new ChapterSampler(of, m, chapters)
                        : null);
    }

    private void putCards(long match, Match m, CardCounts of) {
        for (int i = 0; i < of.size(); i++) {
            if (of.isEmpty(i)) continue;
            cards.put(match).put(of.seat(i) + 1).put(m.resultOf(of.seat(i))).put(of.card(i));
            for (int kind = 0; kind < CardCounts.KINDS; kind++) cards.put(of.count(i, kind));
        }
    }

    private void write(long part) {
        lake.write(seats, folder.part("seats", part));
        if (study.writes().contains(Study.Rows.CARDS))
            lake.write(
                    cards,
                    "SELECT match, seat, result, n.name AS card, began, drawn, played, gained, made FROM ? s"
                            + " JOIN card_names n ON n.card = s.card ORDER BY match, seat, s.card",
                    folder.part("cards", part));
        if (counts != null && counts.uses != null) {
            counts.uses.write(uses);
            lake.write(
                    uses,
                    "SELECT kind, name, sum(uses)::BIGINT AS uses FROM ? GROUP BY ALL ORDER BY kind, name",
                    folder.part("uses", part));
        }
        if (study.writes().contains(Study.Rows.COURSE)) lake.write(course, folder.part("course", part));
        if (study.writes().contains(Study.Rows.CHAPTERS) && study.game().chapters() != null)
            lake.write(chapters, folder.part("chapters", part));
        if (decisions != null)
            lake.write(
                    decisions,
                    "SELECT match, number, seat, question, options, w.name AS option, c.name AS card FROM ? s"
                            + " JOIN words w USING (word) JOIN card_names c ON c.card = s.card ORDER BY match, number",
                    folder.part("decisions", part));
        lake.write(matches, folder.part("matches", part));
    }
}
