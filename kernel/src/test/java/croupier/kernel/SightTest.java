package croupier.kernel;

import static croupier.kernel.Small.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Nobody sees what they should not, and everybody imagines from their sight alone. */
class SightTest {
    private static final Game BAZAAR = new Bazaar();
    private final Small s = new Small();

    interface At {
        void decision(Match m, int seat);
    }

    /** Calls for a good share of the decisions of some matches. */
    private static void everywhere(int matches, At at) {
        for (long seed = 0; seed < matches; seed++) {
            int seats = 2 + (int) (seed % 3);
            Match m = Match.start(Setup.of(BAZAAR, seats, seed).with("turns", "25"));
            Policy p = Bazaar.random(seed);
            while (!m.isOver()) {
                at.decision(m, m.open(0).seat());
                PauseTest.answerOne(m, p);
            }
        }
    }

    @Test
    void aTableCanBeImaginedAtAlmostEveryDecision() {
        int[] count = new int[2];
        everywhere(12, (m, seat) -> {
            Match scratch = m.seen(seat).scratch();
            count[0]++;
            if (m.seen(seat).imagine(7, scratch)) count[1]++;
        });
        assertThat(count[0]).isGreaterThan(300);
        assertThat(count[1]).isGreaterThan(count[0] * 97 / 100);
    }

    @Test
    void whatIsImaginedLooksTheSameAndAsksTheSame() {
        everywhere(12, (m, seat) -> {
            Match scratch = m.seen(seat).scratch();
            if (!m.seen(seat).imagine(m.answers(), scratch)) return;
            assertThat(View.of(scratch, seat)).isEqualTo(View.of(m, seat));
            assertThat(View.of(scratch, -1)).isEqualTo(View.of(m, -1));
            assertThat(scratch.seen(seat).hash()).isEqualTo(m.seen(seat).hash());
            assertThat(scratch.table().whatIsWrong()).isEmpty();
            assertThat(scratch.table().cachesAreFresh()).isTrue();
            Ask asked = (Ask) m.openFor(seat);
            Ask now = (Ask) scratch.openFor(seat);
            assertThat(now.why()).isEqualTo(asked.why());
            assertThat(now.options()).isEqualTo(asked.options());
            for (int i = 0; i < now.options(); i++) assertThat(now.key(i)).isEqualTo(asked.key(i));
        });
    }

    @Test
    void twoTruthsWithOneSightImagineTheSame() {
        int[] count = new int[1];
        everywhere(15, (m, seat) -> {
            Match truth = m.seen(seat).scratch();
            Match one = m.seen(seat).scratch();
            Match other = m.seen(seat).scratch();
            if (!m.seen(seat).imagine(1, truth)) return;
            boolean can = m.seen(seat).imagine(99, one);
            assertThat(truth.seen(seat).imagine(99, other)).isEqualTo(can);
            if (!can) return;
            assertThat(other.hash())
                    .as(m.open(0).why() + " ask " + m.asksInTask())
                    .isEqualTo(one.hash());
            count[0]++;
        });
        assertThat(count[0]).isGreaterThan(300);
    }

    @Test
    void anImaginedMatchIsPlayedOnInEveryWay() {
        everywhere(6, (m, seat) -> {
            Match scratch = m.seen(seat).scratch();
            Match to = m.seen(seat).scratch();
            if (!m.seen(seat).imagine(5, scratch)) return;
            scratch.forkInto(to);
            assertThat(to.hash()).isEqualTo(scratch.hash());
            to.run(Bazaar.all(to.table().seats(), Bazaar.HASHING));
            long end = to.hash();
            while (!scratch.isOver()) PauseTest.answerOne(scratch, Bazaar.HASHING);
            assertThat(scratch.hash()).isEqualTo(end);
        });
    }

