package croupier.lab.report;

import croupier.lab.Share;
import croupier.lab.data.Answer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The charts of a report. */
final class ReportCharts {
    private static final int LONGEST_COURSE = 60;
    private static final int BEST = 10;
    private static final int COSTLIEST = 24;

    private ReportCharts() {}

    static Plot shares(String name, String label, List<Findings.Rate> rates, double low, double high) {
        List<Plot.Bar> bars =
                rates.stream().map(r -> new Plot.Bar(r.name(), r.share())).toList();
        return Plot.shares(name, label, bars, low, high);
    }

    static Plot length(String name, String label, String axis, Answer a, String of) {
        List<String> names = new ArrayList<>();
        long[] counts = new long[a.size()];
        for (int i = 0; i < counts.length; i++) {
            names.add(Long.toString(a.number(i, of)));
            counts[i] = a.number(i, "n");
        }
        return Plot.bars(name, label, axis, names, counts);
    }

    /** The cards that make the greatest difference in one way, best first; those that hold before those that may be chance. */
    static Plot cards(String way, List<CardFinding> all) {
        List<CardFinding> chosen = all.stream()
                .limit(2 * BEST)
                .sorted((a, b) -> Double.compare(
                        b.difference().difference(), a.difference().difference()))
                .toList();
        List<Plot.Range> ranges = chosen.stream()
                .map(f -> new Plot.Range(
                        f.card(),
                        100 * f.difference().difference(),
                        100 * f.difference().low(),
                        100 * f.difference().high(),
                        String.format(
                                Locale.ROOT,
                                "%.1f %% with, %.1f without",
                                100 * f.with().share(),
                                100 * f.without().share()),
                        f.holds()))
                .toList();
        return Plot.differences(
                "cards-" + way.replace(' ', '-'),
                "Win rate of those with the card " + way + " minus that of the others, with 95 percent intervals",
                "points",
                ranges);
    }

    // ---- runs

    static Plot encounters(List<RunFindings.Encounter> all, String measure) {
        List<Plot.Range> ranges = all.stream()
                .limit(COSTLIEST)
                .map(e -> new Plot.Range(
                        e.name(),
                        e.lost().mean(),
                        e.lost().low(),
                        e.lost().high(),
                        String.format(
                                Locale.ROOT,
                                "%.1f, ends %s of %,d",
                                e.lost().mean(),
                                percent(e.ended()),
                                e.ended().of()),
                        true))
                .toList();
        return Plot.means(
                "encounters",
                "Mean " + measure + " lost in each encounter, the costliest first",
                measure + " lost",
                ranges);
    }

    private static String percent(Share s) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * s.share());
    }

    static Plot ways(List<RunFindings.Way> all, long place) {
        List<Plot.Range> ranges = all.stream()
                .map(w -> new Plot.Range(
                        w.kind() + ": " + w.times(),
                        w.reached().mean(),
                        w.reached().low(),
                        w.reached().high(),
                        String.format(
                                Locale.ROOT,
                                "%.1f, won %s of %,d",
                                w.reached().mean(),
                                percent(w.won()),
                                w.won().of()),
                        true))
                .toList();
        return Plot.means(
                "ways",
                "Place reached by how many of each kind lay on the way up to place " + place,
                "place reached",
                ranges);
    }

    /** The best and the worst. */
    static Plot offers(List<RunFindings.Offer> all) {
        List<RunFindings.Offer> holding =
                new ArrayList<>(all.stream().filter(RunFindings.Offer::holds).toList());
        List<RunFindings.Offer> chosen = holding.size() < 4 ? all : holding;
        List<RunFindings.Offer> ends = new ArrayList<>(chosen.subList(0, Math.min(BEST + 2, chosen.size())));
        ends.addAll(chosen.subList(Math.max(ends.size(), chosen.size() - BEST - 2), chosen.size()));
        List<Plot.Range> ranges = ends.stream()
                .map(o -> new Plot.Range(
                        o.card(),
                        o.difference().difference(),
                        o.difference().low(),
                        o.difference().high(),
                        String.format(
                                Locale.ROOT,
                                "taken %.0f %% of %,d",
                                100.0
                                        * o.taken().n()
                                        / (o.taken().n() + o.left().n()),
                                o.taken().n() + o.left().n()),
                        o.holds()))
                .toList();
        return Plot.differences(
                "offers",
                "Place reached by those who took what was offered minus that of those who left it: the best and the worst",
                "places",
                ranges);
    }

    // ---- course

    static List<Plot> course(Answer a) {
        Map<String, double[][]> lines = new LinkedHashMap<>();
        for (int i = 0; i < a.size(); i++) {
            int turn = (int) a.number(i, "turn");
            if (turn > LONGEST_COURSE) continue;
            double[][] of = lines.computeIfAbsent(a.text(i, "measure"), _ -> {
                double[][] fresh = new double[2][LONGEST_COURSE];
                for (double[] f : fresh) Arrays.fill(f, Double.NaN);
                return fresh;
            });
            of[a.number(i, "won") > 0 ? 0 : 1][turn - 1] = a.real(i, "mean");
        }
        List<Plot> all = new ArrayList<>();
        lines.forEach((measure, of) -> {
            if (isConstant(of)) return;
            all.add(Plot.lines(
                    "course-" + measure.replaceAll("[^a-zA-Z0-9]+", "-"),
                    measure + ": mean at the beginning of each turn",
                    "turn",
                    List.of(new Plot.Line("won", of[0]), new Plot.Line("did not win", of[1]))));
        });
        return all;
    }

    private static boolean isConstant(double[][] of) {
        return Arrays.stream(of)
                        .flatMapToDouble(Arrays::stream)
                        .filter(v -> !Double.isNaN(v))
                        .distinct()
                        .count()
                < 2;
    }
}
