package croupier.games.essence;

import static croupier.games.essence.EssenceWords.*;

import croupier.kernel.Event;
import croupier.kernel.Reaction;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.script.Amount;
import croupier.script.Condition;
import croupier.script.Default;
import croupier.script.Doc;
import croupier.script.Scoping;
import croupier.script.Steps;
import croupier.script.Teller;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An ability that triggers after an event and then waits for its turn in the queue, or one that changes or replaces an
 * event before it happens.
 */
@Doc("An ability: it triggers after an event, or changes an event before it happens.")
record Hook(
        @Doc("The event after which it triggers.") @Nullable Event when,

        @Doc("The event that it changes before it happens.") @Nullable
        Event before,

        @Doc("Which of these events are meant; looked at when it triggers.") @Nullable
        Condition where,

        @Doc("What must be true, when it triggers and again when its turn comes.") @Nullable
        Condition if_,

        @Doc("How often: any time, a turn, a game.") @Default("any time")
        Once once,

        @Doc("What happens.") @Default("[]") Steps do_,

        @Doc("The amount that the event goes on with.") @Nullable
        Amount change,

        @Doc("The event does not happen.") @Default("false") boolean prevent,
        Scoping scoping)
        implements Reaction {
    Hook {
        if ((when == null) == (before == null))
            throw new IllegalArgumentException("an ability has either 'when' or 'before'");
        if (when != null && (change != null || prevent))
            throw new IllegalArgumentException("'change' and 'prevent' need 'before', not 'when'");
        if (before != null && change == null && !prevent)
            throw new IllegalArgumentException("'before' needs 'change' or 'prevent'");
        if (when != null && do_.isEmpty()) throw new IllegalArgumentException("'when' needs 'do'");
    }

    Event event() {
        return when != null ? when : Objects.requireNonNull(before);
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
        if (isSpent(t, listener) || isItsOwnPlay(t, listener, target)) return false;
        if (where == null && if_ == null) return true;
        Scope s = enter(t, listener, source, target, amount);
        boolean applies = (where == null || where.test(t, s)) && (if_ == null || if_.test(t, s));
        t.done(s);
        return applies;
    }

    /** Others hear that a card was played, not the card itself. */
    private boolean isItsOwnPlay(Table t, int listener, int target) {
        return PLAYED_CARD.equals(when) && t.sourceOf(listener) == target;
    }

    private boolean isSpent(Table t, int listener) {
        return switch (once) {
            case ANY_TIME -> false;
            case A_TURN -> t.get(USED, listener) == t.get(TURN);
            case A_GAME -> t.get(USED, listener) != 0;
        };
    }

    private void use(Table t, int listener) {
        if (once != Once.ANY_TIME) t.set(USED, listener, t.get(TURN));
    }

    @Override
    public int would(Table t, int listener, int source, int target, int amount) {
        use(t, listener);
        Scope s = enter(t, listener, source, target, amount);
        int result = change == null ? Event.NOTHING : change.of(t, s);
        do_.run(t, s);
        t.done(s);
        return result;
    }

    /** It triggers: its turn comes behind all that wait already. */
    @Override
    public void did(Table t, int listener, int source, int target, int amount) {
        use(t, listener);
        t.last(TRIGGERS, RESOLVE, listener, source, target, amount);
    }

    /** Its turn has come; if its condition does not hold any more, nothing happens. */
    void resolve(Table t, int listener, int source, int target, int amount) {
        Scope s = enter(t, listener, source, target, amount);
        if (if_ == null || if_.test(t, s)) do_.run(t, s);
        t.done(s);
    }

    private Scope enter(Table t, int listener, int source, int target, int amount) {
        Scope s = t.scope();
        scoping.enter(t, s, listener, source, target, amount);
        return s;
    }

    String text(Teller w) {
        String often = once == Once.A_TURN ? "Once a turn, " : once == Once.A_GAME ? "Once a game, " : "";
        String condition =
                (where == null ? "" : " and " + w.words(where)) + (if_ == null ? "" : ", if " + w.words(if_));
        if (when != null) return Teller.sentence(often + "when " + w.when(when) + condition + ", " + w.clause(do_));
        String then = do_.isEmpty() ? "" : " and " + w.clause(do_);
        String instead = prevent ? "it does not" : "it is " + w.words(change) + " instead";
        return Teller.sentence(often + "if " + w.before(before) + condition + ", " + instead + then);
    }
}
