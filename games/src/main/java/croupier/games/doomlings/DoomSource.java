package croupier.games.doomlings;

import croupier.script.library.CardGameSource;

/** Doomlings and the cards that come with it. */
public final class DoomSource extends CardGameSource {
    public DoomSource() {
        super("doomlings", Language::vocabulary, Doomlings::new);
    }
}
