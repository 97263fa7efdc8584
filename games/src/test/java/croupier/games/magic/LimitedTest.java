package croupier.games.magic;

import static croupier.games.magic.words.MagicWords.*;
import static org.assertj.core.api.Assertions.assertThat;

import croupier.games.magic.words.Type;
import croupier.kernel.Decision;
import croupier.kernel.Games;
import croupier.kernel.Match;
import croupier.kernel.Setup;
import croupier.kernel.Table;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Drafts and sealed decks: packs go round, decks are built, and the match begins with them. */
class LimitedTest {
    private static final int PICKS = 45;
    private static final int DECK = 40;

    private final Magic game = (Magic) Games.load("magic");

    private Match begin(String format, int seats, int drafters) {
        return Match.start(Setup.of(game, seats, 7)
                .with("format", format)
                .with("drafters", Integer.toString(drafters))
                .with("mulligans", "off"));
    }

    private static void answerAll(Match m, String why, int place) {
        while (!m.isOver() && m.open() > 0 && m.open(0).why().name().equals(why)) {
            Decision d = m.open(0);
            assertThat(m.answer(d.seat(), d.code(Math.min(place, d.size() - 1))).ok())
                    .isTrue();
        }
    }

    @ParameterizedTest
    @CsvSource({"2, 2", "2, 8", "3, 5", "4, 8", "4, 4"})
    void everybodyPicksFortyFiveCardsAndPlaysFortyOfThemWithLands(int seats, int drafters) {
        Match m = begin("draft", seats, drafters);
        Table t = m.table();
        assertThat(m.open()).as("all pick at the same time").isEqualTo(seats);
        for (int seat = 0; seat < seats; seat++) assertThat(t.count(PACK, seat)).isEqualTo(15);
        answerAll(m, "pick", 0);
        for (int seat = 0; seat < seats; seat++)
            assertThat(t.count(PICKED, seat)).isEqualTo(PICKS);
        answerAll(m, "build", 0);
        for (int seat = 0; seat < seats; seat++)
            assertThat(t.count(LIBRARY, seat) + t.count(HAND, seat) + t.count(BATTLEFIELD, 0))
                    .isEqualTo(DECK);
        assertThat(t.get(STARTED)).isEqualTo(1);
    }

    @Test
    void aPackGoesRoundAndComesBackWithoutWhatWasPicked() {
        Match m = begin("draft", 2, 2);
        Table t = m.table();
        Set<Integer> first = new HashSet<>();
        for (int i = 0; i < 15; i++) first.add(t.card(t.at(PACK, 0, i)));
        for (int n = 0; n < 4; n++) {
            Decision d = m.open(0);
            assertThat(m.answer(d.seat(), d.code(0)).ok()).isTrue();
        }
        assertThat(t.count(PACK, 0)).isEqualTo(13);
        for (int i = 0; i < 13; i++) assertThat(first).contains(t.card(t.at(PACK, 0, i)));
    }

    @Test
    void nobodySeesTheOthersPacksOrPicks() {
        Match m = begin("draft", 3, 3);
        for (int n = 0; n < 9; n++) {
            Decision d = m.open(0);
            assertThat(m.answer(d.seat(), d.code(0)).ok()).isTrue();
        }
        Table t = m.table();
        for (int seat = 0; seat < 3; seat++)
            for (int other = 0; other < 3; other++) {
                assertThat(t.sees(t.at(PACK, other, 0), seat)).isEqualTo(seat == other);
                assertThat(t.sees(t.at(PICKED, other, 0), seat)).isEqualTo(seat == other);
            }
    }

    @Test
    void sixPacksAreOpenedForASealedDeck() {
        Match m = begin("sealed", 2, 8);
        Table t = m.table();
        assertThat(t.count(PICKED, 0)).isEqualTo(90);
        answerAll(m, "build", 0);
        assertThat(t.count(LIBRARY, 0) + t.count(HAND, 0)).isEqualTo(DECK);
    }

    /** The deck that is laid out has cards of two colors at most, and lands of these. */
    @Test
    void theDeckThatIsLaidOutCanBePlayed() {
        for (long seed = 1; seed <= 5; seed++) {
            Match m =
                    Match.start(Setup.of(game, 2, seed).with("format", "sealed").with("mulligans", "off"));
            Table t = m.table();
            Decision d = m.open(0);
            assertThat(m.answer(d.seat(), d.code(0)).ok()).isTrue();
            int colors = 0;
            int lands = 0;
            int made = 0;
            for (int i = 0; i < t.count(LIBRARY, 0); i++) {
                int card = t.at(LIBRARY, 0, i);
                colors |= t.printed(COLORS, card);
                if ((t.printed(TYPES, card) & Type.BASIC.bit()) == 0) continue;
                lands++;
                made |= Type.colorsOf(t.printed(TYPES, card));
            }
            assertThat(Integer.bitCount(colors)).isBetween(1, 2);
            assertThat(lands).isBetween(16, 20);
            assertThat(made & ~colors).isZero();
        }
    }

    @Test
    void aPlayerChoosesCardsAndLands() {
        Match m = begin("sealed", 2, 8);
        Decision build = m.open(0);
        assertThat(m.answer(build.seat(), build.code(1)).ok()).isTrue();
        Decision cards = m.open(0);
        assertThat(cards.why().name()).isEqualTo("deck cards");
        assertThat(m.answer(0, cards.code(0), cards.code(1), cards.code(2)).ok())
                .isTrue();
        for (int n = 0; n < 4; n++) {
            Decision lands = m.open(0);
            assertThat(lands.size()).isGreaterThan(1);
            assertThat(m.answer(0, lands.code(0)).ok()).isTrue();
        }
        Table t = m.table();
        assertThat(t.count(LIBRARY, 0)).isEqualTo(DECK);
        assertThat(t.count(PICKED, 0)).isEqualTo(87);
    }

    /** The same answers give the same match, also when they are replayed. */
    @Test
    void aDraftIsPartOfTheJournal() {
        Match one = begin("draft", 2, 4);
        Match other = begin("draft", 2, 4);
        answerAll(one, "pick", 3);
        answerAll(other, "pick", 3);
        assertThat(one.hash()).isEqualTo(other.hash());
    }
}
