package croupier.kernel;

import java.util.Arrays;

/** What several seats answered at the same time, in the order of the seats asked; lent until the task is done. */
public final class Answers {
    private long[] codes = new long[8];
    private int[] seats = new int[8];
    private int size;

    Answers clear() {
        size = 0;
        return this;
    }

    void add(int seat, long code) {
        if (size == codes.length) {
            codes = Arrays.copyOf(codes, size * 2);
            seats = Arrays.copyOf(seats, size * 2);
        }
        seats[size] = seat;
        codes[size++] = code;
    }

    public int size() {
        return size;
    }

    public int seat(int i) {
        return seats[i];
    }

    public long code(int i) {
        return codes[i];
    }

    /** The row that a seat chose, 0 for nothing. */
    public int row(int i) {
        return Code.a(codes[i]);
    }

    public int word(int i) {
        return Code.word(codes[i]);
    }

    /** The chosen rows, without the seats that had nothing to choose. */
    public Rows rows(Table t) {
        Rows rows = t.rows();
        for (int i = 0; i < size; i++) if (row(i) != 0) rows.add(row(i));
        return rows;
    }
}
