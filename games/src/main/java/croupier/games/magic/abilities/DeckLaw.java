package croupier.games.magic.abilities;

import croupier.games.magic.cards.Defs;
import croupier.games.magic.words.DeckFormat;
import croupier.games.magic.words.Type;
import croupier.script.*;
import croupier.script.library.DeckCheck;
import croupier.script.library.Library;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What a deck must keep (100.2). */
final class DeckLaw {
    private final Face[] faces;
    private final Defs.DeckDef deck;
    private final DeckFormat format;
    private final DeckCheck check;

    private DeckLaw(Face[] faces, Defs.DeckDef deck, DeckCheck check) {
        this.faces = faces;
        this.deck = deck;
        this.format = deck.format();
        this.check = check;
    }

    /** The cards of all decks, each of which keeps the law of its format. */
    static List<int[]> decks(Library library, Face[] faces) {
        return DeckCheck.decks(library, Defs.DeckDef.class, Defs.DeckDef::cards, (deck, check) -> {
            DeckLaw law = new DeckLaw(faces, deck, check);
            law.countCopies();
            law.countCards();
        });
    }

    /** Copies are counted in the deck and beside it together; basic lands may be in it as often as one likes. */
    private void countCopies() {
        Map<Face, Integer> all = new LinkedHashMap<>();
        for (Map<Ref<Defs.CardDef>, Integer> part : List.of(deck.cards(), deck.sideboard()))
            part.forEach((card, count) -> all.merge(faces[card.card()], count, Integer::sum));
        all.forEach(this::countCopies);
    }

    private void countCopies(Face face, int count) {
        if (face.def.token()) check.wrong(face.name, face.name + " is a token, and no deck has tokens");
        if (face.def.side())
            check.wrong(
                    face.name, face.name + " is a side of " + faces[face.front].name + ": put that card into the deck");
        if (!face.is(Type.BASIC) && count > format.copies)
            check.wrong(
                    face.name,
                    count + " " + face.name + ", but a " + formatName() + " deck has at most " + format.copies
                            + " of a card that is no basic land");
    }

    private void countCards() {
        int cards = check.count(deck.cards());
        int aside = check.count(deck.sideboard());
        if (cards < format.least)
            check.wrong(
                    "cards",
                    "deck " + check.deck() + " has " + cards + " cards, but a " + formatName() + " deck has at least "
                            + format.least);
        if (aside > format.aside)
            check.wrong(
                    "sideboard",
                    "deck " + check.deck() + " has " + aside + " cards beside it, but a " + formatName()
                            + " deck has at most " + format.aside);
    }

    private String formatName() {
        return format.name().toLowerCase(Locale.ROOT);
    }
}