    @Test
    void theTrueStreamsAreNeverImagined() {
        s.seats = 2;
        s.step = t -> {
            if (t.get(N) > 0) throw t.draw();
            t.roll(DICE, 6);
            t.ask(0, WHAT).option(GO).option(STAY).code();
            t.ask(0, WHAT).option(GO).option(STAY).code();
            t.set(N, 1 + t.roll(DICE, 1_000_000));
        };
        Match m = s.start();
        for (int answers = 0; answers < 2; answers++) {
            Map<Integer, Integer> seen = new HashMap<>();
            for (int seed = 0; seed < 50; seed++) {
                Match scratch = m.seen(0).scratch();
                assertThat(m.seen(0).imagine(seed, scratch)).isTrue();
                Match run = m.seen(0).scratch();
                scratch.forkInto(run);
                run.run(Bazaar.all(2, Bazaar.HASHING));
                while (!scratch.isOver()) PauseTest.answerOne(scratch, Bazaar.HASHING);
                assertThat(scratch.table().get(N)).isEqualTo(run.table().get(N));
                seen.merge(scratch.table().get(N), 1, Integer::sum);
            }
            assertThat(seen).hasSizeGreaterThan(45);
            Match fork = m.fork();
            fork.run(Bazaar.all(2, Bazaar.HASHING));
            assertThat(seen).doesNotContainKey(fork.table().get(N));
            m.answer(0, m.open(0).code(0));
        }
    }

    @Test
    void whatWasShuffledBeforeTheAskIsNotBetrayed() {
        s.seats = 1;
        s.setup = t -> {
            for (int i = 0; i < 6; i++) thing(t, PILE, 0, i + 1);
        };
        s.step = t -> {
            t.shuffle(PILE, 0, MIX);
            t.move(t.top(PILE, 0), HAND, 0);
            t.ask(0, WHAT).option(GO).option(STAY).code();
            throw t.draw();
        };
        Match m = s.start();
        int[] top = new int[9];
        for (int seed = 0; seed < 3000; seed++) {
            Match scratch = m.seen(0).scratch();
            assertThat(m.seen(0).imagine(seed, scratch)).isTrue();
            assertThat(scratch.table().card(scratch.table().at(HAND, 0, 0)))
                    .isEqualTo(m.table().card(m.table().at(HAND, 0, 0)));
            top[scratch.table().card(scratch.table().top(PILE, 0))]++;
        }
        int mine = m.table().card(m.table().at(HAND, 0, 0));
        for (int card = 1; card <= 6; card++)
            if (card != mine) assertThat(Math.abs(top[card] - 600)).isLessThan(5 * 22);
    }

    @Test
    void whatWentBackAndWasShuffledMayLieAnywhere() {
        s.seats = 1;
        s.setup = t -> {
            for (int i = 0; i < 5; i++) thing(t, PILE, 0, i + 1);
            t.move(t.top(PILE, 0), HAND, 0);
        };
        s.step = t -> {
            t.move(t.top(HAND, 0), PILE, 0);
            t.shuffle(PILE, 0, MIX);
            t.ask(0, WHAT).option(GO).option(STAY).code();
            throw t.draw();
        };
        Match m = s.start();
        int[] place = new int[5];
        for (int seed = 0; seed < 2500; seed++) {
            Match scratch = m.seen(0).scratch();
            assertThat(m.seen(0).imagine(seed, scratch)).isTrue();
            for (int i = 0; i < 5; i++) if (scratch.table().card(scratch.table().at(PILE, 0, i)) == 5) place[i]++;
        }
        for (int n : place) assertThat(Math.abs(n - 500)).isLessThan(5 * 20);
    }

