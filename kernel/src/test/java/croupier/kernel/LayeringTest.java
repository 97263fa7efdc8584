package croupier.kernel;

import static croupier.kernel.Small.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** As long as: what modifiers make of stats, layer by layer (CR 613). */
class LayeringTest {
    private static final int LAND = 1;
    private static final int SWAMP = 2;
    private static final int MOUNTAIN = 4;
    private static final int NONBASIC = 8;
    private static final int HAS_ABILITY = 16;

    private final Small s = new Small();

    interface Affects {
        boolean test(Table t, int m, int row);
    }

    interface Apply {
        void to(Table t, int m, int row);
    }

    private int change(Affects affects, Apply apply) {
        return change((t, m, row) -> true, affects, apply);
    }

    private int change(Affects holds, Affects affects, Apply apply) {
        s.changes.add(new Change() {
            @Override
            public boolean holds(Table t, int m) {
                return holds.test(t, m, 0);
            }

            @Override
            public boolean affects(Table t, int m, int row) {
                return affects.test(t, m, row);
            }

            @Override
            public void apply(Table t, int m, int row) {
                apply.to(t, m, row);
            }
        });
        return s.changes.size() - 1;
    }

    private static boolean has(Table t, int row, int bits) {
        return (t.stat(TYPES, row) & bits) == bits;
    }

    private static boolean all(Table t, int m, int row) {
        return true;
    }

    private static int land(Table t, int types) {
        int row = thing(t, BOARD, 0, 1);
        t.setPrinted(TYPES, row, types);
        return row;
    }

    /** Nonbasic lands are mountains and lose their abilities. */
    private int moon() {
        return change(
                (t, m, row) -> has(t, row, LAND | NONBASIC),
                (t, m, row) -> t.change(TYPES, row, LAND | NONBASIC | MOUNTAIN));
    }

    /** Each land is a swamp too, as long as the source has its ability. */
    private int urborg() {
        return change(
                (t, m, row) -> has(t, t.sourceOf(m), HAS_ABILITY),
                (t, m, row) -> has(t, row, LAND),
                (t, m, row) -> t.change(TYPES, row, t.stat(TYPES, row) | SWAMP));
    }

    @Test
    void withoutModifiersThePrintedNumberCounts() {
        Table t = s.table();
        int a = thing(t, BOARD, 0, 1);
        t.setPrinted(POWER, a, 3);
        assertThat(t.stat(POWER, a)).isEqualTo(3);
    }

    @Test
    void setComesBeforeAddWhateverTheirAge() {
        int plus = change(LayeringTest::all, (t, m, row) -> t.change(POWER, row, t.stat(POWER, row) + 1));
        int set = change(LayeringTest::all, (t, m, row) -> t.change(POWER, row, 0));
        Table t = s.table();
        int a = thing(t, BOARD, 0, 1);
        t.setPrinted(POWER, a, 3);
        t.modify(SECOND, plus, a, a);
        t.modify(FIRST, set, a, a);
        assertThat(t.stat(POWER, a)).isEqualTo(1);
        assertThat(t.printed(POWER, a)).isEqualTo(3);
        assertThat(t.cachesAreFresh()).isTrue();
    }

    @Test
    void inOneLayerTheOlderOneComesFirst() {
        int plus = change(LayeringTest::all, (t, m, row) -> t.change(POWER, row, t.stat(POWER, row) + 1));
        int set = change(LayeringTest::all, (t, m, row) -> t.change(POWER, row, 0));
        Table t = s.table();
        int a = thing(t, BOARD, 0, 1);
        int older = t.modify(FIRST, plus, a, a);
        t.modify(FIRST, set, a, a);
        assertThat(t.stat(POWER, a)).isZero();
        t.restamp(older);
        assertThat(t.stat(POWER, a)).isEqualTo(1);
    }

    @Test
    void switchingComesLast() {
        int plus = change(LayeringTest::all, (t, m, row) -> t.change(POWER, row, t.stat(POWER, row) + 2));
        int swap = change(LayeringTest::all, (t, m, row) -> {
            int power = t.stat(POWER, row);
            t.change(POWER, row, t.stat(TYPES, row));
            t.change(TYPES, row, power);
        });
        Table t = s.table();
        int a = thing(t, BOARD, 0, 1);
        t.setPrinted(POWER, a, 1);
        t.setPrinted(TYPES, a, 4);
        t.modify(THIRD, swap, a, a);
        t.modify(SECOND, plus, a, a);
        assertThat(t.stat(POWER, a)).isEqualTo(4);
        assertThat(t.stat(TYPES, a)).isEqualTo(3);
    }

