package croupier.script.scenario;

import croupier.kernel.Decision;
import croupier.kernel.Match;
import croupier.kernel.Say;
import croupier.script.files.Mistake;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is printed of a case that does not hold. */
final class Reports {
    private Reports() {}

    static String of(
            Case of, List<Finding> findings, List<Mistake> mistakes, List<String> answers, @Nullable Match match) {
        StringBuilder s = new StringBuilder(of.game() + ": " + of.name());
        if (!of.rule.isEmpty()) s.append(" (").append(of.rule).append(')');
        s.append('\n');
        for (Mistake m : mistakes) s.append(m).append('\n');
        for (Finding f : findings) s.append(f).append('\n');
        if (match == null || findings.isEmpty()) return s.toString();
        s.append("answers:").append(answers.isEmpty() ? " none" : "\n  " + String.join("\n  ", answers));
        s.append("\ntable:\n  ").append(String.join("\n  ", Looks.shown(match)));
        s.append("\n  ").append(match.isOver() ? match.outcome().toString() : "open:" + open(match));
        return s.append('\n').toString();
    }

    /** What is seldom needed: hidden things with all their numbers, and the journal. */
    static String details(Case of, @Nullable Match match) {
        if (match == null) return "";
        return "everything:\n  " + String.join("\n  ", Looks.table(match.table()))
                + "\njournal, after the table that " + of.place() + " gives:\n  "
                + match.journal().write().strip().replace("\n", "\n  ") + "\n";
    }

    /** The open decisions with their options. */
    static String open(Match m) {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < m.open(); i++) {
            Decision d = m.open(i);
            all.add("seat " + (d.seat() + 1) + ": " + Say.prompt(m.table(), d) + " ["
                    + String.join(" | ", new Options(m.table(), d).words()) + "]");
        }
        return all.isEmpty() ? "\n      nothing is asked" : "\n      " + String.join("\n      ", all);
    }

    /** An error with the first places of rules it came through. */
    static String brief(@Nullable Throwable e) {
        if (e == null) return "an error";
        StringBuilder s = new StringBuilder(e.toString());
        int shown = 0;
        for (StackTraceElement at : e.getStackTrace())
            if (shown++ < 6) s.append("\n      at ").append(at);
        return s.toString();
    }
}
