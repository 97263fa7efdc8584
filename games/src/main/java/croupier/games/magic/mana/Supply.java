package croupier.games.magic.mana;

import java.util.Arrays;

/**
 * What there is to pay with: mana of each kind that is in the pool or has been made, made mana whose kind is still open, and kinds of
 * sources that make one mana each, of which some may have been taken already.
 */
final class Supply {
    /** Mana that has been made, by kind. */
    final int[] made = new int[6];

    int opens;
    /** Mana that is made whatever it is for: its mask, and the entry of the payer that it comes from. */
    int[] openMask = new int[8];

    int[] openFrom = new int[8];
    /** The kind it was taken for, -1 if it is there still. */
    int[] openTaken = new int[8];

    int kinds;
    int[] mask = new int[16];
    /** How much these sources could do otherwise. */
    int[] worth = new int[16];

    int[] card = new int[16];
    int[] count = new int[16];
    /** How many are taken already to pay for mana abilities. */
    int[] taken = new int[16];

    /** The kinds of sources by worth, by what they make, by card. */
    int[] order = new int[16];

    void clear() {
        Arrays.fill(made, 0);
        opens = 0;
        kinds = 0;
    }

    void open(int of, int from) {
        if (opens == openMask.length) {
            openMask = Arrays.copyOf(openMask, opens * 2);
            openFrom = Arrays.copyOf(openFrom, opens * 2);
            openTaken = Arrays.copyOf(openTaken, opens * 2);
        }
        openMask[opens] = of;
        openFrom[opens] = from;
        openTaken[opens++] = -1;
    }

    /** One more source of that kind; the number of its kind. */
    int add(int of, int worthOf, int cardOf) {
        int k = 0;
        while (k < kinds && !(mask[k] == of && worth[k] == worthOf && card[k] == cardOf)) k++;
        if (k == kinds) {
            if (kinds == mask.length) grow();
            mask[k] = of;
            worth[k] = worthOf;
            card[k] = cardOf;
            count[k] = 0;
            taken[k] = 0;
            kinds++;
        }
        count[k]++;
        return k;
    }

    private void grow() {
        mask = Arrays.copyOf(mask, kinds * 2);
        worth = Arrays.copyOf(worth, kinds * 2);
        card = Arrays.copyOf(card, kinds * 2);
        count = Arrays.copyOf(count, kinds * 2);
        taken = Arrays.copyOf(taken, kinds * 2);
        order = Arrays.copyOf(order, kinds * 2);
    }

    void sort() {
        for (int k = 0; k < kinds; k++) {
            int at = k;
            for (; at > 0 && comesFirst(k, order[at - 1]); at--) order[at] = order[at - 1];
            order[at] = k;
        }
    }

    private boolean comesFirst(int a, int b) {
        if (worth[a] != worth[b]) return worth[a] < worth[b];
        return mask[a] != mask[b] ? mask[a] < mask[b] : card[a] < card[b];
    }

    int left(int kind) {
        return count[kind] - taken[kind];
    }

    /** How much of what there is shares this mask. */
    int near(int union) {
        int n = 0;
        for (int c = 0; c < made.length; c++) if ((union & (1 << c)) != 0) n += made[c];
        for (int i = 0; i < opens; i++) if (openTaken[i] < 0 && (openMask[i] & union) != 0) n++;
        for (int k = 0; k < kinds; k++) if ((mask[k] & union) != 0) n += left(k);
        return n;
    }

    /** Whether all needs can be met. */
    boolean meets(Demand d) {
        for (int set = 1; set < d.sets; set++) if (near(d.union[set]) < d.needs[set]) return false;
        return true;
    }

    /** Whether it is mana, not an object to be tapped. */
    boolean isMana(int i) {
        return (openMask[i] & Demand.GENERIC) != 0;
    }

    /** How much mana there is that has been made. */
    int floating() {
        int n = 0;
        for (int m : made) n += m;
        for (int i = 0; i < opens; i++) if (openTaken[i] < 0 && isMana(i)) n++;
        return n;
    }
}
