package croupier.lab;

import croupier.kernel.Match;

/** Sums over matches. Whole numbers only, so that the order in which threads add makes no difference. */
final class Totals {
    /** Of one seat or one bot: how its matches ended, and its scores. */
    static final class Line {
        long matches;
        long won;
        long drawn;
        long score;
        long scoreSquares;

        private void add(int result, int points) {
            matches++;
            if (result > 0) won++;
            if (result == 0) drawn++;
            score += points;
            scoreSquares += (long) points * points;
        }

        private void add(Line other) {
            matches += other.matches;
            won += other.won;
            drawn += other.drawn;
            score += other.score;
            scoreSquares += other.scoreSquares;
        }
    }

    final Line[] seats;
    final Line[] bots;
    long matches;
    long draws;
    long decisions;
    long decisionSquares;
    long longest;
    long shortest = Long.MAX_VALUE;
    long turns;

    Totals(int seats) {
        this.seats = lines(seats);
        this.bots = lines(seats);
    }

    private static Line[] lines(int count) {
        Line[] lines = new Line[count];
        for (int i = 0; i < count; i++) lines[i] = new Line();
        return lines;
    }

    /** A match that is over; the bot in seat s is number {@code (s + shift) % seats}. */
    void add(Match m, int shift, long choices, int turn) {
        boolean somebodyWon = false;
        for (int s = 0; s < seats.length; s++) {
            int result = m.resultOf(s);
            int points = m.scoreOf(s);
            somebodyWon |= result > 0;
            seats[s].add(result, points);
            bots[(s + shift) % seats.length].add(result, points);
        }
        matches++;
        if (!somebodyWon && m.resultOf(0) == 0) draws++;
        decisions += choices;
        decisionSquares += choices * choices;
        longest = Math.max(longest, choices);
        shortest = Math.min(shortest, choices);
        turns += turn;
    }

    void add(Totals other) {
        for (int i = 0; i < seats.length; i++) {
            seats[i].add(other.seats[i]);
            bots[i].add(other.bots[i]);
        }
        matches += other.matches;
        draws += other.draws;
        decisions += other.decisions;
        decisionSquares += other.decisionSquares;
        longest = Math.max(longest, other.longest);
        shortest = Math.min(shortest, other.shortest);
        turns += other.turns;
    }
}
