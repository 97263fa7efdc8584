package croupier.script.scenario;

import croupier.kernel.Match;
import croupier.kernel.Nearest;
import croupier.kernel.Outcome;
import croupier.kernel.Table;
import croupier.kernel.Zone;
import croupier.script.files.Mistake;
import croupier.script.files.MistakesException;
import croupier.script.files.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Compares what a case says with what is: everything that is not so is found, not only the first. */
final class Checking {
    private static final Pattern WORDS = Pattern.compile("[a-z ]+");

    private final Match match;
    private final Stage stage;
    private final Names names;
    private final Paths paths;
    private final Expressions expressions;
    private final Questions questions;
    private final @Nullable String refusal;
    private final int logFrom;
    final List<Finding> findings = new ArrayList<>();
    final List<Mistake> mistakes = new ArrayList<>();

    /**
     * @param refusal why the last answer was refused, null if it was taken
     * @param logFrom the entry of the log since which something happened
     */
    Checking(Match match, Stage stage, Names names, Paths paths, Expressions e, @Nullable String refusal, int logFrom) {
        this.match = match;
        this.stage = stage;
        this.names = names;
        this.paths = paths;
        this.expressions = e;
        this.refusal = refusal;
        this.logFrom = logFrom;
        questions = new Questions(match, this);
    }

    private Table t() {
        return match.table();
    }

    /** Facts by name, or a list of them; a bare expression in a list must be true. */
    void check(Node then) {
        check(Key.NOT_TOLD, then);
    }

    private void check(int seat, Node then) {
        switch (then) {
            case Node.Mapping m -> m.entries().forEach(e -> entry(seat, e.key(), e.value()));
            case Node.Sequence s -> s.items().forEach(n -> check(seat, n));
            case Node.Scalar s -> WrongScenario.collect(mistakes, () -> isTrue(seat, s));
        }
    }

    private void entry(int seat, Node.Scalar key, Node value) {
        WrongScenario.collect(mistakes, () -> {
            if (Texts.isSeat(key.text())) check(seatAt(key, Texts.seat(key.text())), value);
            else fact(key, Key.of(key.text(), seat), value);
        });
    }

    private int seatAt(Node.Scalar key, int seat) {
        if (seat < 0 || seat >= t().seats())
            throw new WrongScenario(Mistake.at(key, "there are only " + t().seats() + " seats"));
        return seat;
    }

    private void isTrue(int seat, Node.Scalar s) {
        if (!expressions.truth(t(), Math.max(0, seat), s)) differs(s, "true", "false");
    }

    // ---- one fact

    private void fact(Node.Scalar key, Key k, Node value) {
        seatAt(key, k.seat());
        Value v = new Value(value, names, t(), k.seat());
        switch (k.subject()) {
            case "refused because", "refused" -> refused(key, v);
            case "wrong because" ->
                throw new WrongScenario(Mistake.at(key, "cards that are wrong make no table: nothing else can hold"));
            case "log" -> lines(key, k, v, Looks.log(match, logFrom, k.told() ? k.seat() : -1));
            case "view" -> new Views(match, this, names).check(key, k, v);
            case "asked", "decision", "prompt", "options", "time limit" -> questions.check(key, k, v);
            case "over" -> same(key, v.truth(), match.isOver());
            case "draw" -> same(key, v.truth(), match.isOver() && isDraw());
            case "winner", "winners" -> winners(key, v);
            case "score" -> same(key, v.number(), match.scoreOf(k.seat()));
            case "scores" -> scores(key, v);
            case "result" ->
                same(key, v.text(), match.outcome().results()[k.seat()].name().toLowerCase(Locale.ROOT));
            default -> tableFact(key, k, v);
        }
    }

    private void refused(Node.Scalar key, Value v) {
        String said = refusal == null ? "the answer was taken" : refusal;
        if (refusal == null || !(v.text().equals("true") || Texts.contains(refusal, v.text())))
            differs(key, v.text(), said);
    }

