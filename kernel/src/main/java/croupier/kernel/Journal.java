package croupier.kernel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Seed and answers: enough to play a match again. Save file, replay and bug report are this. */
public final class Journal {
    private static final String HEAD = "croupier journal 1";
    private static final String FROM = " from ";

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
    /** The packs on top of the game's own cards with which the match was played. */
    private List<Content.Pack> packs = List.of();
    /** The table with which a match begins that was loaded under other rules; empty for one that begins as usual. */
    private List<Snapshot.Line> base = List.of();

    public Journal(String game, String content, int seats, long seed, Map<String, String> options) {
        this.game = game;
        this.content = content;
        this.seats = seats;
        this.seed = seed;
        this.options = new LinkedHashMap<>(options);
    }

    static Journal of(Setup s) {
        Journal j = new Journal(s.game().name(), s.game().cards().hash(), s.seats(), s.seed(), s.options());
        j.packs = s.game().cards().packs();
        if (s.opening() instanceof Snapshot table) j.base = table.lines();
        return j;
    }

    /** The packs that the match needs, beside the cards that come with the game. */
    public List<Content.Pack> packs() {
        return packs;
    }

    /** The cards of the match, made of those that come with the game and the packs that it carries; null if it carries not all. */
    public @Nullable Content cards(Content own) {
        Content all = own;
        for (Content.Pack p : packs) {
            if (p.files().isEmpty()) return null;
            all = all.withPack(p.name(), p.from(), p.files());
        }
        return all;
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

    /** Whether the table was laid out otherwise than by the options alone, as for a scenario. */
    public boolean isLaid() {
        return !base.isEmpty();
    }

    /** The journal of the match up to its first answers. */
    public Journal first(int count) {
        Journal j = new Journal(game, content, seats, seed, options);
        j.answers.addAll(answers.subList(0, count));
        j.packs = packs;
        j.base = base;
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
        return base.isEmpty() ? s : s.with(new Snapshot(base));
    }

    // ---- as text

    public String write() {
        StringBuilder s = new StringBuilder(HEAD).append('\n');
        s.append("game ").append(game).append('\n');
        s.append("content ").append(content).append('\n');
        for (Content.Pack p : packs) write(p, s);
        s.append("seats ").append(seats).append('\n');
        s.append("seed ").append(seed).append('\n');
        options.forEach((name, value) ->
                s.append("option ").append(name).append('=').append(value).append('\n'));
        for (Snapshot.Line line : base) s.append("base ").append(line.text()).append('\n');
        for (Answer a : answers) {
            s.append(a.leaves ? "leave " : "answer ").append(a.seat);
            if (!a.leaves) s.append(' ').append(Integer.toHexString(a.fingerprint));
            for (long code : a.codes) s.append(' ').append(Long.toHexString(code));
            s.append('\n');
        }
        return s.toString();
    }

    /** A pack, and the files of a small one in a line each. */
    private static void write(Content.Pack p, StringBuilder s) {
        s.append("pack ").append(p.hash()).append(' ').append(p.name());
        s.append(FROM).append(p.from()).append('\n');
        p.files()
                .forEach((place, text) -> s.append("file ")
                        .append(place)
                        .append(' ')
                        .append(text.replace("\\", "\\\\").replace("\r", "\\r").replace("\n", "\\n"))
                        .append('\n'));
    }

    /** Reads what {@link #write} wrote, and notes of people in lines that begin with #; says which line is wrong and what would be right. */
    public static Journal read(String text) {
        return read(text, 0);
    }

    /** Reads a journal that has this many lines of something else before it; mistakes count them. */
    static Journal read(String text, int before) {
        String[] lines = text.split("\n", -1);
        if (!lines[0].strip().equals(HEAD))
            throw new IllegalArgumentException(
                    "line " + (before + 1) + ": not a journal: it must begin with '" + HEAD + "'");
        Map<String, Snapshot.Line> head = new LinkedHashMap<>();
        Map<String, String> options = new LinkedHashMap<>();
        List<Snapshot.Line> base = new ArrayList<>();
        List<Snapshot.Line> answers = new ArrayList<>();
        List<Content.Pack> packs = new ArrayList<>();
        for (int i = 1; i < lines.length; i++) {
            Snapshot.Line line = new Snapshot.Line(before + i + 1, lines[i].strip());
            if (line.text().isEmpty() || line.text().startsWith("#")) continue;
            if (line.text().startsWith("base "))
                base.add(new Snapshot.Line(line.number(), line.text().substring(5)));
            else if (line.text().startsWith("pack ")) packs.add(pack(line));
            else if (line.text().startsWith("file ")) file(lines[i], line, packs);
            else readLine(line, head, options, answers);
        }
        for (String needed : List.of("game", "content", "seats", "seed"))
            if (!head.containsKey(needed))
                throw new IllegalArgumentException("the journal has no line '" + needed + " ...'");
        int seats = (int) number(head, "seats", 1, 99);
        long seed = number(head, "seed", Long.MIN_VALUE, Long.MAX_VALUE);
        Journal j = new Journal(text(head, "game"), text(head, "content"), seats, seed, options);
        j.base = base;
        j.packs = List.copyOf(packs);
        for (Snapshot.Line line : answers) j.answers.add(answer(line, seats));
        return j;
    }

    private static void readLine(
            Snapshot.Line line,
            Map<String, Snapshot.Line> head,
            Map<String, String> options,
            List<Snapshot.Line> answers) {
        String word = line.text().split(" ", 2)[0];
        String rest = line.text().substring(word.length()).strip();
        switch (word) {
            case "game", "content", "seats", "seed" -> {
                if (head.put(word, new Snapshot.Line(line.number(), rest)) != null)
                    throw line.wrong("'" + word + "' is there twice");
            }
            case "option" -> {
                String[] pair = rest.split("=", 2);
                if (pair.length < 2) throw line.wrong("write 'option name=value'");
                options.put(pair[0], pair[1]);
            }
            case "leave", "answer" -> answers.add(line);
            default ->
                throw line.wrong("no line begins with '" + word + "'. "
                        + Nearest.hint(
                                word,
                                List.of(
                                        "game", "content", "pack", "file", "seats", "seed", "option", "base", "answer",
                                        "leave")));
        }
    }

    private static Content.Pack pack(Snapshot.Line line) {
        String[] parts = line.text().split(" ", 3);
        int end = parts.length < 3 ? -1 : parts[2].indexOf(FROM);
        if (end < 0) throw line.wrong("write 'pack HASH NAME from PLACE'");
        return new Content.Pack(
                parts[2].substring(0, end), parts[1], parts[2].substring(end + FROM.length()), new TreeMap<>());
    }

    /** A file of the last pack. */
    private static void file(String written, Snapshot.Line line, List<Content.Pack> packs) {
        String[] parts = written.split(" ", 3);
        if (parts.length < 3 || packs.isEmpty()) throw line.wrong("write 'file PLACE TEXT' behind the pack it is of");
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < parts[2].length(); i++) {
            char c = parts[2].charAt(i);
            boolean isEscape = c == '\\' && i + 1 < parts[2].length();
            if (isEscape) c = parts[2].charAt(++i);
            text.append(isEscape && c == 'n' ? '\n' : isEscape && c == 'r' ? '\r' : c);
        }
        packs.getLast().files().put(parts[1], text.toString());
    }

