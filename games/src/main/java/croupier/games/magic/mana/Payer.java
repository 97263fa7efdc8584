package croupier.games.magic.mana;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.abilities.ManaAbility;
import croupier.games.magic.cards.Cost;
import croupier.games.magic.cards.Plan;
import croupier.games.magic.words.Color;
import croupier.games.magic.words.Type;
import croupier.kernel.*;
import org.jspecify.annotations.Nullable;

/**
 * Searches for ways to pay a cost (601.2g, h): mana abilities first, then all parts of the cost. Sources that make one mana for a tap
 * are counted by kind; for all others every way to use them is tried. The best way gives up least ({@link Harm}), then wastes least
 * mana, then leaves behind what can do most.
 */
@SuppressWarnings("NullAway.Init") // every question begins by setting them
public final class Payer {
    /** This many ways are looked at; no board that anybody plays with has as many that differ. */
    static final int MOST = 30_000;
    /** A creature, and other activated abilities, count like this many colors. */
    private static final int ALIVE = 8;

    private static final int USEFUL = 4;
    private static final int STRONGEST = 7;
    /** The first of the bits that mean "can be tapped for this part". */
    private static final int FIRST_PART = 1 << 7;

    Table t;
    Scope s;
    int seat;
    int object;
    Cost cost;
    private boolean cast;
    final Demand demand = new Demand();
    final Supply supply = new Supply();
    public final Entries entries = new Entries();
    final Groups groups = new Groups();
    public final Best best = new Best(this);
    final Costly costly = new Costly(this);
    private final Yields yields = new Yields();
    /** The kind in the supply of each unit of the sources, -1 for none. */
    int[] kindOf = new int[32];

    // ---- what has been chosen so far

    private boolean wantsBest;
    private boolean isPayable;
    int looks;
    int harm;
    private int pain;
    /** Mana and life that mana abilities cost. */
    int manaSpent;

    int lifeSpent;
    private int lifeOwed;
    private int life;
    long worth;
    Rows gone;
    Rows tapped;

    // ---- asking

    private @Nullable Rows goneBefore;
    private @Nullable Rows tappedBefore;
    private @Nullable Rows pending;

    /**
     * Whether there is a way to pay; the sources have been surveyed.
     *
     * @param cast whether the object is a card that is about to be cast, and so lies on the stack when it is paid for
     * @param gone rows that count as gone, null for none
     * @param tapped rows that count as tapped, null for none
     * @param pending mana that counts as made, null for none
     */
    public boolean canPay(
            Table t,
            Scope s,
            int object,
            Cost cost,
            Plan plan,
            int generic,
            int lifeOwed,
            boolean cast,
            @Nullable Rows gone,
            @Nullable Rows tapped,
            @Nullable Rows pending) {
        int mark = t.mark();
        goneBefore = gone;
        tappedBefore = tapped;
        this.pending = pending;
        begin(t, s, object, cost, plan, generic, lifeOwed, cast);
        wantsBest = false;
        best.isFound = false;
        look(0);
        t.release(mark);
        return isPayable;
    }

    /** The best way to pay after which what is kept can be paid too ({@link Best#keep}); null if there is none. */
    @Nullable
    public Best best(Table t, Scope s, int object, Cost cost, Plan plan, int generic, int lifeOwed) {
        int mark = t.mark();
        goneBefore = null;
        tappedBefore = null;
        pending = null;
        begin(t, s, object, cost, plan, generic, lifeOwed, false);
        wantsBest = true;
        best.begin();
        look(0);
        if (best.isFound) best.outlay.finish(this);
        t.release(mark);
        return best.isFound ? best : null;
    }

