package croupier.lab.contract;

/**
 * What a game that keeps its contract was like.
 *
 * @param mostAsks how often one task asked, also where there was nothing to choose
 * @param noRedeals how many of the redeals found no deal that fits
 * @param bytesPerDecision what a playout allocates once it is warm
 */
public record Report(
        String game,
        long matches,
        long decisions,
        int longestMatch,
        int mostAsks,
        long redeals,
        long noRedeals,
        double bytesPerDecision) {}
