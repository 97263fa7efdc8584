package croupier.games.magic.abilities;

import croupier.games.magic.cards.Defs;
import croupier.games.magic.words.Type;
import croupier.script.Ref;
import croupier.script.files.Mistake;
import croupier.script.files.MistakesException;
import croupier.script.library.Library;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What a deck must keep (100.2): every card that is one too many is said, not only the first. */
final class DeckLaw {
    private final Library library;
    private final Face[] faces;
    private final String name;
    private final Defs.DeckDef deck;
    private final List<Mistake> mistakes = new ArrayList<>();

    private DeckLaw(Library library, Face[] faces, String name, Defs.DeckDef deck) {
        this.library = library;
        this.faces = faces;
        this.name = name;
        this.deck = deck;
    }

    /** The cards of a deck that keeps the law of its format. */
    static int[] cards(Library library, Face[] faces, String name, Defs.DeckDef deck) {
        return new DeckLaw(library, faces, name, deck).checked();
    }

    private int[] checked() {
        countCopies();
        countCards();
        if (!mistakes.isEmpty()) throw new MistakesException(mistakes);
        return Ref.cards(deck.cards());
    }

    /** Copies are counted in the deck and beside it together; basic lands may be in it as often as one likes. */
    private void countCopies() {
        Map<Face, Integer> all = new LinkedHashMap<>();
        for (Map<Ref<Defs.CardDef>, Integer> part : List.of(deck.cards(), deck.sideboard()))
            for (Map.Entry<Ref<Defs.CardDef>, Integer> e : part.entrySet()) {
                Face face = faces[e.getKey().card()];
                int count = e.getValue();
                if (count < 1) wrong(face.name, count + " " + face.name + ", but a list has at least 1 of a card");
                all.merge(face, count, Integer::sum);
            }
        for (Map.Entry<Face, Integer> e : all.entrySet()) countCopies(e.getKey(), e.getValue());
    }

    private void countCopies(Face face, int count) {
        if (face.def.token()) wrong(face.name, face.name + " is a token, and no deck has tokens");
        if (!face.is(Type.BASIC) && count > deck.format().copies)
            wrong(
                    face.name,
                    count + " " + face.name + ", but a " + format() + " deck has at most " + deck.format().copies
                            + " of a card that is no basic land");
    }

    private void countCards() {
        int cards = sum(deck.cards());
        int aside = sum(deck.sideboard());
        if (cards < deck.format().least)
            wrong(
                    "cards",
                    "deck " + name + " has " + cards + " cards, but a " + format() + " deck has at least "
                            + deck.format().least);
        if (aside > deck.format().aside)
            wrong(
                    "sideboard",
                    "deck " + name + " has " + aside + " cards beside it, but a " + format() + " deck has at most "
                            + deck.format().aside);
    }

    private static int sum(Map<Ref<Defs.CardDef>, Integer> part) {
        return part.values().stream().mapToInt(Integer::intValue).sum();
    }

    private String format() {
        return deck.format().name().toLowerCase(Locale.ROOT);
    }

    private void wrong(String near, String message) {
        mistakes.add(library.mistake(Defs.DeckDef.class, name, near, message));
    }
}
