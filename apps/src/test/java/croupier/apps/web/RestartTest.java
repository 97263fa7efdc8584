package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Games;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The program stops and starts again: told to, or with other card files than before. */
class RestartTest {
    @TempDir
    private Path data;

    private static Guest sit(Program program, JsonNode made) {
        return Guest.at(
                program.base, made.get("match").asString(), made.get("token").asString());
    }

    @Test
    void whenItIsToldToStopThePagesAreToldAndTheMatchGoesOnLater() {
        JsonNode made;
        String open;
        try (Program program = new Program(data)) {
            made = Guest.make(program.base, "duel", "[\"me\",\"random\"]", ",\"seed\":\"3\"");
            try (Guest me = sit(program, made)) {
                me.playOn(new Random(1), 1);
                open = me.await(s -> s.has("ask")).get("ask").get("d").asString();
                program.stop();
                assertThat(me.next("bye").get("why").asString()).contains("stops");
                me.untilClosed();
            }
        }
        assertThat(data.resolve("matches.db-wal"))
                .as("everything is in one file")
                .satisfiesAnyOf(
                        wal -> assertThat(wal).doesNotExist(),
                        wal -> assertThat(wal).isEmptyFile());
        try (Program program = new Program(data);
                Guest me = sit(program, made)) {
            assertThat(me.await(s -> s.has("ask")).get("ask").get("d").asString())
                    .isEqualTo(open);
        }
    }

    @Test
    void aStoreOfTheFirstVersionKeepsWhatWaitsInIt() throws Exception {
        Store.open(data).close();
        try (Connection db = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("matches.db"));
                Statement s = db.createStatement()) {
            s.execute("ALTER TABLE waiting DROP COLUMN at");
            s.execute("DROP TABLE clock");
            s.execute("INSERT INTO waiting VALUES('m', 1, '7')");
            s.execute("PRAGMA user_version=1");
        }
        try (Store store = Store.open(data)) {
            assertThat(store.waiting("m")).singleElement().satisfies(w -> {
                assertThat(w.seat()).isEqualTo(1);
                assertThat(w.codes()).containsExactly(7);
                assertThat(w.fits(99)).as("it does not tell where it was given").isTrue();
            });
        }
    }

    @Test
    void aMatchGoesOnWithTheCardFilesItBeganWith() throws Exception {
        JsonNode made;
        String before;
        try (Program program = new Program(data)) {
            made = Guest.make(
                    program.base,
                    "duel",
                    "[\"me\",\"random\"]",
                    ",\"seed\":\"3\",\"options\":{\"size\":\"40\",\"health-one\":\"900\",\"health-two\":\"900\"}");
            try (Guest me = sit(program, made)) {
                before = plaster(me.state());
                me.playOn(new Random(1), 2);
            }
        }
        assertThat(before).isEqualTo("Heal 6.");
        try (Program program = new Program(data, withOtherCards("changed", "heal: 77"))) {
            try (Guest me = sit(program, made)) {
                assertThat(plaster(me.state())).isEqualTo("Heal 6.");
                assertThat(me.playOn(new Random(2), 5)).as("the match plays on").isEqualTo(5);
            }
            JsonNode newer = Guest.make(
                    program.base, "duel", "[\"me\",\"random\"]", ",\"seed\":\"3\",\"options\":{\"size\":\"40\"}");
            try (Guest me = sit(program, newer)) {
                assertThat(plaster(me.state())).isEqualTo("Heal 77.");
            }
        }
        try (Program program = new Program(data, withOtherCards("broken", "heel: 6"))) {
            assertThat(Guest.make(program.base, "duel", "[\"me\",\"random\"]", "")
                            .toString())
                    .as("a new match is not dealt with broken files")
                    .contains("basic.yaml");
            try (Guest me = sit(program, made)) {
                assertThat(plaster(me.state())).isEqualTo("Heal 6.");
                assertThat(me.playOn(new Random(3), 2)).isEqualTo(2);
            }
        }
    }

    /** What the card says in a state that shows all cards; empty if it does not. */
    private static String plaster(JsonNode state) {
        if (state.has("cards"))
            for (JsonNode card : state.get("cards"))
                if (card.get("name").asString().equals("Sticking Plaster"))
                    return card.get("text").asString();
        return "";
    }

    /** The class path with the same games, in whose files one card says something else than that it heals 6. */
    private String withOtherCards(String name, String then) throws IOException, URISyntaxException {
        Path now = Path.of(Games.source("duel")
                .getClass()
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        Path changed = data.resolve(Files.isDirectory(now) ? name : name + ".jar");
        copy(now, changed);
        if (Files.isDirectory(changed)) change(changed.resolve("duel/items/basic.yaml"), "heal: 6", then);
        else
            try (FileSystem jar = FileSystems.newFileSystem(URI.create("jar:" + changed.toUri()), java.util.Map.of())) {
                change(jar.getPath("duel/items/basic.yaml"), "heal: 6", then);
            }
        return System.getProperty("java.class.path").replace(now.toString(), changed.toString());
    }

    private static void change(Path file, String now, String then) throws IOException {
        Files.writeString(file, Files.readString(file).replace(now, then));
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> all = Files.walk(from)) {
            for (Path p : (Iterable<Path>) all::iterator) {
                Path there = to.resolve(from.relativize(p).toString());
                if (Files.isDirectory(p)) Files.createDirectories(there);
                else Files.copy(p, there);
            }
        }
    }
}
