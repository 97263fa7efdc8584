package croupier.games.magic.turn;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.RuleChange;
import croupier.games.magic.abilities.Values;
import croupier.games.magic.effects.Attaching;
import croupier.games.magic.effects.Bestowing;
import croupier.games.magic.effects.Counters;
import croupier.games.magic.words.Keyword;
import croupier.games.magic.words.Rule;
import croupier.games.magic.words.Type;
import croupier.games.magic.zones.Control;
import croupier.games.magic.zones.Destroying;
import croupier.games.magic.zones.Moves;
import croupier.kernel.*;

/** State-based actions (704): whatever applies is done at the same time, as one event. */
final class StateBased {
    private static final int POISONED = 10;

    private StateBased() {}

    /** Does all that apply now; false if there were none. */
    static boolean check(Table t) {
        if (t.isSettled()) return false;
        t.settles();
        int mark = t.mark();
        boolean did = players(t);
        if (!t.isOver()) did |= permanents(t);
        if (t.get(STRAYS) > 0) did |= strays(t);
        t.release(mark);
        if (!did) t.settled();
        return did && !t.isOver();
    }

    // ---- players: 704.5a to c

    private static boolean players(Table t) {
        int losing = 0;
        for (int seat = 0; seat < t.seats(); seat++) {
            int p = player(t, seat);
            boolean loses = t.get(LIFE, p) <= 0 || t.is(DREW_FROM_EMPTY, p) || t.get(POISON, p) >= POISONED;
            if (loses && isIn(t, seat) && !RuleChange.says(t, Rule.CANT_LOSE, p)) losing |= 1 << seat;
            if (t.is(DREW_FROM_EMPTY, p)) t.set(DREW_FROM_EMPTY, p, 0);
        }
        if (losing != 0) Losing.wouldLose(t, losing);
        return losing != 0;
    }

    // ---- permanents: 704.5f to q

    /** Everything is looked at first and then done at the same time, so that nothing sees what another action did (704.3, 704.8). */
    private static boolean permanents(Table t) {
        int count = t.count(BATTLEFIELD, 0);
        Rows dying = t.rows();
        Rows destroyed = t.rows();
        Rows comingOff = t.rows();
        Rows cancelling = t.rows();
        Rows told = t.rows();
        Rows bestowed = t.rows();
        boolean did = false;
        int seen = 0;
        int legends = 0;
        for (int i = 0; i < count; i++) {
            int object = t.at(BATTLEFIELD, 0, i);
            int types = t.stat(TYPES, object);
            seen |= types;
            if ((types & Type.LEGENDARY.bit()) != 0) legends++;
            did |= Control.notice(t, object);
            if ((types & Type.CREATURE.bit()) != 0) creature(t, object, dying, destroyed);
            if ((types & Type.PLANESWALKER.bit()) != 0 && t.get(LOYALTY, object) == 0) dies(object, dying);
            if ((types & Type.AURA.bit()) != 0 && !Attaching.isLegal(t, object)) comesLoose(t, object, dying, bestowed);
            else if (t.get(ATTACHED, object) != 0 && Attaching.comesOff(t, object, types)) comingOff.add(object);
            if ((types & Type.SAGA.bit()) != 0 && Sagas.isOver(t, object)) told.add(object);
            if (t.get(PLUS, object) > 0 && t.get(MINUS, object) > 0) cancelling.add(object);
        }
        if (legends > 1) legendRule(t, dying);
        if ((seen & Type.WORLD.bit()) != 0) worldRule(t, dying);
        did |= perform(t, dying, destroyed);
        for (int i = 0; i < told.size(); i++) if (onBattlefield(t, told.get(i))) Destroying.sacrifice(t, told.get(i));
        did |= !told.isEmpty();
        for (int i = 0; i < bestowed.size(); i++) Bestowing.end(t, bestowed.get(i));
        did |= !bestowed.isEmpty();
        comingOff.setEach(t, ATTACHED, 0);
        for (int i = 0; i < cancelling.size(); i++)
            if (onBattlefield(t, cancelling.get(i))) cancel(t, cancelling.get(i));
        return did || !comingOff.isEmpty() || !cancelling.isEmpty();
    }

    /** An Aura that enchants nothing goes to the graveyard (704.5m); one that was bestowed is a creature again (702.103f). */
    private static void comesLoose(Table t, int aura, Rows dying, Rows bestowed) {
        if (Bestowing.is(t, aura)) bestowed.add(aura);
        else dies(aura, dying);
    }

    private static void dies(int object, Rows dying) {
        if (!dying.has(object)) dying.add(object);
    }

    private static void creature(Table t, int object, Rows dying, Rows destroyed) {
        int toughness = t.stat(TOUGHNESS, object);
        if (toughness <= 0) {
            dies(object, dying);
            return;
        }
        boolean deadly = t.get(DEADLY, object) != 0;
        if (deadly) t.set(DEADLY, object, 0);
        if ((deadly || t.get(DAMAGE, object) >= toughness) && !has(t, object, Keyword.INDESTRUCTIBLE))
            destroyed.add(object);
    }

