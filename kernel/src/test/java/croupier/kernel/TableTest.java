package croupier.kernel;

import static croupier.kernel.Small.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Rows, zones, lines of tasks and chance. */
class TableTest {
    private static void atRest(Table t) {
        t.tidy();
        t.reclaiming.free();
        assertThat(t.whatIsWrong()).isEmpty();
    }

    @Test
    void rowsThatLeftAreFreedManyAtATime() {
        Table t = new Small().table();
        for (int i = 0; i < Reclaiming.BATCH; i++) {
            assertThat(t.reclaiming.leavingCount).isEqualTo(i);
            t.remove(thing(t, BOARD, 0, 1));
            t.tidy();
            assertThat(t.whatIsWrong()).isEmpty();
        }
        assertThat(t.reclaiming.leavingCount).isZero();
    }

    // ---- lists

    @Test
    void whateverLeavesAListTheOthersStayInTheirOrder() {
        for (int count : new int[] {1, 2, 11, 12, 13, 40})
            for (int leaves = 0; leaves < count; leaves++) {
                Table t = new Small().table();
                List<Integer> left = new ArrayList<>();
                for (int i = 0; i < count; i++) left.add(thing(t, GRAVE, 0, 1));
                t.move(left.get(leaves), BOARD, 0);
                left.subList(leaves, leaves + 1).clear();
                List<Integer> there = new ArrayList<>();
                for (int i = 0; i < t.count(GRAVE, 0); i++) there.add(t.at(GRAVE, 0, i));
                assertThat(there).isEqualTo(left);
                atRest(t);
            }
    }

    // ---- options that must be paid

    @Test
    void whatCanBePaidIsOfferedAtEachAimOrAtNothing() {
        Table t = new Small().table();
        Rows aims = t.rows().add(8).add(9);
        Ask ask = new Ask(t).begin(0, WHAT);
        ask.ifEnough(0, GO, 1, aims, true).ifEnough(-1, GO, 2, aims, true).ifEnough(3, GO, 3, aims, false);
        ask.ifEnough(-2, GO, 4, aims, false).ifEnough(1, GO, 5, t.rows(), true).ifEnough(1, GO, 6, t.rows(), false);
        List<Long> offered = new ArrayList<>();
        for (int i = 0; i < ask.size(); i++) offered.add(ask.code(i));
        assertThat(offered)
                .containsExactly(
                        Code.of(GO.index(), 1, 8),
                        Code.of(GO.index(), 1, 9),
                        Code.of(GO.index(), 3, 0),
                        Code.of(GO.index(), 6, 0));
    }

    @Test
    void anyNumberOfOptionsCanBePaid() {
        Table t = new Small().table();
        Rows aims = t.rows().add(7).add(8).add(9);
        Ask ask = new Ask(t).begin(0, WHAT);
        for (int i = 0; i < 100; i++) ask.ifEnough(0, GO, i, aims, true);
        assertThat(ask.size()).isEqualTo(300);
        assertThat(ask.code(299)).isEqualTo(Code.of(GO.index(), 99, 9));
    }

    // ---- rows

    @Test
    void aRowIsReusedOnlyAfterTheTaskAndTheLowestFirst() {
        Table t = new Small().table();
        int a = thing(t, GRAVE, 0, 1);
        int b = thing(t, GRAVE, 0, 2);
        int c = thing(t, GRAVE, 0, 3);
        t.remove(b);
        t.remove(a);
        int d = thing(t, GRAVE, 0, 4);
        assertThat(d).isGreaterThan(c);
        atRest(t);
        assertThat(thing(t, GRAVE, 0, 5)).isEqualTo(a);
        assertThat(thing(t, GRAVE, 0, 6)).isEqualTo(b);
        assertThat(thing(t, GRAVE, 0, 7)).isGreaterThan(d);
        atRest(t);
    }

    @Test
    void rowsOfTheSameNumberStayInTheirOrderWhenSorted() {
        Table t = new Small().table();
        int a = thing(t, GRAVE, 0, 3);
        int b = thing(t, GRAVE, 0, 1);
        int c = thing(t, GRAVE, 0, 3);
        int d = thing(t, GRAVE, 0, 2);
        Rows rows = t.rows().add(a).add(b).add(c).add(d).sort(t, Table::card);
        assertThat(rows).hasToString(t.rows().add(b).add(d).add(a).add(c).toString());
    }

