package croupier.games.magic;

import croupier.script.library.CardGameSource;

/** Magic and the cards that come with it. */
public final class MagicSource extends CardGameSource {
    public MagicSource() {
        super("magic", MagicLanguage::vocabulary, Magic::new);
    }
}
