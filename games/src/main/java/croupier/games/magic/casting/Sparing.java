package croupier.games.magic.casting;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.RuleChange;
import croupier.games.magic.mana.Sources;
import croupier.games.magic.words.ManaCost;
import croupier.games.magic.words.Rule;
import croupier.kernel.*;

/**
 * Effects that make a spell cost less colored mana (118.7b, c): each symbol takes away one of its color, or else one generic mana. That is
 * the same as mana that is there for this spell alone, so it lies in the pool while the spell is paid for.
 */
final class Sparing {
    private Sparing() {}

    static boolean isAny(Table t, int card) {
        return t.isHeard(RULES[Rule.COSTS_LESS.number()]) && RuleChange.nextSparing(t, 0, card) != 0;
    }

    /** Counts it among the sources; survey again afterwards. */
    static void count(Table t, int card, Sources sources) {
        for (int l = RuleChange.nextSparing(t, 0, card); l != 0; l = RuleChange.nextSparing(t, l, card))
            sources.spare(RuleChange.spared(t, l));
    }

    /** It lies in the pool; how much of each kind was there before. */
    static Rows begin(Table t, int seat, int spell) {
        Rows before = t.rows();
        if (!isAny(t, spell)) return before;
        int player = player(t, seat);
        for (int c = 0; c < POOL.length; c++) before.add(t.get(POOL[c], player));
        for (int l = RuleChange.nextSparing(t, 0, spell); l != 0; l = RuleChange.nextSparing(t, l, spell)) {
            ManaCost less = RuleChange.spared(t, l);
            for (int i = 0; i < less.pips().size(); i++)
                t.add(POOL[Integer.numberOfTrailingZeros(less.pip(i))], player, 1);
        }
        return before;
    }

    /** What the spell did not need is gone. */
    static void end(Table t, int seat, Rows before) {
        if (before.isEmpty()) return;
        int player = player(t, seat);
        for (int c = 0; c < POOL.length; c++)
            if (t.get(POOL[c], player) > before.get(c)) t.set(POOL[c], player, before.get(c));
    }
}
