package croupier.script;

import croupier.kernel.Event;
import croupier.kernel.Reaction;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Whenever or instead: answers an event after it happened ({@code when}, {@code do}) or changes it before it happens
 * ({@code before} with {@code change}, {@code prevent} or {@code instead}).
 */
@Doc("Answers an event after it happened, or changes it before it happens.")
public record Ability(
        @Doc("The events that are answered after they happened.")
        List<Event> when,

        @Doc("The events that are changed before they happen.")
        List<Event> before,

        @Doc("Which of these events are meant.") @Nullable Condition of,

        @Doc("What must be true; looked at again where the ability waits for its turn.") @Nullable
        Condition if_,

        @Doc("What happens then.") Steps do_,

        @Doc("The amount that the event goes on with.") @Nullable
        Amount change,

        @Doc("The event does not happen.") boolean prevent,

        @Doc("What happens in place of the event.") @Nullable
        Steps instead,

        Scoping scoping)
        implements Reaction {
    public Ability {
        if (when.isEmpty() == before.isEmpty())
            throw new IllegalArgumentException("an ability has either 'when' or 'before'");
        if (!when.isEmpty() && (change != null || prevent || instead != null))
            throw new IllegalArgumentException("'change', 'prevent' and 'instead' need 'before', not 'when'");
        if (!before.isEmpty() && change == null && !prevent && instead == null && do_.isEmpty())
            throw new IllegalArgumentException("'before' needs 'change', 'prevent', 'instead' or 'do'");
        if (!when.isEmpty() && do_.isEmpty()) throw new IllegalArgumentException("'when' needs 'do'");
    }

    /** The events to listen to. */
    public List<Event> events() {
        return when.isEmpty() ? before : when;
    }

    @Override
    public boolean isBefore() {
        return !before.isEmpty();
    }

    @Override
    public boolean isAfter() {
        return !when.isEmpty();
    }

    @Override
    public boolean applies(Table t, int listener, int source, int target, int amount) {
        if (if_ == null && of == null) return true;
        Scope s = enter(t, listener, source, target, amount);
        boolean applies = holds(t, s);
        t.done(s);
        return applies;
    }

    /** Whether an event is meant and what must be true is so, in a scope that was entered for it. */
    public boolean holds(Table t, Scope s) {
        return (of == null || of.test(t, s)) && (if_ == null || if_.test(t, s));
    }

    @Override
    public int would(Table t, int listener, int source, int target, int amount) {
        if (before.isEmpty()) return amount;
        Scope s = enter(t, listener, source, target, amount);
        int result = change != null ? change.of(t, s) : prevent || instead != null ? Event.NOTHING : amount;
        if (instead != null) instead.run(t, s);
        do_.run(t, s);
        t.done(s);
        return result;
    }

    @Override
    public void did(Table t, int listener, int source, int target, int amount) {
        if (when.isEmpty()) return;
        Scope s = enter(t, listener, source, target, amount);
        do_.run(t, s);
        t.done(s);
    }

    private Scope enter(Table t, int listener, int source, int target, int amount) {
        Scope s = t.scope();
        scoping.enter(t, s, listener, source, target, amount);
        return s;
    }
}
