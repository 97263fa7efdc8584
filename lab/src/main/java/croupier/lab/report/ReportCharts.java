package croupier.lab.report;

import croupier.lab.data.Answer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The charts of a report. */
final class ReportCharts {
    private static final int LONGEST_COURSE = 60;

    private ReportCharts() {}

    static List<Plot> all(Findings of) {
        List<Plot> all = new ArrayList<>();
        List<Findings.Rate> decks = of.byDeck();
        if (!decks.isEmpty()) all.add(shares("decks", "Win rate of each deck with its 95 percent interval", decks));
        if (of.byBot().size() > 1)
            all.add(shares("bots", "Win rate of each bot with its 95 percent interval", of.byBot()));
        all.add(shares("seats", "Win rate of each seat with its 95 percent interval", of.bySeat()));
        all.add(length("decisions", "How many decisions matches have", of.lengths("decisions")));
        all.add(length("turns", "How many turns matches have", of.lengths("turns")));
        all.addAll(course(of.course()));
        return all;
    }

    private static Plot shares(String name, String label, List<Findings.Rate> rates) {
        List<Plot.Bar> bars =
                rates.stream().map(r -> new Plot.Bar(r.name(), r.share())).toList();
        double even = rates.size() > 1
                ? rates.stream().mapToDouble(r -> r.share().share()).average().orElse(0)
                : 0;
        return Plot.shares(name, label, bars, even);
    }

    private static Plot length(String name, String label, Answer a) {
        List<String> names = new ArrayList<>();
        long[] counts = new long[a.size()];
        for (int i = 0; i < counts.length; i++) {
            names.add(Long.toString(a.number(i, "least")));
            counts[i] = a.number(i, "n");
        }
        return Plot.bars(name, label, names, counts);
    }

    private static List<Plot> course(Answer a) {
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
                    measure + ", mean at the beginning of each turn, of those who won and of those who did not",
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
