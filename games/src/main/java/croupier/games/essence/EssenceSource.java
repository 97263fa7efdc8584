package croupier.games.essence;

import croupier.kernel.Content;
import croupier.kernel.Game;
import croupier.kernel.GameSource;

/** Essence Crown and the cards that come with it. */
public final class EssenceSource implements GameSource {
    @Override
    public String name() {
        return "essence";
    }

    @Override
    public Content content() {
        return Content.beside(EssenceSource.class, "essence");
    }

    @Override
    public Game load(Content content) {
        return new Essence(Language.vocabulary().read(content));
    }
}
