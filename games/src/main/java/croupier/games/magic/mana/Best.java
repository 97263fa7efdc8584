package croupier.games.magic.mana;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.cards.Cost;
import croupier.games.magic.cards.Plan;
import croupier.games.magic.words.Color;
import java.util.Arrays;

/**
 * The best way to pay that a {@link Payer} has found. Made mana is used first. Sources of one mana are taken by worth; since units that
 * can be used together are a matroid, the cheapest one that fits is always right, unless mana is kept for other cards.
 */
public final class Best {
    /** What a color more counts: more than all smaller reasons together. */
    static final int WORTH = 1 << 12;

    /** What it counts that cards in hand want what a source makes, and fewer are left than they want. */
    private static final int SHORT = 1 << 9;

    private static final int PLENTY = 255;

    private final Payer p;
    private final Supply supply;
    private final Demand demand;
    boolean isFound;
    int harm;
    int waste;
    private long worth;
    /** What is to be done. */
    public final Outlay outlay = new Outlay();

    // ---- what must be payable afterwards, each for itself

    private Plan[] kept = new Plan[8];
    private int[] keptMore = new int[8];
    private int keeps;

    // ---- what is used while a way is judged

    final int[] made = new int[6];
    boolean[] open = new boolean[8];
    int[] kind = new int[16];
    private boolean[] full = new boolean[16];
    /** How many symbols of cards in hand each kind could pay. */
    private int[] wanted = new int[16];

    Best(Payer p) {
        this.p = p;
        supply = p.supply;
        demand = p.demand;
    }

    public void keepNothing() {
        keeps = 0;
    }

    /** This must be payable afterwards. */
    void keep(Plan plan, int more) {
        if (keeps == kept.length) {
            kept = Arrays.copyOf(kept, keeps * 2);
            keptMore = Arrays.copyOf(keptMore, keeps * 2);
        }
        kept[keeps] = plan;
        keptMore[keeps++] = more;
    }

    // ---- comparing

    void begin() {
        isFound = false;
        if (kind.length < supply.kinds) {
            kind = new int[supply.mask.length];
            full = new boolean[supply.mask.length];
            wanted = new int[supply.mask.length];
        }
        if (p.hasChoice()) for (int k = 0; k < supply.kinds; k++) wanted[k] = wanted(supply.mask[k]);
    }

    private int wanted(int mask) {
        int n = 0;
        for (int i = 0; i < p.t.count(HAND, p.seat); i++) {
            int card = p.t.at(HAND, p.seat, i);
            Cost of = MagicCards.face(p.t, card).cost;
            if (of != null && card != p.object) for (int pip : of.plans[0].pips) if ((pip & mask) != 0) n++;
        }
        return n;
    }

    /** Whether a way that gives up and wastes at least so much could be better than the best so far. */
    boolean canBeBeaten(int byHarm, int byWaste, long byWorth) {
        if (!isFound || byHarm != harm) return !isFound || byHarm < harm;
        return byWaste != waste ? byWaste < waste : byWorth < worth;
    }

    /** Everything is chosen but which sources of one mana are used. */
    void judge() {
        long w = p.worth + useCheapest();
        int wasted = supply.floating() - usedMade() + p.manaSpent;
        if (!demand.isMet() || !canBeBeaten(p.harm, wasted, w)) return;
        if (keepsAll()) record(wasted, w);
        else useAnyWay(wasted);
    }

    private int usedMade() {
        int n = 0;
        for (int m : made) n += m;
        for (int i = 0; i < supply.opens; i++) if (open[i] && supply.isMana(i)) n++;
        return n;
    }

    private void record(int wasted, long w) {
        isFound = true;
        harm = p.harm;
        waste = wasted;
        worth = w;
        outlay.note(p, this);
    }

    // ---- using the cheapest

    private long useCheapest() {
        demand.clear();
        Arrays.fill(made, 0);
        Arrays.fill(kind, 0, supply.kinds, 0);
        Arrays.fill(full, 0, supply.kinds, false);
        if (open.length < supply.opens) open = new boolean[supply.openMask.length];
        useMade();
        for (int i = 0; i < supply.opens; i++) open[i] = supply.openTaken[i] < 0 && demand.use(supply.openMask[i]);
        long sum = 0;
        while (!demand.isMet()) {
            int k = cheapest();
            if (k < 0) break;
            if (demand.use(supply.mask[k])) {
                sum += price(k);
                kind[k]++;
            } else {
                full[k] = true;
            }
        }
        return sum;
    }

