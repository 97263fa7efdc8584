package croupier.apps;

import croupier.kernel.Game;
import croupier.lab.Balance;
import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

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
final class BalanceCommand extends Subcommand {
    @Parameters(paramLabel = "GAME", description = "The game.")
    private String name = "";

    @Option(names = "--games", paramLabel = "N", description = "Matches of a pairing (usually ${DEFAULT-VALUE}).")
    private int games = 400;

    @Option(names = "--bot", paramLabel = "BOT", description = "Who plays both seats (usually ${DEFAULT-VALUE}).")
    private String bot = "greedy";

    @Mixin
    private ManyMatches many = new ManyMatches();

    @Mixin
    private GameChoice choice = new GameChoice();

    @Option(names = "--csv", description = "Write one line per pairing, for spreadsheets.")
    private boolean csv;

    @Option(names = "--json", description = "Write JSON.")
    private boolean json;

    @Override
    public Integer call() {
        Game game = choice.load(name);
        Balance balance = new Balance(choice.setup(game, 2, many.seed), bot, games, many.seed, many.threads);
        int decks = Balance.decks(game).size();
        PrintWriter err = err();
        Progress bar = new Progress(
                err, !csv && !json && main.isInteractive(), name, (long) decks * (decks - 1) * (games / 2));
        Balance.Report report = balance.run(bar);
        bar.done();
        PrintWriter out = out();
        if (json) out.println(JsonResults.of(report));
        else out.print(csv ? report.csv() : report.markdown());
        out.flush();
        return Exit.OK;
    }
}
