package croupier.script;

import croupier.kernel.Purpose;
import croupier.kernel.Table;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What a step asks for: the step in its own words. A step's record gets one for each of its choices, or as a component. */
public final class StepPurpose implements Purpose {
    private final Supplier<Teller> texts;
    private final String usual;
    private @Nullable Verb step;
    private @Nullable String told;

    /** @param usual the words of a question that belongs to no step */
    public StepPurpose(Supplier<Teller> texts, String usual) {
        this.texts = texts;
        this.usual = usual;
    }

    /** The step that asks. */
    public void of(Verb asking) {
        step = asking;
    }

    @Override
    public String text() {
        String now = told;
        if (now != null) return now;
        String text = step == null ? "" : Teller.sentence(texts.get().question(step));
        now = text.isEmpty() ? usual : text.endsWith(".") ? text.substring(0, text.length() - 1) : text;
        told = now;
        return now;
    }

    @Override
    public String aside(Table t, long code) {
        return step == null ? "" : step.aside(t, texts.get(), code);
    }
}
