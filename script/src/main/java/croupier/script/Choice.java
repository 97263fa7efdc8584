package croupier.script;

import croupier.kernel.Ask;
import croupier.kernel.Kind;
import croupier.kernel.Prompt;
import croupier.kernel.Rows;
import croupier.kernel.Scope;
import croupier.kernel.Stream;
import croupier.kernel.Table;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Which rows are taken, and who says so: {@code 1 of hand}, {@code up to 3 of hand where type = attack}, {@code any of hand},
 * {@code all of hand}, {@code random 2 of enemies}. A set alone means all of it.
 *
 * @param prompt why is asked, made from the text
 * @param purpose what is asked for, in the words of the step
 */
public record Choice(
        How how,
        Amount min,
        Amount max,
        Selection from,
        Prompt prompt,
        StepPurpose purpose,
        @Nullable Stream stream) implements Term {
    /** Who says which. */
    public enum How {
        ASK,
        ALL,
        RANDOM
    }

    /** The chosen rows, lent until the task is done; the one who decides is asked where there is a choice. */
    public Rows take(Table t, Scope s) {
        return take(t, s, s.seat, prompt, false, false);
    }

    /** The chosen rows, asked from this seat. */
    public Rows take(Table t, Scope s, int seat, Prompt why, boolean secretly, boolean inOrder) {
        Rows among = from.rows(t, s);
        return switch (how) {
            case ALL -> among;
            case RANDOM -> random(t, s, among);
            case ASK -> ask(t, s, seat, why, secretly, inOrder, among);
        };
    }

    private Rows ask(Table t, Scope s, int seat, Prompt why, boolean secretly, boolean inOrder, Rows among) {
        int least = min.of(t, s);
        int most = max.of(t, s);
        Ask ask = t.ask(seat, why).because(s.card).purpose(purpose).from(among);
        if (secretly) ask.secretly();
        if (inOrder) ask.inOrder();
        return ask.some(least, most);
    }

    /** The one chosen row, 0 for none. */
    public int takeOne(Table t, Scope s) {
        Rows rows = take(t, s);
        return rows.isEmpty() ? 0 : rows.get(0);
    }

    public @Nullable Kind kind() {
        return from.kind();
    }

    /** Whether nobody has to be asked. */
    public boolean isForced() {
        return how != How.ASK;
    }

    /** Whether it is one row that a noun names. */
    public boolean isNoun() {
        return how == How.ALL && from instanceof Selections.One;
    }

    private Rows random(Table t, Scope s, Rows among) {
        return among.keepRandom(t, Objects.requireNonNull(stream), max.of(t, s));
    }

    @Override
    public long reads() {
        return min.reads() | max.reads() | from.reads();
    }
}
