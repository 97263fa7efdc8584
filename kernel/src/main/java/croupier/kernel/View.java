package croupier.kernel;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What one seat sees of a match, built from what it may see and nothing else. Spectators are seat -1. */
public record View(int seat, Map<String, Integer> numbers, List<Place> places) {

    /** A zone with what lies in it, bottom first. */
    public record Place(String zone, int owner, boolean shared, List<Thing> things) {}

    /**
     * Something that lies in a zone.
     *
     * @param id the number screens know it by; 0 for what the seat does not see, which is known by its place alone
     */
    public record Thing(int id, String kind, String name, Map<String, Integer> numbers) {
        static final Thing HIDDEN = new Thing(0, "", "", Map.of());

        public boolean hidden() {
            return id == 0;
        }
    }

    public static View of(Match m, int seat) {
        Table t = m.table();
        List<Place> places = new ArrayList<>();
        for (Zone z : t.layout.zones())
            for (int owner = 0; owner < (z.shared() ? 1 : t.seats); owner++) {
                List<Thing> things = new ArrayList<>();
                for (int i = 0; i < t.count(z, owner); i++) things.add(thing(t, t.at(z, owner, i), seat));
                places.add(new Place(z.name(), owner, z.shared(), things));
            }
        return new View(seat, numbers(t), places);
    }

    /** What a seat sees of one row. */
    public static Thing thing(Table t, int row, int seat) {
        return t.sees(row, seat) ? everything(t, row) : Thing.HIDDEN;
    }

    /** One row, seen or not: for what a seat knows although it lies hidden. */
    public static Thing everything(Table t, int row) {
        Kind kind = t.layout.kind(t.kindOf(row));
        return new Thing(t.tag(row), kind.name(), t.game.nameOf(t, row), shown(t, kind, row));
    }

    /** The numbers of the match itself that everybody sees. */
    public static Map<String, Integer> numbers(Table t) {
        return shown(t, t.layout.kind(0), 0);
    }

    private static Map<String, Integer> shown(Table t, Kind kind, int row) {
        Map<String, Integer> numbers = new LinkedHashMap<>();
        for (Column c : kind.columns()) {
            if (c.label().isEmpty() || c.isHidden(t)) continue;
            int value = stat(t, kind, c, row);
            if (value != 0) numbers.put(c.label(), value);
        }
        t.game.show(t, row, numbers);
        return numbers;
    }

    private static int stat(Table t, Kind kind, Column c, int row) {
        for (Stat s : kind.stats()) if (s.printed().name().equals(c.name())) return t.stat(s, row);
        return t.get(c, row);
    }
}
