package croupier.lab.report;

import croupier.lab.Share;
import croupier.lab.data.Answer;
import croupier.lab.data.Lake;
import croupier.lab.study.Statistics;
import croupier.lab.study.Statistics.Difference;
import croupier.lab.study.Statistics.Mean;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** What a study says of the chapters of its matches: how far they come, what each costs, which way and which cards lead further. */
public final class RunFindings {
    private static final int FEWEST = 20;

    private final Lake lake;

    RunFindings(Lake lake) {
        this.lake = lake;
        lake.run("CREATE OR REPLACE TABLE reached AS SELECT match, max(place) AS place FROM chapters GROUP BY match");
    }

    /** The highest place, and how many matches ended there without being won. */
    Answer ends() {
        return lake.ask("SELECT place, count(*) FILTER (result <= 0) AS n FROM reached JOIN seats USING (match)"
                + " WHERE seat = 1 GROUP BY place ORDER BY place");
    }

    Mean reached() {
        Answer a = lake.ask("SELECT count(*) AS n, sum(place) AS s, sum(place * place) AS q FROM reached");
        return Mean.of(a.number(0, "n"), a.real(0, "s"), a.real(0, "q"));
    }

    /**
     * A chapter of that name.
     *
     * @param lost how much of the number that is followed was lost in it
     * @param ended how many matches ended in it, not won
     */
    public record Encounter(String kind, String name, Mean lost, Share ended) {}

    /** All that have a name, the costliest first. */
    public List<Encounter> encounters() {
        Answer a = lake.ask("SELECT kind, name, count(*) AS n, sum(lost) AS s, sum(lost * lost) AS q,"
                + " count(*) FILTER (ended > 0 AND result <= 0) AS died FROM chapters c"
                + " JOIN seats t ON t.match = c.match AND t.seat = c.seat WHERE name <> '' GROUP BY kind, name"
                + " HAVING count(*) >= " + FEWEST + " ORDER BY avg(lost) DESC, name");
        List<Encounter> all = new ArrayList<>();
        for (int i = 0; i < a.size(); i++)
            all.add(new Encounter(
                    a.text(i, "kind"),
                    a.text(i, "name"),
                    Mean.of(a.number(i, "n"), a.real(i, "s"), a.real(i, "q")),
                    Share.of(a.number(i, "died"), a.number(i, "n"))));
        return all;
    }

    /** What the number is called that chapters cost. */
    String measure() {
        return lake.ask("SELECT any_value(measure) AS m FROM chapters").text(0, "m");
    }

    /** Up to which place ways are compared: half of the matches come at least so far. */
    long compared() {
        return lake.ask("SELECT quantile_disc(place, 0.5) AS place FROM reached")
                .number(0, "place");
    }

    /**
     * Matches by the number of chapters of a kind on their way.
     *
     * @param reached how far they came in the end
     */
    public record Way(String kind, long times, Share won, Mean reached) {}

    /**
     * Ways by what lies on them up to a place, among the matches that came as far as that: so no way looks better only because those
     * who lived longer saw more.
     */
    public List<Way> ways() {
        Answer a = lake.ask("WITH runs AS (SELECT match, place AS got FROM reached WHERE place >= " + compared() + "),"
                + " kinds AS (SELECT DISTINCT kind FROM chapters),"
                + " passed AS (SELECT match, kind, count(DISTINCT place) AS rooms FROM chapters WHERE place <= "
                + compared() + " GROUP BY match, kind)"
                + " SELECT kind, coalesce(rooms, 0) AS times, count(*) AS n, count(*) FILTER (result > 0) AS won,"
                + " sum(got) AS s, sum(got * got) AS q FROM runs CROSS JOIN kinds LEFT JOIN passed USING (match, kind)"
                + " JOIN seats t ON t.match = runs.match AND t.seat = 1 GROUP BY ALL HAVING count(*) >= " + FEWEST
                + " ORDER BY kind, times");
        List<Way> all = new ArrayList<>();
        for (int i = 0; i < a.size(); i++)
            all.add(new Way(
                    a.text(i, "kind"),
                    a.number(i, "times"),
                    Share.of(a.number(i, "won"), a.number(i, "n")),
                    Mean.of(a.number(i, "n"), a.real(i, "s"), a.real(i, "q"))));
        // a kind of which all ways have as many says nothing
        return all.stream()
                .filter(w -> all.stream().filter(o -> o.kind().equals(w.kind())).count() > 1)
                .toList();
    }

    /**
     * A card or relic that was offered: how far those came who took it, and those who left it.
     *
     * @param chance that it makes no difference, corrected for all of them
     */
    public record Offer(String card, String kind, Mean taken, Mean left, Difference difference, double chance) {
        boolean holds() {
            return chance < 0.05;
        }
    }

    /** Those that lead furthest first. */
    public List<Offer> offers() {
        String sums = " count(*) FILTER (%1$s) AS n_%2$s, sum(r.place) FILTER (%1$s) AS s_%2$s,"
                + " sum(r.place * r.place) FILTER (%1$s) AS q_%2$s";
        Answer a = lake.ask("SELECT card, any_value(kind) AS kind,"
                + sums.formatted("gained > 0", "taken") + "," + sums.formatted("gained = 0", "left")
                + " FROM cards c JOIN reached r USING (match) LEFT JOIN names USING (card) WHERE made > 0 AND began = 0 GROUP BY card"
                + " HAVING n_taken >= " + FEWEST + " AND n_left >= " + FEWEST + " ORDER BY card");
        List<Offer> all = new ArrayList<>();
        double[] chances = new double[a.size()];
        for (int i = 0; i < chances.length; i++)
            chances[i] = offer(a, i, 1).difference.chance();
        double[] corrected = Statistics.corrected(chances);
        for (int i = 0; i < chances.length; i++) all.add(offer(a, i, corrected[i]));
        all.sort(Comparator.comparingDouble((Offer o) -> -o.difference.difference())
                .thenComparing(Offer::card));
        return all;
    }

    private static Offer offer(Answer a, int i, double chance) {
        Mean taken = Mean.of(a.number(i, "n_taken"), a.real(i, "s_taken"), a.real(i, "q_taken"));
        Mean left = Mean.of(a.number(i, "n_left"), a.real(i, "s_left"), a.real(i, "q_left"));
        return new Offer(a.text(i, "card"), a.text(i, "kind"), taken, left, Difference.ofMeans(taken, left), chance);
    }
}
