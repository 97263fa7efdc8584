package croupier.script.texts;

import croupier.script.Ability;
import croupier.script.Modifier;
import croupier.script.Numbered;
import croupier.script.Steps;
import croupier.script.Teller;
import croupier.script.Term;
import croupier.script.Told;
import croupier.script.Verb;
import croupier.script.files.Mistakes;
import croupier.script.files.Node;
import croupier.script.files.Source;
import croupier.script.forms.Form;
import croupier.script.forms.OwnWords;
import croupier.script.forms.Shape;
import java.util.List;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** Says definitions: in the words of their file, in a text of their own, or what they do in order. */
final class DefinitionWords {
    private final CardTeller w;

    DefinitionWords(CardTeller w) {
        this.w = w;
    }

    /** What a definition or a part of it says in the words of its file; null if it has none. */
    @Nullable
    String own(@Nullable Object value) {
        OwnWords own = value instanceof Record ? w.c.own.get(value) : null;
        return own == null ? null : new Template(own.text(), new OwnNumbers(own), w).filled();
    }

    /** What the words of a file may speak of: the numbers that the definition names. */
    private record OwnNumbers(OwnWords own) implements Template.Gaps {
        @Override
        public boolean has(String name) {
            return own.has(name);
        }

        @Override
        public @Nullable Object value(String name) {
            return own.value(name);
        }

        @Override
        public boolean isEmpty(String name) {
            return !own.has(name);
        }
    }

    String definition(Object definition) {
        String own = own(definition);
        if (definition instanceof Told t) return own != null ? t.text(w, own) : t.text(w);
        if (own != null) return own;
        if (definition instanceof Term t) return w.values.term(t);
        if (definition instanceof Steps s) return w.sentences(s);
        if (definition instanceof Ability || definition instanceof Modifier || definition instanceof Verb)
            return Teller.sentence(w.words(definition));
        if (!(definition instanceof Record r)) return w.words(definition);
        StringJoiner all = new StringJoiner(" ");
        for (Shape.Part p : w.c.forms.shape(r.getClass()).parts()) {
            String text = p.form().isGiven() ? "" : effect(p.of(r));
            if (!text.isEmpty()) all.add(text);
        }
        return all.toString();
    }

    /** What a part of a definition has to say, as sentences; nothing if it does nothing. */
    String effect(@Nullable Object value) {
        String own = own(value);
        if (own != null) return Teller.sentence(value instanceof Told t ? t.text(w, own) : own);
        return switch (value) {
            case Steps s -> w.sentences(s);
            case Numbered<?> n -> effect(n.value());
            case Ability a -> Teller.sentence(w.words(a));
            case Modifier m -> Teller.sentence(w.words(m));
            case Told t -> t.text(w);
            case Verb v -> Teller.sentence(w.words(v));
            case List<?> all -> {
                StringJoiner texts = new StringJoiner(" ");
                for (Object one : all) {
                    String text = w.noted("line", one, () -> effect(one));
                    if (!text.isEmpty()) texts.add(text);
                }
                yield texts.toString();
            }
            case null, default -> "";
        };
    }

    // ---- records and their parameters

    Parameters parameters(Record of) {
        return new Parameters(of, this, w.c.forms.shape(of.getClass()));
    }

    /** A value as card files write it. */
    @Nullable
    Object read(Form form, String written) {
        return form.read(
                new Node.Scalar(written, false, new Source("a sentence", written), 1, 1), w.c.reading(new Mistakes()));
    }

    /** Whether a value says the same as what it is when it is not written. */
    boolean isDefault(Shape.Part part, Object value) {
        Node otherwise = part.otherwise();
        if (otherwise == null) return false;
        Object usual = part.form().read(otherwise, w.c.reading(new Mistakes()));
        if (usual == null || usual.equals(value)) return usual != null;
        CardTeller other = w.afresh();
        return other.words(usual).equals(other.words(value));
    }
}
