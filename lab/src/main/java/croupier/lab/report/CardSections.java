package croupier.lab.report;

import croupier.lab.Share;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The cards in a report: a chart for each way in which they are compared, and a table with all of them. */
final class CardSections {
    private static final int ROWS = 80;

    private static final Map<String, String> TITLES = Map.of(
            "in the deck", "Cards in the deck",
            "drawn", "Cards drawn",
            "played", "Cards played",
            "gained", "Cards gained",
            "taken when offered", "Win rate by what was taken",
            "met or made", "Made during the match");

    private final PageFrame report;
    private final Map<String, List<CardFinding>> ways = new LinkedHashMap<>();

    CardSections(PageFrame report, List<CardFinding> all) {
        this.report = report;
        for (CardFinding f : all)
            ways.computeIfAbsent(f.way(), _ -> new ArrayList<>()).add(f);
        // where nobody or everybody wins, no card can make a difference
        ways.values()
                .removeIf(found -> found.stream().allMatch(f -> f.difference().difference() == 0));
    }

    void write() {
        if (ways.isEmpty()) return;
        report.section("cards", "Cards")
                .raw(
                        "<p>Differences of win rates in points, with 95 percent intervals. Coloured is what holds after the correction for all")
                .raw(
                        " cards compared in the same way (Benjamini and Hochberg); grey may be chance. A card that is played late looks better")
                .raw(
                        " than it is: matches that are won last long enough to play it. Draws are chance, so <em>drawn</em> is a cause.</p>\n");
        ways.forEach((way, found) -> {
            report.page().add("<h3>%s</h3>", TITLES.getOrDefault(way, way));
            report.chart(ReportCharts.cards(way, found));
            table(way, found);
        });
        report.end();
    }

    private void table(String way, List<CardFinding> found) {
        String label = found.size() > ROWS
                ? "The " + ROWS + " most certain of " + found.size() + " cards, " + way
                : "All cards, " + way;
        report.page()
                .add("<details><summary>%s</summary>", label)
                .table(label, "card", "kind", "wins with", "wins without", "difference", "seats", "chance");
        found.stream().limit(ROWS).forEach(this::row);
        report.page().endTable().raw("</details>\n");
    }

    private void row(CardFinding f) {
        report.page()
                .raw(f.holds() ? "<tr class='holds'>" : "<tr>")
                .add("<th scope='row'>%s</th><td>%s</td><td>", f.card(), f.kind())
                .raw(interval(f.with()))
                .raw("</td><td>")
                .raw(interval(f.without()))
                .add(
                        "</td><td>%+.1f <small>%+.1f to %+.1f</small></td><td>%,d</td><td>%s</td></tr>\n",
                        100 * f.difference().difference(),
                        100 * f.difference().low(),
                        100 * f.difference().high(),
                        f.with().of(),
                        f.chance() < 0.0001 ? "< 0.0001" : String.format(Locale.ROOT, "%.4f", f.chance()));
    }

    private static String interval(Share share) {
        return PageFrame.percent(share.share()) + " <small>" + PageFrame.percent(share.low()) + " to "
                + PageFrame.percent(share.high()) + "</small>";
    }
}
