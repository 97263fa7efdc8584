package croupier.games.magic.zones;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.EventAbility;
import croupier.games.magic.abilities.Face;
import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.abilities.ReplacementEffect;
import croupier.games.magic.abilities.Values;
import croupier.games.magic.cards.Defs;
import croupier.games.magic.effects.ChosenTargets;
import croupier.games.magic.effects.ContinuousEffects;
import croupier.games.magic.effects.InCombat;
import croupier.games.magic.words.Type;
import croupier.kernel.*;

/**
 * Objects change zones. What leaves a public zone becomes a new object with no memory (400.7): its old row stays behind with what
 * was last known of it, for as long as somebody names it. Only a spell that becomes a permanent keeps its row (400.7a to d).
 */
public final class Moves {
    public static final boolean ON_TOP = false;
    static final boolean UNDER_ALL = true;

    private Moves() {}

    /** Moves one object; the object it is then, 0 if it is nowhere. */
    public static int move(Table t, int cause, int object, Zone to) {
        return move(t, cause, object, to, ON_TOP);
    }

    public static int move(Table t, int cause, int object, Zone to, boolean under) {
        int mark = t.mark();
        int is = moveAll(t, cause, t.rows().add(object), to, under).get(0);
        t.release(mark);
        return is;
    }

    /** Moves objects to one zone at the same time; what each of them is then, 0 for one that did not move or is nowhere. */
    public static Rows moveAll(Table t, int cause, Rows objects, Zone to, boolean under) {
        return moveEach(t, cause, objects, t.rows().fill(objects.size(), numberOf(to)), under);
    }

    /**
     * Moves objects at the same time, each to the zone of its number: all are replaced first, then all move, then listeners
     * hear of all (603.10).
     */
    static Rows moveEach(Table t, int cause, Rows objects, Rows zones, boolean under) {
        Rows are = t.rows().fill(objects.size(), 0);
        Rows came = t.rows();
        Rows gone = t.rows();
        Rows where = t.rows();
        Rows left = t.rows();
        for (int i = 0; i < objects.size(); i++) {
            int object = objects.get(i);
            Zone to = ALL_ZONES[zones.get(i)];
            if (stays(t, object, to) || gone.has(object)) continue;
            int zone = destination(t, cause, object, isFlashback(t, object) ? EXILE : to);
            if (zone == Event.NOTHING) continue;
            gone.add(object);
            where.add(zone);
            left.add(onBattlefield(t, object) ? 1 : 0);
        }
        Rows known = lastKnown(t, gone);
        for (int i = 0; i < gone.size(); i++) came.add(put(t, gone.get(i), ALL_ZONES[where.get(i)], under));
        freeze(t, gone, known);
        for (int i = 0; i < gone.size(); i++)
            tell(t, cause, gone.get(i), came.get(i), left.get(i) != 0, ALL_ZONES[where.get(i)]);
        gone.each(t, Moves::forget);
        for (int i = 0, moved = 0; moved < gone.size(); i++)
            if (objects.get(i) == gone.get(moved)) are.set(i, came.get(moved++));
        UntilLeaves.giveBack(t);
        return are;
    }

    /** What is nowhere or there already does not move, nor a token that has left the battlefield. */
    private static boolean stays(Table t, int object, Zone to) {
        Zone now = t.zoneOf(object);
        return now == null || (now.is(to) && !to.is(LIBRARY)) || isTokenThatLeft(t, object);
    }

    /** A token that has left the battlefield goes nowhere else and does not come back (111.8). */
    static boolean isTokenThatLeft(Table t, int object) {
        return t.is(IS_TOKEN, object)
                && !onBattlefield(t, object)
                && !t.isIn(ARRIVING, object)
                && !t.isIn(STACK, object);
    }

    /** A spell cast for its flashback cost is exiled instead of going anywhere else (702.34a). */
    private static boolean isFlashback(Table t, int object) {
        return t.isIn(STACK, object) && t.get(CAST_AS, object) == Face.FLASHBACK;
    }

    /** Where it goes, after whatever replaces that (614.6): outside of the battlefield also what its own text says of that. */
    private static int destination(Table t, int cause, int object, Zone to) {
        if (!to.is(GRAVEYARD) || onBattlefield(t, object) || !MagicCards.face(t, object).replacesAnywhere)
            return t.would(CHANGES_ZONE, cause, object, numberOf(to));
        Rows heard = t.rows();
        for (EventAbility h : MagicCards.face(t, object).heard)
            if (h instanceof ReplacementEffect r && r.isFromAnywhere())
                heard.add(t.listen(CHANGES_ZONE, r.number, object, player(t, t.get(OWNER, object))));
        int zone = t.would(CHANGES_ZONE, cause, object, numberOf(to));
        heard.each(t, Table::unlisten);
        return zone;
    }

    /** Objects leave the game (800.4a): they are nowhere any more. */
    static void vanish(Table t, Rows objects) {
        Rows known = lastKnown(t, objects);
        for (int i = 0; i < objects.size(); i++) {
            int object = objects.get(i);
            if (t.isIn(STACK, object)) ChosenTargets.leave(t, object);
            if (t.get(MORE_BLOCKS, object) != 0) InCombat.drop(t, object);
            t.remove(object);
        }
        freeze(t, objects, known);
    }

    // ---- last known information

