package croupier.apps;

import croupier.kernel.Game;
import croupier.lab.Balance;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** Pairs all ready-made decks of a game. */
@Command(
        name = "balance",
        mixinStandardHelpOptions = true,
        description = "Every pairing of the ready-made decks of a game, both ways round, between equal bots.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  croupier balance duel",
            "  croupier balance essence --games 400 --options first=1,later-essence=2",
            "",
            "The same seed gives the same table with any number of threads. A draw counts half for both."
        })
final class BalanceCommand implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it
    private CommandSpec spec;

    @ParentCommand
    @SuppressWarnings("NullAway.Init") // picocli sets it
    private Main main;

    @Parameters(paramLabel = "GAME", description = "The game.")
    private String name = "";

    @Option(names = "--games", paramLabel = "N", description = "Matches of a pairing (usually ${DEFAULT-VALUE}).")
    private int games = 400;

    @Option(names = "--bot", paramLabel = "BOT", description = "Who plays both seats (usually ${DEFAULT-VALUE}).")
    private String bot = "greedy";

    @Option(names = "--seed", paramLabel = "S", description = "The seed of all matches (usually ${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(names = "--threads", paramLabel = "T", description = "Threads (usually one per processor).")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Mixin
    private GameChoice choice = new GameChoice();

    @Option(names = "--csv", description = "Write one line per pairing, for spreadsheets.")
    private boolean csv;

    @Override
    public Integer call() {
        Game game = choice.load(name);
        Balance balance = new Balance(choice.setup(game, 2, seed), bot, games, seed, threads);
        int decks = Balance.decks(game).size();
        PrintWriter err = spec.commandLine().getErr();
        Progress bar = new Progress(err, !csv && main.isInteractive(), name, (long) decks * (decks - 1) * (games / 2));
        Balance.Report report = balance.run(bar);
        bar.done();
        PrintWriter out = spec.commandLine().getOut();
        out.print(csv ? report.csv() : report.markdown());
        out.flush();
        return Exit.OK;
    }
}
