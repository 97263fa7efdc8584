package croupier.kernel;

import static croupier.kernel.Small.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Decisions are the only way in; journals, undo and leaving. */
class MatchTest {
    private static final Game BAZAAR = new Bazaar();
    private final Small s = new Small();

    private static Setup bazaar(int seats, long seed) {
        return Setup.of(BAZAAR, seats, seed).with("turns", "30");
    }

    private static long[] codes(Decision d) {
        long[] all = new long[d.size()];
        for (int i = 0; i < all.length; i++) all[i] = d.code(i);
        return all;
    }

    // ---- refused answers

    @Test
    void whatIsNoOptionIsRefusedAndChangesNothing() {
        Policy p = Bazaar.random(3);
        for (long seed = 0; seed < 10; seed++) {
            Match m = Match.start(bazaar(3, seed));
            while (!m.isOver()) {
                long before = m.hash();
                int answers = m.answers();
                int log = m.log().size();
                Decision d = m.open(0);
                int other = (d.seat() + 1) % 3;
                List<Reply> replies = new ArrayList<>();
                if (m.openFor(other) == null) replies.add(m.answer(other, d.code(0)));
                replies.add(m.answer(d.seat(), Code.of(77, 1, 2)));
                replies.add(m.answer(d.seat(), Code.pick(3)));
                replies.add(m.answer(d.seat(), -1L));
                replies.add(m.answer(d.seat(), d.number() + 1, d.code(0)));
                replies.add(m.answer(d.seat(), d.number() - 1, d.code(0)));
                replies.add(m.answer(9, d.code(0)));
                replies.add(m.answer(-1, d.code(0)));
                long[] tooMany = new long[d.max() + 1];
                for (int i = 0; i < tooMany.length; i++) tooMany[i] = d.code(i % d.size());
                replies.add(m.answer(d.seat(), tooMany));
                if (d.min() > 0) replies.add(m.answer(d.seat()));
                if (d.max() > 1) replies.add(m.answer(d.seat(), d.code(0), d.code(0)));
                for (Reply r : replies) {
                    assertThat(r.ok()).isFalse();
                    assertThat(r.reason()).isNotBlank();
                }
                assertThat(m.hash()).isEqualTo(before);
                assertThat(m.answers()).isEqualTo(answers);
                assertThat(m.log().size()).isEqualTo(log);
                PauseTest.answerOne(m, p);
            }
            assertThat(m.answer(0, 0L).reason()).isEqualTo("the match is over");
        }
    }

    @Test
    void theReasonIsToldWhereTheRuleGivesOne() {
        Reason dear = new Reason("dear", "{a} costs more than {n}");
        s.setup = t -> thing(t, HAND, 0, 3);
        s.once(t -> t.ask(0, WHAT)
                .not(GO, t.at(HAND, 0, 0), dear, 4)
                .option(STAY)
                .option(GO)
                .code());
        Match m = s.start();
        Reply r = m.answer(0, Code.of(GO.index(), m.table().at(HAND, 0, 0), 0));
        assertThat(r.reason()).isEqualTo("ware 3 costs more than 4");
        assertThat(m.open(0).refused()).isEqualTo(1);
    }

    // ---- sets

    @Test
    void setsHaveBoundsOnBothSides() {
        s.setup = t -> {
            for (int i = 0; i < 4; i++) thing(t, HAND, 0, i + 1);
        };
        s.once(t -> {
            Rows chosen = t.ask(0, WHAT).from(HAND, 0).some(1, 3);
            t.set(N, chosen.size() * 1000);
            for (int i = 0; i < chosen.size(); i++) t.add(N, t.card(chosen.get(i)) * (i + 1));
        });
        Match m = s.start();
        long[] c = codes(m.open(0));
        assertThat(m.open(0).min()).isEqualTo(1);
        assertThat(m.open(0).max()).isEqualTo(3);
        assertThat(m.answer(0).reason()).contains("1 to 3");
        assertThat(m.answer(0, c).reason()).contains("1 to 3");
        assertThat(m.answer(0, c[1], c[1]).reason()).contains("twice");
        Match one = m.fork();
        assertThat(one.answer(0, c[2]).ok()).isTrue();
        assertThat(one.table().get(N)).isEqualTo(1003);
        Match three = m.fork();
        assertThat(three.answer(0, c[3], c[0], c[1]).ok()).isTrue();
        assertThat(three.table().get(N)).as("in the order of the options").isEqualTo(3000 + 1 + 4 + 12);
    }

