package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Response;
import com.microsoft.playwright.options.ReducedMotion;
import croupier.kernel.Games;
import croupier.kernel.Journal;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What the page offers beside playing: reading, looking ahead, passing on, keys, motion, small screens. */
class PageTest extends InBrowser {
    private static final String BATTLE = ",\"seed\":\"6\",\"options\":{\"mode\":\"battle\"}";

    /** Bytes of everything the page loads until a match is shown. */
    private static final int SMALL = 300_000;

    private Page page;

    @BeforeEach
    void openPage() {
        page = browser.page();
    }

    @AfterEach
    void closePage() {
        page.context().close();
    }

    private void battle() {
        Browser.sit(page, base, "spire", "[\"me\"]", BATTLE);
        Browser.ready(page);
    }

    /** A card of the hand; a skill needs no target. */
    private Locator card(String name) {
        return page.locator(".hands .thing:has-text('" + name + "')").first();
    }

    private boolean is(String script) {
        return Boolean.TRUE.equals(page.evaluate("() => " + script));
    }

    // ---- the way to a match

    @Test
    void twoClicksFromThePageToAMatchAndThePageIsSmall() {
        AtomicLong bytes = new AtomicLong();
        page.onResponse(r -> bytes.addAndGet(size(r)));
        page.navigate(base);
        page.click(".game .play");
        page.waitForSelector(".banner");
        assertThat(bytes.get()).isBetween(10_000L, (long) SMALL);
    }

    private static long size(Response r) {
        return Long.parseLong(r.headers().getOrDefault("content-length", "0"));
    }

    // ---- reading and looking ahead

    @Test
    void numbersShowWhatTheyWouldBecome() {
        battle();
        card("Strike").click();
        page.waitForFunction("() => document.querySelector('.aim-arrow > path')?.getAttribute('d')");
        page.locator(".thing.aim").first().hover();
        page.waitForSelector(".bar .arrow");
        assertThat(page.locator(".thing.aim .bar span").first().innerText()).contains("→");
        assertThat(page.innerText(".area .num.foreseen")).as("energy").contains("→");
    }

    @Test
    void aCardIsEnlargedWithItsTextAndTheMeaningOfItsWords() {
        battle();
        card("Bash").hover();
        page.waitForSelector(".zoom:not(.pinned) .zoom-text");
        assertThat(page.getAttribute(".zoom .zoom-text abbr", "title")).isNotBlank();
        assertThat(page.innerText(".zoom dl")).contains("Vulnerable");
        card("Bash").click(new Locator.ClickOptions().setButton(com.microsoft.playwright.options.MouseButton.RIGHT));
        page.waitForSelector(".zoom.pinned");
        page.keyboard().press("Escape");
        Browser.gone(page, ".zoom.pinned");
    }

    @Test
    void whatCannotBePlayedSaysWhyToPointerAndKeyboard() {
        battle();
        for (int i = 0; i < 30 && page.querySelector(".hands .thing.not") == null; i++) {
            Locator free = page.locator(".thing.aim").first();
            if (page.querySelector(".thing.aim") != null) free.click();
            else page.locator(".hands .thing.may").first().click();
            Browser.ready(page);
        }
        Locator not = page.locator(".hands .thing.not").first();
        not.hover();
        page.waitForSelector(".zoom .why");
        assertThat(page.innerText(".zoom .why")).contains("Not now");
        not.focus();
        page.keyboard().press("Enter");
        page.waitForSelector(".toasts div");
        assertThat(not.textContent()).contains("Not now");
    }

    @Test
    void pilesOpenTheLogHasLinksAndBothGiveTheFocusBack() {
        battle();
        card("Defend").click();
        page.waitForFunction("() => document.querySelectorAll('.log .link').length > 0");
        Browser.ready(page);
        Locator pile = page.locator(".pile:has-text('Discard')");
        pile.focus();
        page.keyboard().press("Enter");
        page.waitForSelector(".pile-things .thing");
        for (int i = 0; i < 6; i++) {
            page.keyboard().press("Tab");
            assertThat(is("!!document.activeElement.closest('.dialog')"))
                    .as("Tab stays inside")
                    .isTrue();
        }
        page.keyboard().press("Escape");
        page.waitForFunction("() => !document.querySelector('.dialog') && document.activeElement.matches('.pile')");
        page.locator(".log .link").last().click();
        page.waitForSelector(".zoom.pinned h2");
        page.keyboard().press("Escape");
        Browser.gone(page, ".zoom.pinned");
    }

