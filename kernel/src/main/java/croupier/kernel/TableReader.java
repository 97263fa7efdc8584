package croupier.kernel;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Lays out a table from its lines; what has no place any more is left out and told. */
final class TableReader {
    private static final int MOST_ROWS = 1_000_000;

    private final Table t;
    /** The rows of the text and what they are here; 0 for what was left out. */
    private final Map<Integer, Integer> rows = new TreeMap<>();

    private final Map<String, Integer> dropped = new LinkedHashMap<>();

    TableReader(Table t) {
        this.t = t;
    }

    List<String> dropped() {
        List<String> told = new ArrayList<>();
        dropped.forEach((what, times) -> told.add(times == 1 ? what : what + " (" + times + " times)"));
        return told;
    }

    private void drop(String what) {
        dropped.merge(what, 1, Integer::sum);
    }

    void lay(List<Snapshot.Line> lines) {
        int[] before = t.mem.clone();
        t.clear();
        for (Stream s : t.layout.streams())
            System.arraycopy(before, s.at(), t.mem, s.at(), s.generator().size());
        for (Option o : t.layout.options())
            t.mem[o.register().at()] = before[o.register().at()];
        t.mem[Words.WORK] = Integer.MIN_VALUE;
        for (Snapshot.Line line : lines) if (line.text().startsWith("row ")) create(line);
        for (Snapshot.Line line : lines) read(line);
        int work = t.mem[Words.WORK];
        t.mem[Words.WORK] = work < 0 ? 0 : work;
        removeLost();
        t.written |= Column.ALWAYS;
        String wrong = t.whatIsWrong();
        if (!wrong.isEmpty()) throw new IllegalArgumentException("the stored table does not fit together: " + wrong);
    }

    // ---- rows

    private void create(Snapshot.Line line) {
        String[] parts = line.text().split(" ");
        int old = number(line, part(line, parts, 1));
        String name = Snapshot.unescape(line, part(line, parts, 2));
        if (old <= 0) throw line.wrong("a row has a number from 1, not " + old);
        if (rows.containsKey(old)) throw line.wrong("row " + old + " is there twice");
        if (rows.size() == MOST_ROWS) throw line.wrong("there are more than " + MOST_ROWS + " rows");
        Kind kind = kind(name);
        int card = 0;
        for (String p : parts)
            if (p.startsWith(":card=")) {
                String called = Snapshot.unescape(line, p.substring(6));
                card = t.game.cards().find(called);
                if (card <= 0) {
                    drop("there is no card '" + called + "' any more");
                    kind = null;
                }
            }
        if (kind == null) {
            if (kind(name) == null) drop("there is nothing like a '" + name + "' any more");
            rows.put(old, 0);
            return;
        }
        int row = t.create(kind);
        if (kind.isEntity()) t.mem[row + Kind.CARD] = card;
        rows.put(old, row);
    }

    private @Nullable Kind kind(String name) {
        for (Kind k : t.layout.kinds())
            if (k.name().equals(name) && k.index() != 0 && k.index() != t.layout.words.cell.index()) return k;
        return null;
    }

    /** What lies in no zone because its zone is gone, and listeners that hear nothing, go too. */
    private void removeLost() {
        for (int row : rows.values()) {
            if (row == 0 || !t.isEntity(row) || t.mem[row + Kind.PLACE] != 0) continue;
            drop("something that lay in no zone was removed");
            t.mem[row + Kind.PLACE] = Places.GONE;
            t.reclaiming.leaves(row);
        }
    }

    // ---- lines

    private void read(Snapshot.Line line) {
        String[] parts = line.text().split(" ");
        switch (parts[0]) {
            case "match" -> columns(line, parts, 1, t.layout.kind(0), 0);
            case "seat" -> result(line, parts);
            case "row" -> row(line, parts);
            case "zone" -> zone(line, parts);
            case "event" -> event(line, parts);
            case "modifiers" -> chain(line, parts, 1, Words.FIRST_MODIFIER, t.layout.words.modifier(), -1);
            case "left" -> left(line, parts);
            case "task" -> task(line, parts);
            default ->
                throw line.wrong("no line of a table begins with '" + parts[0] + "'. "
                        + Nearest.hint(
                                parts[0],
                                List.of("match", "seat", "row", "zone", "event", "modifiers", "left", "task")));
        }
    }