    @Test
    void whereTheOrderCountsItIsKept() {
        s.setup = t -> {
            for (int i = 0; i < 3; i++) thing(t, HAND, 0, i + 1);
        };
        s.once(t -> {
            Rows chosen = t.ask(0, WHAT).from(HAND, 0).inOrder().some(2, 2);
            t.set(N, t.card(chosen.get(0)) * 10 + t.card(chosen.get(1)));
        });
        Match m = s.start();
        long[] c = codes(m.open(0));
        m.answer(0, c[2], c[0]);
        assertThat(m.table().get(N)).isEqualTo(31);
        assertThat(Match.replay(s, m.journal()).hash()).isEqualTo(m.hash());
    }

    @Test
    void oneByOneNothingIsOfferedThatMakesTheLeastUnreachable() {
        s.setup = t -> {
            for (int i = 0; i < 4; i++) thing(t, HAND, 0, i + 1);
        };
        List<Integer> sizes = new ArrayList<>();
        s.once(t -> t.ask(0, WHAT).from(HAND, 0).some(2, 3));
        Match m = Match.forPlayouts(Setup.of(s, 2, 1));
        Policy last = (seen, d) -> {
            sizes.add(d.size());
            return d.size() - 1;
        };
        m.play(1, new Policy[] {last, last});
        // first of three, since two must be taken; then the fourth alone is left
        assertThat(sizes).containsExactly(3);
        sizes.clear();
        Policy first = (seen, d) -> {
            sizes.add(d.size());
            return d.code(0) == Code.STOP ? 1 : 0;
        };
        m.play(1, new Policy[] {first, first});
        assertThat(sizes).containsExactly(3, 3, 3);
    }

    @Test
    void aSetOfOneIsASet() {
        s.setup = t -> {
            for (int i = 0; i < 2; i++) thing(t, HAND, 0, i + 1);
        };
        s.once(t -> {
            int a = t.ask(0, WHAT).from(HAND, 0).some(1, 1).get(0);
            int b = t.ask(0, WHAT).from(HAND, 0).some(0, 1).size();
            t.set(N, t.card(a) * 10 + b);
        });
        Match m = s.start();
        assertThat(m.answer(0, m.open(0).code(1)).ok()).isTrue();
        assertThat(m.answer(0).ok()).isTrue();
        assertThat(m.table().get(N)).isEqualTo(20);
        assertThat(Match.replay(s, m.journal()).hash()).isEqualTo(m.hash());
    }

    @Test
    void whatMustBeIsNotAsked() {
        s.setup = t -> {
            for (int i = 0; i < 2; i++) thing(t, HAND, 0, i + 1);
        };
        s.once(t -> {
            t.set(N, t.ask(0, WHAT).from(HAND, 0).some(2, 5).size());
            t.add(N, 10 * t.ask(1, WHAT).from(HAND, 1).some(1, 1).size());
            t.add(N, 100 * t.ask(1, WHAT).from(HAND, 1).one());
            t.ask(1, WHAT).option(GO).code();
        });
        Match m = s.start();
        assertThat(m.isOver()).isTrue();
        assertThat(m.answers()).isZero();
        assertThat(m.table().get(N)).isEqualTo(2);
    }

    // ---- together

