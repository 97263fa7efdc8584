package croupier.lab.contract;

import croupier.kernel.Match;
import croupier.kernel.Prompt;
import java.util.Arrays;

/** The hash after every task of a match, and everybody who was asked. */
final class Trace implements Match.Probe {
    private long[] hashes = new long[64];
    private int size;
    private int[] asked = new int[64];
    private int askedSize;
    private int askedBefore;
    private long standingBefore;
    private boolean idle;

    @Override
    public void afterTask(Match m) {
        if (size == hashes.length) hashes = Arrays.copyOf(hashes, size * 2);
        hashes[size++] = m.hash();
        long standing = m.standing();
        idle |= size > 1 && standing == standingBefore && askedSize == askedBefore && !m.isOver();
        standingBefore = standing;
        askedBefore = askedSize;
    }

    @Override
    public void asked(int seat, Prompt why) {
        if (askedSize == asked.length) asked = Arrays.copyOf(asked, askedSize * 2);
        asked[askedSize++] = why.index() << 8 | seat;
    }

    Trace clear() {
        size = 0;
        askedSize = 0;
        askedBefore = 0;
        idle = false;
        return this;
    }

    /** Whether a task changed nothing and asked nobody: all that follow do the same. */
    boolean isIdle() {
        return idle;
    }

    int size() {
        return size;
    }

    /** The same tasks in the same order; a trace that stops earlier agrees as far as it goes. */
    void agrees(Trace other, String way) {
        int common = Math.min(size, other.size);
        int at = Arrays.mismatch(hashes, 0, common, other.hashes, 0, common);
        if (at >= 0) throw new Difference(way + ": the table after task " + (at + 1) + " is another");
    }

    boolean askedTheSame(Trace other) {
        return Arrays.equals(asked, 0, askedSize, other.asked, 0, other.askedSize);
    }

    /** Who was asked, as (seat, number of the prompt). */
    String whoWasAsked() {
        StringBuilder s = new StringBuilder();
        for (int i = 0; i < askedSize; i++)
            s.append(" (")
                    .append(asked[i] & 255)
                    .append(", ")
                    .append(asked[i] >> 8)
                    .append(')');
        return s.toString();
    }
}
