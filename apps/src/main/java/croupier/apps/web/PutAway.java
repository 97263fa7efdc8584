package croupier.apps.web;

/** The room was put away before it could be entered; the house finds the match again. */
final class PutAway extends RuntimeException {
    private static final long serialVersionUID = 1;

    PutAway() {
        super("the room was put away", null, false, false);
    }
}
