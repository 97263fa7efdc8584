package croupier.games.magic.casting;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.Face;
import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.abilities.RuleChange;
import croupier.games.magic.cards.Cost;
import croupier.games.magic.cards.Defs;
import croupier.games.magic.mana.Sources;
import croupier.games.magic.mana.Workspace;
import croupier.games.magic.words.Keyword;
import croupier.games.magic.words.Scopes;
import croupier.games.magic.words.Type;
import croupier.kernel.*;
import org.jspecify.annotations.Nullable;

/** The ways in which a card can be cast (601.2b, f): its sides, its costs, kicked or not, and whether they can be paid. */
public final class CastWays {
    /** So large X can be where nothing limits it. */
    static final int LARGEST_X = 999;

    // a choice is one number: the way, whether it is kicked, the side
    private static final int KICKED_TOO = 16;
    private static final int SIDES_FROM = 8;

    private CastWays() {}

    static int wayOf(int chosen) {
        return chosen & (KICKED_TOO - 1);
    }

    static boolean isKicked(int chosen) {
        return (chosen & KICKED_TOO) != 0;
    }

    static int sideOf(int chosen) {
        return chosen >>> SIDES_FROM;
    }

    /** Whether its targets can be chosen, with some X that can be paid where that makes a difference. */
    private static boolean canAim(Table t, int seat, int card, Face f, int way, Cost cost) {
        if (way == Face.DOWN) return true;
        if (!f.text(way).aimsByX || !cost.hasX) return Targets.canBeChosen(t, f.text(way), card, seat);
        int more = least(t, card, f, way);
        for (int x = 0; x <= LARGEST_X && canPay(t, seat, card, cost, more, x, true); x++)
            if (Targets.canBeChosenWith(t, f.text(way), card, seat, x)) return true;
        return false;
    }

    /** Why a card cannot be cast now, or null; the sources of mana have been surveyed once for all cards. */
    public static @Nullable Reason whyNot(Table t, int seat, int card, boolean sorceryTime) {
        Reason why = whyNotThis(t, seat, card, sorceryTime);
        int[] sides = Sides.of(t, card);
        for (int i = 0; i < sides.length && why != null; i++) {
            int is = Sides.show(t, card, sides[i]);
            Reason other = whyNotThis(t, seat, card, sorceryTime);
            Sides.show(t, card, is);
            if (other == null || why.equals(NO_COST)) why = other;
        }
        return why;
    }

    /** The same for the side that it shows. */
    private static @Nullable Reason whyNotThis(Table t, int seat, int card, boolean sorceryTime) {
        Face f = MagicCards.face(t, card);
        if (f.isLand()) return NOT_NOW;
        if (!sorceryTime && !isInTime(t, seat, card, f, 0) && !isInTime(t, seat, card, f, Face.DOWN)) return NOT_NOW;
        Reason why = NO_COST;
        for (int way = 0; way < Face.WAYS; way++) {
            Cost cost = cost(t, seat, card, f, way);
            if (cost == null) continue;
            if (!canPay(t, seat, card, cost, least(t, card, f, way), 0, true)) {
                if (why.equals(NO_COST)) why = TOO_DEAR;
            } else if (!isAllowed(t, seat, card, f, way, cost)) {
                why = FORBIDDEN;
            } else {
                if (canAim(t, seat, card, f, way, cost)) return null;
                why = NO_TARGET;
            }
        }
        return why;
    }

    /** Instants and what has flash at any time, the rest as a sorcery (117.1a); a face-down spell has no flash of its own. */
    private static boolean isInTime(Table t, int seat, int card, Face f, int way) {
        if (way != Face.DOWN && (f.is(Type.INSTANT) || f.has(Keyword.FLASH))) return true;
        if (way == Face.DOWN && f.def.morph() == null) return false;
        return Casting.isSorceryTime(t, seat) || Forbidding.isAsThoughFlash(t, card, way);
    }

    /** Whether a player could begin to cast a card of their hand now, whatever it costs (702.62c). */
    static boolean couldBegin(Table t, int seat, int card) {
        Face f = MagicCards.face(t, card);
        return isInTime(t, seat, card, f, 0)
                && allows(t, seat, card, f.def.castOnly())
                && Forbidding.allows(t, card, 0, false, 0);
    }

    /** Whether it is not forbidden with some choice that can be paid: kicked or not, with some X (601.3a). */
    private static boolean isAllowed(Table t, int seat, int card, Face f, int way, Cost cost) {
        if (isAllowed(t, seat, card, f, way, cost, false)) return true;
        Cost kicked = f.cost(way, true);
        return kicked != null && isAllowed(t, seat, card, f, way, kicked, true);
    }

