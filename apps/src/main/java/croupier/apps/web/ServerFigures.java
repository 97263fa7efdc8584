package croupier.apps.web;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

/** What the server counts, in the OpenMetrics text form that monitoring programs read. */
final class ServerFigures {
    static final String TYPE = "application/openmetrics-text; version=1.0.0; charset=utf-8";

    private static final double[] SECONDS = {0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10};

    private static final Map<String, String> HELP = Map.ofEntries(
            Map.entry("answers", "Answers that were taken and stored, of people and bots."),
            Map.entry("commits", "Transactions of the store."),
            Map.entry("foreign_origins", "Requests of pages of other sites, which were refused."),
            Map.entry("matches", "Matches that were made."),
            Map.entry("matches_ended", "Matches that were played to their end."),
            Map.entry("refusals", "Messages that were refused with a reason."),
            Map.entry("troubles", "What the operator finds in the log."),
            Map.entry("processor_seconds", "Time of processors that the program has used."),
            Map.entry("rooms", "Matches in memory."),
            Map.entry("sockets", "Pages that are connected."),
            Map.entry("memory_bytes", "Heap in use, with what the next collection frees."),
            Map.entry("memory_limit_bytes", "The largest heap."),
            Map.entry("store_bytes", "What the store takes up."),
            Map.entry("waiting_commits", "Changes that wait to be stored."));

    private final Map<String, LongAdder> counts = new ConcurrentHashMap<>();
    private final LongAdder[] within = new LongAdder[SECONDS.length + 1];
    private final LongAdder answerNanos = new LongAdder();

    ServerFigures() {
        for (int i = 0; i < within.length; i++) within[i] = new LongAdder();
    }

    void count(String name) {
        counts.computeIfAbsent(name, _ -> new LongAdder()).increment();
    }

    /** A person's answer was taken, stored and sent to all after this time. */
    void answered(long nanos) {
        int i = 0;
        while (i < SECONDS.length && nanos > SECONDS[i] * 1e9) i++;
        within[i].increment();
        answerNanos.add(nanos);
    }

    long of(String name) {
        LongAdder found = counts.get(name);
        return found == null ? 0 : found.sum();
    }

    /** All counts, those that others keep, and what is so now. */
    String text(Map<String, Double> alsoCounted, Map<String, Long> now) {
        StringBuilder s = new StringBuilder();
        Map<String, Double> all = new TreeMap<>(alsoCounted);
        counts.forEach((name, n) -> all.put(name, (double) n.sum()));
        all.forEach((name, n) -> {
            head(s, name, "counter");
            s.append("croupier_")
                    .append(name)
                    .append("_total ")
                    .append(number(n))
                    .append('\n');
        });
        new TreeMap<>(now).forEach((name, n) -> {
            head(s, name, "gauge");
            s.append("croupier_").append(name).append(' ').append(n).append('\n');
        });
        times(s);
        return s.append("# EOF\n").toString();
    }

    private static void head(StringBuilder s, String name, String type) {
        s.append("# TYPE croupier_").append(name).append(' ').append(type).append('\n');
        String help = HELP.get(name);
        if (help != null)
            s.append("# HELP croupier_").append(name).append(' ').append(help).append('\n');
    }

    private void times(StringBuilder s) {
        String name = "croupier_answer_seconds";
        s.append("# TYPE ").append(name).append(" histogram\n");
        s.append("# HELP ").append(name).append(" From a person's answer until it is stored and acknowledged.\n");
        long sum = 0;
        for (int i = 0; i < within.length; i++) {
            sum += within[i].sum();
            String most = i < SECONDS.length ? number(SECONDS[i]) : "+Inf";
            s.append(name)
                    .append("_bucket{le=\"")
                    .append(most)
                    .append("\"} ")
                    .append(sum)
                    .append('\n');
        }
        s.append(name).append("_count ").append(sum).append('\n');
        s.append(name).append("_sum ").append(number(answerNanos.sum() / 1e9)).append('\n');
    }

    private static String number(double n) {
        if (n == Math.rint(n) && Math.abs(n) < 1e15) return Long.toString((long) n);
        return String.format(Locale.ROOT, "%.6f", n).replaceFirst("0+$", "");
    }
}
