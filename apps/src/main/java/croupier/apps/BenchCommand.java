package croupier.apps;

import croupier.kernel.Game;
import croupier.kernel.Games;
import croupier.kernel.Match;
import croupier.kernel.Nearest;
import croupier.kernel.Setup;
import croupier.kernel.Workload;
import croupier.lab.AnswerTimes;
import croupier.lab.Bench;
import croupier.lab.Figures;
import croupier.lab.Rate;
import croupier.lab.SearchBench;
import croupier.script.scenario.Case;
import croupier.script.scenario.Scenarios;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Measures how fast a game is. */
@Command(
        name = "bench",
        mixinStandardHelpOptions = true,
        description = "Measures a game, or all, per CPU second of one thread: after a warm-up the middle one of several"
                + " windows.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  croupier bench",
            "  croupier bench duel --windows 9 --seconds 2",
            "  croupier bench spire --battles --policy late",
            "  croupier bench spire --json",
            "  croupier bench duel --work search --policy search:iterations=500",
            "  croupier bench magic --work crowd",
            "  croupier bench --table games/src/test/tables/magic-crowd.yaml",
            "  croupier bench spire --runs --against ../before/apps/target/croupier.jar",
            "",
            "A decision has two or more options; an answer may be forced: a turn that can only be ended."
        })
final class BenchCommand extends Subcommand {
    @Parameters(arity = "0..1", paramLabel = "GAME", description = "Only this game.")
    private @Nullable String name;

    @Option(names = "--policy", paramLabel = "BOT", description = "Who sits in every seat (usually ${DEFAULT-VALUE}).")
    private String policy = "random";

    @Option(names = "--seats", paramLabel = "N", description = "How many seats (usually the fewest).")
    private int seats;

    @Option(names = "--windows", paramLabel = "N", description = "Windows measured (usually ${DEFAULT-VALUE}).")
    private int windows = 5;

    @Option(names = "--warm-up", paramLabel = "S", description = "CPU seconds before (usually ${DEFAULT-VALUE}).")
    private double warmUp = 8;

    @Option(names = "--seconds", paramLabel = "S", description = "CPU seconds a window (usually ${DEFAULT-VALUE}).")
    private double seconds = 1;

    @Option(
            names = "--work",
            paramLabel = "NAME",
            description = "What is played: one of the game's workloads, search, or crowd.")
    private @Nullable String work;

    /** The work of the bot that thinks ahead, in every game. */
    private static final String SEARCH = "search";

    /** What an answer costs on the large boards of a game that has some. */
    private static final String CROWD = "crowd";

    private static final int CROWD_ANSWERS = 250;

    @Option(names = "--battles", description = "The same as --work battles.")
    private boolean battles;

    @Option(names = "--runs", description = "The same as --work runs.")
    private boolean runs;

    @Option(
            names = "--table",
            paramLabel = "FILE",
            description = "Every match begins at the table of the first case of this scenario file.")
    private @Nullable Path table;

    @Option(
            names = "--against",
            paramLabel = "JAR",
            description =
                    "Measures the croupier.jar of another build and this program by turns, and tells how many times as"
                            + " fast this one is.")
    private @Nullable String against;

    @Option(
            names = "--pairs",
            paramLabel = "N",
            description = "With --against: how often each is measured (usually ${DEFAULT-VALUE}).")
    private int pairs = 7;

    @Mixin
    private GameChoice choice = new GameChoice();

    @Option(names = "--json", description = "Write JSON.")
    private boolean json;

    @Override
    public Integer call() {
        PrintWriter out = out();
        if (against != null) return compare(new Against(against, pairs), out);
        List<Figures> all = new ArrayList<>();
        if (table != null) all.add(atTable(table, out));
        else if (SEARCH.equals(work)) return searched(out);
        else if (CROWD.equals(work)) return crowded(out);
        else for (String n : name == null ? Games.names() : List.of(name)) all.add(played(choice.load(n), out));
        if (json) out.println(JsonResults.of(all));
        return Exit.OK;
    }

    /** How fast the bot searches that thinks ahead. */
    private int searched(PrintWriter out) {
        for (String n : name == null ? Games.names() : List.of(name)) {
            Game game = choice.load(n);
            Setup setup = choice.write(Setup.of(game, seats > 0 ? seats : game.minSeats(), 1));
            String how = policy.startsWith("search:") ? policy.substring("search:".length()) : "";
            SearchBench.Figures f = new SearchBench(setup, how, windows, warmUp, seconds).run();
            if (json) {
                out.println(JsonResults.of(f));
                continue;
            }
            out.printf(
                    "%s, search, %d %s; per CPU second of one thread%n",
                    n, setup.seats(), setup.seats() == 1 ? "seat" : "seats");
            rate(out, "iterations", f.iterations());
            out.printf(Locale.ROOT, "  %-26s %,15.2f%n%n", "bytes per iteration", f.bytes());
            out.flush();
        }
        return Exit.OK;
    }

