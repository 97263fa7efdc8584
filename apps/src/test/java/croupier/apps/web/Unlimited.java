package croupier.apps.web;

/** Limits that no test reaches, however fast it asks; with one of them small. */
final class Unlimited {
    static final int MANY = 1_000_000;

    /** How long somebody may be away; a connection may be silent for ever. */
    static final int AWAY = 60;

    private static final int SILENT = MANY;

    static final Limits LIMITS = memory(1);

    private Unlimited() {}

    static Limits memory(double share) {
        return new Limits(share, MANY, MANY, MANY, MANY, MANY, MANY, MANY, MANY, AWAY, SILENT);
    }

    static Limits sockets(int most, int perAddress) {
        return new Limits(1, most, perAddress, MANY, MANY, MANY, MANY, MANY, MANY, AWAY, SILENT);
    }

    static Limits answers(int most) {
        return new Limits(1, MANY, MANY, most, MANY, MANY, MANY, MANY, MANY, AWAY, SILENT);
    }

    static Limits silent(int seconds) {
        return new Limits(1, MANY, MANY, MANY, MANY, MANY, MANY, MANY, MANY, AWAY, seconds);
    }

    static Limits often(double create, double requests, double messages) {
        return new Limits(1, MANY, MANY, MANY, create, requests, messages, MANY, MANY, AWAY, SILENT);
    }

    static Limits writes(double answers, double others) {
        return new Limits(1, MANY, MANY, MANY, MANY, MANY, MANY, answers, others, AWAY, SILENT);
    }
}
