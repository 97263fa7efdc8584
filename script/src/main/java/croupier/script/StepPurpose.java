package croupier.script;

import croupier.kernel.Purpose;
import croupier.kernel.Table;
import org.jspecify.annotations.Nullable;

/** What a step asks for: the step in its own words. A step's record gets one for each of its choices, or as a component. */
public final class StepPurpose implements Purpose {
    private final Compilation c;
    private final String usual;
    private @Nullable Verb step;
    private @Nullable String told;

    /** @param usual the words of a question that belongs to no step */
    StepPurpose(Compilation c, String usual) {
        this.c = c;
        this.usual = usual;
    }

    void of(Verb asking) {
        step = asking;
    }

    @Override
    public String text() {
        String now = told;
        if (now != null) return now;
        String text = step == null ? "" : Teller.sentence(step.question(new Teller(c)));
        now = text.isEmpty() ? usual : text.endsWith(".") ? text.substring(0, text.length() - 1) : text;
        told = now;
        return now;
    }

    @Override
    public String aside(Table t, long code) {
        return step == null ? "" : step.aside(t, new Teller(c), code);
    }
}
