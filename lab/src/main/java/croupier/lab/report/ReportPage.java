package croupier.lab.report;

import croupier.lab.Share;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A report as one HTML file: no script, nothing loaded from elsewhere, light or dark as the reader's system is. */
public final class ReportPage {
    /** What a report is about: its name, what was played in a sentence, and the band in which decks should win. */
    public record About(String title, String sentence, double low, double high) {}

    private final Findings findings;
    private final About about;
    private final Function<Findings.Outlier, String> replay;
    private final PageFrame frame = new PageFrame();
    private final Html page = frame.page();

    /** @param replay the file with a match, relative to the report; empty for none */
    public ReportPage(Findings findings, About about, Function<Findings.Outlier, String> replay) {
        this.findings = findings;
        this.about = about;
        this.replay = replay;
        headlines();
        decks();
        matchups();
        seats();
        runs();
        new CardSections(frame, findings.cards()).write();
        lengths();
        course();
        new CoverageSection(frame, findings).write();
        outliers();
    }

    /** Writes every chart as a file of its own. */
    public void charts(Path folder, boolean png) {
        frame.charts(folder, png);
    }

    public String html() {
        return frame.whole(about.title, about.sentence);
    }

    // ---- the sections

    private void headlines() {
        List<String> all = new Headlines(findings, about.low, about.high).all();
        if (all.isEmpty()) return;
        frame.section("headlines", "What stands out").raw("<ul class='headlines'>");
        for (String s : all) page.add("<li>%s</li>", s);
        page.raw("</ul>");
        frame.end();
    }

    private void decks() {
        List<Findings.Rate> decks = findings.byDeck();
        boolean hasBots = findings.byBot().size() > 1;
        if (decks.isEmpty() && !hasBots) return;
        frame.section("decks", decks.isEmpty() ? "Bots" : "Decks");
        boolean isBanded = decks.size() > 1;
        if (!decks.isEmpty())
            frame.chart(ReportCharts.shares(
                    "decks",
                    "Win rate of each deck with its 95 percent interval"
                            + (isBanded ? "; the band is shaded, decks outside it for certain are orange" : ""),
                    decks,
                    isBanded ? about.low : 0,
                    isBanded ? about.high : 0));
        if (hasBots)
            frame.chart(ReportCharts.shares(
                    "bots", "Win rate of each bot with its 95 percent interval", findings.byBot(), 0, 0));
        frame.end();
    }

    private void matchups() {
        List<Findings.Matchup> all = findings.matchups();
        if (all.isEmpty()) return;
        TreeSet<String> decks = new TreeSet<>();
        Map<String, Share> of = new TreeMap<>();
        for (Findings.Matchup m : all) {
            decks.add(m.deck());
            decks.add(m.other());
            of.put(m.deck() + "\n" + m.other(), m.share());
        }
        frame.section("matchups", "Matchups")
                .raw(
                        "<p>Percent that the deck of the row wins against the deck of the column. Blue wins, orange loses.</p>")
                .raw(
                        "<div class='wide' tabindex='0' role='region' aria-label='Matrix of matchups'><table class='matrix'>")
                .raw("<tr><td></td>");
        for (String d : decks) page.add("<th scope='col'>%s</th>", d);
        page.raw("</tr>\n");
        for (String d : decks) {
            page.add("<tr><th scope='row'>%s</th>", d);
            for (String other : decks) matchup(of.get(d + "\n" + other));
            page.raw("</tr>\n");
        }
        page.raw("</table></div>\n");
        frame.end();
    }

    private void matchup(@Nullable Share share) {
        if (share == null) {
            page.raw("<td class='self'></td>");
            return;
        }
        int strength = (int) Math.min(42, Math.abs(share.share() - 0.5) * 110);
        page.add(
                "<td style='background:color-mix(in srgb,var(--%s) %d%%,var(--panel))' title='%s to %s, %d matches'>%.0f</td>",
                share.share() >= 0.5 ? "a" : "b",
                strength,
                PageFrame.percent(share.low()),
                PageFrame.percent(share.high()),
                share.of(),
                100 * share.share());
    }