    private boolean isDraw() {
        for (Outcome.Result r : match.outcome().results()) if (r != Outcome.Result.DREW) return false;
        return true;
    }

    private void winners(Node.Scalar key, Value v) {
        List<String> expected = new ArrayList<>();
        if (v.isList() || !v.text().equals("none")) for (Value one : v.list()) expected.add("seat " + (one.seat() + 1));
        List<String> actual = new ArrayList<>();
        for (int s = 0; s < t().seats(); s++)
            if (match.outcome().results()[s] == Outcome.Result.WON) actual.add("seat " + (s + 1));
        same(key, expected, actual);
    }

    private void scores(Node.Scalar key, Value v) {
        if (v.isMapping()) {
            v.entries().forEach((who, points) -> {
                int seat = names.seat(t(), 0, who);
                if (seat < 0) throw points.wrong("there is no seat '" + who + "'");
                same(key, who + " " + points.number(), who + " " + match.scoreOf(seat));
            });
            return;
        }
        List<Integer> expected = v.list().stream().map(Value::number).toList();
        List<Integer> actual = new ArrayList<>();
        for (int s = 0; s < t().seats(); s++) actual.add(match.scoreOf(s));
        same(key, expected, actual);
    }

    /** Lines in this order, others may stand between; or some line that says it; or none that does. */
    void lines(Node.Scalar key, Key k, Value v, List<String> lines) {
        if (k.relation() == Key.Relation.IS) {
            int from = 0;
            for (Value line : v.list()) {
                while (from < lines.size() && !Texts.contains(lines.get(from), line.text())) from++;
                if (from++ >= lines.size()) differs(line.node(), line.text() + " (in this order)", told(lines));
            }
            return;
        }
        boolean wanted = k.relation() == Key.Relation.CONTAINS;
        for (Value line : v.list())
            if (wanted != lines.stream().anyMatch(l -> Texts.contains(l, line.text())))
                differs(line.node(), key.text() + " '" + line.text() + "'", told(lines));
    }

    private static String told(List<String> lines) {
        return lines.isEmpty() ? "nothing" : "\n      " + String.join("\n      ", lines);
    }

    // ---- facts of the table

    private void tableFact(Node.Scalar key, Key k, Value v) {
        Object own = stage.tell(t(), k.seat(), 0, k.subject());
        Zone z = Names.zone(t(), k.subject());
        if (own == null && z != null) {
            new Zones(t(), this, names, paths).check(key, k, v, z);
            return;
        }
        if (own != null) told(key, k, v, own);
        else number(key, k, v);
    }

    /** A fact in the game's own words. */
    private void told(Node.Scalar key, Key k, Value v, Object own) {
        if (!(own instanceof List<?> list)) {
            same(key, own instanceof Integer && Texts.isSeat(v.text()) ? v.seat() + 1 : v.text(), own);
            return;
        }
        List<String> actual = list.stream().map(String::valueOf).toList();
        if (k.count()) same(key, v.number(), actual.size());
        else Zones.compare(this, key, k, v.list().stream().map(Value::text).toList(), actual);
    }

    private void number(Node.Scalar key, Key k, Value v) {
        int dot = k.subject().lastIndexOf('.');
        int row = dot < 0 ? 0 : names.find(t(), k.seat(), k.subject().substring(0, dot));
        boolean isTold = row > 0 && stage.tell(t(), k.seat(), row, k.subject().substring(dot + 1)) != null;
        Paths.Path path = k.relation() == Key.Relation.IS && !k.count() ? paths.find(t(), k.seat(), k.subject()) : null;
        if (path != null && !v.isList() && !isTold) {
            int actual = path.get(t());
            if (paths.number(path.column(), v) != actual) differs(key, v.text(), paths.say(t(), path.column(), actual));
            return;
        }
        if (row > 0 && property(key, k, v, row, k.subject().substring(dot + 1))) return;
        if (row > 0) expressions.call(k.subject().substring(0, dot));
        if (dot > 0 && row <= 0 && Character.isUpperCase(k.subject().charAt(0)))
            names.need(t(), k.seat(), k.subject().substring(0, dot), key);
        expression(key, k, v);
    }