    @Test
    void simultaneousAnswersCommute() {
        s.seats = 4;
        s.setup = t -> {
            for (int i = 0; i < 12; i++) thing(t, HAND, i % 3, i % 8 + 1);
        };
        s.once(t -> {
            Rows seats = t.rows().add(2).add(0).add(3).add(1);
            Answers a = t.askEach(
                    seats, WHAT, (table, seat, arg, ask) -> ask.from(HAND, seat).secretly(), 0);
            for (int i = 0; i < a.size(); i++) if (a.row(i) != 0) t.move(a.row(i), BOARD, 0);
            t.ask(0, WHAT).option(GO).option(STAY).code();
        });
        List<Long> hashes = new ArrayList<>();
        List<String> journals = new ArrayList<>();
        for (int[] order : new int[][] {{0, 1, 2}, {2, 1, 0}, {1, 0, 2}, {1, 2, 0}}) {
            Match m = s.start();
            assertThat(m.open()).isEqualTo(3);
            long before = m.hash();
            for (int seat : order) {
                assertThat(m.hash()).isEqualTo(before);
                assertThat(m.openFor(seat).together()).isTrue();
                assertThat(m.answer(seat, m.openFor(seat).code(seat)).ok()).isTrue();
            }
            assertThat(m.openFor(0).together()).isFalse();
            hashes.add(m.hash());
            journals.add(m.journal().write());
            assertThat(Match.replay(s, m.journal()).hash()).isEqualTo(m.hash());
        }
        assertThat(hashes).containsOnly(hashes.get(0));
        assertThat(journals).containsOnly(journals.get(0));
    }

    @Test
    void anAnswerGivenTogetherCanBeTakenBackUntilTheLastIsIn() {
        s.once(t -> {
            t.askEach(
                    t.rows().add(0).add(1),
                    WHAT,
                    (x, seat, arg, ask) -> ask.option(GO).option(STAY),
                    0);
            t.ask(0, WHAT).option(GO).option(STAY).code();
        });
        Match m = s.start();
        m.answer(0, m.openFor(0).code(0));
        assertThat(m.openFor(0)).isNull();
        Match fork = m.fork();
        assertThat(fork.open()).isEqualTo(1);
        assertThat(m.undo(0).ok()).isTrue();
        assertThat(m.open()).isEqualTo(2);
        m.answer(0, m.openFor(0).code(1));
        m.answer(1, m.openFor(1).code(1));
        fork.answer(1, fork.openFor(1).code(1));
        assertThat(m.journal().get(0).codes())
                .isNotEqualTo(fork.journal().get(0).codes());
    }

    @Test
    void aClockAnswersForTheMissingSeatsOnly() {
        s.setup = t -> {
            for (int i = 0; i < 4; i++) thing(t, HAND, 0, i + 1);
        };
        s.once(t -> {
            Answers a = t.askEach(
                    t.rows().add(0).add(1),
                    WHAT,
                    (x, seat, arg, ask) -> ask.numbers(0, 5).otherwise(Code.of(Code.NUMBER, 4, 0)),
                    0);
            t.set(N, 10 * a.row(0) + a.row(1));
            t.ask(0, WHAT).from(HAND, 0).some(2, 3);
        });
        Match m = s.start();
        m.answer(1, Code.of(Code.NUMBER, 2, 0));
        assertThat(m.timeOut(1).ok()).isFalse();
        assertThat(m.timeOut(0).ok()).isTrue();
        assertThat(m.table().get(N)).isEqualTo(42);
        assertThat(m.timeOut(0).ok()).isTrue();
        assertThat(m.isOver()).isTrue();
    }

    // ---- the end

    @Test
    void severalMayWinAndScore() {
        s.seats = 3;
        s.step = t -> {
            t.score(0, 5);
            t.score(2, -1);
            throw t.finish(0b101);
        };
        Match m = s.start();
        assertThat(m.outcome().results()).containsExactly(Outcome.Result.WON, Outcome.Result.LOST, Outcome.Result.WON);
        assertThat(m.outcome().scores()).containsExactly(5, 0, -1);
        assertThat(m.outcome()).hasToString("seat 1 won (5), seat 2 lost, seat 3 won (-1)");
        assertThat(m.resultOf(1)).isEqualTo(-1);
        assertThat(m.scoreOf(2)).isEqualTo(-1);
    }

