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
                .noun("me", PLAYER, (_, s) -> s.self)
                .noun("target", PLAYER, (_, s) -> s.target)
                .verbs(Verbs.Guess.class, Verbs.Look.class, Verbs.Compare.class, Verbs.Protect.class)
                .verbs(Verbs.Renew.class, Verbs.Trade.class, Verbs.Lose.class);
    }
}
