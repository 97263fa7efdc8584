package croupier.games.magic;

import croupier.kernel.Scope;
import croupier.kernel.Table;
import java.util.Locale;

/** What a continuous effect may say about the rules of the game (613.11); whoever follows the rule asks. */
public enum Rule {
    EXTRA_LAND,
    NO_HAND_LIMIT,
    HAND_SIZE,
    COSTS_MORE,
    COSTS_LESS,
    CANT_CAST,
    CANT_LOSE,
    CANT_WIN,
    CANT_GAIN_LIFE,
    AS_THOUGH_FLASH,
    CANT_ATTACK_YOU,
    /** So much generic mana for each creature that attacks you. */
    ATTACK_COST,
    NO_PREVENTION,
    CANT_DRAW,
    SKIP_UNTAP,
    SKIP_DRAW,
    /** So many attackers more may be blocked by a creature. */
    BLOCKS_MORE,
    /** These creatures cannot block this one. */
    CANT_BLOCK_THIS;

    static final Rule[] ALL = values();

    @SuppressWarnings("EnumOrdinal")
    int number() {
        return ordinal();
    }

    String said() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /** What all effects in force say about this object or player together: how many, or how much. */
    int sum(Table t, int about) {
        int sum = 0;
        for (int l = t.firstListener(Magic.RULES[number()]); l != 0; l = t.nextListener(l)) {
            Ruling r = (Ruling) Book.of(t).reaction(t.abilityOf(l));
            if (!r.applies(t, l, 0, about, 0)) continue;
            Scope s = t.scope();
            Scopes.listener(t, s, l, 0, about, 0);
            sum += r.amount(t, s);
            t.done(s);
        }
        return sum;
    }

    /** Whether this object itself says so about another. */
    boolean of(Table t, int object, int about) {
        for (int l = t.firstListener(Magic.RULES[number()]); l != 0; l = t.nextListener(l))
            if (t.sourceOf(l) == object && Book.of(t).reaction(t.abilityOf(l)).applies(t, l, 0, about, 0)) return true;
        return false;
    }

    boolean says(Table t, int about) {
        return t.isHeard(Magic.RULES[number()]) && sum(t, about) > 0;
    }
}
