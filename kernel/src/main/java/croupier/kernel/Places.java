package croupier.kernel;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Zones and chance: where entities lie, in what order, who sees them, and the random streams that mix them. */
abstract class Places extends Facts {
    /** In what seats know of a row: it lies face down, so that only those who know it see it. */
    private static final int FACE_DOWN = 1 << 31;
    /** The place of what was removed. */
    static final int GONE = -1;

    int[] lists = new int[64];
    int listsUsed;
    int listsWasted;
    private int[] spareLists = new int[0];
    /** By where a list is: its zone, its owner, and who sees it as a mask of seats. */
    private final Zone[] zoneAt;

    private final int[] ownerAt;
    private final int[] seersAt;
    private final boolean[] layeredAt;
    private final int everybody;
    /** How far the lists of one seat lie from those of the next; those of no seat need no multiplication. */
    private final int perSeat;

    private final Stream[] streams;
    int @Nullable [] script;
    /** Whether chance was used or somebody saw something new since this was last cleared. */
    boolean disclosed;
    /** What seats saw since the checkpoint, kept while somebody may imagine. */
    final Witness witness = new Witness();
    /** The seat for which this table is imagined, or -1. */
    int imaginer = -1;
    /** Set while an imagined table retells what happened before its decision: hidden orders come from the seed. */
    boolean retelling;
    /** Set while the table is laid: nothing is left to chance then. */
    boolean laying;

    Places(Layout layout, int seats) {
        super(layout, seats);
        int lists = queues - zones;
        zoneAt = new Zone[lists];
        ownerAt = new int[lists];
        seersAt = new int[lists];
        layeredAt = new boolean[lists];
        everybody = (1 << seats) - 1;
        perSeat = 3 * layout.words.zones.size();
        streams = layout.words.streams.toArray(Stream[]::new);
        for (Zone z : layout.words.zones)
            for (int owner = 0; owner < seats; owner++) {
                int h = at(z, owner) - zones;
                zoneAt[h] = z;
                ownerAt[h] = owner;
                layeredAt[h] = z.layered();
                seersAt[h] = z.sight() == Sight.ALL ? everybody : z.sight() == Sight.OWNER ? 1 << owner : 0;
            }
    }

    @Override
    void clear() {
        super.clear();
        Arrays.fill(lists, 0, listsUsed, 0);
        listsUsed = 0;
        listsWasted = 0;
        disclosed = false;
        seesAnew();
    }

    /** A new match begins as another table stands. */
    final void beginAs(Places laid) {
        copyFrom(laid);
        seesAnew();
    }

    private void seesAnew() {
        imaginer = -1;
        retelling = false;
        witness.forget();
    }

    // ---- chance

