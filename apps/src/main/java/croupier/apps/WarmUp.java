package croupier.apps;

import croupier.apps.table.Ink;
import croupier.apps.table.Screen;
import croupier.kernel.Game;
import croupier.kernel.Games;
import croupier.kernel.Match;
import croupier.kernel.Setup;
import croupier.lab.Simulation;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.Collections;
import java.util.List;
import picocli.CommandLine.Command;

/** Does a little of everything, so that the launcher can record what the JVM needs at its start. */
@Command(name = "warm-up", hidden = true, description = "For the launcher: records what a start needs.")
final class WarmUp extends Subcommand {
    @Override
    public Integer call() {
        PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
        spec.parent().commandLine().usage(nowhere);
        for (String name : Games.names()) play(name, nowhere);
        return Exit.OK;
    }

    /** A game whose cards have mistakes is left out: who plays it gets the report. */
    private static void play(String name, PrintWriter nowhere) {
        try {
            Game game = Games.load(name);
            Setup setup = Setup.of(game, game.minSeats(), 1);
            new Screen(nowhere, Ink.PLAIN, 100).whole(Match.start(setup), 0, List.of(), 0);
            new Simulation(setup, Collections.nCopies(game.minSeats(), "greedy"), 2, 1, 1, false).run(_ -> {});
        } catch (RuntimeException e) {
            nowhere.println(e);
        }
    }
}
