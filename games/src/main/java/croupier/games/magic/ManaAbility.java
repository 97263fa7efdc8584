package croupier.games.magic;

import croupier.script.Amount;
import croupier.script.Condition;
import croupier.script.Steps;
import org.jspecify.annotations.Nullable;

/**
 * A mana ability (605): no target, no stack.
 *
 * @param colors what each of its mana may be, as a mask with {@link ManaCost#COLORLESS}
 * @param many how much it adds, of one kind that is chosen
 * @param kinds where it adds mana of several kinds at once: one mask for each; else empty
 * @param times so many times, 1 if null
 */
record ManaAbility(
        int colors,
        int many,
        int[] kinds,
        @Nullable Amount times,
        Cost cost,
        @Nullable Condition onlyIf,
        Steps then) {
    private static final int[] ONE_KIND = {};

    /** What a basic land type gives (305.6), by colour. */
    static final ManaAbility[] OF_LANDS = new ManaAbility[Color.ALL.length];

    static {
        Cost tap = new Cost(ManaCost.FREE, java.util.List.of(new Cost.Part(Cost.Kind.TAP, null, null, 0, "{T}")));
        for (Color c : Color.ALL)
            OF_LANDS[c.number()] = new ManaAbility(c.bit(), 1, ONE_KIND, null, tap, null, Steps.NONE);
    }

    static ManaAbility of(Defs.Mana d) {
        String text = d.mana().replace("{", "").replace("}", "").strip();
        int mask = 0;
        int many = 1;
        int[] kinds = ONE_KIND;
        if (text.equals("any")) {
            mask = Color.ANY;
        } else if (text.contains("/")) {
            for (String part : text.split("/")) mask |= ManaCost.of(part).pip(0);
        } else {
            ManaCost added = ManaCost.of(text);
            many = added.pips().size();
            if (many == 0)
                throw new IllegalArgumentException(
                        "mana is written with the letters W U B R G C, such as G, CC or W/U, or 'any'");
            for (int p : added.pips()) mask |= p;
            if (Integer.bitCount(mask) > 1) {
                kinds = added.pips().stream().mapToInt(p -> p).toArray();
                many = 1;
            }
        }
        return new ManaAbility(mask, many, kinds, d.times(), d.cost(), d.if_(), d.then());
    }

    /** Whether it does nothing but tap for one mana: what the payer may count without looking closer. */
    boolean isPlain() {
        return cost.taps && cost.parts.length == 1 && !cost.hasMana && onlyIf == null && then.isEmpty();
    }
}
