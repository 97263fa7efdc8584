package croupier.apps;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The site that {@code croupier docs} writes: whole, without a script, and every link of it leads somewhere. */
class DocsCommandTest {
    private static final Pattern LINK = Pattern.compile("(?:href|src)=\"([^\"]*)\"");
    private static final Pattern ID = Pattern.compile(" id=\"([^\"]*)\"");

    @TempDir
    private Path home;

    private Typed type(String... args) {
        return Typed.run(home, "", args);
    }

    @Test
    void everyLinkLeadsSomewhereAndNoPageNeedsAScript() throws IOException {
        Path pack = Files.createDirectories(home.resolve("forge/items"));
        Files.writeString(pack.resolve("anvil.yaml"), "Anvil & \"Co\" <1>: { play: [ damage: 8 ] }\n");
        Files.writeString(home.resolve("forge/pack.yaml"), "game: duel\n");
        Path site = home.resolve("site");
        Typed made =
                type("docs", site.toString(), "--cards", home.resolve("forge").toString());
        assertThat(made.exit()).as(made.err()).isZero();
        Map<String, String> pages = pages(site);
        Set<String> gone = new TreeSet<>();
        pages.forEach((place, text) -> {
            assertThat(text)
                    .as(place)
                    .contains("lang=\"en\"", "width=device-width")
                    .doesNotContain("<script");
            Matcher link = LINK.matcher(text);
            while (link.find()) if (!leads(site, pages, place, link.group(1))) gone.add(place + ": " + link.group(1));
        });
        assertThat(gone).isEmpty();
        for (String game : Games.names()) assertThat(pages.keySet()).contains("games/" + game + "/index.html");
        assertThat(pages.get("games/duel/items.html"))
                .contains("Anvil &amp; &quot;Co&quot; &lt;1&gt;", "pictures/items-punch.svg", "Deal 5 damage.");
        assertThat(site.resolve("games/duel/pictures/items-punch.svg")).exists();
        assertThat(pages.get("games/duel/reference.html")).contains("<h2 id=\"events\">Events</h2>");
        assertThat(pages.keySet()).contains("docs/first-hour.html", "docs/decisions/0001-kernel.html");
    }

    private static Map<String, String> pages(Path site) throws IOException {
        Map<String, String> all = new HashMap<>();
        try (Stream<Path> files = Files.walk(site)) {
            for (Path f : (Iterable<Path>) files.filter(p -> p.toString().endsWith(".html"))::iterator)
                all.put(site.relativize(f).toString().replace('\\', '/'), Files.readString(f));
        }
        return all;
    }

    private final Map<String, Set<String>> ids = new HashMap<>();

    private boolean leads(Path site, Map<String, String> pages, String from, String link) {
        if (link.startsWith("https://")) return true;
        String[] parts = link.split("#", 2);
        Path here = Path.of(from);
        Path folder = here.getParent() == null ? Path.of("") : here.getParent();
        String to = parts[0].isEmpty()
                ? from
                : folder.resolve(parts[0]).normalize().toString().replace('\\', '/');
        if (!Files.isRegularFile(site.resolve(to))) return false;
        if (parts.length == 1) return true;
        return ids.computeIfAbsent(to, page -> ids(pages.getOrDefault(page, "")))
                .contains(parts[1]);
    }

    private static Set<String> ids(String text) {
        Set<String> all = new HashSet<>();
        Matcher id = ID.matcher(text);
        while (id.find()) all.add(id.group(1));
        return all;
    }

    @Test
    void nothingOfOthersIsWrittenOver() throws IOException {
        Path mine = Files.createDirectories(home.resolve("mine"));
        Files.writeString(mine.resolve("letter.txt"), "mine");
        Typed refused = type("docs", mine.toString(), "--game", "duel");
        assertThat(refused.exit()).isEqualTo(2);
        assertThat(refused.err()).contains("mine holds something else: name a new folder");
        Path site = home.resolve("site");
        assertThat(type("docs", site.toString(), "--game", "duel").exit()).isZero();
        assertThat(type("docs", site.toString(), "--game", "duel").exit()).isZero();
    }

    @Test
    void whatIsWrongIsSaid() throws IOException {
        assertThat(type("docs", home.resolve("s").toString(), "--game", "dule").err())
                .contains("Did you mean 'duel'?");
        Path pack = Files.createDirectories(home.resolve("forge/items"));
        Files.writeString(pack.resolve("anvil.yaml"), "Anvil: { play: [ damage: 8 ] }\n");
        Files.writeString(home.resolve("forge/pack.yaml"), "game: duel\n");
        Typed other = type(
                "docs",
                home.resolve("s").toString(),
                "--game",
                "essence",
                "--cards",
                home.resolve("forge").toString());
        assertThat(other.exit()).isEqualTo(2);
        assertThat(other.err()).contains("is a pack of duel, which this site leaves out");
    }
}
