package croupier.cluster;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** Somebody who plays on through all faults as a page does: comes back at any server, sends again what was not acknowledged. */
final class FaultPlayer implements Runnable {
    /** An answer that was acknowledged, with the match it belongs to. */
    record Given(String match, String decision, int pick) {}

    private static final long PAUSE = 100_000_000;

    private final IntFunction<String> bases;
    private final int servers;
    private final Random dice;
    private final List<Given> given = new ArrayList<>();
    private final List<String> faults = new ArrayList<>();
    private String match = "";
    private String token = "";
    private @Nullable Given pending;
    private int at;
    private int sent;
    private volatile boolean stop;

    FaultPlayer(IntFunction<String> bases, int servers, int number) {
        this.bases = bases;
        this.servers = servers;
        this.at = number % servers;
        this.dice = new Random(number);
    }

    @Override
    public void run() {
        while (!stop) {
            try {
                if (match.isEmpty()) make();
                else play();
            } catch (TestPage.Gone e) {
                at = (at + 1) % servers;
                LockSupport.parkNanos(PAUSE);
            }
        }
    }

    private void make() {
        JsonNode made =
                TestPage.post(bases.apply(at), "/api/matches", "{\"game\":\"spire\",\"seats\":[\"me\"],\"pace\":0}");
        if (!made.has("match")) throw new TestPage.Gone(made.toString());
        match = made.get("match").asString();
        token = made.get("token").asString();
    }

    private void play() {
        try (TestPage page = TestPage.at(bases.apply(at), match, token)) {
            resend(page);
            String last = "";
            while (!stop) {
                page.awaitAsked(last);
                if (page.state().has("over")) {
                    match = "";
                    return;
                }
                JsonNode ask = page.state().get("ask");
                last = ask.get("d").asString();
                if (ask.has("several")) {
                    several(page, ask, last);
                    continue;
                }
                pending = new Given(match, last, dice.nextInt(ask.get("options").size()));
                resend(page);
                LockSupport.parkNanos(PAUSE);
            }
        }
    }

    /** A choice of several: the fewest that may be chosen, in one answer. */
    private void several(TestPage page, JsonNode ask, String d) {
        int[] picks = new int[ask.get("min").asInt()];
        for (int i = 0; i < picks.length; i++) picks[i] = i;
        page.answer("x" + ++sent, d, picks);
    }

    private void resend(TestPage page) {
        Given now = pending;
        if (now == null) return;
        JsonNode reply = page.answer("x" + ++sent, now.decision, now.pick);
        pending = null;
        if (reply.get("t").asString().equals("ok")) acknowledged(now);
        else refused(reply.get("why").asString());
    }

    private synchronized void acknowledged(Given now) {
        given.add(now);
    }

    /** An option that the rules refuse is no fault; an answer that was taken before, and is another one, would be. */
    private synchronized void refused(String why) {
        if (why.contains("with something else")) faults.add(why);
    }

    synchronized int count() {
        return given.size();
    }

    synchronized List<Given> given() {
        return List.copyOf(given);
    }

    synchronized List<String> faults() {
        return List.copyOf(faults);
    }

    void stop() {
        stop = true;
    }
}