    @Test
    void hiddenCardsAreDealtFairly() {
        s.seats = 3;
        s.setup = t -> {
            for (int i = 0; i < 8; i++) thing(t, PILE, 0, i + 1);
            for (int seat = 0; seat < 3; seat++) t.move(t.top(PILE, 0), HAND, seat);
            t.reveal(t.at(HAND, 1, 0));
        };
        s.once(t -> t.ask(0, WHAT).option(GO).option(STAY).code());
        Match m = s.start();
        int[] held = new int[9];
        for (int seed = 0; seed < 6000; seed++) {
            Match scratch = m.seen(0).scratch();
            assertThat(m.seen(0).imagine(seed, scratch)).isTrue();
            Table t = scratch.table();
            assertThat(t.card(t.at(HAND, 0, 0))).isEqualTo(8);
            assertThat(t.card(t.at(HAND, 1, 0))).isEqualTo(7);
            held[t.card(t.at(HAND, 2, 0))]++;
        }
        for (int card = 1; card <= 6; card++)
            assertThat(Math.abs(held[card] - 1000)).isLessThan(5 * 30);
    }

    @Test
    void answersThatNamedAHiddenCardNameItsPlace() {
        s.seats = 2;
        s.setup = t -> {
            for (int i = 0; i < 6; i++) thing(t, HAND, 1, i + 1);
        };
        s.once(t -> {
            int secret = t.ask(1, WHAT).from(HAND, 1).secretly().one();
            t.moveUnder(secret, PILE, 0);
            Rows two = t.ask(1, WHAT).from(HAND, 1).secretly().some(2, 2);
            for (int i = 0; i < two.size(); i++) t.move(two.get(i), PILE, 0);
            t.ask(0, WHAT).option(GO).option(STAY).code();
        });
        Match m = s.start();
        m.answer(1, m.open(0).code(3));
        m.answer(1, m.open(0).code(0), m.open(0).code(4));
        int[] bottom = new int[9];
        for (int seed = 0; seed < 3000; seed++) {
            Match scratch = m.seen(0).scratch();
            assertThat(m.seen(0).imagine(seed, scratch)).isTrue();
            bottom[scratch.table().card(scratch.table().at(PILE, 0, 0))]++;
        }
        for (int card = 1; card <= 6; card++)
            assertThat(Math.abs(bottom[card] - 500)).isLessThan(5 * 21);
    }

    @Test
    void aSightDoesNotDependOnWhatIsHidden() {
        s.seats = 2;
        Table a = s.table();
        Table b = s.table();
        for (Table t : List.of(a, b)) {
            int[] rows = new int[6];
            for (int i = 0; i < 6; i++) rows[i] = t.create(THING, i + 1);
            if (t == b) {
                int kept = rows[4];
                rows[4] = rows[2];
                rows[2] = kept;
                t.set(SECRET_N, 5);
                t.set(HIDDEN, rows[0], 9);
                t.set(HP, rows[2], 77);
            }
            t.move(rows[0], BOARD, 0);
            t.move(rows[1], HAND, 0);
            t.move(rows[2], HAND, 1);
            t.move(rows[3], HAND, 1);
            t.move(rows[4], PILE, 0);
            t.move(rows[5], PILE, 0);
            t.set(FOCUS, rows[2]);
            t.set(OWNER, rows[0], rows[4]);
        }
        assertThat(a.asking.sightNow(0)).isEqualTo(b.asking.sightNow(0));
        assertThat(a.asking.sightNow(1)).isNotEqualTo(b.asking.sightNow(1));
        b.reveal(b.top(PILE, 0));
        assertThat(a.asking.sightNow(0)).isNotEqualTo(b.asking.sightNow(0));
    }

    @Test
    void aViewShowsWhatTheSeatMaySee() {
        s.setup = t -> {
            int mine = thing(t, HAND, 0, 1);
            t.set(HP, mine, 4);
            t.set(HIDDEN, mine, 5);
            thing(t, HAND, 1, 2);
            thing(t, BOARD, 0, 3);
            thing(t, PILE, 0, 4);
        };
        s.once(t -> t.ask(0, WHAT).option(GO).option(STAY).code());
        Match m = s.start();
        String mine = View.of(m, 0).toString();
        assertThat(mine).contains("ware 1", "ware 3", "hp=4").doesNotContain("ware 2", "ware 4", "hidden=");
        assertThat(View.of(m, 1).toString()).contains("ware 2", "ware 3").doesNotContain("ware 1", "ware 4", "hp=4");
        assertThat(View.of(m, -1).toString()).contains("ware 3").doesNotContain("ware 1", "ware 2", "ware 4");
        Seen seen = m.seen(1);
        int row = m.table().at(HAND, 0, 0);
        assertThat(seen.at(HAND, 0, 0)).isZero();
        assertThat(seen.card(row)).isZero();
        assertThatThrownBy(() -> seen.get(HP, row)).hasMessageContaining("hidden");
        assertThatThrownBy(() -> m.seen(0).get(HIDDEN, row)).hasMessageContaining("hidden");
        assertThatThrownBy(() -> seen.get(SECRET_N)).hasMessageContaining("hidden");
    }