    private void row(Snapshot.Line line, String[] parts) {
        int row = rows.getOrDefault(number(line, part(line, parts, 1)), 0);
        if (row != 0) columns(line, parts, 3, t.layout.kind(t.kindOf(row)), row);
    }

    private void columns(Snapshot.Line line, String[] parts, int from, Kind kind, int row) {
        for (int i = from; i < parts.length; i++) {
            int at = parts[i].indexOf('=');
            if (at < 0) throw line.wrong("'" + parts[i] + "' must be name=value");
            String name = parts[i].substring(0, at);
            String text = parts[i].substring(at + 1);
            if (name.startsWith(":")) header(line, name, text, kind, row);
            else column(line, Snapshot.unescape(line, name), text, kind, row);
        }
    }

    private void header(Snapshot.Line line, String name, String text, Kind kind, int row) {
        switch (name) {
            case ":card" -> {}
            case ":known" -> entity(line, kind, row, Kind.KNOWN, number(line, text));
            case ":tag" -> entity(line, kind, row, Kind.TAG, number(line, text));
            case ":layer" -> layer(line, Snapshot.unescape(line, text), kind, row);
            default -> throw line.wrong("'" + name + "' is none of :card, :known, :tag and :layer");
        }
    }

    private void entity(Snapshot.Line line, Kind kind, int row, int at, int value) {
        if (!kind.isEntity()) throw line.wrong("a " + kind + " is no card");
        t.mem[row + at] = value;
    }

    private void layer(Snapshot.Line line, String name, Kind kind, int row) {
        if (kind.index() != t.layout.words.modifier().index()) throw line.wrong("only a modifier has a layer");
        for (Layer l : t.layout.layers())
            if (l.name().equals(name)) {
                t.mem[row + Words.LAYER] = l.index();
                return;
            }
        drop("there is no layer '" + name + "' any more");
        t.mem[row + Words.DEAD] = 1;
        t.mem[Words.SWEEP] = -1;
    }

    private void column(Snapshot.Line line, String name, String text, Kind kind, int row) {
        Column c = t.layout.column(kind, name);
        if (c == null || Snapshot.isDerived(t, kind, c)) {
            drop("there is no number '" + name + "' of a " + kind + " any more");
            return;
        }
        int value = Snapshot.isAbility(t, kind, c) ? ability(line, text, row) : value(line, text);
        if (row == 0 && c.at() <= Words.LEFT) checkRegister(line, c, value);
        t.set(c, row, value);
    }

    private void checkRegister(Snapshot.Line line, Column c, int value) {
        int most = c.at() == Words.WORK
                ? t.workLimit()
                : c.at() == Words.NEXT_STAMP || c.at() == Words.NEXT_TAG
                        ? Integer.MAX_VALUE / 2
                        : c.at() == Words.LEFT
                                ? Departures.withoutNow(-1)
                                : c.at() == Words.SCRIPTED ? Integer.MAX_VALUE : 0;
        if (value < 0 || value > most) throw line.wrong(c.name() + " is 0 to " + most + ", not " + value);
    }

    private int ability(Snapshot.Line line, String text, int row) {
        String name = Snapshot.unescape(line, text);
        int ability = t.game.abilityNamed(name);
        if (ability >= 0) return ability;
        drop("there is no ability '" + name + "' any more");
        t.mem[row + Words.DEAD] = 1;
        t.mem[Words.SWEEP] = -1;
        return 0;
    }

    private int value(Snapshot.Line line, String text) {
        if (text.startsWith("@")) return named(line, text.substring(1));
        if (!text.startsWith("'")) return number(line, text);
        String name = Snapshot.unescape(line, text.substring(1));
        int card = t.game.cards().find(name);
        if (card == 0) drop("there is no card '" + name + "' any more");
        return card;
    }

    private int named(Snapshot.Line line, String text) {
        Integer row = rows.get(number(line, text));
        if (row == null) throw line.wrong("there is no row " + text);
        return row;
    }

    // ---- lists

