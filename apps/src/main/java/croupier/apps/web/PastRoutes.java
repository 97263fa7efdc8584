package croupier.apps.web;

import croupier.kernel.Journal;
import io.helidon.http.HeaderNames;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.function.Function;
import java.util.function.Supplier;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What the server answers over HTTP about matches that were played, and about those of the one who asks. */
final class PastRoutes {
    /** This many matches are listed at once. */
    private static final int MOST_OWN = 12;

    private final House house;
    private final PastMatches past;
    private final Branches branches;
    private final ProblemReports reports;
    private final Neighbours neighbours;
    private final Function<ServerRequest, String> caller;
    private final Limits.ByAddress tellers;
    private final Limits.ByAddress students;
    private final Semaphore places =
            new Semaphore(Math.max(1, Runtime.getRuntime().availableProcessors() - 1), true);

    PastRoutes(House house, ProblemReports reports, Neighbours neighbours, Function<ServerRequest, String> caller) {
        this.house = house;
        this.neighbours = neighbours;
        this.reports = reports;
        this.caller = caller;
        past = new PastMatches(house);
        branches = new Branches(house);
        students = new Limits.ByAddress(Limits.STUDIES_AT_ONCE, Limits.STUDIES_PER_SECOND, house.timer);
        tellers = new Limits.ByAddress(Limits.REPORTS_AT_ONCE, Limits.REPORTS_PER_SECOND, house.timer);
    }

    void routes(HttpRouting.Builder r) {
        r.get("/api/matches/{id}/course", (in, out) -> study(in, out, () -> past.course(Site.id(in))));
        r.post("/api/matches/{id}/steps", (in, out) -> study(in, out, () -> past.steps(Site.id(in), Site.body(in))));
        r.post("/api/matches/{id}/judged", (in, out) -> study(in, out, () -> past.judged(Site.id(in), Site.body(in))));
        r.post("/api/matches/{id}/fork", this::fork);
        r.post("/api/matches/{id}/report", this::report);
        r.post("/api/journals", (in, out) -> Site.json(out, Site.told(branches.bring(text(in), caller.apply(in)))));
        r.post("/api/mine", (in, out) -> Site.json(out, mine(in, Site.body(in))));
    }

    /** Replays a match; that takes processor time, so it is limited in all and by address. */
    private void study(ServerRequest in, ServerResponse out, Supplier<ObjectNode> work) {
        students.take(caller.apply(in), "looks at past matches");
        places.acquireUninterruptibly();
        try {
            Site.json(out, work.get());
        } finally {
            places.release();
        }
    }

    private void fork(ServerRequest in, ServerResponse out) {
        Site.json(out, Site.told(branches.fork(Site.id(in), Site.body(in), caller.apply(in))));
    }

    /** The list of a player's matches: opponents, turn, whose move. */
    private ArrayNode mine(ServerRequest in, ObjectNode wish) {
        boolean isLed = neighbours.isOne(in.headers());
        ArrayNode all = Wire.array();
        if (!(wish.get("matches") instanceof ArrayNode asked) || asked.size() > MOST_OWN)
            throw new Refused("'matches' is a list of at most " + MOST_OWN + " matches, each with id and token");
        for (JsonNode one : asked) {
            String id = Wire.text(one, "id", 40);
            String token = Wire.text(one, "token", 64);
            try {
                Optional<JsonNode> elsewhere =
                        isLed ? Optional.empty() : neighbours.mine(one, House.known(id), caller.apply(in));
                JsonNode node = elsewhere.isPresent()
                        ? elsewhere.get()
                        : house.at(id, room -> room.summary().put("seat", room.seating.seatOf(token)));
                all.add(node);
            } catch (Refused e) {
                all.addObject().put("id", id).put("gone", e.why());
            }
        }
        return all;
    }

    /** Keeps what somebody says is wrong; a match under way is reported by those who play it. */
    private void report(ServerRequest in, ServerResponse out) {
        ObjectNode wish = Site.body(in);
        String text = Wire.text(wish, "text", 2_000).strip();
        if (text.isEmpty()) throw new Refused("say what is wrong");
        String token = Wire.text(wish, "token", 64);
        tellers.take(caller.apply(in), "reports");
        Journal journal = house.at(Site.id(in), room -> {
            if (!room.isOver() && room.seating.seatOf(token) < 0)
                throw new Refused(403, "a match under way is reported by those who play it");
            return room.journal();
        });
        reports.keep(Site.id(in), journal, text, Wire.number(wish, "at", journal.size(), 0, Integer.MAX_VALUE));
        house.report(Site.id(in), "a player reports a problem");
        Site.json(out, Wire.object().put("ok", true));
    }

    private static String text(ServerRequest in) {
        if (!in.headers().first(HeaderNames.CONTENT_TYPE).orElse("").startsWith("text/plain"))
            throw new Refused(415, "send the journal as plain text");
        try (InputStream body = in.content().inputStream()) {
            byte[] bytes = body.readNBytes(Limits.JOURNAL_LENGTH + 1);
            if (bytes.length > Limits.JOURNAL_LENGTH)
                throw new Refused(413, "a journal has at most " + Limits.JOURNAL_LENGTH + " bytes");
            return new String(bytes, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new Refused("the request could not be read");
        }
    }
}
