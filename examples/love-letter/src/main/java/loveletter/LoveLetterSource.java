package loveletter;

import static loveletter.LoveWords.*;

import croupier.script.library.CardGameSource;

/** Love Letter, and what its card files can say. */
public final class LoveLetterSource extends CardGameSource {
    public LoveLetterSource() {
        super(
                "love-letter",
                v -> v.cards("cards", LoveCard.class, CARD)
                        .players(PLAYER, PLAYERS, OUT)
                        .zone("hand", PLAYER, CARD, HAND)
                        .noun("target", PLAYER, (_, s) -> s.target)
                        .prompt(AT_WHOM)
                        .verbs(Verbs.class),
                LoveLetter::new);
    }
}
