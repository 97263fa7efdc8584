package croupier.kernel;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Where entities lie and in what order. The memory is handed over with each call ({@link Facts} says why). All lists share one
 * block ({@link Facts#lists}); the header of each, in the match row, says where it begins, how many rows it has and how many fit.
 * In every row stands the list in which it lies.
 */
final class Places {
    /** The place of what was removed. */
    static final int GONE = -1;
    /** A list with fewer rows is short. */
    private static final int FEW = 12;

    private final int zonesAt;
    private final Knowledge knowledge;
    private final Reclaiming reclaiming;
    /** By list, from {@link Facts#zonesAt} on: its zone and its owner. */
    private final Zone[] zoneAt;

    private final int[] ownerAt;
    /** The number of its zone, which is asked most. */
    private final int[] zoneNumberAt;

    int used;
    int wasted;
    /** The block before the last compaction, to be used again by the next. */
    private int[] spare = new int[0];

    Places(Facts facts, Knowledge knowledge, Reclaiming reclaiming) {
        zonesAt = facts.zonesAt;
        this.knowledge = knowledge;
        this.reclaiming = reclaiming;
        int count = facts.queuesAt - zonesAt;
        zoneAt = new Zone[count];
        ownerAt = new int[count];
        zoneNumberAt = new int[count];
        for (Zone z : facts.layout.words.zones)
            for (int owner = 0; owner < facts.seats; owner++) {
                int i = facts.list(z, owner) - zonesAt;
                zoneAt[i] = z;
                zoneNumberAt[i] = z.index();
                ownerAt[i] = owner;
            }
    }

    // ---- where things lie

    boolean isIn(Facts facts, Zone z, int row) {
        if (!z.layered() && facts.noting) facts.read |= Column.ASIDE;
        int h = home(facts, row);
        return h > 0 && zoneNumberAt[h - zonesAt] == z.index();
    }

    boolean isIn(Facts facts, Zone z, int owner, int row) {
        if (!z.layered() && facts.noting) facts.read |= Column.ASIDE;
        return home(facts, row) == facts.list(z, owner);
    }

    @Nullable
    Zone zoneOf(Facts facts, int row) {
        if (facts.noting) facts.note(row);
        int h = home(facts, row);
        return h <= 0 ? null : zoneAt[h - zonesAt];
    }

    int ownerOf(Facts facts, int row) {
        if (facts.noting) facts.note(row);
        int h = home(facts, row);
        return h <= 0 ? -1 : ownerAt[h - zonesAt];
    }

    int placeOf(Facts facts, int row) {
        if (facts.noting) facts.note(row);
        int h = home(facts, row);
        if (h <= 0) return -1;
        int i = facts.mem[h + 1] - 1;
        while (facts.lists[facts.mem[h] + i] != row) i--;
        return i;
    }

    /** The list in which a row lies; 0 for a row that was in none yet, GONE for one that was removed. */
    int home(Facts facts, int row) {
        return facts.isEntity(row) ? facts.mem[row + Kind.PLACE] : 0;
    }

    /** The zone whose list this is. */
    Zone zoneAt(int list) {
        return zoneAt[list - zonesAt];
    }

    int ownerAt(int list) {
        return ownerAt[list - zonesAt];
    }

    // ---- moving

    void moveTo(Facts facts, int row, Zone z, int owner, int place) {
        if (Checks.ON) checkMove(facts, row);
        int[] mem = facts.mem;
        int from = mem[row + Kind.PLACE];
        int to = facts.list(z, owner);
        int before = knowledge.seersOf(facts, row);
        int tag = mem[row + Kind.TAG];
        if (from > 0) {
            takeOut(facts, row, from);
            knowledge.leavesFor(facts, row, before, to);
        }
        putIn(facts, row, to, place);
        if (facts.taped) knowledge.witness.saw(row, before | knowledge.seersAt(to));
        facts.written |= facts.bitOfList(from) | facts.bitOfList(to);
        if (facts.reported) report(facts, row, Math.max(0, from), to, tag, before);
    }

    private void report(Facts facts, int row, int from, int to, int tag, int before) {
        if (facts.logged) facts.log.moved(row, from, to, tag, before);
        if (facts.observer != null) observed((Table) facts, row, from, to);
    }

    private void observed(Table t, int row, int from, int to) {
        Observer observer = t.observer;
        if (observer == null) return;
        observer.moved(
                t,
                row,
                from == 0 ? null : zoneAt(from),
                from == 0 ? -1 : ownerAt(from),
                to == 0 ? null : zoneAt(to),
                to == 0 ? -1 : ownerAt(to));
    }

    /** Whether every single move counts, so that piles do not move as a whole. */
    private static boolean isFollowed(Facts facts) {
        return facts.taped || facts.reported;
    }

    /** Lays a new entity on top of a zone. */
    void lay(Facts facts, int row, Zone z, int owner) {
        if (isFollowed(facts)) {
            moveTo(facts, row, z, owner, Integer.MAX_VALUE);
        } else {
            putIn(facts, row, facts.list(z, owner), Integer.MAX_VALUE);
            facts.written |= Column.ASIDE | facts.bitOf(row);
        }
    }

    /** Puts a row that lies nowhere on top of a zone, without a log. */
    void put(Facts facts, int row, Zone z, int owner) {
        putIn(facts, row, facts.list(z, owner), Integer.MAX_VALUE);
    }

    void moveAllUnder(Facts facts, Zone from, int owner, Zone to) {
        if (Checks.ON) facts.checkMayWrite();
        int[] mem = facts.mem;
        int f = facts.list(from, owner);
        int h = facts.list(to, owner);
        int count = mem[f + 1];
        if (isFollowed(facts)) {
            for (int i = 0; i < count; i++) moveTo(facts, facts.lists[mem[f]], to, owner, i);
            return;
        }
        while (mem[h + 2] < mem[h + 1] + count) widen(facts, h);
        int start = mem[h];
        System.arraycopy(facts.lists, start, facts.lists, start + count, mem[h + 1]);
        System.arraycopy(facts.lists, mem[f], facts.lists, start, count);
        for (int i = start; i < start + count; i++) {
            int row = facts.lists[i];
            knowledge.leavesFor(facts, row, knowledge.seersOf(facts, row), h);
            mem[row + Kind.PLACE] = h;
        }
        mem[h + 1] += count;
        mem[f + 1] = 0;
        facts.written |= Column.ALWAYS;
    }

    void moveTop(Facts facts, Zone from, int owner, int count, Zone to) {
        if (Checks.ON) facts.checkMayWrite();
        int[] mem = facts.mem;
        int f = facts.list(from, owner);
        int h = facts.list(to, owner);
        assert count <= mem[f + 1] : from + " has " + mem[f + 1] + " cards, not " + count;
        if (isFollowed(facts)) {
            for (int i = 0; i < count; i++) moveTo(facts, facts.top(from, owner), to, owner, Integer.MAX_VALUE);
            return;
        }
        while (mem[h + 2] < mem[h + 1] + count) widen(facts, h);
        int top = mem[f] + mem[f + 1] - 1;
        int end = mem[h] + mem[h + 1];
        int seers = knowledge.seersAt(f);
        for (int i = 0; i < count; i++) {
            int row = facts.lists[top - i];
            facts.lists[end + i] = row;
            knowledge.leavesFor(facts, row, knowledge.seersIn(facts, row, seers), h);
            mem[row + Kind.PLACE] = h;
        }
        mem[f + 1] -= count;
        mem[h + 1] += count;
        facts.written |= facts.bitOfList(f) | facts.bitOfList(h);
    }

    private static void checkMove(Facts facts, int row) {
        facts.checkMayWrite();
        mayLie(facts, row);
    }

    private static boolean mayLie(Facts facts, int row) {
        if (!facts.isEntity(row)) throw new IllegalStateException("row " + row + " is nothing that lies in a zone");
        if (facts.mem[row + Kind.PLACE] == GONE) throw new IllegalStateException("row " + row + " was removed");
        return true;
    }

    void slip(Facts facts, int row, Zone z, int owner) {
        if (Checks.ON) checkMove(facts, row);
        int from = facts.mem[row + Kind.PLACE];
        if (from > 0) knowledge.blur(facts, from, facts.lists, facts.mem[from], facts.mem[from + 1]);
        moveTo(facts, row, z, owner, Integer.MAX_VALUE);
    }

    void remove(Facts facts, int row) {
        if (Checks.ON) facts.checkMayWrite();
        if (facts.isEntity(row)) {
            assert mayLie(facts, row);
            int[] mem = facts.mem;
            int from = mem[row + Kind.PLACE];
            mem[row + Kind.KNOWN] = knowledge.seersOf(facts, row);
            if (from > 0) {
                if (facts.logged) facts.log.moved(row, from, 0);
                if (facts.observer != null) observed((Table) facts, row, from, 0);
                takeOut(facts, row, from);
            }
            mem[row + Kind.PLACE] = GONE;
            facts.written |= Column.ASIDE | facts.bitOfList(from);
        }
        reclaiming.leaves(row);
    }

    void removeAll(Facts facts, Zone z, int owner) {
        if (Checks.ON) facts.checkMayWrite();
        int[] mem = facts.mem;
        int h = facts.list(z, owner);
        if (facts.reported) while (mem[h + 1] > 0) remove(facts, facts.top(z, owner));
        for (int i = mem[h] + mem[h + 1] - 1; i >= mem[h]; i--) {
            int row = facts.lists[i];
            mem[row + Kind.KNOWN] = knowledge.seersOf(facts, row);
            mem[row + Kind.PLACE] = GONE;
            reclaiming.leaves(row);
        }
        mem[h + 1] = 0;
        facts.written |= Column.ALWAYS;
    }

    // ---- order

    void arrange(Facts facts, Zone z, int owner, Rows order) {
        if (Checks.ON) facts.checkMayWrite();
        int h = facts.list(z, owner);
        int[] mem = facts.mem;
        assert order.size() == mem[h + 1] : z + " has " + mem[h + 1] + " cards, not " + order.size();
        for (int i = 0; i < order.size(); i++) {
            assert home(facts, order.get(i)) == h : "row " + order.get(i) + " is not in " + z;
            facts.lists[mem[h] + i] = order.get(i);
            if (facts.logged) facts.log.moved(order.get(i), h, h);
        }
        facts.written |= Column.ALWAYS;
    }

    void relay(Facts facts, Zone z, int owner, Rows order) {
        if (Checks.ON) facts.checkMayWrite();
        assert order.size() == facts.count(z, owner);
        int[] mem = facts.mem;
        int start = mem[facts.list(z, owner)];
        int[] places = new int[2 * order.size()];
        for (int i = 0; i < order.size(); i++) {
            places[2 * i] = mem[facts.lists[start + i] + Kind.KNOWN];
            places[2 * i + 1] = mem[facts.lists[start + i] + Kind.TAG];
        }
        for (int i = 0; i < order.size(); i++) {
            int row = order.get(i);
            facts.lists[start + i] = row;
            mem[row + Kind.KNOWN] = places[2 * i];
            mem[row + Kind.TAG] = places[2 * i + 1];
        }
        facts.written |= Column.ALWAYS;
    }

    void bottomToTop(Facts facts, Zone z, int owner) {
        if (Checks.ON) facts.checkMayWrite();
        int h = facts.list(z, owner);
        int start = facts.mem[h];
        int last = start + facts.mem[h + 1] - 1;
        int row = facts.lists[start];
        System.arraycopy(facts.lists, start + 1, facts.lists, start, last - start);
        facts.lists[last] = row;
        facts.written |= Column.ALWAYS;
        if (facts.logged) facts.log.moved(row, h, h);
    }

    // ---- lists

    private void takeOut(Facts facts, int row, int h) {
        int[] mem = facts.mem;
        int[] rows = facts.lists;
        int start = mem[h];
        int last = start + mem[h + 1] - 1;
        mem[h + 1]--;
        if (rows[last] == row) return;
        if (last - start < FEW) closeUp(rows, row, start, last);
        else moveUp(rows, row, last);
    }

    /**
     * Of a few rows any may be the one that leaves. A loop that ends where it is found would end where the processor does not expect
     * it, which costs more than to look at all of them: those behind it move up by one, those before it by nothing.
     */
    private static void closeUp(int[] rows, int row, int start, int last) {
        int by = 0;
        for (int i = start; i < last; i++) {
            by |= (rows[i] ^ row) - 1 >>> 31;
            rows[i] = rows[i + by];
        }
    }

    /** Of many rows it is mostly one of the last: they move up one by one while it is looked for. */
    private static void moveUp(int[] rows, int row, int last) {
        int up = rows[last];
        for (int i = last; up != row; ) {
            int kept = rows[--i];
            rows[i] = up;
            up = kept;
        }
    }

    private void putIn(Facts facts, int row, int h, int place) {
        int[] mem = facts.mem;
        int count = mem[h + 1];
        if (count == mem[h + 2]) widen(facts, h);
        int start = mem[h];
        int i = start + Math.min(place, count);
        if (place < count) System.arraycopy(facts.lists, i, facts.lists, i + 1, start + count - i);
        facts.lists[i] = row;
        mem[h + 1] = count + 1;
        mem[row + Kind.PLACE] = h;
    }

    private void widen(Facts facts, int h) {
        int[] mem = facts.mem;
        int capacity = Math.max(16, mem[h + 2] * 2);
        if (used + capacity > facts.lists.length)
            facts.lists = Arrays.copyOf(facts.lists, Math.max(used + capacity, facts.lists.length * 2));
        System.arraycopy(facts.lists, mem[h], facts.lists, used, mem[h + 1]);
        Arrays.fill(facts.lists, mem[h], mem[h] + mem[h + 2], 0);
        wasted += mem[h + 2];
        mem[h] = used;
        mem[h + 2] = capacity;
        used += capacity;
    }

    /** After a task: closes the gaps between lists when more than half is gaps. */
    void tidy(Facts facts) {
        if (wasted * 2 > used) compact(facts);
    }

    private void compact(Facts facts) {
        int[] mem = facts.mem;
        int[] kept = spare.length < facts.lists.length ? new int[facts.lists.length] : spare;
        Arrays.fill(kept, 0, used, 0);
        int end = 0;
        for (int h = facts.zonesAt; h < facts.queuesAt; h += 3) {
            System.arraycopy(facts.lists, mem[h], kept, end, mem[h + 1]);
            mem[h] = end;
            end += mem[h + 2];
        }
        spare = facts.lists;
        facts.lists = kept;
        used = end;
        wasted = 0;
    }

    // ---- the whole

    /** Whether everything lies where it lies on another table. */
    boolean areAs(Facts facts, Places other, Facts others) {
        for (int h = facts.zonesAt; h < facts.queuesAt; h += 3) {
            int from = facts.mem[h];
            int to = others.mem[h];
            if (!Arrays.equals(facts.lists, from, from + facts.mem[h + 1], others.lists, to, to + others.mem[h + 1]))
                return false;
        }
        return true;
    }

    void clear(Facts facts) {
        Arrays.fill(facts.lists, 0, used, 0);
        used = 0;
        wasted = 0;
    }

    void copyFrom(Facts facts, Places other, Facts others) {
        if (facts.lists.length < other.used) facts.lists = new int[others.lists.length];
        else if (used > other.used) Arrays.fill(facts.lists, other.used, used, 0);
        System.arraycopy(others.lists, 0, facts.lists, 0, other.used);
        used = other.used;
        wasted = other.wasted;
    }

    long hash(Facts facts, long h) {
        for (int z = facts.zonesAt; z < facts.queuesAt; z += 3)
            for (int i = facts.mem[z]; i < facts.mem[z] + facts.mem[z + 1]; i++) h = Hashing.of(h, facts.lists[i]);
        return h;
    }

    int ints() {
        return used;
    }
}
