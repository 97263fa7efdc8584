package croupier.lab.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import croupier.lab.data.Lake;
import croupier.lab.data.Sheet;
import croupier.lab.study.StudyFolder;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Findings over small tables that are written here, against what can be computed from them by hand. */
class FindingsTest {
    @TempDir
    private Path folder;

    private final Sheet seats = new Sheet()
            .with("match", Sheet.Holds.LONG)
            .ints("seat")
            .with("bot", Sheet.Holds.TEXT)
            .with("deck", Sheet.Holds.TEXT)
            .ints("result", "score");
    private final Sheet cards = new Sheet()
            .with("match", Sheet.Holds.LONG)
            .ints("seat", "result")
            .with("card", Sheet.Holds.TEXT)
            .ints("began", "drawn", "played", "gained", "made");
    private final Sheet chapters = new Sheet()
            .with("match", Sheet.Holds.LONG)
            .ints("seat", "chapter", "place")
            .with("kind", Sheet.Holds.TEXT)
            .with("name", Sheet.Holds.TEXT)
            .with("measure", Sheet.Holds.TEXT)
            .ints("before", "after", "lost", "ended");
    private final Sheet names = new Sheet().with("card", Sheet.Holds.TEXT).with("kind", Sheet.Holds.TEXT);

    private Findings findings() {
        try (Lake lake = Lake.open()) {
            lake.write(seats, folder.resolve("seats/part.parquet"));
            if (cards.size() > 0) lake.write(cards, folder.resolve("cards/part.parquet"));
            if (chapters.size() > 0) lake.write(chapters, folder.resolve("chapters/part.parquet"));
            lake.write(names, folder.resolve("names/part.parquet"));
        }
        return new Findings(new StudyFolder(folder));
    }

    private void seat(int match, int seat, String deck, int result) {
        seats.put(match).put(seat).put("greedy").put(deck).put(result).put(0);
    }

    private void card(int match, int seat, int result, String card, int drawn, int gained, int made) {
        boolean isOffer = made > 0;
        cards.put(match).put(seat).put(result).put(card);
        cards.put(isOffer ? 0 : 1).put(drawn).put(0).put(gained).put(made);
    }

    @Test
    void ofTwoDrawsAndAWinHalfAndAWholeCount() {
        for (int match = 0; match < 4; match++) {
            int result = match == 0 ? 1 : match == 1 ? -1 : 0;
            seat(match, 1, "red", result);
            seat(match, 2, "blue", -result);
        }
        try (Findings f = findings()) {
            // red: a win, a loss, two draws: 2 of 4
            assertThat(f.byDeck()).allSatisfy(r -> assertThat(r.share().share()).isEqualTo(0.5));
            assertThat(f.matchups()).hasSize(2);
            assertThat(f.bySeat()).extracting(Findings.Rate::name).containsExactly("seat 1", "seat 2");
        }
    }

    /** Of 40 seats with red, 20 draw the ace and win 16; the others win 8. Drawing it is worth 40 points. */
    @Test
    void theCardThatMakesADeckIsFoundByItsDraws() {
        for (int match = 0; match < 40; match++) {
            boolean draws = match < 20;
            int result = match < 16 || match >= 20 && match < 28 ? 1 : -1;
            seat(match, 1, "red", result);
            seat(match, 2, "blue", -result);
            card(match, 1, result, "ace", draws ? 1 : 0, 0, 0);
            card(match, 1, result, "two", match % 2, 0, 0);
        }
        try (Findings f = findings()) {
            List<CardFinding> causes = f.causes("red");
            assertThat(causes).hasSize(2);
            CardFinding ace = causes.getFirst();
            assertThat(ace.card()).isEqualTo("ace");
            assertThat(ace.difference().difference()).isCloseTo(0.4, within(1e-12));
            // pooled share 24/40: z = 0.4 / sqrt(0.6 * 0.4 * 2 / 20) = 2.58199, two-sided 0.009823, twice that for two
            // cards
            assertThat(ace.chance()).isCloseTo(2 * 0.009823, within(2e-6));
            assertThat(causes.get(1).difference().difference()).isCloseTo(0, within(1e-12));
            assertThat(f.causes("blue")).isEmpty();
            assertThat(f.onlyIn("red")).containsExactly("ace", "two");
            assertThat(f.onlyIn("blue")).isEmpty();
        }
    }

