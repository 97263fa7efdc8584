package croupier.script.texts;

import croupier.script.Amounts;
import croupier.script.Choice;
import croupier.script.English;
import croupier.script.PerRow;
import croupier.script.RecordParts;
import croupier.script.Says;
import croupier.script.Selection;
import croupier.script.Steps;
import croupier.script.Teller;
import croupier.script.Verb;
import croupier.script.forms.Shape;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** Says steps: each as the sentence of its verb, several as sentences or as one part of a sentence. */
final class StepWords {
    private final CardTeller w;

    StepWords(CardTeller w) {
        this.w = w;
    }

    // ---- one step

    /** A verb or a definition in its own words: its sentence, or its key and its parameters. */
    String says(Record of) {
        String later = of instanceof Verb ? saysLater(of) : null;
        return later == null ? saysNow(of) : later;
    }

    /** A step that does nothing below some level: "from ascension 17, apply 2 Weak"; null for any other. */
    private @Nullable String saysLater(Record step) {
        RecordComponent[] parts = RecordParts.of(step.getClass());
        for (int i = 0; i < parts.length; i++)
            if (RecordParts.value(parts[i], step) instanceof Amounts.ByLevel b && b.beginsWithNone())
                return AmountWords.FROM + w.words(b.by()) + " " + b.from().get(1) + ", "
                        + English.small(saysNow(RecordParts.with(step, i, b.later())));
        return null;
    }

    private String saysNow(Record of) {
        Parameters given = w.definitions.parameters(of);
        Says best = null;
        for (Says says : of.getClass().getAnnotationsByType(Says.class))
            if (holds(says.when(), given) && (best == null || fits(says) > fits(best))) best = says;
        return best == null || fits(best) < 0 ? plain(of) : w.filled(best.value(), of, given);
    }

    /** Own point of view first, then what says most of the parameters; a sentence for another point of view never fits. */
    private int fits(Says says) {
        if (!says.view().isEmpty() && !says.view().equals(w.view)) return -1;
        return (says.view().isEmpty() ? 0 : 100) + says.when().length;
    }

    private static boolean holds(String[] when, Parameters given) {
        for (String one : when) {
            int colon = one.indexOf(':');
            if (colon < 0
                    ? given.isEmpty(one)
                    : !given.is(
                            one.substring(0, colon), one.substring(colon + 1).strip())) return false;
        }
        return true;
    }

    /** A verb that says nothing of itself: its key and its parameters. */
    private String plain(Record verb) {
        Shape shape = w.c.forms.shape(verb.getClass());
        StringBuilder text = new StringBuilder(shape.key());
        for (Shape.Part p : shape.parts()) {
            if (p.form().isGiven()) continue;
            Object value = p.of(verb);
            if (value == null || w.definitions.isDefault(p, value)) continue;
            text.append(p.main() ? " " : " " + p.key() + " ").append(w.words(value));
        }
        return text + ".";
    }

    // ---- several steps

    /** @param joined whether they become one sentence, in which only the first may leave out "you" */
    String sentences(List<? extends Verb> steps, boolean joined) {
        StringJoiner all = new StringJoiner(" ");
        boolean joins = false;
        String before = "";
        for (int i = 0; i < steps.size(); i++) {
            Phrasebook.Run run = w.c.own.containsKey(steps.get(i)) ? null : w.grammar.phrases.run(steps, i);
            if (run != null) i += run.steps() - 1;
            CardTeller now = joined && all.length() > 0 ? w.alsoSayingYou() : w;
            List<? extends Verb> said = steps.subList(run == null ? i : i - run.steps() + 1, i + 1);
            String text = w.noted(
                            "step",
                            said,
                            () -> run != null ? now.values.filled(run.said()) : now.words(said.getFirst()))
                    .strip();
            if (text.isEmpty()) continue;
            text = joins ? before + " " + English.small(text) : text;
            joins = text.endsWith(":");
            before = joins ? text.substring(0, text.length() - 1) + "," : "";
            if (!joins) all.add(Teller.sentence(text));
        }
        return all.toString();
    }

    /** Steps as one part of a sentence: "deal 3 damage and draw a card". */
    String clause(List<? extends Verb> steps) {
        String all = sentences(steps, true);
        if (all.indexOf('•') >= 0) return English.small(all.substring(0, all.length() - 1));
        List<String> parts = parts(all).stream().map(English::small).toList();
        boolean branches = parts.size() > 1 && parts.getFirst().startsWith("if ");
        return branches ? String.join("; ", parts) : joined(parts);
    }

    /** Steps that say names, as a list: "Red Louse and Looter". */
    String list(List<? extends Verb> steps) {
        return joined(parts(sentences(steps, false)));
    }

    private static List<String> parts(String sentences) {
        List<String> parts = new ArrayList<>();
        for (String s : sentences.split("(?<=\\.) ")) {
            String part = s.endsWith(".") ? s.substring(0, s.length() - 1) : s;
            if (!part.isEmpty()) parts.add(part);
        }
        return parts;
    }

    static String joined(List<String> parts) {
        if (parts.isEmpty()) return "do nothing";
        if (parts.size() == 1) return parts.get(0);
        String and = parts.getLast().startsWith(AmountWords.FROM) ? " and, " : " and ";
        return String.join(", ", parts.subList(0, parts.size() - 1)) + and + parts.getLast();
    }

    // ---- for each of some rows

    /** "For each player, ...", or with each of them as the one who does it: "each player sacrifices a creature". */
    String forEach(Selection set, PerRow<Steps> steps) {
        String one = w.rows.one(set);
        CardTeller each = w.calling(NameWords.itOf(steps.slot()), "each " + one, "that " + one, English.pronoun(one));
        String clause = each.aside().clause(steps.value());
        if (!one.equals(w.words(set)) && clause.startsWith("each " + one + " ")) return clause;
        return "For each of " + w.words(set) + ", " + clause(steps.value());
    }

    /** What each of a set does: "each player secretly chooses up to one card from their hand". */
    String eachDoes(Selection set, String verb, PerRow<Choice> what) {
        String one = w.rows.one(set);
        CardTeller each = w.spokenOf(NameWords.itOf(what.slot()), "that " + one, English.pronoun(one));
        return "each " + one + " " + verb + " " + each.rows.all(what.value());
    }
}
