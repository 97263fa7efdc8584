package croupier.games.magic.casting;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.Face;
import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.abilities.RuleChange;
import croupier.games.magic.words.Rule;
import croupier.kernel.*;

/**
 * Effects that forbid or allow casting (601.3). They are judged by what the spell would be with the choices made as it is proposed: its X,
 * whether it is kicked, whether it is face down. So a card is shown to them that way while they are asked.
 */
final class Forbidding {
    private Forbidding() {}

    /** Whether any effect forbids casting at all. */
    static boolean isAny(Table t) {
        return t.isHeard(RULES[Rule.CANT_CAST.number()]);
    }

    /** Whether nothing forbids to cast this card, or the spell being proposed, in this way and with this X (601.3a). */
    static boolean allows(Table t, int card, int way, boolean kicked, int x) {
        if (!isAny(t)) return true;
        if (way == Face.DOWN) return !saysFaceDown(t, Rule.CANT_CAST, card);
        int hadX = t.get(X, card);
        int had = t.get(KICKED, card);
        t.set(X, card, x);
        t.set(KICKED, card, kicked ? 1 : 0);
        t.set(PROPOSED, card);
        boolean allows = !RuleChange.says(t, Rule.CANT_CAST, card);
        t.set(PROPOSED, 0);
        t.set(X, card, hadX);
        t.set(KICKED, card, had);
        return allows;
    }

    /** Whether an effect lets it be cast in this way as though it had flash (601.3b). */
    static boolean isAsThoughFlash(Table t, int card, int way) {
        if (!t.isHeard(RULES[Rule.AS_THOUGH_FLASH.number()])) return false;
        return way == Face.DOWN
                ? saysFaceDown(t, Rule.AS_THOUGH_FLASH, card)
                : RuleChange.says(t, Rule.AS_THOUGH_FLASH, card);
    }

    /** What a rule says of the 2/2 creature without a name that the card would be (708.2a). */
    private static boolean saysFaceDown(Table t, Rule rule, int card) {
        if (t.is(FACE_DOWN, card)) return RuleChange.says(t, rule, card);
        int mark = t.mark();
        Rows printed = t.rows();
        for (int i = 0; i < CHARACTERISTICS.length; i++) printed.add(t.printed(CHARACTERISTICS[i], card));
        int is = t.card(card);
        int controller = t.printed(CONTROLLER, card);
        t.become(card, MagicCards.of(t).faceDown);
        MagicCards.face(t, card).print(t, card);
        t.setPrinted(CONTROLLER, card, controller);
        t.set(FACE_DOWN, card, 1);
        boolean says = RuleChange.says(t, rule, card);
        t.set(FACE_DOWN, card, 0);
        t.become(card, is);
        for (int i = 0; i < CHARACTERISTICS.length; i++) t.setPrinted(CHARACTERISTICS[i], card, printed.get(i));
        t.release(mark);
        return says;
    }
}