    private static boolean isAllowed(Table t, int seat, int card, Face f, int way, Cost cost, boolean kicked) {
        if (!Forbidding.isAny(t)) return true;
        int more = least(t, card, f, way);
        for (int x = 0; x <= LARGEST_X && canPay(t, seat, card, cost, more, x, true); x++) {
            if (Forbidding.allows(t, card, way, kicked, x)) return true;
            if (!cost.hasX) return false;
        }
        return false;
    }

    /** The whole cost of casting it this way (601.2b, f), or null if it cannot be. */
    private static @Nullable Cost cost(Table t, int seat, int card, Face f, int way) {
        Cost whole = f.cost(way, false);
        if (whole == null || t.isIn(GRAVEYARD, card) != (way == Face.FLASHBACK)) return null;
        if (way == Face.FREE || way == Face.MADNESS || (f.def.fuse() && !t.isIn(HAND, card))) return null;
        if (!isInTime(t, seat, card, f, way) || (way != Face.DOWN && !allows(t, seat, card, f.def.castOnly())))
            return null;
        Defs.AlternativeDef other = way == Face.OTHERWISE ? f.def.alternative() : null;
        return other == null || allows(t, seat, card, other.if_()) ? whole : null;
    }

    private static boolean allows(Table t, int seat, int card, croupier.script.@Nullable Condition c) {
        if (c == null) return true;
        Scope s = t.scope();
        Scopes.object(t, s, card, seat);
        boolean is = c.test(t, s);
        t.done(s);
        return is;
    }

    /** Whether a cost can be paid with so much more generic mana and this X. */
    static boolean canPay(Table t, int seat, int card, Cost cost, int more, int x, boolean cast) {
        int least = RuleChange.leastCost(t, card);
        int spared = Delving.most(t, seat, card);
        boolean convokes = Convoking.isPossible(t, card);
        Sources sources = Workspace.of(t).sources.surveyed();
        boolean restricted = sources.restricted;
        if (restricted) {
            t.set(PAYING_FOR, card);
            sources.survey(t, seat);
        }
        if (convokes) sources.convoke(t, seat);
        boolean spares = Sparing.isAny(t, card);
        if (spares) Sparing.count(t, card, sources);
        boolean can = canPay(t, seat, card, cost, more, x, least, spared, cast);
        if (restricted) t.set(PAYING_FOR, 0);
        if (convokes || restricted || spares) sources.survey(t, seat);
        return can;
    }

    private static boolean canPay(
            Table t, int seat, int card, Cost cost, int more, int x, int least, int spared, boolean cast) {
        if (Paying.isCounted(t, cost)) return Paying.canPayMana(t, seat, cost, more + x * cost.mana.x(), least, spared);
        Scope s = t.scope();
        Scopes.object(t, s, card, seat);
        s.x = x;
        boolean can = Paying.canPay(t, s, card, cost, more + x * cost.mana.x(), least, spared, cast);
        t.done(s);
        return can;
    }

    /** By how much effects and targets that must be chosen change the generic mana of a cost. */
    static int least(Table t, int card, Face f, int way) {
        return changes(t, card, f, way) + (way == Face.DOWN ? 0 : f.text(way).leastExtra);
    }

    /** By how much effects and its own text change the generic mana of its cost (601.2f). */
    static int changes(Table t, int card, Face f, int way) {
        int more = RuleChange.ofCost(t, card);
        if (way == Face.DOWN || f.def.costsLess() == null) return more;
        Scope s = t.scope();
        Scopes.object(t, s, card, t.printed(CONTROLLER, card));
        int less = Math.max(0, f.def.costsLess().of(t, s));
        t.done(s);
        return more - less;
    }

    // ---- choosing

    /** Which of the ways to cast it that can be paid (601.2b). */
    static int choose(Table t, int seat, int card) {
        if (!MagicCards.face(t, card).hasWays) return t.isIn(GRAVEYARD, card) ? Face.FLASHBACK : 0;
        Workspace.of(t).sources.survey(t, seat);
        Ask ask = t.ask(seat, CHOOSE_WAY).because(card);
        offer(t, seat, card, 0, ask);
        for (int side : Sides.of(t, card)) {
            int is = Sides.show(t, card, side);
            offer(t, seat, card, side, ask);
            Sides.show(t, card, is);
        }
        long chosen = ask.code();
        if (Code.is(chosen, CAST_SIDE)) return Code.a(chosen) << SIDES_FROM | Code.b(chosen);
        boolean kicked = Code.is(chosen, wordOfKicked(MagicCards.face(t, card).def));
        return kicked ? Code.a(chosen) + KICKED_TOO : Code.a(chosen);
    }

