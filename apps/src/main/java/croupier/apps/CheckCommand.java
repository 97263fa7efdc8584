package croupier.apps;

import croupier.kernel.GameSource;
import croupier.kernel.Games;
import croupier.kernel.Nearest;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Looks through card files for mistakes. */
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        description =
                "Looks through card files, prints every mistake with what would be right, and runs the examples of packs.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  croupier check my-pack                     a pack on top of the game's cards, and its examples",
            "  croupier check thorns.yaml --game duel     a card file, likewise",
            "  croupier check my-game --game duel --alone a folder of card files instead of those of the game",
            "  croupier check duel                        the cards that come with a game",
            "",
            "Exit code 2 if there is a mistake, 1 if an example does not hold."
        })
final class CheckCommand extends Subcommand {
    @Parameters(
            arity = "1..*",
            paramLabel = "FILE|DIR|GAME",
            description = "Packs or card files, on top of each other; or a game.")
    private List<String> what = new ArrayList<>();

    @Option(names = "--game", paramLabel = "GAME", description = "The game whose cards they are.")
    private @Nullable String named;

    @Option(names = "--alone", description = "The folder holds all cards of the game: its own are left out.")
    private boolean alone;

    @Option(names = "--json", description = "Write JSON.")
    private boolean json;

    @Mixin
    private Packs packs = new Packs();

    @Override
    public Integer call() {
        String first = what.getFirst();
        boolean isGame = !Files.exists(Path.of(first)) && Games.names().contains(first);
        if (isGame && what.size() > 1)
            throw Trouble.wrong("a game is checked by itself; packs on top of it with --cards");
        if (!isGame) return checked().run(out(), json);
        GameSource source = Games.source(first);
        return new PackCheck(source, packs.content(source), "").run(out(), json);
    }

    private PackCheck checked() {
        List<Path> all = new ArrayList<>(packs.folders());
        for (String one : what) {
            if (!Files.exists(Path.of(one))) throw missing(one);
            all.add(Path.of(one));
        }
        GameSource source = Games.source(named != null ? named : PackFile.gameOf(all.getLast()));
        if (alone)
            return new PackCheck(
                    source,
                    CardFiles.of(source, all.getLast()),
                    "Checked alone; without --alone it is checked on top of the cards of " + source.name() + ".");
        return new PackCheck(
                source,
                CardFiles.on(source, all),
                "Checked on top of the cards of " + source.name() + "; --alone checks a folder instead of them.");
    }

    private Trouble missing(String one) {
        if (named == null && !one.contains("/") && !one.contains("."))
            return Trouble.wrong("there is no file, folder or game '" + one + "'. " + Nearest.hint(one, Games.names()));
        return Trouble.wrong("there is no file or folder " + one);
    }
}
