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
    private final int[] widths;
    private final boolean[] cells;
    private final int fixed;

    int[] mem;
    int used;
    /** Rows to be freed when the task is done. */
    int[] leaving = new int[8];

    int leavingCount;
    boolean stale;
    Log log = Log.OFF;
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
        widths = new int[layout.kinds.size()];
        cells = new boolean[widths.length];
        for (Kind k : layout.kinds) {
            widths[k.index()] = k.width();
            cells[k.index()] = k.hasCells();
        }
        mem = new int[Math.max(256, Integer.highestOneBit(fixed) * 4)];
        clear();
    }

    void clear() {
        Arrays.fill(mem, 0, used, 0);
        used = fixed;
        mem[Kind.KIND] = 1;
        mem[Words.NEXT_STAMP] = 1;
        mem[Words.NEXT_TAG] = 1;
        leavingCount = 0;
        stale = true;
        sealed = false;
    }

    // ---- reading and writing

    /** A register of the match. */
    public final int get(Column register) {
        return mem[register.at()];
    }

    public final void set(Column register, int value) {
        assert mayWrite();
        if (register.counts()) stale = true;
        if (log.on()) log.change(register, 0, mem[register.at()], value);
        mem[register.at()] = value;
    }

    public final void add(Column register, int by) {
        set(register, mem[register.at()] + by);
    }

    public final int get(Column c, int row) {
        assert isOf(c, row);
        return c.sparse() ? sparse(c.at(), row) : mem[row + c.at()];
    }

    public final boolean is(Column flag, int row) {
        return get(flag, row) != 0;
    }

    public final void set(Column c, int row, int value) {
        assert isOf(c, row) && mayWrite();
        if (c.counts()) stale = true;
        if (log.on()) log.change(c, row, get(c, row), value);
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
        return mem[row] - 1;
    }

    final boolean mayWrite() {
        if (sealed) throw Signal.PAUSE;
        if (reading)
            throw new IllegalStateException("a rule wrote while a stat, filter, option list or view was computed");
        return true;
    }

    private boolean isOf(Column c, int row) {
        if (mem[row] == c.kind().index() + 1) return true;
        String is = row <= 0 || mem[row] == 0 ? "no row" : "a " + layout.kinds.get(mem[row] - 1);
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
        int row = create(kind);
        mem[row + Kind.CARD] = card;
        mem[row + Kind.TAG] = mem[Words.NEXT_TAG]++;
        return row;
    }

    final int create(Kind kind) {
        assert mayWrite();
        return take(kind.index());
    }

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

    /** Frees a row for another of its kind: lowest first, so that the same match always uses the same rows. */
    private void give(int row) {
        int kind = mem[row] - 1;
        Arrays.fill(mem, row, row + widths[kind], 0);
        int before = free + kind;
        while (mem[before] != 0 && mem[before] < row) before = mem[before] + 1;
        mem[row + 1] = mem[before];
        mem[before] = row;
    }

    /** The row goes when the task is done; until then it can still be read. */
    final void leaves(int row) {
        if (leavingCount == leaving.length) leaving = Arrays.copyOf(leaving, leavingCount * 2);
        leaving[leavingCount++] = row;
    }

    final void freeLeaving() {
        for (int i = 0; i < leavingCount; i++) {
            int row = leaving[i];
            if (cells[mem[row] - 1]) for (Column c : sparseColumns(row)) setSparse(c.at(), row, 0);
            give(row);
        }
        leavingCount = 0;
    }

    private static final Column[] NO_COLUMNS = {};

    private Column[] sparseColumns(int row) {
        Kind kind = layout.kinds.get(mem[row] - 1);
        if (!kind.hasCells() || mem[row + Kind.PRESENT] == 0) return NO_COLUMNS;
        return kind.columns().stream().filter(Column::sparse).toArray(Column[]::new);
    }

    // ---- the whole

    void copyFrom(Facts other) {
        if (mem.length < other.used) mem = new int[other.mem.length];
        else if (used > other.used) Arrays.fill(mem, other.used, used, 0);
        System.arraycopy(other.mem, 0, mem, 0, other.used);
        used = other.used;
        stale = other.stale;
        leavingCount = 0;
        sealed = false;
        reading = false;
    }

    long hash() {
        long h = 17;
        for (int i = 0; i < used; i++) h = h * 0x9E3779B97F4A7C15L + (mem[i] ^ (h >>> 29));
        return h;
    }

    boolean sameAs(Facts other) {
        return Arrays.equals(mem, 0, used, other.mem, 0, other.used);
    }

    int bytes() {
        return used * Integer.BYTES;
    }
}
