package croupier.games.spire.run;

import static croupier.games.spire.run.RunMap.ELITE;
import static croupier.games.spire.run.RunMap.LAST_COLUMN;
import static croupier.games.spire.run.RunMap.LAST_ROW;
import static croupier.games.spire.run.RunMap.MONSTER;
import static croupier.games.spire.run.RunMap.NONE;
import static croupier.games.spire.run.RunMap.REST_SITE;
import static croupier.games.spire.run.RunMap.SHOP_ROOM;
import static croupier.games.spire.run.RunMap.TREASURE;
import static croupier.games.spire.run.RunMap.UNKNOWN;
import static croupier.games.spire.words.RunWords.PASSING_ROLLS;
import static croupier.games.spire.words.RunWords.ROOMS;
import static croupier.games.spire.words.RunWords.ROWS;
import static croupier.games.spire.words.RunWords.WAYS;
import static croupier.games.spire.words.SpireWords.ASCENSION;

import croupier.kernel.*;

/** Which room lies at which node of an act's map. */
final class RunRooms {
    private static final int TREASURE_ROW = 8;
    /** The first bit of every column in the ways of a row. */
    private static final int EACH_COLUMN = 0b001_001_001_001_001_001_001;

    /** Rooms that never follow their like. */
    private static final int RARE = 1 << SHOP_ROOM | 1 << REST_SITE | 1 << ELITE;

    private static final float SHOPS = 0.05f;
    private static final float RESTS = 0.12f;
    private static final float UNKNOWNS = 0.22f;
    private static final float ELITES = 0.08f;
    private static final float MORE_ELITES = 0.08f * 1.6f;

    private RunRooms() {}

    /** Every node gets a room: some rows have rooms of their own, the others get shuffled ones. */
    static void place(Table t) {
        int total = 0;
        int open = 0;
        for (int row = 0; row < ROWS; row++) {
            int nodes = Integer.bitCount(nodes(t, row));
            int fixed = row == 0 ? MONSTER : row == TREASURE_ROW ? TREASURE : row == LAST_ROW ? REST_SITE : NONE;
            if (fixed != NONE) fill(t, row, fixed);
            else open += nodes;
            // the game forgets the row before the last when it counts
            if (row != LAST_ROW - 1) total += nodes;
        }
        Rows rooms = shuffledRooms(t, total, open);
        long below = 0;
        for (int row = 0; row < LAST_ROW; row++)
            below = row == 0 || row == TREASURE_ROW ? 0 : placeRow(t, row, rooms, below);
        for (int row = 0; row < LAST_ROW; row++) fill(t, row, MONSTER);
    }

    /** Where the row has nodes: the first bit of each such column. */
    private static int nodes(Table t, int row) {
        int ways = t.get(WAYS, row);
        return (ways | ways >>> 1 | ways >>> 2) & EACH_COLUMN;
    }

    private static int column(int nodes) {
        return Integer.numberOfTrailingZeros(nodes) / 3;
    }

    /** Every node of the row that is empty yet. */
    private static void fill(Table t, int row, int room) {
        int rooms = t.get(ROOMS, row);
        for (int left = nodes(t, row); left != 0; left &= left - 1) {
            int at = 4 * column(left);
            if ((rooms >>> at & 15) == NONE) rooms |= room << at;
        }
        t.set(ROOMS, row, rooms);
    }

    /** Shares of all rooms, the rest monsters; mixed by the map's stream itself; the first one is the last of the list. */
    private static Rows shuffledRooms(Table t, int total, int open) {
        Rows rooms = t.rows();
        add(rooms, SHOP_ROOM, Math.round(total * SHOPS));
        add(rooms, REST_SITE, Math.round(total * RESTS));
        add(rooms, ELITE, Math.round(total * (t.option(ASCENSION) > 0 ? MORE_ELITES : ELITES)));
        add(rooms, UNKNOWN, Math.round(total * UNKNOWNS));
        add(rooms, MONSTER, open - rooms.size());
        if (!t.keepsOrder()) rooms.shuffle(t, PASSING_ROLLS);
        rooms.reverse();
        return rooms;
    }

    private static void add(Rows rooms, int room, int count) {
        for (int i = 0; i < count; i++) rooms.add(room);
    }

    /**
     * From left to right each node takes the first room that may lie there; the first one is the last of the list. No room is
     * like a parent that is rare, or like another child of the same parent: that is what each node below refuses, a byte each.
     */
    private static long placeRow(Table t, int row, Rows rooms, long below) {
        int ways = t.get(WAYS, row - 1);
        int tooLow = row <= 4 ? 1 << REST_SITE | 1 << ELITE : 0;
        int tooHigh = row >= LAST_ROW - 1 ? 1 << REST_SITE : 0;
        int here = 0;
        long refusesLater = 0;
        for (int left = nodes(t, row); left != 0; left &= left - 1) {
            int column = column(left);
            long parents = parents(ways, column);
            int at = firstOf(rooms, tooLow | tooHigh | refused(below & parents * 0xff));
            if (at < 0) continue;
            int room = rooms.get(at);
            rooms.removeAt(at);
            here |= room << (4 * column);
            below |= parents << room;
            refusesLater |= (1L << room & RARE) << (8 * column);
        }
        t.set(ROOMS, row, here);
        return refusesLater;
    }

    /** The lowest bit of the byte of every node that leads here. */
    private static long parents(int ways, int column) {
        long left = column == 0 ? 0 : (long) (ways >>> (3 * column - 1) & 1) << (8 * (column - 1));
        long middle = (long) (ways >>> (3 * column + 1) & 1) << (8 * column);
        long right = column == LAST_COLUMN ? 0 : (long) (ways >>> (3 * column + 3) & 1) << (8 * (column + 1));
        return left | middle | right;
    }

    /** All bytes in one. */
    private static int refused(long bytes) {
        long pairs = bytes | bytes >>> 32;
        long both = pairs | pairs >>> 16;
        return (int) (both | both >>> 8) & 0xff;
    }

    /** Where the first room is that is not refused, -1 for none. */
    private static int firstOf(Rows rooms, int refused) {
        int at = rooms.size() - 1;
        while (at >= 0 && (refused & 1 << rooms.get(at)) != 0) at--;
        return at;
    }
}