    /** What answers cost on large boards: the cases of the file of the game in {@code crowd}. */
    private int crowded(PrintWriter out) {
        if (name == null) throw Trouble.wrong("say which game: bench GAME --work crowd");
        Game game = choice.load(name);
        String file = "/crowd/" + game.name() + ".yaml";
        try (InputStream in = game.getClass().getResourceAsStream(file)) {
            if (in == null) throw Trouble.wrong(game.name() + " has no large boards to measure");
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            out.printf("%s, large boards; milliseconds of CPU an answer%n", game.name());
            for (Case c : new Scenarios().in(file, text, game.name())) {
                AnswerTimes.Figures f = new AnswerTimes(c::begin, CROWD_ANSWERS).run();
                out.printf(
                        Locale.ROOT,
                        "  %-58s %4d answers   mean %7.3f   worst %7.3f (%s)%n",
                        c.name(),
                        f.answers(),
                        f.mean(),
                        f.worst(),
                        f.worstAt());
                out.flush();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Exit.OK;
    }

    /** The same bench in another build and in this one. */
    private int compare(Against other, PrintWriter out) {
        if (json || table != null) throw Trouble.wrong("--against goes neither with --json nor with --table");
        List<String> typed = new ArrayList<>(spec.commandLine().getParseResult().originalArgs());
        typed.remove(spec.name());
        for (String n : name == null ? Games.names() : List.of(name)) {
            workload(choice.load(n));
            other.run(n, forOne(n, typed), out);
        }
        return Exit.OK;
    }

    /** What was typed, for one game and without what says how to compare. */
    private List<String> forOne(String game, List<String> typed) {
        List<String> arguments = new ArrayList<>(List.of(game));
        for (int i = 0; i < typed.size(); i++) {
            String word = typed.get(i);
            if (word.equals("--against") || word.equals("--pairs")) i++;
            else if (!word.startsWith("--against=") && !word.startsWith("--pairs=") && !word.equals(name))
                arguments.add(word);
        }
        return arguments;
    }

    /** Whole matches of a game. */
    private Figures played(Game game, PrintWriter out) {
        int at = seats > 0 ? seats : game.minSeats();
        Workload what = workload(game);
        Setup setup = Setup.of(game, at, 1);
        for (Map.Entry<String, String> o : what.options().entrySet()) setup = setup.with(o.getKey(), o.getValue());
        Figures f = new Bench(choice.write(setup), what.tallies(), policy, windows, warmUp, seconds).run();
        if (!json) print(f, what, out);
        out.flush();
        return f;
    }

    /** Matches that begin at the table of a scenario. */
    private Figures atTable(Path file, PrintWriter out) {
        if (!Files.isRegularFile(file)) throw Trouble.wrong("there is no file " + file);
        if (name != null || seats > 0 || work != null || battles || runs)
            throw Trouble.wrong("the file of --table says which game it is, and with how many seats");
        List<Case> cases = new Scenarios().in(file);
        if (cases.isEmpty()) throw Trouble.wrong(file + " has no case");
        Match from = cases.getFirst().begin();
        Figures f = new Bench(from.setup(), from, List.of(), policy, windows, warmUp, seconds).run();
        Workload what =
                new Workload("table", "from: " + cases.getFirst().name(), "matches to their end", Map.of(), List.of());
        if (!json) print(f, what, out);
        return f;
    }

    private Workload workload(Game game) {
        String wanted = battles ? "battles" : runs ? "runs" : work;
        if (wanted == null) return Workload.PLAIN;
        List<String> names = new ArrayList<>(List.of(Workload.PLAIN.name(), SEARCH, CROWD));
        for (Workload w : game.workloads()) {
            if (w.name().equals(wanted)) return w;
            names.add(w.name());
        }
        if (wanted.equals(Workload.PLAIN.name())) return Workload.PLAIN;
        throw Trouble.wrong(game.name() + " has no workload '" + wanted + "'. " + Nearest.hint(wanted, names));
    }

    private void print(Figures f, Workload what, PrintWriter out) {
        out.printf(
                "%s, %s, %d %s, %s; per CPU second of one thread%n",
                f.game(), what.about(), f.seats(), f.seats() == 1 ? "seat" : "seats", f.policy());
        rate(out, "decisions", f.decisions());
        rate(out, what.match(), f.playouts());
        rate(out, "answers, forced ones too", f.answers());
        rate(out, "forks", f.forks());
        rate(out, "forks with a look", f.looks());
        if (f.replays().most() > 0) rate(out, "replays from journal", f.replays());
        out.printf(Locale.ROOT, "  %-26s %,15d%n", "bytes of a table", f.tableBytes());
        out.printf(Locale.ROOT, "  %-26s %,15.2f%n", "bytes per decision", f.bytesPerDecision());
        out.printf(Locale.ROOT, "  %-26s %,15.2f%n", "options per decision", f.meanOptions());
        mean(out, "decisions", f.meanDecisions());
        mean(out, "answers", f.meanAnswers());
        f.averages().forEach((tally, mean) -> mean(out, tally, mean));
        out.println();
    }

    private static void mean(PrintWriter out, String what, double mean) {
        out.printf(Locale.ROOT, "  %-26s %,15.1f%n", what + " per match", mean);
    }

    private static void rate(PrintWriter out, String what, Rate r) {
        out.printf(Locale.ROOT, "  %-26s %,15.0f   (%,.0f to %,.0f)%n", what, r.median(), r.least(), r.most());
    }
}
