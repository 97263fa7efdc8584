package croupier.script.scenario;

import croupier.kernel.Decision;
import croupier.kernel.Match;
import croupier.kernel.Nearest;
import croupier.kernel.Policy;
import croupier.script.files.Mistake;
import croupier.script.files.Node;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * {@code run until: CONDITION}: everybody gives default answers, or a bot answers, until the condition holds. Also
 * {@code run until: end}, {@code seat 2 is asked}, {@code seat 2 is asked PROMPT}.
 */
record Runs(Match match, Expressions expressions, Scenarios scenarios) {
    private static final String UNTIL = "run until";
    private static final String WITH = "with";
    private static final int MOST = 10_000;
    private static final Pattern ASKED = Pattern.compile("(?:decision of )?seat ([0-9]{1,2})(?: is asked ?(.*))?");

    static boolean isRun(Node.Mapping m) {
        return m.entry(UNTIL) != null;
    }

    static String say(Node.Mapping m) {
        Node until = m.get(UNTIL);
        return UNTIL + " " + (until instanceof Node.Scalar s ? s.text() : "...");
    }

    /** Runs; says what went wrong, or nothing. */
    String run(Node.Mapping m) {
        for (Node.Entry e : m.entries())
            if (!List.of(UNTIL, WITH).contains(e.key().text()))
                throw new WrongScenario(Mistake.at(
                        e.key(),
                        "nothing here is called '" + e.key().text() + "'. "
                                + Nearest.hint(e.key().text(), List.of(UNTIL, WITH))));
        Node.Scalar until = Given.scalar(java.util.Objects.requireNonNull(m.get(UNTIL)));
        Policy bot = bot(m.get(WITH));
        for (int i = 0; i < MOST; i++) {
            if (isReached(until)) return "";
            if (match.isOver()) return "the match is over";
            if (!step(bot)) return "an answer was refused" + Reports.open(match);
        }
        return "not after " + MOST + " answers";
    }

    private boolean isReached(Node.Scalar until) {
        String text = until.text().strip();
        if (text.equals("end")) return match.isOver();
        Matcher asked = ASKED.matcher(text);
        if (asked.matches()) {
            Decision d = match.openFor(Integer.parseInt(asked.group(1)) - 1);
            String why = asked.group(2) == null ? "" : asked.group(2);
            return d != null
                    && (why.isEmpty()
                            || Texts.contains(d.why().text(), why)
                            || Texts.same(d.why().name(), why));
        }
        return expressions.truth(match.table(), 0, until);
    }

    private @Nullable Policy bot(@Nullable Node with) {
        if (with == null) return null;
        Node.Scalar name = Given.scalar(with);
        try {
            Policy bot = match.game().bots().contains(name.text())
                    ? match.game().bot(name.text())
                    : scenarios.bot(name.text());
            bot.begin(match.setup().seed(), 0);
            return bot;
        } catch (IllegalArgumentException e) {
            throw new WrongScenario(Mistake.at(name, String.valueOf(e.getMessage())));
        }
    }

    /** One answer; a bot answers what has one answer, one who must choose several takes the default. */
    private boolean step(@Nullable Policy bot) {
        Decision d = match.open(0);
        if (bot == null || d.several())
            return match.answer(d.seat(), Answering.defaultOf(d)).ok();
        return match.answer(d.seat(), d.code(bot.choose(match.seen(d.seat()), d)))
                .ok();
    }
}
