package croupier.apps;

import croupier.apps.decks.DeckImport;
import croupier.kernel.Content;
import croupier.kernel.Game;
import croupier.kernel.GameSource;
import croupier.kernel.Games;
import croupier.kernel.Setup;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Options of every command that sets up matches. */
final class GameChoice {
    @Option(
            names = "--options",
            split = ",",
            paramLabel = "K=V",
            description = "Rules of the match; 'croupier games GAME' lists them.")
    private Map<String, String> options = new LinkedHashMap<>();

    @Mixin
    private Packs packs = new Packs();

    Content content(GameSource source) {
        return withDecks(source, packs.content(source));
    }

    /** Where a deck is chosen, a file may be named: it becomes a pack, and its deck the choice. */
    private Content withDecks(GameSource source, Content content) {
        Content all = content;
        for (Map.Entry<String, String> choice : options.entrySet()) {
            Path file = Path.of(choice.getValue());
            if (!DeckLists.is(file)) continue;
            Game game = source.load(content);
            if (game.decks().stream().noneMatch(o -> o.name().equals(choice.getKey()))) continue;
            DeckImport read = DeckLists.read(game, file);
            if (all.packs().stream().noneMatch(p -> p.from().equals(file.toString())))
                all = all.withPack(
                        String.valueOf(file.getFileName()),
                        file.toString(),
                        DeckLists.content(read).files());
            choice.setValue(read.name());
        }
        return all;
    }

    Game load(String name) {
        GameSource source = Games.source(name);
        return source.load(content(source));
    }

    Setup setup(Game game, int seats, long seed) {
        return write(Setup.of(game, seats, seed));
    }

    /** Adds the options of the command line to a set-up. */
    Setup write(Setup s) {
        for (Map.Entry<String, String> o : options.entrySet()) s = s.with(o.getKey(), o.getValue());
        return s;
    }

    boolean hasOptions() {
        return !options.isEmpty();
    }
}
