package croupier.apps;

import croupier.kernel.Content;
import croupier.kernel.Game;
import croupier.kernel.GameSource;
import croupier.kernel.Games;
import croupier.kernel.Setup;
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
        return packs.content(source);
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
