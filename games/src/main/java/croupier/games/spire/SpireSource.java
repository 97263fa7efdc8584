package croupier.games.spire;

import croupier.script.library.CardGameSource;

/** Spire and the cards that come with it. */
public final class SpireSource extends CardGameSource {
    public SpireSource() {
        super("spire", SpireLanguage::vocabulary, Spire::new);
    }
}
