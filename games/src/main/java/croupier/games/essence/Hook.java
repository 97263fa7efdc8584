package croupier.games.essence;

import static croupier.games.essence.EssenceWords.*;

import croupier.kernel.*;
import croupier.script.*;

/**
 * An ability that triggers after an event and then waits for its turn in the queue, or one that changes or replaces an
 * event before it happens.
 */
@Doc("An ability: it triggers after an event, or changes an event before it happens.")
record Hook(
        @Beside Ability ability,

        @Doc("How often: any time, a turn, a game.") @Default("any time")
        Once once) implements Reaction, Told {
    Hook {
        if (ability.events().size() != 1)
            throw new IllegalArgumentException("an ability of a card answers one event: write one ability for each");
    }

    Event event() {
        return ability.events().get(0);
    }

    @Override
    public boolean isBefore() {
        return ability.isBefore();
    }

    @Override
    public boolean isAfter() {
        return ability.isAfter();
    }

    @Override
    public boolean applies(Table t, int listener, int source, int target, int amount) {
        if (once.isSpent(t, t.get(USED, listener)) || isItsOwnPlay(t, listener, target)) return false;
        return ability.applies(t, listener, source, target, amount);
    }

    /** Others hear that a card was played, not the card itself. */
    private boolean isItsOwnPlay(Table t, int listener, int target) {
        return isAfter() && event().is(PLAYED_CARD) && t.sourceOf(listener) == target;
    }

    private void use(Table t, int listener) {
        if (once != Once.ANY_TIME) t.set(USED, listener, t.get(TURN));
    }

    @Override
    public int would(Table t, int listener, int source, int target, int amount) {
        use(t, listener);
        return ability.would(t, listener, source, target, amount);
    }

    /** It triggers: its turn comes behind all that wait already. */
    @Override
    public void did(Table t, int listener, int source, int target, int amount) {
        use(t, listener);
        t.last(TRIGGERS, RESOLVE, listener, source, target, amount);
    }

    /** Its turn has come; if its condition does not hold any more, nothing happens. */
    void resolve(Table t, int listener, int source, int target, int amount) {
        Scope s = t.scope();
        ability.scoping().enter(t, s, listener, source, target, amount);
        if (ability.if_() == null || ability.if_().test(t, s)) ability.do_().run(t, s);
        t.done(s);
    }

    @Override
    public String text(Teller w) {
        String says = w.ability(ability);
        return once == Once.ANY_TIME ? says : once.says + ", " + English.small(says);
    }
}
