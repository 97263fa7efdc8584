package croupier.kernel;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Zones and chance: where entities lie, in what order, who sees them, and the random streams that mix them. */
abstract class Places extends Facts {
    /** In what seats know of a row: it lies face down, so that only those who know it see it. */
    private static final int FACE_DOWN = 1 << 31;

    int[] lists = new int[64];
    int listsUsed;
    int listsWasted;
    int @Nullable [] script;
    /** Whether chance was used or somebody saw something new since this was last cleared. */
    boolean disclosed;
    /** The seat for which this table is imagined, or -1: its unseen numbers are rolled anew. */
    int imaginer = -1;

    final int[] imagined = new int[Generator.XOSHIRO.size()];
    /** By place of a zone's header: who sees what lies there, and whether layers change it. */
    private final int[] seersAt;

    private final boolean[] layeredAt;

    Places(Layout layout, int seats) {
        super(layout, seats);
        seersAt = new int[queues - zones];
        layeredAt = new boolean[queues - zones];
        for (Zone z : layout.words.zones)
            for (int owner = 0; owner < seats; owner++) {
                seersAt[at(z, owner) - zones] = seersOf(z, owner);
                layeredAt[at(z, owner) - zones] = z.layered();
            }
    }

    @Override
    void clear() {
        super.clear();
        listsUsed = 0;
        listsWasted = 0;
    }

    // ---- chance

    /** A number from 0 to bound - 1. */
    public final int roll(Stream s, int bound) {
        assert mayWrite();
        disclosed = true;
        if (script != null && mem[Words.SCRIPTED] < script.length) return scripted(script, bound);
        return s.generator().roll(mem, s.at(), bound);
    }

    private int scripted(int[] numbers, int bound) {
        int n = numbers[mem[Words.SCRIPTED]++];
        if (n < 0 || n >= bound)
            throw new IllegalStateException(
                    "the scripted chance says " + n + ", but 0 to " + (bound - 1) + " is rolled");
        return n;
    }

    public final void seed(Stream s, long seed) {
        s.generator().seed(mem, s.at(), seed);
    }

    /** Whether the next roll is scripted. */
    public final boolean isScripted() {
        return script != null && mem[Words.SCRIPTED] < script.length;
    }

    /** Whether chance is scripted, so that shuffles leave piles as they were laid: for games that shuffle in a way of their own. */
    public final boolean keepsOrder() {
        return script != null;
    }

    /** The ints in which a stream's state lies, for games whose generator does more than roll. */
    public final int[] chance(Stream s) {
        assert mayWrite() && s.at() > 0;
        disclosed = true;
        return mem;
    }

    /**
     * Mixes a zone; nobody knows its order afterwards, and its cards can no longer be followed. Where chance is scripted the
     * order stays, so that a scenario can lay out a pile.
     */
    public final void shuffle(Zone z, int owner, Stream s) {
        assert mayWrite();
        int h = at(z, owner);
        int start = mem[h];
        int count = mem[h + 1];
        disclosed = true;
        if (script == null) s.generator().shuffle(mem, s.at(), lists, start, count);
        if (imaginer >= 0 && !sees(z, owner, imaginer)) Generator.XOSHIRO.shuffle(imagined, 0, lists, start, count);
        for (int i = start; i < start + count; i++) {
            mem[lists[i] + Kind.KNOWN] = 0;
            mem[lists[i] + Kind.TAG] = mem[Words.NEXT_TAG]++;
        }
        if (log.on()) log.shuffled(z, owner);
    }

    // ---- where things lie

    final int at(Zone z, int owner) {
        return zones + 3 * (z.index() * seats + owner);
    }

    /** How many lie there. */
    public final int count(Zone z, int owner) {
        return mem[at(z, owner) + 1];
    }

    /** The one at this place, counted from 0; the top is the last. */
    public final int at(Zone z, int owner, int place) {
        int h = at(z, owner);
        assert place >= 0 && place < mem[h + 1] : z + " has " + mem[h + 1] + " cards, not one at " + place;
        return lists[mem[h] + place];
    }

    /** The top one, or 0. */
    public final int top(Zone z, int owner) {
        int h = at(z, owner);
        int count = mem[h + 1];
        return count == 0 ? 0 : lists[mem[h] + count - 1];
    }