    private void begin(Table t, Scope s, int object, Cost cost, Plan plan, int generic, int lifeOwed, boolean cast) {
        this.t = t;
        this.s = s;
        this.seat = s.seat;
        this.object = object;
        this.cost = cost;
        this.cast = cast;
        this.lifeOwed = lifeOwed;
        life = t.get(LIFE, player(t, seat));
        isPayable = false;
        looks = harm = pain = manaSpent = lifeSpent = 0;
        worth = 0;
        gone = t.rows();
        if (cast) gone.add(object);
        tapped = t.rows();
        entries.clear();
        groups.clear();
        costly.begin();
        supply.clear();
        demand.begin(plan, generic);
        Rows parts = t.rows();
        if (cost.tapsOthers) wantTaps(parts);
        demand.close();
        gather(parts);
    }

    // ---- what there is

    /** Objects to be tapped as a cost: pairs of a row and the bits of the parts that it can be tapped for. */
    private void wantTaps(Rows pairs) {
        int bit = FIRST_PART;
        for (Cost.Part p : cost.parts) {
            if (p.kind() != Cost.Kind.TAP_OTHER) continue;
            demand.want(bit, Parts.needed(t, s, p));
            Rows among = Parts.among(t, s, object, p, cast);
            for (int i = 0; i < among.size(); i++) if (canUse(among.get(i))) note(pairs, among.get(i), bit);
            bit <<= 1;
        }
    }

    private static void note(Rows pairs, int row, int bit) {
        for (int i = 0; i < pairs.size(); i += 2)
            if (pairs.get(i) == row) {
                pairs.set(i + 1, pairs.get(i + 1) | bit);
                return;
            }
        pairs.add(row).add(bit);
    }

    private static int bitsOf(Rows pairs, int row) {
        for (int i = 0; i < pairs.size(); i += 2) if (pairs.get(i) == row) return pairs.get(i + 1);
        return 0;
    }

    /** Whether a row counts as gone from the beginning. */
    boolean isGone(int row) {
        return goneBefore != null && goneBefore.has(row);
    }

    boolean isTapped(int row) {
        return tapped.has(row) || groups.isTapped(entries, row) || (tappedBefore != null && tappedBefore.has(row));
    }

    private boolean canUse(int row) {
        return !isGone(row) && !(cost.taps && row == object) && !(tappedBefore != null && tappedBefore.has(row));
    }

    /** Sources of one mana by kind, the others by card, so that the order on the battlefield makes no difference. */
    private void gather(Rows parts) {
        Sources all = Workspace.of(t).sources;
        if (kindOf.length < all.size) kindOf = new int[all.unit.length];
        Rows odd = t.rows();
        // what is tapped for a part must be known where abilities could make it leave before
        if ((all.flags & Sources.ODD) != 0) for (int i = 0; i < parts.size(); i += 2) addSorted(odd, parts.get(i));
        for (int i = 0; i < all.size; i++) {
            int unit = all.unit[i];
            int from = all.source[i];
            kindOf[i] = -1;
            if (from == 0) supply.made[Integer.numberOfTrailingZeros(unit & Mana.MASK)]++;
            else if (odd.has(from) || (unit & (Sources.CLOSE | Sources.ODD)) != 0 || (cost.untaps && from == object))
                addSorted(odd, from);
            else if (canUse(from))
                kindOf[i] = supply.add((unit & Mana.MASK) | bitsOf(parts, from), worth(unit, from), t.card(from));
        }
        for (int i = 0; i < odd.size(); i++) addGroup(odd.get(i), bitsOf(parts, odd.get(i)));
        for (int i = 0; i < parts.size(); i += 2)
            if (!odd.has(parts.get(i)) && !isSource(all, parts.get(i))) supply.add(parts.get(i + 1), 0, 0);
        supply.sort();
        for (int i = 0; pending != null && i < pending.size(); i++) make(pending.get(i), -1);
    }

    private void addSorted(Rows odd, int row) {
        if (odd.has(row)) return;
        odd.add(row);
        for (int i = odd.size() - 1; i > 0 && t.card(odd.get(i - 1)) > t.card(row); i--) {
            odd.set(i, odd.get(i - 1));
            odd.set(i - 1, row);
        }
    }

    private static boolean isSource(Sources all, int row) {
        for (int i = 0; i < all.size; i++) if (all.source[i] == row) return true;
        return false;
    }

