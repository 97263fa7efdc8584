package croupier.apps;

import croupier.kernel.Game;
import croupier.lab.Bots;
import croupier.lab.Ladder;
import croupier.lab.Standings;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Measures how strong bots are. */
@Command(
        name = "ladder",
        mixinStandardHelpOptions = true,
        description = "Every bot against every other, with seats and ready-made decks both ways round; ratings in Elo"
                + " points with their 95 %% intervals.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  croupier ladder duel --bots random,greedy,search:iterations=500",
            "  croupier ladder doomlings --seats 4 --bots greedy,search --games 80",
            "  croupier ladder spire --bots greedy,search --games 100",
            "",
            "With more than two seats, one seat plays against all others. The same seed gives the same standings with",
            "any number of threads."
        })
final class LadderCommand extends Subcommand {
    @Parameters(paramLabel = "GAME", description = "The game.")
    private String name = "";

    @Option(names = "--bots", split = ",", required = true, paramLabel = "BOT", description = "The bots, by name.")
    private List<String> bots = List.of();

    @Option(names = "--games", paramLabel = "N", description = "Matches of each pair (usually ${DEFAULT-VALUE}).")
    private int games = 100;

    @Option(names = "--seats", paramLabel = "N", description = "How many seats (usually the fewest).")
    private int seats;

    @Mixin
    private ManyMatches many = new ManyMatches();

    @Mixin
    private GameChoice choice = new GameChoice();

    @Option(names = "--json", description = "Write JSON.")
    private boolean json;

    @Override
    public Integer call() {
        Game game = choice.load(name);
        int at = seats > 0 ? seats : game.minSeats();
        Ladder ladder =
                new Ladder(choice.setup(game, at, many.seed), Bots.joined(bots), games, many.seed, many.threads);
        Progress bar = new Progress(err(), !json && main.isInteractive(), name, ladder.matches());
        long begun = System.nanoTime();
        Standings s = ladder.run(bar);
        bar.done();
        PrintWriter out = out();
        if (json) out.println(JsonResults.of(s));
        else {
            out.print(s.markdown());
            out.printf(Locale.ROOT, "%nTook %.0f s.%n", (System.nanoTime() - begun) / 1e9);
        }
        out.flush();
        return Exit.OK;
    }
}
