package croupier.apps.check;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/** Measures the web table as a player feels it: what the first load weighs, and how long it takes until something happens. */
public final class TableSpeed {
    private static final String SPEED = "(" + TableCheck.script("speed.js") + ")";
    private static final int LOADS = 5;
    private static final int ANSWERS = 60;
    private static final int MOST_CLICKS = 600;
    private static final int WIDTH = 1440;
    private static final int HEIGHT = 900;

    private final String base;
    private final Path folder;
    private final PrintWriter out;

    public TableSpeed(String base, Path folder, PrintWriter out) {
        this.base = base;
        this.folder = folder;
        this.out = out;
    }

    public void run() throws InterruptedException {
        try (Chromium browser = Chromium.start(folder.resolve("profile"))) {
            browser.window(WIDTH, HEIGHT, "no-preference");
            List<Double> first = new ArrayList<>();
            long bytes = 0;
            for (int i = 0; i < LOADS; i++) {
                browser.go("about:blank");
                browser.countBytes();
                long from = System.nanoTime();
                browser.go(base + "/?" + i);
                browser.value(SPEED + ".until('.game .play')");
                browser.value(
                        "[...document.querySelectorAll('.game')].find((g) => g.querySelector('h2').textContent === 'Spire')"
                                + ".querySelector('.play').click()");
                browser.value(SPEED + ".until('.banner.asks')");
                first.add((System.nanoTime() - from) / 1e6);
                bytes = Math.max(bytes, browser.bytes());
            }
            out.printf(Locale.ROOT, "first load with a table, on the wire   %,9d bytes%n", bytes);
            print("from the address to the first decision", first);
            print("from a click to the first beat", beats(browser));
        }
    }

    private static List<Double> beats(Chromium browser) throws InterruptedException {
        Random dice = new Random(5);
        List<Double> all = new ArrayList<>();
        for (int i = 0; i < MOST_CLICKS && all.size() < ANSWERS; i++) {
            browser.until("document.querySelector('.banner.asks:not(.sent), .banner.ended')");
            if (browser.value("!!document.querySelector('.banner.ended')").asBoolean()) break;
            double took =
                    browser.value(SPEED + ".beat(" + dice.nextDouble() + ")").asDouble();
            if (took >= 0) all.add(took);
        }
        return all;
    }

    private void print(String what, List<Double> all) {
        List<Double> sorted = all.stream().sorted().toList();
        out.printf(
                Locale.ROOT,
                "%-38s %6.0f ms median, %.0f ms p95, %.0f ms worst of %d%n",
                what,
                at(sorted, 0.5),
                at(sorted, 0.95),
                at(sorted, 1),
                sorted.size());
        out.flush();
    }

    private static double at(List<Double> sorted, double part) {
        return sorted.isEmpty() ? 0 : sorted.get((int) Math.ceil(part * sorted.size()) - 1);
    }
}
