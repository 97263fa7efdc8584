package croupier.games.spire.cards;

import croupier.kernel.*;
import croupier.script.library.CardGame;
import croupier.script.library.Sources;
import java.util.List;

/** A game with the content of spire: rules, verbs and screens reach it through their table. */
public abstract class SpireContent extends CardGame {
    /** The modes of the game. */
    public static final String RUN = "run";

    public static final String BATTLE = "battle";

    public final SpireCards book;
    public final RunCards run;

    protected SpireContent(Sources sources, Words words, String about) {
        super(sources, words, about, 1, 1, List.of());
        book = new SpireCards(new Pages(library, layout(), Pages.moves(sources)));
        run = new RunCards(library, book, RunCards.nodes(sources));
    }

    /** Shares the content of another game. */
    protected SpireContent(SpireContent same) {
        super(same);
        book = same.book;
        run = same.run;
    }
}
