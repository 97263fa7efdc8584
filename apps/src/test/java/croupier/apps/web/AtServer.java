package croupier.apps.web;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Tests of a server without limits, whose time is moved by hand. */
abstract class AtServer {
    @TempDir
    Path data;

    HandTimer timer;
    WebTable server;
    String base;

    @BeforeEach
    void start() {
        timer = new HandTimer();
        server = WebTable.start("localhost", 0, data, Unlimited.LIMITS, false, timer);
        base = "http://localhost:" + server.port();
    }

    @AfterEach
    void stop() {
        server.close();
    }

    /** A duel of the one who makes it and somebody else. */
    JsonNode made(String more) {
        return Guest.make(base, "duel", "[\"me\",\"open\"]", more);
    }

    Guest sit(JsonNode made) {
        return Guest.at(base, made.get("match").asString(), made.get("token").asString());
    }

    JsonNode join(JsonNode made) {
        return Guest.post(base, "/api/matches/" + made.get("match").asString() + "/join", "{\"name\":\"Bob\"}");
    }
}
