package croupier.apps.web;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.PlaywrightException;
import com.microsoft.playwright.options.ReducedMotion;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/** A real browser, where there is one: Chromium, driven on the system's node, or on the one that Playwright brings along. */
final class Browser implements AutoCloseable {
    private static final List<String> FLAGS = List.of(
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync");
    private static final int PATIENCE = Patience.SECONDS * 1000;

    /** Milliseconds between two looks. */
    static final int POLL = 5;

    /** More than the page waits for it; what a digit means after a longer pause is only another choice. */
    private static final int SECOND_DIGIT = 620;

    private final Playwright playwright;
    private final com.microsoft.playwright.Browser browser;
    /** What pages complained of. */
    final List<String> complaints = new ArrayList<>();

    private Browser(Playwright playwright, com.microsoft.playwright.Browser browser) {
        this.playwright = playwright;
        this.browser = browser;
    }

    /** Whether a browser and what drives it are here: the system's node, or the one that Playwright brings along. */
    static boolean isHere() {
        return chromium().isPresent() && (program("node").isPresent() || bringsNode());
    }

    /** Only with the Maven profile bundled-node: it is 200 MB for all systems. */
    private static boolean bringsNode() {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        boolean arm = System.getProperty("os.arch").equals("aarch64");
        String folder = system.startsWith("mac") ? "mac" : system.startsWith("windows") ? "win32_x64" : "linux";
        String node = folder.equals("win32_x64") ? "/node.exe" : (arm ? "-arm64" : "") + "/node";
        return Browser.class.getResource("/driver/" + folder + node) != null;
    }

    private static Optional<Path> chromium() {
        for (String name : List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")) {
            Optional<Path> found = program(name);
            if (found.isPresent()) return found;
        }
        return Optional.empty();
    }

    private static Optional<Path> program(String name) {
        for (String folder : System.getenv().getOrDefault("PATH", "/usr/bin").split(java.io.File.pathSeparator)) {
            Path p = Path.of(folder, name);
            if (Files.isExecutable(p)) return Optional.of(p);
        }
        return Optional.empty();
    }

    static Browser start() {
        Map<String, String> environment = new HashMap<>(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1"));
        program("node").ifPresent(node -> environment.put("PLAYWRIGHT_NODEJS_PATH", node.toString()));
        Playwright p = Playwright.create(new Playwright.CreateOptions().setEnv(environment));
        return new Browser(
                p,
                p.chromium()
                        .launch(new BrowserType.LaunchOptions()
                                .setExecutablePath(chromium().orElseThrow())
                                .setTimeout(PATIENCE)
                                .setArgs(FLAGS)));
    }

    /** A new page of a new person, on a large screen, where nothing moves. */
    Page page() {
        return page(1280, 800, ReducedMotion.REDUCE);
    }

    Page page(int width, int height, ReducedMotion motion) {
        BrowserContext context = browser.newContext(new com.microsoft.playwright.Browser.NewContextOptions()
                .setViewportSize(width, height)
                .setReducedMotion(motion));
        context.setDefaultTimeout(PATIENCE);
        Page page = context.newPage();
        page.onPageError(complaints::add);
        page.onConsoleMessage(m -> {
            if (m.type().equals("error")
                    && !m.text().contains("WebSocket")
                    && !m.text().contains("ERR_")) complaints.add(m.text());
        });
        return page;
    }

    /** A new match at which the page sits. */
    static String sit(Page page, String base, String game, String seats, String more) {
        var made = Guest.make(base, game, seats, more);
        if (!made.has("match")) throw new IllegalStateException(made.toString());
        hold(page, base, made.get("match").asString(), made.get("token").asString());
        return made.get("match").asString();
    }

    static void hold(Page page, String base, String match, String token) {
        page.navigate(base + "/style/base.css");
        page.evaluate(
                "([m, t]) => { localStorage.setItem('croupier.tokens', JSON.stringify({ [m]: t }));"
                        + " localStorage.setItem('croupier.recent', JSON.stringify([{ match: m }])); }",
                List.of(match, token));
        page.navigate(base + "/#/m/" + match);
        page.waitForSelector(".banner");
    }

    static void ready(Page page) {
        page.waitForFunction("() => document.querySelector('.banner.asks:not(.sent), .banner.ended')");
    }

    static boolean isOver(Page page) {
        return page.querySelector(".banner.ended") != null;
    }

    private static void refuseBroken(Page page) {
        Object said = page.evaluate("() => document.querySelector('.toasts')?.innerText || ''");
        if (String.valueOf(said).contains("broke")) throw new IllegalStateException(String.valueOf(said));
    }

    /** Where the pointer hits one of the things that may be clicked now; null if there is none. */
    private static final String SPOT = """
        (chance) => {
          const seen = (e) => e.getClientRects().length > 0;
          const list = (css) => [...document.querySelectorAll(css)].filter(seen);
          let all = list('.menu button:not(.back)');
          if (!all.length) all = list('.thing.aim');
          if (!all.length) all = list('.option.confirm:not(:disabled)').filter(() => chance > 0.4);
          if (!all.length) all = list('.thing.may:not(.on), .spot.may, .banner .options .option:not(:disabled):not(.back):not(.on)');
          if (!all.length) all = list('.thing.may, .option.back');
          for (let n = 0; n < all.length; n++) {
            const e = all[(Math.floor(chance * 997) + n) % all.length];
            e.scrollIntoView({ block: 'nearest', inline: 'nearest' });
            const r = e.getBoundingClientRect();
            for (const [x, y] of [[.5, .5], [.15, .5], [.5, .15], [.1, .1], [.85, .5], [.5, .9]]) {
              const px = r.left + r.width * x, py = r.top + r.height * y;
              const hit = document.elementFromPoint(px, py);
              if (hit && (hit === e || e.contains(hit))) return [px, py];
            }
          }
          return null;
        }\
        """;

    /** Plays to the end with the pointer alone; how many clicks it took. */
    static int playByClick(Page page, Random dice, int most) {
        for (int clicks = 0; clicks < most; clicks++) {
            ready(page);
            if (isOver(page)) return clicks;
            clickSoon(page, dice);
        }
        throw new IllegalStateException("no end after " + most + " clicks");
    }

    /** Some clicks, as long as the match is not over. */
    static void playSome(Page page, Random dice, int clicks) {
        for (int i = 0; i < clicks; i++) {
            ready(page);
            if (isOver(page)) return;
            clickSoon(page, dice);
        }
        ready(page);
    }

    /** Whether the page asks its player something. */
    static boolean asks(Page page) {
        return page.querySelector(".banner.asks:not(.sent)") != null;
    }

    /** Clicks one of the things that may be clicked now; whether there was one. */
    static boolean click(Page page, Random dice) {
        refuseBroken(page);
        if (!(page.evaluate(SPOT, dice.nextDouble()) instanceof List<?> at)) return false;
        page.mouse().click(((Number) at.get(0)).doubleValue(), ((Number) at.get(1)).doubleValue());
        return true;
    }

    /** The same as soon as there is something to click, or the match is over. */
    private static void clickSoon(Page page, Random dice) {
        Patience patience = new Patience();
        while (!isOver(page) && !click(page, dice)) {
            patience.check("something to click");
            page.waitForTimeout(POLL);
        }
    }

    /** Waits until nothing on the page is so. */
    static void gone(Page page, String selector) {
        page.waitForFunction("(css) => !document.querySelector(css)", selector);
    }

    /** The question and everything that may be chosen, as the page shows it. */
    static String choice(Page page) {
        return String.valueOf(
                page.evaluate("() => [document.querySelector('.banner p').innerText.replace(/[0-9]+ s$/, ''),"
                        + " ...[...document.querySelectorAll('.thing.may')].map((e) => e.querySelector('.unseen').textContent),"
                        + " ...[...document.querySelectorAll('.banner .option')].map((e) => e.innerText)].join('; ')"));
    }

    private static final String CHOICES =
            "() => { const n = [...document.querySelectorAll('.thing .key, .spot .key, .banner .options .option kbd')].map((e) =>"
                    + " +e.textContent).filter((x) => x > 0); return n.length ? Math.max(...n) : 0; }";

    /** Plays to the end with the keyboard alone. */
    static int playByKeys(Page page, Random dice, int most) {
        for (int presses = 0; presses < most; presses++) {
            ready(page);
            if (isOver(page)) return presses;
            refuseBroken(page);
            if (page.querySelector(".option.confirm:not(:disabled)") != null && dice.nextInt(5) > 1) {
                page.keyboard().press("Space");
                continue;
            }
            if (page.querySelector(".menu") != null) {
                int items = page.querySelectorAll(".menu button:not(.back)").size();
                for (int i = dice.nextInt(Math.max(1, items)); i > 0; i--)
                    page.keyboard().press("ArrowDown");
                page.keyboard().press("Enter");
                continue;
            }
            page.waitForFunction("() => document.querySelector('.banner.ended') || (" + CHOICES + ")() > 0");
            int choices = ((Number) page.evaluate(CHOICES)).intValue();
            if (choices == 0) continue;
            int number = 1 + dice.nextInt(choices);
            for (char digit : Integer.toString(number).toCharArray())
                page.keyboard().press(String.valueOf(digit));
            // the page waits whether a second digit follows
            if (number < 10 && number * 10 <= choices) page.waitForTimeout(SECOND_DIGIT);
        }
        throw new IllegalStateException("no end after " + most + " keys");
    }

    @Override
    public void close() {
        try {
            browser.close();
            playwright.close();
        } catch (PlaywrightException e) {
            // it is gone already
        }
    }
}
