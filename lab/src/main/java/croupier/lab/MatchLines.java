package croupier.lab;

import croupier.kernel.Match;
import croupier.kernel.Outcome;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.SequencedMap;
import java.util.TreeMap;

/** A line for every match of a simulation, in their order, whichever thread played them. */
public final class MatchLines {
    /** How a line is written. */
    public enum Form {
        CSV,
        JSONL
    }

    private final Writer out;
    private final Form form;
    private final TreeMap<Long, String> waiting = new TreeMap<>();
    private final TreeMap<Long, Long> ends = new TreeMap<>();
    private long next;

    public MatchLines(Writer out, Form form, int seats) {
        this.out = out;
        this.form = form;
        if (form == Form.CSV) write(String.join(",", columns(seats).keySet()) + "\n");
    }

    /** The columns of a line, with the types that databases have for them. */
    public static SequencedMap<String, String> columns(int seats) {
        SequencedMap<String, String> all = new LinkedHashMap<>();
        for (String number : List.of("match", "seed", "decisions", "turns")) all.put(number, "BIGINT");
        for (int seat = 1; seat <= seats; seat++) {
            all.put("bot-" + seat, "VARCHAR");
            all.put("result-" + seat, "VARCHAR");
            all.put("score-" + seat, "INTEGER");
        }
        return all;
    }

    /** Appends the line of a match. */
    void line(
            StringBuilder text,
            List<String> bots,
            int shift,
            long match,
            long seed,
            Match m,
            long decisions,
            int turns) {
        boolean json = form == Form.JSONL;
        text.append(json ? "{\"match\":" : "").append(match);
        text.append(json ? ",\"seed\":" : ",").append(seed);
        text.append(json ? ",\"decisions\":" : ",").append(decisions);
        text.append(json ? ",\"turns\":" : ",").append(turns);
        if (json) text.append(",\"seats\":[");
        Outcome.Result[] results = m.outcome().results();
        for (int seat = 0; seat < results.length; seat++) {
            String bot = bots.get((seat + shift) % bots.size());
            String result = results[seat].name().toLowerCase(Locale.ROOT);
            if (json)
                text.append(seat == 0 ? "" : ",")
                        .append("{\"bot\":\"")
                        .append(bot)
                        .append("\",\"result\":\"")
                        .append(result)
                        .append("\",\"score\":")
                        .append(m.scoreOf(seat))
                        .append('}');
            else
                text.append(',')
                        .append(bot.contains(",") ? "\"" + bot + "\"" : bot)
                        .append(',')
                        .append(result)
                        .append(',')
                        .append(m.scoreOf(seat));
        }
        text.append(json ? "]}\n" : "\n");
    }

    /** The lines of the matches from one number up to another, which is not among them. */
    synchronized void put(long from, long to, String lines) {
        waiting.put(from, lines);
        ends.put(from, to);
        while (!waiting.isEmpty() && waiting.firstKey() == next) {
            Long end = ends.remove(next);
            write(waiting.pollFirstEntry().getValue());
            next = end == null ? next : end;
        }
    }

    private void write(String text) {
        try {
            out.write(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
