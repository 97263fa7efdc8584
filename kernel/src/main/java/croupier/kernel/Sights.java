package croupier.kernel;

/** What a seat sees, as one number: equal for two tables that look alike to it. */
final class Sights {
    private Sights() {}

    static long hash(Table t, int seat) {
        long h = 7;
        for (Column c : t.layout.kinds.get(0).columns())
            if (!c.secret() && c.at() > Words.LEFT) h = Generator.mix(h ^ t.mem[c.at()]);
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
        for (Column c : t.layout.kinds.get(t.kindOf(row)).columns())
            if (!c.secret() && c.holds() != Holds.ROW) h = Generator.mix(h ^ t.get(c, row));
        return h;
    }
}