    @Test
    void aRemovedRowCanBeReadUntilTheTaskEnds() {
        Table t = new Small().table();
        int a = thing(t, BOARD, 0, 3);
        t.set(HP, a, 7);
        t.set(FEW, a, 8);
        t.setPrinted(POWER, a, 9);
        t.remove(a);
        assertThat(t.get(HP, a)).isEqualTo(7);
        assertThat(t.get(FEW, a)).isEqualTo(8);
        assertThat(t.stat(POWER, a)).isEqualTo(9);
        assertThat(t.card(a)).isEqualTo(3);
        assertThat(t.zoneOf(a)).isNull();
        atRest(t);
        assertThat(t.kindOf(a)).isEqualTo(-1);
    }

    @Test
    void aRowThatIsNamedIsNotFreed() {
        Table t = new Small().table();
        int a = thing(t, BOARD, 0, 1);
        int b = thing(t, BOARD, 0, 2);
        int c = thing(t, BOARD, 0, 3);
        int d = thing(t, BOARD, 0, 4);
        int e = thing(t, BOARD, 0, 5);
        int f = thing(t, BOARD, 0, 6);
        t.set(OWNER, f, a);
        t.set(FOCUS, b);
        t.last(LINE, ABOUT_ROW, c, 0, 0, 0);
        t.set(TIED, f, d);
        int l = t.listen(HIT, 0, e, f);
        for (int row : new int[] {a, b, c, d, e}) t.remove(row);
        atRest(t);
        for (int row : new int[] {a, b, c, d, e}) assertThat(t.kindOf(row)).isEqualTo(THING.index());
        t.set(OWNER, f, 0);
        t.set(FOCUS, 0);
        t.set(TIED, f, 0);
        t.runNext(LINE);
        t.unlisten(l);
        t.remove(thing(t, BOARD, 0, 7));
        atRest(t);
        for (int row : new int[] {a, b, c, d, e}) assertThat(t.kindOf(row)).isEqualTo(-1);
    }

    @Test
    void rowsThatNameOnlyEachOtherAreFreed() {
        Table t = new Small().table();
        int a = thing(t, BOARD, 0, 1);
        int b = thing(t, BOARD, 0, 2);
        t.set(OWNER, a, b);
        t.set(OWNER, b, a);
        t.remove(a);
        t.remove(b);
        atRest(t);
        assertThat(t.kindOf(a)).isEqualTo(-1);
        assertThat(t.kindOf(b)).isEqualTo(-1);
    }

    @Test
    void whatANamedRowNamesStaysToo() {
        Table t = new Small().table();
        int a = thing(t, BOARD, 0, 1);
        int b = thing(t, BOARD, 0, 2);
        t.set(FOCUS, a);
        t.set(OWNER, a, b);
        t.remove(b);
        t.remove(a);
        atRest(t);
        assertThat(t.kindOf(b)).isEqualTo(THING.index());
        t.set(FOCUS, 0);
        t.remove(thing(t, BOARD, 0, 1));
        atRest(t);
        assertThat(t.kindOf(a)).isEqualTo(-1);
        assertThat(t.kindOf(b)).isEqualTo(-1);
    }

    /** From a pile that nobody knows to hands, boards and back; more than a list has room for at first. */
    @Test
    void theTopOnesMoveAsOneAfterTheOther() {
        Zone[] way = {HAND, PILE, GRAVE, PILE, HAND};
        Table together = new Small().table();
        Table alone = new Small().table();
        for (Table t : List.of(together, alone)) {
            for (int i = 0; i < 40; i++) thing(t, PILE, 0, i);
            t.reveal(t.at(PILE, 0, 38));
            t.faceDown(t.at(PILE, 0, 37), 1);
        }
        Zone from = PILE;
        for (Zone to : way) {
            for (Table t : List.of(together, alone)) t.knowledge.disclosed = false;
            together.moveTop(from, 0, 35, to);
            for (int i = 0; i < 35; i++) alone.move(alone.top(from, 0), to, 0);
            assertThat(together.hash()).as("%s to %s", from, to).isEqualTo(alone.hash());
            assertThat(together.knowledge.disclosed).isEqualTo(alone.knowledge.disclosed);
            from = to;
        }
        atRest(together);
    }

