package croupier.lab.report;

import croupier.lab.Share;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;

/** A report as one HTML file: no script, nothing loaded from elsewhere, light or dark as the reader's system is. */
public final class ReportPage {
    private static final int CARDS_SHOWN = 25;

    private final Findings findings;
    private final String title;
    private final String about;
    private final Function<Findings.Outlier, String> replay;
    private final StringBuilder s = new StringBuilder();
    private final List<Plot> charts;

    /**
     * @param about what was played, in a sentence
     * @param replay the file with a match, relative to the report; empty for none
     */
    public ReportPage(Findings findings, String title, String about, Function<Findings.Outlier, String> replay) {
        this.findings = findings;
        this.title = title;
        this.about = about;
        this.replay = replay;
        charts = ReportCharts.all(findings);
    }

    /** Writes every chart as a file of its own. */
    public void charts(Path folder, boolean png) {
        try {
            Files.createDirectories(folder);
            for (Plot c : charts)
                if (png) c.png(folder.resolve(c.name() + ".png"));
                else Files.writeString(folder.resolve(c.name() + ".svg"), c.svg());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public String html() {
        s.append("<!doctype html>\n<html lang='en'><head><meta charset='utf-8'>")
                .append("<meta name='viewport' content='width=device-width,initial-scale=1'>")
                .append("<meta name='color-scheme' content='light dark'><link rel='icon' href='data:,'><title>")
                .append(SvgCanvas.escaped(title))
                .append("</title><style>")
                .append(STYLE)
                .append("</style></head><body><main><h1>")
                .append(SvgCanvas.escaped(title))
                .append("</h1><p>")
                .append(SvgCanvas.escaped(about))
                .append("</p>\n");
        for (Plot c : charts) if (!c.name().startsWith("course-")) chart(c);
        matchups();
        cards();
        course();
        uses();
        outliers();
        return s.append("</main></body></html>\n").toString();
    }

    private void heading(String text) {
        s.append("<h2>").append(SvgCanvas.escaped(text)).append("</h2>\n");
    }

    private void chart(Plot c) {
        heading(c.label());
        s.append("<figure>").append(c.inPage()).append("</figure>\n");
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f", 100 * share);
    }

    private static String interval(Share share) {
        return percent(share.share()) + " <small>" + percent(share.low()) + " to " + percent(share.high()) + "</small>";
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
        heading("Matchups: percent that the deck of the row wins against the deck of the column");
        s.append(
                "<div class='wide' tabindex='0' role='region' aria-label='Matchups'><table class='matrix'><tr><td></td>");
        for (String d : decks)
            s.append("<th scope='col'>").append(SvgCanvas.escaped(d)).append("</th>");
        s.append("</tr>\n");
        for (String d : decks) {
            s.append("<tr><th scope='row'>").append(SvgCanvas.escaped(d)).append("</th>");
            for (String other : decks) matchup(of.get(d + "\n" + other));
            s.append("</tr>\n");
        }
        s.append("</table></div>\n");
    }

    private void matchup(@org.jspecify.annotations.Nullable Share share) {
        if (share == null) {
            s.append("<td></td>");
            return;
        }
        int strength = (int) Math.min(45, Math.abs(share.share() - 0.5) * 130);
        s.append(String.format(
                Locale.ROOT,
                "<td style='background:color-mix(in srgb,var(--%s) %d%%,var(--paper))' title='%s to %s, %d matches'>%.0f</td>",
                share.share() >= 0.5 ? "a" : "b",
                strength,
                percent(share.low()),
                percent(share.high()),
                share.of(),
                100 * share.share()));
    }

    private void cards() {
        Map<String, Integer> shown = new TreeMap<>();
        List<CardFinding> all = findings.cards();
        if (all.isEmpty()) return;
        heading("Cards");
        s.append(
                        "<p>Win rates in percent with 95 percent intervals. The last column is the chance that the difference is none,")
                .append(
                        " corrected for all cards compared in the same way (Benjamini and Hochberg); those below 0.05 are marked.")
                .append(
                        " A card that is played late looks better than it is: matches that are won last long enough to play it.</p>\n")
                .append(
                        "<div class='wide' tabindex='0' role='region' aria-label='Cards'><table><tr><th scope='col'>card</th><th scope='col'>kind</th>")
                .append("<th scope='col'>if it is</th><th scope='col'>wins with</th><th scope='col'>wins without</th>")
                .append("<th scope='col'>difference</th><th scope='col'>seats</th><th scope='col'>chance</th></tr>\n");
        for (CardFinding f : all) if (shown.merge(f.way(), 1, Integer::sum) <= CARDS_SHOWN) card(f);
        s.append("</table></div>\n");
    }

    private void card(CardFinding f) {
        s.append(String.format(
                Locale.ROOT,
                "<tr%s><th scope='row'>%s</th><td>%s</td><td>%s</td><td>%s</td><td>%s</td><td>%+.1f <small>%+.1f to %+.1f</small></td><td>%d</td><td>%s</td></tr>%n",
                f.holds() ? " class='holds'" : "",
                SvgCanvas.escaped(f.card()),
                SvgCanvas.escaped(f.kind()),
                f.way(),
                interval(f.with()),
                interval(f.without()),
                100 * f.difference().difference(),
                100 * f.difference().low(),
                100 * f.difference().high(),
                f.with().of(),
                f.chance() < 0.0001 ? "&lt; 0.0001" : String.format(Locale.ROOT, "%.4f", f.chance())));
    }

    private void course() {
        if (charts.stream().noneMatch(c -> c.name().startsWith("course-"))) return;
        heading("Course of a match");
        s.append("<div class='grid'>");
        for (Plot c : charts)
            if (c.name().startsWith("course-"))
                s.append("<figure>")
                        .append(c.inPage())
                        .append("<figcaption>")
                        .append(SvgCanvas.escaped(c.label()))
                        .append("</figcaption></figure>\n");
        s.append("</div>\n");
    }

    private void uses() {
        Map<String, StringBuilder> kinds = new TreeMap<>();
        for (Findings.Use u : findings.uses()) use(kinds, u);
        if (kinds.isEmpty()) return;
        heading("What of the game was used");
        kinds.forEach((kind, rows) -> s.append("<details><summary>")
                .append(kind)
                .append("</summary><table>")
                .append(rows)
                .append("</table></details>\n"));
        Map<String, StringBuilder> unused = new TreeMap<>();
        for (Findings.Use u : findings.unusedCards()) use(unused, u);
        unused.forEach((kind, rows) -> s.append("<details><summary>cards ")
                .append(kind)
                .append("</summary><table>")
                .append(rows)
                .append("</table></details>\n"));
    }

    private static void use(Map<String, StringBuilder> to, Findings.Use u) {
        to.computeIfAbsent(u.kind(), _ -> new StringBuilder())
                .append(u.uses() == 0 ? "<tr class='none'>" : "<tr>")
                .append("<th scope='row'>")
                .append(SvgCanvas.escaped(u.name()))
                .append("</th><td>")
                .append(u.uses())
                .append("</td></tr>\n");
    }

    private void outliers() {
        heading("Matches that stand out");
        s.append(
                        "<p>A replay is opened with <code>croupier replay FILE</code>, or at the table: lobby, open a journal.</p>")
                .append("<table><tr><th scope='col'>why</th><th scope='col'>match</th><th scope='col'>decisions</th>")
                .append("<th scope='col'>turns</th><th scope='col'>replay</th></tr>\n");
        for (Findings.Outlier o : findings.outliers()) {
            String file = replay.apply(o);
            String link = file.isEmpty()
                    ? "seed " + o.seed()
                    : "<a href='" + SvgCanvas.escaped(file) + "'>" + SvgCanvas.escaped(file) + "</a>";
            s.append("<tr><td>")
                    .append(o.why())
                    .append("</td><td>")
                    .append(o.match())
                    .append("</td><td>")
                    .append(o.decisions())
                    .append("</td><td>")
                    .append(o.turns())
                    .append("</td><td>")
                    .append(link)
                    .append("</td></tr>\n");
        }
        s.append("</table>\n");
    }

    private static final String STYLE = """
            :root{--paper:#fff;--text:#1b1f24;--faint:#c9ced6;--a:#0b62c4;--b:#b3440a;--band:#e6edf6;--link:#0b57b0}
            @media (prefers-color-scheme:dark){:root{--paper:#14171b;--text:#e8eaed;--faint:#444b55;--a:#6cb0ff;--b:#ff9f66;--band:#22303f;--link:#8ec1ff}}
            body{background:var(--paper);color:var(--text);font:16px/1.5 system-ui,sans-serif;margin:0}
            main{max-width:1000px;margin:0 auto;padding:16px 24px 64px}
            h1{font-size:1.8rem;margin:.5em 0}h2{font-size:1.15rem;margin:2em 0 .5em}
            a{color:var(--link)}figure{margin:0}figcaption{font-size:.85rem;max-width:440px}
            svg{width:100%;height:auto;display:block}svg text{font:12px system-ui,sans-serif}
            .it{fill:var(--text)}.if{fill:var(--faint)}.ia{fill:var(--a)}.ib{fill:var(--b)}.in{fill:var(--band)}
            .st{stroke:var(--text)}.sf{stroke:var(--faint)}.sa{stroke:var(--a)}.sb{stroke:var(--b)}.sn{stroke:var(--band)}
            table{border-collapse:collapse;font-size:.9rem}th,td{padding:3px 10px;text-align:right;border-bottom:1px solid var(--faint)}
            th:first-child,td:first-child{text-align:left}th{font-weight:600}tr.holds th:first-child{color:var(--a)}
            tr.holds th:first-child::after{content:" *"}tr.none{color:var(--b)}small{white-space:nowrap}
            .matrix th[scope=col]{writing-mode:vertical-rl;transform:rotate(180deg);text-align:left;vertical-align:bottom;border:0}
            .matrix td{text-align:center;min-width:2em}.wide{overflow-x:auto}
            .grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,440px),1fr));gap:24px}
            details{margin:.4em 0}summary{cursor:pointer}
            """;
}
