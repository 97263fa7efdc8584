package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Pictures that somebody drew stand on cards in place of those that the page makes. */
class ArtTest extends InBrowser {
    private static final byte[] ONE_PIXEL =
            Base64.getDecoder().decode("UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA");

    private static void draw(Path folder, String file, byte[] bytes) throws IOException {
        Files.createDirectories(folder);
        Files.write(folder.resolve(file), bytes);
    }

    private JsonNode card(String name) {
        for (JsonNode card : Guest.get(base, "/api/games/spire/cards").get("cards"))
            if (card.get("name").asString().equals(name)) return card;
        throw new IllegalStateException("no card " + name);
    }

    @Test
    void aPictureBesideTheStoreIsShownOnItsCard() throws IOException {
        draw(data.resolve("art/spire"), "Strike.webp", ONE_PIXEL);
        assertThat(card("Strike").path("art").asString()).startsWith("/art/spire/strike.webp?");
        assertThat(card("Bash").has("art")).isFalse();
        Page page = browser.page();
        Browser.sit(page, base, "spire", "[\"me\"]", ",\"seed\":\"4\",\"options\":{\"mode\":\"battle\"}");
        Browser.ready(page);
        page.waitForFunction("() => document.querySelector('.hand img.art')?.naturalWidth === 1");
        assertThat(page.querySelector(".hand svg.art")).isNotNull();
        page.context().close();
    }

    @Test
    void aNameIsWrittenAsOnTheCardOrInSmallLetters() {
        assertThat(Art.plain("Fire // Ice")).isEqualTo("fire-ice");
        assertThat(Art.plain("J.A.X.")).isEqualTo("j-a-x");
        assertThat(Art.plain("strike")).isEqualTo(Art.plain("Strike+"));
    }

    @Test
    void whatIsNoPictureIsReportedAndLeftOut(@TempDir Path art) throws IOException {
        draw(art.resolve("duel"), "Sword.webp", "no picture".getBytes(java.nio.charset.StandardCharsets.UTF_8));
        draw(art.resolve("duel"), "Shield.webp", new byte[(2 << 20) + 1]);
        List<String> mistakes = new ArrayList<>();
        Art found = new Art();
        found.lookIn(art, mistakes::add);
        assertThat(found.address("duel", "Sword")).isEmpty();
        assertThat(found.find("duel", "sword.webp")).isNull();
        assertThat(found.find("nothing", "sword.webp")).isNull();
        assertThat(mistakes).hasSize(2);
        assertThat(mistakes.toString()).contains("Sword.webp is no WebP picture", "a picture has at most 2097152");
    }
}
