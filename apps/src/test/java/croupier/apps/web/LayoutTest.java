package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import croupier.apps.check.TableCheck;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The first decisions of every game in windows of five sizes; {@code croupier table-check} plays on. */
class LayoutTest extends InBrowser {
    private static final int DECISIONS = 5;

    @ParameterizedTest
    @MethodSource("games")
    void everyChoiceIsSeenAndHitAndEveryTextCanBeRead(String name) {
        for (TableCheck.Size size : TableCheck.SIZES) {
            Page page = browser.page(size.width(), size.height(), ReducedMotion.REDUCE);
            Browser.sit(page, base, name, seats(name), ",\"seed\":\"4\",\"pace\":0");
            Random dice = new Random(size.width());
            for (int i = 0; i < DECISIONS; i++) {
                Browser.ready(page);
                assertThat((List<?>) page.evaluate(TableCheck.script("contract.js")))
                        .as(name + " in " + size + ", decision " + i)
                        .isEmpty();
                if (Browser.isOver(page)) break;
                Browser.playSome(page, dice, 1);
            }
            page.context().close();
        }
    }
}
