package croupier.apps.web;

import io.helidon.common.buffers.BufferData;

/** What the one thread of a connection that writes is given: a message, the answer to a ping, or the end. */
sealed interface Outgoing {
    /** A frame for the page. */
    record Message(String text) implements Outgoing {}

    /** The answer to a ping. */
    record Pong(BufferData payload) implements Outgoing {}

    /** Nothing follows. */
    record End() implements Outgoing {}
}
