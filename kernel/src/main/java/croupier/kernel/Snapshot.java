package croupier.kernel;

import java.util.ArrayList;
import java.util.List;

/**
 * A table at rest, written by names, so that it can be laid out again under other words and cards. A match that was loaded
 * this way begins with it: it is its opening, and part of its journal.
 */
final class Snapshot implements Opening {
    /** A line of text and its number in the file, 0 for none. */
    record Line(int number, String text) {
        IllegalArgumentException wrong(String what) {
            String where = number > 0 ? "line " + number : "the line '" + text + "'";
            return new IllegalArgumentException(where + ": " + what);
        }
    }

    private final List<Line> lines;
    private List<String> dropped = List.of();

    Snapshot(List<Line> lines) {
        this.lines = List.copyOf(lines);
    }

    List<Line> lines() {
        return lines;
    }

    /** What found no place when the table was last laid out, in words. */
    List<String> dropped() {
        return dropped;
    }

    @Override
    public boolean atFirstChoice() {
        return false;
    }

    @Override
    public void lay(Table t) {
        TableReader reading = new TableReader(t);
        reading.lay(lines);
        dropped = reading.dropped();
    }

    // ---- writing

    /** The table by names. */
    static Snapshot of(Table t) {
        List<Line> out = new ArrayList<>();
        StringBuilder s = new StringBuilder("match");
        columns(t, t.layout.kind(0), 0, s);
        out.add(new Line(0, s.toString()));
        for (int seat = 0; seat < t.seats; seat++)
            if (t.ending.storedResult(seat) != 0 || t.scoreOf(seat) != 0)
                out.add(new Line(0, "seat " + seat + " " + t.ending.storedResult(seat) + " " + t.scoreOf(seat)));
        for (int row = t.fixed; row < t.used; row = t.after(row))
            if (t.mem[row] > 0 && !t.is(t.layout.words.cell, row)) out.add(new Line(0, row(t, row)));
        for (int h = t.zonesAt; h < t.queuesAt; h += 3) {
            if (t.mem[h + 1] == 0) continue;
            s = new StringBuilder("zone ")
                    .append(escape(t.places.zoneAt(h).name()))
                    .append(' ')
                    .append(t.places.ownerAt(h));
            for (int i = 0; i < t.mem[h + 1]; i++) s.append(' ').append(t.lists[t.mem[h] + i]);
            out.add(new Line(0, s.toString()));
        }
        for (Event e : t.layout.events()) chain(t, "event " + escape(e.name()), t.headsAt + 2 * e.index(), out);
        chain(t, "modifiers", Words.FIRST_MODIFIER, out);
        s = new StringBuilder("left");
        for (int i = 0; i < t.reclaiming.leavingCount; i++) s.append(' ').append(t.reclaiming.leaving[i]);
        if (t.reclaiming.leavingCount > 0) out.add(new Line(0, s.toString()));
        for (Queue q : t.layout.queues()) for (int i = 0; i < t.waiting(q); i++) out.add(new Line(0, task(t, q, i)));
        return new Snapshot(out);
    }

    private static String row(Table t, int row) {
        Kind kind = t.layout.kind(t.kindOf(row));
        StringBuilder s = new StringBuilder("row ").append(row).append(' ').append(escape(kind.name()));
        if (kind.isEntity()) {
            if (t.card(row) != 0)
                s.append(" :card=").append(escape(t.game.cards().name(t.card(row))));
            if (t.mem[row + Kind.KNOWN] != 0) s.append(" :known=").append(t.mem[row + Kind.KNOWN]);
            s.append(" :tag=").append(t.tag(row));
        }
        columns(t, kind, row, s);
        return s.toString();
    }

    private static void columns(Table t, Kind kind, int row, StringBuilder s) {
        for (Column c : kind.columns()) {
            int value = t.get(c, row);
            if (value == 0 || isDerived(t, kind, c)) continue;
            if (row == 0 && c.at() == Words.LEFT) value = Departures.withoutNow(value);
            s.append(' ').append(escape(c.name())).append('=');
            if (isAbility(t, kind, c)) s.append(escape(t.game.nameOfAbility(value)));
            else s.append(value(t, c.holds(), value));
        }
        if (kind.index() == t.layout.words.modifier().index())
            s.append(" :layer=")
                    .append(escape(
                            t.layout.layers().get(t.mem[row + Words.LAYER]).name()));
    }

    /** What follows from the chains is not written with the rows. */
    static boolean isDerived(Table t, Kind kind, Column c) {
        if (kind.index() == 0)
            return c.at() == Words.FIRST_MODIFIER || c.at() == Words.LAST_MODIFIER || c.at() == Words.HEARD;
        boolean chained = isChained(t, kind);
        return chained && (c.at() == Words.EVENT || c.at() == Words.NEXT);
    }

    static boolean isAbility(Table t, Kind kind, Column c) {
        return isChained(t, kind) && c.at() == Words.ABILITY;
    }

    private static boolean isChained(Table t, Kind kind) {
        return kind.index() == t.layout.words.listener().index()
                || kind.index() == t.layout.words.modifier().index();
    }

    private static String value(Table t, Holds holds, int value) {
        if (holds == Holds.ROW && value >= t.fixed) return "@" + value;
        if (holds == Holds.CARD && value > 0) return "'" + escape(t.game.cards().name(value));
        return Integer.toString(value);
    }

    private static void chain(Table t, String head, int from, List<Line> out) {
        if (t.mem[from] == 0) return;
        StringBuilder s = new StringBuilder(head);
        for (int l = t.mem[from]; l != 0; l = t.mem[l + Words.NEXT])
            s.append(' ').append(l);
        out.add(new Line(0, s.toString()));
    }

    private static String task(Table t, Queue q, int i) {
        Task k = t.task(q, i);
        StringBuilder s =
                new StringBuilder("task ").append(escape(q.name())).append(' ').append(escape(k.name()));
        for (int n = 0; n < 4; n++) s.append(' ').append(value(t, k.holds(n), t.number(q, i, n)));
        return s.toString();
    }

    /** A name without blanks and signs that mean something. */
    static String escape(String name) {
        StringBuilder s = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            boolean plain = Character.isLetterOrDigit(c) || c == '-' || c == '_' || c == '.';
            if (plain) s.append(c);
            else s.append('%').append(Integer.toHexString(c)).append(';');
        }
        return s.toString();
    }

    static String unescape(Line line, String text) {
        StringBuilder s = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) != '%') {
                s.append(text.charAt(i));
                continue;
            }
            int end = text.indexOf(';', i);
            if (end < 0 || end > i + 5) throw line.wrong("in '" + text + "' a % is not followed by a number and ;");
            try {
                s.append((char) Integer.parseInt(text.substring(i + 1, end), 16));
            } catch (NumberFormatException e) {
                throw line.wrong("in '" + text + "' a % is not followed by a number and ;");
            }
            i = end;
        }
        return s.toString();
    }
}
