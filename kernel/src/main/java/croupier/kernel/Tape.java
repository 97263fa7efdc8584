package croupier.kernel;

import java.util.Arrays;

/** The answers since the checkpoint, forced ones too. A choice of several is their number and then the picks. */
final class Tape {
    long[] codes = new long[32];
    int size;
    int at;
    /** Where the newest answer ends that somebody really gave. */
    int given;

    boolean hasNext() {
        return at < size;
    }

    long next() {
        return codes[at++];
    }

    /** Records an answer that was just given. */
    void add(long code) {
        put(code);
        at = size;
    }

    /** Records an answer to be read by the next run of the rule. */
    void put(long code) {
        if (size == codes.length) codes = Arrays.copyOf(codes, size * 2);
        codes[size++] = code;
    }

    void rewind(int to) {
        at = to;
    }

    /** What was recorded last is an answer that somebody really gave. */
    void markGiven() {
        given = size;
    }

    void clear() {
        size = 0;
        at = 0;
        given = 0;
    }

    void copyFrom(Tape other) {
        if (codes.length < other.size) codes = new long[other.codes.length];
        System.arraycopy(other.codes, 0, codes, 0, other.size);
        size = other.size;
        given = other.given;
        at = 0;
    }
}
