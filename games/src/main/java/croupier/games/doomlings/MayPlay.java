package croupier.games.doomlings;

import static croupier.games.doomlings.DoomWords.*;

import croupier.kernel.*;
import croupier.script.*;
import org.jspecify.annotations.Nullable;

/** Whether a trait may be played: the one rule from which options, reasons and discards by chance come. */
final class MayPlay {
    /** Why a player may not play a card now; null if nothing is against it. Ages stand above traits. */
    static @Nullable Reason whyNot(Table t, int seat, int card) {
        if (isForbidden(t, seat, card)) return FORBIDDEN;
        if (Piles.isDominant(t, card) && !hasRoom(t, seat, card)) return THIRD_DOMINANT;
        Condition playableIf = DoomCards.trait(t, card).playableIf();
        return playableIf == null || playableIf.test(t, seat, player(t, seat), card) ? null : UNMET;
    }

    /** Whether the pile into which a dominant would go, or one of them, has room for it. */
    private static boolean hasRoom(Table t, int seat, int card) {
        if (DoomCards.trait(t, card).into() == Defs.Into.MINE) return !Piles.isFull(t, seat);
        for (int other = 0; other < t.seats(); other++)
            if (other != seat && !t.hasLeft(other) && !Piles.isFull(t, other)) return true;
        return false;
    }

    /** Whether the age forbids a card; at World's End none does, nor where a reaction has lifted it. */
    static boolean isForbidden(Table t, int seat, int card) {
        PerRow<Condition> forbids = DoomCards.ageNow(t).forbids();
        return forbids != null && t.get(ENDING) == 0 && t.get(LIFTED) == 0 && meets(t, seat, card, forbids);
    }

    static boolean is(Table t, int seat, int card) {
        return whyNot(t, seat, card) == null;
    }

    /** Whether a card is what a condition about cards speaks of. */
    static boolean meets(Table t, int seat, int card, PerRow<Condition> condition) {
        Scope s = Doomlings.scope(t, seat, t.get(NOW));
        boolean meets = condition.with(s, card).test(t, s);
        t.done(s);
        return meets;
    }

    /** Whether the age demands other cards of a player who holds one that may be played; at World's End none does. */
    static boolean demandsOthers(Table t, int seat) {
        PerRow<Condition> demands = DoomCards.ageNow(t).demands();
        if (demands == null || t.get(ENDING) != 0) return false;
        for (int i = 0; i < t.count(HAND, seat); i++) {
            int card = t.at(HAND, seat, i);
            if (is(t, seat, card) && meets(t, seat, card, demands)) return true;
        }
        return false;
    }

    /** Why a card may not be the play of a turn. */
    static @Nullable Reason whyNotInTurn(Table t, int seat, int card, boolean demands) {
        Reason why = whyNot(t, seat, card);
        if (why != null || !demands) return why;
        PerRow<Condition> demanded = DoomCards.ageNow(t).demands();
        return demanded == null || meets(t, seat, card, demanded) ? null : NOT_REQUIRED;
    }

    /** What a player may play from the hand, with everything that the age forbids and demands. */
    static void addPlayable(Table t, int seat, Rows out) {
        boolean demands = demandsOthers(t, seat);
        for (int i = 0; i < t.count(HAND, seat); i++) {
            int card = t.at(HAND, seat, i);
            if (whyNotInTurn(t, seat, card, demands) == null) out.add(card);
        }
    }
}