    /** A number from 0 to bound - 1. */
    public final int roll(Stream s, int bound) {
        assert mayWrite() && !laying : "chance decides nothing while the table is laid";
        if (bound <= 0) throw new IllegalArgumentException("chance has nothing to choose from: bound " + bound);
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

    /** Every stream begins anew from the seed of the match. */
    final void seedAll(long seed) {
        for (int i = 0; i < streams.length; i++)
            streams[i].generator().seed(mem, streams[i].at(), Generator.mix(seed * 31 + i));
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

    /** One int of a stream's state, to look at; nothing is rolled. */
    public final int stateOf(Stream s, int place) {
        return mem[s.at() + place];
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
        if (retelling) witness.shuffleUnseen(lists, start, count, imaginer);
        for (int i = start; i < start + count; i++) {
            mem[lists[i] + Kind.KNOWN] = 0;
            mem[lists[i] + Kind.TAG] = mem[Words.NEXT_TAG]++;
        }
        if (attended) witness.shuffled(lists, start, count, seersAt[h - zones]);
        stale = true;
        if (logged) log.shuffled(z, owner);
    }

    // ---- where things lie

    final int at(Zone z, int owner) {
        return zones + perSeat * owner + 3 * z.index();
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
        int h = home(row);
        return h > 0 && zoneAt[h - zones].index() == z.index();
    }

    public final boolean isIn(Zone z, int owner, int row) {
        return home(row) == at(z, owner);
    }

    /** The zone a row lies in, or null. */
    public final @Nullable Zone zoneOf(int row) {
        int h = home(row);
        return h <= 0 ? null : zoneAt[h - zones];
    }

    /** The seat in whose zone a row lies; 0 for a shared zone, -1 for nowhere. */
    public final int ownerOf(int row) {
        int h = home(row);
        return h <= 0 ? -1 : ownerAt[h - zones];
    }

    /** The place of a row in its zone, counted from 0, or -1. */
    public final int placeOf(int row) {
        int h = home(row);
        if (h <= 0) return -1;
        int i = mem[h + 1] - 1;
        while (lists[mem[h] + i] != row) i--;
        return i;
    }

    /** Where the list is in which a row lies; 0 for a row that was in none yet, GONE for one that was removed. */
    final int home(int row) {
        return isEntity(row) ? mem[row + Kind.PLACE] : 0;
    }

    /** Moves a row to the top of a zone. */
    public final void move(int row, Zone z, int owner) {
        moveTo(row, z, owner, Integer.MAX_VALUE);
    }

    /** A new entity on top of a zone. */
    public final int create(Kind kind, int card, Zone z, int owner) {
        int row = create(kind, card);
        if (attended || logged) {
            moveTo(row, z, owner, Integer.MAX_VALUE);
            return row;
        }
        putIn(row, at(z, owner), Integer.MAX_VALUE);
        stale = true;
        return row;
    }

    /** Lays what is in a zone in this order, bottom first. */
    public final void arrange(Zone z, int owner, Rows order) {
        assert mayWrite();
        int h = at(z, owner);
        assert order.size() == mem[h + 1] : z + " has " + mem[h + 1] + " cards, not " + order.size();
        for (int i = 0; i < order.size(); i++) {
            assert home(order.get(i)) == h : "row " + order.get(i) + " is not in " + z;
            lists[mem[h] + i] = order.get(i);
            if (logged) log.moved(order.get(i), h, h);
        }
        stale = true;
    }

    /**
     * Lays what is in a zone in this order, bottom first, so that who knows a place and its number on screens stay with the
     * place: for {@link Game#rollSecrets}, where the order itself is a secret.
     */
    public final void relay(Zone z, int owner, Rows order) {
        assert mayWrite() && order.size() == count(z, owner);
        int start = mem[at(z, owner)];
        int[] places = new int[2 * order.size()];
        for (int i = 0; i < order.size(); i++) {
            places[2 * i] = mem[lists[start + i] + Kind.KNOWN];
            places[2 * i + 1] = mem[lists[start + i] + Kind.TAG];
        }
        for (int i = 0; i < order.size(); i++) {
            int row = order.get(i);
            lists[start + i] = row;
            mem[row + Kind.KNOWN] = places[2 * i];
            mem[row + Kind.TAG] = places[2 * i + 1];
        }
        stale = true;
    }

    /** The bottom one of a zone goes to its top. */
    public final void bottomToTop(Zone z, int owner) {
        assert mayWrite();
        int h = at(z, owner);
        int start = mem[h];
        int last = start + mem[h + 1] - 1;
        int row = lists[start];
        System.arraycopy(lists, start + 1, lists, start, last - start);
        lists[last] = row;
        stale = true;
        if (logged) log.moved(row, h, h);
    }

    /** Moves a row under everything in a zone. */
    public final void moveUnder(int row, Zone z, int owner) {
        moveTo(row, z, owner, 0);
    }

    /** Moves a row to a place of a zone, counted from 0; whoever saw it still knows it. */
    public final void moveTo(int row, Zone z, int owner, int place) {
        assert mayWrite() && mayLie(row);
        int from = mem[row + Kind.PLACE];
        int to = at(z, owner);
        int before = seersOf(row);
        int tag = mem[row + Kind.TAG];
        if (from > 0) {
            mem[row + Kind.KNOWN] = before;
            takeOut(row, from);
            if (before != everybody) mem[row + Kind.TAG] = mem[Words.NEXT_TAG]++;
        }
        putIn(row, to, place);
        if (from > 0 && (seersAt[to - zones] & ~before) != 0) disclosed = true;
        if (attended) witness.saw(row, before | seersAt[to - zones]);
        stale = true;
        if (logged) log.moved(row, Math.max(0, from), to, tag, before);
    }

    /** Everything of one zone goes under everything of another, in the same order. */
    public final void moveAllUnder(Zone from, int owner, Zone to) {
        assert mayWrite();
        int f = at(from, owner);
        int h = at(to, owner);
        int count = mem[f + 1];
        if (attended || logged) {
            for (int i = 0; i < count; i++) moveTo(lists[mem[f]], to, owner, i);
            return;
        }
        while (mem[h + 2] < mem[h + 1] + count) widen(h);
        int start = mem[h];
        System.arraycopy(lists, start, lists, start + count, mem[h + 1]);
        System.arraycopy(lists, mem[f], lists, start, count);
        for (int i = start; i < start + count; i++) {
            int row = lists[i];
            int before = seersOf(row);
            mem[row + Kind.KNOWN] = before;
            if (before != everybody) mem[row + Kind.TAG] = mem[Words.NEXT_TAG]++;
            if ((seersAt[h - zones] & ~before) != 0) disclosed = true;
            mem[row + Kind.PLACE] = h;
        }
        mem[h + 1] += count;
        mem[f + 1] = 0;
        stale = true;
    }

    /** The top ones of a zone go on top of another, one after the other. */
    public final void moveTop(Zone from, int owner, int count, Zone to) {
        assert mayWrite();
        int f = at(from, owner);
        int h = at(to, owner);
        assert count <= mem[f + 1] : from + " has " + mem[f + 1] + " cards, not " + count;
        if (attended || logged) {
            for (int i = 0; i < count; i++) move(top(from, owner), to, owner);
            return;
        }
        while (mem[h + 2] < mem[h + 1] + count) widen(h);
        int top = mem[f] + mem[f + 1] - 1;
        int end = mem[h] + mem[h + 1];
        int before = seersAt[f - zones];
        int after = seersAt[h - zones];
        for (int i = 0; i < count; i++) {
            int row = lists[top - i];
            lists[end + i] = row;
            int seers = mem[row + Kind.KNOWN] < 0 ? mem[row + Kind.KNOWN] & everybody : mem[row + Kind.KNOWN] | before;
            mem[row + Kind.KNOWN] = seers;
            if (seers != everybody) mem[row + Kind.TAG] = mem[Words.NEXT_TAG]++;
            if ((after & ~seers) != 0) disclosed = true;
            mem[row + Kind.PLACE] = h;
        }
        mem[f + 1] -= count;
        mem[h + 1] += count;
        stale = true;
    }

    private boolean mayLie(int row) {
        if (!isEntity(row)) throw new IllegalStateException("row " + row + " is nothing that lies in a zone");
        if (mem[row + Kind.PLACE] == GONE) throw new IllegalStateException("row " + row + " was removed");
        return true;
    }

    /** Moves a card so that nobody but its owner can tell which one of the zone it was. */
    public final void slip(int row, Zone z, int owner) {
        assert mayWrite() && mayLie(row);
        int from = mem[row + Kind.PLACE];
        if (from > 0) {
            int keep = seersAt[from - zones] | FACE_DOWN;
            int start = mem[from];
            for (int i = start; i < start + mem[from + 1]; i++) {
                mem[lists[i] + Kind.KNOWN] &= keep;
                mem[lists[i] + Kind.TAG] = mem[Words.NEXT_TAG]++;
            }
        }
        moveTo(row, z, owner, Integer.MAX_VALUE);
    }

    /** The row is in no zone any more and goes when the task is done and nothing names it. */
    public final void remove(int row) {
        assert mayWrite();
        if (isEntity(row)) {
            assert mayLie(row);
            int from = mem[row + Kind.PLACE];
            mem[row + Kind.KNOWN] = seersOf(row);
            if (from > 0) {
                if (logged) log.moved(row, from, 0);
                takeOut(row, from);
            }
            mem[row + Kind.PLACE] = GONE;
            stale = true;
        }
        leaves(row);
    }

    /** Everything of a zone is removed, the top one first. */
    public final void removeAll(Zone z, int owner) {
        assert mayWrite();
        int h = at(z, owner);
        if (logged) while (mem[h + 1] > 0) remove(top(z, owner));
        for (int i = mem[h] + mem[h + 1] - 1; i >= mem[h]; i--) {
            int row = lists[i];
            mem[row + Kind.KNOWN] = seersOf(row);
            mem[row + Kind.PLACE] = GONE;
            leaves(row);
        }
        mem[h + 1] = 0;
        stale = true;
    }

    private void takeOut(int row, int h) {
        int start = mem[h];
        int last = start + mem[h + 1] - 1;
        // mostly one of the last: they move up one by one while it is looked for
        int up = lists[last];
        for (int i = last; up != row; ) {
            int kept = lists[--i];
            lists[i] = up;
            up = kept;
        }
        mem[h + 1]--;
    }

    private void putIn(int row, int h, int place) {
        int count = mem[h + 1];
        if (count == mem[h + 2]) widen(h);
        int start = mem[h];
        int i = start + Math.min(place, count);
        if (place < count) System.arraycopy(lists, i, lists, i + 1, start + count - i);
        lists[i] = row;
        mem[h + 1] = count + 1;
        mem[row + Kind.PLACE] = h;
    }

    /** Puts a row that lies nowhere on top of a zone, without a word. */
    final void put(int row, Zone z, int owner) {
        putIn(row, at(z, owner), Integer.MAX_VALUE);
    }

    private void widen(int h) {
        int capacity = Math.max(16, mem[h + 2] * 2);
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
        int[] kept = spareLists.length < lists.length ? new int[lists.length] : spareLists;
        Arrays.fill(kept, 0, listsUsed, 0);
        int end = 0;
        for (int h = zones; h < queues; h += 3) {
            System.arraycopy(lists, mem[h], kept, end, mem[h + 1]);
            mem[h] = end;
            end += mem[h + 2];
        }
        spareLists = lists;
        lists = kept;
        listsUsed = end;
        listsWasted = 0;
    }

    // ---- who sees what

    /** Whether a seat sees the cards of a zone. A spectator is seat -1. */
    public final boolean sees(Zone z, int owner, int seat) {
        return z.sight() == Sight.ALL || (z.sight() == Sight.OWNER && owner == seat);
    }

    /** Whether a seat may know which card this is. A spectator sees what everybody sees. */
    public final boolean sees(int row, int seat) {
        int mask = seat < 0 ? everybody : 1 << seat;
        return (seers(row) & mask) == mask;
    }

    /** The seats that may know which card this is, as a mask; what never was in a zone everybody may know. */
    final int seers(int row) {
        return isEntity(row) ? seersOf(row) : everybody;
    }

    private int seersOf(int entity) {
        int known = mem[entity + Kind.KNOWN];
        int h = mem[entity + Kind.PLACE];
        if (known < 0) return known & everybody;
        if (h <= 0) return h == GONE ? known : everybody;
        return known | seersAt[h - zones];
    }

    /** Whether these are all seats. */
    final boolean isForAll(int mask) {
        return (mask & everybody) == everybody;
    }

    /** The zone whose list this is. */
    final Zone zoneAt(int h) {
        return zoneAt[h - zones];
    }

    /** Whether modifiers change what lies in this list. */
    final boolean isLayered(int h) {
        return layeredAt[h - zones];
    }

    final int ownerAt(int h) {
        return ownerAt[h - zones];
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
        if ((seers(row) & mask) != mask) disclosed = true;
        mem[row + Kind.KNOWN] |= mask;
        if (attended) witness.saw(row, mask);
        if (logged) log.shown(row, mask);
    }

    /** Turns a card face down where it lies: only the seats of the mask know it. */
    public final void faceDown(int row, int mask) {
        assert mayWrite();
        mem[row + Kind.KNOWN] = mask | FACE_DOWN;
        stale = true;
    }

    /** From now on nobody knows which card lies at this place. */
    public final void conceal(int row) {
        assert mayWrite();
        mem[row + Kind.KNOWN] = 0;
        mem[row + Kind.TAG] = mem[Words.NEXT_TAG]++;
    }

    public final void faceUp(int row) {
        assert mayWrite();
        int before = seers(row);
        mem[row + Kind.KNOWN] &= ~FACE_DOWN;
        if (seers(row) != before) disclosed = true;
        if (attended) witness.saw(row, seers(row));
        stale = true;
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

    /** Whether everything lies where it lies on another table. */
    final boolean liesAsOn(Places other) {
        for (int h = zones; h < queues; h += 3) {
            int from = mem[h];
            int to = other.mem[h];
            if (!Arrays.equals(lists, from, from + mem[h + 1], other.lists, to, to + other.mem[h + 1])) return false;
        }
        return true;
    }

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
        disclosed = other.disclosed;
    }

    @Override
    long hash() {
        long h = super.hash();
        for (int z = zones; z < queues; z += 3)
            for (int i = mem[z]; i < mem[z] + mem[z + 1]; i++) h = mixed(h, lists[i]);
        return h;
    }

    @Override
    int bytes() {
        return super.bytes() + listsUsed * Integer.BYTES;
    }
}
