package croupier.apps;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What docs/first-hour.md tells to write and to type gives what it says, with the folder of a release and nothing else. */
class FirstHourReleaseCheck {
    private static final Pattern BLOCK = Pattern.compile("(?ms)^```(yaml|console)\\n(.*?)^```$");

    @TempDir
    private Path home;

    private ReleaseShell shell;

    @BeforeEach
    void unpack() throws IOException {
        shell = ReleaseShell.in(home);
    }

    @Test
    void everyCommandOfTheFirstHourPrintsWhatItSays() throws Exception {
        Matcher blocks = BLOCK.matcher(Files.readString(Sources.ROOT.resolve("docs/first-hour.md")));
        int commands = 0;
        while (blocks.find())
            if (blocks.group(1).equals("yaml")) write(blocks.group(2));
            else for (String session : blocks.group(2).split("(?m)^\\$ ", -1)) commands += type(session);
        assertThat(commands).isGreaterThan(12);
        assertThat(Files.readAllLines(home.resolve("forge/matches.csv"))).hasSize(51);
        theBrowserDealsTheNewGame();
    }

    /** The first line says where the file lies. */
    private void write(String text) throws IOException {
        Files.writeString(home.resolve(text.lines().findFirst().orElse("").substring(2)), text);
    }

    private int type(String session) throws Exception {
        if (session.isBlank()) return 0;
        String command = session.lines().findFirst().orElse("");
        String printed = shell.type(command);
        assertThat(printed).as(command).matches(Shown.pattern(session));
        return 1;
    }

    private void theBrowserDealsTheNewGame() throws Exception {
        Process server = shell.start("croupier serve --port 0");
        try (HttpClient client = HttpClient.newHttpClient()) {
            String address = ReleaseShell.addressIn(server);
            String made =
                    post(client, address + "api/matches", "{\"game\":\"gold-rush\",\"seats\":[\"me\",\"greedy\"]}");
            assertThat(made).contains("\"game\":\"gold-rush\"", "\"token\"");
        } finally {
            server.destroy();
            server.waitFor();
        }
    }

    private static String post(HttpClient client, String address, String body) throws Exception {
        HttpRequest ask = HttpRequest.newBuilder(URI.create(address))
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
        return client.send(ask, HttpResponse.BodyHandlers.ofString()).body();
    }
}
