package croupier.games.magic.verbs;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.Face;
import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.words.Type;
import croupier.kernel.*;
import croupier.script.*;

/** Verbs of choices that an object keeps (607.2d): a card name, a creature type. */
public final class ChoiceVerbs {
    private ChoiceVerbs() {}

    /** Any card's name may be chosen (201.4); the program knows those of its cards. */
    @Doc("You choose a card name, which this keeps: cards are 'named as chosen'.")
    @Says("Choose a card name.")
    @Says(value = "Choose a nonland card name.", when = "nonland")
    public record ChooseName(@Doc("no land") boolean nonland) implements Verb {
        @Override
        public void run(Table t, Scope s) {
            MagicCards book = MagicCards.of(t);
            Ask ask = t.ask(s.seat, WHICH_NAME).because(s.card);
            for (int i = 0; i < book.named.length; i++) {
                Face f = book.faces[book.named[i]];
                if (!nonland || !f.is(Type.LAND)) ask.option(CARD_NAMED, book.named[i]);
            }
            t.set(CHOSEN, s.card, book.faces[Code.a(ask.code())].namesake);
        }
    }

    @Doc("You choose a creature type, which this keeps: objects are 'of the chosen type'.")
    @Says("Choose a creature type.")
    public record ChooseType() implements Verb {
        @Override
        public void run(Table t, Scope s) {
            t.set(CHOSEN, s.card, 1 + chooseType(t, t.ask(s.seat, WHICH_TYPE).because(s.card), false));
        }
    }

    /** The place of the creature type that is chosen. */
    static int chooseType(Table t, Ask ask, boolean notWall) {
        MagicCards book = MagicCards.of(t);
        for (int i = 0; i < book.typeWords.length; i++)
            if (!notWall || book.typePlaces[i] != book.walls) ask.option(book.typeWords[i]);
        int word = Code.word(ask.code());
        for (int i = 0; i < book.typeWords.length; i++)
            if (book.typeWords[i].index() == word) return book.typePlaces[i];
        throw new IllegalStateException("no creature type was chosen");
    }
}
