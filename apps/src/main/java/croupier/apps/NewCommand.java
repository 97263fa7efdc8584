package croupier.apps;

import croupier.kernel.Games;
import croupier.kernel.Nearest;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lays out something of one's own to begin with. */
@Command(
        name = "new",
        mixinStandardHelpOptions = true,
        description = "Makes a folder to begin with: a pack of cards for a game, or a game of its own.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  croupier new pack forge --game duel    a card, its example, settings for editors, a README",
            "  croupier new game my-game              a Maven project: rules, cards, board, bot, scenarios, tests",
            "",
            "docs/add-a-card.md says what card files may hold, docs/add-a-game.md how a game grows."
        })
final class NewCommand extends Subcommand {
    private static final List<String> KINDS = List.of("pack", "game");

    @Parameters(index = "0", paramLabel = "pack|game", description = "What to make.")
    private String kind = "";

    @Parameters(index = "1", paramLabel = "NAME", description = "Its name; the folder is called so.")
    private String name = "";

    @Option(names = "--game", paramLabel = "GAME", description = "The game that the pack is for.")
    private @Nullable String game;

    @Option(names = "--in", paramLabel = "DIR", description = "Where to make it (usually here).")
    private Path in = Path.of("");

    @Override
    public Integer call() {
        if (!KINDS.contains(kind))
            throw Trouble.wrong("there is no '" + kind + "' to make. " + Nearest.hint(kind, KINDS));
        if (!name.matches("[a-z][a-z0-9-]{0,40}"))
            throw Trouble.wrong(
                    "a name has small letters, digits and hyphens, such as my-" + kind + "; not '" + name + "'");
        Path folder = in.resolve(name);
        if (Files.exists(folder)) throw Trouble.wrong(folder + " is there already: choose another name");
        if (kind.equals("pack")) makePack(folder);
        else makeGame(folder);
        return Exit.OK;
    }

    private void makePack(Path folder) {
        lay(folder, pack());
        out().println("Try it:");
        out().println("  croupier check " + folder);
        out().println("  croupier watch " + folder + "            while you write");
        out().println("  croupier play " + game + " --cards " + folder);
        out().println("  croupier serve --cards " + folder + "    in the browser");
    }

    private void makeGame(Path folder) {
        if (game != null) throw Trouble.wrong("--game belongs to a pack: a new game stands alone");
        lay(folder, new NewGame(name).files());
        if (Libraries.copyTo(folder.resolve("lib")))
            out().println(folder.resolve("lib") + ": the libraries of Croupier, as a Maven repository");
        else
            out().println("The libraries of Croupier are not beside this program: 'mvn install -DskipTests' in its"
                    + " sources puts them into your Maven repository.");
        out().println("Try it:");
        out().println("  cd " + folder);
        out().println("  mvn verify");
        out().println("  croupier play " + name + " --games .");
        out().println("  croupier --games .    in the browser");
    }

    private Map<String, String> pack() {
        if (game == null)
            throw Trouble.wrong("for which game? Add --game with one of " + String.join(", ", Games.names()));
        return new NewPack(Games.source(game), name).files();
    }

    private void lay(Path folder, Map<String, String> files) {
        files.forEach((place, text) -> {
            Path file = folder.resolve(place);
            DataFolder.write(file, text);
            if (!place.startsWith(".schemas/")) out().println(file);
        });
    }
}
