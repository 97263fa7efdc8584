package croupier.apps.load;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.time.Duration;

/** The server under load, seen from outside. Requests name an address, as a proxy in front of the server would: the usual limits hold. */
final class LoadSite {
    private static final String FORWARDED = "X-Forwarded-For";
    private static final int CONNECTING = 60;

    private final String base;
    private final HttpClient http;

    LoadSite(String base) {
        this.base = base;
        http = HttpClient.newBuilder()
                .connectTimeout(Duration.ofSeconds(CONNECTING))
                .build();
    }

    /** An address for each person. */
    static String address(int person) {
        return "10." + (1 + (person >> 16)) + "." + (person >> 8 & 255) + "." + (person & 255);
    }

    String post(String from, String path, String json) throws IOException, InterruptedException {
        return send(HttpRequest.newBuilder(URI.create(base + path))
                .header(FORWARDED, from)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(json)));
    }

    String get(String from, String path) throws IOException, InterruptedException {
        return send(HttpRequest.newBuilder(URI.create(base + path)).header(FORWARDED, from));
    }

    /** What the server says of itself to programs on its own machine. */
    String metrics() throws IOException, InterruptedException {
        return send(HttpRequest.newBuilder(URI.create(base + "/metrics")));
    }

    private String send(HttpRequest.Builder request) throws IOException, InterruptedException {
        return http.send(request.build(), HttpResponse.BodyHandlers.ofString()).body();
    }

    WebSocket connect(String from, WebSocket.Listener hears) {
        return http.newWebSocketBuilder()
                .header(FORWARDED, from)
                .buildAsync(URI.create(base.replace("http", "ws") + "/ws"), hears)
                .join();
    }
}
