package croupier.apps.web;

import io.helidon.http.DirectHandler;
import io.helidon.http.Header;
import io.helidon.http.HeaderNames;
import io.helidon.http.Headers;
import io.helidon.http.RequestException;
import io.helidon.http.Status;
import io.helidon.webserver.ConnectionContext;
import io.helidon.webserver.http1.Http1ConnectionListener;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Looks at the head of every request before anything is done for it: how long its body is must be said in one way only, since a
 * proxy might understand two ways differently, and a server for this machine answers to the names of this machine only.
 *
 * @param names by which names the server may be called; empty for any
 */
record Heads(Door door, Set<String> names) implements Http1ConnectionListener {
    private static final Set<String> LOCAL = Set.of("localhost", "127.0.0.1", "[::1]");

    /** The names of a server that listens on an address: of this machine only if nobody else can reach it. */
    static Set<String> names(String host, boolean proxied) {
        boolean local = LOCAL.contains(host) || host.equals("::1") || host.startsWith("127.");
        return local && !proxied ? LOCAL : Set.of();
    }

    @Override
    public void headers(ConnectionContext connection, Headers headers) {
        checkNames(headers);
        checkLength(headers);
        checkName(headers);
        door.heard(connection.remotePeer().address());
    }

    private static void checkNames(Headers headers) {
        for (Header h : headers) if (h.name().isEmpty()) throw refused(400, "a header has a name");
    }

    /** Bodies in chunks are not read: where a chunk ends is understood in too many ways, and bodies here are short. */
    private static void checkLength(Headers headers) {
        boolean chunked = headers.contains(HeaderNames.TRANSFER_ENCODING);
        boolean sized = headers.contains(HeaderNames.CONTENT_LENGTH);
        if (chunked && sized) throw refused(400, "Content-Length and Transfer-Encoding exclude each other");
        if (chunked) throw refused(411, "send Content-Length in place of Transfer-Encoding");
        if (!sized) return;
        List<String> lengths = headers.get(HeaderNames.CONTENT_LENGTH).allValues();
        if (lengths.size() != 1 || !lengths.getFirst().matches("[0-9]{1,18}"))
            throw refused(400, "Content-Length is one number");
    }

    /** A page of another site may have its name point here (DNS rebinding); its requests still carry that name. */
    private void checkName(Headers headers) {
        if (names.isEmpty()) return;
        List<String> hosts = headers.contains(HeaderNames.HOST)
                ? headers.get(HeaderNames.HOST).allValues()
                : List.of();
        String host = hosts.size() == 1 ? hosts.getFirst().toLowerCase(Locale.ROOT) : "";
        if (!names.contains(host.replaceFirst(":[0-9]*$", "")))
            throw refused(421, "this server is called localhost; behind a proxy, start it with --behind-proxy");
    }

    /** Whether a page of another site asks: it could use the player's browser otherwise. */
    static boolean isForeign(Headers headers) {
        String origin = headers.first(HeaderNames.ORIGIN).orElse("");
        if (origin.isEmpty()) return false;
        try {
            String authority = URI.create(origin).getAuthority();
            return authority == null
                    || !authority.equalsIgnoreCase(
                            headers.first(HeaderNames.HOST).orElse(""));
        } catch (IllegalArgumentException e) {
            return true;
        }
    }

    static RequestException refused(int status, String why) {
        return RequestException.builder()
                .type(DirectHandler.EventType.OTHER)
                .status(Status.create(status))
                .message(why)
                .safeMessage(true)
                .setKeepAlive(false)
                .build();
    }
}
