package croupier.apps.web;

import java.net.URI;
import java.net.http.WebSocket;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/** Leads the connection of a page on to the server that serves its match: what either says the other hears, in order. */
final class Forward implements WebSocket.Listener {
    /** For how long a server is looked for before the page is asked to come back; in seconds. */
    private static final int LONGEST = 20;

    private final Neighbours neighbours;
    private final Line page;
    private final String server;
    private final StringBuilder part = new StringBuilder();
    private volatile @Nullable WebSocket socket;
    private volatile boolean ended;

    private Forward(Neighbours neighbours, Line page, String server) {
        this.neighbours = neighbours;
        this.page = page;
        this.server = server;
    }

    /**
     * Leads a page on to the server of its match, if that is another one, and says hello there; null if it is this one. While no server
     * serves the match the page says what it waits for.
     */
    static @Nullable Forward lead(Neighbours neighbours, Line page, String match, String address, String hello) {
        String waitsFor = "";
        long until = System.nanoTime() + LONGEST * 1_000_000_000L;
        do {
            neighbours.checkJoined();
            try {
                Optional<String> where = neighbours.isNow(match);
                if (where.isEmpty()) return null;
                Forward forward = new Forward(neighbours, page, where.get());
                forward.open(address);
                forward.say(hello);
                return forward;
            } catch (Servers.Undecided e) {
                waitsFor = String.valueOf(e.getMessage());
            } catch (CompletionException e) {
                waitsFor = "the server of this match does not answer; another one takes over";
            }
            page.send(Wire.object().put("t", "wait").put("why", waitsFor));
            Neighbours.pause();
        } while (System.nanoTime() < until);
        throw new Refused(503, waitsFor);
    }

    private void open(String address) {
        neighbours.enters(this);
        try {
            socket = neighbours
                    .http()
                    .newWebSocketBuilder()
                    .header(Neighbours.WORD.defaultCase(), neighbours.word())
                    .header("X-Forwarded-For", address)
                    .connectTimeout(java.time.Duration.ofSeconds(2))
                    .buildAsync(URI.create("ws://" + server + "/ws"), this)
                    .join();
        } catch (CompletionException e) {
            neighbours.exits(this);
            throw e;
        }
    }

    boolean leadsTo(String other) {
        return server.equals(other);
    }

    void say(String text) {
        WebSocket to = socket;
        if (to == null || ended) return;
        try {
            to.sendText(text, true).join();
        } catch (CompletionException | IllegalStateException e) {
            breaksOff();
        }
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        part.append(data);
        if (last) {
            page.sendText(part.toString());
            part.setLength(0);
        }
        from.request(1);
        return null;
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket from, int status, String reason) {
        breaksOff();
        return null;
    }

    @Override
    public void onError(WebSocket from, Throwable t) {
        breaksOff();
    }

    /** The other server is gone, or serves the match no longer: the page comes back and is led on again. */
    void breaksOff() {
        if (ended) return;
        end();
        page.finish(Wire.object()
                .put("t", "bye")
                .put("why", "the server of this match is gone; another one goes on with it"));
    }

    /** The page is gone. */
    void end() {
        ended = true;
        neighbours.exits(this);
        WebSocket to = socket;
        if (to != null) to.abort();
    }
}
