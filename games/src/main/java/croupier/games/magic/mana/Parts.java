package croupier.games.magic.mana;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.cards.Cost;
import croupier.games.magic.words.Scopes;
import croupier.games.magic.words.Type;
import croupier.kernel.*;
import croupier.script.*;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What is paid beside mana: whether all parts of a cost can be paid together (118.3). A row leaves for one part, and is tapped for one
 * part; tapping comes first, so what is tapped may leave too (601.2h).
 */
public final class Parts {
    private static final int MANY = Integer.MAX_VALUE;

    /** The rows that could be taken, and for which parts: a bit for each. */
    private int[] row = new int[32];

    private int[] parts = new int[32];
    /** The part that a row is taken for, -1 for none. */
    private int[] takenFor = new int[32];

    private boolean[] tried = new boolean[32];
    private int rows;
    /** How many rows each part needs. */
    private int[] needs = new int[8];

    private int known;

    // ---- parts that only look at numbers

    /** Whether every part could be paid, were it not for rows that two of them want. */
    static boolean canPayEach(Table t, Scope s, int object, Cost cost, boolean cast) {
        for (int i = 0; i < cost.parts.length; i++) if (!canPay(t, s, object, cost, i, cast)) return false;
        return true;
    }

    /** Whether everything but mana can be paid. */
    public static boolean canPayAll(Table t, Scope s, int object, Cost cost, boolean cast) {
        if (!canPayEach(t, s, object, cost, cast)) return false;
        Parts parts = Workspace.of(t).parts;
        if (cost.leaving > 1 && !parts.fit(t, s, object, cost, 0, false, cast, null)) return false;
        return !cost.tapsOthers || parts.fit(t, s, object, cost, 0, true, cast, null);
    }

    private static boolean canPay(Table t, Scope s, int object, Cost cost, int i, boolean cast) {
        Cost.Part p = cost.parts[i];
        return switch (p.kind()) {
            case TAP -> cost.untaps && t.is(TAPPED, object) ? isWell(t, object) : Mana.canTap(t, object);
            case UNTAP -> isWell(t, object) && (t.is(TAPPED, object) || cost.taps || cost.hasMana);
            case LIFE -> lifeOf(t, s, cost) <= Math.max(0, t.get(LIFE, s.self));
            case REMOVE -> counters(t, s, object, cost, p.counter()) >= 0;
            case PUT -> onBattlefield(t, object);
            case DISCARD_THIS -> t.isIn(HAND, object);
            case CREW -> crewOf(t, s.seat, object) >= amount(t, s, p);
            case SACRIFICE, DISCARD, EXILE, RETURN, TAP_OTHER -> {
                int mark = t.mark();
                boolean enough = among(t, s, object, p, cast).size() >= needed(t, s, p);
                t.release(mark);
                yield enough;
            }
        };
    }

    /** Whether a part can be paid at this moment, whatever the others need. */
    public static boolean canPayNow(Table t, Scope s, int object, Cost.Part p) {
        return switch (p.kind()) {
            case TAP -> Mana.canTap(t, object);
            case UNTAP -> t.is(TAPPED, object) && isWell(t, object);
            case LIFE -> amount(t, s, p) <= Math.max(0, t.get(LIFE, s.self));
            case REMOVE -> t.get(COUNTERS[p.counter()], object) >= amount(t, s, p);
            case PUT -> onBattlefield(t, object);
            case DISCARD_THIS -> t.isIn(HAND, object);
            case CREW -> crewOf(t, s.seat, object) >= amount(t, s, p);
            case SACRIFICE, DISCARD, EXILE, RETURN, TAP_OTHER -> {
                int mark = t.mark();
                boolean enough = among(t, s, object, p, false).size() >= needed(t, s, p);
                t.release(mark);
                yield enough;
            }
        };
    }

