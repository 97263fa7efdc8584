package croupier.apps;

import croupier.kernel.Content;
import croupier.kernel.Game;
import croupier.kernel.GameSource;
import croupier.kernel.Games;
import croupier.script.files.Mistake;
import croupier.script.files.MistakesException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

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
            "  croupier check thorns.yaml --game duel     a card file on top of them",
            "",
            "Exit code 2 if there is a mistake."
        })
final class CheckCommand extends Subcommand {
    @Parameters(paramLabel = "FILE|DIR|GAME", description = "A card file, a folder of them, or a game.")
    private String what = "";

    @Option(names = "--game", paramLabel = "GAME", description = "The game whose cards they are.")
    private @Nullable String named;

    @Option(names = "--over", description = "The folder lies on top of the game's own cards.")
    private boolean over;

    @Option(names = "--json", description = "Write JSON.")
    private boolean json;

    private record Told(String file, int line, int column, String message) {}

    private record Findings(String game, int files, int cards, int mistakes, List<Told> found) {}

    @Override
    public Integer call() {
        Path path = Path.of(what);
        boolean written = Files.exists(path);
        if (!written && !Games.names().contains(what) && (what.contains("/") || what.contains(".") || named != null))
            throw Trouble.wrong("there is no file or folder " + what);
        GameSource source = Games.source(written ? gameOf(path) : what);
        if (!written) return check(source, source.content(), f -> f, false);
        Content content = CardFiles.of(source, path);
        boolean alone = Files.isDirectory(path) && !over;
        Content all = alone ? content : source.content().with(content.files());
        return check(source, all, f -> content.files().containsKey(f) ? CardFiles.called(f, path) : f, alone);
    }

    /** The game that is named, or whose name is part of the path. */
    private String gameOf(Path path) {
        if (named != null) return named;
        for (Path part : path.toAbsolutePath().normalize())
            if (Games.names().contains(part.toString())) return part.toString();
        throw Trouble.wrong(
                "whose cards are in " + path + "? Add --game with one of " + String.join(", ", Games.names()));
    }

    /**
     * @param called what a person calls a file
     * @param alone whether a folder is checked without the game's own cards
     */
    private int check(GameSource source, Content content, UnaryOperator<String> called, boolean alone) {
        PrintWriter out = out();
        try {
            Game game = source.load(content);
            int cards = Math.max(0, game.cards().size() - 1);
            if (json)
                out.println(JsonResults.of(
                        new Findings(source.name(), content.files().size(), cards, 0, List.of())));
            else
                out.println(source.name() + ": " + cards + " cards in "
                        + content.files().size() + " files, no mistake");
            return Exit.OK;
        } catch (MistakesException e) {
            List<Mistake> mistakes = e.mistakes().stream()
                    .map(m -> m.in(called.apply(m.place().file())))
                    .toList();
            if (json) out.println(JsonResults.of(findings(source, content, mistakes)));
            else {
                for (Mistake m : mistakes) out.println(m);
                out.println(mistakes.size() + (mistakes.size() == 1 ? " mistake" : " mistakes"));
                if (alone) out.println("Checked alone; --over checks it on top of the cards of " + source.name() + ".");
            }
            return Exit.WRONG;
        }
    }

    private static Findings findings(GameSource source, Content content, List<Mistake> mistakes) {
        List<Told> told = mistakes.stream()
                .map(m -> new Told(m.place().file(), m.place().line(), m.place().column(), m.message()))
                .toList();
        return new Findings(source.name(), content.files().size(), 0, told.size(), told);
    }
}
