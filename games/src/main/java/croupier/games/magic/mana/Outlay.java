package croupier.games.magic.mana;

import croupier.games.magic.abilities.ManaAbility;
import croupier.games.magic.cards.Plan;
import java.util.Arrays;

/** What is done to pay: which mana abilities are activated, for which mana, and what is spent. */
public final class Outlay {
    /** Mana abilities without costs of their own, in order: object, number of the ability, kind of mana. */
    public int[] acts = new int[48];

    public int size;
    /** From here on they hurt, or their objects leave: what costs life or taps such an object comes before. */
    public int lateFrom;

    /** How much of each kind the cost takes; {@code ofAny} more of whatever there is. */
    public final int[] spend = new int[6];

    public int ofAny;
    /** The same for ways that use the same kinds of sources. */
    int signature;

    private static final int PRIME = 0x9E3779B1;

    /** The entry of the first mana ability that costs something, -1 for none: after it all is asked again. */
    public int step;

    /** For which mana it is used; the mana and life for its symbols. */
    public int stepColor;

    public final int[] stepSpend = new int[6];
    public int stepLife;

    // ---- the best way as it was found

    private int[] chosen = new int[16];
    private final int[] made = new int[6];
    private int opens;
    private int[] openMask = new int[8];
    private int[] openFrom = new int[8];
    /** The kind that open mana is made for; -1 while nobody has said. */
    private int[] openColor = new int[8];

    private boolean[] openUsed = new boolean[8];
    private int[] kind = new int[16];
    private int[] takenKind = new int[8];
    private int[] takenColor = new int[8];
    private int taken;

    void note(Payer p, Best b) {
        if (chosen.length < p.groups.count) chosen = new int[p.groups.chosen.length];
        if (openMask.length < p.supply.opens) {
            openMask = new int[p.supply.openMask.length];
            openFrom = new int[openMask.length];
            openColor = new int[openMask.length];
            openUsed = new boolean[openMask.length];
        }
        if (kind.length < p.supply.kinds) kind = new int[p.supply.mask.length];
        opens = p.supply.opens;
        System.arraycopy(p.groups.chosen, 0, chosen, 0, p.groups.count);
        System.arraycopy(b.made, 0, made, 0, made.length);
        System.arraycopy(p.supply.openMask, 0, openMask, 0, opens);
        System.arraycopy(p.supply.openFrom, 0, openFrom, 0, opens);
        System.arraycopy(p.supply.openTaken, 0, openColor, 0, opens);
        System.arraycopy(b.open, 0, openUsed, 0, opens);
        System.arraycopy(b.kind, 0, kind, 0, p.supply.kinds);
        Costly c = p.costly;
        step = c.firstStep();
        System.arraycopy(c.firstSpend, 0, stepSpend, 0, stepSpend.length);
        stepLife = c.firstLife;
        taken = c.taken;
        if (takenKind.length < taken) {
            takenKind = new int[c.takenKind.length];
            takenColor = new int[c.takenKind.length];
        }
        System.arraycopy(c.takenKind, 0, takenKind, 0, taken);
        System.arraycopy(c.takenColor, 0, takenColor, 0, taken);
    }

    /** Whether a plan can be paid with what is left. */
    boolean leaves(Payer p, Plan plan, int more) {
        if (near(p, Demand.GENERIC) < plan.total(more)) return false;
        for (int i = 0; i < plan.unions.length; i++) if (near(p, plan.unions[i]) < plan.needs[i]) return false;
        return true;
    }

    private int near(Payer p, int union) {
        int n = p.supply.near(union);
        for (int c = 0; c < made.length; c++) if ((union & (1 << c)) != 0) n -= made[c];
        for (int i = 0; i < opens; i++) if (!openUsed[i] && openColor[i] < 0 && (openMask[i] & union) != 0) n++;
        for (int k = 0; k < p.supply.kinds; k++) if ((p.supply.mask[k] & union) != 0) n -= kind[k];
        for (int g = 0; g < p.groups.count; g++) {
            int one = p.groups.first(g, chosen[g]);
            if (one == Groups.NOTHING && (p.groups.union[g] & union) != 0) n += p.groups.most[g];
            if (one >= 0) n += single(p, one, union);
            if (one >= 0 && p.groups.second(g, chosen[g]) >= 0) n += single(p, p.groups.second(g, chosen[g]), union);
        }
        return n;
    }

    /** How much mana of one kind that shares this mask an entry makes. */
    private static int single(Payer p, int entry, int union) {
        int n = 0;
        for (int i = 0; i < p.entries.size(entry); i++) {
            int mask = p.entries.mana(entry, i);
            if (Integer.bitCount(mask) == 1 && mask <= Mana.MASK && (mask & union) != 0) n++;
        }
        return n;
    }

    // ---- who pays for what

    /** The units that are used: made mana by kind, then open mana, then sources by kind. */
    private int[] unitMask = new int[32];

