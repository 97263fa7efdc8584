package loveletter;

import croupier.script.*;
import org.jspecify.annotations.Nullable;

@Says("[{play:sentences} ][When it is discarded: {discarded:sentences} ][Not while you hold {waitsFor}.]")
@Doc("A character: its value, how often it is in the deck, and what it does.")
record LoveCard(
        @Doc("The highest value in a hand wins the round.") int value,
        @Doc("How many are in the deck.") int copies,
        @Doc("At whom it is played.") @Nullable Choice at,
        @Doc("What playing it does.") Steps play,
        @Doc("What discarding it does.") Steps discarded,
        @Doc("What is played before it.") @Nullable Ref<LoveCard> waitsFor)
        implements Told {}