    private void chapter(int match, int chapter, int place, String kind, String name, int lost, boolean ended) {
        chapters.put(match).put(1).put(chapter).put(place).put(kind).put(name).put("HP");
        chapters.put(80).put(80 - lost).put(lost).put(ended ? 1 : 0);
    }

    /**
     * 80 runs. All meet a worm in room 1, which costs 2 or 4. In room 2 half of them rest, half meet the king, who ends 10 of these 40.
     * Those who rested end in room 3; those who beat the king win in room 4.
     */
    private Findings runs() {
        for (int match = 0; match < 80; match++) {
            chapter(match, 1, 1, "monsters", "worm", match % 2 == 0 ? 2 : 4, false);
            boolean rests = match < 40;
            boolean dies = match >= 70;
            if (rests) {
                chapter(match, 2, 2, "rest", "", 0, false);
                chapter(match, 3, 3, "monsters", "wolf", 80, true);
            } else chapter(match, 2, 2, "boss", "king", dies ? 80 : 20, dies);
            if (!rests && !dies) chapter(match, 3, 4, "monsters", "worm", 3, true);
            int result = rests || dies ? -1 : 1;
            seat(match, 1, "", result);
            card(match, 1, result, "shield", 0, match % 2, 1);
        }
        return findings();
    }

    private static RunFindings of(Findings f) {
        return Objects.requireNonNull(f.runs());
    }

    @Test
    void encountersCostWhatWasLostInThem() {
        try (Findings f = runs()) {
            List<RunFindings.Encounter> all = of(f).encounters();
            assertThat(all).extracting(RunFindings.Encounter::name).containsExactly("wolf", "king", "worm");
            RunFindings.Encounter king = all.get(1);
            // 30 times 20 and 10 times 80: mean 35, variance 10 * 45² + 30 * 15² over 39
            assertThat(king.lost().mean()).isCloseTo(35, within(1e-12));
            assertThat(king.lost().deviation()).isCloseTo(Math.sqrt(27000 / 39.0), within(1e-9));
            assertThat(king.ended().share()).isEqualTo(0.25);
            // 80 worms in room 1 (40 of 2, 40 of 4) and 30 of 3 in room 4
            assertThat(all.get(2).lost().mean()).isCloseTo(3, within(1e-12));
            assertThat(all.get(2).ended().count()).as("won there").isZero();
        }
    }

    @Test
    void waysAreComparedAmongThoseWhoCameSoFar() {
        try (Findings f = runs()) {
            RunFindings runs = of(f);
            // reached: 10 come to place 2, 40 to 3, 30 to 4: the middle one to 3
            assertThat(runs.compared()).isEqualTo(3);
            assertThat(runs.reached().mean()).isCloseTo((10 * 2 + 40 * 3 + 30 * 4) / 80.0, within(1e-12));
            assertThat(runs.ways())
                    .filteredOn(w -> w.kind().equals("rest"))
                    .satisfiesExactly(
                            none -> {
                                assertThat(none.times()).isZero();
                                assertThat(none.won().count()).isEqualTo(30);
                                assertThat(none.won().of()).isEqualTo(30);
                                assertThat(none.reached().mean()).isEqualTo(4);
                            },
                            one -> {
                                assertThat(one.times()).isEqualTo(1);
                                assertThat(one.won().count()).isZero();
                                assertThat(one.reached().mean()).isEqualTo(3);
                            });
            assertThat(runs.ends().size()).isEqualTo(3);
            assertThat(runs.ends().number(2, "n")).as("those at place 4 won").isZero();
        }
    }

    @Test
    void whatIsOfferedIsComparedWithItselfWhenLeft() {
        try (Findings f = runs()) {
            RunFindings.Offer shield = of(f).offers().getFirst();
            assertThat(shield.taken().n()).isEqualTo(40);
            assertThat(shield.left().n()).isEqualTo(40);
            // every second run takes it, of each sort as many
            assertThat(shield.difference().difference()).isCloseTo(0, within(1e-12));
            assertThat(shield.holds()).isFalse();
        }
    }
}
