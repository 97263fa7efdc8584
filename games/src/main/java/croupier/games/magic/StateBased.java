package croupier.games.magic;

import static croupier.games.magic.Magic.*;

import croupier.kernel.Rows;
import croupier.kernel.Table;

/** State-based actions (704): whatever applies is done at the same time, as one event. */
final class StateBased {
    private static final int POISONED = 10;

    private StateBased() {}

    /** Does all that apply now; false if there were none. */
    static boolean check(Table t) {
        int mark = t.mark();
        boolean did = players(t);
        if (!t.isOver()) did |= permanents(t);
        if (t.get(STRAYS) > 0) did |= strays(t);
        t.release(mark);
        return did && !t.isOver();
    }

    // ---- players: 704.5a to c

    private static boolean players(Table t) {
        int losing = 0;
        for (int seat = 0; seat < t.seats(); seat++) {
            int p = player(t, seat);
            boolean loses = t.get(LIFE, p) <= 0 || t.is(DREW_FROM_EMPTY, p) || t.get(POISON, p) >= POISONED;
            if (loses && isIn(t, seat) && !Rule.CANT_LOSE.says(t, p)) losing |= 1 << seat;
            if (t.is(DREW_FROM_EMPTY, p)) t.set(DREW_FROM_EMPTY, p, 0);
        }
        if (losing != 0) Losing.wouldLose(t, losing);
        return losing != 0;
    }

    // ---- permanents: 704.5f to q

    private static boolean permanents(Table t) {
        int count = t.count(BATTLEFIELD, 0);
        Rows dying = t.rows();
        Rows destroyed = t.rows();
        boolean did = false;
        boolean legends = false;
        for (int i = 0; i < count; i++) {
            int object = t.at(BATTLEFIELD, 0, i);
            int types = t.stat(TYPES, object);
            did |= Control.notice(t, object);
            if ((types & Type.CREATURE.bit()) != 0) creature(t, object, dying, destroyed);
            if ((types & Type.PLANESWALKER.bit()) != 0 && t.get(LOYALTY, object) == 0) dying.add(object);
            if ((types & Type.LEGENDARY.bit()) != 0) legends = true;
            if ((types & Type.AURA.bit()) != 0 && !Attaching.isLegal(t, object)) dying.add(object);
            else if (t.get(ATTACHED, object) != 0) did |= Attaching.fallOff(t, object, types);
            if (t.get(PLUS, object) > 0 && t.get(MINUS, object) > 0) did |= cancel(t, object);
        }
        if (legends) legendRule(t, dying);
        boolean died = perform(t, dying, destroyed);
        return died || did;
    }

    private static void creature(Table t, int object, Rows dying, Rows destroyed) {
        int toughness = t.stat(TOUGHNESS, object);
        if (toughness <= 0) {
            dying.add(object);
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

    /** Of several legendary permanents of one name a player keeps one (704.5j). */
    private static void legendRule(Table t, Rows dying) {
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++) {
            int object = t.at(BATTLEFIELD, 0, i);
            if (!isA(t, object, Type.LEGENDARY) || dying.has(object) || t.is(FACE_DOWN, object)) continue;
            Rows same = t.rows().add(object);
            for (int j = i + 1; j < t.count(BATTLEFIELD, 0); j++) {
                int other = t.at(BATTLEFIELD, 0, j);
                if (isA(t, other, Type.LEGENDARY)
                        && t.card(other) == t.card(object)
                        && !dying.has(other)
                        && controller(t, other) == controller(t, object)) same.add(other);
            }
            if (same.size() < 2) continue;
            int kept = t.ask(controller(t, object), KEEP_LEGEND)
                    .because(object)
                    .from(same)
                    .one();
            for (int j = 0; j < same.size(); j++) if (same.get(j) != kept) dying.add(same.get(j));
        }
    }

    /** A +1/+1 and a -1/-1 counter cancel each other (704.5q). */
    private static boolean cancel(Table t, int object) {
        int n = Math.min(t.get(PLUS, object), t.get(MINUS, object));
        t.add(PLUS, object, -n);
        t.add(MINUS, object, -n);
        return true;
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
