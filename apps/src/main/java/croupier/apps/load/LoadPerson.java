package croupier.apps.load;

import croupier.apps.load.LoadModel.Given;
import croupier.kernel.Game;
import java.io.IOException;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Somebody who plays at random over a WebSocket, at a given pace, and remembers what the server acknowledged. */
final class LoadPerson implements WebSocket.Listener {
    /** Seconds: an answer that takes longer counts as an error. */
    private static final int PATIENCE = 60;

    private static final JsonMapper JSON = new JsonMapper();

    private final LoadSite site;
    private final String address;
    private final Game game;
    private final String bot;
    private final Random dice;
    private final LoadResult result;
    private final LinkedBlockingQueue<JsonNode> inbox = new LinkedBlockingQueue<>();
    private final StringBuilder part = new StringBuilder();
    private final List<Given> given = new ArrayList<>();
    private @Nullable WebSocket socket;
    private JsonNode state = JSON.createObjectNode();
    private String match = "";
    private int seat;

    /** @param address where this person is, as the server counts it */
    LoadPerson(LoadSite site, String address, Game game, String bot, long seed, LoadResult result) {
        this.site = site;
        this.address = address;
        this.game = game;
        this.bot = bot;
        this.dice = new Random(seed);
        this.result = result;
    }

    /** Makes a match; what the server says of it. */
    JsonNode make() throws IOException, InterruptedException {
        String seats = bot.isEmpty() ? "[\"me\"]" : "[\"me\",\"" + bot + "\"]";
        JsonNode made = JSON.readTree(site.post(
                address, "/api/matches", "{\"game\":\"" + game.name() + "\",\"seats\":" + seats + ",\"pace\":0}"));
        if (!made.has("match")) throw new IllegalStateException("no match is made: " + made);
        return made;
    }

    /** Makes a match and sits down. */
    void begin() throws IOException, InterruptedException {
        JsonNode made = make();
        match = made.get("match").asString();
        seat = made.get("seat").asInt();
        given.clear();
        state = JSON.createObjectNode();
        inbox.clear();
        socket = site.connect(address, this);
        say(JSON.createObjectNode()
                .put("t", "hello")
                .put("match", match)
                .put("token", made.get("token").asString()));
    }

    /** Says something and does not wait for an answer; what came before is forgotten. */
    void shout(ObjectNode message) {
        inbox.clear();
        say(message);
    }

    /** Goes away without a word. */
    void abort() {
        WebSocket open = socket;
        socket = null;
        if (open != null) open.abort();
    }

    private void say(ObjectNode message) {
        WebSocket to = socket;
        if (to != null) to.sendText(message.toString(), true).join();
    }

    /** Answers until the time is over and it has answered often enough since times are taken. */
    void play(long end, Load.Pace pace) throws IOException, InterruptedException {
        double apart = pace.apart();
        sleep(dice.nextDouble() * apart);
        int answers = 0;
        while (System.nanoTime() < end || answers < pace.least()) {
            long asked = System.nanoTime();
            if (!awaitsQuestion()) {
                result.error("no question came within " + PATIENCE + " s");
                return;
            }
            if (state.has("over")) {
                finish();
                begin();
                continue;
            }
            answer();
            if (result.takesTimes()) answers++;
            sleep(apart * (0.5 + dice.nextDouble()) - (System.nanoTime() - asked) / 1e9);
        }
    }

    private static void sleep(double seconds) throws InterruptedException {
        if (seconds > 0) Thread.sleep((long) (seconds * 1000));
    }

    private boolean awaitsQuestion() throws InterruptedException {
        while (!state.has("ask") && !state.has("over")) if (next() == null) return false;
        return true;
    }

    private @Nullable JsonNode next() throws InterruptedException {
        JsonNode frame = inbox.poll(PATIENCE, TimeUnit.SECONDS);
        if (frame != null && frame.get("t").asString().equals("state")) state = frame;
        return frame;
    }

    private void answer() throws InterruptedException {
        JsonNode ask = state.get("ask");
        String decision = ask.get("d").asString();
        int[] picks = picks(ask);
        ObjectNode message =
                JSON.createObjectNode().put("t", "answer").put("id", decision).put("d", decision);
        message.set("pick", JSON.valueToTree(picks));
        state = JSON.createObjectNode();
        long sent = System.nanoTime();
        say(message);
        for (JsonNode frame = next(); frame != null; frame = next()) {
            if (!frame.path("id").asString("").equals(decision)) continue;
            if (frame.get("t").asString().equals("ok")) {
                result.answered(System.nanoTime() - sent);
                given.add(new Given(decision, picks));
            } else result.error("an answer was refused: " + frame);
            return;
        }
        result.error("no answer came within " + PATIENCE + " s");
    }

    private int[] picks(JsonNode ask) {
        JsonNode options = ask.get("options");
        int size = options.size();
        if (!ask.has("several")) {
            int pick = dice.nextInt(size);
            // taking back for ever is no way to play
            return new int[] {options.get(pick).get("w").asString().equals("take back") ? 0 : pick};
        }
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < size; i++) if (!options.get(i).get("w").asString().equals("take back")) places.add(i);
        java.util.Collections.shuffle(places, dice);
        return places.subList(0, Math.min(ask.get("min").asInt(), places.size())).stream()
                .mapToInt(i -> i)
                .toArray();
    }

    /** Ends the match; what is stored is compared with what was acknowledged when nobody plays any more. */
    void finish() throws IOException, InterruptedException {
        if (!state.has("over")) say(JSON.createObjectNode().put("t", "concede"));
        while (!state.has("over"))
            if (next() == null) {
                result.error("the match does not end");
                return;
            }
        abort();
        String text = site.get(address, "/api/matches/" + match + "/journal");
        result.ended(new LoadResult.Ended(match, game, seat, text, List.copyOf(given)));
    }

    // ---- what comes

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        part.append(data);
        if (last) {
            result.received(part.length());
            inbox.add(LoadFrame.read(part.toString()));
            part.setLength(0);
        }
        from.request(1);
        return java.util.concurrent.CompletableFuture.completedFuture(null);
    }
}
