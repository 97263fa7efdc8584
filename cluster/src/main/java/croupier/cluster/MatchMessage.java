package croupier.cluster;

import org.apache.pekko.actor.typed.ActorRef;

/** What the cluster says to the server that serves a match. */
sealed interface MatchMessage {
    /** Asks which server serves the match; naming one is deciding it. */
    record WhereIs(ActorRef<ServedAt> replyTo) implements MatchMessage {}

    /** The server that had the match is gone: go on with it. */
    record Wake() implements MatchMessage {}

    /** Nobody needs the match in memory. */
    record PutAway() implements MatchMessage {}

    /** Nobody has asked for the match for a while; from the match to itself. */
    record Idle() implements MatchMessage {}

    /** The match moves to another server, or is put away. */
    record Leave() implements MatchMessage {}

    /** A match is served at this address, host and port of its web table. */
    record ServedAt(String address) {}
}
