package croupier.games.magic.effects;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.RuleChange;
import croupier.games.magic.words.Rule;
import croupier.kernel.*;

/** Life (119). */
public final class Life {
    private Life() {}

    public static void gain(Table t, int player, int amount) {
        if (amount <= 0 || RuleChange.says(t, Rule.CANT_GAIN_LIFE, player)) return;
        int n = t.would(GAINS_LIFE, 0, player, amount);
        if (n == Event.NOTHING || n <= 0) return;
        t.add(LIFE, player, n);
        t.did(GAINS_LIFE, 0, player, n);
    }

    public static void lose(Table t, int player, int amount) {
        int n = loseQuietly(t, player, amount);
        if (n > 0) t.tell(LIFE_LOST, 0, player, n);
    }

    /** What damage does (120.3a): the log tells the damage. */
    static int loseQuietly(Table t, int player, int amount) {
        if (amount <= 0) return 0;
        int n = t.would(LOSES_LIFE, 0, player, amount);
        if (n == Event.NOTHING || n <= 0) return 0;
        t.add(LIFE, player, -n);
        t.did(LOSES_LIFE, 0, player, n);
        return n;
    }
}
