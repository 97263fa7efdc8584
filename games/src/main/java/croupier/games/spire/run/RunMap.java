package croupier.games.spire.run;

import static croupier.games.spire.words.RunWords.*;
import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.cards.RunCards;
import croupier.games.spire.words.SpireRandom;
import croupier.kernel.*;

/**
 * The map of an act: 15 rows of 7 columns, six paths from the bottom to the boss, a room at every crossing. Ways and rooms lie
 * in registers, a few bits each; parents are only needed while paths are laid.
 */
public final class RunMap {
    /** What a room is; the numbers are those on the map. */
    static final int NONE = 0;

    public static final int MONSTER = 1;
    public static final int ELITE = 2;
    public static final int UNKNOWN = 3;
    public static final int SHOP_ROOM = 4;
    public static final int REST_SITE = 5;
    public static final int TREASURE = 6;
    public static final int BOSS = 7;
    public static final int BOSS_TREASURE = 8;

    private static final int PATHS = 6;
    static final int LAST_ROW = ROWS - 1;
    static final int LAST_COLUMN = COLUMNS - 1;
    /** The lowest of the four bits of every column in the rooms of a row. */
    private static final int EACH_COLUMN = 0x1111111;

    /** Bits of a node in the scratch list of parents: three for each, then their number. */
    private static final int COUNT_SHIFT = 3 * PATHS;

    private RunMap() {}

    // ---- reading

    public static int room(Table t, int column, int row) {
        return (t.get(ROOMS, row) >>> (4 * column)) & 15;
    }

    public static boolean leads(Table t, int column, int row, int to) {
        return leads(t.get(WAYS, row), column, to);
    }

    private static boolean leads(int ways, int column, int to) {
        int way = to - column + 1;
        return way >= 0 && way <= 2 && (ways >>> (3 * column + way) & 1) != 0;
    }

    public static boolean isNode(Table t, int column, int row) {
        return (t.get(WAYS, row) >>> (3 * column) & 7) != 0;
    }

    // ---- making

    /** Each act's map has a stream of its own. */
    public static void make(Table t, int act, boolean burning) {
        t.seed(PASSING_ROLLS, Climb.seed(t) + (act == 1 ? 1 : act * 100L * (act - 1)));
        for (int row = 0; row < ROWS; row++) {
            t.set(WAYS, row, 0);
            t.set(ROOMS, row, 0);
        }
        t.set(BURNING, 0);
        layPaths(t);
        dropDoubleWays(t);
        RunRooms.place(t);
        if (burning) burn(t);
    }

    /** The last act is one column: rest, shop, elites, the boss. */
    static void makeLast(Table t) {
        for (int row = 0; row < ROWS; row++) {
            t.set(WAYS, row, 0);
            t.set(ROOMS, row, 0);
        }
        t.set(BURNING, 0);
        int middle = COLUMNS / 2;
        int straightOn = 2 << (3 * middle);
        for (int row = 0; row < 4; row++) t.set(WAYS, row, straightOn);
        t.set(ROOMS, 0, REST_SITE << (4 * middle));
        t.set(ROOMS, 1, SHOP_ROOM << (4 * middle));
        t.set(ROOMS, 2, ELITE << (4 * middle));
        t.set(ROOMS, 3, BOSS << (4 * middle));
    }

    private static void layPaths(Table t) {
        Rows parents = t.rows().fill(ROWS * COLUMNS, 0);
        int first = t.roll(PASSING_ROLLS, COLUMNS);
        layPath(t, parents, first);
        for (int path = 1; path < PATHS; path++) {
            int start = t.roll(PASSING_ROLLS, COLUMNS);
            while (path == 1 && start == first) start = t.roll(PASSING_ROLLS, COLUMNS);
            layPath(t, parents, start);
        }
    }

    private static void layPath(Table t, Rows parents, int start) {
        int at = start;
        for (int row = 0; row < LAST_ROW; row++) {
            int to = nextColumn(t, parents, at, row);
            t.set(WAYS, row, t.get(WAYS, row) | 1 << (3 * at + to - at + 1));
            addParent(parents, to, row + 1, at);
            at = to;
        }
        t.set(WAYS, LAST_ROW, t.get(WAYS, LAST_ROW) | 2 << (3 * at));
    }

    private static int nextColumn(Table t, Rows parents, int at, int row) {
        int least = -Integer.signum(at);
        int most = Integer.signum(LAST_COLUMN - at);
        int to = at + SpireRandom.between(t, PASSING_ROLLS, least, most);
        to = awayFromTwins(t, parents, at, row, to);
        return uncrossed(t, at, row, to);
    }

