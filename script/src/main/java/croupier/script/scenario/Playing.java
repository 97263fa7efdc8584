package croupier.script.scenario;

import croupier.kernel.Decision;
import croupier.kernel.Match;
import croupier.kernel.Policy;
import croupier.kernel.Reply;
import croupier.kernel.Say;
import croupier.kernel.Setup;
import croupier.script.files.Mistake;
import croupier.script.files.MistakesException;
import croupier.script.files.Node;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One run of a case: lays out the table, gives the answers, compares the facts. */
final class Playing {
    private final Case of;
    private final Given given;
    private final boolean strictly;
    private final List<Mistake> mistakes = new ArrayList<>();
    private final List<Finding> findings = new ArrayList<>();
    private final List<String> answers = new ArrayList<>();
    private @Nullable Match match;
    private @Nullable String refusal;
    private @Nullable Node refusedAt;
    private int logFrom;

    /** Whether lines that the case speaks of are looked for. */
    private boolean solves = true;

    /** Whether the facts of some stretch did not hold before its answers; true also where nothing is answered. */
    private boolean differsBefore;

    Playing(Case of, List<Node.Mapping> given, boolean strictly) {
        this.of = of;
        this.strictly = strictly;
        Given all = new Given();
        try {
            all = Given.of(given);
        } catch (WrongScenario w) {
            mistakes.add(w.mistake);
        }
        this.given = all;
    }

    /** Plays the case; to be called once. */
    Result run() {
        try {
            if (mistakes.isEmpty()) play();
        } catch (WrongScenario w) {
            mistakes.add(w.mistake);
        } catch (MistakesException e) {
            mistakes.addAll(e.mistakes());
        } catch (RuntimeException | AssertionError | StackOverflowError e) {
            findings.add(new Finding(of.place, "the rules run", "no error", Reports.brief(e)));
        }
        boolean holds = findings.isEmpty() && mistakes.isEmpty();
        return new Result(of, findings, mistakes, report(), holds ? "" : Reports.details(of, match));
    }

    /** The table alone. */
    Match begin() {
        try {
            if (!mistakes.isEmpty()) throw new MistakesException("scenarios", mistakes);
            Loaded loaded = of.scenarios.load(of.game, given);
            Names names = new Names(loaded.stage());
            Laying laying = new Laying(
                    given, loaded.stage(), names, new Paths(loaded.library(), loaded.stage(), names), played());
            Match m = start(loaded, laying);
            if (!laying.mistakes.isEmpty()) throw new MistakesException("scenarios", laying.mistakes);
            return m;
        } catch (WrongScenario w) {
            throw new MistakesException("scenarios", List.of(w.mistake));
        }
    }

    /** The match after all answers. */
    Match end() {
        solves = false;
        Result played = run();
        if (!mistakes.isEmpty()) throw new MistakesException("scenarios", mistakes);
        Match m = match;
        if (m == null || !played.passed())
            throw new MistakesException("scenarios", List.of(new Mistake(of.place, played.report(), "")));
        return m;
    }

    private String report() {
        return findings.isEmpty() && mistakes.isEmpty() ? "" : Reports.of(of, findings, mistakes, answers, match);
    }

    private void play() {
        Node.Entry wrong = of.wrongCards();
        if (wrong != null) {
            cardsAreWrong(wrong);
            return;
        }
        Loaded loaded = of.scenarios.load(of.game, given);
        Stage stage = loaded.stage();
        Names names = new Names(stage);
        Paths paths = new Paths(loaded.library(), stage, names);
        Laying laying = new Laying(given, stage, names, paths, played());
        Match m = start(loaded, laying);
        match = m;
        mistakes.addAll(laying.mistakes);
        if (!mistakes.isEmpty()) return;
        Expressions expressions = new Expressions(loaded.library(), laying.scopes, names);
        for (Case.Part part : of.parts) {
            logFrom = m.log().size();
            if (strictly) lookBefore(m, stage, names, paths, expressions, part);
            if (part.play() != null) playCard(m, names, part.play());
            if (part.when() != null && findings.isEmpty()) answers(m, expressions, part.when());
            if (findings.isEmpty() && mistakes.isEmpty()) compare(m, stage, names, paths, expressions, part);
            if (findings.isEmpty() && mistakes.isEmpty() && solves && part.solve() != null) solve(m, part.solve());
            if (!findings.isEmpty() || !mistakes.isEmpty()) return;
        }
    }

