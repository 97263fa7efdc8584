package croupier.games.magic.abilities;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.cards.Defs;
import croupier.games.magic.words.Rule;
import croupier.games.magic.words.Scopes;
import croupier.games.magic.words.Wording;
import croupier.kernel.*;
import croupier.script.*;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A triggered ability (603): when its event has happened it waits to be put on the stack. */
public class TriggeredAbility extends EventAbility {
    /** What is blocked, in the texts of those that block; what deals damage or is dealt it, in the texts of the other one. */
    private static final List<String> BY = List.of("by");

    public final Text text;
    /** Adds mana: it uses no stack (605.4). */
    private final boolean isMana;
    /** Triggers once and is gone (603.7b). */
    private final boolean once;
    /**
     * It speaks of the other one: of what is blocked, of what deals damage or is dealt it. So it triggers for each of these: for each
     * creature that a blocker blocks (509.3c), not once for the blocker (509.3a); for each part of what is dealt at the same time, not
     * once for all of it (603.2c).
     */
    private final boolean ofEach;

    TriggeredAbility(
            int number,
            Event event,
            @Nullable PerRow<Condition> of,
            @Nullable Condition only,
            Defs.Works works,
            Text text,
            boolean isMana,
            boolean once) {
        super(number, event, of, only, works);
        this.text = text;
        this.isMana = isMana;
        this.once = once;
        ofEach = (of != null && Mentions.nouns(of.value(), BY))
                || (text.ifStill != null && Mentions.nouns(text.ifStill, BY))
                || Arrays.stream(text.modes)
                        .anyMatch(m -> Mentions.nouns(m.steps(), BY)
                                || Arrays.stream(m.aims()).anyMatch(a -> a.of().mentions("by")));
    }

    /** In the place of an amount: this ability has heard of the event already, with another creature that is blocked or another part of the damage. */
    static final int TOLD_BEFORE = Integer.MIN_VALUE;

    /** With how much the event is one for this ability: damage in its parts or all that is dealt at the same time. */
    final int told(Table t, int amount) {
        if (ofEach) return amount;
        if (event.is(BLOCKS)) return amount == 0 ? 0 : TOLD_BEFORE;
        if (event.is(DAMAGED) || event.is(COMBAT_DAMAGED)) return whole(t.get(TAKEN_AT_ONCE));
        if (event.is(DEALS_DAMAGE) || event.is(DEALS_COMBAT_DAMAGE)) return whole(t.get(DEALT_AT_ONCE));
        return amount;
    }

    private static int whole(int amount) {
        return amount == 0 ? TOLD_BEFORE : amount;
    }

    /** Whether it adds mana and uses no stack (605.1b). */
    public final boolean isMana() {
        return isMana;
    }

    @Override
    public boolean isAfter() {
        return true;
    }

    /** A delayed ability waits for the next such step of anybody, or for what it keeps in mind. */
    @Override
    boolean isMeant(Table t, Scope s, boolean player, int object, int target) {
        if (!once) return super.isMeant(t, s, player, object, target);
        return player || target == t.get(LISTENS_ROW, s.listener);
    }

    @Override
    boolean works(Table t, int object, int target) {
        return once || super.works(t, object, target);
    }

    @Override
    public boolean applies(Table t, int listener, int source, int target, int part) {
        int amount = told(t, part);
        if (amount == TOLD_BEFORE || !super.applies(t, listener, source, target, amount)) return false;
        if (event.is(ENTERS) && RuleChange.says(t, Rule.ENTERS_UNNOTICED, target)) return false;
        if (text.ifStill == null) return true;
        Scope s = t.scope();
        Scopes.listener(t, s, listener, source, target, amount);
        boolean is = text.ifStill.test(t, s);
        t.done(s);
        return is;
    }

    @Override
    public void did(Table t, int listener, int source, int target, int part) {
        int amount = told(t, part);
        int object = t.sourceOf(listener);
        int fixed = t.get(LISTENS_FOR, listener);
        int seat = fixed > 0 ? fixed - 1 : controller(t, object);
        int remembered = t.get(LISTENS_ROW, listener);
        int words = Wording.ofText(t, listener);
        if (once) t.unlisten(listener);
        if (isMana) resolveNow(t, object, seat, source, target, amount);
        else
            for (int n = times(t, seat, fixed > 0, target); n > 0; n--)
                AbilityObject.trigger(
                        t, text, object, seat, source, target, amount, remembered, words, event.is(TRIGGERS));
    }

    /** How often it triggers: effects may say that it does so more than once (603.2d), not of what waits since a text resolved. */
    private int times(Table t, int seat, boolean delayed, int entered) {
        if (delayed || !event.is(ENTERS) || !t.isHeard(RULES[Rule.ENTERING_TRIGGERS_AGAIN.number()])) return 1;
        return 1 + RuleChange.sumOf(t, Rule.ENTERING_TRIGGERS_AGAIN, seat, entered);
    }

    /** A triggered mana ability resolves at once (605.4a). */
    private void resolveNow(Table t, int source, int seat, int by, int about, int much) {
        Scope s = t.scope();
        Scopes.object(t, s, source, seat);
        s.object = about;
        s.source = by;
        s.amount = much;
        int byRule = t.get(BY_RULE);
        t.set(BY_RULE, 0);
        text.modes[0].steps().run(t, s);
        t.set(BY_RULE, byRule);
        t.done(s);
    }
}
