package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every game is played with the pointer alone. */
class PointerTest extends InBrowser {
    @ParameterizedTest
    @MethodSource("games")
    void aWholeMatchByClick(String name) {
        Page page = browser.page();
        String match = Browser.sit(page, base, name, seats(name), ",\"seed\":\"3\"");
        assertThat(Browser.playByClick(page, new Random(1), MOST)).isPositive();
        endedByTheRules(page, match);
        page.context().close();
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
                        + " => e.textContent.trim().startsWith('Strike')) || document.querySelector('.hands"
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
