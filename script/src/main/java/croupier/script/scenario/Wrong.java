package croupier.script.scenario;

import croupier.script.Mistake;

/** A mistake in a scenario, with its place. */
final class Wrong extends RuntimeException {
    private static final long serialVersionUID = 1L;

    final transient Mistake mistake;

    Wrong(Mistake mistake) {
        super(mistake.toString(), null, false, false);
        this.mistake = mistake;
    }
}
