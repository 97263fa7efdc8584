package croupier.apps.check;

import croupier.kernel.Game;
import croupier.kernel.Games;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Plays random matches on the web table in windows of several sizes and checks at every decision what must hold there. */
public final class TableCheck {
    /** A window. */
    public record Size(int width, int height) {
        @Override
        public String toString() {
            return width + "x" + height;
        }
    }

    public static final List<Size> SIZES = List.of(
            new Size(1440, 900), new Size(1280, 720), new Size(1024, 768), new Size(390, 844), new Size(844, 390));

    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final String ASKED = "document.querySelector('.banner.asks:not(.sent), .banner.ended')";
    private static final String ENDED = "!!document.querySelector('.banner.ended')";
    private static final String SCENE =
            "[...document.querySelector('.table').classList].find((c) => c.startsWith('scene-')).slice(6)";

    private final String base;
    private final Path folder;
    private final PrintWriter out;
    private final Map<String, Integer> faults = new LinkedHashMap<>();
    private final List<String> pictures = new ArrayList<>();
    private int decisions;

    public TableCheck(String base, Path folder, PrintWriter out) {
        this.base = base;
        this.folder = folder;
        this.out = out;
    }

    /**
     * How much is tried.
     *
     * @param matches of random moves, for each window and number of seats
     * @param moves the most of each
     * @param bots matches of bots from which positions are taken
     * @param options rules of all of them
     */
    public record Amount(int matches, int moves, int bots, Map<String, String> options) {}

    /** Whether everything held. */
    public boolean run(List<String> games, Amount amount, long seed) throws InterruptedException {
        try (Chromium browser = Chromium.start(folder.resolve("profile"))) {
            for (String name : games) {
                Game game = Games.load(name);
                for (int seats = game.minSeats(); seats <= game.maxSeats(); seats++) {
                    for (Size size : SIZES)
                        for (int i = 0; i < amount.matches; i++) match(browser, game, seats, size, seed + i, amount);
                    for (Positions.Position p : new Positions(game, seats, amount.options).of(amount.bots, seed))
                        for (Size size : SIZES) position(browser, game, p, size);
                }
            }
        }
        write(folder.resolve("sheet.html"), sheet());
        out.println(decisions + " decisions, " + faults.size() + " kinds of faults; pictures in "
                + folder.resolve("sheet.html"));
        faults.forEach((fault, times) -> out.println("  " + fault + (times > 1 ? " (" + times + " times)" : "")));
        return faults.isEmpty();
    }

    private void match(Chromium browser, Game game, int seats, Size size, long seed, Amount amount)
            throws InterruptedException {
        Random dice = new Random(seed * 31 + size.width());
        sit(browser, make(game.name(), seats, seed, amount.options), size);
        List<String> seen = new ArrayList<>();
        for (int i = 0; i < amount.moves; i++) {
            if (!browser.until(ASKED)) {
                fault(game, size, "", "nothing is asked any more");
                return;
            }
            String scene = browser.value(SCENE).asString();
            decisions++;
            boolean bad = check(browser, game, size, scene);
            if (bad || !seen.contains(scene))
                picture(browser, game.name() + " " + seats + " " + scene + " " + size + (bad ? " fault" : ""));
            seen.add(scene);
            if (browser.value(ENDED).asBoolean()) return;
            browser.value("(" + script("move.js") + ")(" + dice.nextDouble() + ")");
        }
    }

    private void position(Chromium browser, Game game, Positions.Position p, Size size) throws InterruptedException {
        sit(browser, send("/api/journals", "text/plain", p.journal().write()), size);
        if (!browser.until(ASKED)) {
            fault(game, size, p.title(), "nothing is asked");
            return;
        }
        decisions++;
        boolean bad = check(browser, game, size, p.title());
        picture(browser, game.name() + " " + p.title() + " " + size + (bad ? " fault" : ""));
    }

    private void sit(Chromium browser, JsonNode made, Size size) throws InterruptedException {
        String match = made.get("match").asString();
        browser.size(size.width(), size.height());
        browser.go(base + "/style/base.css");
        browser.value("localStorage.setItem('croupier.tokens', JSON.stringify({'" + match + "': '"
                + made.get("token").asString() + "'}))");
        browser.go(base + "/#/m/" + match);
    }

    private boolean check(Chromium browser, Game game, Size size, String scene) throws InterruptedException {
        JsonNode found = browser.value(script("contract.js"));
        for (JsonNode fault : found) fault(game, size, scene, fault.asString());
        List<String> complaints = browser.complaints();
        for (String complaint : complaints) fault(game, size, scene, "the console says " + complaint);
        return !found.isEmpty() || !complaints.isEmpty();
    }

    private void fault(Game game, Size size, String scene, String what) {
        faults.merge(game.name() + " " + scene + " " + size + ": " + what, 1, Integer::sum);
    }

    private JsonNode make(String game, int seats, long seed, Map<String, String> options) throws InterruptedException {
        ObjectNode wish =
                JSON.createObjectNode().put("game", game).put("seed", "" + seed).put("pace", 0);
        ArrayNode who = wish.putArray("seats").add("me");
        for (int i = 1; i < seats; i++) who.add("random");
        ObjectNode rules = wish.putObject("options");
        options.forEach(rules::put);
        return send("/api/matches", "application/json", JSON.writeValueAsString(wish));
    }

    private JsonNode send(String path, String type, String body) throws InterruptedException {
        try (HttpClient client = HttpClient.newHttpClient()) {
            HttpRequest request = HttpRequest.newBuilder(URI.create(base + path))
                    .header("Content-Type", type)
                    .POST(HttpRequest.BodyPublishers.ofString(body))
                    .build();
            String answer =
                    client.send(request, HttpResponse.BodyHandlers.ofString()).body();
            JsonNode made = JSON.readTree(answer);
            if (!made.has("match")) throw new IllegalStateException("no match: " + answer);
            return made;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    // ---- the contact sheet

    private void picture(Chromium browser, String title) throws InterruptedException {
        String name = String.format("%04d.webp", pictures.size());
        try {
            Files.write(folder.resolve(name), browser.picture());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        pictures.add("<figure><a href=\"" + name + "\"><img src=\"" + name + "\"></a><figcaption>" + title
                + "</figcaption></figure>");
    }

    private String sheet() {
        StringBuilder page = new StringBuilder(
                "<!doctype html><meta charset=\"utf-8\"><title>table-check</title><style>"
                        + "body{display:flex;flex-wrap:wrap;gap:8px;font:12px sans-serif}img{height:220px}figure{margin:0}</style><ul>");
        faults.forEach((fault, times) -> page.append("<li>")
                .append(fault.replace("&", "&amp;").replace("<", "&lt;"))
                .append(" (")
                .append(times)
                .append(")</li>"));
        page.append("</ul>");
        pictures.forEach(page::append);
        return page.toString();
    }

    private static void write(Path file, String text) {
        try {
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A script of this check. */
    public static String script(String name) {
        try (InputStream in = TableCheck.class.getResourceAsStream("/croupier/check/" + name)) {
            if (in == null) throw new IllegalStateException("the program lacks " + name);
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
            return text.endsWith(";") ? text.substring(0, text.length() - 1) : text;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
