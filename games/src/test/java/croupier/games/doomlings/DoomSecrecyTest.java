package croupier.games.doomlings;

import static croupier.games.doomlings.DoomWords.*;
import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Decision;
import croupier.kernel.Games;
import croupier.kernel.Match;
import croupier.kernel.Opening;
import croupier.kernel.Say;
import croupier.kernel.Setup;
import croupier.kernel.Table;
import croupier.kernel.View;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A reaction window betrays no hand: what the others see is the same whether or not somebody holds a reaction. */
class DoomSecrecyTest {
    private static final int HOLDER = 1;
    private static final String NO_REACTION = "Migratory";

    private final Doomlings game = (Doomlings) Games.load("doomlings");

    @ParameterizedTest
    @ValueSource(strings = {"Automimicry", "Chromatophores", "Parasitic", "Late", "Self-Awareness", "Sneaky"})
    void othersSeeTheSameWhetherOrNotASeatHoldsAReaction(String reaction) {
        assertThat(seenByOthers(reaction, "targets-first", true))
                .isEqualTo(seenByOthers(NO_REACTION, "targets-first", true));
    }

    @ParameterizedTest
    @CsvSource({"Automimicry, in-turn", "Automimicry, together", "Parasitic, together", "Self-Awareness, together"})
    void soItIsInEveryOrderOfAsking(String reaction, String order) {
        assertThat(seenByOthers(reaction, order, true)).isEqualTo(seenByOthers(NO_REACTION, order, true));
    }

    @Test
    void whereNobodyWaitsTheLogsAndViewsAreTheSameToo() {
        List<String> with = seenByOthers("Automimicry", "targets-first", false);
        List<String> without = seenByOthers(NO_REACTION, "targets-first", false);
        assertThat(with).containsAll(without);
        assertThat(with.getLast()).isEqualTo(without.getLast());
    }

    @Test
    void aWindowIsADecisionOfEverybodyWhoHoldsACard() {
        Match m = match(NO_REACTION, "targets-first", true);
        assertThat(m.answer(0, m.open(0).code(0)).ok()).isTrue();
        Decision d = m.open(0);
        assertThat(d.seat()).isEqualTo(HOLDER);
        assertThat(Say.option(m.table(), HOLDER, d.code(0))).isEqualTo("decline");
        assertThat(d.size()).isEqualTo(1);
        assertThat(m.answers()).isEqualTo(1);
        assertThat(m.timeOut(HOLDER).ok()).isTrue();
        assertThat(m.answers())
                .as("what could not be answered otherwise is not in the journal")
                .isEqualTo(1);
    }

    @Test
    void aMatchThatWaitsForAllIsReplayedFromItsJournal() {
        Match m = Match.start(Setup.of(game, 3, 5));
        m.waitsForAll(true);
        int windows = 0;
        for (int i = 0; i < 100 || m.open(0).size() == 1; i++) {
            if (m.open(0).size() == 1) windows++;
            assertThat(m.timeOut(m.open(0).seat()).ok()).isTrue();
        }
        assertThat(windows).isGreaterThan(30);
        assertThat(Match.replay(game, m.journal()).hash()).isEqualTo(m.hash());
    }

    @Test
    void nobodyLearnsByTakingBackWhoHadAChoice() {
        for (String card : List.of("Automimicry", NO_REACTION)) {
            Match m = match(card, "targets-first", false);
            m.answer(0, m.open(0).code(0));
            assertThat(m.undo(0).reason()).isEqualTo("chance or a hidden card was seen since");
        }
    }

    /** Three players play two rounds; the holder never plays the card in question. */
    private List<String> seenByOthers(String card, String order, boolean waits) {
        Match m = match(card, order, waits);
        List<String> seen = new ArrayList<>();
        for (int i = 0; i < 300 && m.table().get(ROUND) < 3 && !m.isOver(); i++) {
            seen.add(look(m));
            Decision d = m.open(i % m.open());
            assertThat(m.answer(d.seat(), firstWithout(m, d, card)).ok()).isTrue();
        }
        assertThat(m.table().get(ROUND)).isEqualTo(3);
        seen.add(look(m));
        return seen;
    }

    /** Everything the others see: tables, logs, what they are asked, and who else is asked for what. */
    private static String look(Match m) {
        StringBuilder s = new StringBuilder();
        for (int seat : new int[] {0, 2, -1}) {
            s.append(View.of(m, seat)).append('\n');
            for (int i = 0; i < m.log().size(); i++)
                s.append(m.log().kind(i))
                        .append(' ')
                        .append(Say.log(m, i, seat))
                        .append('\n');
        }
        for (int i = 0; i < m.open(); i++) {
            Decision d = m.open(i);
            s.append(d.seat()).append(d.why());
            if (d.seat() == HOLDER) continue;
            s.append(d.number());
            for (int k = 0; k < d.size(); k++) s.append(Say.option(m.table(), d.seat(), d.code(k)));
        }
        return s.toString();
    }

    private static long[] firstWithout(Match m, Decision d, String card) {
        List<Long> codes = new ArrayList<>();
        for (int i = 0; i < d.size() && codes.size() < Math.max(1, d.min()); i++)
            if (!Say.option(m.table(), d.seat(), d.code(i)).contains(card)) codes.add(d.code(i));
        return codes.stream().mapToLong(Long::longValue).toArray();
    }

    private Match match(String card, String order, boolean waits) {
        Setup setup = Setup.of(game, 3, 5).with("reactions", order).with(laid(card));
        Match m = Match.start(setup);
        m.waitsForAll(waits);
        return m;
    }

    /** The first player plays traits with actions, the second holds the card in question. */
    private Opening laid(String card) {
        return new Opening() {
            @Override
            public void lay(Table t) {
                game.stage().at(t, "");
                while (t.count(AGE_DECK, 0) > 0) t.remove(t.top(AGE_DECK, 0));
                for (String age : List.of("Age of Wonder", "Enlightenment", "Awakening"))
                    game.stage().make(t, AGE_DECK, 0, age);
                for (int seat = 0; seat < 3; seat++) {
                    while (t.count(HAND, seat) > 0) t.remove(t.top(HAND, seat));
                    if (seat == HOLDER) game.stage().make(t, HAND, seat, card);
                    for (String other : List.of("Introspective", "Iridescent Scales", "Fear", "Bark", "Quick"))
                        if (seat != HOLDER || !other.equals("Bark"))
                            game.stage().make(t, HAND, seat, other);
                }
            }
        };
    }
}
