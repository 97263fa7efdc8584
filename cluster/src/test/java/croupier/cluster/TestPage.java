package croupier.cluster;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A page without a browser, at any of the servers. */
final class TestPage implements WebSocket.Listener, AutoCloseable {
    static final JsonMapper JSON = new JsonMapper();

    private static final String FORWARDED = "X-Forwarded-For";

    /** How long a page waits for a server before it tries another one: pages ping and notice silence. */
    private static final int PATIENCE = 6;

    private static final HttpClient HTTP = HttpClient.newBuilder()
            .connectTimeout(Duration.ofSeconds(2))
            .version(HttpClient.Version.HTTP_1_1)
            .build();

    private static final AtomicInteger PEOPLE = new AtomicInteger();

    private final LinkedBlockingQueue<JsonNode> inbox = new LinkedBlockingQueue<>();
    private final StringBuilder part = new StringBuilder();
    private final WebSocket socket;
    private JsonNode state = JSON.createObjectNode();
    private JsonNode seats = JSON.createObjectNode();

    /** The connection was lost, or the server is silent. */
    static final class Gone extends RuntimeException {
        private static final long serialVersionUID = 1;

        Gone(String why) {
            super(why);
        }
    }

    private TestPage(String base) {
        try {
            socket = HTTP.newWebSocketBuilder()
                    .connectTimeout(Duration.ofSeconds(2))
                    .header(FORWARDED, address())
                    .buildAsync(URI.create(base.replace("http", "ws") + "/ws"), this)
                    .join();
        } catch (CompletionException e) {
            throw new Gone("no connection: " + e.getMessage());
        }
    }

    /** Each page comes from somewhere else, as the proxy in front of the servers says: the usual limits hold. */
    private static String address() {
        int n = PEOPLE.incrementAndGet();
        return "10." + (n >> 16) + "." + (n >> 8 & 255) + "." + (n & 255);
    }

    /** Comes to a match; without a token to watch. */
    static TestPage at(String base, String match, String token) {
        TestPage page = new TestPage(base);
        try {
            page.say(JSON.createObjectNode()
                    .put("t", "hello")
                    .put("match", match)
                    .put("token", token)
                    .put("name", "Ann"));
            page.next("table", true);
            page.next("state", false);
            return page;
        } catch (Gone e) {
            page.close();
            throw e;
        }
    }

    static JsonNode post(String base, String path, String body) {
        return ask(HttpRequest.newBuilder(URI.create(base + path))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body)));
    }

    static JsonNode get(String base, String path) {
        return ask(HttpRequest.newBuilder(URI.create(base + path)));
    }

    static String text(String base, String path) {
        return said(HttpRequest.newBuilder(URI.create(base + path)));
    }

    private static JsonNode ask(HttpRequest.Builder request) {
        try {
            return JSON.readTree(said(request));
        } catch (tools.jackson.core.JacksonException e) {
            throw new Gone(String.valueOf(e.getMessage()));
        }
    }

    private static String said(HttpRequest.Builder request) {
        try {
            return HTTP.send(
                            request.header(FORWARDED, address())
                                    .timeout(Duration.ofSeconds(8))
                                    .build(),
                            HttpResponse.BodyHandlers.ofString())
                    .body();
        } catch (java.io.IOException e) {
            throw new Gone(String.valueOf(e.getMessage()));
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    void say(JsonNode message) {
        try {
            socket.sendText(message.toString(), true).get(PATIENCE, TimeUnit.SECONDS);
        } catch (java.util.concurrent.ExecutionException | java.util.concurrent.TimeoutException e) {
            throw new Gone("not sent");
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        part.append(data);
        if (last) {
            inbox.add(JSON.readTree(part.toString()));
            part.setLength(0);
        }
        from.request(1);
        return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket from, int status, String reason) {
        inbox.add(JSON.createObjectNode().put("t", "closed"));
        return null;
    }

    @Override
    public void onError(WebSocket from, Throwable t) {
        inbox.add(JSON.createObjectNode().put("t", "closed"));
    }

    /** The next frame of a kind; {@code waits} while the server says what it waits for. */
    JsonNode next(String kind, boolean waits) {
        for (; ; ) {
            JsonNode frame = poll();
            String is = frame.get("t").asString();
            if (is.equals(kind)) return frame;
            if (is.equals("bye") || is.equals("closed")) throw new Gone(frame.toString());
            if (waits && is.equals("no")) throw new Gone(frame.toString());
        }
    }

    private JsonNode poll() {
        try {
            JsonNode frame = inbox.poll(PATIENCE, TimeUnit.SECONDS);
            if (frame == null) throw new Gone("silence");
            String is = frame.get("t").asString();
            if (is.equals("state")) state = frame;
            if (is.equals("seats")) seats = frame;
            return frame;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    JsonNode state() {
        return state;
    }

    JsonNode seats() {
        return seats;
    }

    /** Waits until this page is asked, or the match is over. */
    void awaitAsked(String notThis) {
        while (!state.has("over")
                && (!state.has("ask") || state.get("ask").get("d").asString().equals(notThis))) next("state", false);
    }

    /** Sends an answer and returns the server's reply to it: ok or no. */
    JsonNode answer(String id, String decision, int... picks) {
        var message = JSON.createObjectNode().put("t", "answer").put("id", id).put("d", decision);
        var all = message.putArray("pick");
        for (int pick : picks) all.add(pick);
        say(message);
        for (; ; ) {
            JsonNode frame = poll();
            String is = frame.get("t").asString();
            if (is.equals("bye") || is.equals("closed")) throw new Gone(frame.toString());
            if (frame.has("id") && frame.get("id").asString().equals(id)) return frame;
        }
    }

    @Override
    public void close() {
        socket.abort();
    }
}
