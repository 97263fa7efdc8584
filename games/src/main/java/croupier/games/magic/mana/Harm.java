package croupier.games.magic.mana;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.EventAbility;
import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.abilities.ManaAbility;
import croupier.games.magic.abilities.TriggeredAbility;
import croupier.games.magic.cards.Cost;
import croupier.games.magic.words.Scopes;
import croupier.kernel.*;

/**
 * What a player gives up for good by using a mana ability, as one number: the payer looks for the least of it first. A life counts 1,
 * a card of a graveyard 1, a counter 2, a card of the hand or a permanent that returns there 5, a token 6, another permanent 10.
 */
final class Harm {
    private static final int COUNTER = 2;
    private static final int CARD = 5;
    private static final int TOKEN = 6;
    private static final int PERMANENT = 10;

    private Harm() {}

    /** All of it but the life that its own text takes at once. */
    static int of(Table t, int seat, int object, ManaAbility a) {
        int sum = 0;
        if (a.isCostly || a.leaves) {
            Scope s = t.scope();
            Scopes.object(t, s, object, seat);
            for (Cost.Part p : a.cost.parts) sum += of(t, s, object, p);
            t.done(s);
        }
        return a.cost.taps ? sum + later(t, seat, object) : sum;
    }

    private static int of(Table t, Scope s, int object, Cost.Part p) {
        int many = p.amount() == null ? 0 : Math.max(0, p.amount().of(t, s));
        int rows = p.choice() == null || p.choice().isForced()
                ? 1
                : p.choice().min().of(t, s);
        return switch (p.kind()) {
            case TAP, UNTAP, CREW, TAP_OTHER -> 0;
            case LIFE -> many;
            case REMOVE, PUT -> COUNTER * many;
            case DISCARD, DISCARD_THIS, RETURN -> CARD * rows;
            case EXILE -> rows * (p.ofThis() && onBattlefield(t, object) ? PERMANENT : 1);
            case SACRIFICE -> rows * (p.ofThis() && t.is(IS_TOKEN, object) ? TOKEN : PERMANENT);
        };
    }

    /** The life that abilities which trigger when it is tapped will take. */
    private static int later(Table t, int seat, int object) {
        int sum = t.isHeard(TAPPED_FOR_MANA) ? later(t, seat, object, t.firstListener(TAPPED_FOR_MANA)) : 0;
        if (!MagicCards.face(t, object).answersTapping || t.stat(LOST, object) != 0) return sum;
        for (EventAbility h : MagicCards.face(t, object).heard)
            if (h.event.is(TAPS) && h instanceof TriggeredAbility g)
                sum += Yields.taken(t, seat, object, g.text.modes[0].steps());
        return sum;
    }

    private static int later(Table t, int seat, int object, int first) {
        int sum = 0;
        for (int l = first; l != 0; l = t.nextListener(l))
            if (MagicCards.of(t).reaction(t.abilityOf(l)) instanceof TriggeredAbility g
                    && !g.isMana()
                    && g.applies(t, l, player(t, seat), object, 0)) {
                Scope s = t.scope();
                Scopes.listener(t, s, l, player(t, seat), object, 0);
                sum += Yields.taken(t, s, player(t, seat), g.text.modes[0].steps());
                t.done(s);
            }
        return sum;
    }
}
