package croupier.games.magic.turn;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.RuleChange;
import croupier.games.magic.casting.TriggerQueue;
import croupier.games.magic.combat.Blocking;
import croupier.games.magic.combat.Combat;
import croupier.games.magic.combat.CombatDamage;
import croupier.games.magic.effects.ContinuousEffects;
import croupier.games.magic.effects.DamageNoted;
import croupier.games.magic.effects.Tapping;
import croupier.games.magic.mana.Mana;
import croupier.games.magic.words.Keyword;
import croupier.games.magic.words.Rule;
import croupier.games.magic.words.Step;
import croupier.games.magic.words.Until;
import croupier.games.magic.zones.Copies;
import croupier.games.magic.zones.Drawing;
import croupier.games.magic.zones.Phasing;
import croupier.kernel.*;

/** The turn: phases, steps and their turn-based actions (500 to 514). */
public final class Turn {
    private static final int HAND_SIZE = 7;

    private Turn() {}

    /** One task: a step begins, or a player gets priority in it. */
    public static void go(Table t) {
        if (t.get(BEGUN) != 0) {
            Priority.give(t);
            return;
        }
        t.set(BEGUN, 1);
        t.set(PASSES, 0);
        t.set(PRIORITY, t.get(ACTIVE));
        t.set(BY_RULE, 1);
        beginStep(t);
        t.set(BY_RULE, 0);
    }

    private static void beginStep(Table t) {
        int active = player(t, t.get(ACTIVE));
        if (isSkipped(t, active)) {
            skip(t);
            return;
        }
        switch (step(t)) {
            case UNTAP -> untap(t);
            case UPKEEP -> t.did(UPKEEP, 0, active, 0);
            case DRAW -> draw(t, active);
            case MAIN, SECOND_MAIN -> {
                t.did(MAIN_PHASE, 0, active, step(t) == Step.MAIN ? 1 : 2);
                if (step(t) == Step.MAIN) Sagas.turnPages(t);
            }
            case BEGIN_COMBAT -> t.did(COMBAT, 0, active, 0);
            case ATTACKERS -> {
                if (!isIn(t, t.get(ACTIVE))) next(t, Step.END_COMBAT);
                else if (!Combat.declareAttackers(t)) t.set(BEGUN, 0);
                else if (!Combat.isOn(t) && !Mana.isAny(t, t.get(ACTIVE))) next(t, Step.END_COMBAT);
            }
            case BLOCKERS -> {
                if (isIn(t, t.get(ACTIVE)) && Blocking.declareNext(t)) t.set(BEGUN, 0);
                else Blocking.tell(t);
            }
            case FIRST_DAMAGE -> {
                if (CombatDamage.hasFirstStep(t)) CombatDamage.deal(t, true);
                else next(t, Step.DAMAGE);
            }
            case DAMAGE -> CombatDamage.deal(t, false);
            case END_COMBAT -> t.did(COMBAT_ENDS, 0, active, 0);
            case END -> t.did(END_STEP, 0, active, 0);
            case CLEANUP -> cleanUp(t);
        }
    }

    private static boolean isSkipped(Table t, int active) {
        Event begins = step(t).begins();
        return begins != null && t.would(begins, 0, active, 0) == Event.NOTHING;
    }

    /** The step does not happen, or the whole combat phase: the next one begins (614.10a). */
    private static void skip(Table t) {
        if (step(t) == Step.BEGIN_COMBAT) Extra.afterPhase(t, Step.SECOND_MAIN.number());
        else endStep(t);
    }

    /** Nobody gets priority in the untap step (502). */
    private static void untap(Table t) {
        int seat = t.get(ACTIVE);
        boolean skips = RuleChange.says(t, Rule.SKIP_UNTAP, player(t, seat));
        if (!skips) Phasing.atUntap(t, seat);
        if (!skips) untapAll(t, seat);
        endStep(t);
    }

