package croupier.games.spire;

import croupier.kernel.Content;
import croupier.kernel.Game;
import croupier.kernel.GameSource;

/** Where spire comes from. */
public final class SpireSource implements GameSource {
    @Override
    public String name() {
        return "spire";
    }

    @Override
    public Content content() {
        return Content.beside(SpireSource.class, "spire");
    }

    @Override
    public Game load(Content content) {
        return SpireGame.load(content);
    }
}