    // ---- journals

    @Test
    void aJournalPlaysTheSameMatch() {
        for (int seats = 1; seats <= 4; seats++)
            for (long seed = 0; seed < 10; seed++) {
                List<Long> hashes = new ArrayList<>();
                Match m = Match.start(bazaar(seats, seed));
                m.probe(x -> hashes.add(x.table.hash()));
                Policy p = Bazaar.random(seed);
                while (!m.isOver()) PauseTest.answerOne(m, p);
                Journal read = Journal.read(m.journal().write());
                assertThat(read.answers()).isEqualTo(m.journal().answers());
                List<Long> again = new ArrayList<>();
                Match replay = Match.replay(BAZAAR, read, x -> again.add(x.table.hash()));
                assertThat(again).isEqualTo(hashes);
                assertThat(replay.log().size()).isEqualTo(m.log().size());
                Match into = Match.forPlayouts(bazaar(seats, 0));
                into.replayInto(read);
                assertThat(into.hash()).isEqualTo(m.hash());
            }
    }

    @Test
    void optionsInReverseDoNotChangeAReplay() {
        for (long seed = 0; seed < 20; seed++) {
            Match m = Match.start(bazaar(3, seed), Bazaar.all(3, Bazaar.random(seed)));
            Match reversed = Match.forPlayouts(bazaar(3, 0));
            reversed.reverseOptions();
            reversed.replayInto(m.journal());
            assertThat(reversed.hash()).isEqualTo(m.hash());
        }
    }

    @Test
    void everyPartOfAJournalIsAMatch() {
        Match m = Match.start(bazaar(2, 5), Bazaar.all(2, Bazaar.random(5)));
        Journal all = m.journal();
        for (int i = 0; i <= all.size(); i++) {
            Match part = Match.replay(BAZAAR, all.first(i));
            assertThat(part.answers()).isLessThanOrEqualTo(i);
            assertThat(part.isOver()).isEqualTo(i == all.size());
        }
    }

    @Test
    void anAnswerThatDoesNotFitIsToldByNumber() {
        Match m = Match.start(bazaar(2, 5), Bazaar.all(2, Bazaar.random(5)));
        Journal j = m.journal().first(3);
        j.add(new Journal.Answer(0, new long[] {12345}, 0, false));
        assertThatThrownBy(() -> Match.replay(BAZAAR, j))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("answer 4 of the journal");
        Journal more = m.journal();
        more.add(new Journal.Answer(0, new long[] {0}, 0, false));
        assertThatThrownBy(() -> Match.replay(BAZAAR, more)).hasMessageContaining("the match is over after answer");
    }

    // ---- undo

    @Test
    void undoGoesBackToBeforeTheLastAnswer() {
        s.seats = 1;
        s.step = t -> {
            t.add(N, Code.a(t.ask(0, WHAT).numbers(1, 5).code()));
            t.add(N, 10 * Code.a(t.ask(0, WHAT).numbers(1, 5).code()));
        };
        Match m = s.start();
        List<Long> hashes = new ArrayList<>();
        int last = 0;
        for (int i = 0; i < 6; i++) {
            hashes.add(m.hash());
            last = m.open(0).number();
            m.answer(0, m.open(0).code(i % 5));
        }
        for (int i = 5; i >= 0; i--) {
            assertThat(m.undo(0).ok()).isTrue();
            assertThat(m.hash()).isEqualTo(hashes.get(i));
            assertThat(m.open(0).number()).as("a number is used once").isGreaterThan(last);
            assertThat(m.answer(0, last, m.open(0).code(0)).ok()).isFalse();
            last = m.open(0).number();
        }
        assertThat(m.undo(0).reason()).isEqualTo("there is nothing to take back");
    }

