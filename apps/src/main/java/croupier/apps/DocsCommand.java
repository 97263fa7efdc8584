package croupier.apps;

import croupier.apps.docs.StaticSite;
import croupier.kernel.Game;
import croupier.kernel.GameSource;
import croupier.kernel.Games;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes a site about the games: files that a browser opens without a server. */
@Command(
        name = "docs",
        mixinStandardHelpOptions = true,
        description = {
            "Writes a site of plain files: the guides, and for every game its cards with pictures, texts and relations,",
            "its options and what its card files can say. Open its index.html in a browser; it needs no server."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  croupier docs site",
            "  croupier docs site --game duel --cards my-pack    one game, with a pack",
        })
final class DocsCommand extends Subcommand {
    @Parameters(index = "0", paramLabel = "DIR", description = "The folder: a new one, or one with an earlier site.")
    private Path folder = Path.of("");

    @Option(names = "--game", paramLabel = "GAME", description = "Only this game; several with several options.")
    private List<String> games = new ArrayList<>();

    @Mixin
    private Packs packs = new Packs();

    @Override
    public Integer call() {
        List<StaticSite.Shown> shown = new ArrayList<>();
        List<String> wanted =
                games.isEmpty() ? Games.names() : games.stream().distinct().toList();
        for (String name : wanted) shown.add(shown(name));
        for (Path pack : packs.folders())
            if (!wanted.contains(PackFile.gameOf(pack)))
                throw Trouble.wrong(pack + " is a pack of " + PackFile.gameOf(pack) + ", which this site leaves out");
        try {
            if (!StaticSite.mayBeIn(folder))
                throw Trouble.wrong(folder + " holds something else: name a new folder, or one with an earlier site");
            StaticSite site = StaticSite.of(shown, Libraries.program());
            site.writeTo(folder);
            if (!site.hasGuides())
                out().println("The guides are not beside this program: the site is about games alone.");
            out().println(folder.resolve("index.html") + ": a site of " + site.size() + " files");
            return Exit.OK;
        } catch (IOException e) {
            throw Trouble.machine("the site cannot be written to " + folder + ": " + e.getMessage());
        }
    }

    private StaticSite.Shown shown(String name) {
        GameSource source = Games.source(name);
        Game game = packs.loadOwn(name);
        return new StaticSite.Shown(source, game, Scripted.library(game).orElse(null));
    }
}
