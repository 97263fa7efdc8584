package croupier.script.reading;

import croupier.script.Amounts;
import croupier.script.Noun;
import croupier.script.Selection;
import croupier.script.Steps;
import croupier.script.Term;
import croupier.script.Verb;
import croupier.script.files.Node;
import croupier.script.forms.Pattern;
import croupier.script.forms.Shape;
import croupier.script.language.Spots;
import croupier.script.library.Recompiler;
import croupier.script.texts.TextTrace;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Makes rules from how the text of a definition was made: every phrase of it, with gaps where other values are said. */
final class Learner {
    private final Rules rules;
    private final Recompiler recompiler;
    private final Spots spots;
    private final Reminders reminders;
    private final Class<?> definition;
    private @Nullable Echoes echoes;
    private final String origin;

    Learner(Rules rules, Recompiler recompiler, Spots spots, Reminders reminders, Class<?> definition, String origin) {
        this.rules = rules;
        this.recompiler = recompiler;
        this.spots = spots;
        this.reminders = reminders;
        this.definition = definition;
        this.origin = origin;
    }

    /** Learns all phrases of a text. */
    void learn(TextTrace trace, Spots.Spot within) {
        echoes = new Echoes(trace, within, spots);
        for (TextTrace.Said said : trace.said()) learn(said, within);
    }

    private void learn(TextTrace.Said said, Spots.Spot within) {
        Spots.Spot own = said.value() == null ? null : spot(said.value(), within);
        boolean steps = isStepGroup(said) && isWithin(said, within);
        if (own == null && said.value() != null && !said.words().isBlank() && !isStepGroup(said)) byDefault(said);
        boolean turned = own != null
                && said.template() != null
                && said.value() instanceof Record r
                && template(said.template(), r);
        if (!turned && (own != null || steps) && !said.words().isBlank()) phrase(said, own == null ? within : own);
        for (TextTrace.Said inner : said.inside()) learn(inner, own == null ? within : own);
    }

    /** Whether a sentence could be turned round, so that nothing else needs to be known of it. */
    private boolean template(String sentence, Record of) {
        Shape shape = recompiler.shape(of.getClass());
        for (croupier.script.Says says : of.getClass().getAnnotationsByType(croupier.script.Says.class))
            if (says.value().equals(sentence))
                return TemplateRules.of(shape, sentence, says.when(), of instanceof Verb) != null;
        Rule rule = TemplateRules.of(shape, sentence, new String[0], of instanceof Verb);
        if (rule != null) rules.add(rule, "");
        return rule != null && isDefinition(of);
    }

    private boolean isDefinition(Object value) {
        return value.getClass() == definition;
    }

    private static String symbol(TextTrace.Said said) {
        return said.way().equals("sentence")
                ? "sentence|" + Objects.requireNonNull(said.value()).getClass().getName()
                : Symbols.of(said.way(), said.value());
    }

    private static boolean isStepGroup(TextTrace.Said said) {
        return said.way().equals("step");
    }

    /** What is not written is said too: it is written as it is by default. */
    private void byDefault(TextTrace.Said said) {
        for (Spots.Spot s : spots.of(Objects.requireNonNull(said.value())))
            if (s.isWhole() && Shape.isDefault(s.node())) phrase(said, s);
    }

    // ---- where values stand

    private boolean isWithin(TextTrace.Said steps, Spots.Spot within) {
        for (Object step : (List<?>) Objects.requireNonNull(steps.value()))
            if (spot(step, within) == null) return false;
        return true;
    }

    private Spots.@Nullable Spot spot(Object value, Spots.Spot within) {
        for (Spots.Spot s : spots.of(value)) if (isInside(s, within)) return s;
        return null;
    }

    private static boolean isInside(Spots.Spot inner, Spots.Spot outer) {
        if (Pieces.isSame(inner.node(), outer.node()))
            return outer.isWhole() || (!inner.isWhole() && inner.from() >= outer.from() && inner.to() <= outer.to());
        return outer.isWhole() && contains(outer.node(), inner.node());
    }

    static boolean contains(Node outer, Node inner) {
        if (Pieces.isSame(outer, inner)) return true;
        return switch (outer) {
            case Node.Scalar s -> false;
            case Node.Sequence q -> q.items().stream().anyMatch(n -> contains(n, inner));
            case Node.Mapping m -> m.entries().stream().anyMatch(e -> contains(e.value(), inner));
        };
    }

