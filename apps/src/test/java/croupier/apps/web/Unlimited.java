package croupier.apps.web;

/** Limits that no test reaches, however fast it asks; with one of them small. */
final class Unlimited {
    static final int MANY = 1_000_000;

    /** How long somebody may be away; a connection may be silent for ever. */
    static final int AWAY = 60;

    private static final int SILENT = MANY;

    static final Limits LIMITS = matches(MANY);

    private Unlimited() {}

    static Limits matches(int most) {
        return new Limits(most, MANY, MANY, MANY, MANY, MANY, MANY, AWAY, SILENT);
    }

    static Limits sockets(int most, int perAddress) {
        return new Limits(MANY, most, perAddress, MANY, MANY, MANY, MANY, AWAY, SILENT);
    }

    static Limits answers(int most) {
        return new Limits(MANY, MANY, MANY, most, MANY, MANY, MANY, AWAY, SILENT);
    }

    static Limits silent(int seconds) {
        return new Limits(MANY, MANY, MANY, MANY, MANY, MANY, MANY, AWAY, seconds);
    }

    static Limits often(double create, double requests, double messages) {
        return new Limits(MANY, MANY, MANY, MANY, create, requests, messages, AWAY, SILENT);
    }
}