    @Test
    void whatDependsOnAnotherWaitsForItWhateverTheirAge() {
        for (boolean moonIsOlder : new boolean[] {true, false}) {
            s.changes.clear();
            int moon = moon();
            int urborg = urborg();
            Table t = s.table();
            int home = land(t, LAND | NONBASIC | HAS_ABILITY);
            int basic = land(t, LAND);
            t.modify(FIRST, moonIsOlder ? moon : urborg, home, home);
            t.modify(FIRST, moonIsOlder ? urborg : moon, home, home);
            assertThat(t.stat(TYPES, home)).isEqualTo(LAND | NONBASIC | MOUNTAIN);
            assertThat(t.stat(TYPES, basic)).as("moon older " + moonIsOlder).isEqualTo(LAND);
        }
    }

    @Test
    void aCircleOfDependenciesGoesByAge() {
        // each takes the bit that the other looks for
        int a = change((t, m, row) -> has(t, row, 1), (t, m, row) -> t.change(TYPES, row, t.stat(TYPES, row) & ~2 | 4));
        int b = change((t, m, row) -> has(t, row, 2), (t, m, row) -> t.change(TYPES, row, t.stat(TYPES, row) & ~1 | 8));
        Table t = s.table();
        int x = land(t, 3);
        int first = t.modify(FIRST, a, x, x);
        t.modify(FIRST, b, x, x);
        assertThat(t.stat(TYPES, x)).isEqualTo(1 | 4);
        t.restamp(first);
        assertThat(t.stat(TYPES, x)).isEqualTo(2 | 8);
    }

    @Test
    void whoWaitsForACircleWaitsUntilItIsDone() {
        int waits = change((t, m, row) -> has(t, row, 4), (t, m, row) -> t.change(TYPES, row, t.stat(TYPES, row) | 32));
        int a = change((t, m, row) -> has(t, row, 1), (t, m, row) -> t.change(TYPES, row, t.stat(TYPES, row) & ~2 | 4));
        int b = change((t, m, row) -> has(t, row, 2), (t, m, row) -> t.change(TYPES, row, t.stat(TYPES, row) & ~1 | 8));
        Table t = s.table();
        int x = land(t, 3);
        t.modify(FIRST, waits, x, x);
        t.modify(FIRST, a, x, x);
        t.modify(FIRST, b, x, x);
        assertThat(t.stat(TYPES, x)).isEqualTo(1 | 4 | 32);
    }

    @Test
    void addingAndRemovingTheSameThingIsAMatterOfAge() {
        int gain = change(LayeringTest::all, (t, m, row) -> t.change(TYPES, row, t.stat(TYPES, row) | 1));
        int lose = change(LayeringTest::all, (t, m, row) -> t.change(TYPES, row, t.stat(TYPES, row) & ~1));
        for (int printed = 0; printed < 2; printed++) {
            Table t = s.table();
            int x = land(t, printed);
            int first = t.modify(FIRST, gain, x, x);
            t.modify(FIRST, lose, x, x);
            assertThat(t.stat(TYPES, x)).isZero();
            t.restamp(first);
            assertThat(t.stat(TYPES, x)).isEqualTo(1);
        }
    }

    @Test
    void aModifierCountsWhatLiesInAnyZone() {
        int grows = change(LayeringTest::all, (t, m, row) -> t.change(POWER, row, t.count(GRAVE, 0)));
        Table t = s.table();
        int x = thing(t, BOARD, 0, 1);
        t.modify(FIRST, grows, x, x);
        assertThat(t.stat(POWER, x)).isZero();
        int dead = thing(t, GRAVE, 0, 1);
        assertThat(t.stat(POWER, x)).isEqualTo(1);
        assertThat(t.cachesAreFresh()).isTrue();
        t.remove(dead);
        assertThat(t.stat(POWER, x)).isZero();
        assertThat(t.cachesAreFresh()).isTrue();
    }