    public final boolean isIn(Zone z, int row) {
        int place = mem[row + Kind.PLACE];
        return place != 0 && (place - zones) / (3 * seats) == z.index();
    }

    public final boolean isIn(Zone z, int owner, int row) {
        return mem[row + Kind.PLACE] == at(z, owner);
    }

    /** The zone a row lies in, or null. */
    public final @Nullable Zone zoneOf(int row) {
        int place = mem[row + Kind.PLACE];
        return place == 0 ? null : layout.words.zones.get((place - zones) / (3 * seats));
    }

    /** The seat in whose zone a row lies; 0 for a shared zone, -1 for nowhere. */
    public final int ownerOf(int row) {
        int place = mem[row + Kind.PLACE];
        return place == 0 ? -1 : (place - zones) / 3 % seats;
    }

    /** The place of a row in its zone, counted from 0, or -1. */
    public final int placeOf(int row) {
        int h = mem[row + Kind.PLACE];
        if (h == 0) return -1;
        int i = mem[h + 1] - 1;
        while (lists[mem[h] + i] != row) i--;
        return i;
    }

    /** Moves a row to the top of a zone. */
    public final void move(int row, Zone z, int owner) {
        moveTo(row, z, owner, Integer.MAX_VALUE);
    }

    /** Moves a row under everything in a zone. */
    public final void moveUnder(int row, Zone z, int owner) {
        moveTo(row, z, owner, 0);
    }

    /** Moves a row to a place of a zone, counted from 0; whoever saw it still knows it. */
    public final void moveTo(int row, Zone z, int owner, int place) {
        assert mayWrite();
        int from = mem[row + Kind.PLACE];
        int to = at(z, owner);
        if (from != 0) {
            mem[row + Kind.KNOWN] = (mem[row + Kind.KNOWN] | seers(from)) & ~FACE_DOWN;
            takeOut(row, from);
        }
        putIn(row, to, place);
        if (from != 0) disclosed |= (seers(to) & ~mem[row + Kind.KNOWN]) != 0;
        if (z.layered() || layered(from)) stale = true;
        if (log.on()) log.moved(row, from, to);
    }

    /** Moves a card so that nobody but its owner can tell which one of the zone it was. */
    public final void slip(int row, Zone z, int owner) {
        int from = mem[row + Kind.PLACE];
        if (from != 0) {
            int seers = seers(from);
            int start = mem[from];
            for (int i = start; i < start + mem[from + 1]; i++) {
                mem[lists[i] + Kind.KNOWN] &= seers;
                mem[lists[i] + Kind.TAG] = mem[Words.NEXT_TAG]++;
            }
        }
        moveTo(row, z, owner, Integer.MAX_VALUE);
    }

    /** The row is in no zone any more and goes when the task is done. */
    public final void remove(int row) {
        assert mayWrite();
        int from = mem[row + Kind.PLACE];
        if (from != 0) {
            takeOut(row, from);
            if (layered(from)) stale = true;
            if (log.on()) log.moved(row, from, 0);
        }
        mem[row + Kind.PLACE] = 0;
        leaves(row);
    }

    private boolean layered(int h) {
        return h != 0 && layeredAt[h - zones];
    }

    private void takeOut(int row, int h) {
        int start = mem[h];
        int last = start + mem[h + 1] - 1;
        int i = lists[start] == row ? start : last;
        while (lists[i] != row) i--;
        System.arraycopy(lists, i + 1, lists, i, last - i);
        mem[h + 1]--;
    }

    private void putIn(int row, int h, int place) {
        int count = mem[h + 1];
        if (count == mem[h + 2]) widen(h);
        int start = mem[h];
        int i = start + Math.min(place, count);
        System.arraycopy(lists, i, lists, i + 1, start + count - i);
        lists[i] = row;
        mem[h + 1] = count + 1;
        mem[row + Kind.PLACE] = h;
    }

    private void widen(int h) {
        int capacity = Math.max(4, mem[h + 2] * 2);
        if (listsUsed + capacity > lists.length)
            lists = Arrays.copyOf(lists, Math.max(listsUsed + capacity, lists.length * 2));
        System.arraycopy(lists, mem[h], lists, listsUsed, mem[h + 1]);
        Arrays.fill(lists, mem[h], mem[h] + mem[h + 2], 0);
        listsWasted += mem[h + 2];
        mem[h] = listsUsed;
        mem[h + 2] = capacity;
        listsUsed += capacity;
    }