    // ---- one phrase

    /** Something that is said inside of a phrase. */
    private record Inner(TextTrace.Said said, Spots.Spot spot, int from, int to) {}

    private void phrase(TextTrace.Said said, Spots.Spot own) {
        String text = plain(said.words());
        Object value = Pattern.plain(said.value());
        if (value instanceof Amounts.Fixed f && figure(said, text, f.value())) return;
        if (value instanceof Integer n && figure(said, text, n)) return;
        List<Inner> found = new ArrayList<>();
        gather(said.inside(), own, text, new boolean[text.length() + 1], found, said);
        found.sort(Comparator.comparingInt(Inner::from));
        if (value instanceof List<?> all && !isStepGroup(said) && series(said, text, all, found)) return;
        List<Rule.Part> parts = new ArrayList<>();
        List<Pieces.Cut> cuts = new ArrayList<>();
        int at = 0;
        for (Inner in : found) {
            if (in.from > at) parts.add(new Rule.Words(text.substring(at, in.from)));
            parts.add(new Rule.Gap(symbol(in.said), cuts.size()));
            cuts.add(new Pieces.Cut(in.spot, cuts.size()));
            at = in.to;
        }
        if (at < text.length()) parts.add(new Rule.Words(text.substring(at)));
        if (value instanceof Noun || value instanceof Selection) echo(said, text, own);
        Node source = source(said, own, cuts);
        if (parts.isEmpty()) return;
        if (value instanceof Steps && !hasWords(parts) && !Pieces.isHole(source)) return;
        if (isVerbatim(value, said.words(), source))
            rules.add(Rule.of(symbol(said), List.of(new Rule.Verbatim(0)), Pieces.hole(0)), "");
        rules.add(Rule.of(symbol(said), parts, source), origin);
    }

    /** A row may be called by what another part of the definition says of it: "target creature". */
    private void echo(TextTrace.Said said, String text, Spots.Spot own) {
        if (echoes == null) return;
        for (Echoes.Echo e : echoes.of(own)) {
            String words = plain(e.said().words());
            int at = text.indexOf(words);
            if (words.isEmpty() || at < 0 || !Chart.isBound(text, at) || !Chart.isBound(text, at + words.length()))
                continue;
            List<Rule.Part> parts = new ArrayList<>();
            if (at > 0) parts.add(new Rule.Words(text.substring(0, at)));
            parts.add(new Rule.Gap(symbol(e.said()), 0));
            if (at + words.length() < text.length()) parts.add(new Rule.Words(text.substring(at + words.length())));
            if (!(Pieces.cut(own, List.of(), spots) instanceof Node.Scalar name)) continue;
            rules.add(Rule.of(symbol(said), parts, Pieces.scalar(name.text() + e.note())), origin);
        }
    }

    /** Whether a value is written as it is said, such as a type line. */
    private static boolean isVerbatim(@Nullable Object value, String words, Node source) {
        return value instanceof Record
                && !(value instanceof Term)
                && source instanceof Node.Scalar s
                && s.text().equalsIgnoreCase(words);
    }

    /** Steps that say nothing cannot be read: somebody would have to guess them. */
    private static boolean hasWords(List<Rule.Part> parts) {
        for (Rule.Part p : parts)
            if (p instanceof Rule.Words w
                    && w.text().chars().anyMatch(Character::isLetter)
                    && !w.text().strip().equals("and")) return true;
        return false;
    }

    private Node source(TextTrace.Said said, Spots.Spot own, List<Pieces.Cut> cuts) {
        if (!isStepGroup(said)) return Pieces.cut(own, cuts, spots);
        List<Node> items = new ArrayList<>();
        for (Object step : (List<?>) Objects.requireNonNull(said.value())) {
            Spots.Spot spot = spot(step, own);
            if (spot != null) items.add(Pieces.cut(spot, cuts, spots));
        }
        return Pieces.sequence(items);
    }