    // ---- fewer clicks

    @Test
    void whoYieldsKeepsPassing() {
        String match = Browser.sit(page, base, "duel", "[\"me\",\"random\"]", ",\"seed\":\"2\"");
        Browser.ready(page);
        page.keyboard().press("y");
        page.waitForSelector(".banner.ended");
        Journal journal = Journal.read(Guest.text(base, "/api/matches/" + match + "/journal"));
        long first = 0;
        int mine = 0;
        for (int i = 0; i < journal.size(); i++)
            if (journal.get(i).seat() == 0) {
                if (mine++ == 0) first = journal.get(i).codes()[0];
                assertThat(journal.get(i).codes()).containsExactly(first);
            }
        assertThat(mine).as("one key, many answers").isGreaterThan(2);
    }

    @Test
    void aYieldEndsWithAClickAndWhenSomethingElseIsAsked() {
        Browser.sit(page, base, "magic", "[\"me\",\"random\"]", ",\"seed\":\"2\",\"pace\":300");
        Random dice = new Random(1);
        Patience patience = new Patience();
        while (page.querySelector(".banner.asks:not(.sent) .yield") == null) {
            patience.check("something to yield");
            if (!Browser.asks(page) || !Browser.click(page, dice)) timer.pass(0.3);
        }
        page.evaluate("() => { window.yielded = false; new MutationObserver(() => {"
                + " window.yielded ||= !!document.querySelector('.tool.on'); })"
                + ".observe(document.body, { subtree: true, childList: true, attributes: true }); }");
        page.keyboard().press("y");
        page.waitForFunction("() => window.yielded");
        page.waitForFunction("() => !document.querySelector('.tool.on') || document.querySelector('.banner.ended')"
                + " || !document.querySelector('.banner.asks:not(.sent)')");
        page.evaluate("() => document.querySelector('.tool.on')?.click()");
        Browser.gone(page, ".tool.on");
    }

    @Test
    void takingBackAsksTheSameAgain() {
        battle();
        String before = Browser.choice(page);
        card("Defend").click();
        Browser.ready(page);
        assertThat(Browser.choice(page)).isNotEqualTo(before);
        page.keyboard().press("u");
        page.waitForFunction("() => document.querySelectorAll('.hands .thing').length === 5");
        Browser.ready(page);
        assertThat(Browser.choice(page)).isEqualTo(before);
    }

    // ---- motion

    private static final String RUNNING =
            "document.getAnimations().filter((a) => !(a instanceof CSSAnimation) && a.playState === 'running').length";

    @Test
    void animationNeverBlocksInputAndCanBeSkipped() {
        page.context().close();
        page = browser.page(1280, 800, ReducedMotion.NO_PREFERENCE);
        // so slow that nothing comes to rest by itself
        page.addInitScript("localStorage.setItem('croupier.speed', '0.0001')");
        battle();
        card("Defend").click();
        page.waitForFunction("() => " + RUNNING + " > 0 && document.querySelector("
                + "'.banner.asks:not(.sent) .option, .hands .thing.may')");
        page.keyboard().press("s");
        page.waitForFunction("() => " + RUNNING + " === 0");
        page.locator(".banner .option").first().click();
        page.waitForFunction("() => document.querySelector('.banner.sent') || " + RUNNING + " > 0");
    }

    @Test
    void whoAsksForLessMotionGetsNone() {
        battle();
        page.evaluate(
                "() => { window.moved = 0; const a = Element.prototype.animate; Element.prototype.animate = function"
                        + " (...x) { window.moved++; return a.apply(this, x); }; }");
        card("Defend").click();
        page.waitForFunction("() => document.querySelectorAll('.hands .thing').length < 5");
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
        assertThat(is("window.moved === 0")).isTrue();
    }

