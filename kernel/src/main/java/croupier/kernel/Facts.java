package croupier.kernel;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The memory of a table: rows of ints. A row is named by where it begins, so that reading a column is one addition and
 * one load. Row 0 is the match itself: its columns are the registers, random streams and heads of lists.
 *
 * <p>This is the one part of a table that is its superclass and not a collaborator: rules read a column several hundred times
 * per decision, and a field between the table and its memory would be one more load each time. For the same reason the parts that
 * are called most get the memory with each call instead of keeping it: the JIT then knows that it is the table's own, which it has
 * loaded already (docs/decisions/0012).
 */
class Facts {
    final Layout layout;
    final int seats;
    /** Where the heads of the listeners' chains begin, two ints for each event. */
    final int headsAt;
    /** Where the heads of the lists of free rows begin, one int for each kind. */
    final int freeAt;
    /** Where the headers of the zones' lists begin, three ints for each zone and seat. */
    final int zonesAt;
    /** Where the headers of the queues begin, four ints for each. */
    final int queuesAt;
    /** Where the results of the seats begin, then their scores. */
    final int resultsAt;
    /** Where the first row after the match row begins. */
    final int fixed;
    /** How far the lists of one seat lie from those of the next. */
    private final int listsPerSeat;

    private final int[] widths;
    private final boolean[] entities;
    private final int workLimit;

    int[] mem;
    int used;
    /** The rows of all zones, list after list: {@link Places} keeps them, and they stand here because they are read very often. */
    int[] lists = new int[64];
    /**
     * The stats of rows that a modifier changes, at the places where the printed numbers lie in the memory: {@link Layering} computes
     * them. Where a row begins stands whether it is one of these; the stats of all others are their printed numbers.
     */
    int[] now = new int[0];
    /** By list, from {@link #zonesAt} on: whether modifiers change what lies there. */
    final boolean[] layered;
    /**
     * What was written since stats were last computed, and before that since the last check that found nothing to do, by the bits of
     * columns ({@link Column#counts}); whatever else changes has the bit {@link Column#ALWAYS}, or {@link Column#ASIDE} where no
     * layer reaches. A computation notes in {@link #read} what it reads: it need not be done again before one of these is written.
     */
    long written;

    long writtenBefore;
    /** The bits of the columns that were read since this was cleared. */
    long read;
    /** Whether somebody computes who has to know it when what lies aside was read; columns are noted anyway. */
    boolean noting;
    /** For tests: a column that was read though it has no bit, so that nobody would notice a write to it; null for none. */
    @Nullable
    Column unnoticed;
    /** What the stats were computed from. */
    long statsReadFrom;
    /** What the last check read that found nothing to do; all bits if there was none. */
    long settledFrom;

    /** What the rules are doing with the table now, and so what is allowed. */
    Activity doing = Activity.RULES;
    /** Whether answers are kept on the tape and checkpoints taken: {@link Mode#keepsTape} of the match, read with every move. */
    boolean taped;

    Log log = Log.OFF;
    /** Whether the log is on, read with every write. */
    boolean logged;
    /** Who counts what happens in a playout; null for nobody. */
    @Nullable
    Observer observer;
    /** Whether there is a log or an observer: one check for both, made with every event and every move. */
    boolean reported;

    Facts(Layout layout, int seats, int workLimit) {
        this.layout = layout;
        this.seats = seats;
        this.workLimit = workLimit;
        Layout.Ends ends = layout.ends();
        headsAt = ends.heads();
        freeAt = ends.free();
        zonesAt = ends.zones();
        listsPerSeat = 3 * layout.words.zones.size();
        queuesAt = zonesAt + listsPerSeat * seats;
        resultsAt = queuesAt + 4 * layout.words.queues.size();
        fixed = resultsAt + 2 * seats;
        layered = new boolean[queuesAt - zonesAt];
        for (Zone z : layout.words.zones)
            for (int owner = 0; owner < seats; owner++) layered[list(z, owner) - zonesAt] = z.layered();
        int kinds = layout.kinds.size();
        widths = new int[kinds];
        entities = new boolean[kinds];
        for (Kind k : layout.kinds) {
            widths[k.index()] = Math.max(2, k.width());
            entities[k.index()] = k.isEntity();
        }
        mem = new int[Math.max(256, Integer.highestOneBit(fixed) * 4)];
        begin();
    }

    /** From now on what happens is written to this log. */
    final void logTo(Log to) {
        log = to;
        logged = to.on();
        reported = logged || observer != null;
    }

    /** From now on this one counts what happens; null for nobody. */
    final void observe(@Nullable Observer by) {
        observer = by;
        reported = logged || observer != null;
    }

    /** Forgets everything. */
    final void clearFacts() {
        Arrays.fill(mem, 0, used, 0);
        begin();
    }

