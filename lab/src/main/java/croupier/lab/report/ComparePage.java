package croupier.lab.report;

import java.util.List;
import java.util.Locale;

/** What a change moved, as one HTML file. */
public final class ComparePage {
    private static final int SHOWN = 20;

    private final PageFrame frame = new PageFrame();

    /** @param verdict what moved for certain, in a line */
    public ComparePage(Paired paired, String verdict) {
        frame.section("verdict", "Verdict").add("<p>%s</p>", verdict.replaceFirst("^verdict: ", ""));
        frame.end();
        moved("decks", "Decks", "Win rate of each deck with the change minus without it", paired.decks());
        moved("seats", "Seats", "Win rate of each seat with the change minus without it", paired.seats());
        moved(
                "matchups",
                "Matchups",
                "Win rate of the first deck against the second with the change minus without it",
                paired.matchups());
        moved(
                "cards",
                "Cards",
                "Win rate of seats that have the card, with the change minus without it",
                paired.cards());
    }

    private void moved(String id, String title, String label, List<Paired.Moved> all) {
        List<Paired.Moved> touched =
                all.stream().filter(m -> m.difference().deviation() > 0).toList();
        if (all.isEmpty()) return;
        frame.section(id, title).add("<p>The change touches %d of %d.</p>", touched.size(), all.size());
        List<Plot.Range> ranges = touched.stream()
                .limit(SHOWN)
                .map(m -> new Plot.Range(
                        m.name(),
                        100 * m.difference().mean(),
                        100 * m.difference().low(),
                        100 * m.difference().high(),
                        String.format(Locale.ROOT, "%.1f to %.1f %%", 100 * m.before(), 100 * m.after()),
                        m.holds()))
                .toList();
        if (!ranges.isEmpty()) frame.chart(Plot.differences(id, label, "points", ranges));
        frame.end();
    }

    public String html(String title, String sentence) {
        return frame.whole(title, sentence);
    }
}
