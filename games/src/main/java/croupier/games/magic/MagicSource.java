package croupier.games.magic;

import croupier.kernel.Content;
import croupier.kernel.Game;
import croupier.kernel.GameSource;

/** Magic and the cards that come with it. */
public final class MagicSource implements GameSource {
    @Override
    public String name() {
        return "magic";
    }

    @Override
    public Content content() {
        return Content.beside(MagicSource.class, "magic");
    }

    @Override
    public Game load(Content content) {
        return new MagicGame(content);
    }
}
