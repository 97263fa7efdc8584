package croupier.kernel;

import java.util.Arrays;

/**
 * The memory of a table: rows of ints. A row is named by where it begins, so that reading a column is one addition and
 * one load. Row 0 is the match itself: its columns are the registers, random streams and heads of lists.
 */
abstract class Facts {
    final Layout layout;
    final int seats;
    final int heads;
    final int free;
    final int zones;
    final int queues;
    final int fixed;
    private final int[] widths;
    private final boolean[] entities;
    private final boolean[] cells;
    /** For each kind where the columns lie that name rows; the sparse ones among them as bits. */
    private final int[][] naming;

    private final int[] sparseNaming;

    int[] mem;
    int used;
    /** Rows that left: freed when the task is done and nothing names them any more. */
    int[] leaving = new int[8];

    int leavingCount;
    /** So many rows leave before it is worth looking who still names them. */
    static final int MANY = 96;
    /** How many of them were still named when this was last looked at. */
    int stillNamed;

    private long[] left = new long[8];
    private long[] named = new long[8];
    /** Whether somebody may wait or search: answers are kept on the tape. */
    boolean attended;

    boolean stale;
    Log log = Log.OFF;
    /** Whether the log is on: looked at with every write. */
    boolean logged;

    /** Set while stats, filters, options or views are computed: nothing may be written then. */
    boolean reading;

    boolean sealed;

    Facts(Layout layout, int seats) {
        this.layout = layout;
        this.seats = seats;
        Layout.Ends ends = layout.ends();
        heads = ends.heads();
        free = ends.free();
        zones = ends.zones();
        queues = zones + 3 * layout.words.zones.size() * seats;
        fixed = queues + 4 * layout.words.queues.size() + 2 * seats;
        int kinds = layout.kinds.size();
        widths = new int[kinds];
        entities = new boolean[kinds];
        cells = new boolean[kinds];
        naming = new int[kinds][];
        sparseNaming = new int[kinds];
        for (Kind k : layout.kinds) {
            widths[k.index()] = Math.max(2, k.width());
            entities[k.index()] = k.isEntity();
            cells[k.index()] = k.hasCells();
            naming[k.index()] = k.columns().stream()
                    .filter(c -> c.holds() == Holds.ROW && !c.sparse())
                    .mapToInt(Column::at)
                    .toArray();
            for (Column c : k.columns())
                if (c.sparse() && c.holds() == Holds.ROW) sparseNaming[k.index()] |= 1 << c.at();
        }
        mem = new int[Math.max(256, Integer.highestOneBit(fixed) * 4)];
        begin();
    }

    /** From now on what happens is told to this log. */
    final void logTo(Log to) {
        log = to;
        logged = to.on();
    }

    void clear() {
        Arrays.fill(mem, 0, used, 0);
        begin();
    }

    private void begin() {
        used = fixed;
        mem[Kind.KIND] = 1;
        mem[Words.NEXT_STAMP] = 1;
        mem[Words.NEXT_TAG] = 1;
        leavingCount = 0;
        stillNamed = 0;
        stale = true;
        sealed = false;
        reading = false;
    }

    // ---- reading and writing

    /** A register of the match. */
    public final int get(Column register) {
        return mem[register.at()];
    }

    public final void set(Column register, int value) {
        assert register.kind().index() == 0 && mayWrite() : register + " is no register";
        if (register.counts()) stale = true;
        if (logged) log.change(register, 0, mem[register.at()], value);
        mem[register.at()] = value;
    }

    public final void add(Column register, int by) {
        set(register, mem[register.at()] + by);
    }

    /** One of a row of registers. */
    public final int get(Registers list, int i) {
        assert i >= 0 && i < list.count() : list + " has " + list.count() + " numbers, none at " + i;
        return mem[list.at() + i];
    }

    public final void set(Registers list, int i, int value) {
        assert i >= 0 && i < list.count() && mayWrite() : list + " has " + list.count() + " numbers, none at " + i;
        mem[list.at() + i] = value;
    }

    public final int get(Column c, int row) {
        assert isOf(c, row);
        return c.sparse() ? sparse(c.at(), row) : mem[row + c.at()];
    }

    /** Whether one of these columns of a row is not 0. */
    public final boolean isAny(Columns columns, int row) {
        int any = 0;
        for (int at : columns.at) any |= mem[row + at];
        return any != 0;
    }

    /** This column of a row and all those declared after it become 0; whether one of them was anything else. */
    public final boolean clearFrom(Column first, int row) {
        assert isOf(first, row) && mayWrite();
        int end = after(row);
        int any = 0;
        for (int i = row + first.at(); i < end; i++) any |= mem[i];
        if (any == 0) return false;
        if (logged) tellCleared(first, row);
        Arrays.fill(mem, row + first.at(), end, 0);
        stale = true;
        return true;
    }