    /** The cards that the case gives must not load, for the reason it says; there is no table then. */
    private void cardsAreWrong(Node.Entry because) {
        differsBefore = true;
        Node.Scalar reason = Given.scalar(because.value());
        if (of.parts.size() > 1
                || !(of.parts.getFirst().then() instanceof Node.Mapping m
                        && m.entries().size() == 1))
            throw new WrongScenario(
                    Mistake.at(because.key(), "cards that are wrong make no table: nothing else can hold"));
        String told = "the cards load";
        try {
            of.scenarios.load(of.game, given);
        } catch (MistakesException e) {
            if (e.mistakes().stream().anyMatch(w -> Texts.contains(w.message(), reason.text()))) return;
            told = String.valueOf(e.getMessage());
        }
        findings.add(new Finding(because.key().place(), because.key().text(), reason.text(), told));
    }

    private String played() {
        for (Case.Part p : of.parts)
            if (p.play() != null) return Given.scalar(p.play()).text();
        return "";
    }

    private Match start(Loaded loaded, Laying laying) {
        Setup setup = Setup.of(loaded.game(), seats(loaded), given.number("seed", 1));
        Map<String, String> named = new LinkedHashMap<>();
        given.options().forEach((name, value) -> named.put(name, value.text()));
        setup = with(setup, loaded.stage().options(named));
        if (given.get("variant") != null)
            setup = with(
                    setup, loaded.library().variant(given.text("variant", "")).options());
        for (Map.Entry<String, Node.Scalar> o : given.options().entrySet()) {
            try {
                setup = setup.with(o.getKey(), o.getValue().text());
            } catch (IllegalArgumentException e) {
                throw new WrongScenario(Mistake.at(o.getValue(), String.valueOf(e.getMessage())));
            }
        }
        boolean shuffles = given.get("seed") != null && given.get("chance") == null;
        int[] script = shuffles ? null : given.numbers("chance");
        return Match.start(setup.with(laying), new Policy[setup.seats()], script);
    }

    private static Setup with(Setup setup, Map<String, String> options) {
        Setup s = setup;
        for (Map.Entry<String, String> o : options.entrySet()) s = s.with(o.getKey(), o.getValue());
        return s;
    }

    private int seats(Loaded loaded) {
        int least = loaded.game().minSeats();
        int seats = (int) given.number("seats", least);
        Node at = given.get("seats");
        if (at != null && (seats < least || seats > loaded.game().maxSeats()))
            throw new WrongScenario(Mistake.at(
                    at,
                    of.game + " is played by " + least + " to " + loaded.game().maxSeats() + " seats"));
        return seats;
    }

    // ---- answers

    private void answers(Match m, Expressions expressions, Node when) {
        List<Node> all = when instanceof Node.Sequence s ? s.items() : List.of(when);
        for (Node n : all) {
            if (!settled()) return;
            step(m, expressions, n);
        }
    }

    private void step(Match m, Expressions expressions, Node n) {
        if (n instanceof Node.Mapping map) {
            if (Runs.isRun(map)) {
                answers.add(Runs.say(map));
                String wrong = new Runs(m, expressions, of.scenarios).run(map);
                if (!wrong.isEmpty()) findings.add(new Finding(n.place(), Runs.say(map), "it comes to that", wrong));
                return;
            }
            for (Node.Entry e : map.entries()) {
                if (!settled()) return;
                int seat = Texts.seat(e.key().text());
                if (seat < 0)
                    throw new WrongScenario(Mistake.at(e.key(), "write 'SEAT: what is answered' or 'run until: ...'"));
                answer(m, seat, Given.scalar(e.value()));
            }
            return;
        }
        answer(m, -1, Given.scalar(n));
    }

