package croupier.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A pause is a replay: however a match is interrupted, it is the same match. */
class PauseTest {
    private static final Game GAME = new Bazaar();

    /** The hash after every task, with all checks of a table at rest. */
    private static Match.Probe note(List<Long> hashes) {
        return m -> {
            if (!m.isOver()) assertThat(m.table.whatIsWrong()).isEmpty();
            assertThat(m.table.cachesAreFresh()).isTrue();
            hashes.add(m.table.hash());
        };
    }

    private static Setup setup(int seats, long seed) {
        return Setup.of(GAME, seats, seed).with("turns", "40");
    }

    private static List<Long> straight(int seats, long seed) {
        List<Long> hashes = new ArrayList<>();
        Match m = Match.forPlayouts(setup(seats, 0));
        m.probe(note(hashes));
        m.play(seed, Bazaar.all(seats, Bazaar.HASHING));
        assertThat(m.isOver()).isTrue();
        return hashes;
    }

    private static List<Long> attended(int seats, long seed) {
        List<Long> hashes = new ArrayList<>();
        Match m = Match.start(setup(seats, seed));
        m.probe(note(hashes));
        // the first seat's policy comes after the probe, so that no task is missed
        for (int i = 0; i < seats; i++) m.seat(i, Bazaar.HASHING);
        assertThat(m.isOver()).isTrue();
        return hashes;
    }

    static void answerOne(Match m, Policy p) {
        Ask a = (Ask) m.open(m.open() - 1);
        m.answer(a.seat(), choose(m, a, p));
    }

    /** What a policy answers to an open decision, without what is offered to people only. */
    static long[] choose(Match m, Ask open, Policy p) {
        Ask a = new Ask(m.table).copyFrom(open);
        a.size = a.options();
        a.mayTakeBack = false;
        if (!a.several) return new long[] {a.code(p.choose(m.seen(a.seat), a))};
        a.picked = 0;
        while (a.picked < a.max) {
            a.offer();
            long code = a.offeredCount == 1 ? a.offered[0] : a.code(p.choose(m.seen(a.seat), a));
            if (code == Code.STOP) break;
            a.pick(code);
        }
        return java.util.Arrays.copyOf(a.picks, a.picked);
    }

    private static List<Long> paused(int seats, long seed, boolean fresh) {
        List<Long> hashes = new ArrayList<>();
        Match m = Match.start(setup(seats, seed));
        m.probe(note(hashes));
        while (!m.isOver()) {
            assertThat(m.table().whatIsWrong()).isEmpty();
            assertThat(m.table().cachesAreFresh()).isTrue();
            if (fresh) {
                long before = m.hash();
                Match fork = m.fork();
                fork.probe(note(hashes));
                assertThat(fork.hash()).isEqualTo(before);
                m = fork;
            }
            answerOne(m, Bazaar.HASHING);
        }
        return hashes;
    }

    @Test
    void aMatchIsTheSameHoweverItIsInterrupted() {
        for (int seats = 1; seats <= 4; seats++)
            for (long seed = 0; seed < 30; seed++) {
                List<Long> straight = straight(seats, seed);
                assertThat(straight).hasSizeGreaterThan(30);
                assertThat(attended(seats, seed)).as("attended").isEqualTo(straight);
                assertThat(paused(seats, seed, false)).as("paused").isEqualTo(straight);
                assertThat(paused(seats, seed, true)).as("forked").isEqualTo(straight);
            }
    }

    @Test
    void matchesDoNotDisturbEachOther() {
        Match a = Match.forPlayouts(setup(3, 0));
        Match b = Match.forPlayouts(setup(3, 0));
        Policy[] policies = Bazaar.all(3, Bazaar.HASHING);
        a.play(1, policies);
        long first = a.hash();
        for (int i = 0; i < 20; i++) {
            b.play(i + 2, policies);
            a.play(1, policies);
            assertThat(a.hash()).isEqualTo(first);
        }
    }
}
