package croupier.script;

import croupier.kernel.Event;
import croupier.kernel.Reaction;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import org.jspecify.annotations.Nullable;

/**
 * Whenever or instead: answers an event after it happened ({@code when}, {@code do}) or changes it before it happens
 * ({@code before} with {@code change}, {@code prevent} or {@code instead}).
 */
@Doc("Answers an event after it happened, or changes it before it happens.")
public record Ability(
        @Doc("The event that is answered after it happened.") @Nullable
        Event when,

        @Doc("The event that is changed before it happens.") @Nullable
        Event before,

        @Doc("Whether it applies.") @Nullable Condition if_,
        @Doc("What happens then.") @Default("[]") Steps do_,

        @Doc("The amount that the event goes on with.") @Nullable
        Amount change,

        @Doc("The event does not happen.") @Default("false") boolean prevent,

        @Doc("What happens in place of the event.") @Nullable
        Steps instead,

        Scoping scoping)
        implements Reaction {
    public Ability {
        if ((when == null) == (before == null))
            throw new IllegalArgumentException("an ability has either 'when' or 'before'");
        if (when != null && (change != null || prevent || instead != null))
            throw new IllegalArgumentException("'change', 'prevent' and 'instead' need 'before', not 'when'");
        if (before != null && change == null && !prevent && instead == null && do_.isEmpty())
            throw new IllegalArgumentException("'before' needs 'change', 'prevent', 'instead' or 'do'");
        if (when != null && do_.isEmpty()) throw new IllegalArgumentException("'when' needs 'do'");
    }

    /** The event to listen to. */
    public Event event() {
        return when != null ? when : java.util.Objects.requireNonNull(before);
    }

    @Override
    public boolean isBefore() {
        return before != null;
    }

    @Override
    public boolean isAfter() {
        return when != null;
    }

    @Override
    public boolean applies(Table t, int listener, int source, int target, int amount) {
        if (if_ == null) return true;
        Scope s = enter(t, listener, source, target, amount);
        boolean applies = if_.test(t, s);
        t.done(s);
        return applies;
    }

    @Override
    public int would(Table t, int listener, int source, int target, int amount) {
        if (before == null) return amount;
        Scope s = enter(t, listener, source, target, amount);
        int result = change != null ? change.of(t, s) : prevent || instead != null ? Event.NOTHING : amount;
        if (instead != null) instead.run(t, s);
        do_.run(t, s);
        t.done(s);
        return result;
    }

    @Override
    public void did(Table t, int listener, int source, int target, int amount) {
        if (when == null) return;
        Scope s = enter(t, listener, source, target, amount);
        do_.run(t, s);
        t.done(s);
    }

    private Scope enter(Table t, int listener, int source, int target, int amount) {
        Scope s = t.scope();
        scoping.enter(t, s, listener, source, target, amount);
        return s;
    }

    /** "Whenever ..., ..." or "If ... would happen, ... instead." */
    public String text(Teller w) {
        return w.ability(this);
    }
}
