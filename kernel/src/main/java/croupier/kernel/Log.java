package croupier.kernel;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What happened, for screens: ints with running numbers. A restore cuts the log to the checkpoint's length and the rule
 * writes the same entries again; a reader asks for numbers it does not have. Off while simulating.
 */
public final class Log {
    /** Kinds of entries. */
    public static final int EVENT = 1;

    public static final int CHANGE = 2;
    public static final int MOVE = 3;
    public static final int SHOW = 4;
    public static final int SHUFFLE = 5;
    public static final int TAKEN_BACK = 6;
    public static final int ANSWER = 7;
    public static final int OVER = 8;

    /**
     * Ints of an entry: kind, four numbers, who may know each of its two rows, the cards and tags they had then; a change has what
     * was before in place of the last tag.
     */
    static final int ENTRY = 11;

    static final Log OFF = new Log(false);

    private final boolean on;
    private int[] entries = new int[0];
    private int size;
    private Table table = NO_TABLE;

    @SuppressWarnings("NullAway") // a log that is off never looks at its table
    private static final Table NO_TABLE = null;

    Log(boolean on) {
        this.on = on;
    }

    void of(Table t) {
        table = t;
    }

    boolean on() {
        return on;
    }

    /** How many entries there are; they are numbered from 0. */
    public int size() {
        return size;
    }

    public int kind(int i) {
        return entries[i * ENTRY];
    }

    /** A number of an entry: which is 0 to 3. */
    public int number(int i, int which) {
        return entries[i * ENTRY + 1 + which];
    }

    /** The zone from which (1) or to which (2) something moved; null for nowhere. */
    public @Nullable Zone zone(int i, int which) {
        int h = number(i, which);
        return h == 0 ? null : table.places.zoneAt(h);
    }

    /** The seat from whose zone (1) or to whose zone (2) something moved; -1 for nowhere. */
    public int owner(int i, int which) {
        int h = number(i, which);
        return h == 0 ? -1 : table.places.ownerAt(h);
    }

    /** Whether a seat may know every row that the entry is about. */
    public boolean isFor(int i, int seat) {
        return isFor(i, 0, seat) && (kind(i) == MOVE || isFor(i, 1, seat));
    }

    /**
     * Whether a seat may know the first (0) or second (1) row of the entry; of something that moved the second one says who
     * knew it before.
     */
    public boolean isFor(int i, int which, int seat) {
        int mask = entries[i * ENTRY + 5 + which];
        return mask == -1 || (seat >= 0 && (mask & (1 << seat)) != 0);
    }

    void cut(int to) {
        size = Math.min(size, to);
    }

    void copyFrom(Log other) {
        if (!on) return;
        if (entries.length < other.size * ENTRY) entries = new int[other.size * ENTRY * 2];
        System.arraycopy(other.entries, 0, entries, 0, other.size * ENTRY);
        size = other.size;
    }

    private void write(int kind, int a, int b, int c, int d, int first, int second) {
        if ((size + 1) * ENTRY > entries.length) entries = Arrays.copyOf(entries, Math.max(64, size * 2) * ENTRY);
        int at = size++ * ENTRY;
        entries[at] = kind;
        entries[at + 1] = a;
        entries[at + 2] = b;
        entries[at + 3] = c;
        entries[at + 4] = d;
        entries[at + 5] = seers(first);
        entries[at + 6] = seers(second);
        entries[at + 7] = cardOf(first);
        entries[at + 8] = cardOf(second);
        entries[at + 9] = tagOf(first);
        entries[at + 10] = tagOf(second);
    }

    private int tagOf(int row) {
        return table.isEntity(row) ? table.tag(row) : 0;
    }

    /**
     * The number by which screens knew the first (0) or second (1) row of an entry then; of something that moved the second
     * one is by which they knew it before.
     */
    public int tag(int i, int which) {
        return entries[i * ENTRY + 9 + which];
    }

    private int cardOf(int row) {
        return table.isEntity(row) ? table.card(row) : 0;
    }

    /** The card that the first (0) or second (1) row of an entry was then; 0 for what is not a card. */
    public int card(int i, int which) {
        return entries[i * ENTRY + 7 + which];
    }

    /** Who knows a row now; everybody: -1. */
    private int seers(int row) {
        return row <= 0 || table.sees(row, -1) ? -1 : table.knowledge.seers(table, row);
    }

    void change(Column c, int row, int from, int to) {
        if (from == to || c.label().isEmpty() || c.isHidden(table)) return;
        write(CHANGE, c.kind().index(), c.at(), row, to, row, 0);
        entries[(size - 1) * ENTRY + 10] = from;
    }

    /** What a number was before it changed. */
    public int before(int i) {
        return entries[i * ENTRY + 10];
    }

    void moved(int row, int from, int to) {
        moved(row, from, to, table.tag(row), table.knowledge.seers(table, row));
    }

    /** Something moved that was known by this tag, to these seats. */
    void moved(int row, int from, int to, int tagBefore, int seersBefore) {
        write(MOVE, row, from, to, table.tag(row), row, 0);
        int at = (size - 1) * ENTRY;
        entries[at + 6] = table.knowledge.isForAll(seersBefore) ? -1 : seersBefore;
        entries[at + 10] = tagBefore;
    }

    void shown(int row, int mask) {
        write(SHOW, row, mask, table.tag(row), 0, row, 0);
    }

    void shuffled(Zone z, int owner) {
        write(SHUFFLE, z.index(), owner, 0, 0, 0, 0);
    }

    void did(Event e, int source, int target, int amount) {
        write(EVENT, e.index(), source, target, amount, source, target);
    }

    void takenBack(int seat) {
        write(TAKEN_BACK, seat, 0, 0, 0, 0, 0);
    }

    /** A seat answered; what it answered is seen by others only through what it does. */
    void answered(int seat, Prompt why, int because) {
        write(ANSWER, seat, why.index(), because, 0, because, 0);
    }

    void over() {
        write(OVER, 0, 0, 0, 0, 0, 0);
    }
}
