package croupier.apps.web;

/** Something that a page asked for and does not get; the message says why. */
final class Refused extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int status;

    Refused(String why) {
        this(400, why);
    }

    /** @param status what an HTTP answer says */
    Refused(int status, String why) {
        super(why, null, false, false);
        this.status = status;
    }

    int status() {
        return status;
    }

    String why() {
        return String.valueOf(getMessage());
    }

    /** Whether there is nothing at all where somebody looked. */
    boolean isGone() {
        return status == 404 || status == 410;
    }
}
