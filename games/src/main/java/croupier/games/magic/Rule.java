package croupier.games.magic;

import croupier.kernel.Scope;
import croupier.kernel.Table;
import java.util.Locale;

/** What a continuous effect may say about the rules of the game (613.11); whoever follows the rule asks. */
public enum Rule {
    EXTRA_LAND("you may play an additional land on each of your turns"),
    NO_HAND_LIMIT("{who} have no maximum hand size"),
    HAND_SIZE("{who} have a maximum hand size changed by {amount}"),
    COSTS_MORE("{spells} cost {mana} more to cast"),
    COSTS_LESS("{spells} cost {mana} less to cast"),
    CANT_CAST("{spells} can't be cast"),
    CANT_LOSE("{who} can't lose the game"),
    CANT_WIN("{who} can't win the game"),
    CANT_GAIN_LIFE("{who} can't gain life"),
    AS_THOUGH_FLASH("{who} may cast spells as though they had flash"),
    CANT_ATTACK_YOU("creatures can't attack you"),
    /** So much generic mana for each creature that attacks you. */
    ATTACK_COST("creatures can't attack you unless their controller pays {mana} for each of them"),
    NO_PREVENTION("damage can't be prevented"),
    CANT_DRAW("{who} can't draw cards"),
    SKIP_UNTAP("{who} skip their untap steps"),
    SKIP_DRAW("{who} skip their draw steps"),
    /** So many attackers more may be blocked by a creature. */
    BLOCKS_MORE("this can block {amount:an additional creature} each combat"),
    /** These creatures cannot block this one. */
    CANT_BLOCK_THIS("this can't be blocked by {creatures}");

    static final Rule[] ALL = values();

    /** What it says: of whom, of which spells or creatures, and how much. */
    final String says;

    Rule(String says) {
        this.says = says;
    }

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
        for (int l = t.firstListener(MagicWords.RULES[number()]); l != 0; l = t.nextListener(l)) {
            RuleChange r = (RuleChange) MagicCards.of(t).reaction(t.abilityOf(l));
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
        for (int l = t.firstListener(MagicWords.RULES[number()]); l != 0; l = t.nextListener(l))
            if (t.sourceOf(l) == object
                    && MagicCards.of(t).reaction(t.abilityOf(l)).applies(t, l, 0, about, 0)) return true;
        return false;
    }

    boolean says(Table t, int about) {
        return t.isHeard(MagicWords.RULES[number()]) && sum(t, about) > 0;
    }
}
