package croupier.lab;

import java.util.Map;

/**
 * How fast a game is on one thread, and what its matches are like.
 *
 * @param policy the bot in every seat
 * @param decisions real choices: only those with two or more options count
 * @param forks copies of a match at a decision into a kept one
 * @param looks the same, run up to the open decision so that its options can be read
 * @param replays whole matches from their journals; {@link Rate#NONE} for matches that begin in the middle
 * @param tableBytes the largest table seen
 * @param bytesPerDecision what the thread allocates in steady state
 * @param meanAnswers how often a match asks, also where there is one option
 * @param averages what the workload tells of its matches
 */
public record Figures(
        String game,
        int seats,
        Map<String, String> options,
        String policy,
        Rate playouts,
        Rate decisions,
        Rate forks,
        Rate looks,
        Rate replays,
        int tableBytes,
        double bytesPerDecision,
        double meanOptions,
        double meanDecisions,
        double meanAnswers,
        Map<String, Double> averages) {
    /** Every answer, also where there was nothing to choose: as programs count that know no difference. */
    public Rate answers() {
        return playouts.times(meanAnswers);
    }
}