    private void zone(Snapshot.Line line, String[] parts) {
        String name = Snapshot.unescape(line, part(line, parts, 1));
        int owner = seat(line, part(line, parts, 2));
        for (Zone z : t.layout.zones()) {
            if (!z.name().equals(name)) continue;
            if (z.shared()) owner = 0;
            for (int i = 3; i < parts.length; i++) {
                int row = named(line, parts[i]);
                if (row == 0) continue;
                if (!t.isEntity(row) || t.mem[row + Kind.PLACE] != 0)
                    throw line.wrong("row " + parts[i] + " lies in two places or in none");
                t.places.put(t, row, z, owner);
            }
            return;
        }
        drop("there is no zone '" + name + "' any more");
    }

    private void event(Snapshot.Line line, String[] parts) {
        String name = Snapshot.unescape(line, part(line, parts, 1));
        for (Event e : t.layout.events())
            if (e.name().equals(name)) {
                chain(line, parts, 2, t.headsAt + 2 * e.index(), t.layout.words.listener(), e.index());
                if (t.isHeard(e)) t.mem[Words.HEARD] |= 1 << e.index();
                return;
            }
        drop("nothing like '" + name + "' happens any more");
        for (int i = 2; i < parts.length; i++) {
            int row = named(line, parts[i]);
            if (row != 0) t.reclaiming.leaves(row);
        }
    }

    private void chain(Snapshot.Line line, String[] parts, int from, int head, Kind kind, int event) {
        int before = head;
        int last = 0;
        if (t.mem[head] != 0) throw line.wrong("these are there twice");
        for (int i = from; i < parts.length; i++) {
            int row = named(line, parts[i]);
            if (row == 0) continue;
            if (!t.is(kind, row) || t.mem[row + Words.NEXT] != 0 || row == last)
                throw line.wrong("row " + parts[i] + " is no " + kind + " or is there twice");
            if (event >= 0) t.mem[row + Words.EVENT] = event;
            t.mem[before] = row;
            before = row + Words.NEXT;
            last = row;
        }
        t.mem[head == Words.FIRST_MODIFIER ? Words.LAST_MODIFIER : head + 1] = last;
    }

    private void left(Snapshot.Line line, String[] parts) {
        for (int i = 1; i < parts.length; i++) {
            int row = named(line, parts[i]);
            if (row == 0) continue;
            if (t.isEntity(row)) {
                if (t.mem[row + Kind.PLACE] != 0) throw line.wrong("row " + parts[i] + " has left, but lies in a zone");
                t.mem[row + Kind.PLACE] = Places.GONE;
            }
            for (int k = 0; k < t.reclaiming.leavingCount; k++)
                if (t.reclaiming.leaving[k] == row) throw line.wrong("row " + parts[i] + " has left twice");
            t.reclaiming.leaves(row);
        }
    }

    private void task(Snapshot.Line line, String[] parts) {
        String queue = Snapshot.unescape(line, part(line, parts, 1));
        String name = Snapshot.unescape(line, part(line, parts, 2));
        for (Queue q : t.layout.queues())
            for (Task k : t.layout.tasks()) {
                if (!q.name().equals(queue) || !k.name().equals(name)) continue;
                t.last(
                        q,
                        k,
                        value(line, part(line, parts, 3)),
                        value(line, part(line, parts, 4)),
                        value(line, part(line, parts, 5)),
                        value(line, part(line, parts, 6)));
                return;
            }
        drop("there is no task '" + name + "' any more");
    }

    private void result(Snapshot.Line line, String[] parts) {
        int seat = seat(line, part(line, parts, 1));
        t.ending.storeResult(seat, number(line, part(line, parts, 2)), number(line, part(line, parts, 3)));
    }

    // ---- words and numbers

    private int seat(Snapshot.Line line, String text) {
        int seat = number(line, text);
        if (seat < 0 || seat >= t.seats) throw line.wrong("a seat is 0 to " + (t.seats - 1) + ", not " + seat);
        return seat;
    }

    private static String part(Snapshot.Line line, String[] parts, int i) {
        if (i >= parts.length) throw line.wrong("the line ends too early");
        return parts[i];
    }

    private static int number(Snapshot.Line line, String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw line.wrong("'" + text + "' is not a number");
        }
    }
}