    @Test
    void outsideItsZonesNothingIsModified() {
        int plus = change(LayeringTest::all, (t, m, row) -> t.change(POWER, row, t.stat(POWER, row) + 1));
        Table t = s.table();
        int x = thing(t, BOARD, 0, 1);
        t.modify(FIRST, plus, x, x);
        assertThat(t.stat(POWER, x)).isEqualTo(1);
        t.move(x, GRAVE, 0);
        assertThat(t.stat(POWER, x)).isZero();
    }

    @Test
    void aModifierThatEndedChangesNothing() {
        int plus = change(LayeringTest::all, (t, m, row) -> t.change(POWER, row, t.stat(POWER, row) + 1));
        Table t = s.table();
        int x = thing(t, BOARD, 0, 1);
        t.modify(FIRST, plus, x, x);
        t.modify(FIRST, plus, 0, 0);
        assertThat(t.stat(POWER, x)).isEqualTo(2);
        t.unmodifyAll(x);
        assertThat(t.stat(POWER, x)).isEqualTo(1);
        t.tidy();
        assertThat(t.whatIsWrong()).isEmpty();
        assertThat(t.stat(POWER, x)).isEqualTo(1);
    }

    @Test
    void aColumnThatIsNotDeclaredAsCountingIsFoundOut() {
        int reads = change(LayeringTest::all, (t, m, row) -> t.change(POWER, row, t.get(HP, row)));
        Table t = s.table();
        int x = thing(t, BOARD, 0, 1);
        t.modify(FIRST, reads, x, x);
        assertThat(t.stat(POWER, x)).isZero();
        t.set(HP, x, 5);
        assertThat(t.cachesAreFresh()).isFalse();
    }

    @Test
    void statsAreComputedAgainOnlyIfSomethingTheyWereComputedFromHasChanged() {
        int less =
                change(LayeringTest::all, (t, m, row) -> t.change(POWER, row, t.stat(POWER, row) - t.get(WEAR, row)));
        Table t = s.table();
        int x = thing(t, BOARD, 0, 1);
        t.setPrinted(POWER, x, 5);
        t.modify(FIRST, less, x, x);
        assertThat(t.stat(POWER, x)).isEqualTo(5);
        t.set(MOSS, x, 1);
        assertThat(t.layering.isStale()).as("nobody read the moss").isFalse();
        t.set(WEAR, x, 2);
        assertThat(t.layering.isStale()).isTrue();
        assertThat(t.stat(POWER, x)).isEqualTo(3);
        t.setPrinted(POWER, x, 9);
        assertThat(t.stat(POWER, x)).as("printed values always count").isEqualTo(7);
    }

    @Test
    void aCheckThatFoundNothingIsDoneAgainWhenSomethingItReadHasChanged() {
        int plus = change(LayeringTest::all, (t, m, row) -> t.change(POWER, row, t.stat(POWER, row) + 1));
        Table t = s.table();
        int x = thing(t, BOARD, 0, 5);
        int m = t.modify(FIRST, plus, x, x);
        assertThat(t.isSettled()).as("nothing was looked at yet").isFalse();
        look(t, x);
        assertThat(t.isSettled()).isTrue();
        t.set(MOSS, x, 1);
        assertThat(t.isSettled()).as("the check does not read moss").isTrue();
        t.set(WEAR, x, 1);
        assertThat(t.isSettled()).isFalse();
        look(t, x);
        Table copy = s.table();
        copy.copyFrom(t);
        assertThat(copy.isSettled()).isTrue();
        t.unmodify(m);
        assertThat(t.isSettled()).as("a stat it read may have changed").isFalse();
        look(t, x);
        thing(t, BOARD, 0, 1);
        assertThat(t.isSettled()).as("where things lie always counts").isFalse();
    }

    @Test
    void aCheckIsDoneAgainWhenSomethingHasChangedThatItsStatsWereComputedFromBefore() {
        int less =
                change(LayeringTest::all, (t, m, row) -> t.change(POWER, row, t.stat(POWER, row) - t.get(WEAR, row)));
        Table t = s.table();
        int x = thing(t, BOARD, 0, 5);
        t.modify(FIRST, less, x, x);
        t.stat(POWER, x);
        t.settles();
        t.stat(POWER, x);
        t.settled();
        assertThat(t.isSettled()).isTrue();
        t.set(WEAR, x, 1);
        assertThat(t.isSettled()).isFalse();
    }

