package croupier.lab.search;

import java.util.List;

/**
 * What a search made of a choice.
 *
 * @param options what can be chosen, the best first; of options that are the same choice one
 * @param standsFor by option of the decision: the option that stands for it, since it is the same choice
 * @param line what is expected to come of the best one, in words: who does what
 */
public record Thought(List<Weighed> options, List<Integer> standsFor, List<String> line) {
    /** What an option of the decision comes to. */
    public Weighed of(int option) {
        int wanted = standsFor.get(option);
        for (Weighed w : options) if (w.option() == wanted) return w;
        throw new IllegalArgumentException("there is no option " + option);
    }

    /**
     * One thing to choose.
     *
     * @param option its place among the options of the decision
     * @param chance to win with it, from 0 to 1; in a game for one 0.5 is as good as now
     * @param tries how often it was tried
     */
    public record Weighed(int option, double chance, int tries) {}
}