    private static Rows lastKnown(Table t, Rows gone) {
        Rows known = t.rows();
        if (t.firstModifier() == 0) return known;
        for (int i = 0; i < gone.size(); i++)
            if (onBattlefield(t, gone.get(i)))
                for (int s = 0; s < CHARACTERISTICS.length; s++) known.add(t.stat(CHARACTERISTICS[s], gone.get(i)));
            else for (int s = 0; s < CHARACTERISTICS.length; s++) known.add(t.printed(CHARACTERISTICS[s], gone.get(i)));
        return known;
    }

    private static void freeze(Table t, Rows gone, Rows known) {
        if (known.isEmpty()) return;
        int n = CHARACTERISTICS.length;
        for (int i = 0; i < gone.size(); i++)
            if (t.zoneOf(gone.get(i)) == null)
                for (int s = 0; s < n; s++) t.setPrinted(CHARACTERISTICS[s], gone.get(i), known.get(i * n + s));
    }

    // ---- one object

    private static int put(Table t, int object, Zone to, boolean under) {
        if (t.is(IS_COPY, object)) {
            t.remove(object);
            return 0;
        }
        if (t.is(FACE_DOWN, object)) return FaceDown.leave(t, object, to, under);
        if (isPublic(t, object)) return renew(t, object, to, under);
        place(t, object, to, under);
        if (t.is(IS_TOKEN, object)) t.add(STRAYS, 1);
        return object;
    }

    /** Whether everybody sees where it is, so that what speaks of it would know it again. */
    private static boolean isPublic(Table t, int object) {
        return onBattlefield(t, object) || t.isIn(STACK, object) || isLaidOut(t, object);
    }

    /** Whether it is a card in a graveyard or in exile. */
    public static boolean isLaidOut(Table t, int object) {
        return t.isIn(GRAVEYARD, object) || t.isIn(EXILE, object);
    }

    /** A new object in the place of one that leaves: the card that it really is. */
    public static int renew(Table t, int object, Zone to, boolean under) {
        int owner = t.get(OWNER, object);
        int card = t.get(REALLY, object) != 0 ? t.get(REALLY, object) : t.card(object);
        boolean isToken = t.is(IS_TOKEN, object);
        boolean wasSpell = t.isIn(STACK, object);
        boolean isFound = (wasSpell || onBattlefield(t, object)) && !to.is(HAND) && !to.is(LIBRARY);
        if (t.get(MORE_BLOCKS, object) != 0) InCombat.drop(t, object);
        if (wasSpell) ChosenTargets.leave(t, object);
        else if (isLaidOut(t, object)) define(t, object);
        t.remove(object);
        int now;
        if (wasSpell) {
            now = create(t, card, owner, STACK, false);
            place(t, now, to, under);
        } else now = create(t, card, owner, to, under);
        if (isToken) {
            t.set(IS_TOKEN, now, 1);
            t.add(STRAYS, 1);
        }
        if (isFound) t.set(BECAME, object, now);
        return now;
    }

    /** What a card's text defines is last known too (604.3); on the battlefield layers have done so. */
    private static void define(Table t, int object) {
        if (MagicCards.face(t, object).def.defines() == null) return;
        int power = Values.power(t, object);
        int toughness = Values.toughness(t, object);
        t.setPrinted(POWER, object, power);
        t.setPrinted(TOUGHNESS, object, toughness);
    }

    /** A card that everybody has seen comes to a zone. */
    private static int create(Table t, int card, int owner, Zone to, boolean under) {
        int row = t.create(OBJECT, card, to, to.shared() ? 0 : owner);
        if (under) t.moveTo(row, to, owner, 0);
        if (to.is(HAND) || to.is(LIBRARY)) t.reveal(row);
        dress(t, row, owner);
        return row;
    }

    /** A new row of a card gets its printed characteristics. */
    public static void dress(Table t, int row, int owner) {
        Face face = MagicCards.face(t, row);
        face.print(t, row);
        if (face.asksWhoDamaged) t.set(NOTES_DAMAGE, 1);
        t.set(OWNER, row, owner);
        t.setPrinted(CONTROLLER, row, owner);
    }

    /** A card comes to its owner's library before the match. */
    public static void addCard(Table t, int seat, int card) {
        int row = t.create(OBJECT, card, LIBRARY, seat);
        dress(t, row, seat);
    }

    private static void place(Table t, int object, Zone to, boolean under) {
        int owner = t.get(OWNER, object);
        if (under) t.moveTo(object, to, owner, 0);
        else t.move(object, to, owner);
    }

    // ---- who hears of it

    private static void tell(Table t, int cause, int object, int now, boolean left, Zone to) {
        if (left) {
            t.did(LEAVES, cause, object, numberOf(to));
            if (to.is(GRAVEYARD) && (t.printed(TYPES, object) & Type.CREATURE.bit()) != 0) {
                t.add(DEATHS, 1);
                t.did(DIES, cause, object, 0);
            }
        }
        if (now != 0 && to.is(EXILE)) Entering.listenElsewhere(t, now, Defs.Works.EXILE);
        if (now == 0 || !to.is(GRAVEYARD)) return;
        Entering.listenElsewhere(t, now, Defs.Works.GRAVEYARD);
        t.did(GOES_TO_GRAVEYARD, cause, left ? object : now, 0);
    }

    /** Nothing of an object that left is in force any more, but what its abilities have made goes on (603.7, 611.2). */
    public static void forget(Table t, int object) {
        if (!t.is(IS_HEARD, object) || onBattlefield(t, object) || isLaidOut(t, object)) return;
        t.unlistenAll(object, LISTENS_FOR);
        t.unmodifyAll(object);
        ContinuousEffects.endKeptBy(t, object);
        t.set(IS_HEARD, object, 0);
    }
}