    /** Closes the gaps between lists when more than half is gaps. */
    final void compact() {
        if (listsWasted * 2 <= listsUsed) return;
        int[] kept = new int[lists.length];
        int end = 0;
        for (int h = zones; h < queues; h += 3) {
            System.arraycopy(lists, mem[h], kept, end, mem[h + 1]);
            mem[h] = end;
            end += mem[h + 2];
        }
        lists = kept;
        listsUsed = end;
        listsWasted = 0;
    }

    // ---- who sees what

    /** Whether a seat sees the cards of a zone. A spectator is seat -1. */
    public final boolean sees(Zone z, int owner, int seat) {
        return z.sight() == Sight.ALL || (z.sight() == Sight.OWNER && owner == seat);
    }

    /** Whether a seat may know which card this is. */
    public final boolean sees(int row, int seat) {
        int known = mem[row + Kind.KNOWN];
        if (seat >= 0 && (known & (1 << seat)) != 0) return true;
        int h = mem[row + Kind.PLACE];
        if (h == 0) return known >= 0;
        return known >= 0 && sees(layout.words.zones.get((h - zones) / (3 * seats)), (h - zones) / 3 % seats, seat);
    }

    private int seers(int h) {
        return seersAt[h - zones];
    }

    private int seersOf(Zone z, int owner) {
        return switch (z.sight()) {
            case ALL -> (1 << seats) - 1;
            case OWNER -> 1 << owner;
            case NONE -> 0;
        };
    }

    /** Shows a card to everybody. */
    public final void reveal(int row) {
        show(row, (1 << seats) - 1);
    }

    /** Shows every card of a list to everybody. */
    public final void reveal(Rows rows) {
        for (int i = 0; i < rows.size(); i++) reveal(rows.get(i));
    }

    /** Shows a card to one seat. */
    public final void lookAt(int row, int seat) {
        show(row, 1 << seat);
    }

    private void show(int row, int mask) {
        assert mayWrite();
        if ((mem[row + Kind.KNOWN] & mask) == mask) return;
        mem[row + Kind.KNOWN] |= mask;
        disclosed = true;
        if (log.on()) log.shown(row, mask);
    }

    /** Turns a card face down where it lies: only the seats of the mask know it. */
    public final void faceDown(int row, int mask) {
        assert mayWrite();
        mem[row + Kind.KNOWN] = mask | FACE_DOWN;
    }

    /** From now on nobody knows which card lies at this place. */
    public final void conceal(int row) {
        assert mayWrite();
        mem[row + Kind.KNOWN] = 0;
        mem[row + Kind.TAG] = mem[Words.NEXT_TAG]++;
    }

    public final void faceUp(int row) {
        assert mayWrite();
        mem[row + Kind.KNOWN] &= ~FACE_DOWN;
        disclosed = true;
    }

    /** Makes a row another thing of its kind: from now on screens know it by a new number. */
    public final void renew(int row) {
        assert mayWrite();
        mem[row + Kind.TAG] = mem[Words.NEXT_TAG]++;
    }

    /** The number by which screens know a row; a shuffle renews it. */
    public final int tag(int row) {
        return mem[row + Kind.TAG];
    }

    // ---- the whole

    @Override
    void copyFrom(Facts o) {
        super.copyFrom(o);
        Places other = (Places) o;
        if (lists.length < other.listsUsed) lists = new int[other.lists.length];
        else if (listsUsed > other.listsUsed) Arrays.fill(lists, other.listsUsed, listsUsed, 0);
        System.arraycopy(other.lists, 0, lists, 0, other.listsUsed);
        listsUsed = other.listsUsed;
        listsWasted = other.listsWasted;
        script = other.script;
    }

    @Override
    long hash() {
        long h = super.hash();
        for (int z = zones; z < queues; z += 3)
            for (int i = mem[z]; i < mem[z] + mem[z + 1]; i++) h = h * 0x9E3779B97F4A7C15L + (lists[i] ^ (h >>> 29));
        return h;
    }

    @Override
    boolean sameAs(Facts other) {
        return super.sameAs(other)
                && Arrays.equals(lists, 0, listsUsed, ((Places) other).lists, 0, ((Places) other).listsUsed);
    }

    @Override
    int bytes() {
        return super.bytes() + listsUsed * Integer.BYTES;
    }
}
