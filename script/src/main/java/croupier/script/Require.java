package croupier.script;

import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.kernel.Word;
import org.jspecify.annotations.Nullable;

/** Goes on only if a condition is true; otherwise the text ends, or the next step is left out. */
@Doc("Goes on only if a condition is true; otherwise the text ends, or the next step is left out.")
public record Require(
        @MainArgument @Doc("What must be true.") Condition that,

        @Name("else") @Doc("What happens otherwise.") @Default("stop")
        Otherwise otherwise,

        @Doc("What the log says if the text ends here; made from the condition by default.") @Nullable
        Word because,

        Failure failure)
        implements Verb {
    /** What happens if the condition is false. */
    public enum Otherwise {
        STOP,
        SKIP
    }

    public Require {
        if (because != null && otherwise == Otherwise.SKIP)
            throw new IllegalArgumentException("'because' says why a text ends: with 'else: skip' it goes on");
    }

    public boolean skips() {
        return otherwise == Otherwise.SKIP;
    }

    @Override
    public void run(Table t, Scope s) {
        if (that.test(t, s)) return;
        s.stopped = true;
        if (t.isLogged()) failure.tell(t, s, because);
    }

    @Override
    public String text(Teller w) {
        return "If " + w.words(that) + ":";
    }
}