    private void begin() {
        used = fixed;
        mem[Kind.KIND] = 1;
        mem[Words.NEXT_STAMP] = 1;
        mem[Words.NEXT_TAG] = 1;
        written = Column.ALWAYS;
        writtenBefore = 0;
        statsReadFrom = -1;
        settledFrom = -1;
        doing = Activity.RULES;
    }

    /** Where the header of a zone's list lies: where its rows begin, how many there are, how many fit. */
    final int list(Zone z, int owner) {
        return zonesAt + listsPerSeat * owner + 3 * z.index();
    }

    /** How many lie there. */
    public final int count(Zone z, int owner) {
        if (!z.layered() && noting) read |= Column.ASIDE;
        return mem[list(z, owner) + 1];
    }

    /** The one at this place, counted from 0; the top is the last. */
    public final int at(Zone z, int owner, int place) {
        if (!z.layered() && noting) read |= Column.ASIDE;
        int h = list(z, owner);
        if (Checks.ON) z.check(place, mem[h + 1]);
        return lists[mem[h] + place];
    }

    /** Adds everything that lies there to a list, the top one last. */
    public final void addAll(Zone z, int owner, Rows out) {
        if (!z.layered() && noting) read |= Column.ASIDE;
        int h = list(z, owner);
        out.addAll(lists, mem[h], mem[h + 1]);
    }

    /** The top one, or 0. */
    public final int top(Zone z, int owner) {
        if (!z.layered() && noting) read |= Column.ASIDE;
        int h = list(z, owner);
        int count = mem[h + 1];
        return count == 0 ? 0 : lists[mem[h] + count - 1];
    }

    /** Where a row lies or what is printed on it was read. */
    final void note(int row) {
        read |= bitOf(row);
    }

    /** The bit of where a row lies and what is printed on it. */
    final long bitOf(int row) {
        return bitOfList(mem[row + Kind.PLACE]);
    }

    /** The bit of what lies in a list; of none it is aside. */
    final long bitOfList(int list) {
        return list > 0 && layered[list - zonesAt] ? Column.ALWAYS : Column.ASIDE;
    }

    // ---- reading and writing

    /** A register of the match. */
    public final int get(Column register) {
        return register.direct() ? mem[register.at()] : getNoted(register, 0);
    }

    public final void set(Column register, int value) {
        assert register.kind().index() == 0 : register + " is no register";
        set(register, 0, value);
    }

    public final void add(Column register, int by) {
        set(register, mem[register.at()] + by);
    }

    /** One of a row of registers. */
    public final int get(Registers list, int i) {
        if (Checks.ON) list.check(i);
        return mem[list.at() + i];
    }

    public final void set(Registers list, int i, int value) {
        if (Checks.ON) checkWrite(list, i);
        mem[list.at() + i] = value;
        written |= Column.ALWAYS;
    }

    /** Several of a row of registers, from this one on. */
    public final void set(Registers list, int from, int[] values) {
        if (Checks.ON) checkWrite(list, from + values.length - 1);
        System.arraycopy(values, 0, mem, list.at() + from, values.length);
        written |= Column.ALWAYS;
    }

    public final int get(Column c, int row) {
        return c.direct() ? mem[row + c.at()] : getNoted(c, row);
    }

    private int getNoted(Column c, int row) {
        if (Checks.ON) checkRead(c, row);
        // mostly it was read before: looking is cheaper than writing the same again
        if ((read & c.counts()) != c.counts()) read |= c.counts();
        if (c.counts() == Column.ALWAYS && noting) note(row);
        return c.sparse() ? sparse(c.at(), row) : mem[row + c.at()];
    }

    /** Whether one of these columns of a row is not 0. */
    public final boolean isAny(Columns columns, int row) {
        int any = 0;
        for (int at : columns.at) any |= mem[row + at];
        read = -1;
        return any != 0;
    }

    /** These columns of a row become 0. */
    public final void clear(Columns columns, int row) {
        int any = 0;
        for (int at : columns.at) any |= mem[row + at];
        if (any != 0) clearEach(columns, row);
    }

    private void clearEach(Columns columns, int row) {
        for (Column c : columns.all) if (mem[row + c.at()] != 0) set(c, row, 0);
    }

    /** This column of a row and all those declared after it become 0; whether one of them was anything else. */
    public final boolean clearFrom(Column first, int row) {
        if (Checks.ON) checkWrite(first, row);
        int end = after(row);
        int any = 0;
        for (int i = row + first.at(); i < end; i++) any |= mem[i];
        if (any == 0) return false;
        if (logged) logCleared(first, row);
        Arrays.fill(mem, row + first.at(), end, 0);
        written |= Column.ALWAYS;
        return true;
    }

    private void logCleared(Column first, int row) {
        for (Column c : layout.kinds.get(mem[row] - 1).columns())
            if (!c.sparse() && c.at() >= first.at() && mem[row + c.at()] != 0) set(c, row, 0);
    }

    public final boolean is(Column flag, int row) {
        return get(flag, row) != 0;
    }