    /** The ways to cast the side that it shows, 0 for the card itself. */
    private static void offer(Table t, int seat, int card, int side, Ask ask) {
        Face f = MagicCards.face(t, card);
        for (int way = 0; way < Face.WAYS; way++) {
            Cost cost = cost(t, seat, card, f, way);
            if (cost == null || !canAim(t, seat, card, f, way, cost)) continue;
            int more = least(t, card, f, way);
            if (canPay(t, seat, card, cost, more, 0, true) && isAllowed(t, seat, card, f, way, cost, false)) {
                if (side == 0) ask.option(wordOf(f, way), way);
                else ask.option(CAST_SIDE, side, way);
            }
            Cost kicked = side == 0 ? f.cost(way, true) : null;
            if (kicked != null
                    && (f.def.entwine() == null || Targets.canAllBeChosen(t, f.text(way), card, seat))
                    && canPay(t, seat, card, kicked, more, 0, true)
                    && isAllowed(t, seat, card, f, way, kicked, true)) ask.option(wordOfKicked(f.def), way);
        }
    }

    private static Word wordOf(Face f, int way) {
        return switch (way) {
            case Face.DOWN -> CAST_FACE_DOWN;
            case Face.OTHERWISE -> CAST_OTHERWISE;
            case Face.BESTOW -> CAST_BESTOWED;
            case Face.OVERLOAD -> CAST_OVERLOADED;
            default -> f.def.fuse() ? CAST_FUSED : CAST_NORMALLY;
        };
    }

    private static Word wordOfKicked(Defs.CardDef d) {
        if (d.multikicker() != null) return CAST_OFTEN;
        if (d.entwine() != null) return CAST_ENTWINED;
        return d.buyback() == null ? CAST_KICKED : CAST_TO_KEEP;
    }

    // ---- as a text says that resolves now

    /**
     * Whether a player can cast a card so: without paying its mana cost (118.9), or for its madness cost. Timing does not matter
     * (608.2g).
     */
    public static boolean canCastAs(Table t, int seat, int card, int way) {
        if (Casting.isSplitSecond(t)) return false;
        Workspace.of(t).sources.survey(t, seat);
        boolean can = canCastThis(t, seat, card, way, false) || canCastThis(t, seat, card, way, true);
        int[] sides = Sides.of(t, card);
        for (int i = 0; i < sides.length && !can; i++) {
            int is = Sides.show(t, card, sides[i]);
            can = canCastThis(t, seat, card, way, false);
            Sides.show(t, card, is);
        }
        return can;
    }

    /** The side that is cast so, and whether it is kicked: additional costs may be paid all the same (118.8). */
    static int chooseAs(Table t, int seat, int card, int way) {
        Workspace.of(t).sources.survey(t, seat);
        Defs.CardDef d = MagicCards.face(t, card).def;
        Ask ask = t.ask(seat, CHOOSE_WAY).because(card);
        if (canCastThis(t, seat, card, way, false)) ask.option(CAST_NORMALLY, way);
        if (canCastThis(t, seat, card, way, true)) ask.option(wordOfKicked(d), way);
        for (int side : Sides.of(t, card)) {
            int is = Sides.show(t, card, side);
            if (canCastThis(t, seat, card, way, false)) ask.option(CAST_SIDE, side, way);
            Sides.show(t, card, is);
        }
        if (ask.size() == 0) throw t.refuse();
        long chosen = ask.code();
        if (Code.is(chosen, CAST_SIDE)) return Code.a(chosen) << SIDES_FROM | way;
        return Code.is(chosen, wordOfKicked(d)) ? way + KICKED_TOO : way;
    }

    private static boolean canCastThis(Table t, int seat, int card, int way, boolean kicked) {
        Face f = MagicCards.face(t, card);
        Cost cost = f.cost(way, kicked);
        return cost != null
                && allows(t, seat, card, f.def.castOnly())
                && (kicked && f.def.entwine() != null
                        ? Targets.canAllBeChosen(t, f.spell, card, seat)
                        : Targets.canBeChosen(t, f.spell, card, seat))
                && canPay(t, seat, card, cost, least(t, card, f, way), 0, true)
                && isAllowed(t, seat, card, f, way, cost, kicked);
    }
}
