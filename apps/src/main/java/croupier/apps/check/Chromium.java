package croupier.apps.check;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** A Chromium without a window and one page in it, driven over the debugging protocol. */
final class Chromium implements AutoCloseable {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final List<String> PROGRAMS =
            List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable");
    private static final String LISTENS = "DevTools listening on ";
    private static final int PATIENCE = 120;
    private static final List<String> TOLD =
            List.of("Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded");

    private final Process process;
    private final HttpClient client;
    private final WebSocket socket;
    private final Map<Integer, CompletableFuture<JsonNode>> waiting = new ConcurrentHashMap<>();
    private final AtomicInteger last = new AtomicInteger();
    private final List<String> complaints = new ArrayList<>();
    private final AtomicLong bytes = new AtomicLong();
    private String session = "";

    private Chromium(Process process, HttpClient client, String address) throws InterruptedException {
        this.process = process;
        this.client = client;
        try {
            socket = client.newWebSocketBuilder()
                    .buildAsync(URI.create(address), new Hearing())
                    .get(PATIENCE, TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException e) {
            throw new IllegalStateException("Chromium does not answer: " + e.getMessage(), e);
        }
    }

    /** Starts the Chromium in the path. */
    static Chromium start(Path profile) throws InterruptedException {
        Path program = program();
        try {
            Process process = new ProcessBuilder(
                            program.toString(),
                            "--headless",
                            "--no-sandbox",
                            "--disable-gpu",
                            "--remote-debugging-port=0",
                            "--user-data-dir=" + profile,
                            "about:blank")
                    .redirectErrorStream(true)
                    .start();
            BufferedReader out =
                    new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
            String line = out.readLine();
            while (line != null && !line.startsWith(LISTENS)) line = out.readLine();
            if (line == null) throw new IllegalStateException(program + " ended at once");
            Thread.ofPlatform().daemon(true).start(() -> out.lines().forEach(_ -> {}));
            Chromium c = new Chromium(process, HttpClient.newHttpClient(), line.substring(LISTENS.length()));
            c.openPage();
            return c;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path program() {
        for (String folder : System.getenv().getOrDefault("PATH", "").split(java.io.File.pathSeparator))
            for (String name : PROGRAMS) {
                Path p = Path.of(folder, name);
                if (Files.isExecutable(p)) return p;
            }
        throw new IllegalStateException("there is no Chromium in the path; any of " + PROGRAMS + " will do");
    }

    private void openPage() throws InterruptedException {
        String target = call("Target.createTarget", JSON.createObjectNode().put("url", "about:blank"))
                .get("targetId")
                .asString();
        session = call(
                        "Target.attachToTarget",
                        JSON.createObjectNode().put("targetId", target).put("flatten", true))
                .get("sessionId")
                .asString();
        call("Runtime.enable", JSON.createObjectNode());
        call("Page.enable", JSON.createObjectNode());
        call("Log.enable", JSON.createObjectNode());
    }

    // ---- what a page does

    /** A window of this size in which nothing moves. */
    void size(int width, int height) throws InterruptedException {
        window(width, height, "reduce");
    }

    /** A window of this size, and whether its person prefers that less moves. */
    void window(int width, int height, String motion) throws InterruptedException {
        call(
                "Emulation.setDeviceMetricsOverride",
                JSON.createObjectNode()
                        .put("width", width)
                        .put("height", height)
                        .put("deviceScaleFactor", 1)
                        .put("mobile", false));
        ObjectNode media = JSON.createObjectNode();
        media.putArray("features")
                .addObject()
                .put("name", "prefers-reduced-motion")
                .put("value", motion);
        call("Emulation.setEmulatedMedia", media);
    }

    void go(String address) throws InterruptedException {
        call("Page.navigate", JSON.createObjectNode().put("url", address));
        until("document.readyState === 'complete'");
    }

    /** The value of an expression of the page. */
    JsonNode value(String script) throws InterruptedException {
        JsonNode answer = call(
                "Runtime.evaluate",
                JSON.createObjectNode()
                        .put("expression", script)
                        .put("returnByValue", true)
                        .put("awaitPromise", true));
        if (answer.has("exceptionDetails"))
            throw new IllegalStateException("the page broke: " + answer.get("exceptionDetails"));
        return answer.get("result").path("value");
    }

    /** Waits until an expression is true; whether it became so. */
    boolean until(String script) throws InterruptedException {
        for (int i = 0; i < PATIENCE * 50; i++) {
            if (value("!!(" + script + ")").asBoolean()) return true;
            Thread.sleep(20);
        }
        return false;
    }

    byte[] picture() throws InterruptedException {
        JsonNode shot = call(
                "Page.captureScreenshot",
                JSON.createObjectNode().put("format", "webp").put("quality", 60));
        return Base64.getDecoder().decode(shot.get("data").asString());
    }

    /** From now on counts what comes over the network, as if nothing had been loaded before. */
    void countBytes() throws InterruptedException {
        call("Network.enable", JSON.createObjectNode());
        call("Network.setCacheDisabled", JSON.createObjectNode().put("cacheDisabled", true));
        bytes.set(0);
    }

    long bytes() {
        return bytes.get();
    }

    /** What the page has complained of since the last time. */
    List<String> complaints() {
        synchronized (complaints) {
            List<String> all = List.copyOf(complaints);
            complaints.clear();
            return all;
        }
    }

    // ---- the connection

    private JsonNode call(String method, ObjectNode parameters) throws InterruptedException {
        int id = last.incrementAndGet();
        CompletableFuture<JsonNode> answer = new CompletableFuture<>();
        waiting.put(id, answer);
        ObjectNode message = JSON.createObjectNode().put("id", id).put("method", method);
        message.set("params", parameters);
        if (!session.isEmpty()) message.put("sessionId", session);
        try {
            socket.sendText(JSON.writeValueAsString(message), true).get(PATIENCE, TimeUnit.SECONDS);
            return answer.get(PATIENCE, TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException e) {
            throw new IllegalStateException("Chromium does not answer to " + method, e);
        }
    }

    private void hear(JsonNode message) {
        if (message.has("id")) {
            CompletableFuture<JsonNode> answer =
                    waiting.remove(message.get("id").asInt());
            if (answer != null) answer.complete(message.path("result"));
            return;
        }
        String method = message.path("method").asString("");
        if (method.equals("Network.loadingFinished"))
            bytes.addAndGet(message.path("params").path("encodedDataLength").asLong());
        if (TOLD.contains(method))
            synchronized (complaints) {
                complaints.add(message.get("params").toString());
            }
    }

    /** Puts messages together from their parts. */
    private final class Hearing implements WebSocket.Listener {
        private final StringBuilder text = new StringBuilder();

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean isLast) {
            text.append(part);
            if (isLast) {
                hear(JSON.readTree(text.toString()));
                text.setLength(0);
            }
            from.request(1);
            return CompletableFuture.completedStage(null);
        }
    }

    @Override
    public void close() {
        socket.abort();
        client.close();
        process.destroy();
    }
}
