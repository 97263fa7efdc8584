package croupier.games.essence;

import static croupier.games.essence.EssenceWords.*;

import croupier.kernel.*;
import croupier.script.*;
import java.util.List;

/** How cards go from zone to zone. One move is a leaving, then an entering; a card that changes zone is a new object. */
final class Zones {
    /** What a card is in this turn and in this combat, and what else it is until it leaves its zone. */
    static final Columns UNTIL_END_OF_TURN =
            new Columns(List.of(DAMAGE, BOOST, GUARD_BOOST, GAINED_ASPECTS, GUARDS_NOW, TURNED));

    static final Columns OF_COMBAT = new Columns(List.of(ATTACKS, ATTACK_NUMBER, BLOCKED, BLOCKS, ASSIGNED));
    static final Columns OF_AN_OBJECT =
            new Columns(List.of(EXHAUSTED, HELD, STILL, MODES_CHOSEN, COUNTERS, USED_FIRST, USED_SECOND));

    static boolean isOnBattlefield(Table t, int card) {
        return t.isIn(AVATARS, card)
                || t.isIn(SHARDS, card)
                || t.isIn(RELICS, card)
                || t.isIn(DOMAIN, card)
                || t.isIn(DEITY, card);
    }

    static boolean isFighter(Table t, int card) {
        return t.isIn(AVATARS, card);
    }

    // ---- entering

    /** A card enters the battlefield under a player's control; what listens in it listens from now on. */
    static void enter(Table t, int card, int seat) {
        Zone z = Essence.printed(t, card).type().zone();
        if (z.is(DOMAIN) && t.count(DOMAIN, seat) > 0) toCrypt(t, t.top(DOMAIN, seat));
        leaves(t, card);
        t.move(card, z, seat);
        t.set(CONTROLLER, card, seat);
        appear(t, card, seat, z);
    }

    /** A card is there: what it says begins to hold, and others hear of it. */
    private static void appear(Table t, int card, int seat, Zone z) {
        arise(t, card);
        t.did(ENTERS, player(t, seat), card, z.index());
        changed(t);
    }

    /** What a card on the battlefield says begins to hold. */
    static void arise(Table t, int card) {
        Defs.Card p = Essence.printed(t, card);
        if (!p.isActive()) return;
        int holder = player(t, t.get(CONTROLLER, card));
        for (int i = 0; i < p.abilities().size(); i++) {
            Numbered<Hook> hook = p.abilities().get(i);
            t.listen(hook.value().event(), hook.number(), card, holder);
        }
        for (int i = 0; i < p.lasting().size(); i++) {
            int m = p.lasting().get(i).number();
            t.modify(Essence.of(t).layerOf(m), m, card, holder);
        }
    }

    /** A token comes into being. */
    static int token(Table t, int printed, int seat) {
        int card = Essence.of(t).make(t, printed, AVATARS, seat);
        appear(t, card, seat, AVATARS);
        return card;
    }

    // ---- leaving

    /** The first half of a move. A card that is carried out lies in no zone that it could leave. */
    private static void leaves(Table t, int card) {
        Zone from = t.zoneOf(card);
        if (from != null && !from.is(IN_USE)) t.did(LEAVES, player(t, t.ownerOf(card)), card, from.index());
    }

    /** What a card says holds no more; neither does what was given to it, or by it as long as it stays. */
    static void fade(Table t, int card) {
        Defs.Card p = Essence.printed(t, card);
        if (!p.abilities().isEmpty()) t.unlistenAll(card, UNTIL);
        if (!p.lasting().isEmpty()) t.unmodifyAll(card, MODIFIER_UNTIL);
        if (t.is(BEARS, card)) Lasting.end(t, card);
    }

    /** The card is a new object: nothing that happened to it counts any more, but what hit it last. */
    private static void renew(Table t, int card) {
        t.clear(OF_COMBAT, card);
        t.clear(UNTIL_END_OF_TURN, card);
        t.clear(OF_AN_OBJECT, card);
    }

    /** From wherever it is to a zone of its owner; a token ceases to exist, and enters nothing. */
    static void moveHome(Table t, int card, Zone to, boolean under) {
        Defs.Card p = Essence.printed(t, card);
        if (p.type() == Type.DEITY) return;
        boolean was = isOnBattlefield(t, card);
        leaves(t, card);
        if (was) fade(t, card);
        settle(t, card, to, under);
    }