    @Test
    void chanceAndWhatWasSeenAreNotTakenBackFreely() {
        s.seats = 2;
        s.setup = t -> {
            for (int i = 0; i < 9; i++) thing(t, PILE, 0, 1);
        };
        s.step = t -> {
            int what = Code.a(t.ask(0, WHAT).numbers(0, 5).code());
            if (what == 1) t.roll(DICE, 6);
            if (what == 2) t.lookAt(t.top(PILE, 0), 0);
            if (what == 3) t.move(t.top(PILE, 0), HAND, 0);
            if (what == 4) t.shuffle(PILE, 0, MIX);
            if (what == 5) t.ask(1, WHAT).option(GO).option(STAY).code();
        };
        for (int what = 0; what < 6; what++) {
            Match m = s.start();
            m.answer(0, m.open(0).code(what));
            if (what == 5) m.answer(1, m.open(0).code(0));
            Match fork = m.fork();
            long before = m.hash();
            for (Match x : List.of(m, fork)) {
                Reply r = x.undo(0);
                assertThat(r.ok()).isEqualTo(what == 0);
                if (what == 5) assertThat(r.reason()).contains("somebody else");
                else if (what > 0) assertThat(r.reason()).contains("chance or a hidden card");
                if (what > 0) assertThat(x.hash()).isEqualTo(before);
                if (what > 0) assertThat(x.undo(0, true).ok()).isTrue();
                assertThat(x.answers()).isZero();
            }
        }
    }

    @Test
    void whatWasSeenBeforeTheLastAnswerDoesNotHinderUndo() {
        s.seats = 1;
        s.step = t -> {
            t.roll(DICE, 6);
            t.ask(0, WHAT).option(GO).option(STAY).code();
            t.ask(0, WHAT).option(GO).option(STAY).code();
        };
        Match m = s.start();
        m.answer(0, m.open(0).code(0));
        assertThat(m.fork().undo(0).ok()).isTrue();
        assertThat(m.undo(0).ok()).isTrue();
        m.answer(0, m.open(0).code(0));
        m.answer(0, m.open(0).code(0));
        assertThat(m.undo(0).ok()).as("the next task rolled").isFalse();
    }

    // ---- leaving

    @Test
    void whoLeavesAMatchOfTwoLosesIt() {
        Match m = Match.start(bazaar(2, 1));
        assertThat(m.leave(1).ok()).isTrue();
        assertThat(m.outcome().results()).containsExactly(Outcome.Result.WON, Outcome.Result.LOST);
        assertThat(m.leave(0).ok()).isFalse();
        assertThat(Match.replay(BAZAAR, m.journal()).hash()).isEqualTo(m.hash());
        assertThat(m.fork().isOver()).isTrue();
    }

    @Test
    void whoLeavesAMatchOfMoreTakesDefaultsUntilTheTaskIsDone() {
        s.seats = 3;
        s.step = t -> {
            if (t.get(N) >= 1000) throw t.draw();
            t.add(N, t.hasLeft(1) ? 500 : 0);
            t.add(N, Code.a(t.ask(1, WHAT).numbers(3, 5).code()));
            t.add(N, 10 * Code.a(t.ask(0, WHAT).numbers(3, 5).code()));
            t.add(N, 100 * Code.a(t.ask(1, WHAT).numbers(3, 5).code()));
        };
        Match m = s.start();
        m.answer(1, Code.of(Code.NUMBER, 4, 0));
        assertThat(m.leave(1).ok()).isTrue();
        assertThat(m.leave(1).reason()).contains("left already");
        assertThat(m.openFor(0)).isNotNull();
        assertThat(m.table().hasLeft(1)).isFalse();
        m.answer(0, Code.of(Code.NUMBER, 5, 0));
        assertThat(m.isOver()).isTrue();
        assertThat(m.table().hasLeft(1)).isTrue();
        assertThat(m.table().get(N)).isEqualTo(4 + 50 + 300 + 1000);
        assertThat(Match.replay(s, m.journal()).hash()).isEqualTo(m.hash());
    }

