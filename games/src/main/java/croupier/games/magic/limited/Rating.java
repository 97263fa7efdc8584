package croupier.games.magic.limited;

import croupier.games.magic.abilities.Face;
import croupier.games.magic.words.Color;
import croupier.games.magic.words.Type;

/**
 * What a card is worth to a drafter: bodies by their size for their cost, answers to creatures, then what else it does; less where its colors
 * are not those of what was picked before.
 */
final class Rating {
    /** After this many picks a drafter has made up their mind about colors. */
    private static final int DECIDED = 6;

    /** Taken off for each color that is not one of the drafter's two. */
    private static final int OFF_COLOR = 25;

    private Rating() {}

    /** Whatever was picked before. */
    static int of(Face f) {
        int cost = f.cost == null ? 0 : f.cost.mana.value();
        if (f.is(Type.BASIC)) return 0;
        if (f.isLand()) return Integer.bitCount(f.plainMana < 0 ? 0 : f.plainMana) > 1 ? 22 : 12;
        int worth = 18;
        if (f.is(Type.CREATURE)) {
            worth += 5 * f.power() + 4 * f.toughness() + 4 * f.keywordCount();
            worth -= 5 * cost;
        } else if (f.is(Type.PLANESWALKER)) worth += 30;
        else if (f.is(Type.INSTANT) || f.is(Type.SORCERY)) worth += (f.spell.hasTargets() ? 20 : 10) - 3 * cost;
        else worth += 6 - 2 * cost;
        return worth + 3 * Math.min(3, f.activated.length + f.heard.length) + (f.statics.length > 0 ? 3 : 0);
    }

    /** The same for a drafter whose picks are worth so much in each color. */
    static int of(Face f, int[] colors, int picks) {
        int worth = of(f);
        if (picks < DECIDED || f.colors() == 0) return worth;
        int mine = best(colors, -1);
        int both = mine | best(colors, mine);
        return worth - OFF_COLOR * Integer.bitCount(f.colors() & ~both);
    }

    /** The bit of the color in which most is, apart from this one. */
    static int best(int[] colors, int except) {
        int best = -1;
        for (int c = 0; c < Color.ALL.length; c++)
            if ((except < 0 || except != 1 << c) && (best < 0 || colors[c] > colors[best])) best = c;
        return 1 << best;
    }

    /** A picked card counts for its colors. */
    static void count(Face f, int[] colors) {
        for (int c = 0; c < Color.ALL.length; c++) if ((f.colors() & (1 << c)) != 0) colors[c] += Math.max(1, of(f));
    }
}
