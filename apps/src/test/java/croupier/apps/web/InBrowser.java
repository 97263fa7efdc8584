package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** Tests of the page in a real browser, with a server of its own for each; left out where there is no browser. */
abstract class InBrowser {
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
}