    /** What untaps is settled first, then all of it does at the same time (502.3). */
    private static void untapAll(Table t, int seat) {
        int mark = t.mark();
        Rows untapping = t.rows();
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++) {
            int object = t.at(BATTLEFIELD, 0, i);
            if (t.stat(CONTROLLER, object) != seat) continue;
            boolean stays = t.get(STAYS_TAPPED, object) != 0;
            if (stays) t.set(STAYS_TAPPED, object, 0);
            if (t.is(TAPPED, object) && !stays && !has(t, object, Keyword.DOESNT_UNTAP)) untapping.add(object);
        }
        untapping.each(t, Tapping::untap);
        t.release(mark);
    }

    /** The starting player of two skips the draw step of the first turn (103.8a). */
    private static void draw(Table t, int active) {
        boolean skips = (t.get(TURN) == 1 && t.seats() == 2)
                || !isIn(t, t.get(ACTIVE))
                || RuleChange.says(t, Rule.SKIP_DRAW, active);
        if (skips) {
            endStep(t);
            return;
        }
        Drawing.draw(t, active, 1);
        t.did(DRAW_STEP, 0, active, 0);
    }

    /** Hand size, then damage and "this turn" end at once; if anything follows there is priority and another cleanup (514). */
    private static void cleanUp(Table t) {
        int seat = t.get(ACTIVE);
        int player = player(t, seat);
        int most =
                HAND_SIZE + (t.isHeard(RULES[Rule.HAND_SIZE.number()]) ? RuleChange.sum(t, Rule.HAND_SIZE, player) : 0);
        int over = t.count(HAND, seat) - Math.max(0, most);
        if (over > 0 && !RuleChange.says(t, Rule.NO_HAND_LIMIT, player)) {
            Rows discarded = t.ask(seat, DISCARD_DOWN).from(HAND, seat).some(over, over);
            Drawing.discardAll(t, 0, discarded, t.rows());
        }
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++) {
            int object = t.at(BATTLEFIELD, 0, i);
            if (t.get(DAMAGE, object) > 0) t.set(DAMAGE, object, 0);
        }
        for (int i = 0; i < t.count(PHASED_OUT, 0); i++) t.set(DAMAGE, t.at(PHASED_OUT, 0, i), 0);
        ContinuousEffects.end(t, Until.END_OF_TURN, -1);
        Copies.end(t, Until.END_OF_TURN);
        TriggerQueue.lookAtStates(t);
        boolean follows = StateBased.check(t) || t.count(WAITING, 0) > 0;
        t.set(CLEANED, follows ? 1 : 0);
        if (!follows) endStep(t);
    }

    /** The step ends: mana empties, the next one begins (500.2, 500.4). */
    static void endStep(Table t) {
        Mana.empty(t);
        Step s = step(t);
        if (s == Step.END_COMBAT) {
            Combat.end(t);
            ContinuousEffects.end(t, Until.END_OF_COMBAT, -1);
            Copies.end(t, Until.END_OF_COMBAT);
        }
        if (s == Step.CLEANUP && t.get(CLEANED) == 1) {
            t.set(CLEANED, 0);
            next(t, Step.CLEANUP);
            return;
        }
        boolean nobodyAttacks = s == Step.ATTACKERS && t.get(ATTACKERS_DECLARED) == 0;
        Extra.afterStep(t, nobodyAttacks ? Step.END_COMBAT.number() : s.number() + 1);
    }

    static void next(Table t, Step s) {
        t.set(STEP, s.number());
        t.set(BEGUN, 0);
    }

    static void nextTurn(Table t) {
        int limit = t.option(TURN_LIMIT);
        if (limit > 0 && t.get(TURN) >= limit) throw Losing.draw(t);
        if (Extra.beginTurn(t)) return;
        boolean begun = false;
        while (!begun) {
            int seat = t.get(NEXT_SEAT);
            while (!isIn(t, seat)) {
                // what lasts until a turn that does not come ends where it would have begun (800.4k)
                ContinuousEffects.end(t, Until.YOUR_NEXT_TURN, seat);
                seat = after(t, seat);
            }
            t.set(NEXT_SEAT, after(t, seat));
            begun = begin(t, seat);
        }
    }

    private static int after(Table t, int seat) {
        return seat + 1 == t.seats() ? 0 : seat + 1;
    }

    /** An extra turn of a player who has left does not begin (800.4i). */
    static void beginExtra(Table t, int seat) {
        if (!isIn(t, seat) || !begin(t, seat)) nextTurn(t);
    }

    /** A player's turn begins; false if it is skipped. */
    static boolean begin(Table t, int seat) {
        if (t.would(TURN_BEGINS, 0, player(t, seat), 0) == Event.NOTHING) return false;
        t.set(ACTIVE, seat);
        t.add(TURN, 1);
        t.set(TURN_BEFORE, player(t, seat), t.get(LAST_TURN, player(t, seat)));
        t.set(LAST_TURN, player(t, seat), t.get(TURN));
        t.set(DEATHS, 0);
        DamageNoted.forget(t);
        int spells = 0;
        int most = 0;
        for (int i = 0; i < t.seats(); i++) {
            t.set(LANDS_PLAYED, player(t, i), 0);
            spells += t.get(SPELLS_CAST, player(t, i));
            most = Math.max(most, t.get(SPELLS_CAST, player(t, i)));
            t.set(SPELLS_CAST, player(t, i), 0);
        }
        t.set(SPELLS_LAST_TURN, spells);
        t.set(MOST_LAST_TURN, most);
        ContinuousEffects.end(t, Until.YOUR_NEXT_TURN, seat);
        next(t, Step.UNTAP);
        t.did(TURN_BEGINS, 0, player(t, seat), t.get(TURN));
        return true;
    }
}
