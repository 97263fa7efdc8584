package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.PlaywrightException;
import com.microsoft.playwright.options.AriaRole;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every game is played by roles and names alone, as with a screen reader: what has no name is not found. */
class ByNameTest extends InBrowser {
    /** A button of an aria snapshot with its name; what may not be pressed is marked. */
    private static final Pattern BUTTON =
            Pattern.compile("- '?(button|menuitem) \"((?:[^\"\\\\]|\\\\.)*)\"(?!.*\\[disabled])");

    /** Buttons that answer nothing: piles, stops of the turn, what is folded and taken back. */
    private static final Pattern NO_ANSWER = Pattern.compile(
            ".*\\d cards?|All choices as a list|All stops|Look at the table|(Esc )?Back|Cancel|(\\d+ )?Take back|Map|Close");

    private record Named(AriaRole role, String name) {}

    private static List<Named> buttons(String snapshot) {
        List<Named> all = new ArrayList<>();
        boolean stops = false;
        for (String line : snapshot.lines().toList()) {
            if (line.contains("group \"The turn\"")) stops = true;
            else if (stops && line.contains("group \"")) stops = false;
            Matcher m = BUTTON.matcher(line);
            if (!m.find()) continue;
            String name = m.group(2).replace("\\\"", "\"").replace("''", "'");
            boolean item = m.group(1).equals("menuitem");
            if (!NO_ANSWER.matcher(name).matches() && !(stops && line.contains("[pressed]")))
                all.add(new Named(item ? AriaRole.MENUITEM : AriaRole.BUTTON, name));
        }
        return all;
    }

    @ParameterizedTest
    @MethodSource("games")
    void aWholeMatchByRolesAndNames(String name) {
        Page page = browser.page();
        String match = Browser.sit(page, base, name, seats(name), ",\"seed\":\"5\",\"pace\":0");
        Random dice = new Random(3);
        int pressed = 0;
        for (Browser.ready(page); !Browser.isOver(page); Browser.ready(page)) {
            assertThat(pressed++).as("answers").isLessThan(MOST);
            press(page, dice);
        }
        endedByTheRules(page, match);
        page.context().close();
    }

    private static void press(Page page, Random dice) {
        Locator menu = page.getByRole(AriaRole.MENU);
        Locator within = menu.count() > 0 ? menu : page.getByRole(AriaRole.MAIN);
        List<Named> all = buttons(within.ariaSnapshot());
        if (all.isEmpty()) {
            page.waitForTimeout(Browser.POLL);
            return;
        }
        Named one = all.get(dice.nextInt(all.size()));
        try {
            within.getByRole(
                            one.role(),
                            new Locator.GetByRoleOptions().setName(one.name()).setExact(true))
                    .first()
                    .click(new Locator.ClickOptions().setTimeout(2_000));
        } catch (PlaywrightException e) {
            // a bot has answered meanwhile: what was named is gone; the next snapshot says what is there
        }
    }
}
