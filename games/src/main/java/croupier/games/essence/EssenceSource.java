package croupier.games.essence;

import croupier.script.library.CardGameSource;

/** Essence Crown and the cards that come with it. */
public final class EssenceSource extends CardGameSource {
    public EssenceSource() {
        super("essence", EssenceLanguage::vocabulary, Essence::new);
    }
}
