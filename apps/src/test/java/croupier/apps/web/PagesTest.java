package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The pages around the table, opened in a browser. */
class PagesTest extends InBrowser {
    /** What every page must keep: everything has a name, nothing scrolls sideways, no id twice. */
    private static final String SOUND = """
        () => {
          const wrong = [];
          if (document.documentElement.scrollWidth > innerWidth + 1) wrong.push('scrolls sideways');
          const named = (e) => (e.getAttribute('aria-label') || e.textContent || e.getAttribute('placeholder') || '').trim()
            || [...(e.labels ?? [])].some((l) => l.textContent.trim());
          for (const e of document.querySelectorAll('button, a[href], input, select, textarea, summary, [role=dialog]'))
            if (e.getClientRects().length && !named(e)) wrong.push('no name: ' + e.outerHTML.slice(0, 80));
          for (const e of document.querySelectorAll('svg[role=img]')) if (!e.getAttribute('aria-label')) wrong.push('picture without name');
          const ids = [...document.querySelectorAll('[id]')].map((e) => e.id);
          if (new Set(ids).size < ids.length) wrong.push('an id twice');
          if (document.querySelectorAll('h1').length !== 1) wrong.push('headings of the page: ' + document.querySelectorAll('h1').length);
          return wrong.join('; ');
        }\
        """;

    private void sound(Page page) {
        assertThat(page.evaluate(SOUND)).as(page.url()).isEqualTo("");
    }

    /** A duel that somebody gave up after a move of each. */
    private String over() {
        JsonNode made = Guest.make(base, "duel", "[\"me\",\"greedy\"]", ",\"seed\":\"7\"");
        String match = made.get("match").asString();
        try (Guest ann = Guest.at(base, match, made.get("token").asString())) {
            for (int i = 0; i < 2; i++) {
                Patience patience = new Patience();
                while (!ann.state().has("ask")) {
                    patience.check("a question");
                    timer.pass(0.1);
                    ann.readOn();
                }
                String d = ann.state().get("ask").get("d").asString();
                ann.answer(d, 0);
                ann.await(
                        s -> !s.has("ask") || !s.get("ask").get("d").asString().equals(d));
            }
            ann.say("{\"t\":\"concede\"}");
            ann.await(s -> s.has("over"));
        }
        return match;
    }

    @Test
    void aReplayIsSteppedByKeysSeenFromEverySeatJudgedAndPlayedOn() {
        Page page = browser.page();
        page.navigate(base + "/#/r/" + over());
        page.waitForSelector(".replay-bar");
        page.waitForSelector("text=Decisions");
        sound(page);
        page.keyboard().press("ArrowRight");
        page.waitForFunction("() => /^1 of/.test(document.querySelector('.where').textContent)");
        assertThat(page.url()).endsWith("/1");
        page.keyboard().press("End");
        page.waitForFunction("() => /is over/.test(document.querySelector('.recalled').textContent)");
        page.selectOption(".replay-bar select >> nth=0", "0");
        page.waitForFunction("() => document.querySelector('.hands .thing')");
        page.keyboard().press("Home");
        page.waitForFunction("() => /^0 of/.test(document.querySelector('.where').textContent)");
        page.click("text=Analysis");
        page.waitForSelector(".judged");
        page.click("text=Play on from here");
        sound(page);
        page.click(".dialog .play");
        page.waitForSelector(".banner.asks, .banner.idle");
        assertThat(page.url()).contains("#/m/");
        page.context().close();
    }

    @Test
    void theEndTellsWhoWonWithScoresAndCourse() {
        Page page = browser.page(390, 844, ReducedMotion.REDUCE);
        page.navigate(base + "/#/m/" + over());
        page.waitForSelector(".end .scores td");
        page.waitForSelector(".end .plot");
        assertThat(page.innerText(".end h2")).contains("has won");
        sound(page);
        page.keyboard().press("Escape");
        Browser.gone(page, ".end");
        page.context().close();
    }

    @Test
    void cardsAreFoundAndLeadToOthersAndTheGuideLeadsToAMatch() {
        Page page = browser.page(390, 844, ReducedMotion.REDUCE);
        page.navigate(base + "/#/cards/duel");
        page.waitForSelector(".card-grid a");
        sound(page);
        page.fill(".filters input", "shrapnel");
        page.waitForFunction("() => document.querySelectorAll('.card-grid a').length < 5");
        page.locator(".card-grid a").first().click();
        page.waitForSelector(".one-card h2");
        Locator names = page.locator(".one-text p:has-text('Names') a");
        String named = names.first().innerText();
        names.first().click();
        page.waitForFunction("(n) => document.querySelector('.one-card h2')?.textContent === n", named);
        assertThat(page.innerText(".one-text")).contains("Is named by");
        sound(page);
        page.navigate(base + "/#/learn/duel");
        page.waitForSelector(".words dt");
        sound(page);
        page.click("text=Play a guided first match");
        page.waitForSelector(".coach p");
        assertThat(page.innerText(".coach")).contains("1 of 4");
        page.context().close();
    }

    @Test
    void aDeckIsChangedJudgedSavedAndFoundInTheDialog() {
        Page page = browser.page();
        page.navigate(base + "/#/decks/duel");
        page.locator(".deck-box:not(.paste) summary").first().click();
        page.locator(".deck-box[open] button").first().click();
        page.waitForSelector(".builder");
        sound(page);
        page.click("text=Is it legal?");
        page.waitForSelector(".good");
        page.click("text=Save");
        page.navigate(base + "/#/");
        page.locator(".game:has-text('Duel') >> text=More").click();
        page.waitForSelector(".new-match");
        assertThat(page.innerText(".pictures >> nth=0")).contains("My ");
        sound(page);
        page.context().close();
    }

    @Test
    void aWrongLinkLeadsHome() {
        Page page = browser.page();
        page.navigate(base + "/#/m/nosuchmatch");
        page.waitForSelector(".lost-match");
        page.click("text=To the lobby");
        page.waitForSelector(".games");
        page.navigate(base + "/#/r/nosuchmatch");
        page.waitForSelector(".lost-match");
        // what the console says may come as late as the page is closed
        page.context().close();
        browser.complaints.removeIf(c -> c.contains("404"));
    }
}
