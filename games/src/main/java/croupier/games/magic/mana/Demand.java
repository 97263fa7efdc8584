package croupier.games.magic.mana;

import croupier.games.magic.cards.Plan;
import java.util.Arrays;

/**
 * What has to be paid, as kinds of needs: symbols, generic mana, objects to be tapped. A need is met by one unit whose mask it shares.
 * Units can be used together if every one of them finds a need of its own, and all needs can be met if every set of needs has enough
 * units near it (Hall).
 */
final class Demand {
    /** What pays generic mana. */
    static final int GENERIC = Mana.MASK | Yields.UNKNOWN;

    int kinds;
    int[] mask = new int[8];
    int[] need = new int[8];
    int total;
    /** How much mana is needed, without objects to be tapped. */
    int mana;

    int sets;
    /** For each set of kinds: what meets any of them, and how many needs there are. */
    int[] union = new int[64];

    int[] needs = new int[64];
    /** How many of the used units are near a set. */
    private int[] near = new int[64];

    int used;

    void begin(Plan plan, int generic) {
        kinds = 0;
        total = 0;
        for (int pip : plan.pips) want(pip, 1);
        if (generic > 0) want(GENERIC, generic);
        mana = total;
    }

    void want(int of, int many) {
        total += many;
        for (int k = 0; k < kinds; k++)
            if (mask[k] == of) {
                need[k] += many;
                return;
            }
        if (kinds == mask.length) {
            mask = Arrays.copyOf(mask, kinds * 2);
            need = Arrays.copyOf(need, kinds * 2);
        }
        mask[kinds] = of;
        need[kinds++] = many;
    }

    void close() {
        sets = 1 << kinds;
        if (union.length < sets) {
            union = new int[sets];
            needs = new int[sets];
            near = new int[sets];
        }
        union[0] = 0;
        needs[0] = 0;
        for (int set = 1; set < sets; set++) {
            int last = Integer.numberOfTrailingZeros(set);
            int rest = set & (set - 1);
            union[set] = union[rest] | mask[last];
            needs[set] = needs[rest] + need[last];
        }
        clear();
    }

    void clear() {
        used = 0;
        Arrays.fill(near, 0, sets, 0);
    }

    /** Uses one more unit, if all used ones can still be used together. */
    boolean use(int unit) {
        for (int set = 0; set < sets; set++)
            if (used >= total - needs[set] + near[set] + ((union[set] & unit) != 0 ? 1 : 0)) return false;
        for (int set = 1; set < sets; set++) if ((union[set] & unit) != 0) near[set]++;
        used++;
        return true;
    }

    void giveBack(int unit) {
        for (int set = 1; set < sets; set++) if ((union[set] & unit) != 0) near[set]--;
        used--;
    }

    boolean isMet() {
        return used == total;
    }
}
