package croupier.apps;

import croupier.kernel.Game;
import croupier.kernel.Games;
import croupier.kernel.Option;
import croupier.lab.Bots;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Lists the games, their options and bots. */
@Command(
        name = "games",
        mixinStandardHelpOptions = true,
        description = "Lists the games with their options and bots.",
        footerHeading = "%nExamples:%n",
        footer = {"  croupier games", "  croupier games duel", "  croupier games --json"})
final class GamesCommand implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it
    private CommandSpec spec;

    @Parameters(arity = "0..1", paramLabel = "GAME", description = "Only this game.")
    private @Nullable String name;

    @picocli.CommandLine.Option(names = "--json", description = "Write JSON.")
    private boolean json;

    private record Told(
            String name,
            String about,
            int minSeats,
            int maxSeats,
            int cards,
            List<Choice> options,
            List<String> bots) {}

    private record Choice(String name, String usual, String may, String help) {}

    @Override
    public Integer call() {
        List<Told> all = new ArrayList<>();
        for (String n : name == null ? Games.names() : List.of(name)) all.add(told(Games.load(n)));
        PrintWriter out = spec.commandLine().getOut();
        if (json) out.println(Json.of(all));
        else for (Told t : all) print(t, out);
        return Exit.OK;
    }

    private static Told told(Game g) {
        List<Choice> options = new ArrayList<>();
        for (Option o : g.layout().options())
            options.add(new Choice(
                    o.name(),
                    o.say(o.usual()),
                    o.choices().isEmpty() ? o.least() + " to " + o.most() : String.join(", ", o.choices()),
                    o.help()));
        return new Told(
                g.name(),
                g.about(),
                g.minSeats(),
                g.maxSeats(),
                Math.max(0, g.cards().size() - 1),
                options,
                Bots.names(g));
    }

    private static void print(Told t, PrintWriter out) {
        String seats = t.minSeats == t.maxSeats ? String.valueOf(t.minSeats) : t.minSeats + " to " + t.maxSeats;
        out.println(t.name + ": " + t.about);
        out.println("  " + seats + (t.maxSeats == 1 ? " seat, " : " seats, ") + t.cards + " cards; bots "
                + String.join(", ", t.bots));
        for (Choice c : t.options) out.printf("  --options %-24s %s (%s)%n", c.name + "=" + c.usual, c.help, c.may);
    }
}
