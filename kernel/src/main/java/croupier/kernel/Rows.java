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

    /** Replaces the list by one row or number, this many times. */
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

    /** Adds what lies in a zone, in its order. */
    public Rows addAll(Table t, Zone z, int owner) {
        int count = t.count(z, owner);
        for (int i = 0; i < count; i++) add(t.at(z, owner, i));
        return this;
    }

    /** Which rows are meant; captures nothing and writes nothing. */
    public interface RowFilter {
        boolean test(Table t, int row);
    }

    /** Adds some of what lies in a zone, in its order. */
    public Rows addAll(Table t, Zone z, int owner, RowFilter which) {
        int count = t.count(z, owner);
        for (int i = 0; i < count; i++) if (which.test(t, t.at(z, owner, i))) add(t.at(z, owner, i));
        return this;
    }

    /** Adds some of what lies in a zone, in its order, by a number that the filter gets. */
    public Rows addAll(Table t, Zone z, int owner, Filter which, int arg) {
        int count = t.count(z, owner);
        for (int i = 0; i < count; i++) if (which.test(t, t.at(z, owner, i), arg)) add(t.at(z, owner, i));
        return this;
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

    /** Takes out the last row. */
    public int removeLast() {
        return rows[--size];
    }

    /** Lets two rows change places. */
    public void swap(int i, int j) {
        int kept = rows[i];
        rows[i] = rows[j];
        rows[j] = kept;
    }

    /** Leaves out all but the first ones. */
    public void shorten(int to) {
        assert to >= 0 && to <= size : to + " of " + size;
        size = to;
    }

    public void reverse() {
        for (int i = 0, j = size - 1; i < j; i++, j--) swap(i, j);
    }

    // ---- chance

    /** Puts the rows into any order. */
    public Rows shuffle(Table t, Stream s) {
        for (int i = size - 1; i > 0; i--) swap(i, t.roll(s, i + 1));
        return this;
    }

    /** Keeps this many of the rows, chosen by chance, in the order in which they were chosen; all if there are not more. */
    public Rows keepRandom(Table t, Stream s, int many) {
        int wanted = Math.min(size, Math.max(0, many));
        for (int i = 0; i < wanted; i++) swap(i, i + t.roll(s, size - i));
        shorten(wanted);
        return this;
    }

    // ---- doing the same to each

    /** What is done to a row. */
    public interface ToEach {
        void to(Table t, int row);
    }

    /** What is done to a row, with a number. */
    public interface NumberToEach {
        void to(Table t, int row, int number);
    }

    /** What a row does to another, with a number. */
    public interface SourceToEach {
        void to(Table t, int source, int row, int number);
    }

    /** Does something to every row, in their order. */
    public void each(Table t, ToEach does) {
        for (int i = 0; i < size; i++) does.to(t, rows[i]);
    }

    /** Does something to every row, with the same number. */
    public void each(Table t, NumberToEach does, int number) {
        for (int i = 0; i < size; i++) does.to(t, rows[i], number);
    }

    /** Lets a row do something to every row, with the same number. */
    public void each(Table t, int source, SourceToEach does, int number) {
        for (int i = 0; i < size; i++) does.to(t, source, rows[i], number);
    }

    /** Sets a number of every row. */
    public void setEach(Table t, Column c, int value) {
        for (int i = 0; i < size; i++) t.set(c, rows[i], value);
    }

    /** Adds to a number of every row. */
    public void addEach(Table t, Column c, int more) {
        for (int i = 0; i < size; i++) t.add(c, rows[i], more);
    }

    @Override
    public String toString() {
        return Arrays.toString(Arrays.copyOf(rows, size));
    }
}
