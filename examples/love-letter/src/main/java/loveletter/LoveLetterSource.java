package loveletter;

import static loveletter.LoveWords.*;

import croupier.script.forms.Vocabulary;
import croupier.script.library.CardGameSource;

/** Love Letter, and what its card files can say. */
public final class LoveLetterSource extends CardGameSource {
    public LoveLetterSource() {
        super("love-letter", LoveLetterSource::vocabulary, LoveLetter::new);
    }

    private static Vocabulary vocabulary() {
        return new Vocabulary("love-letter")
                .cards("cards", LoveCard.class, CARD)
                .players(PLAYER)
                .zone("hand", PLAYER, CARD, HAND)
                .noun("target", PLAYER, (_, s) -> s.target)
                .verbs(Verbs.class);
    }
}
