package croupier.games.doomlings;

import croupier.kernel.Content;
import croupier.kernel.Game;
import croupier.kernel.GameSource;

/** Doomlings and the cards that come with it. */
public final class DoomSource implements GameSource {
    @Override
    public String name() {
        return "doomlings";
    }

    @Override
    public Content content() {
        return Content.beside(DoomSource.class, "doomlings");
    }

    @Override
    public Game load(Content content) {
        return new Doomlings(Language.vocabulary().read(content));
    }
}
