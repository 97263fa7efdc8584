package croupier.apps.load;

import croupier.kernel.Game;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.LongAdder;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * One address that floods the server with what is cheap to send: many connections, each with a match of its own, each as often as a
 * connection may speak. What the server refuses counts too: saying no must not cost others anything.
 */
public final class LoadFlood implements AutoCloseable {
    private static final String ADDRESS = "10.200.0.1";
    private static final int CONNECTIONS = 25;
    private static final int MILLIS_APART = 40;
    private static final JsonMapper JSON = new JsonMapper();

    /** What is sent again and again. */
    public enum Kind {
        /** Leaving the seat to a bot and coming back, each stored. */
        AWAY,
        /** Asking for hints and previews, each computed. */
        HINT,
        /** Talking. */
        CHAT,
        /** Asking to take back. */
        UNDO,
        /** Making matches in which bots play each other. */
        BOTS,
        /** Connecting and breaking off. */
        CONNECT
    }

    private final LoadSite site;
    private final Game game;
    private final String bot;
    private final List<Thread> threads = new ArrayList<>();
    private final LongAdder sent = new LongAdder();
    private volatile boolean goesOn = true;

    LoadFlood(LoadSite site, Game game, String bot, List<Kind> kinds) {
        this.site = site;
        this.game = game;
        this.bot = bot;
        for (int i = 0; i < CONNECTIONS; i++) {
            Kind kind = kinds.get(i % kinds.size());
            int seed = i;
            threads.add(Thread.ofVirtual().start(() -> flood(kind, seed)));
        }
    }

    private void flood(Kind kind, int seed) {
        LoadPerson person = new LoadPerson(site, ADDRESS, game, bot, seed, new LoadResult());
        try {
            if (kind != Kind.BOTS) person.begin();
            for (int turn = 0; goesOn; turn++) {
                send(kind, person, turn);
                sent.increment();
                Thread.sleep(MILLIS_APART);
            }
        } catch (InterruptedException | IOException | IllegalStateException | CompletionException e) {
            // cut off or refused for good: that is the server's right
        } finally {
            person.abort();
        }
    }

    private void send(Kind kind, LoadPerson person, int turn) throws IOException, InterruptedException {
        switch (kind) {
            case AWAY -> person.shout(message(turn % 2 == 0 ? "away" : "back"));
            case HINT ->
                person.shout(
                        turn % 2 == 0
                                ? message("hint").put("id", "hint")
                                : message("preview").put("id", "preview").put("d", "0.0"));
            case CHAT -> person.shout(message("chat").put("text", "more and more words, number " + turn));
            case UNDO -> person.shout(message("undo"));
            case BOTS ->
                site.post(ADDRESS, "/api/matches", "{\"game\":\"duel\",\"seats\":[\"greedy\",\"greedy\"],\"pace\":0}");
            case CONNECT -> {
                person.abort();
                person.begin();
            }
        }
    }

    private static ObjectNode message(String kind) {
        return JSON.createObjectNode().put("t", kind);
    }

    /** How many messages and requests were sent. */
    public long sent() {
        return sent.sum();
    }

    @Override
    public void close() {
        goesOn = false;
        try {
            for (Thread t : threads) t.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
