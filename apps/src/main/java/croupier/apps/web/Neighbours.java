package croupier.apps.web;

import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.http.Headers;
import io.helidon.http.Status;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The other servers on the same database: what concerns a match is passed on to the server that serves it. */
final class Neighbours implements AutoCloseable {
    /** With the word that the servers share; who sends it is one of them and says rightly for whom it asks. */
    static final HeaderName WORD = HeaderNames.create("Croupier-Server");

    private static final Pattern OF_A_MATCH = Pattern.compile("/api/matches/([A-Za-z0-9_-]{8,40})(/.*)?");
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    /** Milliseconds. */
    private static final int ASK_AGAIN = 250;

    private static final JsonMapper JSON = new JsonMapper();

    private final Servers servers;
    private final String word;
    private final HttpClient http;
    private final Set<Forward> forwards = ConcurrentHashMap.newKeySet();

    Neighbours(Servers servers, Store store) {
        this.servers = servers;
        word = servers.areSeveral() ? store.leases().secret(Tokens.seat()) : "";
        http = HttpClient.newBuilder()
                .connectTimeout(Duration.ofSeconds(2))
                .version(HttpClient.Version.HTTP_1_1)
                .build();
    }

    boolean areSeveral() {
        return servers.areSeveral();
    }

    HttpClient http() {
        return http;
    }

    String word() {
        return word;
    }

    /** Whether another server asks, for somebody who is connected to it. */
    boolean isOne(Headers headers) {
        if (word.isEmpty() || !headers.contains(WORD)) return false;
        byte[] said = headers.get(WORD).get().getBytes(StandardCharsets.UTF_8);
        return MessageDigest.isEqual(said, word.getBytes(StandardCharsets.UTF_8));
    }

    /** The server that serves a match now, empty if it is this one. */
    Optional<String> isNow(String match) throws Servers.Undecided {
        return servers.elsewhere(match);
    }

    /** A server that the others have removed, or that has just started, knows nothing: another one answers. */
    void checkJoined() {
        String trouble = servers.trouble();
        if (!trouble.isEmpty()) throw new Refused(503, trouble);
    }

    /** The server that serves a match, empty if it is this one; waits a while for the decision. */
    Optional<String> elsewhere(String match) throws Servers.Undecided {
        long until = System.nanoTime() + PATIENCE.toNanos();
        for (; ; ) {
            checkJoined();
            try {
                return servers.elsewhere(match);
            } catch (Servers.Undecided e) {
                if (System.nanoTime() > until) throw e;
                pause();
            }
        }
    }

    static void pause() {
        try {
            Thread.sleep(ASK_AGAIN);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Refused(503, "the server stops for a moment");
        }
    }

    // ---- requests over HTTP

    /** Passes a request on if another server serves its match; whether it did. */
    boolean forwards(ServerRequest in, ServerResponse out, String caller) {
        if (!areSeveral() || isOne(in.headers())) return false;
        Matcher path = OF_A_MATCH.matcher(in.path().path());
        if (!path.matches()) return false;
        try {
            Optional<String> where = elsewhere(path.group(1));
            where.ifPresent(server -> passOn(in, out, caller, server));
            return where.isPresent();
        } catch (Servers.Undecided e) {
            throw new Refused(503, e.getMessage() + ": try again in a moment");
        }
    }

    private void passOn(ServerRequest in, ServerResponse out, String caller, String server) {
        HttpRequest.Builder request = to(server, in.path().path(), caller);
        in.headers().first(HeaderNames.CONTENT_TYPE).ifPresent(t -> request.header("Content-Type", t));
        HttpResponse<byte[]> reply =
                ask(request.method(in.prologue().method().text(), HttpRequest.BodyPublishers.ofByteArray(body(in)))
                        .build());
        out.status(Status.create(reply.statusCode()));
        for (String name : new String[] {"Content-Type", "Content-Disposition", "Cache-Control"})
            reply.headers().firstValue(name).ifPresent(v -> out.header(HeaderNames.create(name), v));
        out.send(reply.body());
    }

    private static byte[] body(ServerRequest in) {
        try (InputStream body = in.content().inputStream()) {
            return body.readNBytes(Limits.MESSAGE_LENGTH + 1);
        } catch (IOException e) {
            throw new Refused("the request could not be read");
        }
    }

    private HttpRequest.Builder to(String server, String path, String caller) {
        return HttpRequest.newBuilder(URI.create("http://" + server + path))
                .header(WORD.defaultCase(), word)
                .header("X-Forwarded-For", caller)
                .timeout(PATIENCE);
    }

    private HttpResponse<byte[]> ask(HttpRequest request) {
        try {
            return http.send(request, HttpResponse.BodyHandlers.ofByteArray());
        } catch (IOException e) {
            throw new Refused(503, "the server of this match does not answer: try again in a moment");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Refused(503, "the server stops for a moment");
        }
    }

    /** Adds what the lobbies of the other servers show; a server that does not answer has nothing to show. */
    void addLists(ArrayNode all, String caller) {
        for (String server : servers.others()) {
            try {
                HttpResponse<byte[]> reply =
                        ask(to(server, "/api/matches", caller).build());
                if (reply.statusCode() == 200) all.addAll((ArrayNode) JSON.readTree(reply.body()));
            } catch (Refused e) {
                // its matches are shown again when another server has them
            }
        }
    }

    /** Asks another server about one match of somebody; empty if it is served here. */
    Optional<JsonNode> mine(JsonNode one, String id, String caller) {
        try {
            Optional<String> where = areSeveral() ? elsewhere(id) : Optional.empty();
            return where.map(server -> {
                ObjectNode wish = Wire.object();
                wish.putArray("matches").add(one);
                HttpResponse<byte[]> reply = ask(to(server, "/api/mine", caller)
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofString(Wire.write(wish)))
                        .build());
                JsonNode all = JSON.readTree(reply.body());
                if (!(all instanceof ArrayNode) || all.isEmpty())
                    throw new Refused(503, "the server of this match does not answer");
                return all.get(0);
            });
        } catch (Servers.Undecided e) {
            throw new Refused(503, String.valueOf(e.getMessage()));
        }
    }

    // ---- connections

    /** Whether another server is at an address. */
    boolean isAt(String address) {
        for (String server : servers.others())
            if (Addresses.counted(server.substring(0, server.lastIndexOf(':'))).equals(address)) return true;
        return false;
    }

    void enters(Forward forward) {
        forwards.add(forward);
    }

    void exits(Forward forward) {
        forwards.remove(forward);
    }

    /** A server is gone: pages whose connections were passed on to it come back. */
    void isGone(String server) {
        for (Forward f : forwards) if (f.leadsTo(server)) f.breaksOff();
    }

    @Override
    public void close() {
        for (Forward f : forwards) f.end();
        http.shutdownNow();
    }
}
