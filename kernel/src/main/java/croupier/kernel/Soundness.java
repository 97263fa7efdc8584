package croupier.kernel;

import java.util.BitSet;

/** Whether the memory of a table is what it should be: for tests, and to find what broke a match. */
final class Soundness {
    private final Table t;
    private final BitSet rows = new BitSet();
    private final BitSet seen = new BitSet();

    private Soundness(Table t) {
        this.t = t;
    }

    /** What is wrong first, or an empty text. */
    static String whatIsWrong(Table t) {
        Soundness s = new Soundness(t);
        String wrong = s.rows();
        if (wrong.isEmpty()) wrong = s.freeLists();
        if (wrong.isEmpty()) wrong = s.lists();
        if (wrong.isEmpty()) wrong = s.places();
        if (wrong.isEmpty()) wrong = s.chains();
        if (wrong.isEmpty()) wrong = s.names();
        return wrong.isEmpty() ? s.waiting() : wrong;
    }

    private String rows() {
        int row = t.fixed;
        for (; row < t.used; row = t.after(row)) {
            int kind = Math.abs(t.mem[row]);
            if (kind == 0 || kind > t.layout.kinds.size()) return "row " + row + " is of no kind: " + t.mem[row];
            if (t.mem[row] > 0) rows.set(row);
        }
        return row == t.used ? "" : "the last row ends at " + row + ", not at " + t.used;
    }

    private String freeLists() {
        for (Kind k : t.layout.kinds) {
            int before = 0;
            for (int row = t.mem[t.freeAt + k.index()]; row != 0; row = t.mem[row + 1]) {
                if (t.mem[row] != -1 - k.index()) return "row " + row + " is in the list of free " + k + " rows";
                if (row <= before) return "free " + k + " rows are not in order at " + row;
                before = row;
            }
        }
        return "";
    }

    private String lists() {
        BitSet taken = new BitSet();
        for (int h = t.zonesAt; h < t.queuesAt; h += 3) {
            int start = t.mem[h];
            int count = t.mem[h + 1];
            int capacity = t.mem[h + 2];
            if (count > capacity || start + capacity > t.places.used) return t.places.zoneAt(h) + " is too full";
            if (!taken.get(start, start + capacity).isEmpty()) return t.places.zoneAt(h) + " lies over another list";
            taken.set(start, start + capacity);
            for (int i = start; i < start + count; i++) {
                int row = t.lists[i];
                if (!rows.get(row) || !t.isEntity(row))
                    return t.places.zoneAt(h) + " has " + row + ", which is no card";
                if (t.places.home(t, row) != h)
                    return "row " + row + " is in " + t.places.zoneAt(h) + " but says otherwise";
                if (seen.get(row)) return "row " + row + " lies in two places";
                seen.set(row);
            }
        }
        return "";
    }

    private String places() {
        BitSet leaving = new BitSet();
        for (int i = 0; i < t.reclaiming.leavingCount; i++) leaving.set(t.reclaiming.leaving[i]);
        for (int row = rows.nextSetBit(0); row >= 0; row = rows.nextSetBit(row + 1)) {
            if (!t.isEntity(row) || seen.get(row)) continue;
            if (t.places.home(t, row) == Places.GONE && leaving.get(row)) continue;
            return "row " + row + " (" + t.layout.kind(t.kindOf(row)) + ") lies in no zone";
        }
        return "";
    }

    private String chains() {
        for (int head = t.headsAt; head < t.freeAt; head += 2) {
            String wrong = chain(head, head + 1);
            if (!wrong.isEmpty()) return "listeners: " + wrong;
        }
        String wrong = chain(Words.FIRST_MODIFIER, Words.LAST_MODIFIER);
        return wrong.isEmpty() ? "" : "modifiers: " + wrong;
    }

    private String chain(int head, int tail) {
        int last = 0;
        for (int l = t.mem[head]; l != 0; l = t.mem[l + Words.NEXT]) {
            if (!rows.get(l)) return "row " + l + " is not there";
            if (seen.get(l)) return "row " + l + " is chained twice";
            seen.set(l);
            last = l;
        }
        return last == t.mem[tail] ? "" : "the last is " + last + ", not " + t.mem[tail];
    }

    private String names() {
        String wrong = names(0);
        for (int row = rows.nextSetBit(0); row >= 0 && wrong.isEmpty(); row = rows.nextSetBit(row + 1))
            wrong = names(row);
        return wrong;
    }

    private String names(int row) {
        Kind kind = t.layout.kind(t.kindOf(row));
        if (kind.hasCells() && !cellsFit(row)) return "the sparse columns of row " + row + " are in disorder";
        for (Column c : kind.columns())
            if (c.holds() == Holds.ROW && isDangling(t.get(c, row)))
                return c + " of row " + row + " names " + t.get(c, row) + ", which is not there";
        return "";
    }

    private boolean cellsFit(int row) {
        int bits = 0;
        for (int cell = t.mem[row + Kind.CELLS]; cell != 0; cell = t.mem[cell + 3]) {
            if (!rows.get(cell) || !t.is(t.layout.words.cell, cell) || seen.get(cell)) return false;
            seen.set(cell);
            bits |= 1 << t.mem[cell + 1];
        }
        return bits == t.mem[row + Kind.PRESENT];
    }

    private boolean isDangling(int named) {
        return named >= t.fixed && !rows.get(named);
    }

    private String waiting() {
        for (Queue q : t.layout.words.queues)
            for (int i = 0; i < t.waiting(q); i++)
                for (int n = 0; n < 4; n++)
                    if (t.task(q, i).holds(n) == Holds.ROW && isDangling(t.number(q, i, n)))
                        return "task " + t.task(q, i) + " names " + t.number(q, i, n) + ", which is not there";
        return "";
    }
}