    @Test
    void whatLiesAsideCountsOnlyIfItWasRead() {
        int plus = change(LayeringTest::all, (t, m, row) -> t.change(POWER, row, t.stat(POWER, row) + 1));
        Table t = s.table();
        int x = thing(t, BOARD, 0, 1);
        t.modify(FIRST, plus, x, x);
        t.stat(POWER, x);
        int y = thing(t, HAND, 0, 2);
        t.setPrinted(POWER, y, 4);
        t.move(y, HAND, 1);
        assertThat(t.layering.isStale()).as("nobody looked at hands").isFalse();
        t.move(y, BOARD, 0);
        assertThat(t.layering.isStale()).isTrue();
    }

    @Test
    void aHandThatWasCountedMakesStatsStale() {
        int hand = change(LayeringTest::all, (t, m, row) -> t.change(POWER, row, t.count(HAND, 0)));
        Table t = s.table();
        int x = thing(t, BOARD, 0, 1);
        t.modify(FIRST, hand, x, x);
        assertThat(t.stat(POWER, x)).isZero();
        thing(t, HAND, 0, 2);
        assertThat(t.stat(POWER, x)).isEqualTo(1);
    }

    @Test
    void aThingAsideThatWasLookedAtMakesStatsStale() {
        Table t = s.table();
        int y = thing(t, HAND, 0, 2);
        int same = change(LayeringTest::all, (u, m, row) -> u.change(POWER, row, u.stat(POWER, y)));
        int where = change(LayeringTest::all, (u, m, row) -> u.change(POWER, row, u.ownerOf(y)));
        int x = thing(t, BOARD, 0, 1);
        int m = t.modify(FIRST, same, x, x);
        assertThat(t.stat(POWER, x)).isEqualTo(t.printed(POWER, y));
        t.setPrinted(POWER, y, 9);
        assertThat(t.stat(POWER, x)).isEqualTo(9);
        t.unmodify(m);
        t.modify(FIRST, where, x, x);
        assertThat(t.stat(POWER, x)).isZero();
        t.move(y, HAND, 1);
        assertThat(t.stat(POWER, x)).isEqualTo(1);
    }

    @Test
    void aCheckMayNotReadWhatNobodyNotices() {
        Table t = s.table();
        int x = thing(t, BOARD, 0, 5);
        t.settles();
        t.get(HP, x);
        assertThatThrownBy(t::settled).hasMessageContaining("thing.hp").hasMessageContaining("counting()");
    }

    private static void look(Table t, int row) {
        t.settles();
        t.stat(POWER, row);
        t.get(WEAR, row);
        t.settled();
    }

    @Test
    void copiesKeepWhatWasComputed() {
        int plus = change(LayeringTest::all, (t, m, row) -> t.change(POWER, row, t.stat(POWER, row) + 1));
        Table t = s.table();
        int x = thing(t, BOARD, 0, 1);
        t.modify(FIRST, plus, x, x);
        t.stat(POWER, x);
        Table copy = s.table();
        copy.copyFrom(t);
        assertThat(copy.layering.isStale()).isFalse();
        assertThat(copy.stat(POWER, x)).isEqualTo(1);
        assertThat(copy.cachesAreFresh()).isTrue();
        int y = thing(t, BOARD, 0, 1);
        assertThat(t.stat(POWER, y)).isEqualTo(1);
        t.copyFrom(copy);
        assertThat(t.cachesAreFresh()).isTrue();
        assertThat(thing(t, BOARD, 0, 7))
                .as("where another thing had stats of its own")
                .isEqualTo(y);
        t.unmodifyAll(x);
        t.setPrinted(POWER, y, 7);
        assertThat(t.stat(POWER, y)).isEqualTo(7);
    }

    @Test
    void aModifierMayNotWrite() {
        int writes = change(LayeringTest::all, (t, m, row) -> t.set(HP, row, 1));
        Table t = s.table();
        int x = thing(t, BOARD, 0, 1);
        t.modify(FIRST, writes, x, x);
        assertThatThrownBy(() -> t.stat(POWER, x)).hasMessageContaining("while a stat");
    }

    @Test
    void statsAreChangedByModifiersOnly() {
        Table t = s.table();
        int x = thing(t, BOARD, 0, 1);
        assertThatThrownBy(() -> t.change(POWER, x, 1)).isInstanceOf(AssertionError.class);
    }
}
