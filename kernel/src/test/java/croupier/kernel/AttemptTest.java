package croupier.kernel;

import static croupier.kernel.Small.*;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** An action that may be taken back while it is being done (CR 732.1). */
class AttemptTest {
    private final Small s = new Small();

    private void fivePiled() {
        s.setup = t -> {
            for (int i = 0; i < 5; i++) thing(t, PILE, 0, i + 1);
        };
    }

    @Test
    void aRefusedAttemptLeavesEverythingAsItWas() {
        fivePiled();
        long[] hashes = new long[2];
        s.once(t -> {
            int x = thing(t, BOARD, 0, 1);
            t.set(FEW, x, 3);
            t.listen(HIT, 0, x, x);
            hashes[0] = t.hash();
            boolean done = t.attempt(
                    (table, a, b, stands) -> {
                        table.set(FEW, a, 0);
                        table.remove(a);
                        table.unlistenAll(a);
                        table.last(LINE, NOTHING, 1, 2, 3, 4);
                        for (int i = 0; i < 500; i++) thing(table, BOARD, 0, 2);
                        table.roll(DICE, 6);
                        throw table.refuse();
                    },
                    x,
                    0,
                    t.rows());
            assertThat(done).isFalse();
            hashes[1] = t.hash();
            assertThat(t.whatIsWrong()).isEmpty();
        });
        s.start();
        assertThat(hashes[1]).isEqualTo(hashes[0]);
    }

    @Test
    void aRefusedAttemptKeepsWhatWasSeen() {
        fivePiled();
        s.once(t -> {
            int top = t.top(PILE, 0);
            int below = t.at(PILE, 0, 3);
            boolean done = t.attempt(
                    (table, a, b, stands) -> {
                        table.move(a, HAND, 1);
                        table.lookAt(b, 0);
                        stands.add(a);
                        throw table.refuse();
                    },
                    top,
                    below,
                    t.rows());
            assertThat(done).isFalse();
            assertThat(t.isIn(PILE, top)).isTrue();
            assertThat(t.sees(top, 1)).isTrue();
            assertThat(t.sees(top, 0)).isFalse();
            assertThat(t.sees(below, 0)).isTrue();
            t.ask(0, WHAT).option(GO).option(STAY).code();
        });
        Match m = s.start();
        assertThat(m.undo(0).ok()).isFalse();
        assertThat(m.fork().hash()).isEqualTo(m.hash());
    }

    @Test
    void whatStandsIsDoneAgainByTheRule() {
        fivePiled();
        s.once(t -> {
            Rows stands = t.rows();
            t.attempt(
                    (table, a, b, kept) -> {
                        kept.add(table.top(PILE, 0));
                        table.move(table.top(PILE, 0), HAND, 0);
                        throw table.refuse();
                    },
                    0,
                    0,
                    stands);
            for (int i = 0; i < stands.size(); i++) t.move(stands.get(i), HAND, 0);
            assertThat(t.count(HAND, 0)).isEqualTo(1);
        });
        assertThat(s.start().isOver()).isTrue();
    }

    @Test
    void attemptsNest() {
        s.once(t -> {
            boolean outer = t.attempt(
                    (table, a, b, stands) -> {
                        table.add(N, 1);
                        boolean inner = table.attempt(
                                (x, c, d, y) -> {
                                    x.add(N, 10);
                                    throw x.refuse();
                                },
                                0,
                                0,
                                stands);
                        assertThat(inner).isFalse();
                        table.attempt((x, c, d, y) -> x.add(N, 100), 0, 0, stands);
                    },
                    0,
                    0,
                    t.rows());
            assertThat(outer).isTrue();
            assertThat(t.get(N)).isEqualTo(101);
        });
        assertThat(s.start().isOver()).isTrue();
    }

    /** Names a number, names another, may say no; then may try again. */
    private void payment() {
        fivePiled();
        s.step = t -> {
            if (t.get(N) > 100) throw t.draw();
            t.ask(0, WHAT).option(GO).option(STAY).code();
            boolean done = t.attempt(
                    (table, a, b, stands) -> {
                        table.move(table.top(PILE, 0), HAND, 0);
                        table.add(N, Code.a(table.ask(0, WHAT).numbers(1, 9).code()));
                        table.ask(1, WHAT).option(GO).option(STAY).code();
                        Rows some = table.ask(0, WHAT).from(HAND, 0).some(0, 1);
                        table.add(N, 100 * some.size());
                        if (some.isEmpty()) throw table.refuse();
                    },
                    0,
                    0,
                    t.rows());
            t.add(N, done ? 1000 : 0);
        };
    }

    @Test
    void takingBackIsAnAnswer() {
        payment();
        Match m = s.start();
        m.answer(0, m.open(0).code(0));
        long asked = m.hash();
        Decision d = m.open(0);
        assertThat(d.code(d.size() - 1)).isEqualTo(Code.BACK);
        assertThat(Say.option(m.table(), 0, Code.BACK)).isEqualTo("take back");
        m.answer(0, d.code(4));
        assertThat(m.open(0).seat()).isEqualTo(1);
        assertThat(m.open(0).size()).as("only who acts may take back").isEqualTo(2);
        assertThat(m.answer(1, Code.BACK).ok()).isFalse();
        m.answer(1, m.open(0).code(0));
        assertThat(m.open(0).several()).isTrue();
        assertThat(m.answer(0, Code.BACK).ok()).isTrue();
        assertThat(m.table().get(N)).isZero();
        assertThat(m.table().count(HAND, 0)).isZero();
        assertThat(m.table().sees(m.table().top(PILE, 0), 0)).isTrue();
        assertThat(m.journal().get(3).codes()).containsExactly(Code.BACK);
        m.answer(0, m.open(0).code(0));
        m.answer(0, Code.BACK);
        m.answer(0, m.open(0).code(0));
        assertThat(m.hash()).isNotEqualTo(asked);
        assertThat(m.fork().hash()).isEqualTo(m.hash());
        assertThat(Match.replay(s, m.journal()).hash()).isEqualTo(m.hash());
        assertThat(Match.replay(s, Journal.read(m.journal().write())).log().size())
                .isEqualTo(m.log().size());
    }

    @Test
    void aBotNeverSeesTakingBack() {
        payment();
        List<Long> codes = new ArrayList<>();
        Policy p = (seen, d) -> {
            for (int i = 0; i < d.size(); i++) codes.add(d.code(i));
            return d.size() - 1;
        };
        Match m = Match.start(Setup.of(s, 2, 1), new Policy[] {p, p});
        assertThat(m.isOver()).isTrue();
        assertThat(codes).isNotEmpty().doesNotContain(Code.BACK);
        Match straight = Match.forPlayouts(Setup.of(s, 2, 1));
        straight.play(1, new Policy[] {p, p});
        assertThat(straight.hash()).isEqualTo(m.hash());
    }

    @Test
    void theLogIsNotCutButSaysTakenBack() {
        payment();
        Match m = s.start();
        m.answer(0, m.open(0).code(0));
        int before = m.log().size();
        m.answer(0, Code.BACK);
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < m.log().size(); i++) lines.add(Say.log(m, i, 0));
        assertThat(m.log().size()).isGreaterThan(before);
        assertThat(lines).contains("taken back", "ware 5: pile to hand of seat 1");
    }

    @Test
    void outsideAnAttemptNothingCanBeTakenBack() {
        s.once(t -> t.ask(0, WHAT).option(GO).option(STAY).code());
        Match m = s.start();
        assertThat(m.open(0).size()).isEqualTo(2);
        assertThat(m.answer(0, Code.BACK).ok()).isFalse();
    }
}