    /** How much a source could do otherwise: colors, other abilities, being alive. */
    private int worth(int unit, int from) {
        boolean isSpecial = from != 0 && MagicCards.face(t, from).hasRestrictedMana;
        int is = isSpecial ? 0 : Integer.bitCount(unit & Color.ANY);
        if ((unit & Sources.USEFUL) != 0) is += USEFUL;
        if ((unit & Sources.ALIVE) != 0) is += ALIVE + Math.clamp(t.stat(POWER, from), 0, STRONGEST);
        return is;
    }

    /** The same for an object that is tapped as a cost. */
    long worthOf(int row) {
        int unit = isA(t, row, Type.CREATURE) ? Sources.ALIVE : 0;
        Sources all = Workspace.of(t).sources;
        for (int i = 0; i < all.size; i++) if (all.source[i] == row) unit |= all.unit[i];
        return worth(unit, row);
    }

    private void addGroup(int from, int parts) {
        yields.of(t, seat, from);
        boolean isCostly = (Workspace.of(t).sources.flags & Sources.COSTLY) != 0;
        boolean canTap = canUse(from);
        int begin = entries.count;
        for (int i = 0; i < yields.count; i++) {
            ManaAbility a = yields.ability[i];
            if (isGone(from) || (a.cost.taps && !canTap)) continue;
            // where abilities cost other objects, it counts what has left by then
            boolean asStep = a.isCostly || (a.leaves && isCostly);
            entries.add(from, yields, i, asStep);
            if (asStep) costly.add(entries.count - 1);
        }
        int at = groups.count;
        groups.add(entries, begin, from, t.card(from), parts);
        if (groups.count == at) return;
        groups.worth[at] = worth(from, groups.union[at], groups.most[at]);
    }

    /** The same for an object that makes so much mana of these kinds. */
    int worth(int from, int union, int most) {
        int is = (isA(t, from, Type.CREATURE) ? Sources.ALIVE : 0)
                | (MagicCards.face(t, from).activated.length == 0 ? 0 : Sources.USEFUL);
        return worth(union | is, from) + Integer.bitCount(union & Color.ANY) * Math.max(0, most - 1);
    }

    // ---- searching

    /** Tries all choices of the groups from this one on. */
    private void look(int g) {
        if (isPayable || looks > MOST) return;
        if (g == groups.count) {
            costly.look();
            return;
        }
        looks++;
        if (wantsBest && !best.canBeBeaten(harm, wasteSoFar(), worth)) return;
        if (!canStillPay(g)) return;
        int most = groups.isLikeBefore(entries, g) ? groups.chosen[g - 1] : groups.choices(g) - 1;
        // to find any way, everything is tried at once first
        boolean all = !best.isFound;
        for (int n = 0; n <= most; n++) {
            int c = all ? most - n : n;
            groups.chosen[g] = c;
            choose(g, c, true);
            look(g + 1);
            choose(g, c, false);
        }
    }

    /** Whether what is chosen and all that the other groups could make at most would be enough. */
    private boolean canStillPay(int g) {
        for (int set = 1; set < demand.sets; set++) {
            if (!costly.isEmpty() && (demand.union[set] & Demand.GENERIC) != 0) continue;
            int near = supply.near(demand.union[set]);
            for (int i = g; i < groups.count; i++) {
                int parts = groups.first(i, groups.choices(i) - 1) == Groups.FOR_PART
                        ? groups.second(i, groups.choices(i) - 1)
                        : 0;
                if (((groups.union[i] | parts) & demand.union[set]) != 0) near += Math.max(1, 2 * groups.most[i]);
            }
            if (near < demand.needs[set]) return false;
        }
        return true;
    }

    /** Whether there is still enough to be tapped for all parts of the cost. */
    boolean canStillTap() {
        return !cost.tapsOthers || canStillPay(groups.count);
    }

