package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every game is played with the keyboard alone. */
class KeyboardTest extends InBrowser {
    @ParameterizedTest
    @MethodSource("games")
    void aWholeMatchByKeyboard(String name) {
        Page page = browser.page();
        String match = Browser.sit(page, base, name, seats(name), ",\"seed\":\"4\"");
        assertThat(Browser.playByKeys(page, new Random(2), MOST)).isPositive();
        endedByTheRules(page, match);
        page.context().close();
    }
}