    private void tellCleared(Column first, int row) {
        for (Column c : layout.kinds.get(mem[row] - 1).columns())
            if (!c.sparse() && c.at() >= first.at() && mem[row + c.at()] != 0) set(c, row, 0);
    }

    public final boolean is(Column flag, int row) {
        return get(flag, row) != 0;
    }

    public final void set(Column c, int row, int value) {
        assert isOf(c, row) && mayWrite();
        if (c.counts()) stale = true;
        if (logged) log.change(c, row, get(c, row), value);
        if (c.sparse()) setSparse(c.at(), row, value);
        else mem[row + c.at()] = value;
    }

    public final void add(Column c, int row, int by) {
        set(c, row, get(c, row) + by);
    }

    /** The chosen value of an option. */
    public final int option(Option o) {
        return mem[o.register().at()];
    }

    public final boolean isOn(Option o) {
        return mem[o.register().at()] != 0;
    }

    /** The card of the catalogue that a row is, 0 for none. */
    public final int card(int row) {
        return mem[row + Kind.CARD];
    }

    /** Makes a row another card, without moving it. */
    public final void become(int row, int card) {
        assert mayWrite();
        mem[row + Kind.CARD] = card;
        stale = true;
    }

    /** Whether a row is of this kind. */
    public final boolean is(Kind kind, int row) {
        return mem[row] == kind.index() + 1;
    }

    /** Index of the kind of a row, -1 for a row that is not there. */
    public final int kindOf(int row) {
        return Math.max(0, mem[row]) - 1;
    }

    /** Whether a row is a thing that lies in zones, not the match, a listener or the like. */
    public final boolean isEntity(int row) {
        if (row < fixed) return false;
        int kind = mem[row];
        return kind > 0 && entities[kind - 1];
    }

    final boolean mayWrite() {
        if (sealed) throw Signal.PAUSE;
        if (reading)
            throw new IllegalStateException("a rule wrote while a stat, filter, option list or view was computed");
        return true;
    }

    private boolean isOf(Column c, int row) {
        if (mem[row] == c.kind().index() + 1) return true;
        String is = row <= 0 || mem[row] <= 0 ? "no row" : "a " + layout.kinds.get(mem[row] - 1);
        throw new IllegalStateException(c + " of row " + row + ", which is " + is);
    }

    private int sparse(int number, int row) {
        if ((mem[row + Kind.PRESENT] & (1 << number)) == 0) return 0;
        int cell = mem[row + Kind.CELLS];
        while (mem[cell + 1] != number) cell = mem[cell + 3];
        return mem[cell + 2];
    }

    private void setSparse(int number, int row, int value) {
        int bit = 1 << number;
        if ((mem[row + Kind.PRESENT] & bit) == 0) {
            if (value == 0) return;
            int cell = take(layout.words.cell.index());
            mem[cell + 1] = number;
            mem[cell + 3] = mem[row + Kind.CELLS];
            mem[row + Kind.CELLS] = cell;
            mem[row + Kind.PRESENT] |= bit;
        }
        int before = row + Kind.CELLS;
        while (mem[mem[before] + 1] != number) before = mem[before] + 3;
        int cell = mem[before];
        mem[cell + 2] = value;
        if (value != 0) return;
        mem[before] = mem[cell + 3];
        mem[row + Kind.PRESENT] &= ~bit;
        give(cell);
    }

    // ---- rows

    /** A new entity, in no zone yet. */
    public final int create(Kind kind, int card) {
        assert kind.isEntity() : kind + " is never in a zone: create it without a card";
        int row = create(kind);
        mem[row + Kind.CARD] = card;
        mem[row + Kind.TAG] = mem[Words.NEXT_TAG]++;
        return row;
    }

    /** A new row of a kind that is never in a zone. */
    public final int create(Kind kind) {
        assert mayWrite();
        work();
        return take(kind.index());
    }

    /** One piece of work; too many since the last real choice end the match as the game says. */
    abstract void work();

    private int take(int kind) {
        int row = mem[free + kind];
        if (row != 0) {
            mem[free + kind] = mem[row + 1];
            mem[row + 1] = 0;
        } else {
            row = used;
            used += widths[kind];
            if (used > mem.length) mem = Arrays.copyOf(mem, Math.max(used, mem.length * 2));
        }
        mem[row] = kind + 1;
        return row;
    }

    /**
     * Frees a row for another of its kind: lowest first, so that the same match always uses the same rows. Its header says
     * with a minus what it was, so that all rows can be walked.
     */
    private void give(int row) {
        int kind = mem[row] - 1;
        Arrays.fill(mem, row, row + widths[kind], 0);
        int before = free + kind;
        while (mem[before] != 0 && mem[before] < row) before = mem[before] + 1;
        mem[row] = -1 - kind;
        mem[row + 1] = mem[before];
        mem[before] = row;
    }

