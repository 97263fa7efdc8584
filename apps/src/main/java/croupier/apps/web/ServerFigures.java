package croupier.apps.web;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

/** What the server counts, in the text form that monitoring programs read. */
final class ServerFigures {
    private final Map<String, LongAdder> counts = new ConcurrentHashMap<>();

    void count(String name) {
        counts.computeIfAbsent(name, _ -> new LongAdder()).increment();
    }

    long of(String name) {
        LongAdder found = counts.get(name);
        return found == null ? 0 : found.sum();
    }

    /** All counts, and what is so now. */
    String text(Map<String, Long> now) {
        StringBuilder s = new StringBuilder();
        new TreeMap<>(counts).forEach((name, n) -> line(s, name + "_total", "counter", n.sum()));
        new TreeMap<>(now).forEach((name, n) -> line(s, name, "gauge", n));
        return s.toString();
    }

    private static void line(StringBuilder s, String name, String type, long n) {
        s.append("# TYPE croupier_").append(name).append(' ').append(type).append('\n');
        s.append("croupier_").append(name).append(' ').append(n).append('\n');
    }
}
