package croupier.kernel;

import java.util.Arrays;

/** How a match ended, seat by seat. */
public record Outcome(boolean over, Result[] results, int[] scores) {
    public enum Result {
        OPEN,
        WON,
        LOST,
        DREW;

        static Result of(int stored) {
            return switch (stored) {
                case 1 -> WON;
                case 2 -> LOST;
                case 3 -> DREW;
                default -> OPEN;
            };
        }
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Outcome other
                && over == other.over
                && Arrays.equals(results, other.results)
                && Arrays.equals(scores, other.scores);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(results) * 31 + Arrays.hashCode(scores);
    }

    @Override
    public String toString() {
        if (!over) return "still open";
        StringBuilder s = new StringBuilder();
        for (int i = 0; i < results.length; i++) {
            if (i > 0) s.append(", ");
            s.append("seat ").append(i + 1).append(' ').append(results[i].name().toLowerCase(java.util.Locale.ROOT));
            if (scores[i] != 0) s.append(" (").append(scores[i]).append(')');
        }
        return s.toString();
    }
}
