package croupier.lab.report;

import croupier.lab.Share;
import croupier.lab.data.Answer;
import croupier.lab.data.Lake;
import croupier.lab.study.Statistics;
import croupier.lab.study.StudyFolder;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a study says, asked of its tables. A draw counts as half a win. */
public final class Findings implements AutoCloseable {
    private static final String HALVES = "sum(CASE WHEN result > 0 THEN 2 WHEN result = 0 THEN 1 ELSE 0 END)";

    private static final int MEASURES = 8;

    private final StudyFolder folder;
    private final Lake lake;

    public Findings(StudyFolder folder) {
        this.folder = folder;
        lake = folder.open();
    }

    /** A win rate under a name. */
    public record Rate(String name, Share share) {}

    /** How a deck fared against another. */
    public record Matchup(String deck, String other, Share share) {}

    /** A match that stands out. */
    public record Outlier(String why, long match, long cell, long seed, long decisions, long turns) {}

    /** How often something of the game was used. */
    public record Use(String kind, String name, long uses) {}

    /** Asks the tables of the study. */
    Answer ask(String sql) {
        return lake.ask(sql);
    }

    /** What the matches went through, where the game tells chapters apart. */
    @Nullable
    RunFindings runs() {
        return folder.has("chapters") ? new RunFindings(lake) : null;
    }

    private List<Rate> rates(String sql) {
        Answer a = lake.ask(sql);
        List<Rate> all = new ArrayList<>();
        for (int i = 0; i < a.size(); i++)
            all.add(new Rate(a.text(i, "name"), Share.ofPart(a.number(i, "halves") / 2.0, a.number(i, "n"))));
        return all;
    }

    public long matches() {
        return lake.ask("SELECT count(*) AS n FROM matches").number(0, "n");
    }

    public List<Rate> byDeck() {
        return rates("SELECT deck AS name, count(*) AS n, " + HALVES
                + " AS halves FROM seats WHERE deck <> '' GROUP BY deck ORDER BY halves / n DESC, deck");
    }

    public List<Rate> byBot() {
        return rates("SELECT bot AS name, count(*) AS n, " + HALVES
                + " AS halves FROM seats GROUP BY bot ORDER BY halves / n DESC, bot");
    }

    public List<Rate> bySeat() {
        return rates("SELECT 'seat ' || seat AS name, count(*) AS n, " + HALVES
                + " AS halves FROM seats GROUP BY seat ORDER BY seat");
    }

    public List<Matchup> matchups() {
        Answer a = lake.ask("SELECT a.deck AS deck, b.deck AS other, count(*) AS n, "
                + "sum(CASE WHEN a.result > 0 THEN 2 WHEN a.result = 0 THEN 1 ELSE 0 END) AS halves FROM seats a"
                + " JOIN seats b ON a.match = b.match AND a.seat <> b.seat WHERE a.deck <> ''"
                + " GROUP BY a.deck, b.deck ORDER BY a.deck, b.deck");
        List<Matchup> all = new ArrayList<>();
        for (int i = 0; i < a.size(); i++)
            all.add(new Matchup(
                    a.text(i, "deck"),
                    a.text(i, "other"),
                    Share.ofPart(a.number(i, "halves") / 2.0, a.number(i, "n"))));
        return all;
    }

    /** How long matches are: how many lie in each of about 30 classes. */
    public Answer lengths(String column) {
        return lake.ask("SELECT " + column + " // w AS class, min(" + column + ") AS least, count(*) AS n FROM matches,"
                + " (SELECT greatest(1, (quantile_disc(" + column + ", 0.995) - min(" + column
                + ")) // 30) AS w FROM matches)"
                + " GROUP BY class ORDER BY class");
    }

    /** The cards, those first whose difference is most certain. */
    public List<CardFinding> cards() {
        List<CardFinding> all = new ArrayList<>();
        if (!folder.has("cards")) return all;
        Answer total = lake.ask("SELECT count(*) AS n, " + HALVES + " AS halves FROM seats");
        long n = total.number(0, "n");
        double won = total.number(0, "halves") / 2.0;
        compare(all, "in the deck", "began > 0", n, won);
        if (folder.has("chapters")) among(all, "cards", "taken when offered", "gained > 0", "made > 0");
        else {
            compare(all, "gained", "gained > 0", n, won);
            compare(all, "met or made", "made > 0 AND began = 0", n, won);
        }
        among(all, "cards", "drawn", "drawn > 0", "began > 0");
        among(all, "cards", "played", "played > 0", "began + drawn + gained > 0");
        return all;
    }

    /** Seats for which it is so against all others. */
    private void compare(List<CardFinding> all, String way, String so, long n, double won) {
        Answer a = lake.ask("SELECT card, any_value(kind) AS kind, count(*) FILTER (" + so + ") AS n, " + HALVES
                + " FILTER (" + so + ") AS halves FROM cards LEFT JOIN names USING (card) GROUP BY card");
        List<CardFinding> found = new ArrayList<>();
        for (int i = 0; i < a.size(); i++) {
            long with = a.number(i, "n");
            double itsWon = a.number(i, "halves") / 2.0;
            if (with > 0 && with < n) found.add(finding(a, i, way, itsWon, with, won - itsWon, n - with));
        }
        all.addAll(corrected(found));
    }

