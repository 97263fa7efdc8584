package croupier.games.spire.cards;

import static croupier.games.spire.words.SpireWords.*;

import croupier.kernel.*;
import croupier.script.*;
import croupier.script.steps.Repeat;
import org.jspecify.annotations.Nullable;

/** One step of a text. What it can fix when it is queued it fixes then. */
public final class TextStep {
    final int number;
    public final Verb verb;
    final @Nullable Action action;
    final SpireCards.@Nullable Power power;
    public final boolean stays;
    final boolean fixesEachTime;
    private final int callSite;
    /** How often it is queued; null for once, as nearly all are. */
    private final @Nullable Amount repeats;
    /** What a step is made of whose parts are queued when its turn comes. */
    public final TextStep @Nullable [] parts;

    final TextStep[] otherwise;
    /** Where its number is held that was fixed when the card was used; -1 if it is fixed when the step is queued. */
    int held = -1;

    TextStep(
            int number,
            Verb verb,
            SpireCards.@Nullable Power power,
            TextStep @Nullable [] parts,
            TextStep[] otherwise) {
        this.number = number;
        this.verb = verb;
        this.power = power;
        this.parts = parts;
        this.otherwise = otherwise;
        action = verb instanceof Action a ? a : null;
        stays = action != null && action.staysAfterVictory();
        fixesEachTime = action != null && action.fixesEachTime();
        callSite = action == null ? 0 : action.callSite();
        Amount repeats = action == null ? null : action.repeats();
        this.repeats = repeats == null || Amount.written(repeats, 0) == 1 ? null : repeats;
    }

    /** Its parts come before what waits, or behind it; of an if only those that are meant. */
    void unfold(Table t, Scope s, TextStep[] all, int who, int target, int fixed) {
        s.amount = fixed;
        switch (verb) {
            case If i -> Actions.queueTextFirst(t, i.that().test(t, s) ? all : otherwise, who, target, s.x, fixed);
            case Repeat r -> {
                for (int n = r.times().of(t, s); n > 0; n--) Actions.queueTextFirst(t, all, who, target, s.x, fixed);
            }
            case Waits.Later later -> Actions.queueText(t, all, who, target, s.x, fixed);
            default -> Actions.queueTextFirst(t, all, who, target, s.x, fixed);
        }
    }

    /** Its parts; of an if only those that are meant now. */
    public TextStep[] meant(Table t, Scope s) {
        if (parts == null) return SpireCards.NO_STEPS;
        return verb instanceof If i && !i.that().test(t, s) ? otherwise : parts;
    }

    /** The number that goes with it into the queue. */
    int fixed(Table t, Scope s) {
        return held < 0 ? fix(t, s) : t.get(HELD_NUMBERS, held);
    }

    /** The number as it is now. The cases look alike on purpose: see {@link Action#callSite}. */
    int fix(Table t, Scope s) {
        if (action == null) return s.amount;
        return switch (callSite) {
            case 1 -> action.fix(t, s);
            case 2 -> action.fix(t, s);
            case 3 -> action.fix(t, s);
            default -> action.fix(t, s);
        };
    }

    public int times(Table t, Scope s) {
        return repeats == null ? 1 : repeats.of(t, s);
    }

    /** The whole of a task. The cases look alike on purpose: see {@link Action#callSite}. */
    void act(Table t, Scope s, int fixed) {
        t.stepped(verb);
        if (action == null) {
            s.amount = fixed;
            verb.run(t, s);
            return;
        }
        switch (callSite) {
            case 1 -> action.act(t, s, fixed);
            case 2 -> action.act(t, s, fixed);
            case 3 -> action.act(t, s, fixed);
            default -> action.act(t, s, fixed);
        }
    }

    public void actNow(Table t, Scope s) {
        t.stepped(verb);
        if (verb instanceof If i) i.run(t, s);
        else verb.run(t, s);
    }
}
