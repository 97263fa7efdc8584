package croupier.games.magic;

import static croupier.games.magic.words.MagicWords.*;
import static org.assertj.core.api.Assertions.assertThat;

import croupier.games.magic.words.Type;
import croupier.kernel.Code;
import croupier.kernel.Decision;
import croupier.kernel.Games;
import croupier.kernel.Match;
import croupier.kernel.Say;
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

    /** How many cards of a player are from packs: lands that are laid out with them are none. */
    private static int picked(Table t, int seat) {
        int n = 0;
        for (int i = 0; i < t.count(PICKED, seat); i++)
            if ((t.printed(TYPES, t.at(PICKED, seat, i)) & Type.BASIC.bit()) == 0) n++;
        return n;
    }

    private static void answerAll(Match m, String why, int place) {
        while (!m.isOver() && m.open() > 0 && m.open(0).why().name().equals(why)) {
            Decision d = m.open(0);
            assertThat(m.answer(d.seat(), d.code(Math.min(place, d.size() - 1))).ok())
                    .isTrue();
        }
    }

    @ParameterizedTest
    @CsvSource({"2, 2", "2, 8", "3, 5", "4, 8", "4, 4", "6, 8", "8, 2"})
    void everybodyPicksFortyFiveCardsAndPlaysFortyOfThemWithLands(int seats, int drafters) {
        Match m = begin("draft", seats, drafters);
        Table t = m.table();
        assertThat(m.open()).as("all pick at the same time").isEqualTo(seats);
        for (int seat = 0; seat < seats; seat++) assertThat(t.count(PACK, seat)).isEqualTo(15);
        answerAll(m, "pick", 0);
        for (int seat = 0; seat < seats; seat++) assertThat(picked(t, seat)).isEqualTo(PICKS);
        answerAll(m, "build", 0);
        for (int seat = 0; seat < seats; seat++)
            assertThat(t.count(LIBRARY, seat) + t.count(HAND, seat) + t.count(BATTLEFIELD, 0))
                    .isEqualTo(DECK);
        answerAll(m, "begin with", 0);
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
        assertThat(picked(t, 0)).isEqualTo(90);
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
        Table t = m.table();
        int out = inDeck(t, 0);
        int in = inDeck(t, 1);
        choose(m, Code.pick(out));
        assertThat(t.get(IN_DECK, out)).isEqualTo(1);
        choose(m, Code.pick(in));
        assertThat(t.get(IN_DECK, in)).isZero();
        int cards = t.count(PICKED, 0);
        choose(m, m.open(0).code(1));
        assertThat(t.count(PICKED, 0)).as("a land was added").isEqualTo(cards + 1);
        choose(m, Code.pick(t.at(PICKED, 0, cards)));
        assertThat(t.count(PICKED, 0)).as("and taken out").isEqualTo(cards);
        choose(m, m.open(0).code(1));
        choose(m, m.open(0).code(1));
        choose(m, m.open(0).code(0));
        assertThat(t.count(LIBRARY, 0)).isEqualTo(DECK + 2);
    }

    /** Who takes out too much plays with more lands. */
    @Test
    void landsAreAddedUpToFortyCards() {
        Match m = begin("sealed", 2, 8);
        Table t = m.table();
        for (int card = inDeck(t, 1); card != 0; card = inDeck(t, 1)) choose(m, Code.pick(card));
        assertThat(m.openFor(0)).isNotNull();
        choose(m, m.open(0).code(0));
        assertThat(t.count(LIBRARY, 0)).isEqualTo(DECK);
        assertThat(t.count(PICKED, 0)).isEqualTo(90);
    }

    /** The first card of a player's picks that is in the deck, or that is not; 0 if there is none. */
    private static int inDeck(Table t, int is) {
        for (int i = 0; i < t.count(PICKED, 0); i++)
            if (t.get(IN_DECK, t.at(PICKED, 0, i)) == is) return t.at(PICKED, 0, i);
        return 0;
    }

    private static void choose(Match m, long code) {
        assertThat(m.answer(0, code).ok()).isTrue();
    }

    /** The log does not say which cards go on; it names a pick to the seat that made it alone. */
    @Test
    void theLogOfADraftTellsPicksAlone() {
        Match m = begin("draft", 2, 2);
        int before = m.log().size();
        answerAll(m, "pick", 0);
        Set<String> lines = new HashSet<>();
        for (int i = before; i < m.log().size(); i++)
            lines.add(Say.logTo(m, i, 0).replaceAll("picks? .*", "picks"));
        lines.remove("");
        assertThat(lines).containsExactlyInAnyOrder("you picks", "player 2 picks");
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
