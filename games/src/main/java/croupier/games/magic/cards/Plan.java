package croupier.games.magic.cards;

import croupier.games.magic.words.ManaCost;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * One way to pay a mana cost: which symbols are paid with mana, how much is generic, how much life. Whether it can be paid is
 * Hall's condition over the sets of its symbols, which are known when the card is loaded; nothing is enumerated while playing.
 */
public final class Plan {
    private static final int BITS = 63;

    public final int generic;
    public final int[] pips;
    public final int life;
    /** For each set of different symbols: the mana that pays any of them, and how many symbols there are. */
    public final int[] unions;

    public final int[] needs;

    private Plan(int generic, List<Integer> pips, int life) {
        this.generic = generic;
        this.pips = pips.stream().mapToInt(p -> p & BITS).toArray();
        this.life = life;
        int[] kinds = Arrays.stream(this.pips).distinct().toArray();
        int sets = (1 << kinds.length) - 1;
        unions = new int[sets];
        needs = new int[sets];
        for (int set = 1; set <= sets; set++)
            for (int k = 0; k < kinds.length; k++)
                if ((set & (1 << k)) != 0) {
                    unions[set - 1] |= kinds[k];
                    for (int p : this.pips) if (p == kinds[k]) needs[set - 1]++;
                }
    }

    /** All ways to pay a cost: each symbol that something else may pay is paid this way or that. */
    static Plan[] of(ManaCost cost) {
        List<Plan> all = new ArrayList<>();
        add(all, cost, 0, new ArrayList<>(), cost.generic(), 0);
        return all.toArray(Plan[]::new);
    }

    private static void add(List<Plan> all, ManaCost cost, int i, List<Integer> pips, int generic, int life) {
        if (i == cost.pips().size()) {
            Plan made = new Plan(generic, pips, life);
            for (Plan p : all) if (p.isSame(made)) return;
            all.add(made);
            return;
        }
        int pip = cost.pip(i);
        List<Integer> with = new ArrayList<>(pips);
        with.add(pip & ManaCost.MANA);
        add(all, cost, i + 1, with, generic, life);
        if ((pip & ManaCost.OR_TWO) != 0) add(all, cost, i + 1, pips, generic + 2, life);
        if ((pip & ManaCost.OR_LIFE) != 0) add(all, cost, i + 1, pips, generic, life + 2);
    }

    /** Whether it asks for the same mana and life: which of two like symbols is paid otherwise makes no difference. */
    private boolean isSame(Plan p) {
        int[] mine = pips.clone();
        int[] others = p.pips.clone();
        Arrays.sort(mine);
        Arrays.sort(others);
        return generic == p.generic && life == p.life && Arrays.equals(mine, others);
    }

    /**
     * By how much its generic mana changes in the end: it is made dearer or cheaper by {@code more}, then takes {@code least} mana at
     * least (601.2f), and then {@code spared} of its generic mana are paid otherwise.
     */
    public int more(int more, int least, int spared) {
        int all = least > total(more) ? least - pips.length - generic : more;
        return spared == 0 ? all : Math.max(0, generic + all) - Math.min(spared, Math.max(0, generic + all)) - generic;
    }

    /** How much mana it takes, with so much more generic mana. */
    public int total(int more) {
        return pips.length + Math.max(0, generic + more);
    }
}
