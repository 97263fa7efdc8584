package croupier.games.magic.casting;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.abilities.Text;
import croupier.games.magic.effects.Bestowing;
import croupier.games.magic.effects.ChosenTargets;
import croupier.games.magic.words.Keyword;
import croupier.games.magic.words.Scopes;
import croupier.games.magic.words.Type;
import croupier.games.magic.zones.Entering;
import croupier.games.magic.zones.Moves;
import croupier.kernel.*;

/** Resolving spells and abilities (608). */
public final class Resolving {
    private Resolving() {}

    /** The top of the stack resolves, if it still can. */
    public static void top(Table t) {
        int spell = t.top(STACK, 0);
        boolean isSpell = t.get(ABILITY, spell) == 0;
        if (isSpell && t.is(FACE_DOWN, spell)) {
            Entering.enter(t, 0, spell, t.printed(CONTROLLER, spell));
            return;
        }
        Text text = MagicCards.text(t, spell);
        boolean isTrue = isStillTrue(t, spell, text);
        if (!isTrue || !Targets.recheck(t, spell, text)) {
            t.tell(isTrue ? NOT_LEGAL : NOT_TRUE, 0, spell, 0);
            if (isSpell && Bestowing.is(t, spell)) asCreature(t, spell);
            else leave(t, spell, isSpell);
            return;
        }
        t.did(RESOLVES, 0, spell, 0);
        if (isSpell && MagicCards.face(t, spell).isPermanent()) permanent(t, spell);
        else {
            t.tell(CARRIED_OUT, 0, spell, 0);
            carryOut(t, spell, text);
            if (isBoughtBack(t, spell, isSpell)) Moves.move(t, 0, spell, HAND);
            else if (isAdventure(t, spell, isSpell)) goOnAdventure(t, spell);
            else leave(t, spell, isSpell);
        }
    }

    /** With buyback paid it goes to its owner's hand as it resolves, not if it is countered (702.27a); a copy was not paid for. */
    private static boolean isBoughtBack(Table t, int spell, boolean isSpell) {
        return isSpell
                && !t.is(IS_COPY, spell)
                && t.zoneOf(spell) != null
                && t.isIn(STACK, spell)
                && t.get(KICKED, spell) != 0
                && MagicCards.face(t, spell).def.buyback() != null;
    }

    /** A bestowed Aura without a legal target resolves as the creature spell that it is otherwise (608.3b, 702.103e). */
    private static void asCreature(Table t, int spell) {
        Bestowing.end(t, spell);
        t.did(RESOLVES, 0, spell, 0);
        permanent(t, spell);
    }

    private static boolean isAdventure(Table t, int spell, boolean isSpell) {
        return isSpell
                && MagicCards.face(t, spell).isAdventure
                && !t.is(IS_COPY, spell)
                && t.zoneOf(spell) != null
                && t.isIn(STACK, spell);
    }

    /** As it resolves it is exiled, and its controller may cast it from there as the creature card that it is (715.3d). */
    private static void goOnAdventure(Table t, int spell) {
        int seat = t.printed(CONTROLLER, spell);
        int card = Moves.move(t, 0, spell, EXILE);
        if (card == 0 || !t.isIn(EXILE, card)) return;
        t.set(ADVENTURER, card, seat + 1);
        t.set(ADVENTURES, 1);
    }

    /** Intervening if (608.2a). */
    private static boolean isStillTrue(Table t, int spell, Text text) {
        if (text.ifStill == null) return true;
        Scope s = t.scope();
        Scopes.stacked(t, s, spell);
        boolean is = text.ifStill.test(t, s);
        t.done(s);
        return is;
    }

    /** A permanent spell enters the battlefield; an Aura attached to its target (608.3). */
    private static void permanent(Table t, int spell) {
        int seat = t.printed(CONTROLLER, spell);
        if (MagicCards.face(t, spell).is(Type.AURA) || Bestowing.is(t, spell)) {
            Scope s = t.scope();
            Scopes.stacked(t, s, spell);
            t.set(ATTACHED, spell, Targets.of(t, s, 0));
            t.done(s);
        }
        if (t.is(IS_COPY, spell)) {
            t.set(IS_COPY, spell, 0);
            t.set(IS_TOKEN, spell, 1);
        }
        Entering.enter(t, 0, spell, seat);
    }

    /** The text is carried out in the order written, mode by mode (608.2c). */
    static void carryOut(Table t, int spell, Text text) {
        int mark = t.mark();
        Scope s = t.scope();
        Scopes.stacked(t, s, spell);
        if (!text.may || isWanted(t, s)) {
            int base = 0;
            for (int m = 0; m < text.modes.length; m++) {
                if (!Targets.isChosen(t, spell, text, m)) continue;
                t.set(AIM_BASE, base);
                s.target = Targets.of(t, s, 0);
                s.stopped = false;
                text.modes[m].steps().run(t, s);
                base += text.modes[m].aims().length;
            }
            t.set(AIM_BASE, 0);
        }
        t.done(s);
        t.release(mark);
    }

    private static boolean isWanted(Table t, Scope s) {
        return Code.is(
                t.ask(s.seat, MAY).because(s.listener).option(NO).option(YES).code(), YES);
    }

    /** The last step: a spell goes to its owner's graveyard, an ability ceases to exist (608.2n). */
    static void leave(Table t, int spell, boolean isSpell) {
        if (t.zoneOf(spell) == null || !t.isIn(STACK, spell)) return;
        if (!isSpell || t.is(IS_COPY, spell)) {
            ChosenTargets.leave(t, spell);
            t.remove(spell);
            return;
        }
        Moves.move(t, 0, spell, MagicCards.face(t, spell).def.exilesItself() ? EXILE : GRAVEYARD);
    }

    /** A spell or ability is countered: it goes away without any effect (701.6). */
    public static boolean counter(Table t, int cause, int spell, Zone to) {
        if (t.zoneOf(spell) == null || !t.isIn(STACK, spell)) return false;
        boolean isSpell = t.get(ABILITY, spell) == 0;
        if (isSpell && has(t, spell, Keyword.CANT_BE_COUNTERED)) return false;
        int zone = t.would(COUNTERED, cause, spell, numberOf(to));
        if (zone == Event.NOTHING) return false;
        t.did(COUNTERED, cause, spell, 0);
        if (!isSpell || t.is(IS_COPY, spell)) {
            leave(t, spell, isSpell);
            return true;
        }
        Moves.move(t, cause, spell, ALL_ZONES[zone]);
        return true;
    }
}