    /** Among the seats that could, those for which it is so against the rest. */
    private void among(List<CardFinding> all, String rows, String way, String so, String could) {
        String and = " AND " + could;
        Answer a = lake.ask("SELECT card, any_value(kind) AS kind, count(*) FILTER (" + so + and + ") AS n, " + HALVES
                + " FILTER (" + so + and + ") AS halves, count(*) FILTER (NOT (" + so + ")" + and + ") AS rest, "
                + HALVES
                + " FILTER (NOT (" + so + ")" + and
                + ") AS restHalves FROM " + rows + " LEFT JOIN names USING (card) GROUP BY card");
        List<CardFinding> found = new ArrayList<>();
        for (int i = 0; i < a.size(); i++) {
            long with = a.number(i, "n");
            long rest = a.number(i, "rest");
            if (with > 0 && rest > 0)
                found.add(finding(a, i, way, a.number(i, "halves") / 2.0, with, a.number(i, "restHalves") / 2.0, rest));
        }
        all.addAll(corrected(found));
    }

    /**
     * Which cards make a deck what it is: among the seats that played it, those that drew the card against those that did not. Draws
     * are chance, so this is a cause. Empty where nothing is drawn.
     */
    public List<CardFinding> causes(String deck) {
        List<CardFinding> all = new ArrayList<>();
        String its =
                "cards JOIN (SELECT match, seat FROM seats WHERE deck = " + Lake.quoted(deck) + ") USING (match, seat)";
        if (folder.has("cards")) among(all, its, "drawn", "drawn > 0", "began > 0");
        return all;
    }

    /** The cards that no other deck has. */
    public List<String> onlyIn(String deck) {
        List<String> all = new ArrayList<>();
        if (!folder.has("cards")) return all;
        Answer a = lake.ask(
                "SELECT card FROM cards c JOIN seats s ON s.match = c.match AND s.seat = c.seat WHERE began > 0"
                        + " GROUP BY card HAVING count(DISTINCT deck) = 1 AND min(deck) = " + Lake.quoted(deck)
                        + " ORDER BY card");
        for (int i = 0; i < a.size(); i++) all.add(a.text(i, "card"));
        return all;
    }

    private static CardFinding finding(
            Answer a, int i, String way, double won, long of, double otherWon, long ofOther) {
        Statistics.Difference d = Statistics.Difference.of(won, of, otherWon, ofOther);
        return new CardFinding(
                a.text(i, "card"),
                a.text(i, "kind"),
                way,
                Share.ofPart(won, of),
                Share.ofPart(otherWon, ofOther),
                d,
                d.chance());
    }

    private static List<CardFinding> corrected(List<CardFinding> found) {
        double[] chances = Statistics.corrected(
                found.stream().mapToDouble(CardFinding::chance).toArray());
        List<CardFinding> all = new ArrayList<>();
        for (int i = 0; i < chances.length; i++) {
            CardFinding f = found.get(i);
            all.add(new CardFinding(f.card(), f.kind(), f.way(), f.with(), f.without(), f.difference(), chances[i]));
        }
        all.sort(Comparator.comparingDouble(CardFinding::chance)
                .thenComparingDouble(f -> -Math.abs(f.difference().difference()))
                .thenComparing(CardFinding::card));
        return all;
    }

    /** Means turn by turn of those who won and of those who did not, of the measures that are most often not 0. */
    public Answer course() {
        if (!folder.has("course")) return new Answer(List.of(), List.of());
        return lake.ask("WITH said AS (SELECT measure, avg((value <> 0)::INT) AS often FROM course GROUP BY measure"
                + " HAVING often > 0.1 ORDER BY often DESC, measure LIMIT " + MEASURES + ")"
                + " SELECT * FROM (SELECT measure, turn, CASE WHEN s.result > 0 THEN 1 ELSE 0 END AS won, avg(value) AS mean,"
                + " count(*) AS n FROM course c JOIN said USING (measure) JOIN seats s ON s.match = c.match"
                + " AND s.seat = c.seat GROUP BY ALL HAVING count(*) >= 5)"
                + " QUALIFY n >= 0.05 * max(n) OVER (PARTITION BY measure, won) ORDER BY measure, won DESC, turn");
    }

    public List<Use> uses() {
        List<Use> all = new ArrayList<>();
        if (!folder.has("uses")) return all;
        Answer a = lake.ask("SELECT kind, name, sum(uses)::BIGINT AS uses FROM uses GROUP BY kind, name ORDER BY kind,"
                + " uses DESC, name");
        for (int i = 0; i < a.size(); i++) all.add(new Use(a.text(i, "kind"), a.text(i, "name"), a.number(i, "uses")));
        return all;
    }

    /** Cards of the game that no seat had, and those that somebody had but nobody played. */
    public List<Use> unusedCards() {
        List<Use> all = new ArrayList<>();
        if (!folder.has("cards")) return all;
        Answer a = lake.ask("SELECT n.card AS card, coalesce(sum(began + drawn + gained + made), 0)::BIGINT AS had,"
                + " coalesce(sum(played), 0)::BIGINT AS played FROM names n LEFT JOIN cards c ON c.card = n.card"
                + " GROUP BY n.card HAVING played = 0 ORDER BY had = 0, n.card");
        for (int i = 0; i < a.size(); i++)
            all.add(new Use(
                    a.number(i, "had") == 0 ? "never seen" : "never played", a.text(i, "card"), a.number(i, "had")));
        return all;
    }

    public List<Outlier> outliers() {
        List<Outlier> all = new ArrayList<>();
        outliers(all, "longest", "decisions DESC");
        outliers(all, "shortest", "decisions");
        outliers(all, "most turns", "turns DESC");
        return all;
    }

    private void outliers(List<Outlier> all, String why, String order) {
        Answer a = lake.ask("FROM matches ORDER BY " + order + ", match LIMIT 3");
        for (int i = 0; i < a.size(); i++)
            all.add(new Outlier(
                    why,
                    a.number(i, "match"),
                    a.number(i, "cell"),
                    a.number(i, "seed"),
                    a.number(i, "decisions"),
                    a.number(i, "turns")));
    }

    @Override
    public void close() {
        lake.close();
    }
}
