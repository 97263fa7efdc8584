package croupier.apps.web;

import java.util.concurrent.ConcurrentHashMap;

/**
 * What the server allows, so that nobody takes it down.
 *
 * @param memory how much of the heap may be in use before new matches are refused, 0 to 1
 * @param sockets how many connections there may be in all
 * @param socketsPerAddress and from one address
 * @param answers how long a match may become
 * @param createPerMinute how many matches one address may make
 * @param requestsPerSecond how much one address may ask over HTTP; ten seconds' worth at once
 * @param messagesPerSecond how much one connection may say
 * @param answersPerSecond how many answers may come from one address; three seconds' worth at once
 * @param writesPerSecond how many other messages that write may come from one address; five seconds' worth at once
 * @param awaySeconds how long somebody may have lost the connection before a bot plays on
 * @param silentSeconds how long a connection may say nothing; pages ping, in the background once a minute
 */
record Limits(
        double memory,
        int sockets,
        int socketsPerAddress,
        int answers,
        double createPerMinute,
        double requestsPerSecond,
        double messagesPerSecond,
        double answersPerSecond,
        double writesPerSecond,
        int awaySeconds,
        int silentSeconds) {
    static final Limits USUAL = new Limits(0.75, 2_000, 100, 100_000, 60, 60, 25, 200, 10, 60, 150);

    /** For checks on this machine, where everything comes from one address. */
    static final Limits UNLIMITED = new Limits(0.75, 10_000, 10_000, 100_000, 1e6, 1e6, 25, 1e6, 1e6, 60, 150);

    /** How long a new connection may take to send the head of a request, and then for each further one; in seconds. */
    static final int HEAD_SECONDS = 15;

    static final int REQUEST_SECONDS = 60;

    /** No request line and no path is longer than this. */
    static final int REQUEST_LINE = 1_024;

    static final int PATH = 200;

    /** No message of a page is longer than this many characters. */
    static final int MESSAGE_LENGTH = 16_384;

    /** No journal that somebody brings is longer than this many bytes. */
    static final int JOURNAL_LENGTH = 64_000;

    /** Reports of problems one address may send at once, and a second. */
    static final int REPORTS_AT_ONCE = 5;

    static final double REPORTS_PER_SECOND = 0.1;

    /** How many messages a page may be behind before it is cut off. */
    static final int MESSAGES_BEHIND = 256;

    /** Previews, hints and explanations one connection may ask for at once, and a second. */
    static final int LOOKS_AT_ONCE = 12;

    static final int LOOKS_PER_SECOND = 8;

    /** Previews, hints and explanations all connections of one address may ask for at once. */
    static final int LOOKS_AT_ONCE_BY_ADDRESS = 60;

    static final int LOOKS_PER_SECOND_BY_ADDRESS = 20;

    /** How often one address may have a past match played again, at once and a second. */
    static final int STUDIES_AT_ONCE = 60;

    static final int STUDIES_PER_SECOND = 4;

    /** Lines of chat one address may say at once, and a second. */
    static final int LINES_AT_ONCE = 6;

    static final double LINES_PER_SECOND = 0.5;

    /** How long a match that nobody needs stays in memory. */
    static final long IDLE_MINUTES = 10;

    /** How long a match is kept that has ended, and one that has not. */
    static final long ENDED_DAYS = 30;

    static final long OPEN_DAYS = 90;

    /** How large the store may become before the oldest ended matches are forgotten. */
    static final long STORE_BYTES = 20_000_000_000L;

    /** How many TCP connections there may be: each page needs one and a few for its files. */
    int connections() {
        return sockets * 2;
    }

    int connectionsPerAddress() {
        return socketsPerAddress * 2;
    }

    /** How often each address may do something. */
    static final class ByAddress {
        private final double most;
        private final double perSecond;
        private final Timer timer;
        private final ConcurrentHashMap<String, Bucket> buckets = new ConcurrentHashMap<>();

        ByAddress(double most, double perSecond, Timer timer) {
            this.most = most;
            this.perSecond = perSecond;
            this.timer = timer;
        }

        void take(String address, String what) {
            if (!takes(address)) throw new Refused(429, "too many " + what + ": wait a little");
        }

        boolean takes(String address) {
            if (buckets.size() > 10_000) buckets.values().removeIf(Bucket::isFull);
            return buckets.computeIfAbsent(address, _ -> new Bucket(most, perSecond, timer))
                    .take();
        }
    }
}
