package croupier.apps.load;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Looks at a server from time to time while people play at it, and prints what it holds. */
public final class LoadSamples implements AutoCloseable {
    private final Load load;
    private final LoadServer server;
    private final PrintWriter out;
    private @Nullable Thread thread;

    public LoadSamples(Load load, LoadServer server, PrintWriter out) {
        this.load = load;
        this.server = server;
        this.out = out;
    }

    /** Begins to look: this many times, the first time after the warm-up. */
    public void take(int samples, double warmUp, double seconds) {
        thread = Thread.ofPlatform().start(() -> {
            try {
                Thread.sleep((long) (warmUp * 1000));
                for (int i = 0; i < samples; i++) {
                    if (i > 0) Thread.sleep((long) (seconds * 1000 / samples));
                    look(warmUp + seconds * i / samples);
                }
            } catch (InterruptedException | IOException e) {
                // play has ended
            }
        });
    }

    private void look(double at) throws IOException, InterruptedException {
        String figures = load.metrics();
        out.printf(
                "after %.0f s: %d matches in memory, %d ended, heap %.1f MB, resident %d MB, %d open files, store %.1f MB, %d answers%n",
                at,
                figure(figures, "rooms"),
                figure(figures, "matches_ended_total"),
                server.liveBytes() / 1e6,
                server.residentBytes() >> 20,
                server.openFiles(),
                figure(figures, "store_bytes") / 1e6,
                figure(figures, "answers_total"));
        out.flush();
    }

    private static long figure(String figures, String name) {
        Matcher m = Pattern.compile("(?m)^croupier_" + name + " (\\d+)").matcher(figures);
        return m.find() ? Long.parseLong(m.group(1)) : 0;
    }

    @Override
    public void close() {
        Thread looks = thread;
        if (looks == null) return;
        looks.interrupt();
        try {
            looks.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
