package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** How the page tells what happened: the log, beats and sounds. */
class StageTest extends InBrowser {
    private static final String BATTLE = ",\"seed\":\"6\",\"options\":{\"mode\":\"battle\"}";
    private static final String HEARD = "() => import('/app/sound.js').then((m) => m.heard)";
    private Page page;

    @AfterEach
    void closePage() {
        page.context().close();
    }

    private void battle(ReducedMotion motion) {
        page = browser.page(1440, 900, motion);
        Browser.sit(page, base, "spire", "[\"me\"]", BATTLE);
        Browser.ready(page);
    }

    private void playDefend() {
        page.locator(".hands .thing.may:has-text('Defend')").first().click();
        page.waitForFunction("() => document.querySelector('.log').innerText.includes('gains 5 block')");
    }

    @Test
    void theLogHasTurnsAndBelowWhatWasDoneWhatCameOfIt() {
        battle(ReducedMotion.REDUCE);
        playDefend();
        assertThat(page.locator(".log h2").allInnerTexts()).contains("Your turn begins");
        assertThat(page.locator(".log p.lead").last().innerText()).isEqualTo("Defend is played");
        assertThat(page.locator(".log p.after").allInnerTexts()).anyMatch(line -> line.contains("gains 5 block"));
        page.locator(".banner .option").first().click();
        page.waitForFunction("() => document.querySelectorAll('.log h2').length > 1");
        assertThat(page.innerText(".log")).containsPattern("You draw [A-Z][^,]+, [A-Z]");
    }

    @Test
    void inTheLogYouAreYouAndOthersHaveTheNamesOfTheirSeats() {
        page = browser.page();
        Browser.sit(page, base, "duel", "[\"me\",\"greedy\"]", ",\"seed\":\"4\",\"pace\":0");
        Browser.ready(page);
        page.locator(".banner .option").first().click();
        page.waitForFunction("() => document.querySelector('.log').innerText.includes('ou end the turn')");
        assertThat(page.innerText(".log")).contains("Greedy bot begins a turn").doesNotContainIgnoringCase("player");
    }

    @Test
    void soundsAreHeardFromTheFirstPressOnAndCanBeSwitchedOff() {
        battle(ReducedMotion.REDUCE);
        assertThat((List<?>) page.evaluate(HEARD)).isEmpty();
        playDefend();
        page.waitForFunction("() => import('/app/sound.js').then((m) => m.heard.includes('block'))");
        page.evaluate("() => import('/app/settings.js').then((m) => { m.sound.value = false; })");
        int before = ((List<?>) page.evaluate(HEARD)).size();
        page.locator(".banner .option").first().click();
        Browser.ready(page);
        assertThat((List<?>) page.evaluate(HEARD)).hasSize(before);
    }

    @Test
    void nothingMovesWhereTheSystemAsksForLessMotion() {
        battle(ReducedMotion.REDUCE);
        playDefend();
        assertThat(page.querySelectorAll(".float, .fallen, .ghost-card")).isEmpty();
    }

    @Test
    void numbersRiseAndAPressEndsThem() {
        battle(ReducedMotion.NO_PREFERENCE);
        page.evaluate("() => import('/app/settings.js').then((m) => { m.speed.value = 0.001; })");
        playDefend();
        page.waitForSelector(".float.up");
        page.locator(".top h1").click();
        page.waitForFunction("() => !document.querySelector('.float')");
    }
}
