package newgame;

import static newgame.NewGameWords.*;

import croupier.script.forms.Vocabulary;
import croupier.script.library.CardGameSource;

/** The game by its name, and what its card files can say. */
public final class NewGameSource extends CardGameSource {
    public NewGameSource() {
        super("new-game", NewGameSource::declare, NewGame::new);
    }

    private static void declare(Vocabulary v) {
        v.cards("cards", NewGameCard.class, CARD)
                .players(PLAYER)
                .zone("hand", PLAYER, CARD, HAND)
                .verbs(Verbs.class);
    }
}
