package croupier.apps.web;

import io.helidon.common.concurrency.limits.Limit;
import io.helidon.http.HttpPrologue;
import io.helidon.http.WritableHeaders;
import io.helidon.webserver.CloseConnectionException;
import io.helidon.webserver.ConnectionContext;
import io.helidon.webserver.spi.ServerConnection;
import io.helidon.webserver.websocket.WsConfig;
import io.helidon.webserver.websocket.WsUpgrader;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** A connection becomes a WebSocket if there is a place for it; otherwise it is refused over HTTP and never served. */
final class Upgrade extends WsUpgrader {
    private final Site site;
    private final Door door;

    Upgrade(WsConfig config, Site site, Door door) {
        super(config);
        this.site = site;
        this.door = door;
    }

    @Override
    public @Nullable ServerConnection upgrade(
            ConnectionContext connection, HttpPrologue prologue, WritableHeaders<?> headers) {
        String address = site.caller(headers, connection.remotePeer().host());
        try {
            site.places.take(address);
        } catch (Refused e) {
            throw Heads.refused(e.status(), e.why());
        }
        ServerConnection upgraded = null;
        try {
            upgraded = super.upgrade(connection, prologue, headers);
        } catch (IllegalArgumentException e) {
            throw Heads.refused(400, "Sec-WebSocket-Key is 16 bytes in base64");
        } finally {
            if (upgraded == null) site.places.give(address);
        }
        if (upgraded == null) return null;
        door.stays(connection.remotePeer().address());
        return new Served(upgraded, site, address);
    }

    /** A served WebSocket: its place is free when it ends, however that comes about, and nothing but frames is written into it. */
    private record Served(ServerConnection socket, Site site, String address) implements ServerConnection {
        @Override
        public void handle(Limit limit) throws InterruptedException {
            try {
                socket.handle(limit);
            } catch (CloseConnectionException e) {
                throw e;
            } catch (RuntimeException e) {
                // what is not a frame would be answered with an HTTP error otherwise
                throw new CloseConnectionException("the WebSocket ends: " + e.getMessage(), e);
            } finally {
                site.places.give(address);
            }
        }

        @Override
        public Duration idleTime() {
            // Line ends silent connections
            return Duration.ZERO;
        }

        @Override
        public void close(boolean interrupt) {
            socket.close(interrupt);
        }
    }
}
