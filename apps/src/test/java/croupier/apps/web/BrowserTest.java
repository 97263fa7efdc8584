package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Response;
import croupier.kernel.Games;
import croupier.kernel.Journal;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** The page in a real browser; left out where there is none. */
class BrowserTest extends InBrowser {
    private static final int MOST = 4000;
    private static final int SMALL = 300_000;

    static List<String> games() {
        return Games.names();
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
        String match = Browser.sit(page, base, name, seats(name), ",\"seed\":\"3\"");
        assertThat(Browser.playByClick(page, new Random(1), MOST)).isPositive();
        endedByTheRules(page, match);
        page.context().close();
    }

    @ParameterizedTest
    @MethodSource("games")
    void aWholeMatchByKeyboard(String name) {
        Page page = browser.page();
        String match = Browser.sit(page, base, name, seats(name), ",\"seed\":\"4\"");
        assertThat(Browser.playByKeys(page, new Random(2), MOST)).isPositive();
        endedByTheRules(page, match);
        page.context().close();
    }

    /** The page says who has won, the player has answered, and nobody has left. */
    private void endedByTheRules(Page page, String match) {
        assertThat(page.innerText(".banner.ended")).containsAnyOf("won", "lost", "draw");
        Journal journal = Journal.read(Guest.text(base, "/api/matches/" + match + "/journal"));
        int mine = 0;
        for (int i = 0; i < journal.size(); i++) {
            assertThat(journal.get(i).leaves()).isFalse();
            if (journal.get(i).seat() == 0) mine++;
        }
        assertThat(mine).isPositive();
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

    /** What makes a match of two people short. */
    private static String brief(String game) {
        if (game.equals("magic")) return ",\"options\":{\"life\":\"5\"}";
        return game.equals("essence") ? ",\"options\":{\"turns\":\"6\"}" : "";
    }

    @ParameterizedTest
    @MethodSource("games")
    void twoBrowsersPlayAgainstEachOtherAndAThirdWatches(String name) {
        boolean alone = Games.load(name).maxSeats() == 1;
        Page ann = browser.page();
        Page bob = browser.page();
        Page eve = browser.page();
        String match =
                Browser.sit(ann, base, name, alone ? "[\"me\"]" : "[\"me\",\"open\"]", ",\"seed\":\"5\"" + brief(name));
        List<Page> players = alone ? List.of(ann) : List.of(ann, bob);
        if (!alone) {
            assertThat(ann.innerText(".banner")).contains("seat is free");
            bob.navigate(base + "/#/m/" + match);
            bob.click("text=Take a seat");
        }
        eve.navigate(base + "/#/m/" + match);
        eve.waitForSelector(".banner");
        Random dice = new Random(5);
        Patience patience = new Patience();
        for (int clicks = 0; !Browser.isOver(ann); patience.check("the end after " + clicks + " clicks")) {
            int before = clicks;
            for (Page page : players) if (Browser.asks(page) && Browser.click(page, dice)) clicks++;
            if (clicks == before) ann.waitForTimeout(Browser.POLL);
            else patience = new Patience();
            assertThat(clicks).isLessThan(MOST);
        }
        eve.waitForSelector(".banner.ended");
        for (Page page : players) page.waitForSelector(".banner.ended");
        assertThat(eve.querySelectorAll(".thing.may, .banner .confirm"))
                .as("a watcher has nothing to choose")
                .isEmpty();
        endedByTheRules(ann, match);
        for (Page p : List.of(ann, bob, eve)) p.context().close();
    }

    /** What keeps a match from being over after a few answers. */
    private static String lengthy(String game) {
        return game.equals("duel") ? ",\"options\":{\"health-one\":\"500\",\"health-two\":\"500\"}" : "";
    }

    /** A page at a match of each game, some clicks in. */
    private Map<String, Page> pagesInTheMiddle(String at) {
        Map<String, Page> pages = new LinkedHashMap<>();
        for (String name : games()) {
            Page page = browser.page();
            Browser.sit(page, at, name, seats(name), ",\"seed\":\"9\"" + lengthy(name));
            Browser.playSome(page, new Random(7), 4);
            assertThat(Browser.isOver(page)).as(name).isFalse();
            pages.put(name, page);
        }
        return pages;
    }

    private static Map<String, String> choices(Map<String, Page> pages) {
        Map<String, String> all = new LinkedHashMap<>();
        pages.forEach((name, page) -> {
            Browser.ready(page);
            all.put(name, Browser.choice(page));
        });
        return all;
    }

    @Test
    void inEveryGameAReloadAndALostConnectionRestoreTheChoice() {
        Relay relay = new Relay();
        relay.leadTo(server.port());
        Map<String, Page> pages = pagesInTheMiddle(relay.base());
        Map<String, String> before = choices(pages);
        assertThat(before)
                .hasSize(6)
                .allSatisfy((_, choice) -> assertThat(choice).contains("; "));
        pages.values().forEach(Page::reload);
        assertThat(choices(pages)).isEqualTo(before);
        server.close();
        relay.leadTo(0);
        pages.values().forEach(page -> page.waitForSelector(".lost"));
        startServer();
        relay.leadTo(server.port());
        pages.values().forEach(page -> Browser.gone(page, ".lost"));
        assertThat(choices(pages)).isEqualTo(before);
        pages.values().forEach(page -> page.context().close());
        relay.close();
    }

    @Test
    void inEveryGameThePageGoesOnWhenTheServerWasKilled() {
        Path other = data.resolve("killed");
        Map<String, Page> pages;
        Map<String, String> before;
        Relay relay = new Relay();
        try (Program program = new Program(other)) {
            relay.leadTo(program.port);
            pages = pagesInTheMiddle(relay.base());
            before = choices(pages);
        }
        pages.values().forEach(page -> page.waitForSelector(".lost"));
        try (Program program = new Program(other)) {
            relay.leadTo(program.port);
            pages.values().forEach(page -> Browser.gone(page, ".lost"));
            assertThat(choices(pages)).isEqualTo(before);
            Random dice = new Random(3);
            pages.forEach((name, page) -> {
                Browser.playSome(page, dice, 5);
                assertThat(Browser.choice(page)).as(name).isNotEqualTo(before.get(name));
                page.context().close();
            });
        }
        relay.close();
    }

    @Test
    void aCardIsDraggedOntoItsTarget() {
        Page page = browser.page();
        Browser.sit(page, base, "spire", "[\"me\"]", ",\"seed\":\"9\",\"options\":{\"mode\":\"battle\"}");
        Browser.ready(page);
        page.evaluate("() => { window.before = document.querySelectorAll('.hands .thing').length; }");
        Object spots = page.evaluate(
                "() => { const mid = (e) => { const r = e.getBoundingClientRect(); return [r.left + r.width / 2, r.top"
                        + " + r.height / 2]; }; const card = [...document.querySelectorAll('.hands .thing.may')].find((e)"
                        + " => e.getAttribute('aria-label').startsWith('Strike')) || document.querySelector('.hands"
                        + " .thing.may'); const foe = [...document.querySelectorAll('.creature')].pop(); return"
                        + " [...mid(card), ...mid(foe)]; }");
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
