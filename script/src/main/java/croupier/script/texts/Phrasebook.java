package croupier.script.texts;

import croupier.kernel.Event;
import croupier.kernel.Kind;
import croupier.kernel.Sight;
import croupier.kernel.Zone;
import croupier.script.Condition;
import croupier.script.Conditions;
import croupier.script.English;
import croupier.script.Verb;
import croupier.script.forms.Pattern;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The game's turns of phrase, from the file {@code grammar.yaml} beside its card files. Each is a piece of the card language in
 * which something may be left open, and the words for it; of several that fit, the one that says most of the piece counts.
 */
final class Phrasebook {
    static final Phrasebook NONE = new Phrasebook(new English(Map.of(), ""));

    /** Something that a phrase says, and what fills its holes. */
    record Fitting(Phrase phrase, Map<String, Object> values) {}

    final English english;
    /** Whether one of something is said with an article, "a card", instead of its number. */
    boolean oneIsA;

    /** Whether small numbers of things are said as words: "three cards". */
    boolean saysNumbers;

    /** The sentences of abilities: when, change, prevent, instead. */
    final Map<String, String> abilities = new HashMap<>();

    private final List<Phrase> all = new ArrayList<>();
    private final Map<Class<?>, List<Phrase>> byRoot = new HashMap<>();
    private final Map<Phrase.About, List<Phrase>> byAbout = new HashMap<>();

    Phrasebook(English english) {
        this.english = english;
    }

    void add(Phrase p) {
        all.add(p);
        byAbout.computeIfAbsent(p.about, k -> new ArrayList<>()).add(p);
        if (p.about.isWhole)
            byRoot.computeIfAbsent(rootOf(p.pattern), k -> new ArrayList<>()).add(p);
    }

    private static Class<?> rootOf(Object pattern) {
        return pattern instanceof Pattern p ? p.shape().type() : pattern.getClass();
    }

    List<Phrase> all() {
        return all;
    }

    /** The phrase that fits a whole piece best; null if none does. */
    @Nullable
    Fitting find(@Nullable Object piece) {
        Object plain = Pattern.plain(piece);
        if (plain == null) return null;
        return best(byRoot.getOrDefault(plain.getClass(), List.of()), plain);
    }

    private static @Nullable Fitting best(List<Phrase> among, Object piece) {
        Fitting best = null;
        for (Phrase p : among) {
            if (best != null && p.weight <= best.phrase.weight) continue;
            Pattern.Found found = Pattern.match(p.pattern, piece);
            if (found != null) best = new Fitting(p, found.values);
        }
        return best;
    }

    /** How many steps from here on are said together, and how; null if they are said one by one. */
    record Run(Fitting said, int steps) {}

    @Nullable
    Run run(List<? extends Verb> steps, int from) {
        Run best = null;
        for (Phrase p : byAbout.getOrDefault(Phrase.About.STEPS, List.of())) {
            List<?> pattern = (List<?>) p.pattern;
            if (from + pattern.size() > steps.size()) continue;
            if (best != null && p.weight <= best.said.phrase.weight) continue;
            Pattern.Found found = Pattern.match(pattern, steps.subList(from, from + pattern.size()));
            if (found != null) best = new Run(new Fitting(p, found.values), pattern.size());
        }
        return best;
    }

    /** How an event is said that only counts under conditions; those that its words include are taken out of the list. */
    @Nullable
    Fitting event(Event event, Phrase.About about, List<Condition> conditions) {
        Fitting best = null;
        List<Condition> rest = conditions;
        for (Phrase p : byAbout.getOrDefault(about, List.of())) {
            if (((Event) p.pattern).index() != event.index()) continue;
            if (best != null && p.weight <= best.phrase.weight) continue;
            List<Condition> left = new ArrayList<>(conditions);
            Pattern.Found found = new Pattern.Found();
            if (!takeAll(Condition.parts(p.narrowed), left, found)) continue;
            best = new Fitting(p, found.values);
            rest = left;
        }
        if (best != null) keep(conditions, rest);
        return best;
    }

    private static void keep(List<Condition> all, List<Condition> rest) {
        List<Condition> left = List.copyOf(rest);
        all.clear();
        all.addAll(left);
    }

    private static boolean takeAll(List<Condition> patterns, List<Condition> from, Pattern.Found found) {
        for (Condition p : patterns) if (!Pattern.take(p, from, found)) return false;
        return true;
    }

    /** How conditions are said together that are said better than one by one; they are taken out of the list. */
    @Nullable
    Fitting together(List<Condition> conditions) {
        Fitting best = null;
        List<Condition> rest = conditions;
        for (Phrase p : byRoot.getOrDefault(Conditions.And.class, List.of())) {
            if (best != null && p.weight <= best.phrase.weight) continue;
            List<Condition> left = new ArrayList<>(conditions);
            Pattern.Found found = new Pattern.Found();
            if (!takeAll(Condition.parts((Condition) p.pattern), left, found)) continue;
            best = new Fitting(p, found.values);
            rest = left;
        }
        if (best != null) keep(conditions, rest);
        return best;
    }

    /** What a condition says of a row of this kind; null if there are no words for it. */
    @Nullable
    Fitting quality(Condition condition, @Nullable Kind kind) {
        return kind == null ? null : quality(condition, kind.name());
    }

    /** What a condition says of a row of the kind of this name. */
    @Nullable
    Fitting quality(Condition condition, String kind) {
        Fitting best = null;
        for (Phrase p : byAbout.getOrDefault(Phrase.About.QUALITY, List.of())) {
            Quality q = (Quality) p.pattern;
            if (!q.kind.name().equals(kind)) continue;
            if (best != null && p.weight <= best.phrase.weight) continue;
            Pattern.Found found = Pattern.match(p.narrowed, condition);
            if (found != null) best = new Fitting(p, found.values);
        }
        return best;
    }

    /** Where something is that lies in no zone. */
    static final Zone NOWHERE = new Zone("nowhere", -1, Sight.ALL, true, false);

    /** How the log says a move between zones; null stands for any zone. */
    record Move(@Nullable Zone from, @Nullable Zone to, String says) {
        boolean fits(@Nullable Zone left, @Nullable Zone entered) {
            return isSo(from, left == null ? NOWHERE : left) && isSo(to, entered == null ? NOWHERE : entered);
        }

        private static boolean isSo(@Nullable Zone told, Zone is) {
            return told == null || told.equals(is);
        }
    }

    final List<Move> moves = new ArrayList<>();

    /** The first that fits counts. */
    @Nullable
    String move(@Nullable Zone from, @Nullable Zone to) {
        for (Move m : moves) if (m.fits(from, to)) return m.says;
        return null;
    }

    /** Of which kind of row a quality speaks. */
    record Quality(Kind kind) {}
}
