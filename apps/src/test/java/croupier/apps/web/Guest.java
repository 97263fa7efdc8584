package croupier.apps.web;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** A page without a browser: what it sends, what it gets. */
final class Guest implements WebSocket.Listener, AutoCloseable {
    static final HttpClient HTTP = HttpClient.newBuilder()
            .connectTimeout(Duration.ofSeconds(Patience.SECONDS))
            .build();
    private static final JsonMapper JSON = new JsonMapper();
    private final LinkedBlockingQueue<JsonNode> inbox = new LinkedBlockingQueue<>();
    private final StringBuilder part = new StringBuilder();
    final List<String> raw = new ArrayList<>();
    private WebSocket socket;
    private JsonNode state = JSON.createObjectNode();
    private JsonNode table = JSON.createObjectNode();
    private int sent;
    private boolean deaf;

    private Guest() {}

    /** Connects to a match; without token as a spectator. */
    static Guest at(String base, String match, String token) {
        Guest g = connect(base);
        g.say("{\"t\":\"hello\",\"match\":\"" + match + "\",\"token\":\"" + token + "\",\"name\":\"Ann\"}");
        g.table = g.next("table");
        g.await(_ -> true);
        return g;
    }

    /** Connects and says nothing yet. */
    static Guest connect(String base) {
        return connect(base, false);
    }

    /** Watches a match without ever reading what it is sent. */
    static Guest deaf(String base, String match) {
        Guest g = connect(base, true);
        g.say("{\"t\":\"hello\",\"match\":\"" + match + "\"}");
        return g;
    }

    private static Guest connect(String base, boolean deaf) {
        Guest g = new Guest();
        g.deaf = deaf;
        g.socket = HTTP.newWebSocketBuilder()
                .buildAsync(URI.create(base.replace("http", "ws") + "/ws"), g)
                .join();
        return g;
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
        return JSON.readTree(said(request));
    }

    private static String said(HttpRequest.Builder request) {
        try {
            return HTTP.send(
                            request.timeout(Duration.ofSeconds(Patience.SECONDS))
                                    .build(),
                            HttpResponse.BodyHandlers.ofString())
                    .body();
        } catch (java.io.IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A journal that was kept, as a match. */
    static JsonNode bring(String base, String journal) {
        return ask(HttpRequest.newBuilder(URI.create(base + "/api/journals"))
                .header("Content-Type", "text/plain")
                .POST(HttpRequest.BodyPublishers.ofString(journal)));
    }

    /** A new match: {@code seats} as a page names them. */
    static JsonNode make(String base, String game, String seats, String more) {
        return post(base, "/api/matches", "{\"game\":\"" + game + "\",\"seats\":" + seats + ",\"pace\":0" + more + "}");
    }

    void say(String text) {
        socket.sendText(text, true).join();
    }

    @Override
    public void onOpen(WebSocket to) {
        if (!deaf) to.request(1);
    }

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        part.append(data);
        if (last) {
            String whole = part.toString();
            part.setLength(0);
            synchronized (raw) {
                raw.add(whole);
            }
            inbox.add(JSON.readTree(whole));
        }
        from.request(1);
        return null;
    }

    @Override
    public CompletionStage<?> onClose(WebSocket from, int status, String reason) {
        lost();
        return null;
    }

    @Override
    public void onError(WebSocket from, Throwable t) {
        lost();
    }

    /** The server is gone: the JDK's socket does not always notice the end of a process that was killed. */
    void lost() {
        inbox.add(JSON.createObjectNode().put("t", "closed"));
    }

    /** The next frame of this kind; states on the way are kept. */
    JsonNode next(String kind) {
        for (; ; ) {
            JsonNode frame = poll();
            if (frame.get("t").asString().equals(kind)) return frame;
            if (frame.get("t").asString().equals("closed")) throw new IllegalStateException("the connection is closed");
        }
    }

    /** The next frame of one of two kinds. */
    JsonNode nextOf(String kind, String other) {
        for (; ; ) {
            JsonNode frame = poll();
            String is = frame.get("t").asString();
            if (is.equals(kind) || is.equals(other)) return frame;
            if (is.equals("closed")) throw new IllegalStateException("the connection is closed");
        }
    }

    /** Reads until the server ends the connection. */
    void untilClosed() {
        boolean open = true;
        while (open) open = !poll().get("t").asString().equals("closed");
    }

    private JsonNode poll() {
        try {
            JsonNode frame = inbox.poll(Patience.SECONDS, TimeUnit.SECONDS);
            if (frame == null) throw new AssertionError("nothing came; the last state was " + state);
            if (frame.get("t").asString().equals("state")) state = frame;
            return frame;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Takes notice of what has come so far. */
    void readOn() {
        while (!inbox.isEmpty()) poll();
    }

    /** Waits for a state that is so. */
    JsonNode await(Predicate<JsonNode> is) {
        while (!state.has("places") || !is.test(state)) next("state");
        return state;
    }

    JsonNode state() {
        return state;
    }

    JsonNode table() {
        return table;
    }

    boolean isOver() {
        return state.has("over");
    }

    /** Answers and returns what the server says: ok or no. */
    JsonNode answer(String decision, int... picks) {
        String id = "x" + ++sent;
        ObjectNode message =
                JSON.createObjectNode().put("t", "answer").put("id", id).put("d", decision);
        message.set("pick", JSON.valueToTree(picks));
        say(message.toString());
        for (; ; ) {
            JsonNode frame = poll();
            if (frame.get("t").asString().equals("closed")) throw new IllegalStateException("the connection is closed");
            if (frame.has("id") && frame.get("id").asString().equals(id)) return frame;
        }
    }

    /** Answers with what the dice say. */
    JsonNode answerByChance(java.util.Random dice) {
        return answer(state.get("ask").get("d").asString(), chance(dice));
    }

    /** The places of options that the dice say. */
    int[] chance(java.util.Random dice) {
        JsonNode ask = state.get("ask");
        int size = ask.get("options").size();
        if (!ask.has("several")) {
            int pick = dice.nextInt(size);
            // taking back for ever is no way to play
            if (ask.get("options").get(pick).get("w").asString().equals("take back") && size > 1) pick = 0;
            return new int[] {pick};
        }
        int many = ask.get("min").asInt()
                + dice.nextInt(ask.get("max").asInt() - ask.get("min").asInt() + 1);
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < size; i++)
            if (!ask.get("options").get(i).get("w").asString().equals("take back")) places.add(i);
        java.util.Collections.shuffle(places, dice);
        return places.subList(0, Math.min(many, places.size())).stream()
                .mapToInt(i -> i)
                .toArray();
    }

    /** Plays by chance until the match is over. */
    int playOn(java.util.Random dice, int most) {
        int answers = 0;
        while (answers < most) {
            await(s -> s.has("ask") || s.has("over"));
            if (isOver()) return answers;
            String decision = state.get("ask").get("d").asString();
            JsonNode reply = answerByChance(dice);
            if (reply.get("t").asString().equals("no"))
                throw new IllegalStateException(reply + " to " + state.get("ask"));
            answers++;
            await(s -> !s.has("ask") || !s.get("ask").get("d").asString().equals(decision));
        }
        return answers;
    }

    /** Breaks off without a word, as a lost connection does. */
    void leave() {
        socket.abort();
    }

    @Override
    public void close() {
        socket.abort();
    }
}
