package croupier.kernel;

/**
 * What a seat sees, as one number: equal for two tables that look alike to it. Rows are named by where they lie, never by
 * their number; what the seat does not see counts only as being there.
 */
final class Sights {
    private static final Column[] NONE = {};

    /** By kind: where the plain numbers lie that may be seen, the columns that need more, and the stats. */
    private final int[][] plain;

    private final Column[][] other;
    private final Stat[][] stats;
    private final Zone[] zones;

    Sights(Layout layout) {
        int kinds = layout.kinds().size();
        plain = new int[kinds][];
        other = new Column[kinds][];
        stats = new Stat[kinds][];
        zones = layout.zones().toArray(Zone[]::new);
        for (Kind k : layout.kinds()) {
            plain[k.index()] = k.columns().stream()
                    .filter(c -> isSeen(c) && isPlain(c))
                    .mapToInt(Column::at)
                    .toArray();
            other[k.index()] = k.columns().stream()
                    .filter(c -> isSeen(c) && !isPlain(c))
                    .toList()
                    .toArray(NONE);
            stats[k.index()] = k.stats().toArray(Stat[]::new);
        }
    }

    private static boolean isSeen(Column c) {
        return !c.secret() && (c.kind().index() != 0 || c.at() > Words.LEFT);
    }

    private static boolean isPlain(Column c) {
        return !c.sparse() && c.holds() != Holds.ROW && c.veil() == null;
    }

    long hash(Table t, int seat) {
        long h = columns(t, 0, t.mem[Words.OVER]);
        for (Zone z : zones)
            for (int owner = 0; owner < (z.shared() ? 1 : t.seats); owner++) {
                int count = t.count(z, owner);
                h = Hashing.of(h, count);
                for (int i = 0; i < count; i++) h = row(t, seat, h, t.at(z, owner, i));
            }
        return Generator.mix(h);
    }

    /** An option as the seat sees it: its word, its numbers, and of every row where it lies, its numbers, and what names it. */
    long look(Table t, int seat, long code) {
        Word word = t.layout.word(Code.word(code));
        boolean isNumber = Code.word(code) == Code.NUMBER || word.hasNumber();
        long h = Hashing.of(word.index(), isNumber ? Code.a(code) : 0);
        if (!isNumber) h = look(t, seat, h, Code.a(code));
        return Generator.mix(look(t, seat, h, Code.b(code)));
    }

    private long look(Table t, int seat, long h, int row) {
        if (row == 0) return Hashing.of(h, 0);
        if (!t.isEntity(row)) return Hashing.of(h, row);
        h = Hashing.of(h, t.places.home(t, row));
        if (!t.sees(row, seat)) return Hashing.of(h, t.placeOf(row));
        return Hashing.of(row(t, seat, h, row), naming(t, seat, row));
    }

    /** What lies on the table and names a row, such as what is attached to it. */
    private int naming(Table t, int seat, int row) {
        int h = 0;
        for (Zone z : zones)
            for (int owner = 0; owner < (z.shared() ? 1 : t.seats); owner++)
                for (int i = 0; i < t.count(z, owner); i++) {
                    int other = t.at(z, owner, i);
                    if (!t.sees(other, seat)) continue;
                    for (Column c : this.other[t.kindOf(other)])
                        if (c.holds() == Holds.ROW && !c.isHidden(t) && t.get(c, other) == row)
                            h += Long.hashCode(Generator.mix(31L * c.at() + t.card(other)));
                }
        return h;
    }

    private long row(Table t, int seat, long h, int row) {
        if (!t.sees(row, seat)) return Hashing.of(h, -1);
        h = columns(t, row, Hashing.of(h, t.card(row)));
        for (Stat s : stats[t.kindOf(row)]) h = Hashing.of(h, t.stat(s, row));
        return h;
    }

    private long columns(Table t, int row, long h) {
        int kind = t.kindOf(row);
        for (int at : plain[kind]) h = Hashing.of(h, t.mem[row + at]);
        for (Column c : other[kind]) {
            if (c.isHidden(t)) continue;
            int value = t.get(c, row);
            boolean names = c.holds() == Holds.ROW && value != 0;
            h = Hashing.of(h, names ? 31 * t.places.home(t, value) + t.placeOf(value) : value);
        }
        return h;
    }
}
