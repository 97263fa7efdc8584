package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Page;
import croupier.kernel.Games;
import croupier.kernel.Journal;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Tests of the page in a real browser, with a server of its own for each; left out where there is no browser. */
abstract class InBrowser {
    /** More clicks or keys than any match takes. */
    static final int MOST = 4000;

    @TempDir
    Path data;

    static Browser browser;
    HandTimer timer;
    WebTable server;
    String base;

    @BeforeAll
    static void open() {
        assumeTrue(Browser.isHere(), "no Chromium or no node here: the page is not tested");
        browser = Browser.start();
    }

    @AfterAll
    static void shut() {
        if (browser != null) browser.close();
    }

    @BeforeEach
    void start() {
        browser.complaints.clear();
        startServer();
        base = "http://localhost:" + server.port();
    }

    /** A server whose time stands still: bots that take their time play when the test lets time pass. */
    void startServer() {
        timer = new HandTimer();
        server = WebTable.start("localhost", 0, data, Unlimited.LIMITS, false, timer);
    }

    @AfterEach
    void stop() {
        server.close();
        assertThat(browser.complaints).isEmpty();
    }

    static List<String> games() {
        return Games.names();
    }

    /** A player and as many bots as the game needs. */
    final String seats(String name) {
        StringBuilder s = new StringBuilder("[\"me\"");
        for (JsonNode g : Guest.get(base, "/api/games"))
            if (g.get("name").asString().equals(name))
                for (int i = 1; i < g.get("least").asInt(); i++) s.append(",\"greedy\"");
        return s + "]";
    }

    /** The page says who has won, the player has answered, and nobody has left. */
    final void endedByTheRules(Page page, String match) {
        assertThat(page.innerText(".banner.ended")).containsAnyOf("won", "lost", "draw");
        Journal journal = Journal.read(Guest.text(base, "/api/matches/" + match + "/journal"));
        int mine = 0;
        for (int i = 0; i < journal.size(); i++) {
            assertThat(journal.get(i).leaves()).isFalse();
            if (journal.get(i).seat() == 0) mine++;
        }
        assertThat(mine).isPositive();
    }
}
