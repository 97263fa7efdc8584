package croupier.lab;

import croupier.kernel.Code;
import croupier.kernel.Decision;
import croupier.kernel.Match;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** How much CPU time each answer takes in matches from one table: the mean, and the dearest answer. */
public final class AnswerTimes {
    /** What the program needs to get warm. */
    private static final int ROUNDS = 6;

    private static final int MEASURED = 3;
    private static final double NANOS = 1e6;

    /**
     * What was measured, in milliseconds.
     *
     * @param worst the dearest answer of the best of the last rounds, so that a pause of the machine does not count
     * @param worstAt what was asked there
     */
    public record Figures(int answers, double mean, double worst, String worstAt) {}

    private final Supplier<Match> from;
    private final int answers;
    private final LongSupplier clock;

    public AnswerTimes(Supplier<Match> from, int answers) {
        this(from, answers, Windows::cpuNanos);
    }

    AnswerTimes(Supplier<Match> from, int answers, LongSupplier clock) {
        this.from = from;
        this.answers = answers;
        this.clock = clock;
    }

    /** The same answers several times over; of the last rounds the quickest time of each answer counts. */
    public Figures run() {
        long[] best = new long[answers];
        Arrays.fill(best, Long.MAX_VALUE);
        List<String> asked = new ArrayList<>();
        for (int round = 0; round < ROUNDS; round++) {
            asked.clear();
            long[] took = round(asked);
            for (int i = 0; round >= ROUNDS - MEASURED && i < took.length; i++) best[i] = Math.min(best[i], took[i]);
        }
        int n = asked.size();
        int worst = 0;
        double sum = 0;
        for (int i = 0; i < n; i++) {
            sum += best[i];
            if (best[i] > best[worst]) worst = i;
        }
        return n == 0
                ? new Figures(0, 0, 0, "nothing")
                : new Figures(n, sum / n / NANOS, best[worst] / NANOS, asked.get(worst));
    }

    private long[] round(List<String> asked) {
        Match m = from.get();
        Random dice = new Random(1);
        long[] took = new long[answers];
        for (int n = 0; n < answers && !m.isOver() && m.open() > 0; n++) {
            Decision d = m.open(0);
            long[] codes = chosen(d, dice);
            asked.add(d.why().name());
            long before = clock.getAsLong();
            if (!m.answer(d.seat(), codes).ok()) throw new IllegalStateException("an option was refused: " + d.why());
            took[n] = clock.getAsLong() - before;
        }
        return Arrays.copyOf(took, asked.size());
    }

    /** As many as may be chosen; of single options rather one of the later ones, since the first is to pass. */
    private static long[] chosen(Decision d, Random dice) {
        List<Long> codes = new ArrayList<>();
        for (int i = 0; i < d.size(); i++) if (Code.word(d.code(i)) != Code.TAKE_BACK) codes.add(d.code(i));
        int many = d.several() ? Math.max(d.min(), Math.min(d.max(), codes.size())) : 1;
        int from = dice.nextInt(codes.size() - many + 1);
        if (many == 1 && from == 0 && codes.size() > 1 && dice.nextInt(4) > 0)
            from = 1 + dice.nextInt(codes.size() - 1);
        return codes.subList(from, from + many).stream()
                .mapToLong(Long::longValue)
                .toArray();
    }
}
