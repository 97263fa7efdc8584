package croupier.kernel;

import java.util.List;

/**
 * How good positions of a game are, by weights that can be learned: bots play by it, and {@code croupier train} looks for better
 * weights. A match may have stages, such as the battles of a run: inside of one, choices are searched, and no further than its end;
 * between them each option is judged by the position it leads to.
 */
public interface Evaluation {
    /** The stage between stages. */
    int BETWEEN = 0;

    /** What is weighed, in a fixed order; the first word of a name is its group. */
    List<String> names();

    /** The weights that come with the game, one for each name. */
    float[] weights();

    /** By how much each weight is varied at first when better ones are looked for; 0 leaves it alone. */
    float[] spreads();

    /** The stage in which a match is: another number in each of them, {@link #BETWEEN} between them. */
    int stage(Seen seen);

    /** Whether nothing is half done at this decision, so that the position can be judged; else the best choice here counts. */
    boolean isSettled(Decision d);

    /**
     * How good a position looks to a seat, larger is better, in the units of {@link Game#score}.
     *
     * @param from the stage from which it is looked at: what is open inside of another one does not count
     */
    int value(Seen seen, int seat, float[] weights, int from);

    /** How well a match went that is over: what training makes as large as it can. */
    double outcome(Seen seen, int seat);

    /** What is reported of matches besides who won, each as its mean. */
    default List<Tally> tallies() {
        return List.of();
    }
}