    @Test
    void anySeatMayLeaveAnyTime() {
        for (long seed = 0; seed < 60; seed++) {
            int[] dice = new int[4];
            Generator.XOSHIRO.seed(dice, 0, seed);
            Match m = Match.start(bazaar(4, seed));
            Policy p = Bazaar.random(seed);
            while (!m.isOver()) {
                if (Generator.XOSHIRO.roll(dice, 0, 40) == 0) m.leave(Generator.XOSHIRO.roll(dice, 0, 4));
                else PauseTest.answerOne(m, p);
                if (!m.isOver()) assertThat(m.table().whatIsWrong()).isEmpty();
            }
            Match replay = Match.replay(BAZAAR, m.journal());
            assertThat(replay.hash()).isEqualTo(m.hash());
            assertThat(replay.log().size()).isEqualTo(m.log().size());
            assertThat(replay.journal().answers()).isEqualTo(m.journal().answers());
        }
    }

    // ---- breakage

    @Test
    void aRuleThatBreaksIsUndoneAndItsAnswerRefused() {
        s.seats = 1;
        s.step = t -> {
            int n = Code.a(t.ask(0, WHAT).numbers(0, 3).code());
            t.add(N, n);
            if (n == 3) throw new IllegalStateException("boom");
            if (n == 2)
                t.ask(0, WHAT)
                        .from(HAND, 0, (x, row, arg) -> x.get(HP, 0) == 0, 0)
                        .one();
            if (t.ask(0, WHAT).option(GO).option(STAY).code() == Code.of(STAY.index(), 0, 0))
                throw new AssertionError("bang");
        };
        Match m = s.start();
        m.answer(0, m.open(0).code(1));
        m.answer(0, m.open(0).code(0));
        long before = m.hash();
        Reply r = m.answer(0, m.open(0).code(3));
        assertThat(r.ok()).isFalse();
        assertThat(r.reason()).contains("boom", "croupier journal 1", "answer 0");
        assertThat(m.broken()).hasMessage("boom");
        assertThat(m.hash()).isEqualTo(before);
        assertThat(m.answers()).isEqualTo(2);
        m.answer(0, m.open(0).code(1));
        assertThat(m.answer(0, m.open(0).code(1)).reason()).contains("bang");
        assertThat(m.answer(0, m.open(0).code(0)).ok()).isTrue();
        assertThat(Match.replay(s, m.journal()).hash()).isEqualTo(m.hash());
    }

    // ---- copies

    @Test
    void aForkGoesItsOwnWayAndKeepsItsJournal() {
        for (long seed = 0; seed < 20; seed++) {
            Match m = Match.start(bazaar(3, seed));
            Policy p = Bazaar.random(seed);
            for (int i = 0; i < 25 && !m.isOver(); i++) PauseTest.answerOne(m, p);
            if (m.isOver()) continue;
            Match fork = m.fork();
            long hash = m.hash();
            for (int i = 0; i < 25 && !fork.isOver(); i++) PauseTest.answerOne(fork, p);
            assertThat(m.hash()).isEqualTo(hash);
            assertThat(Match.replay(BAZAAR, fork.journal()).hash()).isEqualTo(fork.hash());
            assertThat(Match.replay(BAZAAR, m.journal()).hash()).isEqualTo(hash);
            assertThat(fork.journal().first(m.answers()).answers())
                    .isEqualTo(m.journal().answers());
        }
    }

