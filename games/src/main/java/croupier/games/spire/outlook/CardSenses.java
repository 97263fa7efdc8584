package croupier.games.spire.outlook;

import croupier.games.spire.cards.Defs;
import croupier.games.spire.cards.SpireCards;
import croupier.script.library.Definitions;
import croupier.script.library.Library;

/** What every card does, as it is and upgraded once. */
public final class CardSenses {
    private final CardSense[] faces;

    public CardSenses(Library library, SpireCards book) {
        faces = new CardSense[2 * library.cards().size()];
        Definitions<Defs.CardDef> cards = library.definitions(Defs.CardDef.class);
        for (int i = 0; i < cards.size(); i++) {
            int card = cards.cardOf(i);
            faces[2 * card] = new CardSense(book, book.card(card, 0));
            faces[2 * card + 1] = new CardSense(book, book.card(card, 1));
        }
    }

    /** By card and level; null where there is no card of that number. */
    CardSense[] faces() {
        return faces;
    }
}
