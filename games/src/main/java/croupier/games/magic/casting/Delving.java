package croupier.games.magic.casting;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.cards.Cost;
import croupier.games.magic.cards.Plan;
import croupier.games.magic.mana.Workspace;
import croupier.games.magic.words.Keyword;
import croupier.games.magic.zones.Moves;
import croupier.kernel.*;

/** Delve (702.66): cards of the graveyard are exiled rather than generic mana paid, once the total cost is known. */
final class Delving {
    private Delving() {}

    /** So much generic mana can be paid by exiling cards; nothing without delve. */
    static int most(Table t, int seat, int card) {
        if (t.get(ABILITY, card) != 0 || !MagicCards.face(t, card).has(Keyword.DELVE)) return 0;
        if (t.is(FACE_DOWN, card)) return 0;
        return t.count(GRAVEYARD, seat) - (t.isIn(GRAVEYARD, card) ? 1 : 0);
    }

    /** The player exiles as many cards as they like, so that the rest can be paid; how many. */
    static int pay(Table t, Scope s, int spell, Cost cost, int more, int least) {
        int all = most(t, s.seat, spell);
        int generic = generic(cost, more, least);
        int most = Math.min(all, generic);
        if (most <= 0) return 0;
        Workspace.of(t).sources.survey(t, s.seat);
        int fewest = 0;
        while (fewest < most && !Paying.canPay(t, s, spell, cost, more, least, fewest, false)) fewest++;
        Rows chosen = t.rows()
                .addAll(t.ask(s.seat, EXILE_FOR_MANA)
                        .because(spell)
                        .from(GRAVEYARD, s.seat)
                        .some(fewest, most));
        int byRule = t.get(BY_RULE);
        t.set(BY_RULE, 1);
        Moves.moveAll(t, spell, chosen, EXILE, Moves.ON_TOP);
        t.set(BY_RULE, byRule);
        return chosen.size();
    }

    /** The generic mana of the total cost, by the way to pay that has most of it. */
    private static int generic(Cost cost, int more, int least) {
        int n = 0;
        for (Plan p : cost.plans) n = Math.max(n, p.generic + p.more(more, least, 0));
        return n;
    }
}
