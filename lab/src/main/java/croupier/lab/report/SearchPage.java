package croupier.lab.report;

import croupier.lab.Share;
import java.util.ArrayList;
import java.util.List;

/** The course of a search for better numbers or stronger decks, as one HTML file. */
public final class SearchPage {
    private final PageFrame frame = new PageFrame();

    /** A line over the steps of a search. */
    public record Course(String name, List<Double> values) {}

    /** A win rate under a name. */
    public record Rate(String name, Share share) {}

    /** Lines over steps, one value for each step from 1 on. */
    public SearchPage course(String label, String step, List<Course> courses) {
        List<Plot.Line> lines = courses.stream()
                .map(c -> new Plot.Line(
                        c.name,
                        c.values.stream().mapToDouble(Double::doubleValue).toArray()))
                .toList();
        frame.section("course", "Course").raw("<div class='grid'>");
        frame.chart(Plot.lines("course", label, step, lines));
        frame.page().raw("</div>");
        frame.end();
        return this;
    }

    /** Win rates with their intervals; a band from 0 to 0 is none. */
    public SearchPage rates(String id, String title, String label, List<Rate> rates, double low, double high) {
        List<Plot.Bar> bars = new ArrayList<>();
        for (Rate r : rates) bars.add(new Plot.Bar(r.name, r.share));
        frame.section(id, title);
        frame.chart(Plot.shares(id, label, bars, low, high));
        frame.end();
        return this;
    }

    public SearchPage table(String id, String title, List<String> columns, List<List<String>> rows) {
        frame.section(id, title).table(title, columns.toArray(String[]::new));
        for (List<String> row : rows) {
            frame.page().raw("<tr>");
            for (int i = 0; i < row.size(); i++)
                frame.page().add(i == 0 ? "<th scope='row'>%s</th>" : "<td>%s</td>", row.get(i));
            frame.page().raw("</tr>\n");
        }
        frame.page().endTable();
        frame.end();
        return this;
    }

    /** A text with its lines as they are. */
    public SearchPage text(String id, String title, String text) {
        frame.section(id, title)
                .add("<div class='wide' tabindex='0' role='region' aria-label=\"%s\"><pre>%s</pre></div>", title, text);
        frame.end();
        return this;
    }

    public String html(String title, String sentence) {
        return frame.whole(title, sentence);
    }
}
