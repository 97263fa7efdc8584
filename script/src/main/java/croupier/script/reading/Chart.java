package croupier.script.reading;

import croupier.script.files.Node;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Reads one text by rules: all pieces of card files that a stretch of it may say. */
final class Chart {
    /** How many readings of one stretch are looked at. */
    private static final int MOST = 72;

    private final String text;
    /** The text with its capitals. */
    private final String original;

    private final Rules rules;
    private final Predicate<Rule> may;
    private final Map<String, Map<Long, List<Node>>> known = new HashMap<>();
    /** How far words were understood. */
    private int farthest;

    Chart(String original, Rules rules, Predicate<Rule> may) {
        this.original = Learner.shortened(original);
        this.text = this.original.toLowerCase(Locale.ROOT);
        this.rules = rules;
        this.may = may;
    }

    int farthest() {
        return farthest;
    }

    static boolean isBound(String text, int at) {
        return at == 0
                || at == text.length()
                || !Character.isLetterOrDigit(text.charAt(at - 1))
                || !Character.isLetterOrDigit(text.charAt(at));
    }

    List<Node> whole(String symbol) {
        return read(symbol, 0, text.length());
    }

    List<Node> read(String symbol, int from, int to) {
        Map<Long, List<Node>> cells = known.computeIfAbsent(symbol, k -> new HashMap<>());
        long cell = ((long) from << 32) | to;
        List<Node> done = cells.get(cell);
        if (done != null) return done;
        cells.put(cell, List.of());
        Map<String, Node> found = new LinkedHashMap<>();
        for (Rule rule : rules.of(symbol)) {
            if (found.size() >= MOST) break;
            if (rule.isVerbatim() || !may.test(rule) || !couldBe(rule, from, to)) continue;
            match(rule, rule.parts(), 0, from, to, new HashMap<>(), found);
        }
        if (found.isEmpty())
            for (Rule rule : rules.of(symbol))
                if (rule.isVerbatim()) match(rule, rule.parts(), 0, from, to, new HashMap<>(), found);
        if (to > from + 1 && text.charAt(to - 1) == '.')
            for (Node node : read(symbol, from, to - 1)) found.putIfAbsent(Pieces.key(node), node);
        List<Node> all = List.copyOf(found.values());
        cells.put(cell, all);
        return all;
    }

    /** Whether the words of a rule are there at all. */
    private boolean couldBe(Rule rule, int from, int to) {
        int at = from;
        for (int i = 0; i < rule.parts().size(); i++) {
            if (!(rule.parts().get(i) instanceof Rule.Words w)) continue;
            if (i == 0) {
                at = end(w.text(), from, to);
                if (at < 0) return false;
                continue;
            }
            String words = core(w.text());
            int next = text.indexOf(words, at);
            if (next < 0 || next + words.length() > to) return false;
            at = next + words.length();
        }
        return true;
    }

    /** Words without the points and spaces at their end, which may be missing. */
    private static String core(String words) {
        int end = words.length();
        while (end > 0 && (words.charAt(end - 1) == '.' || words.charAt(end - 1) == ' ')) end--;
        return words.substring(0, end);
    }

    /** Where words end that begin here; at the end of a stretch their last point or space may be missing; -1 if they are others. */
    private int end(String words, int at, int to) {
        if (at + words.length() <= to) return text.startsWith(words, at) ? at + words.length() : -1;
        String rest = text.substring(at, to);
        if (!words.startsWith(rest)) return -1;
        for (int i = rest.length(); i < words.length(); i++)
            if (words.charAt(i) != '.' && words.charAt(i) != ' ') return -1;
        return to;
    }

