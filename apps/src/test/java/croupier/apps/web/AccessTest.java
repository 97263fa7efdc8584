package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** axe finds nothing on any page, in both themes. */
class AccessTest extends InBrowser {
    private static final int MOVES = 4;
    private static final List<String> PAGES = List.of(
            "", "#/cards/spire", "#/cards/magic/Pacifism", "#/decks/magic", "#/learn/essence", "#/m/nothing-is-here");

    private final List<String> violations = new ArrayList<>();

    private void look(Page page, String where) {
        page.waitForFunction("() => !document.querySelector('.loading')");
        for (Rule rule : new AxeBuilder(page).setLegacyMode(true).analyze().getViolations())
            violations.add(where + ": " + rule.getId() + " "
                    + rule.getNodes().getFirst().getHtml());
    }

    @ParameterizedTest
    @EnumSource(names = {"DARK", "LIGHT"})
    void noPageHasAViolation(ColorScheme theme) {
        Page page = browser.page(1280, 720, ReducedMotion.REDUCE);
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(theme));
        for (String address : PAGES) {
            page.navigate(base + "/" + address);
            page.reload();
            page.waitForSelector("h1");
            look(page, theme + " " + address);
        }
        page.context().close();
        for (String game : games()) table(game, theme);
        assertThat(violations).isEmpty();
    }

    /** A table after some moves, upright as on a phone and wide. */
    private void table(String game, ColorScheme theme) {
        Page page = browser.page(1280, 720, ReducedMotion.REDUCE);
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(theme));
        String match = Browser.sit(page, base, game, seats(game), ",\"seed\":\"4\",\"pace\":0");
        Browser.playSome(page, new Random(5), MOVES);
        look(page, theme + " " + game);
        // a card that is pointed at, and a sign with its meaning
        for (String at : List.of(".thing[data-key]:not(.hidden)", "[data-tip]")) {
            if (page.locator(at).count() == 0) continue;
            page.locator(at).first().hover(new Locator.HoverOptions().setForce(true));
            page.waitForSelector(".zoom, .tip");
            look(page, theme + " " + game + " pointing at " + at);
        }
        page.setViewportSize(390, 844);
        look(page, theme + " " + game + " upright");
        page.navigate(base + "/#/r/" + match + "/0/1");
        page.waitForSelector("h1");
        look(page, theme + " replay of " + game);
        page.context().close();
    }
}
