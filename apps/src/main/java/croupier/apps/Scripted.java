package croupier.apps;

import croupier.kernel.Game;
import croupier.script.library.Library;
import croupier.script.scenario.Staged;
import java.util.Optional;

/** A game whose cards come from card files: what can be asked of it beyond the catalogue. */
final class Scripted {
    private Scripted() {}

    static Optional<Library> library(Game game) {
        return game instanceof Staged s ? Optional.of(s.library()) : Optional.empty();
    }

    static Library needed(Game game, String forWhat) {
        return library(game)
                .orElseThrow(() -> Trouble.wrong(game.name() + " has no card files of its own, so no " + forWhat));
    }
}
