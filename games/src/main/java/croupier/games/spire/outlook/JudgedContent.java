package croupier.games.spire.outlook;

import croupier.games.spire.cards.SpireContent;
import croupier.kernel.*;
import croupier.script.library.Sources;

/** The content of spire with how bots judge it. */
public abstract class JudgedContent extends SpireContent {
    /** Choices after which a battle that is played out is judged as it stands. */
    private static final int LONGEST_PLAYOUT = 150;

    private static final int SCALE = 100;

    private final Prior prior;
    private final RunValue value;

    protected JudgedContent(Sources sources, Words words, String about) {
        super(sources, words, about);
        CardSenses senses = new CardSenses(library, book);
        prior = new BattlePrior(book, senses);
        value = new RunValue(library, book, senses);
    }

    /** Shares the content of another game. */
    protected JudgedContent(JudgedContent same) {
        super(same);
        prior = same.prior;
        value = same.value;
    }

    /** Battles are played out: what they cost shows at their end alone. */
    @Override
    public Horizon horizon() {
        return new Horizon(LONGEST_PLAYOUT, SCALE);
    }

    @Override
    public Prior prior() {
        return prior;
    }

    @Override
    public Evaluation evaluation() {
        return value;
    }

    @Override
    public int score(Seen seen, int seat) {
        return value.value(seen, seat);
    }
}
