package newgame;

import croupier.script.*;

@Says("{play:sentences}")
@Doc("A card: how often it is in the deck, and what it does.")
record NewGameCard(
        @Doc("How many are in the deck.") int copies,
        @Doc("What playing it does.") Steps play) implements Told {}