    @Test
    void nothingIsRemovedTwiceNorMovedAfterwards() {
        Table t = new Small().table();
        int a = thing(t, BOARD, 0, 1);
        t.remove(a);
        assertThatThrownBy(() -> t.remove(a)).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> t.move(a, BOARD, 0)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void rowsOutsideZonesComeAndGo() {
        Table t = new Small().table();
        int note = t.create(NOTE);
        t.set(ABOUT, note, 0);
        assertThat(t.whatIsWrong()).isEmpty();
        t.remove(note);
        atRest(t);
        assertThat(t.create(NOTE)).isEqualTo(note);
    }

    @Test
    void theWrongColumnIsNotRead() {
        Table t = new Small().table();
        int note = t.create(NOTE);
        assertThatThrownBy(() -> t.get(HP, note)).hasMessageContaining("which is a note");
        assertThatThrownBy(() -> t.get(HP, 0)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void sparseColumnsTakeNoPlaceWhereTheyAreZero() {
        Table t = new Small().table();
        int a = thing(t, BOARD, 0, 1);
        int before = t.used;
        t.set(FEW, a, 0);
        assertThat(t.used).isEqualTo(before);
        t.set(FEW, a, 5);
        t.set(RARE, a, -6);
        t.add(FEW, a, 2);
        assertThat(t.get(FEW, a)).isEqualTo(7);
        assertThat(t.get(RARE, a)).isEqualTo(-6);
        assertThat(t.get(TIED, a)).isZero();
        assertThat(t.whatIsWrong()).isEmpty();
        int grown = t.used;
        t.set(FEW, a, 0);
        t.set(RARE, a, 0);
        t.set(TIED, a, 1);
        assertThat(t.get(FEW, a)).isZero();
        assertThat(t.used).isEqualTo(grown);
        assertThat(t.whatIsWrong()).isEmpty();
        t.remove(a);
        atRest(t);
        assertThat(t.used).isEqualTo(grown);
    }

    @Test
    void everythingGrows() {
        Table t = new Small().table();
        List<Integer> rows = new ArrayList<>();
        for (int i = 0; i < 3000; i++) {
            int row = thing(t, i % 3 == 0 ? PILE : BOARD, 0, 1 + i % 8);
            t.set(HP, row, i);
            t.set(FEW, row, i + 1);
            rows.add(row);
            t.last(LINE, NOTHING, i, 0, 0, 0);
            t.first(OTHER, NOTHING, i, 0, 0, 0);
            if (i % 2 == 0) t.listen(HIT, 0, row, row);
        }
        atRest(t);
        for (int i = 0; i < 3000; i++) {
            assertThat(t.get(HP, rows.get(i))).isEqualTo(i);
            assertThat(t.get(FEW, rows.get(i))).isEqualTo(i + 1);
            assertThat(t.number(LINE, i, 0)).isEqualTo(i);
            assertThat(t.number(OTHER, i, 0)).isEqualTo(2999 - i);
        }
        Table copy = new Small().table();
        copy.copyFrom(t);
        assertThat(copy.hash()).isEqualTo(t.hash());
        for (int i = 0; i < 20; i++) t.rows();
        for (int i = 0; i < 20; i++) t.scope();
        assertThat(copy.whatIsWrong()).isEmpty();
    }

    // ---- zones

    @Test
    void zonesKeepTheirOrder() {
        Table t = new Small().table();
        int a = thing(t, PILE, 0, 1);
        int b = thing(t, PILE, 0, 2);
        int c = thing(t, PILE, 0, 3);
        t.moveUnder(c, PILE, 0);
        t.moveTo(a, PILE, 0, 1);
        assertThat(List.of(t.at(PILE, 0, 0), t.at(PILE, 0, 1), t.at(PILE, 0, 2)))
                .containsExactly(c, a, b);
        assertThat(t.top(PILE, 0)).isEqualTo(b);
        assertThat(t.placeOf(a)).isEqualTo(1);
        assertThat(t.isIn(PILE, a)).isTrue();
        assertThat(t.top(HAND, 1)).isZero();
        atRest(t);
    }

    @Test
    void gapsBetweenListsAreClosed() {
        Table t = new Small().table();
        for (int i = 0; i < 500; i++) thing(t, PILE, 0, 1);
        for (int i = 0; i < 200; i++) t.move(t.top(PILE, 0), HAND, i % 2);
        long before = t.places.wasted;
        List<Integer> hand = new ArrayList<>();
        for (int i = 0; i < t.count(HAND, 1); i++) hand.add(t.at(HAND, 1, i));
        atRest(t);
        assertThat(before).isPositive();
        assertThat(t.places.wasted * 2).isLessThanOrEqualTo(t.places.used);
        for (int i = 0; i < t.count(HAND, 1); i++) assertThat(t.at(HAND, 1, i)).isEqualTo(hand.get(i));
    }

    // ---- lines of tasks

    @Test
    void aLineIsARing() {
        Table t = new Small().table();
        List<Integer> model = new ArrayList<>();
        int[] state = new int[4];
        Generator.XOSHIRO.seed(state, 0, 5);
        for (int i = 0; i < 5000; i++) {
            int size = model.size();
            switch (Generator.XOSHIRO.roll(state, 0, 6)) {
                case 0 -> {
                    t.first(LINE, NOTHING, i, 1, 2, 3);
                    model.addFirst(i);
                }
                case 1 -> {
                    t.last(LINE, NOTHING, i, 1, 2, 3);
                    model.addLast(i);
                }
                case 2 -> {
                    int at = Generator.XOSHIRO.roll(state, 0, size + 1);
                    t.insert(LINE, at, NOTHING, i, 1, 2, 3);
                    model.add(at, i);
                }
                case 3 -> {
                    if (size == 0) continue;
                    int at = Generator.XOSHIRO.roll(state, 0, size);
                    t.drop(LINE, at);
                    model.subList(at, at + 1).clear();
                }
                case 4 -> {
                    int n = t.get(N);
                    assertThat(t.runNext(LINE)).isEqualTo(size > 0);
                    if (size > 0) assertThat(t.get(N) - n).isEqualTo(model.removeFirst());
                    t.mem[Words.WORK] = 0;
                }
                default -> {
                    if (size > 40) {
                        t.dropAll(LINE);
                        model.clear();
                    }
                }
            }
            assertThat(t.waiting(LINE)).isEqualTo(model.size());
            for (int k = 0; k < model.size(); k++) {
                assertThat(t.number(LINE, k, 0)).isEqualTo(model.get(k));
                assertThat(t.number(LINE, k, 3)).isEqualTo(3);
            }
        }
    }

    // ---- chance

    @Test
    void chanceIsUniform() {
        Table t = new Small().table();
        for (int bound : new int[] {2, 3, 6, 7, 52}) {
            int[] seen = new int[bound];
            int rolls = 20_000 * bound;
            for (int i = 0; i < rolls; i++) seen[t.roll(DICE, bound)]++;
            for (int n : seen) assertThat(Math.abs(n - 20_000)).isLessThan(5 * 145);
        }
        assertThatThrownBy(() -> t.roll(DICE, 0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void shufflesAreUniform() {
        Table t = new Small().table();
        int[] rows = new int[4];
        for (int i = 0; i < 4; i++) rows[i] = thing(t, PILE, 0, 1);
        int[][] seen = new int[4][4];
        for (int n = 0; n < 24_000; n++) {
            t.shuffle(PILE, 0, MIX);
            for (int i = 0; i < 4; i++) seen[i][t.placeOf(rows[i])]++;
        }
        for (int[] of : seen) for (int n : of) assertThat(Math.abs(n - 6000)).isLessThan(5 * 68);
    }

    @Test
    void streamsLieInTheTableAndDoNotDisturbEachOther() {
        Table a = new Small().table();
        Table b = new Small().table();
        b.copyFrom(a);
        for (int i = 0; i < 10; i++) a.roll(MIX, 100);
        for (int i = 0; i < 10; i++) assertThat(a.roll(DICE, 1000)).isEqualTo(b.roll(DICE, 1000));
        assertThat(a.hash()).isNotEqualTo(b.hash());
        b.copyFrom(a);
        assertThat(a.roll(MIX, 1_000_000)).isEqualTo(b.roll(MIX, 1_000_000));
    }

    @Test
    void aShuffleRenewsIdsAndForgets() {
        Table t = new Small().table();
        int a = thing(t, PILE, 0, 1);
        thing(t, PILE, 0, 2);
        t.lookAt(a, 1);
        int tag = t.tag(a);
        assertThat(t.sees(a, 1)).isTrue();
        t.shuffle(PILE, 0, MIX);
        assertThat(t.sees(a, 1)).isFalse();
        assertThat(t.tag(a)).isNotEqualTo(tag);
    }

    @Test
    void aCardThatSomebodyDidNotSeeHasANewIdWhenItMoves() {
        Table t = new Small().table();
        int a = thing(t, HAND, 0, 1);
        int tag = t.tag(a);
        t.move(a, BOARD, 0);
        assertThat(t.tag(a)).isNotEqualTo(tag);
        tag = t.tag(a);
        t.move(a, GRAVE, 0);
        assertThat(t.tag(a)).isEqualTo(tag);
    }

    @Test
    void slippingACardForgetsWhichItWas() {
        Table t = new Small().table();
        int a = thing(t, HAND, 0, 1);
        int b = thing(t, HAND, 0, 2);
        t.reveal(a);
        assertThat(t.sees(a, 1)).isTrue();
        t.slip(b, PILE, 0);
        assertThat(t.sees(a, 1)).isFalse();
        assertThat(t.sees(b, 1)).isFalse();
        assertThat(t.sees(a, 0)).isTrue();
        assertThat(t.sees(b, 0)).isTrue();
    }

    @Test
    void whoSawACardKnowsItWhereItGoes() {
        Table t = new Small().table();
        int a = thing(t, HAND, 0, 1);
        t.move(a, PILE, 0);
        assertThat(t.sees(a, 0)).isTrue();
        assertThat(t.sees(a, 1)).isFalse();
        assertThat(t.sees(a, -1)).isFalse();
        t.move(a, BOARD, 0);
        assertThat(t.sees(a, -1)).isTrue();
        t.faceDown(a, 1);
        assertThat(t.sees(a, 0)).isTrue();
        assertThat(t.sees(a, 1)).isFalse();
        t.move(a, GRAVE, 0);
        assertThat(t.sees(a, 1)).isTrue();
        int b = thing(t, BOARD, 0, 1);
        t.faceDown(b, 1);
        t.move(b, PILE, 0);
        assertThat(t.sees(b, 0)).isTrue();
        assertThat(t.sees(b, 1)).isFalse();
    }

    @Test
    void onlyWhatSomebodyDidNotKnowIsDisclosed() {
        Table t = new Small().table();
        int a = thing(t, HAND, 0, 1);
        int b = thing(t, PILE, 0, 2);
        int c = thing(t, BOARD, 0, 3);
        t.knowledge.disclosed = false;
        t.move(c, HAND, 1);
        t.move(a, PILE, 0);
        t.moveUnder(a, HAND, 0);
        t.lookAt(a, 0);
        assertThat(t.knowledge.disclosed).isFalse();
        t.move(b, HAND, 0);
        assertThat(t.knowledge.disclosed).isTrue();
        t.knowledge.disclosed = false;
        t.reveal(b);
        assertThat(t.knowledge.disclosed).isTrue();
        t.knowledge.disclosed = false;
        t.roll(DICE, 2);
        assertThat(t.knowledge.disclosed).isTrue();
    }

    // ---- reading

    @Test
    void nothingIsWrittenRolledOrAskedWhileReading() {
        Small s = new Small();
        s.setup = t -> thing(t, HAND, 0, 1);
        for (Filter f : List.<Filter>of(
                (t, row, arg) -> {
                    t.set(HP, row, 1);
                    return true;
                },
                (t, row, arg) -> t.roll(DICE, 2) == 0,
                (t, row, arg) -> t.ask(0, WHAT).option(GO).code() == 0,
                (t, row, arg) -> t.create(THING, 1) == 0)) {
            s.once(t -> t.ask(0, WHAT).from(HAND, 0, f, 0).may().one());
            assertThatThrownBy(s::start).hasMessageContaining("while a stat, filter, option list or view");
        }
    }

    @Test
    void filtersInsideAQuestionLeaveTheQuestionProtected() {
        Small s = new Small();
        s.setup = t -> thing(t, HAND, 0, 1);
        s.once(t -> t.askEach(
                t.rows().add(0),
                WHAT,
                (table, seat, arg, ask) -> {
                    ask.from(HAND, 0, (x, row, n) -> true, 0);
                    table.set(N, 1);
                },
                0));
        assertThatThrownBy(s::start).hasMessageContaining("while a stat, filter, option list or view");
    }
}
