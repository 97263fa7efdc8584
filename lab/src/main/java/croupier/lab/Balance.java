package croupier.lab;

import croupier.kernel.Game;
import croupier.kernel.Option;
import croupier.kernel.Setup;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.LongConsumer;
import java.util.stream.Collectors;

/**
 * Every pairing of the ready-made decks of a game for two, both ways round, between equal bots. The same seed gives the
 * same table with any number of threads: each pairing is a {@link Simulation} with a seed of its own.
 *
 * @param games matches of a pairing, half of them each way round
 */
public record Balance(Setup setup, String bot, int games, long seed, int threads) {
    public Balance {
        if (setup.seats() != 2) throw new IllegalArgumentException("decks are paired at two seats");
        if (games < 2) throw new IllegalArgumentException("a pairing needs at least 2 matches, not " + games);
        if (setup.game().decks().size() < 2)
            throw new IllegalArgumentException(setup.game().name() + " has no ready-made decks to pair");
    }

    /** The decks that are paired. */
    public static List<String> decks(Game game) {
        return game.readyMade();
    }

    /**
     * What came out: of a pairing the matches, and how many the row's deck won; draws count half.
     *
     * @param options the options of all matches that are not as usual, by name
     * @param won won[a][b] by deck a against deck b, in halves: a win 2, a draw 1
     * @param began began[a][b] what deck a won as the first seat against deck b, in halves; half of the matches of the pairing
     * @param drawn how many matches of a pairing were drawn
     * @param firstSeat what the first seat won of all matches that were not drawn
     */
    public record Report(
            String game,
            String bot,
            long seed,
            Map<String, String> options,
            int games,
            List<String> decks,
            int[][] won,
            int[][] began,
            int[][] drawn,
            Share firstSeat,
            Share draws,
            double turns,
            double decisions) {

        /** The mean share of wins of a deck over all its pairings. */
        public double mean(int deck) {
            double sum = 0;
            for (int other = 0; other < decks.size(); other++) if (other != deck) sum += share(deck, other);
            return sum / (decks.size() - 1);
        }

        public double share(int deck, int other) {
            return won[deck][other] / (2.0 * games);
        }

        /** The share of its wins at the first seat, of the matches of one pairing in which it sat there. */
        public double first(int deck, int other) {
            return began[deck][other] / (double) games;
        }

        /** The mean share of wins of a deck over all its pairings, at the first seat. */
        public double first(int deck) {
            double sum = 0;
            for (int other = 0; other < decks.size(); other++) if (other != deck) sum += first(deck, other);
            return sum / (decks.size() - 1);
        }

        /** A page with a table: means, then every pairing. */
        public String markdown() {
            StringBuilder s = new StringBuilder();
            s.append(line(
                    "%d matches a pairing, half of them each way round, bots: %s, seed %d%s.%n",
                    games, bot, seed, told()));
            s.append(line(
                    "The first seat won %s, %s were draws; a match has %s%.0f decisions.%n%n",
                    percent(firstSeat), percent(draws), turns > 0 ? line("%.1f turns and ", turns) : "", decisions));
            s.append("| deck | mean | first |");
            for (String d : decks) s.append(' ').append(d).append(" |");
            s.append("\n|---|---|---|").append("---|".repeat(decks.size())).append('\n');
            for (int a = 0; a < decks.size(); a++) {
                s.append(line("| **%s** | **%.1f %%** | %.0f |", decks.get(a), 100 * mean(a), 100 * first(a)));
                for (int b = 0; b < decks.size(); b++) s.append(a == b ? " |" : line(" %.0f |", 100 * share(a, b)));
                s.append('\n');
            }
            return s.toString();
        }

        /** ", options first=1, later-essence=2". */
        private String told() {
            return options.isEmpty()
                    ? ""
                    : options.entrySet().stream()
                            .map(e -> e.getKey() + "=" + e.getValue())
                            .collect(Collectors.joining(", ", ", options ", ""));
        }

        /** One line per pairing, for spreadsheets. */
        public String csv() {
            StringBuilder s = new StringBuilder("game,seed,deck,against,matches,share,first,drawn\n");
            for (int a = 0; a < decks.size(); a++)
                for (int b = 0; b < decks.size(); b++)
                    if (a != b)
                        s.append(line(
                                "%s,%d,%s,%s,%d,%.4f,%.4f,%.4f%n",
                                game,
                                seed,
                                decks.get(a),
                                decks.get(b),
                                games,
                                share(a, b),
                                first(a, b),
                                (double) drawn[a][b] / games));
            return s.toString();
        }

        private static String percent(Share s) {
            return line("%.1f %% (%.1f to %.1f)", 100 * s.share(), 100 * s.low(), 100 * s.high());
        }

        @SuppressWarnings("AnnotateFormatMethod") // the annotation would need a library
        private static String line(String format, Object... values) {
            return String.format(Locale.ROOT, format, values);
        }
    }

    /** Plays all pairings; the listener gets how many matches are done. */
    public Report run(LongConsumer done) {
        List<String> decks = decks(setup.game());
        List<Option> options = setup.game().decks();
        int[][] won = new int[decks.size()][decks.size()];
        int[][] began = new int[decks.size()][decks.size()];
        int[][] drew = new int[decks.size()][decks.size()];
        long first = 0;
        long drawn = 0;
        long played = 0;
        double turns = 0;
        double decisions = 0;
        for (int a = 0; a < decks.size(); a++)
            for (int b = 0; b < decks.size(); b++) {
                if (a == b) continue;
                Setup pair = setup.with(options.get(0).name(), decks.get(a))
                        .with(options.get(1).name(), decks.get(b));
                long own = Simulation.seedOf(seed, (long) a * decks.size() + b);
                Results r = new Simulation(pair, List.of(bot, bot), games / 2, own, threads, false).run(_ -> {});
                long draws = r.draws().count();
                long wins = r.seats().getFirst().won().count();
                long losses = r.seats().getLast().won().count();
                began[a][b] = (int) (2 * wins + draws);
                won[a][b] += (int) (2 * wins + draws);
                won[b][a] += (int) (2 * losses + draws);
                drew[a][b] += (int) draws;
                drew[b][a] += (int) draws;
                first += wins;
                drawn += draws;
                played += r.matches();
                turns += r.turns() * r.matches();
                decisions += r.decisions() * r.matches();
                done.accept(played);
            }
        return new Report(
                setup.game().name(),
                bot,
                seed,
                setup.options(),
                games / 2 * 2,
                decks,
                won,
                began,
                drew,
                Share.of(first, played - drawn),
                Share.of(drawn, played),
                turns / played,
                decisions / played);
    }
}