    private boolean figure(TextTrace.Said said, String text, int value) {
        String digits = Integer.toString(Math.abs(value));
        int at = text.indexOf(digits);
        if (at < 0) return false;
        List<Rule.Part> parts = new ArrayList<>();
        if (at > 0) parts.add(new Rule.Words(text.substring(0, at)));
        parts.add(new Rule.Figure(0, value < 0));
        if (at + digits.length() < text.length()) parts.add(new Rule.Words(text.substring(at + digits.length())));
        rules.add(Rule.of(symbol(said), parts, Pieces.hole(0)), "");
        return true;
    }

    /** A list whose items are said one after the other. */
    private boolean series(TextTrace.Said said, String text, List<?> all, List<Inner> found) {
        if (found.isEmpty() || found.size() > all.size()) return false;
        Set<String> between = new HashSet<>();
        String symbol = symbol(found.get(0).said);
        for (int i = 0; i < found.size(); i++) {
            Inner in = found.get(i);
            if (!in.said.way().equals("step") && !isItem(in.said, all)) return false;
            if (!symbol(in.said).equals(symbol)) return false;
            if (i > 0) between.add(text.substring(found.get(i - 1).to, in.from));
        }
        int covered = 0;
        for (Inner in : found)
            covered += in.said.way().equals("step") ? ((List<?>) Objects.requireNonNull(in.said.value())).size() : 1;
        if (covered != all.size()) return false;
        List<Rule.Part> parts = new ArrayList<>();
        if (found.get(0).from > 0) parts.add(new Rule.Words(text.substring(0, found.get(0).from)));
        parts.add(new Rule.Series(symbol, 0, between));
        if (found.getLast().to < text.length()) parts.add(new Rule.Words(text.substring(found.getLast().to)));
        rules.add(Rule.of(symbol(said), parts, Pieces.hole(0)), found.size() < 3 ? "" : origin);
        return true;
    }

    @SuppressWarnings("ReferenceEquality")
    private static boolean isItem(TextTrace.Said said, List<?> all) {
        for (Object one : all) if (Pattern.plain(one) == Pattern.plain(said.value())) return true;
        return false;
    }

    /** What is said inside and stands in the same place of the file, where its words are found. */
    private void gather(
            List<TextTrace.Said> inside,
            Spots.Spot own,
            String text,
            boolean[] taken,
            List<Inner> found,
            TextTrace.Said outer) {
        for (TextTrace.Said in : inside) {
            Spots.Spot spot = in.value() == null || in.words().isBlank() ? null : spotOf(in, own);
            int at = spot == null || isTaken(spot, found) ? -1 : find(plain(in.words()), text, taken, found);
            if (at < 0) {
                if (spot == null || !isTaken(spot, found)) gather(in.inside(), own, text, taken, found, outer);
                continue;
            }
            int end = at + plain(in.words()).length();
            for (int i = at; i < end; i++) taken[i] = true;
            found.add(new Inner(in, Objects.requireNonNull(spot), at, end));
        }
    }

    private Spots.@Nullable Spot spotOf(TextTrace.Said in, Spots.Spot own) {
        if (!isStepGroup(in)) return spot(Objects.requireNonNull(in.value()), own);
        return spot(((List<?>) Objects.requireNonNull(in.value())).getFirst(), own);
    }

    private static boolean isTaken(Spots.Spot spot, List<Inner> found) {
        for (Inner in : found) if (isInside(spot, in.spot) || isInside(in.spot, spot)) return true;
        return false;
    }

    private int find(String words, String text, boolean[] taken, List<Inner> found) {
        if (words.isEmpty()) return -1;
        int after = found.isEmpty() ? 0 : found.getLast().to;
        int at = free(words, text, after, taken);
        return at >= 0 ? at : free(words, text, 0, taken);
    }

    private static int free(String words, String text, int from, boolean[] taken) {
        for (int at = text.indexOf(words, from); at >= 0; at = text.indexOf(words, at + 1))
            if (!taken[at]
                    && !taken[at + words.length() - 1]
                    && Chart.isBound(text, at)
                    && Chart.isBound(text, at + words.length())) return at;
        return -1;
    }

    /** Words as they are compared: in lower case, without the point at the end. */
    private String plain(String words) {
        return inLowerCase(reminders.without(words));
    }

    private static String inLowerCase(String words) {
        return shortened(words).toLowerCase(Locale.ROOT);
    }

    /** Words without the point at the end. */
    static String shortened(String words) {
        String s = words.strip();
        return s.endsWith(".") ? s.substring(0, s.length() - 1) : s;
    }
}
