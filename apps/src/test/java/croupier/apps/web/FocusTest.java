package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Test;

/** Who plays with keys stays where they are: after an answer the focus is on a choice, not at the top of the page. */
class FocusTest extends InBrowser {
    private static final int ANSWERS = 5;
    private static final String FOCUSED =
            "() => document.activeElement.matches('.felt .thing.may, .felt .thing.aim, .felt .option, [role=menuitem]')";

    @Test
    void theFocusStaysAtTheTable() {
        Page page = browser.page();
        Browser.sit(page, base, "spire", "[\"me\"]", ",\"seed\":\"4\",\"options\":{\"mode\":\"battle\"}");
        Browser.ready(page);
        page.keyboard().press("ArrowDown");
        for (int i = 0; i < ANSWERS; i++) {
            page.waitForFunction(FOCUSED);
            page.keyboard().press("Enter");
            Browser.ready(page);
        }
        page.waitForFunction(FOCUSED);
        assertThat(page.evaluate(FOCUSED)).isEqualTo(true);
        page.context().close();
    }
}
