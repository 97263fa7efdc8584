package croupier.kernel;

import static croupier.kernel.Small.*;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What players do themselves is asked of people also where they can do nothing else; the match is the same either way. */
class ActTest {
    private static final long GOING = Code.of(GO.index(), 0, 0);
    private static final long STAYING = Code.of(STAY.index(), 0, 0);

    /** Seats act in turn; the first of four acts of each has two options, the others one. */
    private static Small rules() {
        Small s = new Small();
        s.step = t -> {
            int turn = t.get(N);
            Ask ask = t.ask(turn % 2, WHAT).act().option(GO);
            if (turn < 2) ask.option(STAY);
            t.set(N, turn + 1 + (ask.code() == STAYING ? 100 : 0) - t.get(N) / 100 * 100);
            if (t.get(N) % 100 == 8) throw t.draw();
        };
        return s;
    }

    private static Match asking(Policy second) {
        return Match.startWithActs(Setup.of(rules(), 2, 1), new Policy[] {null, second});
    }

    @Test
    void aSingleOptionIsTakenUnlessActsAreAskedFor() {
        Match quick = Match.start(Setup.of(rules(), 2, 1), new Policy[] {null, (seen, d) -> 0});
        assertThat(quick.answer(0, GOING).ok()).isTrue();
        assertThat(quick.isOver()).isTrue();
        Match m = asking((seen, d) -> 0);
        int answers = 0;
        while (!m.isOver()) {
            assertThat(m.openFor(1)).as("a bot is not asked for acts").isNull();
            assertThat(m.answer(0, GOING).ok()).isTrue();
            answers++;
        }
        assertThat(answers).isEqualTo(4);
        assertThat(m.hash()).isEqualTo(quick.hash());
    }

    @Test
    void anActIsInTheJournalAndAJournalWithoutItIsPlayedAllTheSame() {
        Match m = asking((seen, d) -> 0);
        while (!m.isOver()) m.answer(0, GOING);
        assertThat(m.journal().size()).isEqualTo(5);
        Game game = m.game();
        assertThat(Match.replay(game, Journal.read(m.journal().write())).hash()).isEqualTo(m.hash());
        Match quick = Match.start(Setup.of(rules(), 2, 1), new Policy[] {null, (seen, d) -> 0});
        quick.answer(0, GOING);
        assertThat(quick.journal().size()).isEqualTo(2);
        assertThat(Match.replayWithActs(game, quick.journal()).open(0).size())
                .as("where the journal ends, the act is asked for")
                .isEqualTo(1);
        Match playout = Match.forPlayouts(m.setup());
        playout.replayInto(m.journal());
        assertThat(playout.hash()).isEqualTo(m.hash());
    }

    @Test
    void anActIsTakenBackAlone() {
        Match m = asking((seen, d) -> 0);
        m.answer(0, STAYING);
        long before = m.hash();
        int answers = m.answers();
        m.answer(0, GOING);
        assertThat(m.hash()).isNotEqualTo(before);
        assertThat(m.undo(0, true).ok()).isTrue();
        assertThat(m.hash()).isEqualTo(before);
        assertThat(m.answers()).isEqualTo(answers);
        assertThat(m.openFor(0)).isNotNull();
    }

    @Test
    void aSavedMatchStandsAtTheSameAct() {
        Match m = asking((seen, d) -> 0);
        m.answer(0, STAYING);
        m.answer(0, GOING);
        String save = Save.write(m);
        for (String text : new String[] {save, save.replaceFirst("content .*", "content changed")}) {
            Match loaded = Save.loadWithActs(m.game(), text).match();
            loaded.seat(1, (seen, d) -> 0);
            assertThat(loaded.table().get(N)).isEqualTo(m.table().get(N));
            assertThat(loaded.open(0).seat()).isZero();
            assertThat(loaded.open(0).size()).isEqualTo(1);
        }
        assertThat(Save.load(m.game(), save).match().isOver())
                .as("who is not asked for acts goes on")
                .isTrue();
    }

    @Test
    void whoIsNotAskedAnyMoreGoesOn() {
        Match m = asking((seen, d) -> 0);
        m.answer(0, GOING);
        m.asksForActs(false);
        m.answer(0, GOING);
        assertThat(m.isOver()).isTrue();
    }

    @Test
    void aHintSeesASingleOptionToo() {
        Match m = asking((seen, d) -> 0);
        m.answer(0, GOING);
        assertThat(m.chosenBy((seen, d) -> 0, 0)).containsExactly(GOING);
        assertThat(m.fork().open(0).size()).isEqualTo(1);
    }
}
