package croupier.script.scenario;

import croupier.kernel.Code;
import croupier.kernel.Decision;
import croupier.kernel.Match;
import croupier.kernel.Reply;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Answers the open decisions of a match in words. */
final class Answering {
    private static final Pattern AND = Pattern.compile("\\s*,\\s*and\\s+|\\s*,\\s*|\\s+and\\s+");
    private static final Pattern BY_SEAT = Pattern.compile("(?:seat )?([0-9]{1,2}) ?: ?(.+)");

    private static final String PASS = "pass";

    private final Match match;

    Answering(Match match) {
        this.match = match;
    }

    /** It is not clear what is meant. */
    static final class Unclear extends Exception {
        private static final long serialVersionUID = 1L;

        Unclear(String message) {
            super(message, null, false, false);
        }
    }

    /** Carries out one answer; the seat is -1 where the answer does not say it. */
    Reply answer(int seat, String words) throws Unclear {
        Matcher by = BY_SEAT.matcher(words);
        if (by.matches()) return answer(Integer.parseInt(by.group(1)) - 1, by.group(2));
        String plain = Texts.plain(words);
        return switch (plain) {
            case "all pass" -> allPass();
            case "let time run out" -> timeRunsOut(seat);
            case "leave", "surrender", "concede" -> leave(seat, plain);
            case "undo" -> match.undo(seatFor(seat, plain));
            case "undo freely" -> match.undo(seatFor(seat, plain), true);
            default -> choose(seatFor(seat, words), words);
        };
    }

    /** An option of that very word comes before the kernel's own meaning; "leave" alone is not the beginning of another option. */
    private Reply leave(int seat, String plain) throws Unclear {
        int who = seatFor(seat, plain);
        Decision d = match.openFor(who);
        return d != null && isOption(d, plain) ? choose(who, plain) : match.leave(who);
    }

    private boolean isOption(Decision d, String plain) {
        if (!plain.equals("leave")) return !options(d).meant(plain).isEmpty();
        return options(d).words().stream()
                .anyMatch(option -> Texts.plain(option).equals(plain));
    }

    private int seatFor(int seat, String words) throws Unclear {
        if (seat >= 0) return seat;
        if (match.open() == 1) return match.open(0).seat();
        if (match.isOver() || match.open() == 0) return 0;
        List<String> asked = new ArrayList<>();
        for (int i = 0; i < match.open(); i++) asked.add("'" + (match.open(i).seat() + 1) + ": " + words + "'");
        throw new Unclear("several seats are asked at once: write " + String.join(" or ", asked));
    }

    /** Each seat that is asked passes once, until somebody is asked again or cannot pass. */
    private Reply allPass() throws Unclear {
        List<Integer> passed = new ArrayList<>();
        Reply last = new Reply(false, "nobody is asked");
        while (match.open() > 0) {
            Decision next = null;
            for (int i = 0; i < match.open() && next == null; i++)
                if (!passed.contains(match.open(i).seat())) next = match.open(i);
            if (next == null || (last.ok() && options(next).meant(PASS).isEmpty())) return last;
            passed.add(next.seat());
            last = choose(next.seat(), PASS);
            if (!last.ok()) return last;
        }
        return last;
    }

    private Reply timeRunsOut(int seat) {
        List<Integer> late = new ArrayList<>();
        for (int i = 0; i < match.open(); i++)
            if (seat < 0 || match.open(i).seat() == seat) late.add(match.open(i).seat());
        Reply last = late.isEmpty() ? match.answer(Math.max(0, seat), 0L) : Reply.OK;
        for (int s : late) {
            Decision d = match.openFor(s);
            if (d != null && last.ok()) last = match.timeOut(s);
        }
        return last;
    }

    /** What is answered for a seat whose time has run out: the first of as many as must be chosen. */
    static long[] defaultOf(Decision d) {
        if (!d.several()) return new long[] {d.otherwise()};
        long[] codes = new long[d.min()];
        for (int i = 0; i < codes.length; i++) codes[i] = d.code(i);
        return codes;
    }

    private Options options(Decision d) {
        return new Options(match.table(), d);
    }

    private Reply choose(int seat, String words) throws Unclear {
        Decision d = match.openFor(seat);
        if (d == null) return match.answer(seat, Code.STOP);
        List<Long> codes = find(options(d), words, d.several());
        if (codes != null)
            return match.answer(seat, codes.stream().mapToLong(Long::longValue).toArray());
        List<Long> refused = options(d).meantRefused(words);
        if (!refused.isEmpty()) return match.answer(seat, refused.get(0));
        List<Long> besides = one(options(d), words, options(d).meantBesides(words), List.of());
        if (besides != null) return match.answer(seat, besides.get(0));
        return new Reply(false, "'" + words + "' is not one of the options");
    }

    /** The codes that are meant; null for no such option. */
    private static @Nullable List<Long> find(Options options, String words, boolean several) throws Unclear {
        List<Long> one = single(options, words, List.of());
        if (one != null || !several) return one;
        String list = words.replaceFirst("^(?i)(choose|pick|take) ", "");
        if (Texts.same(list, "nothing")) return List.of();
        return sets(options, list, new ArrayList<>());
    }

    private static @Nullable List<Long> single(Options options, String words, List<Long> taken) throws Unclear {
        return one(options, words, options.meant(words), taken);
    }

    /** The one that is meant; of those that are alike, any. */
    private static @Nullable List<Long> one(Options options, String words, List<Long> could, List<Long> taken)
            throws Unclear {
        List<Long> meant = new ArrayList<>(could);
        if (meant.isEmpty()) return null;
        long first = meant.get(0);
        boolean alike = meant.stream().allMatch(c -> options.areAlike(first, c));
        meant.removeAll(taken);
        if (meant.isEmpty()) return null;
        if (alike || meant.size() == 1) return List.of(meant.get(0));
        List<String> told = meant.stream().map(options::words).distinct().toList();
        throw new Unclear("'" + words + "' may mean: " + String.join(" | ", told));
    }

    /** Things with "and" or a comma between them; a name may itself contain an "and". */
    private static @Nullable List<Long> sets(Options options, String list, List<Long> taken) throws Unclear {
        List<Long> all = single(options, list, taken);
        if (all != null) return with(taken, all);
        Matcher and = AND.matcher(list);
        for (int from = 0; and.find(from); from = and.end()) {
            List<Long> head = single(options, list.substring(0, and.start()), taken);
            if (head == null) continue;
            List<Long> whole = sets(options, list.substring(and.end()), with(taken, head));
            if (whole != null) return whole;
        }
        return null;
    }

    private static List<Long> with(List<Long> taken, List<Long> more) {
        List<Long> all = new ArrayList<>(taken);
        all.addAll(more);
        return all;
    }
}
