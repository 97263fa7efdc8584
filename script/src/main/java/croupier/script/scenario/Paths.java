package croupier.script.scenario;

import croupier.kernel.Column;
import croupier.kernel.Holds;
import croupier.kernel.Kind;
import croupier.kernel.Stat;
import croupier.kernel.Table;
import croupier.script.library.Library;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Numbers by their name: registers of the match, numbers of "me", and {@code NAME.number} of anything on the table. */
record Paths(Library library, Stage stage, Names names) {
    /** A number of a row; the match is row 0. */
    record Path(int row, Column column, @Nullable Stat stat) {
        int get(Table t) {
            if (row == 0) return t.get(column);
            return stat != null ? t.stat(stat, row) : t.get(column, row);
        }

        void set(Table t, int value) {
            if (row == 0) t.set(column, value);
            else t.set(column, row, value);
        }
    }

    /** What a key names; null if it is not such a thing. */
    @Nullable
    Path find(Table t, int seat, String key) {
        int dot = key.lastIndexOf('.');
        if (dot > 0) {
            int row = names.find(t, seat, key.substring(0, dot).strip());
            return row > 0 ? of(t, row, key.substring(dot + 1).strip()) : null;
        }
        Path register = null;
        for (Column c : t.game().layout().kind(0).columns())
            if (c.name().equals(key) && !isInner(c)) register = new Path(0, c, null);
        boolean option = t.game().layout().option(key) != null;
        if (register != null && !option) return register;
        int me = stage.row(t, seat, "me");
        Path own = me == 0 ? null : of(t, me, key);
        return own != null ? own : register;
    }

    /** A number of a row by its name, or by the label that screens show. */
    static @Nullable Path of(Table t, int row, String name) {
        Kind kind = t.game().layout().kind(t.kindOf(row));
        for (Stat s : kind.stats()) if (s.name().equals(name)) return new Path(row, s.printed(), s);
        for (Column c : kind.columns()) if (c.name().equals(name)) return new Path(row, c, null);
        for (Column c : kind.columns()) if (c.label().equals(name)) return new Path(row, c, null);
        return null;
    }

    /** Streams and the kernel's own registers are not for cases. */
    static boolean isInner(Column c) {
        return c.secret() || INNER.contains(c.name());
    }

    private static final List<String> INNER = List.of(
            "over",
            "work",
            "depth",
            "next stamp",
            "next tag",
            "scripted",
            "sweep",
            "first modifier",
            "last modifier",
            "left");

    /** Names of the numbers of a row, for messages. */
    static List<String> numbersOf(Table t, int row) {
        List<String> all = new ArrayList<>();
        for (Column c : t.game().layout().kind(row == 0 ? 0 : t.kindOf(row)).columns())
            if (row != 0 || !isInner(c)) all.add(c.name());
        return all;
    }

    /** The number that a value means in a column. */
    int number(Column c, Value value) {
        if (c.holds() == Holds.SEAT) return value.seat();
        if (value.isNumber() || value.isList() || value.isMapping()) return value.number();
        if (c.holds() == Holds.CARD) return value.card();
        if (c.holds() == Holds.ROW) return value.text().equals("none") ? 0 : value.row();
        int word = library.vocabulary().meaning(c, value.text());
        return word >= 0 ? word : value.number();
    }

    /** A number of a column as people say it. */
    String say(Table t, Column c, int value) {
        return switch (c.holds()) {
            case SEAT -> "seat " + (value + 1);
            case CARD -> value == 0 ? "none" : t.game().cards().name(value);
            case ROW -> value <= 0 || t.kindOf(value) < 0 ? "none" : Names.numbered(t, value);
            case FLAG -> value != 0 ? "true" : "false";
            case NUMBER -> library.vocabulary().meaning(c, value);
        };
    }
}