    private void seats() {
        List<Findings.Rate> seats = findings.bySeat();
        if (seats.size() < 2) return;
        frame.section("seats", "Seats");
        double even = 1.0 / seats.size();
        frame.chart(ReportCharts.shares(
                "seats", "Win rate of each seat with its 95 percent interval", seats, even * 0.9, even * 1.1));
        frame.end();
    }

    private void runs() {
        RunFindings runs = findings.runs();
        if (runs == null) return;
        frame.section("runs", "Runs").raw("<div class='grid'>");
        frame.chart(ReportCharts.length("ends", "Where runs that were not won ended", "place", runs.ends(), "place"));
        page.raw("</div>");
        List<RunFindings.Encounter> encounters = runs.encounters();
        if (!encounters.isEmpty()) frame.chart(ReportCharts.encounters(encounters, runs.measure()));
        List<RunFindings.Way> ways = runs.ways();
        if (!ways.isEmpty()) frame.chart(ReportCharts.ways(ways, runs.compared()));
        List<RunFindings.Offer> offers = runs.offers();
        if (!offers.isEmpty()) frame.chart(ReportCharts.offers(offers));
        page.raw(
                        "<p>Ways are compared among runs that came at least to the place named, and what was offered is compared with")
                .raw(
                        " itself when it was left: who lives longer sees more of everything, and that alone would make it look good.</p>");
        encounterTable(encounters, runs.measure());
        frame.end();
    }

    private void encounterTable(List<RunFindings.Encounter> all, String measure) {
        page.raw("<details><summary>All encounters</summary>")
                .table(
                        "All encounters",
                        "encounter",
                        "kind",
                        measure + " lost",
                        "95 percent between",
                        "runs ended there",
                        "met");
        for (RunFindings.Encounter e : all)
            page.add(
                    "<tr><th scope='row'>%s</th><td>%s</td><td>%.1f</td><td>%.1f to %.1f</td><td>%s %%</td><td>%,d</td></tr>\n",
                    e.name(),
                    e.kind(),
                    e.lost().mean(),
                    e.lost().low(),
                    e.lost().high(),
                    PageFrame.percent(e.ended().share()),
                    e.lost().n());
        page.endTable().raw("</details>");
    }

    private void lengths() {
        frame.section("length", "Length").raw("<div class='grid'>");
        frame.chart(ReportCharts.length(
                "decisions", "How many decisions matches have", "decisions", findings.lengths("decisions"), "least"));
        frame.chart(ReportCharts.length(
                "turns", "How many turns matches have", "turns", findings.lengths("turns"), "least"));
        page.raw("</div>");
        frame.end();
    }

    private void course() {
        List<Plot> all = ReportCharts.course(findings.course());
        if (all.isEmpty()) return;
        frame.section("course", "Course of a match").raw("<div class='grid'>");
        all.forEach(frame::chart);
        page.raw("</div>");
        frame.end();
    }

    private void outliers() {
        frame.section("outliers", "Matches that stand out")
                .raw(
                        "<p>A replay is opened with <code>croupier replay FILE</code>, or at the table: lobby, open a journal.</p>")
                .table("Table of these matches", "why", "match", "decisions", "turns", "replay");
        for (Findings.Outlier o : findings.outliers()) {
            String file = replay.apply(o);
            page.add(
                    "<tr><td>%s</td><td>%d</td><td>%d</td><td>%d</td><td>",
                    o.why(), o.match(), o.decisions(), o.turns());
            if (file.isEmpty()) page.add("seed %d", o.seed());
            else page.add("<a href='%s' download>%s</a>", file, file.substring(file.lastIndexOf('/') + 1));
            page.raw("</td></tr>\n");
        }
        page.endTable();
        frame.end();
    }
}
