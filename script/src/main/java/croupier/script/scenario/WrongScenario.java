package croupier.script.scenario;

import croupier.script.files.Mistake;
import croupier.script.files.MistakesException;
import java.util.List;

/** A mistake in a scenario, with its place. */
final class WrongScenario extends RuntimeException {
    private static final long serialVersionUID = 1L;

    final transient Mistake mistake;

    WrongScenario(Mistake mistake) {
        super(mistake.toString(), null, false, false);
        this.mistake = mistake;
    }

    /** Does a piece of the reading; what is wrong with it is added to the mistakes, and the reading goes on. */
    static void collect(List<Mistake> mistakes, Runnable piece) {
        try {
            piece.run();
        } catch (WrongScenario w) {
            mistakes.add(w.mistake);
        } catch (MistakesException e) {
            mistakes.addAll(e.mistakes());
        }
    }
}
