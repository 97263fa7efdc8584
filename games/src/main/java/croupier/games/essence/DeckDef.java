package croupier.games.essence;

import croupier.script.Default;
import croupier.script.Doc;
import croupier.script.Ref;
import java.util.Map;

/** A ready-made deck. */
@Doc("A ready-made deck: 40 to 60 cards, at most 3 of each that is not Basic, and the Deity that leads it.")
record DeckDef(
        @Doc("One line about it.") @Default("") String about,
        @Doc("The Deity that leads it.") Ref<CardDef> deity,

        @Doc("Whether size and copies are left as they are.") @Default("false")
        boolean unchecked,

        @Doc("How many of each card.") Map<Ref<CardDef>, Integer> cards) {}
