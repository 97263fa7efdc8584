package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import croupier.kernel.Games;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Several browsers at one match: those who play and one that watches. */
class BrowsersTogetherTest extends InBrowser {
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
            if (clicks == before) {
                // who has nothing to choose is answered for after a pause
                timer.pass(1);
                ann.waitForTimeout(Browser.POLL);
            } else patience = new Patience();
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
}