    // ---- keys, labels, small screens

    @Test
    void tabReachesEveryChoiceAndIsNowhereTrapped() {
        battle();
        int choices = page.querySelectorAll(".thing.may").size();
        page.evaluate("() => { window.visited = new Set(); document.activeElement.blur(); }");
        boolean left = false;
        for (int i = 0; i < 80 && !left; i++) {
            page.keyboard().press("Tab");
            left = is("document.activeElement === document.body && window.visited.size > 0");
            page.evaluate("() => { const e = document.activeElement; if (e.matches('.thing.may') &&"
                    + " getComputedStyle(e).outlineStyle !== 'none') window.visited.add(e.dataset.key); }");
        }
        assertThat(is("window.visited.size === " + choices))
                .as("every choice is reached and shows that it has the focus")
                .isTrue();
    }

    @Test
    void shiftAndArrowsGoToAnythingToReadIt() {
        battle();
        page.keyboard().press("Shift+ArrowUp");
        boolean foe = false;
        for (int i = 0; i < 12 && !foe; i++) {
            page.keyboard().press(i % 2 == 0 ? "Shift+ArrowUp" : "Shift+ArrowRight");
            foe = is("document.activeElement.matches('.thing.creature:not(.may)')");
        }
        assertThat(foe).isTrue();
        page.keyboard().press("z");
        page.waitForSelector(".zoom.pinned");
    }

    @Test
    void everythingToPressHasAName() {
        String unnamed = "[...document.querySelectorAll('button, a, input, select, [role=button],"
                + " [role=dialog]')].filter((e) => !(e.innerText?.trim() || e.getAttribute('aria-label') || e.title ||"
                + " e.labels?.length)).map((e) => e.outerHTML.slice(0, 120)).join()";
        page.navigate(base);
        page.waitForSelector(".game .play");
        page.locator(".game-buttons button:not(.play)").first().click();
        assertThat(page.evaluate("() => " + unnamed)).isEqualTo("");
        battle();
        page.keyboard().press("?");
        assertThat(page.evaluate("() => " + unnamed)).isEqualTo("");
    }

    @Test
    void everyGameFitsOnAPhoneAndIsPlayedThere() {
        for (String name : Games.names()) {
            page.context().close();
            page = browser.page(390, 844, ReducedMotion.REDUCE);
            int most = Games.load(name).maxSeats();
            String seats = "[\"me\"" + ",\"random\"".repeat(Math.min(4, most) - 1) + "]";
            Browser.sit(page, base, name, seats, ",\"seed\":\"9\"");
            Browser.playSome(page, new Random(3), 6);
            assertThat(is("document.documentElement.scrollWidth <= innerWidth"))
                    .as(name)
                    .isTrue();
            Object outside =
                    page.evaluate("() => [...document.querySelectorAll('.seat.far')].flatMap((s) => { const r ="
                            + " s.getBoundingClientRect(); return [...s.querySelectorAll('.thing')].filter((e) => { const"
                            + " q = e.getBoundingClientRect(); return q.width && (q.left < r.left - 8 || q.right > r.right + 8); });"
                            + " }).length");
            assertThat(((Number) outside).intValue())
                    .as(name + ": cards outside their seat")
                    .isZero();
        }
    }

    @Test
    void lightAndDarkAreDifferentAndRemembered() {
        battle();
        String ground = "getComputedStyle(document.documentElement).backgroundColor";
        page.evaluate("() => { localStorage.setItem('croupier.theme', '\"light\"'); }");
        page.reload();
        Browser.ready(page);
        Object light = page.evaluate("() => " + ground);
        page.evaluate("() => { localStorage.setItem('croupier.theme', '\"dark\"'); }");
        page.reload();
        Browser.ready(page);
        assertThat(page.evaluate("() => " + ground)).isNotEqualTo(light);
    }
}
