package croupier.script.scenario;

import croupier.kernel.Decision;
import croupier.kernel.Match;
import croupier.kernel.Say;
import croupier.script.files.Node;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The open decisions: who is asked, why, and what may be answered. */
record Questions(Match match, Checking checking) {
    void check(Node.Scalar key, Key k, Value v) {
        switch (k.subject()) {
            case "asked" -> asked(key, v);
            case "decision" -> decision(key, v);
            case "prompt" -> prompt(key, v, decisionOf(k));
            case "time limit" -> timeLimit(key, v, decisionOf(k));
            default -> options(key, k, v, decisionOf(k));
        }
    }

    /** The decision of the seat that is named, or the only one that is open. */
    private @Nullable Decision decisionOf(Key k) {
        if (k.told() || match.open() != 1) return match.openFor(k.seat());
        return match.open(0);
    }

    private List<Integer> seatsAsked() {
        List<Integer> seats = new ArrayList<>();
        for (int i = 0; i < match.open(); i++) seats.add(match.open(i).seat() + 1);
        return seats.stream().sorted().toList();
    }

    private void asked(Node.Scalar key, Value v) {
        boolean nobody = !v.isList() && v.text().equals("nobody");
        List<Integer> expected = nobody
                ? List.of()
                : v.list().stream().map(s -> s.seat() + 1).sorted().toList();
        checking.same(key, "seat " + expected, "seat " + seatsAsked());
    }

    /** {@code decision: none}, or seat, prompt and options together. */
    private void decision(Node.Scalar key, Value v) {
        if (!v.isMapping()) {
            if (!v.text().equals("none")) throw v.wrong("write none, or what is asked: {seat: 1, options: [...]}");
            checking.same(key, "none", match.open() == 0 ? "none" : "seat " + seatsAsked() + " is asked");
            return;
        }
        Value seat = v.entries().get("seat");
        v.entries().forEach((word, value) -> {
            Key part = Key.of(word, seat == null ? Key.NOT_TOLD : seat.seat());
            switch (part.subject()) {
                case "seat" -> {
                    if (match.openFor(value.seat()) == null)
                        checking.differs(
                                value.node(), "seat " + (value.seat() + 1) + " is asked", "seat " + seatsAsked());
                }
                case "prompt" -> prompt(key, value, decisionOf(part));
                case "options" -> options(key, part, value, decisionOf(part));
                default ->
                    throw Checking.unknown(
                            Expressions.at(key, word),
                            word,
                            List.of("seat", "prompt", "options", "options contain", "options do not contain"));
            }
        });
    }

    private void prompt(Node.Scalar key, Value v, @Nullable Decision d) {
        String asked = d == null ? "nothing is asked" : Say.prompt(match.table(), d);
        boolean same = d != null
                && (Texts.contains(asked, v.text())
                        || Texts.contains(Say.why(match.table(), d), v.text())
                        || Texts.same(d.why().name(), v.text()));
        if (!same) checking.differs(key, v.text(), asked);
    }

    /** Seconds that the rules give; 0 if they say nothing. */
    private void timeLimit(Node.Scalar key, Value v, @Nullable Decision d) {
        checking.same(key, v.number(), d == null ? 0 : d.seconds());
    }

    private void options(Node.Scalar key, Key k, Value v, @Nullable Decision d) {
        if (d == null) {
            if (k.relation() != Key.Relation.LACKS) checking.differs(key, "a decision", "nothing is asked");
            return;
        }
        Options options = new Options(match.table(), d);
        List<Long> named = new ArrayList<>();
        for (Value one : v.list()) {
            List<Long> meant = options.meant(one.text());
            if (meant.isEmpty() && k.relation() == Key.Relation.CONTAINS) meant = options.meantBesides(one.text());
            named.addAll(meant);
            if (meant.isEmpty() == (k.relation() != Key.Relation.LACKS))
                checking.differs(one.node(), key.text() + " '" + one.text() + "'", String.join(" | ", options.words()));
        }
        if (k.relation() != Key.Relation.IS) return;
        for (int i = 0; i < d.size(); i++)
            if (!named.contains(d.code(i)))
                checking.differs(
                        key, "no option '" + options.words(d.code(i)) + "'", String.join(" | ", options.words()));
    }
}
