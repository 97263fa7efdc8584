package croupier.games.magic.casting;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.abilities.ManaAbility;
import croupier.games.magic.mana.Mana;
import croupier.games.magic.mana.Owed;
import croupier.games.magic.mana.Yields;
import croupier.games.magic.words.Scopes;
import croupier.kernel.*;
import org.jspecify.annotations.Nullable;

/** Mana abilities are activated and resolve at once (605.3). */
public final class ActivatingMana {
    private ActivatingMana() {}

    /**
     * A mana ability is activated, its mana is paid for already: the rest of its cost is paid and it resolves at once (605.3b). What
     * is owed beside must remain payable.
     */
    static void use(Table t, int seat, int object, ManaAbility a, int color, Rows stands, @Nullable Owed owed) {
        if (!a.then.isEmpty()) stands.add(object).add(a.number).add(color);
        Scope s = t.scope();
        Scopes.object(t, s, object, seat);
        PayingParts.pay(t, s, object, a.cost, owed);
        t.done(s);
        add(t, seat, object, a, color);
    }

    /** What showed or moved hidden cards stands though the action is taken back: it is done again (732.1). */
    public static void again(Table t, int seat, Rows stands) {
        int mark = t.mark();
        Rows done = t.rows();
        for (int i = 0; i + 2 < stands.size(); i += 3) {
            ManaAbility a = MagicCards.of(t).manaAbilities[stands.get(i + 1)];
            int object = stands.get(i);
            if (onBattlefield(t, object) && !a.cost.hasMana && Mana.isUsable(t, seat, object, a))
                use(t, seat, object, a, stands.get(i + 2), done, null);
        }
        t.release(mark);
    }

    /** All that it makes is added at once, then comes what else its text says. */
    private static void add(Table t, int seat, int object, ManaAbility a, int color) {
        int player = player(t, seat);
        int many = Mana.many(t, seat, object, a);
        int n = a.cost.taps ? t.would(TAPPED_FOR_MANA, player, object, many) : many;
        if (n != Event.NOTHING) {
            for (int k : a.kinds) t.add(POOL[Integer.numberOfTrailingZeros(k)], player, n);
            if (a.kinds.length == 0) t.add(POOL[color], player, n);
        }
        if (a.cost.taps)
            t.did(TAPPED_FOR_MANA, player, object, n == Event.NOTHING ? made(t, seat, object, color) : color);
        if (a.then.isEmpty()) return;
        Scope s = t.scope();
        Scopes.object(t, s, object, seat);
        int byRule = t.get(BY_RULE);
        t.set(BY_RULE, 0);
        a.then.run(t, s);
        t.set(BY_RULE, byRule);
        t.done(s);
    }

    /** The kind of mana that was made instead of this one. */
    private static int made(Table t, int seat, int object, int color) {
        int replacing = Yields.replacing(t, seat, object);
        return replacing == 0 ? color : Yields.kindInstead(t, replacing);
    }
}
