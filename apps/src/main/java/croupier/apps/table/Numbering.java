package croupier.apps.table;

import croupier.kernel.Code;
import croupier.kernel.Decision;
import croupier.kernel.Match;
import croupier.kernel.Prompt;
import croupier.kernel.Say;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The numbers that are typed for options: while a turn lasts an option keeps its number, and nothing else gets it. */
final class Numbering {
    /** An option by what it does with which row, whatever it is aimed at, and how it is called. */
    private record Given(long what, String called, int number) {}

    private final Map<Prompt, Map<Long, Given>> numbers = new HashMap<>();
    private int turn = -1;

    /** A number for each of these options, which are offered together; those that are seldom wanted come last. */
    int[] of(Match m, Decision d, List<Long> options) {
        int now = m.game().turn(m.table());
        if (now != turn) numbers.clear();
        turn = now;
        Map<Long, Given> known = now < 0 || d.several()
                ? new LinkedHashMap<>()
                : numbers.computeIfAbsent(d.why(), _ -> new LinkedHashMap<>());
        int[] all = new int[options.size()];
        for (boolean seldom : new boolean[] {false, true})
            for (int i = 0; i < all.length; i++)
                if (isSeldom(m, options.get(i)) == seldom) all[i] = number(m, d, options.get(i), options, known);
        return all;
    }

    static boolean isSeldom(Match m, long code) {
        return m.game().layout().word(Code.word(code)).seldom();
    }

    private static int number(Match m, Decision d, long code, List<Long> together, Map<Long, Given> known) {
        long what = Code.of(Code.word(code), Code.a(code), 0);
        Given before = known.get(what);
        if (before != null) return before.number;
        String called = Say.option(m.table(), d.seat(), what);
        Given same = leftBy(called, together, known);
        int number = same != null ? same.number : known.size() + 1;
        if (same != null) known.remove(same.what);
        known.put(what, new Given(what, called, number));
        return number;
    }

    /** One of the same name that is not offered any more, such as the card that was played: another one takes its place. */
    private static @org.jspecify.annotations.Nullable Given leftBy(
            String called, List<Long> together, Map<Long, Given> known) {
        Set<Long> offered = new HashSet<>();
        for (long code : together) offered.add(Code.of(Code.word(code), Code.a(code), 0));
        for (Given g : known.values()) if (g.called.equals(called) && !offered.contains(g.what)) return g;
        return null;
    }
}
