package croupier.games.magic.abilities;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.cards.Defs;
import croupier.games.magic.words.Events;
import croupier.games.magic.words.Scopes;
import croupier.kernel.*;
import croupier.script.*;
import org.jspecify.annotations.Nullable;

/** What triggered abilities, replacement effects and rules have in common: an event, and what it must be about. */
public abstract class EventAbility implements Reaction {
    public final int number;
    public final Event event;
    private final @Nullable PerRow<Condition> of;
    private final @Nullable Condition onlyIf;
    public final Defs.Works works;
    /** The text does not say what the event must be about: this object, or you. */
    private final boolean ofItsOwn;

    private final boolean looksBack;
    private final boolean aboutPlayers;

    EventAbility(
            int number, Event event, @Nullable PerRow<Condition> of, @Nullable Condition onlyIf, Defs.Works works) {
        this.number = number;
        this.event = event;
        this.of = of;
        this.onlyIf = onlyIf;
        ofItsOwn = of == null
                || !(of.speaksOfRow(of.value())
                        || Condition.parts(of.value()).stream().anyMatch(Teller::isAlways));
        this.works = works;
        boolean isInTable = Events.isHeard(event);
        looksBack = isInTable && Events.of(event).is(Events.Is.LOOKING_BACK);
        aboutPlayers = isInTable && Events.of(event).isOfPlayers();
    }

    @Override
    public boolean applies(Table t, int listener, int source, int target, int amount) {
        int object = t.sourceOf(listener);
        return works(t, object, target) && concerns(t, listener, object, source, target, amount);
    }

    /** Whether the ability works where its object is, and the object still has it. */
    boolean works(Table t, int object, int target) {
        return switch (works) {
            case BATTLEFIELD ->
                (onBattlefield(t, object) || (looksBack && t.zoneOf(object) == null)) && t.stat(LOST, object) == 0;
            case GRAVEYARD -> t.isIn(GRAVEYARD, object) && t.stat(LOST, object) == 0;
            case HAND -> t.isIn(HAND, object);
            case STACK -> t.isIn(STACK, object);
            case EXILE -> t.isIn(EXILE, object);
        };
    }

    private boolean concerns(Table t, int listener, int object, int source, int target, int amount) {
        Scope s = t.scope();
        Scopes.listener(t, s, listener, source, target, amount);
        boolean is = concerns(t, s, object, target);
        t.done(s);
        return is;
    }

    /** Whether an event is about this object, as if the ability were its own. */
    final boolean isAbout(Table t, int object, int source, int target, int amount, int words) {
        Scope s = t.scope();
        Scopes.object(t, s, object, controller(t, object));
        s.source = source;
        s.object = target;
        s.amount = amount;
        s.words = words;
        boolean is = concerns(t, s, object, target);
        t.done(s);
        return is;
    }

    /** What the event must be about where the card does not say: this object, or you. */
    boolean isMeant(Table t, Scope s, boolean player, int object, int target) {
        if (player) return target == s.self;
        // what triggers in a graveyard hears of its coming from anywhere: that is not leaving the battlefield
        // (603.6c)
        return target == object || (works == Defs.Works.GRAVEYARD && t.get(BECAME, target) == object);
    }

    private boolean concerns(Table t, Scope s, int object, int target) {
        return (!ofItsOwn || isMeant(t, s, aboutPlayers, object, target))
                && (of == null || of.with(s, target).test(t, s))
                && (onlyIf == null || onlyIf.test(t, s));
    }

    @Override
    public boolean isBefore() {
        return false;
    }

    @Override
    public boolean isAfter() {
        return false;
    }
}
