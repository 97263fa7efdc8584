package croupier.lab.report;

import croupier.lab.data.Answer;
import croupier.lab.data.Lake;
import croupier.lab.study.Statistics;
import croupier.lab.study.StudyFolder;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/**
 * Two studies of the same matches, before and after a change. Match by match the same seed is played, so what the change does not
 * touch cancels out: the difference of a seat's results is the same match twice.
 */
public final class Paired implements AutoCloseable {
    private final Lake lake;
    private final boolean hasCards;

    public Paired(StudyFolder before, StudyFolder after) {
        lake = before.open();
        hasCards = before.has("cards");
        lake.view("after_seats", after.home().resolve("seats"));
        lake.run("CREATE TABLE pairs AS SELECT a.match AS match, a.seat AS seat, a.deck AS deck, " + points("a")
                + " AS was, " + points("b") + " AS became FROM seats a JOIN after_seats b ON a.match = b.match"
                + " AND a.seat = b.seat");
    }

    private static String points(String table) {
        return "CASE WHEN " + table + ".result > 0 THEN 1.0 WHEN " + table + ".result = 0 THEN 0.5 ELSE 0 END";
    }

    /**
     * How something moved.
     *
     * @param difference of the same matches; in shares of a win
     * @param fewer how many times as many matches two separate runs would need for an interval as narrow
     * @param chance that it did not move, corrected for all of its kind
     */
    public record Moved(
            String name, long n, double before, double after, Statistics.Mean difference, double fewer, double chance) {
        public boolean holds() {
            return chance < 0.05;
        }
    }

    public List<Moved> decks() {
        return moved("SELECT deck AS name, %s FROM pairs WHERE deck <> '' GROUP BY deck ORDER BY deck");
    }

    public List<Moved> seats() {
        return moved("SELECT 'seat ' || seat AS name, %s FROM pairs GROUP BY seat ORDER BY seat");
    }

    public List<Moved> matchups() {
        return moved(
                "SELECT p.deck || ' against ' || o.deck AS name, %s FROM pairs p JOIN (SELECT match, seat, deck FROM"
                        + " pairs) o ON o.match = p.match AND o.seat <> p.seat WHERE p.deck < o.deck GROUP BY name ORDER BY name");
    }

    /** By card that a seat had in its deck. */
    public List<Moved> cards() {
        if (!hasCards) return List.of();
        return moved("SELECT c.card AS name, %s FROM pairs p JOIN cards c ON c.match = p.match AND c.seat = p.seat"
                + " WHERE c.began + c.gained > 0 GROUP BY c.card ORDER BY name");
    }

    private List<Moved> moved(String sql) {
        Answer a = lake.ask(String.format(
                Locale.ROOT,
                sql,
                "count(*) AS n, sum(was) AS was, sum(became) AS became, sum(was * was) AS was2, sum(became * became) AS"
                        + " became2, sum(became - was) AS d, sum((became - was) * (became - was)) AS d2"));
        List<Moved> all = new ArrayList<>();
        double[] chances = new double[a.size()];
        for (int i = 0; i < chances.length; i++) chances[i] = difference(a, i).chance();
        double[] corrected = Statistics.corrected(chances);
        for (int i = 0; i < chances.length; i++) {
            long n = a.number(i, "n");
            Statistics.Mean d = difference(a, i);
            Statistics.Mean was = Statistics.Mean.of(n, a.real(i, "was"), a.real(i, "was2"));
            Statistics.Mean became = Statistics.Mean.of(n, a.real(i, "became"), a.real(i, "became2"));
            double apart = was.deviation() * was.deviation() + became.deviation() * became.deviation();
            double together = d.deviation() * d.deviation();
            double fewer = together == 0 ? Double.POSITIVE_INFINITY : apart / together;
            all.add(new Moved(a.text(i, "name"), n, was.mean(), became.mean(), d, fewer, corrected[i]));
        }
        all.sort(Comparator.comparingDouble(Moved::chance)
                .thenComparingDouble(m -> -Math.abs(m.difference().mean())));
        return all;
    }

    private static Statistics.Mean difference(Answer a, int i) {
        return Statistics.Mean.of(a.number(i, "n"), a.real(i, "d"), a.real(i, "d2"));
    }

    /** How many matches ended otherwise, of all. */
    public long[] changed() {
        Answer a = lake.ask("SELECT count(DISTINCT match) FILTER (was <> became) AS changed, count(DISTINCT match) AS n"
                + " FROM pairs");
        return new long[] {a.number(0, "changed"), a.number(0, "n")};
    }

    @Override
    public void close() {
        lake.close();
    }
}
