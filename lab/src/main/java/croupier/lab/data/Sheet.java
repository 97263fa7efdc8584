package croupier.lab.data;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Rows that are collected in memory, column by column, until they are written. Numbers take no garbage; texts are kept once each.
 * One thread fills a sheet at a time.
 */
public final class Sheet {
    /** What a column holds. */
    public enum Holds {
        INT,
        LONG,
        DOUBLE,
        TEXT
    }

    private final List<String> names = new ArrayList<>();
    private final List<Holds> holds = new ArrayList<>();
    private long[][] columns = new long[0][];
    private List<Pack> packs = List.of();
    private int size;
    private int filled;
    private final List<String> texts = new ArrayList<>();
    private final Map<String, Integer> numbers = new HashMap<>();

    /** Adds a column; before the first row. */
    public Sheet with(String name, Holds what) {
        if (size > 0) throw new IllegalStateException("columns are declared before the first row");
        names.add(name);
        holds.add(what);
        columns = Arrays.copyOf(columns, names.size());
        columns[names.size() - 1] = new long[1024];
        packs = packed();
        return this;
    }

    public Sheet ints(String... columns) {
        for (String c : columns) with(c, Holds.INT);
        return this;
    }

    /** The next number of the row under way; a row is full when every column has one. */
    public Sheet put(long value) {
        if (size == columns[filled].length) columns[filled] = Arrays.copyOf(columns[filled], 2 * size);
        columns[filled][size] = value;
        filled++;
        if (filled == columns.length) {
            filled = 0;
            size++;
        }
        return this;
    }

    public Sheet put(double value) {
        return put(Double.doubleToRawLongBits(value));
    }

    public Sheet put(String text) {
        return put((long) numberOf(text));
    }

    /** The number under which a text is kept; to put it is to put the text, without looking it up for every row. */
    public int numberOf(String text) {
        Integer number = numbers.get(text);
        if (number == null) {
            number = texts.size();
            texts.add(text);
            numbers.put(text, number);
        }
        return number;
    }

    /** How many whole rows there are. */
    public int size() {
        return size;
    }

    /** Forgets the rows; the memory is used again. */
    public void clear() {
        size = 0;
        filled = 0;
    }

    /** Keeps the first rows only. */
    public void shorten(int to) {
        size = Math.min(size, to);
        filled = 0;
    }

    long[] column(int column) {
        return columns[column];
    }

    /**
     * A column as it travels to DuckDB.
     *
     * @param other the column of 32 bits that travels in its low half, as a number from 0 on; -1 for none
     */
    record Pack(int column, int other, boolean isDouble) {}

    List<Pack> packs() {
        return packs;
    }

    /** The columns as they travel: those of 32 bits in pairs. */
    private List<Pack> packed() {
        List<Pack> all = new ArrayList<>();
        int waiting = -1;
        for (int c = 0; c < holds.size(); c++) {
            boolean isHalf = holds.get(c) == Holds.INT || holds.get(c) == Holds.TEXT;
            if (!isHalf) all.add(new Pack(c, -1, holds.get(c) == Holds.DOUBLE));
            else if (waiting < 0) waiting = c;
            else {
                all.add(new Pack(waiting, c, false));
                waiting = -1;
            }
        }
        if (waiting >= 0) all.add(new Pack(waiting, -1, false));
        return all;
    }

    /** The query that makes the columns of this sheet of the packs in a table. */
    String unpacked(String table) {
        String[] made = new String[holds.size()];
        for (int i = 0; i < packs.size(); i++) {
            Pack p = packs.get(i);
            if (p.other < 0) made[p.column] = as(p.column, "p" + i);
            else {
                made[p.column] = as(p.column, "(p" + i + " >> 32)");
                made[p.other] = as(p.other, "((p" + i + " & 4294967295) - 2147483648)");
            }
        }
        return "(SELECT " + String.join(", ", made) + " FROM " + table + ")";
    }

    private String as(int column, String value) {
        String typed = switch (holds.get(column)) {
            case LONG, DOUBLE -> value;
            case INT -> value + "::INTEGER";
            case TEXT -> listed() + "[" + value + " + 1]";
        };
        return typed + " AS \"" + names.get(column) + "\"";
    }

    /** All texts as a list of SQL. Files must not show which thread wrote them, so a sheet without texts has a list too. */
    private String listed() {
        return (texts.isEmpty() ? List.of("") : texts)
                .stream().map(Lake::quoted).collect(Collectors.joining(", ", "([", "])"));
    }
}