    /** The row goes when the task is done and nothing names it; until then it can still be read. */
    final void leaves(int row) {
        assert !isLeaving(row) : "row " + row + " has left already";
        if (leavingCount == leaving.length) leaving = Arrays.copyOf(leaving, leavingCount * 2);
        leaving[leavingCount++] = row;
    }

    private boolean isLeaving(int row) {
        for (int i = 0; i < leavingCount; i++) if (leaving[i] == row) return true;
        return false;
    }

    /** The row after this one in memory, {@code used} after the last. */
    final int after(int row) {
        return row + widths[Math.abs(mem[row]) - 1];
    }

    /** Frees the rows that left and that no row and no task names; the others are looked at again when more have left. */
    final void freeLeaving() {
        findNamed();
        int kept = 0;
        for (int i = 0; i < leavingCount; i++) if (has(named, leaving[i])) leaving[kept++] = leaving[i];
        leavingCount = kept;
        stillNamed = kept;
        // the last one first: so each comes before all that were freed just now
        for (int word = used >>> 6; word >= 0; word--)
            for (long bits = left[word] & ~named[word]; bits != 0; bits ^= Long.highestOneBit(bits))
                freeNow((word << 6) + 63 - Long.numberOfLeadingZeros(bits));
    }

    private void freeNow(int row) {
        if (cells[mem[row] - 1])
            for (int cell = mem[row + Kind.CELLS]; cell != 0; ) {
                int next = mem[cell + 3];
                give(cell);
                cell = next;
            }
        give(row);
    }

    private void findNamed() {
        int words = (used >>> 6) + 1;
        if (left.length < words) {
            left = new long[words * 2];
            named = new long[words * 2];
        }
        Arrays.fill(left, 0, words, 0);
        Arrays.fill(named, 0, words, 0);
        for (int i = 0; i < leavingCount; i++) left[leaving[i] >>> 6] |= 1L << leaving[i];
        namedBy(0);
        for (int row = fixed; row < used; row = after(row)) if (mem[row] > 0 && !has(left, row)) namedBy(row);
        nameWaiting();
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
        int kind = mem[row] - 1;
        for (int at : naming[kind]) name(mem[row + at]);
        if (sparseNaming[kind] == 0 || (mem[row + Kind.PRESENT] & sparseNaming[kind]) == 0) return;
        for (int cell = mem[row + Kind.CELLS]; cell != 0; cell = mem[cell + 3])
            if ((sparseNaming[kind] & (1 << mem[cell + 1])) != 0) name(mem[cell + 2]);
    }

    /** Something names this row, or has a number that may be one: it stays. */
    final void name(int row) {
        if (row >= fixed && row < used) named[row >>> 6] |= 1L << row;
    }

    /** Names every row that a task to come may name. */
    abstract void nameWaiting();

    private static boolean has(long[] bits, int row) {
        return (bits[row >>> 6] & (1L << row)) != 0;
    }

    // ---- the whole

    void copyFrom(Facts other) {
        if (mem.length < other.used) mem = new int[other.mem.length];
        else if (used > other.used) Arrays.fill(mem, other.used, used, 0);
        System.arraycopy(other.mem, 0, mem, 0, other.used);
        used = other.used;
        stale = other.stale;
        if (leaving.length < other.leavingCount) leaving = new int[other.leaving.length];
        System.arraycopy(other.leaving, 0, leaving, 0, other.leavingCount);
        leavingCount = other.leavingCount;
        stillNamed = other.stillNamed;
        sealed = false;
        reading = false;
    }

    long hash() {
        long h = mixed(17, mem, used);
        for (int i = 0; i < leavingCount; i++) h = mixed(h, leaving[i]);
        return h;
    }

    /** Two numbers a time, and four sums side by side: one multiplication need not wait for the other. */
    static long mixed(long from, int[] numbers, int count) {
        long a = from;
        long b = from + 1;
        long c = from + 2;
        long d = from + 3;
        int i = 0;
        for (; i + 7 < count; i += 8) {
            a = mixed(a, numbers[i], numbers[i + 1]);
            b = mixed(b, numbers[i + 2], numbers[i + 3]);
            c = mixed(c, numbers[i + 4], numbers[i + 5]);
            d = mixed(d, numbers[i + 6], numbers[i + 7]);
        }
        for (; i < count; i++) a = mixed(a, numbers[i]);
        return Generator.mix(Generator.mix(Generator.mix(a) + b) + c) + d;
    }

    private static long mixed(long h, int one, int other) {
        return Long.rotateLeft(h ^ ((long) one << 32 | (other & 0xFFFFFFFFL)), 29) * 0x9E3779B97F4A7C15L;
    }

    static long mixed(long h, int number) {
        return h * 0x9E3779B97F4A7C15L + (number ^ (h >>> 29));
    }

    int bytes() {
        return used * Integer.BYTES;
    }
}
