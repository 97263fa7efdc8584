package croupier.games.spire.cards;

import static croupier.games.spire.words.SpireWords.*;

import croupier.kernel.*;
import croupier.script.*;

/**
 * The action queue. What a card, power, relic, potion or monster says is a list of steps; each step waits in the queue as an
 * action with the numbers that were fixed when it was put there.
 */
public final class Actions {
    private Actions() {}

    /** One step of a text: whose text it is, at whom it is aimed, the number fixed for it. */
    public static final Task STEP = W.task("step", Actions::carryOut, Holds.NUMBER, Holds.ROW, Holds.ROW, Holds.NUMBER);

    /** Queues every step of a text behind what waits already. */
    public static void queueText(Table t, TextStep[] text, int who, int target, int x, int amount) {
        if (text.length == 0) return;
        Scope s = scope(t, who, target);
        s.x = x != 0 ? x : s.x;
        s.amount = amount;
        for (TextStep step : text) {
            int times = step.times(t, s);
            if (times <= 0) continue;
            int fixed = step.fixed(t, s);
            for (int i = times; i > 0; i--) {
                t.last(ACTIONS, STEP, step.number, who, target, fixed);
                if (i > 1 && step.fixesEachTime) fixed = step.fix(t, s);
            }
        }
        t.done(s);
    }

    /** The numbers of a card that stand inside other steps are fixed as it is used. */
    public static void hold(Table t, int card, int target) {
        TextStep[] held = SpireCards.card(t, card).held;
        Scope s = scope(t, card, target);
        for (int i = 0; i < held.length; i++) t.set(HELD_NUMBERS, i, held[i].fix(t, s));
        t.done(s);
    }

    /** Queues every step of a text before what waits already, in the same order. */
    public static void queueTextFirst(Table t, TextStep[] text, int who, int target, int x, int amount) {
        if (text.length == 0) return;
        Scope s = scope(t, who, target);
        s.x = x != 0 ? x : s.x;
        s.amount = amount;
        for (int n = text.length - 1; n >= 0; n--) {
            TextStep step = text[n];
            int times = step.times(t, s);
            if (times <= 0) continue;
            int fixed = step.fixed(t, s);
            for (int i = times; i > 0; i--) {
                t.first(ACTIONS, STEP, step.number, who, target, fixed);
                if (i > 1 && step.fixesEachTime) fixed = step.fix(t, s);
            }
        }
        t.done(s);
    }

    private static void carryOut(Table t, int number, int who, int target, int fixed) {
        TextStep step = SpireCards.of(t).steps[number];
        Scope s = scope(t, who, target);
        if (step.power != null && t.is(CREATURE, who)) s.x = t.get(step.power.column, who);
        if (step.parts != null) step.unfold(t, s, step.parts, who, target, fixed);
        else step.act(t, s, fixed);
        t.done(s);
    }

    /** Who acts: a monster acts for itself; cards, relics and potions act for the player. */
    public static Scope scope(Table t, int who, int target) {
        Scope s = t.scope();
        s.self = t.is(CREATURE, who) ? who : t.get(ME);
        s.card = who;
        s.target = target;
        s.x = t.is(CARD, who) ? t.get(X, who) : 0;
        return s;
    }

    /** Whether a condition of a card or potion is met. */
    public static boolean isMet(Table t, Condition c, int card) {
        Scope s = scope(t, card, 0);
        boolean met = c.test(t, s);
        t.done(s);
        return met;
    }
}
