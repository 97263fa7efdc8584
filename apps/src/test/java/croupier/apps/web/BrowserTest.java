package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Response;
import croupier.kernel.Games;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** The page in a real browser; left out where there is none. */
class BrowserTest {
    private static final int MOST = 4000;
    private static final int SMALL = 300_000;

    @TempDir
    private Path data;

    private static Browser browser;
    private WebTable server;
    private String base;

    static List<String> games() {
        return Games.names();
    }

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
        server = WebTable.start("localhost", 0, data);
        base = "http://localhost:" + server.port();
    }

    @AfterEach
    void stop() {
        server.close();
        assertThat(browser.complaints).isEmpty();
    }

    private String seats(String name) {
        StringBuilder s = new StringBuilder("[\"me\"");
        for (JsonNode g : Guest.get(base, "/api/games"))
            if (g.get("name").asString().equals(name))
                for (int i = 1; i < g.get("least").asInt(); i++) s.append(",\"greedy\"");
        return s + "]";
    }

    @ParameterizedTest
    @MethodSource("games")
    void aWholeMatchByClick(String name) {
        Page page = browser.page();
        Browser.sit(page, base, name, seats(name), ",\"seed\":\"3\"");
        int clicks = Browser.playByClick(page, new Random(1), MOST);
        assertThat(clicks).isPositive();
        assertThat(page.innerText(".banner.ended")).containsAnyOf("won", "lost", "draw");
        page.context().close();
    }

    @ParameterizedTest
    @MethodSource("games")
    void aWholeMatchByKeyboard(String name) {
        Page page = browser.page();
        Browser.sit(page, base, name, seats(name), ",\"seed\":\"4\"");
        Browser.playByKeys(page, new Random(2), MOST);
        assertThat(page.innerText(".banner.ended")).containsAnyOf("won", "lost", "draw");
        page.context().close();
    }

    @Test
    void twoClicksFromThePageToAMatchAndThePageIsSmall() {
        Page page = browser.page();
        AtomicLong bytes = new AtomicLong();
        page.onResponse(r -> bytes.addAndGet(size(r)));
        page.navigate(base);
        page.click(".game .play");
        page.waitForSelector(".banner");
        assertThat(bytes.get()).isBetween(10_000L, (long) SMALL);
        page.context().close();
    }

    private static long size(Response r) {
        return Long.parseLong(r.headers().getOrDefault("content-length", "0"));
    }

    @Test
    void twoBrowsersPlayAgainstEachOtherAndAThirdWatches() {
        Page ann = browser.page();
        Page bob = browser.page();
        Page eve = browser.page();
        String match = Browser.sit(ann, base, "toy", "[\"me\",\"open\"]", "");
        assertThat(ann.innerText(".banner")).contains("seat is free");
        bob.navigate(base + "/#/m/" + match);
        bob.click("text=Take a seat");
        eve.navigate(base + "/#/m/" + match);
        eve.waitForSelector(".banner");
        Random dice = new Random(5);
        for (int i = 0; i < 400 && !(Browser.isOver(ann) && Browser.isOver(bob)); i++) {
            for (Page page : List.of(ann, bob)) {
                if (page.querySelector(".banner.asks:not(.sent)") == null) continue;
                Object done = page.evaluate(
                        "() => { const c = document.querySelector('.option.confirm:not(:disabled)') || document.querySelector('.thing.may, .banner .option'); if (c) c.click(); return !!c; }");
                assertThat(done).isNotNull();
            }
            ann.waitForTimeout(dice.nextInt(40) + 10);
        }
        eve.waitForSelector(".banner.ended");
        assertThat(ann.innerText(".banner.ended")).contains("seed");
        assertThat(bob.innerText(".banner.ended")).contains("seed");
        for (Page p : List.of(ann, bob, eve)) p.context().close();
    }

    @Test
    void aReloadAndALostConnectionRestoreTheChoice() {
        Page page = browser.page();
        Browser.sit(page, base, "spire", "[\"me\"]", ",\"seed\":\"9\",\"options\":{\"mode\":\"battle\"}");
        Browser.ready(page);
        int choices = page.querySelectorAll(".thing.may").size();
        assertThat(choices).isPositive();
        page.reload();
        Browser.ready(page);
        assertThat(page.querySelectorAll(".thing.may")).hasSize(choices);
        server.close();
        page.waitForSelector(".lost");
        int port = Integer.parseInt(base.substring(base.lastIndexOf(':') + 1));
        server = WebTable.start("localhost", port, data);
        page.waitForFunction("() => !document.querySelector('.lost')");
        Browser.ready(page);
        assertThat(page.querySelectorAll(".thing.may")).hasSize(choices);
        page.context().close();
    }

    @Test
    void thePageGoesOnWhenTheServerWasKilled() {
        Page page = browser.page();
        Path other = data.resolve("killed");
        int port;
        String match;
        try (Program program = new Program(other, 0)) {
            port = program.port;
            match = Browser.sit(page, program.base, "duel", "[\"me\",\"random\"]", ",\"seed\":\"2\"");
            assertThat(match).isNotEmpty();
            Browser.ready(page);
            page.evaluate("() => document.querySelector('.thing.may').click()");
            Browser.ready(page);
        }
        page.waitForSelector(".lost");
        try (Program program = new Program(other, port)) {
            assertThat(program.port).isEqualTo(port);
            page.waitForFunction("() => !document.querySelector('.lost')");
            Browser.playByClick(page, new Random(3), MOST);
            assertThat(Browser.isOver(page)).isTrue();
        }
        page.context().close();
    }

    @Test
    void aCardIsDraggedOntoItsTarget() {
        Page page = browser.page();
        Browser.sit(page, base, "spire", "[\"me\"]", ",\"seed\":\"9\",\"options\":{\"mode\":\"battle\"}");
        Browser.ready(page);
        page.evaluate("() => { window.before = document.querySelectorAll('.hands .thing').length; }");
        Object spots = page.evaluate(
                "() => { const mid = (e) => { const r = e.getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]; }; const card = [...document.querySelectorAll('.hands .thing.may')].find((e) => e.getAttribute('aria-label').startsWith('Strike')) || document.querySelector('.hands .thing.may'); const foe = [...document.querySelectorAll('.creature')].pop(); return [...mid(card), ...mid(foe)]; }");
        List<?> at = (List<?>) spots;
        page.mouse().move(number(at, 0), number(at, 1));
        page.mouse().down();
        page.mouse().move(number(at, 0), number(at, 1) - 60);
        page.mouse().move(number(at, 2), number(at, 3));
        page.mouse().up();
        page.waitForFunction("() => document.querySelectorAll('.hands .thing').length < window.before");
        page.context().close();
    }

    private static double number(List<?> all, int i) {
        return ((Number) all.get(i)).doubleValue();
    }
}
