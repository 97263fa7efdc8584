package croupier.lab.report;

import croupier.lab.Share;
import croupier.lab.study.Statistics;

/**
 * A card in a study.
 *
 * @param way what the comparison is about: drawn, played, gained, in the deck
 * @param with win rate of the seats for which it is so
 * @param without of the others
 * @param chance that the difference is no more than that of chance, corrected for all cards of the same way
 */
public record CardFinding(
        String card,
        String kind,
        String way,
        Share with,
        Share without,
        Statistics.Difference difference,
        double chance) {
    /** Whether the difference holds after the correction. */
    public boolean holds() {
        return chance < 0.05;
    }
}
