package croupier.kernel;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;

/** The table as its log tells it, entry by entry: where each row lies, what it is called, what its numbers are. */
public final class Retelling {
    private final Game game;
    private final Map<Integer, Thing> things = new LinkedHashMap<>();

    public Retelling(Game game) {
        this.game = game;
    }

    /** A row as it was told. Rows are in the order in which they came to their zones. */
    public static final class Thing {
        private final Map<String, Integer> numbers = new LinkedHashMap<>();
        private String name = "";
        private String zone = "";
        private int owner;

        public String name() {
            return name;
        }

        public int owner() {
            return owner;
        }

        public boolean isIn(Zone z) {
            return zone.equals(z.name());
        }

        /** The name of the zone it lies in. */
        public String zone() {
            return zone;
        }

        public int number(Column c) {
            return numbers.getOrDefault(c.name(), 0);
        }
    }

    /** Everything on the table. */
    public Collection<Thing> things() {
        return things.values();
    }

    /** The owner of what lies in this row, -1 if nothing does. */
    public int ownerOf(int row) {
        Thing t = things.get(row);
        return t == null ? -1 : t.owner;
    }

    /** Goes on by an entry, if it is a change or a move. */
    public void follow(Log log, int entry) {
        if (log.kind(entry) == Log.CHANGE) change(log, entry);
        if (log.kind(entry) == Log.MOVE) move(log, entry);
    }

    private void change(Log log, int i) {
        for (Column c : game.layout().kind(log.number(i, 0)).columns())
            if (c.at() == log.number(i, 1)) thing(log.number(i, 2)).numbers.put(c.name(), log.number(i, 3));
    }

    private void move(Log log, int i) {
        int row = log.number(i, 0);
        Thing moved = thing(row);
        things.remove(row);
        Zone to = log.zone(i, 2);
        if (to == null) return;
        moved.zone = to.name();
        moved.owner = log.owner(i, 2);
        moved.name = game.cards().name(log.card(i, 0));
        things.put(row, moved);
    }

    private Thing thing(int row) {
        return things.computeIfAbsent(row, r -> new Thing());
    }
}
