package croupier.games.essence;

import static croupier.games.essence.EssenceWords.*;

import croupier.kernel.Ask;
import croupier.kernel.Code;
import croupier.kernel.Scope;
import croupier.kernel.Table;

/** Words a card: any Spell of the catalogue, whether somebody holds it or not. */
final class Naming {
    private Naming() {}

    static int name(Table t, Scope s, int except) {
        Essence game = Essence.of(t);
        Ask ask = t.ask(s.seat, NAME_SPELL).because(s.card);
        for (int card : game.cards.spells) if (card != except) ask.option(game.nameWord(card));
        int word = Code.word(ask.code());
        for (int card : game.cards.spells) if (game.nameWord(card).index() == word) return card;
        return 0;
    }
}
