package croupier.apps;

import java.io.InputStream;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The command line's entry. */
@Command(
        name = "croupier",
        mixinStandardHelpOptions = true,
        version = "croupier 0.1.0",
        description = {
            "Card games: play, test and measure them.",
            "Without a command it starts the web table and says where: open the address in a browser and play."
        },
        subcommands = {
            ServeCommand.class,
            GamesCommand.class,
            PlayCommand.class,
            SimCommand.class,
            BalanceCommand.class,
            LabCommand.class,
            LadderCommand.class,
            AnalyseCommand.class,
            TrainCommand.class,
            BenchCommand.class,
            FuzzCommand.class,
            CheckCommand.class,
            WatchCommand.class,
            NewCommand.class,
            TableCheckCommand.class,
            LoadCommand.class,
            CardCommand.class,
            DeckCommand.class,
            RulesCommand.class,
            ReadCommand.class,
            SchemaCommand.class,
            DocsCommand.class,
            ScenarioCommand.class,
            SolveCommand.class,
            ReplayCommand.class,
            WarmUp.class
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  croupier                              the web table at http://localhost:8080",
            "  croupier play duel",
            "  croupier play spire --seed 7 --hero watcher",
            "  croupier sim duel --games 10000 --bots greedy,random",
            "",
            "Exit codes: 0 all is well, 1 a check failed, 2 a command or file is wrong, 3 the machine does not let it.",
            "Games of others: jars in the folder games of CROUPIER_HOME, in CROUPIER_GAMES, or anywhere with",
            "  --games DIR|JAR in any command; there they are like those that come with it.",
            "Environment: CROUPIER_HOME holds saved matches and their cards (usually ~/.croupier);",
            "  CROUPIER_PORT is the port of the web table (usually 8080); NO_COLOR switches colours off."
        })
public final class Main implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it
    private CommandSpec spec;

    private final InputStream in;
    private final Function<String, @Nullable String> environment;
    private final boolean attended;

    /** @param attended whether a person may sit at a terminal */
    Main(InputStream in, Function<String, @Nullable String> environment, boolean attended) {
        this.in = in;
        this.environment = environment;
        this.attended = attended;
    }

    public static void main(String[] args) {
        System.exit(run(commandLine(System.in, System::getenv, true), args));
    }

    /** Runs a command; all it has written is out before the exit code is returned. */
    static int run(CommandLine line, String... args) {
        int exit = execute(line, args);
        line.getOut().flush();
        line.getErr().flush();
        return exit;
    }

    /** With the games of others in reach of this thread, and of those that it starts. */
    private static int execute(CommandLine line, String... args) {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        try {
            OutsideGames.Arguments parted = OutsideGames.in(args);
            Main main = line.getCommand();
            ClassLoader games = OutsideGames.loader(parted.folders(), main.data(), main.environment);
            if (games != null) thread.setContextClassLoader(games);
            return line.execute(RuleArguments.written(line, parted.others()));
        } catch (Trouble | IllegalArgumentException e) {
            return Telling.tell(e, line.getErr());
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    static CommandLine commandLine(InputStream in, Function<String, @Nullable String> environment, boolean attended) {
        return new CommandLine(new Main(in, environment, attended))
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setUsageHelpWidth(110)
                .setExecutionExceptionHandler((e, line, _) -> Telling.tell(e, line.getErr()));
    }

    /** Without a command: the web table. */
    @Override
    public Integer call() throws InterruptedException {
        PrintWriter out = spec.commandLine().getOut();
        return ServeCommand.serveHere(out, port(), data().home().resolve("web"));
    }

    private int port() {
        String named = environment("CROUPIER_PORT");
        if (named == null || named.isBlank()) return ServeOptions.PORT;
        if (!named.matches("[0-9]{1,5}")) throw Trouble.wrong("CROUPIER_PORT is a number, not '" + named + "'");
        return Integer.parseInt(named);
    }

    InputStream in() {
        return in;
    }

    @Nullable
    String environment(String name) {
        return environment.apply(name);
    }

    /** Whether a person sits at a terminal; asked only by commands that behave differently then. */
    @SuppressWarnings("SystemConsoleNull") // a JVM without its console module still gives null
    boolean isInteractive() {
        java.io.Console console = attended ? System.console() : null;
        return console != null && console.isTerminal();
    }

    DataFolder data() {
        return DataFolder.of(environment);
    }
}
