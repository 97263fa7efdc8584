package croupier.script.scenario;

import croupier.script.files.Mistake;
import croupier.script.files.Node;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code fails without}: the case is played again with a rule taken away (another option or variant, changed fields of a
 * card, something given otherwise) and must not hold then. A case that holds all the same does not test what it is about.
 */
final class Without {
    private Without() {}

    static Result check(Case of, Result with) {
        List<Finding> findings = new ArrayList<>();
        List<Mistake> mistakes = new ArrayList<>();
        for (Node.Mapping change : of.without) {
            List<Node.Mapping> given = new ArrayList<>(of.given);
            given.add(asChange(change));
            Result result = new Playing(of, given, false).run();
            mistakes.addAll(result.mistakes());
            if (result.passed())
                findings.add(new Finding(
                        change.place(),
                        "fails without " + say(change),
                        "the case does not hold",
                        "it holds all the same"));
        }
        if (findings.isEmpty() && mistakes.isEmpty()) return with;
        return new Result(of, findings, mistakes, Reports.of(of, findings, mistakes, List.of(), null), "");
    }

    /** A case that says what it fails without has proved itself already. */
    static Result checkIdle(Case of, Result with) {
        if (!of.without.isEmpty()) return with;
        Playing again = new Playing(of, of.given, true);
        Result result = again.run();
        if (!result.passed() || !again.isIdle()) return result;
        Finding idle = new Finding(
                of.place,
                of.name,
                "facts that do not hold before the answers, or 'fails without'",
                "everything holds before anything is answered");
        return new Result(of, List.of(idle), List.of(), Reports.of(of, List.of(idle), List.of(), List.of(), null), "");
    }

    /** Cards are not put in place here; their fields are. */
    private static Node.Mapping asChange(Node.Mapping m) {
        List<Node.Entry> entries = new ArrayList<>();
        for (Node.Entry e : m.entries()) {
            boolean cards = e.key().text().equals("cards");
            entries.add(cards ? new Node.Entry(Expressions.at(e.key(), Given.CHANGE), e.value()) : e);
        }
        return m.mapping(entries);
    }

    private static String say(Node.Mapping change) {
        return String.join(
                ", ", change.entries().stream().map(e -> e.key().text()).toList());
    }
}
