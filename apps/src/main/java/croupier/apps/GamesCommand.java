package croupier.apps;

import croupier.kernel.Game;
import croupier.kernel.GameSource;
import croupier.kernel.Games;
import croupier.kernel.Nearest;
import croupier.kernel.Option;
import croupier.lab.Bots;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Lists the games, their options and bots. */
@Command(
        name = "games",
        mixinStandardHelpOptions = true,
        description = "Lists the games with their options and bots.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  croupier games",
            "  croupier games duel",
            "  croupier games spire --option encounter   every choice of an option",
            "  croupier games --json"
        })
final class GamesCommand extends Subcommand {
    /** Longer lists of choices are shown on demand. */
    private static final int MOST_SHOWN = 100;

    @Parameters(arity = "0..1", paramLabel = "GAME", description = "Only this game.")
    private @Nullable String name;

    @picocli.CommandLine.Option(
            names = "--option",
            paramLabel = "OPTION",
            description = "Lists every choice of this option, one per line.")
    private @Nullable String option;

    @Mixin
    private Packs packs = new Packs();

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

    private record Choice(String name, String usual, String may, List<String> choices, String help) {}

    @Override
    public Integer call() {
        if (option != null) return choices(option);
        List<Told> all = new ArrayList<>();
        for (String n : name == null ? Games.names() : List.of(name)) all.add(told(load(n)));
        PrintWriter out = out();
        if (json) out.println(JsonResults.of(all));
        else for (Told t : all) print(t, out);
        return Exit.OK;
    }

    /** A game that is named has all the packs, in the list of all games each has its own. */
    private Game load(String game) {
        if (name == null) return packs.loadOwn(game);
        GameSource source = Games.source(game);
        return source.load(packs.content(source));
    }

    private int choices(String wanted) {
        if (name == null) throw Trouble.wrong("which game? Write 'croupier games GAME --option " + wanted + "'");
        List<Option> options = load(name).layout().options();
        for (Option o : options) {
            if (!o.name().equals(wanted)) continue;
            PrintWriter out = out();
            if (json) out.println(JsonResults.of(o.choices()));
            else if (o.choices().isEmpty()) out.println(o.least() + " to " + o.most());
            else o.choices().forEach(out::println);
            return Exit.OK;
        }
        throw Trouble.wrong(name + " has no option '" + wanted + "'. "
                + Nearest.hint(wanted, options.stream().map(Option::name).toList()));
    }

    private static Told told(Game g) {
        List<Choice> options = new ArrayList<>();
        for (Option o : g.layout().options())
            options.add(new Choice(o.name(), o.say(o.usual()), may(g, o), o.choices(), o.help()));
        return new Told(
                g.name(),
                g.about(),
                g.minSeats(),
                g.maxSeats(),
                Math.max(0, g.cards().size() - 1),
                options,
                Bots.names(g));
    }

    /** What an option may be: a range, all choices where they are few, or how many and how to list them. */
    private static String may(Game g, Option o) {
        if (o.choices().isEmpty()) return o.least() + " to " + o.most();
        String all = String.join(", ", o.choices());
        if (all.length() <= MOST_SHOWN) return all;
        String quoted = o.name().contains(" ") ? "\"" + o.name() + "\"" : o.name();
        return "one of " + o.choices().size() + ", such as " + example(o) + "; 'croupier games " + g.name()
                + " --option " + quoted + "' lists them";
    }

    /** A choice that is not the usual one. */
    private static String example(Option o) {
        return o.choices().stream()
                .filter(c -> !c.equals(o.say(o.usual())) && !c.equals("random"))
                .findFirst()
                .orElse(o.choices().getFirst());
    }

    private static void print(Told t, PrintWriter out) {
        String seats = t.minSeats == t.maxSeats ? String.valueOf(t.minSeats) : t.minSeats + " to " + t.maxSeats;
        out.println(t.name + ": " + t.about);
        out.println("  " + seats + (t.maxSeats == 1 ? " seat, " : " seats, ") + t.cards + " cards; bots "
                + String.join(", ", t.bots));
        for (Choice c : t.options) out.printf("  --options %-24s %s (%s)%n", c.name + "=" + c.usual, c.help, c.may);
    }
}
