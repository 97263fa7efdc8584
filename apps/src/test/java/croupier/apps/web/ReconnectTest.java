package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A page that lost its state, its connection or its server shows the same choice again. */
class ReconnectTest extends InBrowser {
    /** What keeps a match from being over after a few answers. */
    private static String lengthy(String game) {
        return game.equals("duel") ? ",\"options\":{\"health-one\":\"500\",\"health-two\":\"500\"}" : "";
    }

    /** A page at a match of each game, some clicks in. */
    private Map<String, Page> pagesInTheMiddle(String at) {
        Map<String, Page> pages = new LinkedHashMap<>();
        for (String name : games()) {
            Page page = browser.page();
            Browser.sit(page, at, name, seats(name), ",\"seed\":\"9\"" + lengthy(name));
            Browser.playSome(page, new Random(7), 4);
            assertThat(Browser.isOver(page)).as(name).isFalse();
            pages.put(name, page);
        }
        return pages;
    }

    private static Map<String, String> choices(Map<String, Page> pages) {
        Map<String, String> all = new LinkedHashMap<>();
        pages.forEach((name, page) -> {
            Browser.ready(page);
            all.put(name, Browser.choice(page));
        });
        return all;
    }

    @Test
    void inEveryGameAReloadAndALostConnectionRestoreTheChoice() {
        Relay relay = new Relay();
        relay.leadTo(server.port());
        Map<String, Page> pages = pagesInTheMiddle(relay.base());
        Map<String, String> before = choices(pages);
        assertThat(before)
                .hasSize(6)
                .allSatisfy((_, choice) -> assertThat(choice).contains("; "));
        pages.values().forEach(Page::reload);
        assertThat(choices(pages)).isEqualTo(before);
        server.close();
        relay.leadTo(0);
        pages.values().forEach(page -> page.waitForSelector(".lost"));
        startServer();
        relay.leadTo(server.port());
        pages.values().forEach(page -> Browser.gone(page, ".lost"));
        assertThat(choices(pages)).isEqualTo(before);
        pages.values().forEach(page -> page.context().close());
        relay.close();
    }

    @Test
    void inEveryGameThePageGoesOnWhenTheServerWasKilled() {
        Path other = data.resolve("killed");
        Map<String, Page> pages;
        Map<String, String> before;
        Relay relay = new Relay();
        try (Program program = new Program(other)) {
            relay.leadTo(program.port);
            pages = pagesInTheMiddle(relay.base());
            before = choices(pages);
        }
        pages.values().forEach(page -> page.waitForSelector(".lost"));
        try (Program program = new Program(other)) {
            relay.leadTo(program.port);
            pages.values().forEach(page -> Browser.gone(page, ".lost"));
            assertThat(choices(pages)).isEqualTo(before);
            Random dice = new Random(3);
            pages.forEach((name, page) -> {
                Browser.playSome(page, dice, 5);
                assertThat(Browser.choice(page)).as(name).isNotEqualTo(before.get(name));
                page.context().close();
            });
        }
        relay.close();
    }
}
