package croupier.kernel;

import java.util.Arrays;

/** A list of rows, lent by the table until the task is done. */
public final class Rows {
    private int[] rows = new int[16];
    private int size;

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public int get(int i) {
        if (Checks.ON) check(i);
        return rows[i];
    }

    private void check(int i) {
        if (i < 0 || i >= size) throw new AssertionError("row " + i + " of " + size);
    }

    public Rows add(int row) {
        if (size == rows.length) widen();
        rows[size++] = row;
        return this;
    }

    /** Puts a row at this place; those from there on follow it. */
    public void insert(int at, int row) {
        add(row);
        System.arraycopy(rows, at, rows, at + 1, size - 1 - at);
        rows[at] = row;
    }

    /** Puts the rows into the order of a number, the lowest first; rows with the same number stay in their order. */
    public Rows sort(Table t, Table.OfRow number) {
        for (int i = 1; i < size; i++) {
            int row = rows[i];
            int its = number.of(t, row);
            int at = i;
            for (; at > 0 && number.of(t, rows[at - 1]) > its; at--) rows[at] = rows[at - 1];
            rows[at] = row;
        }
        return this;
    }

    private void widen() {
        rows = Arrays.copyOf(rows, size * 2);
    }

    /** The same row or number this many times, instead of what was in the list. */
    public Rows fill(int count, int row) {
        if (count > rows.length) rows = new int[Math.max(count, 2 * rows.length)];
        Arrays.fill(rows, 0, count, row);
        size = count;
        return this;
    }

    public Rows addAll(Rows others) {
        for (int i = 0; i < others.size; i++) add(others.rows[i]);
        return this;
    }

    /** Adds a part of a list of rows. */
    void addAll(int[] from, int start, int count) {
        if (size + count > rows.length) rows = Arrays.copyOf(rows, Math.max(size + count, 2 * rows.length));
        System.arraycopy(from, start, rows, size, count);
        size += count;
    }

    /** Adds a row if the others have it. */
    public void addIfAmong(Rows others, int row) {
        if (others.has(row)) add(row);
    }

    public Rows clear() {
        size = 0;
        return this;
    }

    public boolean has(int row) {
        for (int i = 0; i < size; i++) if (rows[i] == row) return true;
        return false;
    }

    public void set(int i, int row) {
        rows[i] = row;
    }

    /** Takes out the row at this place; the others keep their order. */
    public void removeAt(int i) {
        System.arraycopy(rows, i + 1, rows, i, --size - i);
    }

    /** Leaves out all but the first ones. */
    public void shorten(int to) {
        assert to >= 0 && to <= size : to + " of " + size;
        size = to;
    }

    public void reverse() {
        for (int i = 0, j = size - 1; i < j; i++, j--) {
            int kept = rows[i];
            rows[i] = rows[j];
            rows[j] = kept;
        }
    }

    @Override
    public String toString() {
        return Arrays.toString(Arrays.copyOf(rows, size));
    }
}
