package croupier.lab.data;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

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
    private int size;
    private int filled;
    private final List<String> texts = new ArrayList<>();
    private final Map<String, Integer> numberOf = new HashMap<>();

    /** Adds a column; before the first row. */
    public Sheet with(String name, Holds what) {
        if (size > 0) throw new IllegalStateException("columns are declared before the first row");
        names.add(name);
        holds.add(what);
        columns = Arrays.copyOf(columns, names.size());
        columns[names.size() - 1] = new long[1024];
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
        Integer number = numberOf.get(text);
        if (number == null) {
            number = texts.size();
            texts.add(text);
            numberOf.put(text, number);
        }
        return put((long) number);
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

    List<String> names() {
        return names;
    }

    Holds holds(int column) {
        return holds.get(column);
    }

    long[] column(int column) {
        return columns[column];
    }

    String text(long number) {
        return texts.get((int) number);
    }
}