    /** What can be asked of every row: where it lies, whose it is; and what the game tells of it. */
    private boolean property(Node.Scalar key, Key k, Value v, int row, String word) {
        Zone z = t().zoneOf(row);
        Object own = stage.tell(t(), k.seat(), row, word);
        if (own != null) told(key, k, v, own);
        else if (word.equals("zone")) same(key, v.text(), z == null ? "none" : z.name());
        else if (word.equals("owner")) same(key, "seat " + (v.seat() + 1), "seat " + (stage.ownerOf(t(), row) + 1));
        else if (word.equals("place")) same(key, v.number(), t().placeOf(row) + 1);
        else if (word.equals("name")) same(key, v.text(), t().game().nameOf(t(), row));
        else if (word.equals("text")) {
            if (!Texts.contains(t().game().textOf(t(), row), v.text()))
                differs(key, v.text(), t().game().textOf(t(), row));
        } else return false;
        return true;
    }

    private void expression(Node.Scalar key, Key k, Value v) {
        try {
            evaluate(key, k, v);
        } catch (MistakesException e) {
            String hint = Nearest.hint(key.text(), known(k.seat()));
            if (!WORDS.matcher(key.text()).matches() || !hint.startsWith("Did you mean")) throw e;
            throw new WrongScenario(Mistake.at(key, "nothing here is called '" + key.text() + "'. " + hint));
        }
    }

    /** What a bare word of then may be, for messages. */
    private List<String> known(int seat) {
        List<String> all = new ArrayList<>(List.of(
                "refused because", "log", "log contains", "view", "asked", "decision", "prompt", "options", "over"));
        all.add("time limit");
        all.addAll(List.of("draw", "winner", "score", "scores", "result"));
        all.addAll(stage.words());
        for (Zone z : t().game().layout().zones()) all.add(z.name());
        all.addAll(Paths.numbersOf(t(), 0));
        int me = stage.row(t(), seat, "me");
        if (me != 0) all.addAll(Paths.numbersOf(t(), me));
        return all;
    }

    private void evaluate(Node.Scalar key, Key k, Value v) {
        Node.Scalar text = Expressions.at(key, key.text());
        if (v.isList()) {
            List<String> actual = expressions.rows(t(), k.seat(), Expressions.at(key, k.subject())).stream()
                    .map(row -> t().game().nameOf(t(), row))
                    .toList();
            Zones.compare(this, key, k, v.list().stream().map(Value::text).toList(), actual);
        } else if (v.text().equals("true") || v.text().equals("false")) {
            same(key, v.truth(), expressions.truth(t(), k.seat(), text));
        } else if (v.isNumber()) {
            same(key, v.number(), expressions.number(t(), k.seat(), text));
        } else if (!expressions.truth(t(), k.seat(), Expressions.at(key, key.text() + " = " + v.text()))) {
            differs(key, v.text(), "something else");
        }
    }

    // ---- findings

    void same(Node.Scalar key, Object expected, Object actual) {
        if (!Texts.same(String.valueOf(expected), String.valueOf(actual)))
            differs(key, String.valueOf(expected), String.valueOf(actual));
    }

    void differs(Node at, String expected, String actual) {
        String fact = at instanceof Node.Scalar s ? s.text() : at.what();
        findings.add(new Finding(at.place(), fact, expected, actual));
    }

    static WrongScenario unknown(Node.Scalar key, String word, List<String> right) {
        return new WrongScenario(
                Mistake.at(key, "nothing here is called '" + word + "'. " + Nearest.hint(word, right)));
    }
}