    /** Whether this creature can be tapped to crew a permanent; it may have come this turn (702.122b). */
    public static boolean canCrew(Table t, int seat, int vehicle, int creature) {
        return creature != vehicle
                && t.stat(CONTROLLER, creature) == seat
                && isA(t, creature, Type.CREATURE)
                && !t.is(TAPPED, creature);
    }

    private static int crewOf(Table t, int seat, int vehicle) {
        int sum = 0;
        for (int i = 0; i < t.count(BATTLEFIELD, 0); i++) {
            int creature = t.at(BATTLEFIELD, 0, i);
            if (canCrew(t, seat, vehicle, creature)) sum += Math.max(0, t.stat(POWER, creature));
        }
        return sum;
    }

    private static boolean isWell(Table t, int object) {
        return !(isA(t, object, Type.CREATURE) && Mana.isSick(t, object));
    }

    public static int amount(Table t, Scope s, Cost.Part p) {
        return p.amount() == null ? 0 : Math.max(0, p.amount().of(t, s));
    }

    /** All life that is paid as a cost (119.4), without that for symbols. */
    public static int lifeOf(Table t, Scope s, Cost cost) {
        int sum = 0;
        if (cost.paysLife) for (Cost.Part p : cost.parts) if (p.kind() == Cost.Kind.LIFE) sum += amount(t, s, p);
        return sum;
    }

    /** How many counters of a kind are left when all parts are paid: what is put there can be removed. */
    private static int counters(Table t, Scope s, int object, Cost cost, int kind) {
        int left = t.get(COUNTERS[kind], object);
        for (Cost.Part p : cost.parts) {
            if (p.kind() == Cost.Kind.REMOVE && p.counter() == kind) left -= amount(t, s, p);
            if (p.kind() == Cost.Kind.PUT && p.counter() == kind) left += amount(t, s, p);
        }
        return left;
    }

    /** How many counters of a kind a cost takes away that are there before it is paid. */
    static int countersTaken(Table t, Scope s, int object, Cost cost, int kind) {
        return Math.max(0, t.get(COUNTERS[kind], object) - counters(t, s, object, cost, kind));
    }

    /** How often a cost could be paid one time after another, apart from its mana. */
    static int howOften(Table t, int seat, int object, Cost cost) {
        Scope s = t.scope();
        Scopes.object(t, s, object, seat);
        int often = MANY;
        for (Cost.Part p : cost.parts) often = Math.min(often, howOften(t, s, object, p));
        t.done(s);
        return often;
    }

    private static int howOften(Table t, Scope s, int object, Cost.Part p) {
        int each = p.takesRows() ? needed(t, s, p) : amount(t, s, p);
        if (each <= 0 || p.kind() == Cost.Kind.PUT) return MANY;
        return switch (p.kind()) {
            case LIFE -> Math.max(0, t.get(LIFE, s.self)) / each;
            case REMOVE -> t.get(COUNTERS[p.counter()], object) / each;
            case SACRIFICE, DISCARD, EXILE, RETURN, TAP_OTHER -> {
                int mark = t.mark();
                int often = among(t, s, object, p, false).size() / each;
                t.release(mark);
                yield often;
            }
            default -> 1;
        };
    }

    // ---- parts that take rows

    /** How many rows a part needs: of a set that is taken as a whole, none need be there. */
    static int needed(Table t, Scope s, Cost.Part p) {
        Choice c = p.choice();
        if (c == null || c.isNoun()) return 1;
        return c.how() == Choice.How.ALL ? 0 : Math.max(0, c.min().of(t, s));
    }