    private int[] unitIs = new int[32];
    private int[] need = new int[32];
    private boolean[] tried = new boolean[32];
    private int units;

    private static final int OPEN = 1 << 8;
    private static final int KIND = 1 << 16;

    private void unit(int mask, int is) {
        if (units == unitMask.length) {
            unitMask = Arrays.copyOf(unitMask, units * 2);
            unitIs = Arrays.copyOf(unitIs, units * 2);
            need = Arrays.copyOf(need, units * 2);
            tried = Arrays.copyOf(tried, units * 2);
        }
        unitMask[units] = mask;
        unitIs[units] = is;
        need[units++] = -1;
    }

    /** Makes a list of what is to be done of the best way. */
    void finish(Payer p) {
        units = 0;
        for (int c = 0; c < made.length; c++) for (int n = 0; n < made[c]; n++) unit(1 << c, c);
        for (int i = 0; i < opens; i++) if (openUsed[i]) unit(openMask[i], OPEN | i);
        for (int k = 0; k < p.supply.kinds; k++) for (int n = 0; n < kind[k]; n++) unit(p.supply.mask[k], KIND | k);
        Demand d = p.demand;
        for (int k = 0; k < d.kinds; k++)
            for (int n = 0; n < d.need[k]; n++) {
                Arrays.fill(tried, 0, units, false);
                if (!meet(d, k)) throw new IllegalStateException("what was found does not pay");
            }
        list(p);
    }

    private boolean meet(Demand d, int k) {
        for (int u = 0; u < units; u++) {
            if (tried[u] || (unitMask[u] & d.mask[k]) == 0) continue;
            tried[u] = true;
            if (need[u] < 0 || meet(d, need[u])) {
                need[u] = k;
                return true;
            }
        }
        return false;
    }

    private void list(Payer p) {
        size = 0;
        ofAny = 0;
        signature = 0;
        for (int k = 0; k < p.supply.kinds; k++) signature += kind[k] * PRIME * (p.supply.mask[k] + 1);
        for (int g = 0; g < p.groups.count; g++) signature += PRIME * p.groups.card[g] * (chosen[g] + 1);
        Arrays.fill(spend, 0);
        Workspace.of(p.t).hosts.look(p.t);
        for (int i = 0; i < taken; i++) tapOne(p, takenKind[i], takenColor[i]);
        for (int u = 0; u < units; u++) {
            int wanted = need[u] < 0 ? 0 : p.demand.mask[need[u]];
            if ((wanted & Mana.MASK) == 0) continue;
            int fits = unitMask[u] & wanted & Mana.MASK;
            if (fits == 0) {
                ofAny++;
                continue;
            }
            int color = wanted == Demand.GENERIC ? Mana.kindOf(fits) : Integer.numberOfTrailingZeros(fits);
            spend[color]++;
            if ((unitIs[u] & OPEN) != 0) openColor[unitIs[u] & 255] = color;
            if ((unitIs[u] & KIND) != 0) tapOne(p, unitIs[u] & 0xFF, color);
        }
        useGroups(p, 0);
        lateFrom = size;
        useGroups(p, 1);
        useGroups(p, 2);
        if (step >= 0) stepColor = colorOf(p, step);
    }

    private void tapOne(Payer p, int k, int color) {
        int object = Workspace.of(p.t).hosts.oneOf(p, k, this);
        act(object, Mana.plainAbility(p.t, object, color).number, color);
    }

    private void act(int object, int ability, int color) {
        if (size + 3 > acts.length) acts = Arrays.copyOf(acts, acts.length * 2);
        acts[size++] = object;
        acts[size++] = ability;
        acts[size++] = color;
    }

    boolean isUsed(int object) {
        for (int i = 0; i < size; i += 3) if (acts[i] == object) return true;
        return false;
    }

    private void useGroups(Payer p, int rank) {
        for (int g = 0; g < p.groups.count; g++) {
            int one = p.groups.first(g, chosen[g]);
            if (one < 0) continue;
            useEntry(p, one, rank);
            int two = p.groups.second(g, chosen[g]);
            if (two >= 0) useEntry(p, two, rank);
        }
    }

    /** First what only taps, then what hurts, then what leaves. */
    private void useEntry(Payer p, int entry, int rank) {
        ManaAbility a = p.entries.ability[entry];
        if ((a.leaves ? 2 : p.entries.pain[entry] > 0 ? 1 : 0) != rank) return;
        act(p.entries.object[entry], a.number, colorOf(p, entry));
    }

    /** The kind of mana that an entry is used for: its own, or what its open mana pays. */
    private int colorOf(Payer p, int entry) {
        if (p.entries.color[entry] >= 0) return p.entries.color[entry];
        for (int i = 0; i < opens; i++)
            if (openFrom[i] == entry && (openMask[i] & Mana.MASK) != 0)
                return openColor[i] >= 0 ? openColor[i] : Mana.kindOf(openMask[i] & Mana.MASK);
        return 0;
    }
}
