package croupier.script.texts;

import croupier.script.forms.Pattern;
import croupier.script.forms.Shape;
import org.jspecify.annotations.Nullable;

/** The components of a record as what a sentence may speak of. */
public record Parameters(Record of, DefinitionWords w, Shape shape) implements Template.Gaps {
    @Override
    public boolean has(String name) {
        return part(name) != null;
    }

    @Override
    public @Nullable Object value(String name) {
        Shape.Part part = part(name);
        return part == null ? null : part.of(of);
    }

    @Override
    public boolean isEmpty(String name) {
        Shape.Part part = part(name);
        Object value = part == null ? null : part.of(of);
        return part == null || value == null || Boolean.FALSE.equals(value) || w.isDefault(part, value);
    }

    /** Whether a parameter is as if this were written for it. */
    boolean is(String name, String written) {
        Shape.Part part = part(name);
        if (part == null) throw new IllegalArgumentException(shape.type().getSimpleName() + " has no '" + name + "'");
        Object value = w.read(part.form(), written);
        return Pattern.match(value, part.of(of)) != null;
    }

    private Shape.@Nullable Part part(String name) {
        for (Shape.Part p : shape.parts()) if (p.java().equals(name) || p.key().equals(name)) return p;
        return null;
    }
}
