package croupier.apps.web;

import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.function.Function;
import java.util.function.Supplier;
import tools.jackson.databind.node.ObjectNode;

/**
 * Playing and watching over plain HTTP, for programs: the same room, options, limits and frames as over a connection. What is here is
 * described in {@code openapi.yaml} beside the page.
 */
record PlayRoutes(House house, AddressLimits limits, Function<ServerRequest, String> caller) {
    void routes(HttpRouting.Builder r) {
        r.post("/api/matches/{id}/look", this::look);
        r.post("/api/matches/{id}/answer", this::answer);
    }

    /** What a seat sees now, or a watcher without a token. */
    private void look(ServerRequest in, ServerResponse out) {
        ObjectNode wish = Site.body(in);
        String token = Wire.text(wish, "token", 64);
        String known = Wire.text(wish, "known", 64);
        boolean withLog = Wire.truth(wish, "log", false);
        ObjectNode seen = forPeople(() -> house.at(Site.id(in), room -> room.look(seat(room, token), known, withLog)));
        Site.json(out, seen);
    }

    /** Takes an answer and returns what the seat sees then; sending the last one again is harmless. */
    private void answer(ServerRequest in, ServerResponse out) {
        ObjectNode wish = Site.body(in);
        String token = Wire.text(wish, "token", 64);
        String decision = Wire.text(wish, "d", 30);
        int[] picks = Wire.numbers(wish, "pick", 500);
        String address = caller.apply(in);
        limits.message(address, "answer");
        long begun = System.nanoTime();
        ObjectNode seen = forPeople(() -> house.at(Site.id(in), room -> {
            int seat = seat(room, token);
            if (seat < 0) throw new Refused(403, "an answer needs the token of a seat: 'token' is missing");
            room.isFor(address);
            room.answer(seat, decision, picks);
            return room.look(seat, "", false);
        }));
        house.figures.answered(System.nanoTime() - begun);
        Site.json(out, seen);
    }

    private static int seat(Room room, String token) {
        int seat = room.seating.seatOf(token);
        if (seat < 0 && !token.isEmpty())
            throw new Refused(403, "this token holds no seat of this match; without a token you watch");
        return seat;
    }

    /** What can wait does not begin meanwhile; a defect harms nobody else. */
    private <T> T forPeople(Supplier<T> work) {
        try {
            return house.background.before(work);
        } catch (AssertionError | StackOverflowError e) {
            house.report("-", "a defect: " + e);
            throw new Refused(500, "something went wrong here; nothing was changed");
        } catch (OutOfMemoryError e) {
            house.ends();
            throw e;
        }
    }
}
