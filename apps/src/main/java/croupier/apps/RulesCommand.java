package croupier.apps;

import croupier.kernel.GameSource;
import croupier.kernel.Games;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What of a rulebook is built, by the numbers of its rules. */
@Command(
        name = "rules",
        mixinStandardHelpOptions = true,
        description = "What of a rule is built, in which classes, and the rulings that show it.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  croupier rules magic 613.8",
            "  croupier rules magic 613             all rules of a chapter",
            "  croupier rules magic                 the chapters"
        })
final class RulesCommand extends Subcommand {
    /**
     * A rule.
     *
     * @param classes those that cite it
     * @param rulings scenarios that show it, each with its file
     */
    private record Rule(String number, List<String> classes, List<String> rulings) {}

    private record Chapter(String number, String name, List<Rule> rules) {}

    @Parameters(index = "0", paramLabel = "GAME", description = "The game.")
    private String gameName = "";

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "NUMBER",
            description = "A rule or a chapter of the rulebook.")
    private String number = "";

    @Option(names = "--json", description = "Write JSON.")
    private boolean json;

    @Override
    public Integer call() {
        GameSource source = Games.source(gameName);
        List<Chapter> chapters = read(source.rules());
        if (chapters.isEmpty()) throw Trouble.wrong(gameName + " has no rulebook with numbers");
        List<Chapter> asked = number.isEmpty() ? chapters : named(chapters);
        PrintWriter out = out();
        if (json) out.println(JsonResults.of(asked));
        else if (number.isEmpty()) for (Chapter c : asked) out.println(line(c));
        else for (Chapter c : asked) print(c, out);
        return Exit.OK;
    }

    private static List<Chapter> read(String table) {
        List<Chapter> chapters = new ArrayList<>();
        for (String line : table.lines().toList()) {
            String[] parts = line.split("\t", -1);
            if (parts.length == 2) chapters.add(new Chapter(parts[0], parts[1], new ArrayList<>()));
            else chapters.getLast().rules().add(new Rule(parts[0], list(parts[1], ", "), list(parts[2], " \\| ")));
        }
        return chapters;
    }

    private static List<String> list(String text, String between) {
        return text.isEmpty() ? List.of() : List.of(text.split(between));
    }

    /** The rule with its parts, or the chapter. */
    private List<Chapter> named(List<Chapter> chapters) {
        String wanted = number.toLowerCase(Locale.ROOT);
        List<Chapter> found = new ArrayList<>();
        for (Chapter c : chapters) {
            if (!wanted.startsWith(c.number())) continue;
            List<Rule> rules =
                    c.rules().stream().filter(r -> isPartOf(r.number(), wanted)).toList();
            if (!rules.isEmpty() || wanted.equals(c.number())) found.add(new Chapter(c.number(), c.name(), rules));
        }
        if (found.isEmpty())
            throw Trouble.wrong("no rule " + number + " of " + gameName + " is built or listed; 'croupier rules "
                    + gameName + "' lists the chapters");
        return found;
    }

    /** 613.4b is a part of 613.4 and of 613, but 613.10 is none of 613.1. */
    private static boolean isPartOf(String rule, String wanted) {
        return rule.startsWith(wanted)
                && (rule.length() == wanted.length() || !Character.isDigit(rule.charAt(wanted.length())));
    }

    private static String line(Chapter c) {
        long shown = c.rules().stream().filter(r -> !r.rulings().isEmpty()).count();
        return String.format(
                Locale.ROOT,
                "%s  %-40s %3d of %3d rules shown by rulings",
                c.number(),
                c.name(),
                shown,
                c.rules().size());
    }

    private static void print(Chapter c, PrintWriter out) {
        out.println(c.number() + " " + c.name());
        for (Rule r : c.rules()) {
            boolean isBuilt = !r.classes().isEmpty() || !r.rulings().isEmpty();
            out.println();
            out.println(r.number() + (isBuilt ? "  built" : "  neither cited in the code nor shown by a ruling"));
            if (!r.classes().isEmpty()) out.println("  in " + String.join(", ", r.classes()));
            for (String ruling : r.rulings()) out.println("  " + ruling);
        }
    }
}
