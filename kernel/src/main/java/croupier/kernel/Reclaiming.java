package croupier.kernel;

import java.util.Arrays;

/** Rows that left the table: each is freed between two tasks, once no row and no task to come names it any more. */
final class Reclaiming {
    /** Rows are reclaimed in batches of this size, because finding the remaining references is expensive. */
    static final int BATCH = 192;

    private final Facts facts;
    private final Agenda agenda;
    private final boolean[] cells;
    /** For each kind where the columns lie that name rows; the sparse ones among them as bits. */
    private final int[][] naming;

    private final long[] sparseNaming;

    int[] leaving = new int[8];
    int leavingCount;
    /** How many of them were still named at the last attempt to free them. */
    int stillNamed;

    private long[] left = new long[8];
    private long[] named = new long[8];

    Reclaiming(Facts facts, Agenda agenda) {
        this.facts = facts;
        this.agenda = agenda;
        int kinds = facts.layout.kinds.size();
        cells = new boolean[kinds];
        naming = new int[kinds][];
        sparseNaming = new long[kinds];
        for (Kind k : facts.layout.kinds) {
            cells[k.index()] = k.hasCells();
            naming[k.index()] = k.columns().stream()
                    .filter(c -> c.holds() == Holds.ROW && !c.sparse())
                    .mapToInt(Column::at)
                    .toArray();
            for (Column c : k.columns())
                if (c.sparse() && c.holds() == Holds.ROW) sparseNaming[k.index()] |= 1L << c.at();
        }
    }

    /** The row goes when the task is done and nothing names it; until then it can still be read. */
    void leaves(int row) {
        assert !isLeaving(row) : "row " + row + " has left already";
        if (leavingCount == leaving.length) leaving = Arrays.copyOf(leaving, leavingCount * 2);
        leaving[leavingCount++] = row;
    }

    private boolean isLeaving(int row) {
        for (int i = 0; i < leavingCount; i++) if (leaving[i] == row) return true;
        return false;
    }

    /** After a task: a full batch is freed. */
    void tidy() {
        if (leavingCount >= stillNamed + BATCH) free();
    }

    /** Frees the rows that left and that no row and no task names; the others are looked at again when more have left. */
    void free() {
        findNamed();
        int kept = 0;
        for (int i = 0; i < leavingCount; i++) if (has(named, leaving[i])) leaving[kept++] = leaving[i];
        leavingCount = kept;
        stillNamed = kept;
        // the last one first: so each comes before all that were freed just now
        for (int word = facts.used >>> 6; word >= 0; word--)
            for (long bits = left[word] & ~named[word]; bits != 0; bits ^= Long.highestOneBit(bits))
                freeNow((word << 6) + 63 - Long.numberOfLeadingZeros(bits));
    }

    private void freeNow(int row) {
        int[] mem = facts.mem;
        if (cells[mem[row] - 1])
            for (int cell = mem[row + Kind.CELLS]; cell != 0; ) {
                int next = mem[cell + 3];
                facts.give(cell);
                cell = next;
            }
        facts.give(row);
    }

    private void findNamed() {
        int words = (facts.used >>> 6) + 1;
        if (left.length < words) {
            left = new long[words * 2];
            named = new long[words * 2];
        }
        Arrays.fill(left, 0, words, 0);
        Arrays.fill(named, 0, words, 0);
        for (int i = 0; i < leavingCount; i++) left[leaving[i] >>> 6] |= 1L << leaving[i];
        namedBy(0);
        for (int row = facts.fixed; row < facts.used; row = facts.after(row))
            if (facts.mem[row] > 0 && !has(left, row)) namedBy(row);
        agenda.nameRows(facts, this);
        boolean more = true;
        while (more) {
            more = false;
            for (int i = 0; i < leavingCount; i++) {
                int row = leaving[i];
                if (!has(named, row) || !has(left, row)) continue;
                left[row >>> 6] &= ~(1L << row);
                namedBy(row);
                more = true;
            }
        }
        for (int i = 0; i < leavingCount; i++) left[leaving[i] >>> 6] |= 1L << leaving[i];
    }

    private void namedBy(int row) {
        int[] mem = facts.mem;
        int kind = mem[row] - 1;
        for (int at : naming[kind]) name(mem[row + at]);
        long sparse = sparseNaming[kind];
        if (sparse == 0 || (mem[row + Kind.PRESENT] & (int) (sparse | sparse >>> 32)) == 0) return;
        for (int cell = mem[row + Kind.CELLS]; cell != 0; cell = mem[cell + 3])
            if ((sparse & (1L << mem[cell + 1])) != 0) name(mem[cell + 2]);
    }

    /** Something names this row, or has a number that may be one: it stays. */
    void name(int row) {
        if (row >= facts.fixed && row < facts.used) named[row >>> 6] |= 1L << row;
    }

    private static boolean has(long[] bits, int row) {
        return (bits[row >>> 6] & (1L << row)) != 0;
    }

    void clear() {
        leavingCount = 0;
        stillNamed = 0;
    }

    void copyFrom(Reclaiming other) {
        if (leaving.length < other.leavingCount) leaving = new int[other.leaving.length];
        System.arraycopy(other.leaving, 0, leaving, 0, other.leavingCount);
        leavingCount = other.leavingCount;
        stillNamed = other.stillNamed;
    }

    long hash(long h) {
        for (int i = 0; i < leavingCount; i++) h = Hashing.of(h, leaving[i]);
        return h;
    }
}
