package croupier.games.magic.abilities;

import croupier.games.magic.cards.Defs;
import croupier.games.magic.words.Keyword;
import croupier.games.magic.words.MagicWords;
import croupier.games.magic.words.ManaCost;
import croupier.games.magic.words.Rule;
import croupier.games.magic.words.Scopes;
import croupier.kernel.*;
import org.jspecify.annotations.Nullable;

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

    /** How much it says; what spares colored mana spares that alone. */
    int amount(Table t, Scope s) {
        return of.mana() != null ? of.mana().generic() : of.amount().of(t, s);
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

    /** Whether this damage cannot be prevented: an effect says so, or its source (615.12). */
    public static boolean isSure(Table t, int source, int target) {
        if (says(t, Rule.NO_PREVENTION, target)) return true;
        return t.is(MagicWords.OBJECT, source) && MagicWords.has(t, source, Keyword.CANT_BE_PREVENTED);
    }

    /** Whether a player may spend mana as though it were mana of any color (609.4b). */
    public static boolean isAnyColor(Table t, int seat) {
        return t.isHeard(MagicWords.RULES[Rule.ANY_COLOR.number()])
                && says(t, Rule.ANY_COLOR, MagicWords.player(t, seat));
    }

    /** The fewest that any effect says, -1 if none says a number. */
    public static int least(Table t, Rule rule, int about) {
        int least = -1;
        for (int l = t.firstListener(MagicWords.RULES[rule.number()]); l != 0; l = t.nextListener(l)) {
            RuleChange r = (RuleChange) MagicCards.of(t).reaction(t.abilityOf(l));
            if (!r.applies(t, l, 0, about, 0)) continue;
            Scope s = t.scope();
            Scopes.listener(t, s, l, 0, about, 0);
            int n = r.amount(t, s);
            t.done(s);
            if (least < 0 || n < least) least = n;
        }
        return least;
    }

    /** The first effect after this listener that makes a spell cost less colored mana; 0 for none. */
    public static int nextSparing(Table t, int listener, int card) {
        Event e = MagicWords.RULES[Rule.COSTS_LESS.number()];
        for (int l = listener == 0 ? t.firstListener(e) : t.nextListener(listener); l != 0; l = t.nextListener(l)) {
            RuleChange r = (RuleChange) MagicCards.of(t).reaction(t.abilityOf(l));
            if (r.of.mana() != null && r.applies(t, l, 0, card, 0)) return l;
        }
        return 0;
    }

    /** The colored mana that this effect spares. */
    public static ManaCost spared(Table t, int listener) {
        return java.util.Objects.requireNonNull(
                ((RuleChange) MagicCards.of(t).reaction(t.abilityOf(listener))).of.mana());
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

    /** The next effect after this listener, or the first, that says something about an object by this rule; 0 for none. */
    public static int next(Table t, Rule rule, int listener, int about) {
        Event e = MagicWords.RULES[rule.number()];
        for (int l = listener == 0 ? t.firstListener(e) : t.nextListener(listener); l != 0; l = t.nextListener(l))
            if (MagicCards.of(t).reaction(t.abilityOf(l)).applies(t, l, 0, about, 0)) return l;
        return 0;
    }

    /** How much this effect says about an object. */
    public static int amountOf(Table t, int listener, int about) {
        Scope s = t.scope();
        Scopes.listener(t, s, listener, 0, about, 0);
        int n = ((RuleChange) MagicCards.of(t).reaction(t.abilityOf(listener))).amount(t, s);
        t.done(s);
        return n;
    }

    /** The colored mana that this effect spares beside, null for none. */
    public static @Nullable ManaCost manaOf(Table t, int listener) {
        return ((RuleChange) MagicCards.of(t).reaction(t.abilityOf(listener))).of.mana();
    }

    /** Increases and reductions, which touch generic mana only (601.2f, 118.7). */
    public static int ofCost(Table t, int card) {
        int more = says(t, Rule.COSTS_MORE, card) ? sum(t, Rule.COSTS_MORE, card) : 0;
        int less = says(t, Rule.COSTS_LESS, card) ? sum(t, Rule.COSTS_LESS, card) : 0;
        return more - less;
    }
}
