package croupier.apps.docs;

import croupier.apps.table.BoardFile;
import croupier.kernel.Content;
import croupier.kernel.Game;
import croupier.kernel.GameSource;
import croupier.script.library.Library;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The site: its files by their places. Pages lead to each other by relative links, so it can be opened from a disk. */
public final class StaticSite {
    private static final String GENERATOR = "<meta name=\"generator\" content=\"croupier docs\">";

    /**
     * A game with the cards that the site shows.
     *
     * @param library null for a game without card files
     */
    public record Shown(
            GameSource source, Game game, @Nullable Library library) {}

    private final Map<String, byte[]> files = new TreeMap<>();
    private final List<String> games = new ArrayList<>();

    /**
     * Makes all pages.
     *
     * @param program the jar or classes of this program; its guides and Javadoc lie near by
     */
    public static StaticSite of(List<Shown> games, Path program) throws IOException {
        StaticSite site = new StaticSite();
        for (Shown g : games) site.games.add(g.game.name());
        site.put("style.css", Resources.text("/croupier/docs/style.css"));
        Guides.of(program).addTo(site);
        for (Shown g : games) {
            Map<String, Object> board = BoardFile.read(g.source.name(), g.source.board());
            new GamePages(site, g, new Colors(board)).add();
        }
        return site;
    }

    /** Whether guides came with the program. */
    public boolean hasGuides() {
        return files.keySet().stream().anyMatch(f -> f.startsWith("docs/") && !f.equals("docs/index.html"));
    }

    /** How many files there are. */
    public int size() {
        return files.size();
    }

    /** Every file by its place. */
    Map<String, byte[]> files() {
        return files;
    }

    List<String> games() {
        return games;
    }

    void put(String place, String text) {
        put(place, text.getBytes(StandardCharsets.UTF_8));
    }

    void put(String place, byte[] bytes) {
        files.put(place, bytes);
    }

    /** A page at a place such as {@code games/duel/items.html}, in the frame that all have. */
    void page(String place, String title, String body) {
        String up = "../".repeat((int) place.chars().filter(c -> c == '/').count());
        StringBuilder nav = new StringBuilder();
        entry(nav, up, "index.html", "Croupier", place.equals("index.html"));
        entry(nav, up, "docs/index.html", "Guides", place.startsWith("docs/"));
        for (String game : games)
            entry(nav, up, "games/" + game + "/index.html", game, place.startsWith("games/" + game + "/"));
        if (files.containsKey(Guides.JAVADOC)) entry(nav, up, Guides.JAVADOC, "Javadoc", false);
        put(place, """
                <!doctype html>
                <html lang="en">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                %s
                <title>%s · Croupier</title>
                <link rel="stylesheet" href="%sstyle.css">
                </head>
                <body>
                <a class="skip" href="#main">To the text</a>
                <header><nav aria-label="Site">%s</nav></header>
                <main id="main">
                %s</main>
                </body>
                </html>
                """.formatted(GENERATOR, escape(title), up, nav, body));
    }

    private static void entry(StringBuilder nav, String up, String place, String words, boolean isHere) {
        nav.append("<a href=\"").append(up).append(place).append('"');
        if (isHere) nav.append(" aria-current=\"true\"");
        nav.append('>').append(escape(words)).append("</a>");
    }

    static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    /** Whether a folder is one that a site may be written to: a new one, an empty one, or one that holds an earlier site. */
    public static boolean mayBeIn(Path folder) throws IOException {
        if (!Files.exists(folder)) return true;
        if (!Files.isDirectory(folder)) return false;
        Path index = folder.resolve("index.html");
        if (Files.isRegularFile(index)) return Files.readString(index).contains(GENERATOR);
        try (var all = Files.list(folder)) {
            return all.findAny().isEmpty();
        }
    }

    /** Writes all files; those of an earlier site that are no more stay. */
    public void writeTo(Path folder) throws IOException {
        for (Map.Entry<String, byte[]> f : files.entrySet()) {
            Path file = folder.resolve(f.getKey());
            Files.createDirectories(file.getParent());
            Files.write(file, f.getValue());
        }
    }

    /** The packs on top of a game's cards, in a line; empty without any. */
    static String packs(Game game) {
        List<String> names =
                game.cards().packs().stream().map(Content.Pack::name).toList();
        return names.isEmpty() ? "" : "With the packs " + String.join(", ", names) + ".";
    }
}