    /** Where paths that have just parted would meet again, another way is rolled. */
    private static int awayFromTwins(Table t, Rows parents, int at, int row, int to) {
        boolean othersLeadThere = (parents(t.get(WAYS, row), to) & ~(1 << 2 * (at - to + 1))) != 0;
        if (!othersLeadThere) return to;
        int meeting = parents.get((row + 1) * COLUMNS + to);
        int count = meeting >>> COUNT_SHIFT;
        for (int i = 0; i < count; i++) {
            int parent = meeting >>> (3 * i) & 7;
            if (parent == at || !haveOneAncestor(t, parent, at, row)) continue;
            if (to > at) {
                to = at + SpireRandom.between(t, PASSING_ROLLS, -1, 0);
                if (to < 0) to = at;
            } else if (to == at) {
                to = at + SpireRandom.between(t, PASSING_ROLLS, -1, 1);
                if (to > LAST_COLUMN) to = at - 1;
                else if (to < 0) to = at + 1;
            } else {
                to = at + SpireRandom.between(t, PASSING_ROLLS, 0, 1);
                if (to > LAST_COLUMN) to = at;
            }
        }
        return to;
    }

    /** Both lie on paths, so both have parents above the first row. The game takes the left one by comparing a column with the row. */
    private static boolean haveOneAncestor(Table t, int one, int other, int row) {
        if (row == 0) return false;
        int ways = t.get(WAYS, row - 1);
        int left = one < row ? one : other;
        int right = one < row ? other : one;
        int most = left - 1 + (31 - Integer.numberOfLeadingZeros(parents(ways, left))) / 2;
        int least = right - 1 + Integer.numberOfTrailingZeros(parents(ways, right)) / 2;
        return most == least;
    }

    /** Who leads to a column: bit 0 stands for its left neighbour below, bit 2 for the column itself, bit 4 for the right one. */
    private static int parents(int ways, int column) {
        return ways << 3 >>> (3 * column + 2) & 0b10101;
    }

    private static void addParent(Rows parents, int column, int row, int parent) {
        int node = parents.get(row * COLUMNS + column);
        int count = node >>> COUNT_SHIFT;
        parents.set(row * COLUMNS + column, (node | parent << (3 * count)) + (1 << COUNT_SHIFT));
    }

    /** No way crosses one of the neighbours. A neighbour without ways, or beyond the edge, has no bits: then nothing changes. */
    private static int uncrossed(Table t, int at, int row, int to) {
        int ways = t.get(WAYS, row) << 3;
        int left = ways >>> (3 * at) & 7;
        int right = ways >>> (3 * at + 6) & 7;
        int least = at - 2 + (31 - Integer.numberOfLeadingZeros(left));
        int most = at + Integer.numberOfTrailingZeros(right);
        return Math.min(Math.max(to, least), most);
    }

    /** In the first row a way to where an earlier start leads already is dropped. */
    private static void dropDoubleWays(Table t) {
        int reached = 0;
        int ways = t.get(WAYS, 0);
        for (int column = 0; column < COLUMNS; column++)
            for (int way = 2; way >= 0; way--) {
                int bit = 1 << (3 * column + way);
                if ((ways & bit) == 0) continue;
                int to = 1 << (column + way - 1);
                if ((reached & to) != 0) ways &= ~bit;
                reached |= to;
            }
        t.set(WAYS, 0, ways);
    }

    /** One elite carries a key and is stronger. */
    private static void burn(Table t) {
        int count = 0;
        for (int row = 0; row < ROWS; row++) count += Integer.bitCount(elites(t, row));
        if (count == 0) return;
        int which = t.roll(PASSING_ROLLS, count);
        int row = 0;
        for (; which >= Integer.bitCount(elites(t, row)); row++) which -= Integer.bitCount(elites(t, row));
        int left = elites(t, row);
        for (; which > 0; which--) left &= left - 1;
        t.set(BURNING, 1 + Integer.numberOfTrailingZeros(left) / 4 + COLUMNS * row);
        t.set(BURNING_BUFF, t.roll(PASSING_ROLLS, RunCards.of(t).burnings.length));
    }

    /** The elites of a row: the highest of the four bits of each column where there is one. */
    private static int elites(Table t, int row) {
        int differs = t.get(ROOMS, row) ^ ELITE * EACH_COLUMN;
        return ~(differs << 1 | differs << 2 | differs << 3 | differs) & 8 * EACH_COLUMN;
    }

    public static boolean isBurning(Table t, int column, int row) {
        return t.get(BURNING) == 1 + column + COLUMNS * row;
    }
}
