package croupier.games.magic.abilities;

import croupier.games.magic.cards.Cost;
import croupier.games.magic.cards.Defs;
import croupier.games.magic.words.Color;
import croupier.games.magic.words.ManaCost;
import croupier.kernel.*;
import croupier.script.*;
import org.jspecify.annotations.Nullable;

/** An activated mana ability (605): no target, no stack. */
public final class ManaAbility {
    private static final int[] ONE_KIND = {};

    /** What basic land types give, by colour; their numbers are the first in every book. */
    static final ManaAbility[] OF_LANDS = new ManaAbility[Color.ALL.length];

    static {
        for (Color c : Color.ALL)
            OF_LANDS[c.number()] = new ManaAbility(
                    c.number(), new Added(c.bit(), 1, ONE_KIND), null, Cost.tap(), null, Steps.NONE, null, null);
    }

    /** Its place among all mana abilities of the book. */
    public final int number;
    /** What each of its mana may be, as a mask with {@link ManaCost#COLORLESS}. */
    public final int colors;
    /** How much it adds, of one kind that is chosen. */
    public final int many;
    /** Where it adds mana of several kinds at once: one mask for each; else empty. */
    public final int[] kinds;
    /** How many times; 1 if null. */
    public final @Nullable Amount times;

    public final Cost cost;
    public final @Nullable Condition onlyIf;
    /** What its mana may be spent on, null for anything (106.6). */
    public final @Nullable PerRow<Condition> only;

    public final Steps then;
    /** The option that activates it by hand; null for basic land types. */
    public final @Nullable Word word;
    /** Its object is gone when it has been used. */
    public final boolean leaves;
    /** It costs more than its own object: mana, life, counters, other objects. */
    public final boolean isCostly;
    /** It does nothing but tap for one mana: what the payer counts without looking closer. */
    public final boolean isPlain;

    /** What it adds, as it is written. */
    private record Added(int colors, int many, int[] kinds) {
        static Added of(String written) {
            String text = written.replace("{", "").replace("}", "").strip();
            int mask = 0;
            if (text.equals("any")) return new Added(Color.ANY, 1, ONE_KIND);
            if (text.contains("/")) {
                for (String part : text.split("/")) mask |= ManaCost.of(part).pip(0);
                return new Added(mask, 1, ONE_KIND);
            }
            ManaCost added = ManaCost.of(text);
            if (added.pips().isEmpty())
                throw new IllegalArgumentException(
                        "mana is written with the letters W U B R G C, such as G, CC or W/U, or 'any'");
            for (int p : added.pips()) mask |= p;
            if (Integer.bitCount(mask) == 1) return new Added(mask, added.pips().size(), ONE_KIND);
            return new Added(mask, 1, added.pips().stream().mapToInt(p -> p).toArray());
        }
    }

    private ManaAbility(
            int number,
            Added added,
            @Nullable Amount times,
            Cost cost,
            @Nullable Condition onlyIf,
            Steps then,
            @Nullable Word word,
            @Nullable PerRow<Condition> only) {
        this.number = number;
        colors = added.colors;
        many = added.many;
        kinds = added.kinds;
        this.times = times;
        this.cost = cost;
        this.onlyIf = onlyIf;
        this.then = then;
        this.word = word;
        this.only = only;
        boolean gone = false;
        boolean more = cost.hasMana;
        for (Cost.Part p : cost.parts) {
            gone |= p.ofThis();
            more |= !p.ofThis() && p.kind() != Cost.Kind.TAP;
        }
        leaves = gone;
        isCostly = more || (!gone && !cost.taps);
        isPlain = cost.taps
                && cost.parts.length == 1
                && !cost.hasMana
                && many == 1
                && kinds.length == 0
                && times == null
                && onlyIf == null
                && only == null
                && then.isEmpty();
    }

    static ManaAbility of(int number, Defs.Mana d, Word word) {
        return new ManaAbility(number, Added.of(d.mana()), d.times(), d.cost(), d.if_(), d.then(), word, d.only());
    }

    /** What a basic land type gives (305.6), by the number of its color. */
    public static ManaAbility ofLand(int color) {
        return OF_LANDS[color];
    }

    /** The union of what plain abilities make; -1 if one of them is not plain. */
    static int plainMask(ManaAbility[] all) {
        int mask = 0;
        for (ManaAbility a : all) {
            if (!a.isPlain) return -1;
            mask |= a.colors;
        }
        return mask;
    }
}
