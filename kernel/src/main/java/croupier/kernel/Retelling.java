package croupier.kernel;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The table as its log tells it, entry by entry: where each row lies, what it is called, what its numbers are. */
final class Retelling {
    private final Game game;
    private final Map<Integer, Row> rows = new LinkedHashMap<>();

    Retelling(Game game) {
        this.game = game;
    }

    /** A row as the log has shown it so far. Rows are in the order in which they came to their zones. */
    private static final class Row {
        final Map<String, Integer> numbers = new LinkedHashMap<>();
        String name = "";
        String zone = "";
        int owner;
    }

    /** Everything on the table as it is now. */
    List<EventLog.Thing> things() {
        return rows.values().stream()
                .map(r -> new EventLog.Thing(r.name, r.zone, r.owner, Map.copyOf(r.numbers)))
                .toList();
    }

    /** The owner of what lies in this row, -1 if nothing does. */
    int ownerOf(int row) {
        Row r = rows.get(row);
        return r == null ? -1 : r.owner;
    }

    /** Goes on by an entry, if it is a change or a move. */
    void follow(Log log, int entry) {
        if (log.kind(entry) == Log.CHANGE) change(log, entry);
        if (log.kind(entry) == Log.MOVE) move(log, entry);
    }

    private void change(Log log, int i) {
        for (Column c : game.layout().kind(log.number(i, 0)).columns())
            if (c.at() == log.number(i, 1)) row(log.number(i, 2)).numbers.put(c.name(), log.number(i, 3));
    }

    private void move(Log log, int i) {
        int number = log.number(i, 0);
        Row moved = row(number);
        rows.remove(number);
        Zone to = log.zone(i, 2);
        if (to == null) return;
        moved.zone = to.name();
        moved.owner = log.owner(i, 2);
        moved.name = game.cards().name(log.card(i, 0));
        rows.put(number, moved);
    }

    private Row row(int number) {
        return rows.computeIfAbsent(number, r -> new Row());
    }
}
