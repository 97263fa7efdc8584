package croupier.games.magic.abilities;

import croupier.games.magic.cards.Defs;
import croupier.games.magic.words.MagicWords;
import croupier.games.magic.words.Rule;
import croupier.games.magic.words.Scopes;
import croupier.kernel.Event;
import croupier.kernel.Scope;
import croupier.kernel.Table;

/** A rule that a static ability changes; asked by what follows the rule. */
public final class RuleChange extends EventAbility {
    private final Defs.Ruled of;

    /** It lasts though what made it is gone (611.2). */
    private final boolean lasting;

    RuleChange(int number, Event event, Defs.Ruled of, boolean lasting) {
        super(number, event, of.of(), of.if_(), Defs.Works.BATTLEFIELD);
        this.of = of;
        this.lasting = lasting;
    }

    @Override
    boolean works(Table t, int object, int target) {
        return lasting || super.works(t, object, target);
    }

    /** Who is meant where the text does not say it: the player who made the effect, or controls the permanent. */
    private int you(Table t, int listener) {
        int fixed = t.get(MagicWords.LISTENS_FOR, listener);
        return fixed > 0 ? fixed - 1 : MagicWords.controller(t, t.sourceOf(listener));
    }

    @Override
    public boolean applies(Table t, int listener, int source, int target, int amount) {
        if (of.of() != null) return super.applies(t, listener, source, target, amount);
        int object = t.sourceOf(listener);
        return works(t, object, target)
                && MagicWords.player(t, you(t, listener)) == target
                && holds(t, listener, target);
    }

    private boolean holds(Table t, int listener, int target) {
        if (of.if_() == null) return true;
        Scope s = t.scope();
        Scopes.listener(t, s, listener, 0, target, 0);
        boolean is = of.if_().test(t, s);
        t.done(s);
        return is;
    }

    int amount(Table t, Scope s) {
        return of.amount().of(t, s);
    }

    // ---- what is asked

    /** What all effects in force say about this object or player together: how many, or how much. */
    public static int sum(Table t, Rule rule, int about) {
        return sumOf(t, rule, ANYBODYS, about);
    }

    private static final int ANYBODYS = -1;

    /** The same of those effects alone that a seat controls. */
    static int sumOf(Table t, Rule rule, int seat, int about) {
        int sum = 0;
        for (int l = t.firstListener(MagicWords.RULES[rule.number()]); l != 0; l = t.nextListener(l)) {
            RuleChange r = (RuleChange) MagicCards.of(t).reaction(t.abilityOf(l));
            if (seat != ANYBODYS && r.you(t, l) != seat) continue;
            if (!r.applies(t, l, 0, about, 0)) continue;
            Scope s = t.scope();
            Scopes.listener(t, s, l, 0, about, 0);
            sum += r.amount(t, s);
            t.done(s);
        }
        return sum;
    }

    /** Whether this object itself says so about another. */
    public static boolean of(Table t, Rule rule, int object, int about) {
        for (int l = t.firstListener(MagicWords.RULES[rule.number()]); l != 0; l = t.nextListener(l))
            if (t.sourceOf(l) == object
                    && MagicCards.of(t).reaction(t.abilityOf(l)).applies(t, l, 0, about, 0)) return true;
        return false;
    }

    public static boolean says(Table t, Rule rule, int about) {
        return t.isHeard(MagicWords.RULES[rule.number()]) && sum(t, rule, about) > 0;
    }

    /** So much mana casting it costs at least (601.2f): the most that any effect says. */
    public static int leastCost(Table t, int card) {
        int most = 0;
        for (int l = t.firstListener(MagicWords.RULES[Rule.COSTS_AT_LEAST.number()]); l != 0; l = t.nextListener(l)) {
            RuleChange r = (RuleChange) MagicCards.of(t).reaction(t.abilityOf(l));
            if (!r.applies(t, l, 0, card, 0)) continue;
            Scope s = t.scope();
            Scopes.listener(t, s, l, 0, card, 0);
            most = Math.max(most, r.amount(t, s));
            t.done(s);
        }
        return most;
    }

    /** Increases and reductions, which touch generic mana only (601.2f, 118.7). */
    public static int ofCost(Table t, int card) {
        int more = says(t, Rule.COSTS_MORE, card) ? sum(t, Rule.COSTS_MORE, card) : 0;
        int less = says(t, Rule.COSTS_LESS, card) ? sum(t, Rule.COSTS_LESS, card) : 0;
        return more - less;
    }
}
