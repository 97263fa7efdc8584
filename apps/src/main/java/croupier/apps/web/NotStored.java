package croupier.apps.web;

/** Something could not be stored, so it did not happen; the message says why. */
final class NotStored extends IllegalStateException {
    private static final long serialVersionUID = 1;

    NotStored(String reason, Throwable cause) {
        super(reason, cause);
    }
}
