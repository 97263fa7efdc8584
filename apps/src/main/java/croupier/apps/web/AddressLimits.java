package croupier.apps.web;

/** What all connections of one address may ask of the server together: writes are synced to the disk, looks ahead are computed. */
final class AddressLimits {
    private final Limits.ByAddress requests;
    private final Limits.ByAddress answers;
    private final Limits.ByAddress writes;
    private final Limits.ByAddress looks;
    private final Limits.ByAddress words;

    AddressLimits(Limits limits, Timer timer) {
        double often = limits.requestsPerSecond();
        requests = new Limits.ByAddress(often * 10, often, timer);
        answers = new Limits.ByAddress(limits.answersPerSecond() * 3, limits.answersPerSecond(), timer);
        writes = new Limits.ByAddress(limits.writesPerSecond() * 5, limits.writesPerSecond(), timer);
        looks = new Limits.ByAddress(Limits.LOOKS_AT_ONCE_BY_ADDRESS, Limits.LOOKS_PER_SECOND_BY_ADDRESS, timer);
        words = new Limits.ByAddress(Limits.LINES_AT_ONCE, Limits.LINES_PER_SECOND, timer);
    }

    /** A request over HTTP, or a page that comes to a table. */
    void request(String address) {
        requests.take(address, "requests");
    }

    /** Something is changed. */
    void write(String address) {
        writes.take(address, "changes from your address");
    }

    /** Whether there may be one more look ahead. */
    boolean looks(String address) {
        return looks.takes(address);
    }

    /** What a page at a table says; refused when the address has said too much of the kind. */
    void message(String address, String kind) {
        switch (kind) {
            case "answer" -> answers.take(address, "answers from your address");
            case "hint" -> looks.take(address, "hints");
            case "chat" -> {
                if (!words.takes(address)) throw new Refused(429, "slower, please");
            }
            case "preview", "term", "why" -> {
                // too many previews are left out silently, and meanings cost nothing
            }
            default -> write(address);
        }
    }
}
