package croupier.games.magic.casting;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.AbilityObject;
import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.abilities.Text;
import croupier.games.magic.abilities.TriggeredAbility;
import croupier.games.magic.effects.ChosenTargets;
import croupier.games.magic.words.Wording;
import croupier.kernel.*;

/** Triggered abilities wait until a player would get priority, then they are put on the stack (603.3). */
public final class TriggerQueue {
    private TriggerQueue() {}

    /** The next waiting ability goes on the stack: the active player's first, each player orders their own (603.3b). */
    public static boolean putOnStack(Table t) {
        if (t.count(WAITING, 0) == 0) return false;
        for (int pass = 0; pass <= AbilityObject.SECOND_PASS; pass++) {
            int seat = t.get(ACTIVE);
            for (int i = 0; i < t.seats(); i++) {
                if (putOnStack(t, seat, pass)) return true;
                seat = seat + 1 == t.seats() ? 0 : seat + 1;
            }
        }
        return false;
    }

    /** A state trigger triggers as soon as the state is so, and not again before it has left the stack (603.8). */
    public static void lookAtStates(Table t) {
        for (int l = t.firstListener(STATE); l != 0; l = t.nextListener(l))
            if (MagicCards.of(t).reaction(t.abilityOf(l)) instanceof TriggeredAbility g) {
                int object = t.sourceOf(l);
                if (!isUnderWay(t, WAITING, g.text, object)
                        && !isUnderWay(t, STACK, g.text, object)
                        && g.applies(t, l, 0, object, 0)) g.did(t, l, 0, object, 0);
            }
    }

    private static boolean isUnderWay(Table t, croupier.kernel.Zone z, Text text, int source) {
        for (int i = 0; i < t.count(z, 0); i++) {
            int ability = t.at(z, 0, i);
            if (t.get(ABILITY, ability) == text.number + 1 && t.get(SOURCE, ability) == source) return true;
        }
        return false;
    }

    private static boolean putOnStack(Table t, int seat, int pass) {
        int mark = t.mark();
        Rows own = waiting(t, seat, pass);
        if (own.isEmpty()) {
            t.release(mark);
            return false;
        }
        int ability = own.size() == 1 ? own.get(0) : nextOf(t, seat, own);
        t.release(mark);
        t.set(LAST_PUT, ability);
        putOne(t, seat, ability);
        return true;
    }

    private static Rows waiting(Table t, int seat, int pass) {
        Rows own = t.rows();
        for (int i = 0; i < t.count(WAITING, 0); i++) {
            int ability = t.at(WAITING, 0, i);
            if (t.printed(CONTROLLER, ability) == seat && t.get(STRUCK, ability) == pass) own.add(ability);
        }
        return own;
    }

    /** The player says which goes first; those that say the same go one after the other, as one group. */
    private static int nextOf(Table t, int seat, Rows own) {
        int last = t.get(LAST_PUT);
        if (last != 0 && last == t.top(STACK, 0) && t.printed(CONTROLLER, last) == seat)
            for (int i = 0; i < own.size(); i++) if (areAlike(t, own.get(i), last)) return own.get(i);
        Rows firsts = t.rows();
        for (int i = 0; i < own.size(); i++) {
            boolean isNew = true;
            for (int n = 0; n < firsts.size() && isNew; n++) isNew = !areAlike(t, own.get(i), firsts.get(n));
            if (isNew) firsts.add(own.get(i));
        }
        return firsts.size() == 1
                ? firsts.get(0)
                : t.ask(seat, ORDER_TRIGGERS).from(firsts).one();
    }

    /** Whether it makes no difference which of two goes first: they say the same. */
    private static boolean areAlike(Table t, int one, int other) {
        return t.get(ABILITY, one) == t.get(ABILITY, other);
    }

    /** Modes and targets are chosen as it is put there; if they cannot be, it is removed (603.3c, d). */
    private static void putOne(Table t, int seat, int ability) {
        Text text = MagicCards.text(t, ability);
        int source = t.get(SOURCE, ability);
        if (!isIn(t, seat) || !Targets.canBeChosen(t, text, source, seat, Wording.of(t, ability), ability)) {
            t.remove(ability);
            return;
        }
        t.move(ability, STACK, 0);
        if (text.isModal()) Casting.chooseModes(t, seat, ability, text);
        if (!Targets.choose(t, seat, ability, text)) {
            ChosenTargets.leave(t, ability);
            t.remove(ability);
            return;
        }
        Announced.tell(t, ability);
        Targets.tell(t, ability);
    }
}
