package croupier.script.scenario;

import croupier.script.files.Mistake;

/** A mistake in a scenario, with its place. */
final class WrongScenario extends RuntimeException {
    private static final long serialVersionUID = 1L;

    final transient Mistake mistake;

    WrongScenario(Mistake mistake) {
        super(mistake.toString(), null, false, false);
        this.mistake = mistake;
    }
}