    /** What is destroyed may be regenerated; the rest goes together with what simply dies. */
    private static boolean perform(Table t, Rows dying, Rows destroyed) {
        if (dying.isEmpty() && destroyed.isEmpty()) return false;
        int gone = 0;
        for (int i = 0; i < destroyed.size(); i++)
            if (!dying.has(destroyed.get(i)) && Destroying.isDestroyed(t, 0, destroyed.get(i), true)) {
                dying.add(destroyed.get(i));
                destroyed.set(gone++, destroyed.get(i));
            }
        destroyed.shorten(gone);
        Moves.moveAll(t, 0, dying, GRAVEYARD, Moves.ON_TOP);
        Destroying.tell(t, 0, destroyed);
        return true;
    }

    /** Of several legendary permanents of one name a player keeps one (704.5j); the active player chooses first (101.4). */
    private static void legendRule(Table t, Rows dying) {
        int seat = t.get(ACTIVE);
        for (int n = 0; n < t.seats(); n++) {
            Rows settled = t.rows();
            for (int i = 0; i < t.count(BATTLEFIELD, 0); i++) {
                Rows same = namesakes(t, seat, i, settled);
                settled.addAll(same);
                if (same.size() > 1) keepOne(t, seat, same, dying);
            }
            seat = seat + 1 == t.seats() ? 0 : seat + 1;
        }
    }

    /** The legendary permanents of a player that have the name of this one, and have not been looked at yet. */
    private static Rows namesakes(Table t, int seat, int place, Rows settled) {
        Rows same = t.rows();
        int first = t.at(BATTLEFIELD, 0, place);
        if (!isLegendOf(t, first, seat) || settled.has(first)) return same;
        same.add(first);
        for (int i = place + 1; i < t.count(BATTLEFIELD, 0); i++) {
            int other = t.at(BATTLEFIELD, 0, i);
            if (isLegendOf(t, other, seat) && Values.shareName(t, first, other)) same.add(other);
        }
        return same;
    }

    private static boolean isLegendOf(Table t, int object, int seat) {
        return isA(t, object, Type.LEGENDARY) && controller(t, object) == seat;
    }

    private static void keepOne(Table t, int seat, Rows same, Rows dying) {
        int kept = t.ask(seat, KEEP_LEGEND).because(same.get(0)).from(same).one();
        for (int i = 0; i < same.size(); i++) if (same.get(i) != kept) dies(same.get(i), dying);
    }

    /** Of several world permanents the one that has been world for the shortest time stays; of a tie none does (704.5k). */
    private static void worldRule(Table t, Rows dying) {
        noticeWorlds(t);
        int newest = 0;
        int stay = 0;
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++) {
            int since = t.get(WORLD_SINCE, t.at(BATTLEFIELD, 0, i));
            if (since > newest) stay = 0;
            newest = Math.max(newest, since);
            if (since > 0 && since == newest) stay++;
        }
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++) {
            int object = t.at(BATTLEFIELD, 0, i);
            int since = t.get(WORLD_SINCE, object);
            if (since > 0 && (since < newest || stay > 1)) dies(object, dying);
        }
    }

    /** What an effect has made a world permanent is one from now on; what is none any more has been none. */
    private static void noticeWorlds(Table t) {
        boolean counted = false;
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++) {
            int object = t.at(BATTLEFIELD, 0, i);
            boolean is = isA(t, object, Type.WORLD);
            if (is == (t.get(WORLD_SINCE, object) > 0)) continue;
            if (is && !counted) t.add(WORLDS, 1);
            counted |= is;
            t.set(WORLD_SINCE, object, is ? t.get(WORLDS) : 0);
        }
    }

    /** A +1/+1 and a -1/-1 counter cancel each other (704.5q). */
    private static void cancel(Table t, int object) {
        int n = Math.min(t.get(PLUS, object), t.get(MINUS, object));
        Counters.remove(t, object, Counters.PLUS_ONE, n);
        Counters.remove(t, object, Counters.MINUS_ONE, n);
    }

    /** Tokens in other zones than the battlefield cease to exist (704.5d). */
    private static boolean strays(Table t) {
        t.set(STRAYS, 0);
        boolean did = false;
        for (int seat = 0; seat < t.seats(); seat++) {
            did |= strays(t, GRAVEYARD, seat);
            did |= strays(t, EXILE, seat);
            did |= strays(t, HAND, seat);
            did |= strays(t, LIBRARY, seat);
        }
        return did;
    }

    private static boolean strays(Table t, croupier.kernel.Zone z, int seat) {
        boolean did = false;
        for (int i = t.count(z, seat) - 1; i >= 0; i--) {
            int object = t.at(z, seat, i);
            if (!t.is(IS_TOKEN, object)) continue;
            t.remove(object);
            did = true;
        }
        return did;
    }
}
