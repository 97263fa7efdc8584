package croupier.lab;

import croupier.kernel.Setup;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * How bots did on a ladder, the strongest first.
 *
 * @param games matches of each pair, or of each bot in a game for one
 */
public record Standings(
        String game, int seats, Map<String, String> options, long seed, int games, List<Line> lines, List<Pair> pairs) {

    /**
     * One bot.
     *
     * @param rating in Elo points, with the ends of its 95 % interval; 0 in a game for one
     * @param score the mean of what the game counts at the end
     */
    public record Line(String bot, double rating, double low, double high, Share won, Share drawn, double score) {}

    /** What the first bot has of a win against the second, a draw counting its share; with more seats, one seat against the rest. */
    public record Pair(String bot, String against, int matches, double share, double low, double high) {}

    static Standings of(Setup setup, long seed, int games, List<String> bots, List<Ladder.Played> played) {
        int n = bots.size();
        double[][] ratings = setup.seats() == 1 ? new double[n][3] : Ratings.of(n, played, seed);
        List<Line> lines = new ArrayList<>();
        for (int b = 0; b < n; b++) lines.add(line(bots.get(b), b, ratings[b], played));
        lines.sort(Comparator.comparingDouble(Line::rating)
                .thenComparingDouble(l -> l.won().share())
                .thenComparingDouble(Line::score)
                .reversed());
        List<Pair> pairs = new ArrayList<>();
        for (int a = 0; a < n && setup.seats() > 1; a++)
            for (int b = 0; b < n; b++) if (a != b) pairs.add(pair(bots, a, b, played));
        return new Standings(setup.game().name(), setup.seats(), setup.options(), seed, games, lines, pairs);
    }

    private static Line line(String name, int bot, double[] rating, List<Ladder.Played> played) {
        long of = 0;
        long won = 0;
        long drawn = 0;
        double score = 0;
        for (Ladder.Played p : played)
            for (int s = 0; s < p.bots().length; s++) {
                if (p.bots()[s] != bot) continue;
                of++;
                if (p.results()[s] > 0) won++;
                if (p.results()[s] == 0) drawn++;
                score += p.scores()[s];
            }
        return new Line(name, rating[0], rating[1], rating[2], Share.of(won, of), Share.of(drawn, of), score / of);
    }

    private static Pair pair(List<String> bots, int a, int b, List<Ladder.Played> played) {
        int matches = 0;
        double sum = 0;
        for (Ladder.Played p : played) {
            int own = -1;
            int others = 0;
            for (int s = 0; s < p.bots().length; s++) {
                if (p.bots()[s] == a) own = own == -1 ? s : -2;
                if (p.bots()[s] == b) others++;
            }
            if (own < 0 || others != p.bots().length - 1) continue;
            matches++;
            sum += Ratings.share(p, own);
        }
        Share share = Share.ofPart(sum, matches);
        return new Pair(bots.get(a), bots.get(b), matches, share.share(), share.low(), share.high());
    }

    /** A page with tables: ratings, and every pair. */
    public String markdown() {
        StringBuilder s = new StringBuilder();
        boolean alone = seats == 1;
        s.append(say(
                "%s, %d %s, %d matches of each %s, seed %d",
                game, seats, alone ? "seat" : "seats", games, alone ? "bot" : "pair", seed));
        options.forEach((k, v) -> s.append(", ").append(k).append('=').append(v));
        s.append(".\n\n| bot | ")
                .append(alone ? "" : "rating | 95 % between | ")
                .append("won | 95 % between | drawn | score |\n");
        s.append("|---|").append(alone ? "" : "---|---|").append("---|---|---|---|\n");
        for (Line l : lines) {
            s.append("| ").append(l.bot()).append(" | ");
            if (!alone) s.append(say("%+.0f | %+.0f to %+.0f | ", l.rating(), l.low(), l.high()));
            s.append(say(
                    "%.1f %% | %.1f to %.1f | %.1f %% | %.1f |%n",
                    100 * l.won().share(),
                    100 * l.won().low(),
                    100 * l.won().high(),
                    100 * l.drawn().share(),
                    l.score()));
        }
        if (alone) return s.toString();
        s.append(say("%n| bot | against | matches | has of a win | 95 %% between |%n|---|---|---|---|---|%n"));
        for (Pair p : pairs)
            s.append(say(
                    "| %s | %s | %d | %.1f %% | %.1f to %.1f |%n",
                    p.bot(), p.against(), p.matches(), 100 * p.share(), 100 * p.low(), 100 * p.high()));
        if (seats > 2) s.append(say("%nOne seat against %d others; %.0f %% is even.%n", seats - 1, 100.0 / seats));
        return s.append('\n').append(plot()).toString();
    }

    private static final int WIDTH = 60;

    /** Ratings as a picture: a point in its interval for each bot. */
    String plot() {
        double least = lines.stream().mapToDouble(Line::low).min().orElse(0);
        double most =
                Math.max(least + 1, lines.stream().mapToDouble(Line::high).max().orElse(1));
        int name = lines.stream().mapToInt(l -> l.bot().length()).max().orElse(0);
        StringBuilder s = new StringBuilder("```\n");
        for (Line l : lines) {
            char[] row = " ".repeat(WIDTH + 1).toCharArray();
            for (int i = at(l.low(), least, most); i <= at(l.high(), least, most); i++) row[i] = '-';
            row[at(l.low(), least, most)] = '|';
            row[at(l.high(), least, most)] = '|';
            row[at(l.rating(), least, most)] = 'o';
            s.append(say("%-" + name + "s %s %+.0f%n", l.bot(), new String(row), l.rating()));
        }
        return s.append("```\n").toString();
    }

    private static int at(double rating, double least, double most) {
        return (int) Math.round((rating - least) / (most - least) * WIDTH);
    }

    @SuppressWarnings("AnnotateFormatMethod") // the annotation would need a library
    private static String say(String format, Object... values) {
        return String.format(Locale.ROOT, format, values);
    }
}
