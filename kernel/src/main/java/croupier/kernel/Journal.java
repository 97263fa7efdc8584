package croupier.kernel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Seed and answers: enough to play a match again. Save file, replay and bug report are this. */
public final class Journal {
    private static final String HEAD = "croupier journal 1";

    /** One answer; leaving the match is an answer without codes. */
    public record Answer(int seat, long[] codes, int fingerprint, boolean leaves) {
        @Override
        public boolean equals(Object o) {
            return o instanceof Answer a && seat == a.seat && leaves == a.leaves && Arrays.equals(codes, a.codes);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(codes) * 31 + seat;
        }
    }

    public final String game;
    public final String content;
    public final int seats;
    public final long seed;
    public final Map<String, String> options;
    private final List<Answer> answers = new ArrayList<>();

    public Journal(String game, String content, int seats, long seed, Map<String, String> options) {
        this.game = game;
        this.content = content;
        this.seats = seats;
        this.seed = seed;
        this.options = new LinkedHashMap<>(options);
    }

    static Journal of(Setup s) {
        return new Journal(s.game().name(), s.game().cards().hash(), s.seats(), s.seed(), s.options());
    }

    public List<Answer> answers() {
        return List.copyOf(answers);
    }

    public int size() {
        return answers.size();
    }

    public Answer get(int i) {
        return answers.get(i);
    }

    public void add(Answer a) {
        answers.add(a);
    }

    /** The same match, as far as its first answers. */
    public Journal first(int count) {
        Journal j = new Journal(game, content, seats, seed, options);
        j.answers.addAll(answers.subList(0, count));
        return j;
    }

    void cut(int to) {
        answers.subList(to, answers.size()).clear();
    }

    /** What has to be set up to play it again. */
    public Setup setup(Game with) {
        if (!with.name().equals(game))
            throw new IllegalArgumentException("this is a match of " + game + ", not of " + with.name());
        Setup s = Setup.of(with, seats, seed);
        for (Map.Entry<String, String> o : options.entrySet()) s = s.with(o.getKey(), o.getValue());
        return s;
    }

    // ---- as text

    public String write() {
        StringBuilder s = new StringBuilder(HEAD).append('\n');
        s.append("game ").append(game).append('\n');
        s.append("content ").append(content).append('\n');
        s.append("seats ").append(seats).append('\n');
        s.append("seed ").append(seed).append('\n');
        options.forEach((name, value) ->
                s.append("option ").append(name).append('=').append(value).append('\n'));
        for (Answer a : answers) {
            s.append(a.leaves ? "leave " : "answer ").append(a.seat);
            if (!a.leaves) s.append(' ').append(Integer.toHexString(a.fingerprint));
            for (long code : a.codes) s.append(' ').append(Long.toHexString(code));
            s.append('\n');
        }
        return s.toString();
    }

    /** Reads what {@link #write} wrote, and notes of people in lines that begin with #; says which line is wrong and what would be right. */
    public static Journal read(String text) {
        String[] lines = text.split("\n", -1);
        if (!lines[0].strip().equals(HEAD))
            throw new IllegalArgumentException("line 1: not a journal: it must begin with '" + HEAD + "'");
        Map<String, String> head = new LinkedHashMap<>();
        Map<String, String> options = new LinkedHashMap<>();
        List<Answer> answers = new ArrayList<>();
        for (int i = 1; i < lines.length; i++) {
            String line = lines[i].strip();
            if (!line.isEmpty() && !line.startsWith("#")) readLine(line, i + 1, head, options, answers);
        }
        for (String needed : List.of("game", "content", "seats", "seed"))
            if (!head.containsKey(needed))
                throw new IllegalArgumentException("the journal has no line '" + needed + " ...'");
        Journal j = new Journal(
                head.getOrDefault("game", ""),
                head.getOrDefault("content", ""),
                (int) number(head.getOrDefault("seats", ""), 10, "seats"),
                number(head.getOrDefault("seed", ""), 10, "seed"),
                options);
        j.answers.addAll(answers);
        return j;
    }

    private static void readLine(
            String line, int n, Map<String, String> head, Map<String, String> options, List<Answer> answers) {
        String[] parts = line.split(" +");
        String where = "line " + n;
        switch (parts[0]) {
            case "game", "content", "seats", "seed" ->
                head.put(parts[0], line.substring(parts[0].length()).strip());
            case "option" -> {
                String[] pair = line.substring("option".length()).strip().split("=", 2);
                if (pair.length < 2) throw new IllegalArgumentException(where + ": write 'option name=value'");
                options.put(pair[0], pair[1]);
            }
            case "leave" ->
                answers.add(new Answer((int) number(part(parts, 1, where), 10, where), new long[0], 0, true));
            case "answer" -> {
                long[] codes = new long[Math.max(0, parts.length - 3)];
                for (int i = 0; i < codes.length; i++) codes[i] = number(parts[i + 3], 16, where);
                int seat = (int) number(part(parts, 1, where), 10, where);
                answers.add(new Answer(seat, codes, (int) number(part(parts, 2, where), 16, where), false));
            }
            default ->
                throw new IllegalArgumentException(where + ": no line begins with '" + parts[0] + "'. "
                        + Nearest.hint(
                                parts[0], List.of("game", "content", "seats", "seed", "option", "answer", "leave")));
        }
    }

    private static String part(String[] parts, int i, String where) {
        if (i >= parts.length) throw new IllegalArgumentException(where + ": the line ends too early");
        return parts[i];
    }

    private static long number(String text, int base, String where) {
        try {
            return base == 16 ? Long.parseUnsignedLong(text, 16) : Long.parseLong(text);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(where + ": '" + text + "' is not a number", e);
        }
    }
}