    /** What can be sacrificed, discarded or tapped for a part; the card that is being cast lies on the stack by then. */
    public static Rows among(Table t, Scope s, int object, Cost.Part p, boolean cast) {
        Rows among = Objects.requireNonNull(p.choice()).from().rows(t, s);
        int kept = 0;
        for (int i = 0; i < among.size(); i++) {
            int row = among.get(i);
            boolean fits = switch (p.kind()) {
                case SACRIFICE, RETURN -> onBattlefield(t, row) && controller(t, row) == s.seat;
                case TAP_OTHER -> onBattlefield(t, row) && !t.is(TAPPED, row) && controller(t, row) == s.seat;
                case DISCARD -> t.isIn(HAND, s.seat, row);
                default -> t.zoneOf(row) != null && !t.isIn(STACK, row);
            };
            if (fits && !(cast && row == object)) among.set(kept++, row);
        }
        among.shorten(kept);
        return among;
    }

    /** Whether the parts that are not paid yet (bits) find rows, each its own, without those that are gone. */
    boolean fit(Table t, Scope s, int object, Cost cost, int paid, boolean taps, boolean cast, @Nullable Rows gone) {
        collect(t, s, object, cost, paid, taps, cast, gone);
        return fit();
    }

    /** Writes down what the parts that are not paid yet could take. */
    public void collect(
            Table t, Scope s, int object, Cost cost, int paid, boolean taps, boolean cast, @Nullable Rows gone) {
        rows = 0;
        known = cost.parts.length;
        if (needs.length < known) needs = new int[known];
        Arrays.fill(needs, 0, known, 0);
        for (int i = 0; i < known; i++) {
            Cost.Part p = cost.parts[i];
            if ((paid & (1 << i)) != 0 || !p.takesRows() || p.makesLeave() == taps) continue;
            needs[i] = needed(t, s, p);
            int mark = t.mark();
            Rows among = p.choice() == null ? t.rows().add(object) : among(t, s, object, p, cast);
            for (int r = 0; r < among.size(); r++)
                if ((gone == null || !gone.has(among.get(r))) && !(taps && cost.taps && among.get(r) == object))
                    offer(among.get(r), i);
            t.release(mark);
        }
    }

    private void offer(int r, int part) {
        int at = find(r);
        if (at < 0) {
            if (rows == row.length) grow();
            at = rows++;
            row[at] = r;
            parts[at] = 0;
        }
        parts[at] |= 1 << part;
    }

    private int find(int r) {
        for (int i = 0; i < rows; i++) if (row[i] == r) return i;
        return -1;
    }

    private void grow() {
        row = Arrays.copyOf(row, rows * 2);
        parts = Arrays.copyOf(parts, rows * 2);
        takenFor = Arrays.copyOf(takenFor, rows * 2);
        tried = Arrays.copyOf(tried, rows * 2);
    }

    /** Whether every part finds its rows: each is taken for one part, and moved to another part where that helps. */
    boolean fit() {
        Arrays.fill(takenFor, 0, rows, -1);
        for (int part = 0; part < known; part++)
            for (int n = 0; n < needs[part]; n++) {
                Arrays.fill(tried, 0, rows, false);
                if (!take(part)) return false;
            }
        return true;
    }

    private boolean take(int part) {
        for (int i = 0; i < rows; i++) {
            if (tried[i] || (parts[i] & (1 << part)) == 0) continue;
            tried[i] = true;
            if (takenFor[i] < 0 || take(takenFor[i])) {
                takenFor[i] = part;
                return true;
            }
        }
        return false;
    }

    /** Whether all parts find rows if this one is taken for one of them. */
    public boolean fitsIfTaken(int r, int part) {
        int at = find(r);
        if (at < 0) return false;
        int kept = parts[at];
        parts[at] = 0;
        needs[part]--;
        boolean fits = fit();
        needs[part]++;
        parts[at] = kept;
        return fits;
    }

    /** Whether a row that this part could take is wanted by another part too. */
    public boolean isWantedElsewhere(int part) {
        for (int i = 0; i < rows; i++) if ((parts[i] & (1 << part)) != 0 && (parts[i] & ~(1 << part)) != 0) return true;
        return false;
    }

    /** This many rows have been taken for a part. */
    public void took(int part, int many) {
        needs[part] = Math.max(0, needs[part] - many);
    }
}
