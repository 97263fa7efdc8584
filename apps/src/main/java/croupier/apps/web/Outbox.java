package croupier.apps.web;

import io.helidon.websocket.WsSession;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/** What waits to be sent to one page. */
final class Outbox {
    private final BlockingQueue<Outgoing> waiting = new ArrayBlockingQueue<>(Limits.MESSAGES_BEHIND);

    /** Whether there was a place. */
    boolean offer(Outgoing next) {
        return waiting.offer(next);
    }

    /** What still waits is not sent. */
    void end() {
        do waiting.clear();
        while (!waiting.offer(new Outgoing.End()));
    }

    /** Sends everything until the end. */
    void write(WsSession to) throws InterruptedException {
        for (Outgoing next = waiting.take(); !(next instanceof Outgoing.End); next = waiting.take()) {
            if (next instanceof Outgoing.Message m) to.send(m.text(), true);
            if (next instanceof Outgoing.Pong p) to.pong(p.payload());
        }
    }
}