    @Test
    void aKeptMatchForgetsWhatItWas() {
        Match kept = Match.forPlayouts(bazaar(3, 0));
        kept.play(7, Bazaar.all(3, Bazaar.HASHING));
        assertThat(kept.isOver()).isTrue();
        Match m = Match.start(bazaar(3, 3));
        PauseTest.answerOne(m, Bazaar.HASHING);
        m.forkInto(kept);
        assertThat(kept.isOver()).isFalse();
        assertThat(kept.hash()).isEqualTo(m.hash());
        kept.run(Bazaar.all(3, Bazaar.HASHING));
        m.run(Bazaar.all(3, Bazaar.HASHING));
        assertThat(kept.hash()).isEqualTo(m.hash());
        assertThat(Match.replay(BAZAAR, m.journal()).hash()).isEqualTo(m.hash());
    }

    @Test
    void aPolicyThatIsSeatedGoesOn() {
        Match m = Match.start(bazaar(2, 3));
        m.seat(0, Bazaar.HASHING);
        while (!m.isOver()) {
            assertThat(m.open(0).seat()).isEqualTo(1);
            PauseTest.answerOne(m, Bazaar.HASHING);
        }
        Match straight = Match.start(bazaar(2, 3), Bazaar.all(2, Bazaar.HASHING));
        assertThat(m.hash()).isEqualTo(straight.hash());
        assertThat(m.journal().answers()).isEqualTo(straight.journal().answers());
    }

    @Test
    void aPolicyThatChoosesWhatIsNotThereIsTold() {
        s.once(t -> t.ask(0, WHAT).option(GO).option(STAY).code());
        Policy wrong = (seen, d) -> 2;
        Match m = Match.forPlayouts(Setup.of(s, 2, 1));
        assertThatThrownBy(() -> m.play(1, new Policy[] {wrong, wrong})).hasMessageContaining("chose option 2 of 2");
    }

    // ---- scripted chance

    @Test
    void scriptedChanceGivesItsNumbersFirstAlsoAfterUndo() {
        s.seats = 1;
        s.setup = t -> {
            for (int i = 0; i < 5; i++) thing(t, PILE, 0, i + 1);
        };
        s.step = t -> {
            t.shuffle(PILE, 0, MIX);
            t.set(N, t.roll(DICE, 100) * 10 + t.card(t.top(PILE, 0)));
            t.ask(0, WHAT).option(GO).option(STAY).code();
        };
        Match m = Match.start(Setup.of(s, 1, 1), new Policy[1], new int[] {7, 42});
        assertThat(m.table().get(N)).isEqualTo(75);
        m.answer(0, m.open(0).code(0));
        assertThat(m.table().get(N)).isEqualTo(425);
        m.undo(0, true);
        assertThat(m.table().get(N)).isEqualTo(75);
        assertThat(m.fork().table().get(N)).isEqualTo(75);
        assertThatThrownBy(() -> Match.start(Setup.of(s, 1, 1), new Policy[1], new int[] {100}))
                .hasMessageContaining("0 to 99");
    }

    @Test
    void theLogHasEveryEventOnce() {
        for (long seed = 0; seed < 10; seed++) {
            Match m = Match.start(bazaar(3, seed));
            Policy p = Bazaar.random(seed);
            List<String> told = new ArrayList<>();
            while (!m.isOver()) {
                for (int i = told.size(); i < m.log().size(); i++) told.add(entry(m.log(), i));
                for (int i = 0; i < told.size(); i++)
                    assertThat(entry(m.log(), i)).isEqualTo(told.get(i));
                PauseTest.answerOne(m, p);
            }
            Match replay = Match.replay(BAZAAR, m.journal());
            for (int i = 0; i < told.size(); i++)
                assertThat(entry(replay.log(), i)).isEqualTo(told.get(i));
        }
    }

    private static String entry(Log log, int i) {
        return log.kind(i)
                + Arrays.toString(new int[] {
                    log.number(i, 0),
                    log.number(i, 1),
                    log.number(i, 2),
                    log.number(i, 3),
                    log.card(i, 0),
                    log.card(i, 1)
                });
    }
}
