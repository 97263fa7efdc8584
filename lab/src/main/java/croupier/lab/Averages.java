package croupier.lab;

import croupier.kernel.Generator;
import croupier.kernel.Match;
import croupier.kernel.Prompt;
import croupier.kernel.Tally;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What matches are like on average: how often seats are asked, and what a workload counts. Not measured by the clock. */
final class Averages implements Match.Probe {
    private static final int MATCHES = 400;

    private final Match match;
    private final List<Tally> tallies;
    private final long[] sums;
    private long answers;

    private Averages(Match match, List<Tally> tallies) {
        this.match = match;
        this.tallies = tallies;
        sums = new long[tallies.size()];
    }

    static Averages of(Playout playout, List<Tally> tallies, long[] next) {
        Averages a = new Averages(playout.match(), tallies);
        playout.match().probe(a);
        for (int i = 0; i < MATCHES; i++) {
            playout.play(Generator.mix(next[0]++));
            a.count(false);
        }
        playout.match().probe(null);
        return a;
    }

    @Override
    public void afterTask(Match m) {}

    @Override
    public void asked(int seat, Prompt why) {
        answers++;
        count(true);
    }

    private void count(boolean isAnswer) {
        for (int i = 0; i < sums.length; i++)
            if (tallies.get(i).isEachAnswer() == isAnswer)
                sums[i] += tallies.get(i).of().applyAsInt(match.table());
    }

    /** How often somebody is asked in a match, also where there is nothing to choose. */
    double answers() {
        return answers / (double) MATCHES;
    }

    Map<String, Double> means() {
        Map<String, Double> means = new LinkedHashMap<>();
        for (int i = 0; i < sums.length; i++) means.put(tallies.get(i).name(), sums[i] / (double) MATCHES);
        return means;
    }
}