    public final void set(Column c, int row, int value) {
        if (c.direct() && !logged) mem[row + c.at()] = value;
        else setNoted(c, row, value);
    }

    private void setNoted(Column c, int row, int value) {
        if (Checks.ON) checkWrite(c, row);
        written |= c.counts() == Column.ALWAYS ? bitOf(row) : c.counts();
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
        if (Checks.ON) checkMayWrite();
        mem[row + Kind.CARD] = card;
        written |= Column.ALWAYS;
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

    final void checkMayWrite() {
        if (doing == Activity.PAUSED) throw Signal.PAUSE;
        if (doing == Activity.COMPUTING)
            throw new IllegalStateException("a rule wrote while a stat, filter, option list or view was computed");
    }

    private void checkWrite(Registers list, int i) {
        list.check(i);
        checkMayWrite();
    }

    private void checkWrite(Column c, int row) {
        checkIsOf(c, row);
        checkMayWrite();
    }

    private void checkRead(Column c, int row) {
        checkIsOf(c, row);
        if (c.counts() == 0) unnoticed = c;
    }

    private void checkIsOf(Column c, int row) {
        if (mem[row] == c.kind().index() + 1) return;
        String is = row <= 0 || mem[row] <= 0 ? "no row" : "a " + layout.kinds.get(mem[row] - 1);
        throw new IllegalStateException(c + " of row " + row + ", which is " + is);
    }

    /** A column and the one 32 further on share a bit that says whether a row has any of them. */
    private int sparse(int number, int row) {
        if ((mem[row + Kind.PRESENT] & (1 << number)) == 0) return 0;
        int cell = mem[row + Kind.CELLS];
        while (cell != 0 && mem[cell + 1] != number) cell = mem[cell + 3];
        return cell == 0 ? 0 : mem[cell + 2];
    }

    private void setSparse(int number, int row, int value) {
        int before = row + Kind.CELLS;
        if ((mem[row + Kind.PRESENT] & (1 << number)) == 0) before = 0;
        else while (mem[before] != 0 && mem[mem[before] + 1] != number) before = mem[before] + 3;
        if (before == 0 || mem[before] == 0) {
            if (value != 0) addCell(number, row, value);
            return;
        }
        int cell = mem[before];
        mem[cell + 2] = value;
        if (value != 0) return;
        mem[before] = mem[cell + 3];
        if (sparse(number ^ 32, row) == 0) mem[row + Kind.PRESENT] &= ~(1 << number);
        give(cell);
    }

    private void addCell(int number, int row, int value) {
        int cell = take(layout.words.cell.index());
        mem[cell + 1] = number;
        mem[cell + 2] = value;
        mem[cell + 3] = mem[row + Kind.CELLS];
        mem[row + Kind.CELLS] = cell;
        mem[row + Kind.PRESENT] |= 1 << number;
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
        if (Checks.ON) checkMayWrite();
        work();
        return take(kind.index());
    }

    /** One piece of work; too much since the last real choice ends the match as the game says. */
    final void work() {
        if (++mem[Words.WORK] > workLimit) throw Signal.ENDLESS;
    }

    /** How much work may be done between two real choices. */
    final int workLimit() {
        return workLimit;
    }

    final int take(int kind) {
        int row = mem[freeAt + kind];
        if (row != 0) {
            mem[freeAt + kind] = mem[row + 1];
            mem[row + 1] = 0;
        } else {
            row = used;
            used += widths[kind];
            if (used > mem.length) grow();
        }
        mem[row] = kind + 1;
        return row;
    }

    private void grow() {
        mem = Arrays.copyOf(mem, Math.max(used, mem.length * 2));
        if (now.length > 0) now = Arrays.copyOf(now, mem.length);
    }

    /**
     * Frees a row for another of its kind: lowest first, so that the same match always uses the same rows. Its header says
     * with a minus what it was, so that all rows can be walked.
     */
    final void give(int row) {
        int kind = mem[row] - 1;
        Arrays.fill(mem, row, row + widths[kind], 0);
        if (row < now.length) now[row] = 0;
        int before = freeAt + kind;
        while (mem[before] != 0 && mem[before] < row) before = mem[before] + 1;
        mem[row] = -1 - kind;
        mem[row + 1] = mem[before];
        mem[before] = row;
    }

    /** The row after this one in memory, {@code used} after the last. */
    final int after(int row) {
        return row + widths[Math.abs(mem[row]) - 1];
    }

    // ---- the whole

    final void copyFacts(Facts other) {
        if (mem.length < other.used) mem = new int[other.mem.length];
        else if (used > other.used) Arrays.fill(mem, other.used, used, 0);
        System.arraycopy(other.mem, 0, mem, 0, other.used);
        used = other.used;
        written = other.written;
        writtenBefore = other.writtenBefore;
        statsReadFrom = other.statsReadFrom;
        settledFrom = other.settledFrom;
        doing = Activity.RULES;
    }

    final long hashFacts() {
        return Hashing.of(17, mem, used);
    }
}
