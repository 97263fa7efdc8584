package croupier.apps;

import croupier.kernel.Game;
import croupier.kernel.Games;
import croupier.lab.contract.Broken;
import croupier.lab.contract.Contract;
import croupier.lab.contract.Report;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Tries the contract of a game on random matches. */
@Command(
        name = "fuzz",
        mixinStandardHelpOptions = true,
        description = "Tries on random matches what every game must keep: forks, saves, undo, replays, hidden cards.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  croupier fuzz --games 1000",
            "  croupier fuzz duel --games 100000 --seed 5",
            "",
            "What breaks is shortened and printed as a journal; 'croupier replay FILE' plays it. Exit code 1 then.",
            "./croupier fuzz also checks every read and write of the rules; CROUPIER_JAVA_OPTS=-da leaves that out."
        })
final class FuzzCommand extends Subcommand {
    @Parameters(arity = "0..1", paramLabel = "GAME", description = "Only this game.")
    private @Nullable String name;

    @Option(names = "--games", paramLabel = "N", description = "How many matches a game (usually ${DEFAULT-VALUE}).")
    private long games = 1000;

    @Mixin
    private ManyMatches many = new ManyMatches();

    @Option(names = "--seats", paramLabel = "N", description = "How many seats (usually every number).")
    private int seats;

    @Option(names = "--out", paramLabel = "FILE", description = "Where to write the journal of what breaks.")
    private @Nullable Path file;

    @Mixin
    private GameChoice choice = new GameChoice();

    @Option(names = "--json", description = "Write JSON.")
    private boolean json;

    @Override
    public Integer call() {
        PrintWriter out = out();
        List<Report> all = new ArrayList<>();
        for (String n : name == null ? Games.names() : List.of(name)) {
            Report r = fuzz(choice.load(n));
            all.add(r);
            if (!json) print(r, out);
            out.flush();
        }
        if (json) out.println(JsonResults.of(all));
        return Exit.OK;
    }

    private Report fuzz(Game game) {
        Contract contract = contract(game);
        Progress bar = new Progress(err(), !json && main.isInteractive(), game.name(), games);
        try {
            return contract.check(games, many.seed, many.threads, bar);
        } catch (Broken b) {
            if (file != null) DataFolder.write(file, b.journal().write());
            throw Telling.broken(b);
        } finally {
            bar.done();
        }
    }

    private Contract contract(Game game) {
        if (choice.hasOptions()) return Contract.of(choice.setup(game, seats > 0 ? seats : game.minSeats(), many.seed));
        return seats > 0 ? Contract.of(game, seats) : Contract.of(game);
    }

    private static void print(Report r, PrintWriter out) {
        out.printf(
                Locale.ROOT,
                "%s keeps its contract: %d matches, %d decisions, longest match %d, at most %d asks in a task, "
                        + "%d redeals (%d without a fit), %.2f bytes per decision%n",
                r.game(),
                r.matches(),
                r.decisions(),
                r.longestMatch(),
                r.mostAsks(),
                r.redeals(),
                r.noRedeals(),
                r.bytesPerDecision());
    }
}