    @Test
    void theLogDoesNotNameWhatASeatDoesNotSee() {
        s.setup = t -> {
            for (int i = 0; i < 4; i++) thing(t, PILE, 0, i + 1);
        };
        s.once(t -> {
            int card = t.top(PILE, 0);
            t.move(card, HAND, 0);
            t.did(HIT, card, thing(t, BOARD, 0, 8), 3);
            t.lookAt(t.top(PILE, 0), 1);
            t.moveUnder(card, PILE, 0);
            t.remove(card);
            t.did(HIT, card, 0, 3);
            t.ask(0, WHAT).option(GO).option(STAY).code();
        });
        Match m = s.start();
        List<List<String>> lines = new ArrayList<>();
        for (int seat = -1; seat < 2; seat++) {
            List<String> told = new ArrayList<>();
            for (int i = 0; i < m.log().size(); i++) told.add(Say.log(m, i, seat));
            lines.add(told);
        }
        assertThat(lines.get(1).toString()).contains("ware 4: pile to hand", "ware 4 hits ware 8 for 3");
        assertThat(lines.get(1).toString()).doesNotContain("ware 3");
        assertThat(lines.get(2).toString())
                .contains("a card: pile to hand", "a card hits ware 8 for 3", "ware 3 is shown")
                .doesNotContain("ware 4");
        assertThat(lines.get(0).toString()).doesNotContain("ware 4", "ware 3");
    }

    @Test
    void whoIsAskedTogetherImaginesBeforeAnybodyAnswered() {
        s.setup = t -> {
            for (int i = 0; i < 6; i++) thing(t, HAND, i % 2, i + 1);
        };
        s.once(t -> {
            Answers a = t.askEach(t.rows().add(0).add(1), WHAT, (x, seat, arg, ask) -> ask.from(HAND, seat), 0);
            t.set(N, t.card(a.row(0)) * 10 + t.card(a.row(1)));
        });
        Match m = s.start();
        m.answer(1, m.openFor(1).code(1));
        Match scratch = m.seen(0).scratch();
        assertThat(m.seen(0).imagine(3, scratch)).isTrue();
        assertThat(scratch.open()).isEqualTo(2);
        scratch.answer(0, scratch.openFor(0).code(2));
        Match run = m.seen(0).scratch();
        scratch.forkInto(run);
        run.run(Bazaar.all(2, Bazaar.HASHING));
        assertThat(run.table().get(N) / 10).isEqualTo(5);
    }

    @Test
    void aPolicyThatImaginesGetsItsCheckpoints() {
        int[] imagined = new int[1];
        Policy p = new Policy() {
            @Override
            public int choose(Seen seen, Decision d) {
                Match scratch = seen.scratch();
                if (seen.imagine(1, scratch)) imagined[0]++;
                return Bazaar.HASHING.choose(seen, d);
            }

            @Override
            public boolean imagines() {
                return true;
            }
        };
        Match m = Match.forPlayouts(Setup.of(BAZAAR, 2, 0));
        m.play(3, new Policy[] {p, Bazaar.HASHING});
        assertThat(imagined[0]).isGreaterThan(5);
        long hash = m.hash();
        m.play(3, Bazaar.all(2, Bazaar.HASHING));
        assertThat(m.hash()).isEqualTo(hash);
    }
}