    /** An answer that was refused must be spoken of before the next. */
    private boolean settled() {
        if (refusal == null) return findings.isEmpty();
        refusedUnexpectedly();
        return false;
    }

    private void refusedUnexpectedly() {
        Node at = refusedAt;
        String said = at == null ? "" : at.text();
        Match m = match;
        String open = m == null ? "" : Reports.open(m);
        if (at != null)
            findings.add(new Finding(at.place(), said, "the answer is taken", "refused: " + refusal + open));
    }

    private void answer(Match m, int seat, Node.Scalar words) {
        answers.add(asked(m, seat) + words.text());
        long before = m.hash();
        try {
            Reply reply = new Answering(m).answer(seat, words.text());
            refusal = reply.ok() ? null : reply.reason();
            refusedAt = words;
        } catch (Answering.Unclear e) {
            findings.add(new Finding(words.place(), words.text(), "one option", e.getMessage() + Reports.open(m)));
        }
        if (m.broken() != null && refusal != null && refusal.contains("broke:")) {
            findings.add(new Finding(words.place(), words.text(), "the rules run", Reports.brief(m.broken())));
            refusal = null;
        }
        if (refusal != null && before != m.hash())
            findings.add(
                    new Finding(words.place(), words.text(), "a refused answer changes nothing", "the table changed"));
    }

    /** Who answers what, where it is clear. */
    private static String asked(Match m, int seat) {
        Decision d = seat >= 0 ? m.openFor(seat) : m.open() == 1 ? m.open(0) : null;
        if (d != null) return "seat " + (d.seat() + 1) + ", " + Say.prompt(m.table(), d) + ": ";
        return seat < 0 ? "" : "seat " + (seat + 1) + ": ";
    }

    private void playCard(Match m, Names names, Node play) {
        Node.Scalar card = Given.scalar(play);
        int target = names.find(m.table(), 0, "target");
        String on = target > 0 ? " on " + Names.numbered(m.table(), target) : "";
        String words = card.text().startsWith("play ") ? card.text() : "play " + card.text();
        boolean aimed = !on.isEmpty()
                && m.open() == 1
                && !new Options(m.table(), m.open(0)).meant(words + on).isEmpty();
        answer(m, -1, Expressions.at(card, aimed ? words + on : words));
    }

    // ---- facts

    private void compare(Match m, Stage stage, Names names, Paths paths, Expressions expressions, Case.Part part) {
        Node then = part.then();
        boolean expectsRefusal = then != null && speaksOfRefusal(then);
        if (refusal != null && !expectsRefusal) {
            refusedUnexpectedly();
            return;
        }
        if (then == null) return;
        Checking checking = new Checking(m, stage, names, paths, expressions, refusal, logFrom);
        checking.check(then);
        findings.addAll(checking.findings);
        mistakes.addAll(checking.mistakes);
        refusal = null;
    }

    /** That a line is found, or that there is none, says something of the table also if nothing was answered. */
    private void solve(Match m, Node solve) {
        differsBefore = true;
        Finding wrong = Puzzles.check(m, Given.scalar(solve));
        if (wrong != null) findings.add(wrong);
    }

    /** Whether the facts hold already, so that the answers prove nothing. */
    private void lookBefore(Match m, Stage stage, Names names, Paths paths, Expressions expressions, Case.Part part) {
        Node then = part.then();
        if (differsBefore || then == null) return;
        if (part.when() == null && part.play() == null) {
            differsBefore = true;
            return;
        }
        Checking checking = new Checking(m, stage, names, paths, expressions, null, logFrom);
        checking.check(then);
        differsBefore = !checking.findings.isEmpty() || !checking.mistakes.isEmpty();
    }

    /** Whether no answer of the case made any of its facts true. */
    boolean isIdle() {
        return !differsBefore;
    }

    private static boolean speaksOfRefusal(Node then) {
        return switch (then) {
            case Node.Mapping m ->
                m.entries().stream().anyMatch(e -> e.key().text().startsWith("refused"));
            case Node.Sequence s -> s.items().stream().anyMatch(Playing::speaksOfRefusal);
            case Node.Scalar s -> false;
        };
    }
}
