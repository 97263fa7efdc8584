package croupier.apps;

import croupier.kernel.Content;
import croupier.kernel.Game;
import croupier.kernel.GameSource;
import croupier.kernel.Games;
import croupier.script.Mistake;
import croupier.script.MistakesException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Looks through card files for mistakes. */
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        description = "Looks through card files and prints every mistake with its place and what would be right.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  croupier check duel                        the cards that come with a game",
            "  croupier check my-cards --game duel        a folder of card files instead of them",
            "  croupier check my-cards --game duel --over a folder of card files on top of them",
            "",
            "Exit code 2 if there is a mistake."
        })
final class CheckCommand implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it
    private CommandSpec spec;

    @Parameters(paramLabel = "DIR|GAME", description = "A folder of card files, or a game.")
    private String what = "";

    @Option(names = "--game", paramLabel = "GAME", description = "The game whose cards a folder holds.")
    private @Nullable String named;

    @Option(names = "--over", description = "The folder lies on top of the game's own cards.")
    private boolean over;

    @Option(names = "--json", description = "Write JSON.")
    private boolean json;

    private record Told(String file, int line, int column, String message) {}

    private record Findings(String game, int files, int cards, int mistakes, List<Told> found) {}

    @Override
    public Integer call() {
        boolean folder = Files.isDirectory(Path.of(what));
        if (!folder && !Games.names().contains(what) && (what.contains("/") || named != null))
            throw Trouble.wrong("there is no folder " + what);
        GameSource source = Games.source(folder ? gameOf(Path.of(what)) : what);
        Content content = folder ? Content.in(Path.of(what)) : source.content();
        if (folder && content.files().isEmpty())
            throw Trouble.wrong(what + " holds no card files; they end in .yaml, .yml or .json");
        if (over) content = source.content().with(content.files());
        return check(source, content);
    }

    /** The game that is named, or whose name is part of the folder's path. */
    private String gameOf(Path folder) {
        if (named != null) return named;
        for (Path part : folder.toAbsolutePath().normalize())
            if (Games.names().contains(part.toString())) return part.toString();
        throw Trouble.wrong(
                "whose cards are in " + folder + "? Add --game with one of " + String.join(", ", Games.names()));
    }

    private int check(GameSource source, Content content) {
        PrintWriter out = spec.commandLine().getOut();
        try {
            Game game = source.load(content);
            int cards = Math.max(0, game.cards().size() - 1);
            if (json)
                out.println(Json.of(new Findings(source.name(), content.files().size(), cards, 0, List.of())));
            else
                out.println(source.name() + ": " + cards + " cards in "
                        + content.files().size() + " files, no mistake");
            return Exit.OK;
        } catch (MistakesException e) {
            if (json) out.println(Json.of(findings(source, content, e)));
            else {
                for (Mistake m : e.mistakes()) out.println(m);
                out.println(e.mistakes().size() + (e.mistakes().size() == 1 ? " mistake" : " mistakes"));
            }
            return Exit.WRONG;
        }
    }

    private static Findings findings(GameSource source, Content content, MistakesException e) {
        List<Told> told = e.mistakes().stream()
                .map(m -> new Told(m.place().file(), m.place().line(), m.place().column(), m.message()))
                .toList();
        return new Findings(source.name(), content.files().size(), 0, told.size(), told);
    }
}
