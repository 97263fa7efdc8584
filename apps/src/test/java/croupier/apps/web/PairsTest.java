package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.ElementHandle;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import croupier.kernel.Decision;
import croupier.kernel.Game;
import croupier.kernel.Games;
import croupier.kernel.Generator;
import croupier.kernel.Journal;
import croupier.kernel.Match;
import croupier.kernel.Policy;
import croupier.kernel.Setup;
import croupier.lab.Bots;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Blockers are laid out on the table by dragging, their result is foreseen, and one confirmation answers for all of them. */
class PairsTest extends InBrowser {
    private static final int MOST_MATCHES = 40;
    private static final int MOST_ANSWERS = 2_000;

    /** The first position in matches of bots at which the first player has at least two who may block. */
    private static Journal blocking(String name) {
        Game game = Games.load(name);
        Policy bot = Bots.of("greedy", game);
        bot.begin(1, 0);
        for (int seed = 1; seed <= MOST_MATCHES; seed++) {
            Match m = Match.startWithActs(Setup.of(game, 2, Generator.mix(seed)), new Policy[2]);
            for (int i = 0; i < MOST_ANSWERS && !m.isOver(); i++) {
                Set<Integer> able = new HashSet<>();
                Objects.requireNonNull(game.scenery()).pairs(m, 0, (one, _) -> able.add(one));
                if (able.size() > 1) return m.journal().first(m.answers());
                Decision d = m.open(0);
                if (!m.answer(d.seat(), m.chosenBy(bot, d.seat())).ok()) break;
            }
        }
        throw new IllegalStateException("nobody blocks in " + name);
    }

    private static void drag(Page page, ElementHandle from, ElementHandle to) {
        BoundingBox a = from.boundingBox();
        BoundingBox b = to.boundingBox();
        page.mouse().move(a.x + a.width / 2, a.y + a.height / 2);
        page.mouse().down();
        page.mouse().move(b.x + b.width / 2, b.y + b.height / 2, new Mouse.MoveOptions().setSteps(5));
        page.mouse().up();
    }

    @ParameterizedTest
    @ValueSource(strings = {"magic", "essence"})
    void blockersAreDraggedForeseenAndConfirmedTogether(String name) {
        JsonNode made = Guest.bring(base, blocking(name).write());
        Page page = browser.page();
        Browser.hold(page, base, made.get("match").asString(), made.get("token").asString());
        Browser.ready(page);
        // what happens without a block is foreseen at once
        page.waitForSelector(".foreseen, .doomed");
        ElementHandle blocker = page.waitForSelector(".thing.may");
        blocker.click();
        ElementHandle attacker = page.waitForSelector(".thing.aim");
        page.keyboard().press("Escape");
        drag(page, blocker, attacker);
        page.waitForSelector(".relation.planned");
        assertThat(page.innerText(".option.confirm")).contains("Confirm 1");
        assertThat(page.querySelectorAll(".thing.on")).hasSize(1);
        page.click(".option.confirm");
        page.waitForFunction(
                "() => !document.querySelector('.relation.planned') && !document.querySelector('.banner.sent')");
        assertThat(page.innerText(".log")).containsIgnoringCase("block");
        assertThat(page.querySelectorAll(".toasts div")).isEmpty();
        page.context().close();
    }
}