    private void choose(int g, int c, boolean on) {
        int one = groups.first(g, c);
        int two = groups.second(g, c);
        if (one == Groups.NOTHING) return;
        if (one == Groups.FOR_PART) {
            if (on) supply.open(two, -1);
            else supply.opens--;
            return;
        }
        worth += on ? (long) groups.worth[g] * Best.WORTH : -(long) groups.worth[g] * Best.WORTH;
        if (on) {
            use(one);
            if (two >= 0) use(two);
        } else {
            if (two >= 0) unuse(two);
            unuse(one);
        }
    }

    private void use(int entry) {
        addHarm(entry, 1);
        if (entries.ability[entry].leaves) gone.add(entries.object[entry]);
        for (int i = 0; i < entries.size(entry); i++) make(entries.mana(entry, i), entry);
    }

    private void unuse(int entry) {
        addHarm(entry, -1);
        if (entries.ability[entry].leaves) gone.shorten(gone.size() - 1);
        for (int i = entries.size(entry) - 1; i >= 0; i--) unmake(entries.mana(entry, i));
    }

    void make(int mask, int entry) {
        if ((mask & (mask - 1)) == 0 && mask <= Mana.MASK) supply.made[Integer.numberOfTrailingZeros(mask)]++;
        else supply.open(mask, entry);
    }

    void unmake(int mask) {
        if ((mask & (mask - 1)) == 0 && mask <= Mana.MASK) supply.made[Integer.numberOfTrailingZeros(mask)]--;
        else supply.opens--;
    }

    /** Mana that will be left over, or was spent to make other mana, at least. */
    int wasteSoFar() {
        return Math.max(0, supply.floating() - demand.mana) + manaSpent;
    }

    /** All is chosen but what sources of one mana are for. */
    void judge() {
        if (!hasLife() || !supply.meets(demand) || !canPayParts() || !canUntap()) return;
        if (wantsBest) best.judge();
        else isPayable = true;
    }

    /** What is untapped as a cost has been tapped before, be it for mana (601.2h). */
    private boolean canUntap() {
        return !cost.untaps || t.is(TAPPED, object) || cost.taps || (isTapped(object) && !groups.isForPart(object));
    }

    private boolean canPayParts() {
        if (cost.needsThis && (gone.has(object) || isGone(object))) return false;
        if (cost.taps && tappedBefore != null && tappedBefore.has(object)) return false;
        if (cost.leaving == 0 || (gone.isEmpty() && goneBefore == null)) return true;
        int mark = t.mark();
        Rows all = t.rows().addAll(gone);
        if (goneBefore != null) all.addAll(goneBefore);
        boolean can = Workspace.of(t).parts.fit(t, s, object, cost, 0, false, cast, all);
        t.release(mark);
        return can;
    }

    /** Life is lost while mana is made, and then paid (119.4). */
    boolean hasLife() {
        return lifeOwed > 0 ? lifeSpent + pain + lifeOwed <= life : lifeSpent == 0 || lifeSpent <= life;
    }

    /** Whether one more ability that gives up so much, and costs so much mana, could lead to something better. */
    boolean canImprove(int moreHarm, int moreWaste) {
        return !wantsBest || best.canBeBeaten(harm + moreHarm, wasteSoFar() + moreWaste, worth);
    }

    void addHarm(int entry, int sign) {
        harm += sign * (entries.harm[entry] + entries.pain[entry]);
        pain += sign * entries.pain[entry];
    }

    /** The kind in the supply of a source of one mana, -1 for anything else. */
    int kindOf(int row) {
        Sources all = Workspace.of(t).sources;
        for (int i = 0; i < all.size; i++) if (all.source[i] == row) return kindOf[i];
        return -1;
    }

    /** Whether a row has no other use for the payer than to be taken. */
    boolean isPlain(int row) {
        for (int e = 0; e < entries.count; e++) if (entries.object[e] == row) return false;
        return true;
    }

    /** Whether there are sources of different kinds to choose from. */
    boolean hasChoice() {
        return supply.kinds > 1 || groups.count > 0 || supply.floating() > 0;
    }

    boolean isDone() {
        return isPayable || looks > MOST;
    }
}