    /** The end of a move: the card lies where it goes, as a new object. */
    private static void settle(Table t, int card, Zone to, boolean under) {
        Defs.Card p = Essence.printed(t, card);
        if (p.type() == Type.TOKEN) {
            t.remove(card);
            changed(t);
            return;
        }
        int owner = t.get(OWNER, card);
        renew(t, card);
        if (under) t.moveUnder(card, to, owner);
        else t.move(card, to, owner);
        if (!isOnBattlefield(t, card)) t.did(ENTERS, player(t, owner), card, to.index());
        changed(t);
    }

    static void toCrypt(Table t, int card) {
        moveHome(t, card, CRYPT, false);
    }

    /** From any zone to the owner's Null Zone. */
    static void nullify(Table t, int card) {
        moveHome(t, card, NULL_ZONE, false);
    }

    static void discard(Table t, int player, int card) {
        moveHome(t, card, CRYPT, false);
        t.did(DISCARDED, player, card, 0);
    }

    // ---- destruction

    /** Whether what would destroy a card is not replaced. */
    static boolean isDestroyed(Table t, int source, int card) {
        return t.would(DESTROYED, source, card, 1) == 1;
    }

    /** One card is destroyed, unless something replaces it; whether it was. */
    static boolean destroy(Table t, int source, int card) {
        if (!isOnBattlefield(t, card) || t.isIn(DEITY, card) || !isDestroyed(t, source, card)) return false;
        int mark = t.mark();
        Rows one = t.rows().add(card);
        die(t, source, one);
        t.release(mark);
        return true;
    }

    /** Several are destroyed together: all leave, then others hear of each death; the dying see each other die. */
    static void die(Table t, int source, Rows dying) {
        dying.each(t, Zones::leaveDying);
        dying.sort(t, Zones::turnsAway);
        for (int i = 0; i < dying.size(); i++) {
            int card = dying.get(i);
            if (!Essence.printed(t, card).type().fights()) continue;
            countDeath(t, card);
            t.did(DESTROYED, source != 0 ? source : t.get(LAST_HIT, card), card, 1);
        }
        for (int i = 0; i < dying.size(); i++) {
            t.set(LAST_HIT, dying.get(i), 0);
            fade(t, dying.get(i));
        }
    }

    private static void countDeath(Table t, int card) {
        if (Essence.hasAspect(t, card, Aspect.BEAST)) t.add(BEASTS_DIED, player(t, t.get(CONTROLLER, card)), 1);
    }

    private static void leaveDying(Table t, int card) {
        leaves(t, card);
        settle(t, card, CRYPT, false);
    }

    /** The order of abilities: the active player's first, then by time of entry. */
    private static int turnsAway(Table t, int card) {
        return Triggers.turnsAway(t, t.get(CONTROLLER, card));
    }

    /** After every event: all whose damage has reached their Guard are destroyed together. */
    static void checkGuards(Table t) {
        boolean again = true;
        while (again && !t.isSettled()) {
            t.settles();
            int mark = t.mark();
            Rows dying = t.rows();
            for (int seat = 0; seat < t.seats(); seat++)
                for (int i = 0; i < t.count(AVATARS, seat); i++) {
                    int card = t.at(AVATARS, seat, i);
                    if (Essence.guard(t, card) <= t.get(DAMAGE, card)) dying.add(card);
                }
            if (dying.isEmpty()) t.settled();
            for (int i = dying.size() - 1; i >= 0; i--)
                if (!isDestroyed(t, t.get(LAST_HIT, dying.get(i)), dying.get(i))) dying.removeAt(i);
            again = !dying.isEmpty();
            if (again) die(t, 0, dying);
            t.release(mark);
        }
    }

    // ---- control

    /** Another player controls a card: it goes to their zone of the same kind and stays the object it is. */
    static void control(Table t, int card, int seat) {
        Zone z = t.zoneOf(card);
        if (z == null || t.ownerOf(card) == seat || z.is(DEITY)) return;
        boolean bears = t.is(BEARS, card);
        t.set(BEARS, card, 0);
        fade(t, card);
        t.set(BEARS, card, bears ? 1 : 0);
        if (z.is(DOMAIN) && t.count(DOMAIN, seat) > 0) toCrypt(t, t.top(DOMAIN, seat));
        leaves(t, card);
        t.move(card, z, seat);
        t.set(CONTROLLER, card, seat);
        leaveCombat(t, card);
        appear(t, card, seat, z);
    }

    /** It fights no more in this combat, and cannot attack in this turn if attackers were declared. */
    private static void leaveCombat(Table t, int card) {
        t.set(ATTACKS, card, 0);
        t.set(BLOCKS, card, 0);
        t.set(ASSIGNED, card, 0);
        if (t.get(PHASE) >= Phase.ATTACK.number) t.set(TURNED, card, 1);
    }
}
