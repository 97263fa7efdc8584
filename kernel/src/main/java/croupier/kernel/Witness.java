package croupier.kernel;

import java.util.Arrays;

/**
 * What seats saw since the checkpoint. A card that a seat saw is bound to where it lay at the checkpoint or, if it was
 * shuffled since, to where the shuffle put it: there it must lie in every table that the seat imagines.
 */
final class Witness {
    /** By row: the seats that saw it since the checkpoint and before any shuffle. */
    private int[] eyes = new int[256];
    /** By row: one more than its place among the shuffled rows, 0 for a row that was not shuffled. */
    private int[] shuffledTo = new int[256];

    /** The rows that either of the two says something of. */
    private int[] touched = new int[64];

    private int touchedCount;
    /** Every shuffle since the checkpoint, one after the other: the rows in their new order, and who saw each there. */
    private int[] rows = new int[64];

    private int[] eyesThere = new int[64];
    private int count;

    // what another table saw and this one retells
    private int[] toldRows = new int[64];
    private int[] toldEyes = new int[64];
    private int toldCount;
    private int told;
    private final int[] stream = new int[Generator.XOSHIRO.size()];
    private int[] free = new int[64];

    /** A new checkpoint, or back to the old one. */
    void forget() {
        for (int i = 0; i < touchedCount; i++) {
            eyes[touched[i]] = 0;
            shuffledTo[touched[i]] = 0;
        }
        touchedCount = 0;
        count = 0;
        told = 0;
    }

    private void room(int row) {
        if (row >= eyes.length) {
            eyes = Arrays.copyOf(eyes, row * 2);
            shuffledTo = Arrays.copyOf(shuffledTo, row * 2);
        }
        if ((eyes[row] | shuffledTo[row]) != 0) return;
        if (touchedCount == touched.length) touched = Arrays.copyOf(touched, touchedCount * 2);
        touched[touchedCount++] = row;
    }

    void saw(int row, int seats) {
        room(row);
        if (shuffledTo[row] == 0) eyes[row] |= seats;
        else eyesThere[shuffledTo[row] - 1] |= seats;
    }

    /** What was shuffled is taken back, but seats still know the card where it lay before. */
    void stillKnows(int row, int seats) {
        room(row);
        eyes[row] |= seats;
    }

    void shuffled(int[] lists, int start, int many, int seats) {
        if (count + many > rows.length) {
            rows = Arrays.copyOf(rows, (count + many) * 2);
            eyesThere = Arrays.copyOf(eyesThere, (count + many) * 2);
        }
        for (int i = 0; i < many; i++) {
            int row = lists[start + i];
            room(row);
            rows[count] = row;
            eyesThere[count] = seats;
            shuffledTo[row] = ++count;
        }
    }

    /** Whether a seat saw the row where it lay at the checkpoint, or anywhere since. */
    boolean hasSeen(int row, int seat) {
        if (row < eyes.length && (eyes[row] & (1 << seat)) != 0) return true;
        for (int i = 0; i < count; i++) if (rows[i] == row && (eyesThere[i] & (1 << seat)) != 0) return true;
        return false;
    }

    /** From now on this one retells what the other saw. */
    void retell(Witness other) {
        if (toldRows.length < other.count) {
            toldRows = new int[other.rows.length];
            toldEyes = new int[other.rows.length];
        }
        System.arraycopy(other.rows, 0, toldRows, 0, other.count);
        System.arraycopy(other.eyesThere, 0, toldEyes, 0, other.count);
        toldCount = other.count;
    }

    /** Copies what is retold, for a copy of a table that retells. */
    void retellAs(Witness other) {
        if (toldRows.length < other.toldCount) {
            toldRows = new int[other.toldRows.length];
            toldEyes = new int[other.toldRows.length];
        }
        System.arraycopy(other.toldRows, 0, toldRows, 0, other.toldCount);
        System.arraycopy(other.toldEyes, 0, toldEyes, 0, other.toldCount);
        toldCount = other.toldCount;
    }

    void seed(long seed) {
        Generator.XOSHIRO.seed(stream, 0, seed);
    }

    /** What the seat saw after this shuffle lies where it was seen; the rest, sorted by number, is shuffled by the seed. */
    void shuffleUnseen(int[] lists, int start, int many, int seat) {
        if (free.length < many) free = new int[many * 2];
        int n = 0;
        for (int i = 0; i < many; i++) if (placeSeen(lists[start + i], many, seat) < 0) free[n++] = lists[start + i];
        int[] seen = Arrays.copyOfRange(lists, start, start + many);
        Arrays.sort(free, 0, n);
        Generator.XOSHIRO.shuffle(stream, 0, free, 0, n);
        Arrays.fill(lists, start, start + many, 0);
        for (int row : seen) {
            int place = placeSeen(row, many, seat);
            if (place >= 0) lists[start + place] = row;
        }
        for (int i = start + many - 1; i >= start; i--) if (lists[i] == 0) lists[i] = free[--n];
        told += many;
    }

    private int placeSeen(int row, int many, int seat) {
        for (int i = 0; i < many && told + i < toldCount; i++)
            if (toldRows[told + i] == row && (toldEyes[told + i] & (1 << seat)) != 0) return i;
        return -1;
    }
}
