package croupier.apps;

import croupier.kernel.Content;
import croupier.kernel.Game;
import croupier.kernel.GameSource;
import croupier.kernel.Games;
import croupier.kernel.Setup;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Options of every command that sets up matches. */
final class GameChoice {
    @Option(
            names = "--options",
            split = ",",
            paramLabel = "K=V",
            description = "Rules of the match; 'croupier games GAME' lists them.")
    private Map<String, String> options = new LinkedHashMap<>();

    @Option(
            names = "--cards",
            paramLabel = "DIR|FILE",
            description = "Card files to use on top of those of the game, or in their place.")
    private @Nullable Path cards;

    Content content(GameSource source) {
        if (cards == null) return source.content();
        return source.content().with(CardFiles.of(source, cards).files());
    }

    Game load(String name) {
        GameSource source = Games.source(name);
        return source.load(content(source));
    }

    Setup setup(Game game, int seats, long seed) {
        return write(Setup.of(game, seats, seed));
    }

    /** The same set-up with the options given. */
    Setup write(Setup s) {
        for (Map.Entry<String, String> o : options.entrySet()) s = s.with(o.getKey(), o.getValue());
        return s;
    }

    boolean hasOptions() {
        return !options.isEmpty();
    }
}