    private void match(
            Rule rule,
            List<Rule.Part> parts,
            int next,
            int at,
            int to,
            Map<Integer, Node> holes,
            Map<String, Node> found) {
        if (found.size() >= MOST) return;
        if (next == parts.size()) {
            if (at == to) finish(rule, holes, found);
            return;
        }
        switch (parts.get(next)) {
            case Rule.Words w -> {
                int end = end(w.text(), at, to);
                if (end < 0) return;
                farthest = Math.max(farthest, end);
                match(rule, parts, next + 1, end, to, holes, found);
            }
            case Rule.Flag f -> {
                Map<Integer, Node> more = new HashMap<>(holes);
                more.put(f.hole(), Pieces.scalar("true"));
                match(rule, parts, next + 1, at, to, more, found);
            }
            case Rule.Option o -> {
                List<Rule.Part> with = new ArrayList<>(o.parts());
                with.addAll(parts.subList(next + 1, parts.size()));
                match(rule, with, 0, at, to, holes, found);
                match(rule, parts, next + 1, at, to, holes, found);
            }
            case Rule.Figure f -> {
                int end = at;
                while (end < to && Character.isDigit(text.charAt(end))) end++;
                if (end == at) return;
                farthest = Math.max(farthest, end);
                Map<Integer, Node> more = new HashMap<>(holes);
                more.put(f.hole(), Pieces.scalar((f.negative() ? "-" : "") + text.substring(at, end)));
                match(rule, parts, next + 1, end, to, more, found);
            }
            case Rule.Verbatim v -> {
                for (int end : ends(parts, next, at, to)) {
                    Map<Integer, Node> more = new HashMap<>(holes);
                    more.put(v.hole(), Pieces.scalar(original.substring(at, end)));
                    if (original.substring(at, end).indexOf('.') < 0)
                        match(rule, parts, next + 1, end, to, more, found);
                }
            }
            case Rule.Gap g -> gap(rule, parts, next, g, at, to, holes, found);
            case Rule.Series s -> {
                for (int end : ends(parts, next, at, to)) series(rule, parts, next, s, at, end, to, holes, found);
            }
        }
    }

    private void gap(
            Rule rule,
            List<Rule.Part> parts,
            int next,
            Rule.Gap g,
            int at,
            int to,
            Map<Integer, Node> holes,
            Map<String, Node> found) {
        for (int end : ends(parts, next, at, to)) {
            for (Node node : read(g.symbol(), at, end)) {
                Map<Integer, Node> more = new HashMap<>(holes);
                Node before = g.hole() < 0 ? null : more.put(g.hole(), node);
                if (before != null && !Pieces.key(before).equals(Pieces.key(node))) continue;
                match(rule, parts, next + 1, end, to, more, found);
            }
        }
    }

    private void series(
            Rule rule,
            List<Rule.Part> parts,
            int next,
            Rule.Series s,
            int at,
            int end,
            int to,
            Map<Integer, Node> holes,
            Map<String, Node> found) {
        List<List<Node>> all = new ArrayList<>();
        items(s, at, end, new ArrayList<>(), all);
        for (List<Node> items : all) {
            Map<Integer, Node> more = new HashMap<>(holes);
            List<Node> flat = new ArrayList<>();
            for (Node n : items)
                if (n instanceof Node.Sequence q) flat.addAll(q.items());
                else flat.add(n);
            more.put(s.hole(), Pieces.sequence(flat));
            match(rule, parts, next + 1, end, to, more, found);
        }
    }

    private void items(Rule.Series s, int at, int end, List<Node> before, List<List<Node>> all) {
        if (all.size() >= MOST) return;
        for (Node last : read(s.symbol(), at, end)) {
            List<Node> items = new ArrayList<>(before);
            items.add(last);
            all.add(items);
        }
        for (String between : s.between())
            for (int stop = text.indexOf(between, at + 1);
                    stop >= 0 && stop + between.length() < end;
                    stop = text.indexOf(between, stop + 1))
                for (Node one : read(s.symbol(), at, stop)) {
                    List<Node> items = new ArrayList<>(before);
                    items.add(one);
                    items(s, stop + between.length(), end, items, all);
                }
    }

    /** Where a gap may end: where the words behind it begin, or anywhere between words. */
    private List<Integer> ends(List<Rule.Part> parts, int gap, int at, int to) {
        List<Integer> all = new ArrayList<>();
        if (at >= to) return all;
        if (gap + 1 == parts.size()) {
            all.add(to);
            return all;
        }
        @Nullable String words = parts.get(gap + 1) instanceof Rule.Words w ? w.text() : null;
        for (int end = at + 1; end <= to; end++)
            if (isBound(text, end) && (words == null || end(words, end, to) >= 0)) all.add(end);
        return all;
    }

    private static void finish(Rule rule, Map<Integer, Node> holes, Map<String, Node> found) {
        Node made = Pieces.filled(rule.source(), holes);
        if (made != null) found.putIfAbsent(Pieces.key(made), made);
    }
}