    /** Colorless mana first, then the color of which most is there. */
    private void useMade() {
        int done = 0;
        int colorless = Color.ALL.length;
        while (done < Mana.MASK) {
            int next = colorless;
            if ((done & (1 << colorless)) != 0) {
                next = -1;
                for (int c = 0; c < colorless; c++)
                    if ((done & (1 << c)) == 0
                            && (next < 0 || supply.made[c] - made[c] > supply.made[next] - made[next])) next = c;
            }
            if (supply.made[next] > made[next] && demand.use(1 << next)) made[next]++;
            else done |= 1 << next;
        }
    }

    private int cheapest() {
        int best = -1;
        for (int i = 0; i < supply.kinds; i++) {
            int k = supply.order[i];
            if (full[k] || kind[k] >= supply.left(k)) continue;
            if (best >= 0 && supply.worth[k] > supply.worth[best]) break;
            if (best < 0 || price(k) < price(best)) best = k;
        }
        return best;
    }

    /** How many sources are left that make the same. */
    private int left(int k) {
        int n = 0;
        for (int i = 0; i < supply.kinds; i++) if (supply.mask[i] == supply.mask[k]) n += supply.left(i) - kind[i];
        return n;
    }

    /** What it costs to use one more of a kind: what it is worth, whether cards in hand will miss it, how few are left. */
    private long price(int k) {
        int after = left(k) - 1;
        return (long) supply.worth[k] * WORTH + (after < wanted[k] ? SHORT : 0) + PLENTY - Math.min(PLENTY, after);
    }

    // ---- using any, so that other things can be paid afterwards

    private int wasted;
    private int madeToUse;

    /** Tries all that waste no more. */
    private void useAnyWay(int wastedThen) {
        wasted = wastedThen;
        madeToUse = usedMade();
        demand.clear();
        Arrays.fill(made, 0);
        Arrays.fill(kind, 0, supply.kinds, 0);
        Arrays.fill(open, 0, supply.opens, false);
        tryMade(0, p.worth);
    }

    private void tryMade(int c, long w) {
        if (c == made.length) {
            tryOpen(0, w);
            return;
        }
        int n = 0;
        while (n < supply.made[c] && demand.use(1 << c)) n++;
        for (made[c] = n; ; made[c]--) {
            tryMade(c + 1, w);
            if (made[c] == 0) return;
            demand.giveBack(1 << c);
        }
    }

    private void tryOpen(int i, long w) {
        if (i == supply.opens) {
            if (usedMade() == madeToUse) tryKind(0, w);
            return;
        }
        if (supply.openTaken[i] < 0 && demand.use(supply.openMask[i])) {
            open[i] = true;
            tryOpen(i + 1, w);
            open[i] = false;
            demand.giveBack(supply.openMask[i]);
        }
        tryOpen(i + 1, w);
    }

    private void tryKind(int i, long w) {
        if (p.looks++ > Payer.MOST || !canBeBeaten(p.harm, wasted, w)) return;
        if (demand.isMet()) {
            if (keepsAll()) record(wasted, w);
            return;
        }
        if (i == supply.kinds) return;
        int k = supply.order[i];
        long sum = w;
        int most = 0;
        while (kind[k] < supply.left(k) && demand.use(supply.mask[k])) {
            sum += price(k);
            kind[k]++;
            most++;
        }
        for (int n = most; ; n--) {
            tryKind(i + 1, sum);
            if (n == 0) return;
            kind[k]--;
            sum -= price(k);
            demand.giveBack(supply.mask[k]);
        }
    }

    // ---- what is left

    private boolean keepsAll() {
        for (int i = 0; i < keeps; i++) if (!leavesEnough(kept[i], keptMore[i])) return false;
        return true;
    }

    private boolean leavesEnough(Plan plan, int more) {
        if (near(Demand.GENERIC) < plan.total(more)) return false;
        for (int i = 0; i < plan.unions.length; i++) if (near(plan.unions[i]) < plan.needs[i]) return false;
        return true;
    }

    /** How much mana that shares this mask is left, or could still be made. */
    private int near(int union) {
        int n = supply.near(union);
        for (int c = 0; c < made.length; c++) if ((union & (1 << c)) != 0) n -= made[c];
        for (int i = 0; i < supply.opens; i++) if (open[i] && (supply.openMask[i] & union) != 0) n--;
        for (int k = 0; k < supply.kinds; k++) if ((supply.mask[k] & union) != 0) n -= kind[k];
        Groups g = p.groups;
        for (int i = 0; i < g.count; i++)
            if (g.first(i, g.chosen[i]) == Groups.NOTHING && (g.union[i] & union) != 0) n += g.most[i];
        return n;
    }
}