    private static Answer answer(Snapshot.Line line, int seats) {
        String[] parts = line.text().split(" +");
        int seat = (int) number(line, part(line, parts, 1), 10, 0, seats - 1);
        if (parts[0].equals("leave")) return new Answer(seat, new long[0], 0, true);
        int fingerprint = (int) number(line, part(line, parts, 2), 16, 0, 0xffffffffL);
        long[] codes = new long[parts.length - 3];
        for (int i = 0; i < codes.length; i++)
            codes[i] = number(line, parts[i + 3], 16, Long.MIN_VALUE, Long.MAX_VALUE);
        return new Answer(seat, codes, fingerprint, false);
    }

    private static String text(Map<String, Snapshot.Line> head, String name) {
        Snapshot.Line line = head.get(name);
        return line == null ? "" : line.text();
    }

    private static long number(Map<String, Snapshot.Line> head, String name, long least, long most) {
        Snapshot.Line line = head.getOrDefault(name, new Snapshot.Line(0, ""));
        return number(line, line.text(), 10, least, most);
    }

    private static String part(Snapshot.Line line, String[] parts, int i) {
        if (i >= parts.length) throw line.wrong("the line ends too early");
        return parts[i];
    }

    private static long number(Snapshot.Line line, String text, int base, long least, long most) {
        long n;
        try {
            n = base == 16 ? Long.parseUnsignedLong(text, 16) : Long.parseLong(text);
        } catch (NumberFormatException e) {
            throw line.wrong("'" + text + "' is not a number");
        }
        if (n < least || n > most) throw line.wrong(text + " is not from " + least + " to " + most);
        return n;
    }
}
