package croupier.lab;

import croupier.kernel.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * What came out of many matches.
 *
 * @param turns mean of the game's own count of turns or rounds at the end, 0 if it has none
 */
public record Results(
        String game,
        Map<String, String> options,
        long seed,
        boolean rotated,
        long matches,
        Share draws,
        List<Line> seats,
        List<Line> bots,
        double decisions,
        double decisionsDeviation,
        long shortest,
        long longest,
        double turns) {

    /** One seat, or one bot. */
    public record Line(String name, Share won, Share drawn, double score, double scoreDeviation) {}

    static Results of(Setup setup, long seed, boolean rotated, List<String> bots, Totals t) {
        List<Line> seats = new ArrayList<>();
        List<Line> players = new ArrayList<>();
        for (int i = 0; i < t.seats.length; i++) {
            String sitting = rotated ? "" : " " + bots.get(i);
            seats.add(line("seat " + (i + 1) + sitting, t.seats[i]));
            boolean twin = bots.indexOf(bots.get(i)) != bots.lastIndexOf(bots.get(i));
            players.add(line(twin ? bots.get(i) + " (" + (i + 1) + ")" : bots.get(i), t.bots[i]));
        }
        return new Results(
                setup.game().name(),
                setup.options(),
                seed,
                rotated,
                t.matches,
                Share.of(t.draws, t.matches),
                seats,
                players,
                mean(t.decisions, t.matches),
                deviation(t.decisions, t.decisionSquares, t.matches),
                t.matches == 0 ? 0 : t.shortest,
                t.longest,
                mean(t.turns, t.matches));
    }

    private static Line line(String name, Totals.Line l) {
        return new Line(
                name,
                Share.of(l.won, l.matches),
                Share.of(l.drawn, l.matches),
                mean(l.score, l.matches),
                deviation(l.score, l.scoreSquares, l.matches));
    }

    private static double mean(long sum, long of) {
        return of == 0 ? 0 : (double) sum / of;
    }

    private static double deviation(long sum, long squares, long of) {
        if (of < 2) return 0;
        double mean = (double) sum / of;
        return Math.sqrt(Math.max(0, ((double) squares - mean * sum) / (of - 1)));
    }

    /** A table for spreadsheets: one line per seat and per bot. */
    public String csv() {
        StringBuilder s = new StringBuilder("game,seed,matches,of,name,won,share,low,high,drawn,score,deviation\n");
        for (Line l : seats) csv(s, "seat", l);
        for (Line l : bots) csv(s, "bot", l);
        return s.toString();
    }

    private void csv(StringBuilder s, String of, Line l) {
        s.append(String.format(
                Locale.ROOT,
                "%s,%d,%d,%s,%s,%d,%.6f,%.6f,%.6f,%d,%.4f,%.4f%n",
                game,
                seed,
                matches,
                of,
                l.name,
                l.won.count(),
                l.won.share(),
                l.won.low(),
                l.won.high(),
                l.drawn.count(),
                l.score,
                l.scoreDeviation));
    }
}
