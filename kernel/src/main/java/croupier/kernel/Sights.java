package croupier.kernel;

/**
 * What a seat sees, as one number: equal for two tables that look alike to it. Rows are named by where they lie, never by
 * their number; what the seat does not see counts only as being there.
 */
final class Sights {
    private Sights() {}

    static long hash(Table t, int seat) {
        long h = t.mem[Words.OVER];
        for (Column c : t.layout.kinds.get(0).columns()) if (!c.secret() && c.at() > Words.LEFT) h = value(t, c, 0, h);
        for (Zone z : t.layout.words.zones)
            for (int owner = 0; owner < (z.shared() ? 1 : t.seats); owner++) {
                h = Generator.mix(h ^ t.count(z, owner));
                for (int i = 0; i < t.count(z, owner); i++) h = row(t, seat, h, t.at(z, owner, i));
            }
        return h;
    }

    private static long row(Table t, int seat, long h, int row) {
        if (!t.sees(row, seat)) return Generator.mix(h);
        h = Generator.mix(h ^ t.card(row));
        Kind kind = t.layout.kinds.get(t.kindOf(row));
        for (Column c : kind.columns()) if (!c.secret()) h = value(t, c, row, h);
        for (Stat s : kind.stats()) h = Generator.mix(h ^ t.stat(s, row));
        return h;
    }

    private static long value(Table t, Column c, int row, long h) {
        int value = t.get(c, row);
        if (c.holds() != Holds.ROW || value == 0) return Generator.mix(h ^ value);
        return Generator.mix(h ^ 31L * t.home(value) + t.placeOf(value));
    }
}
