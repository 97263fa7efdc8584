package croupier.games.magic.abilities;

import croupier.kernel.*;
import croupier.script.library.CardGame;
import croupier.script.library.Sources;
import java.util.List;

/** The game as far as rules know it: whose cards are compiled. They are reached by {@link MagicCards#of(croupier.kernel.Table)}. */
public abstract class CompiledGame extends CardGame {
    /** The compiled cards; {@link #complete} makes them, which the constructor calls. */
    @SuppressWarnings("NullAway.Init")
    public MagicCards book;

    protected CompiledGame(Sources sources, Words words, String about, int least, int most, List<String> decks) {
        super(sources, words, about, least, most, decks);
    }

    @Override
    public MagicCards cards(Table t) {
        return book;
    }
}
