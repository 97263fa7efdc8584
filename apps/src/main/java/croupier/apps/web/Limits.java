package croupier.apps.web;

import java.util.concurrent.ConcurrentHashMap;

/**
 * What the server allows, so that nobody takes it down.
 *
 * @param matches how many matches may be under way
 * @param sockets how many connections there may be in all
 * @param socketsPerAddress and from one address
 * @param answers how long a match may become
 * @param createPerMinute how many matches one address may make
 * @param requestsPerSecond how much one address may ask over HTTP; ten seconds' worth at once
 * @param messagesPerSecond how much one connection may say
 * @param awaySeconds how long somebody may have lost the connection before a bot plays on
 * @param silentSeconds how long a connection may say nothing; pages ping, in the background once a minute
 */
record Limits(
        int matches,
        int sockets,
        int socketsPerAddress,
        int answers,
        double createPerMinute,
        double requestsPerSecond,
        double messagesPerSecond,
        int awaySeconds,
        int silentSeconds) {
    static final Limits USUAL = new Limits(5_000, 2_000, 100, 100_000, 60, 60, 25, 60, 150);

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
            if (buckets.size() > 10_000) buckets.values().removeIf(Bucket::isFull);
            if (!buckets.computeIfAbsent(address, _ -> new Bucket(most, perSecond, timer))
                    .take()) throw new Refused(429, "too many " + what + ": wait a little");
        }
    }
}
