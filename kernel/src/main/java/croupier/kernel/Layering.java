package croupier.kernel;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * while: modifiers change stats as long as they are in force, layer by layer. Inside a layer a modifier waits for those on
 * which it depends, found by trial application; otherwise the older one comes first. Stats lie in a block of their own at
 * the same places as the printed numbers; it is copied with the table, but is no part of its hash.
 */
final class Layering {
    private final Table t;
    /** Where the stats of each kind lie in a row. */
    private final int[][] places;
    /** By kind: where in a row its stats begin and end; other columns between them do no harm. */
    private final int[] begins;

    private final int[] ends;

    private final int layers;
    private final Zone[] layered;
    private final Zone[] everywhere;
    private boolean computing;
    /** How often the stats of a row were set or changed. */
    long computed;

    // what one computation needs
    private int[] kept = new int[0];
    private int[] alone = new int[64];
    private int[] behind = new int[64];
    private boolean[] reaches = new boolean[64];
    /** For the leaders of this computation: the modifier, how many rows it affects, those rows. */
    private int[] led = new int[64];

    private int ledUsed;

    /** For each row whose stats are not the printed ones: the row, where its stats begin and end. Elsewhere all is 0 in their block. */
    private int[] touched = new int[96];

    private int touchedUsed;

    @Nullable
    Explaining explaining;

    Layering(Table t) {
        this.t = t;
        Layout layout = t.layout;
        places = new int[layout.kinds.size()][];
        begins = new int[layout.kinds.size()];
        ends = new int[layout.kinds.size()];
        for (Kind k : layout.kinds) {
            int[] at = k.stats().stream().mapToInt(s -> s.printed().at()).toArray();
            places[k.index()] = at;
            begins[k.index()] = IntStream.of(at).min().orElse(0);
            ends[k.index()] = IntStream.of(at).max().orElse(-1) + 1;
        }
        layers = layout.words.layers.size();
        everywhere = layout.words.zones.toArray(Zone[]::new);
        layered = layout.words.zones.stream().filter(Zone::layered).toArray(Zone[]::new);
    }

    private Change changeOf(int modifier) {
        return t.game.change(t.mem[modifier + Words.ABILITY]);
    }

    /** From now on this ability of the source changes stats in this layer, on behalf of the holder. */
    int modify(Layer layer, int ability, int source, int holder) {
        int m = t.create(t.layout.words.modifier());
        t.mem[m + Words.LAYER] = layer.index();
        t.mem[m + Words.SOURCE] = source;
        t.mem[m + Words.HOLDER] = holder;
        t.mem[m + Words.ABILITY] = ability;
        t.mem[m + Words.STAMP] = t.mem[Words.NEXT_STAMP]++;
        if (t.mem[Words.FIRST_MODIFIER] == 0) t.mem[Words.FIRST_MODIFIER] = m;
        else t.mem[t.mem[Words.LAST_MODIFIER] + Words.NEXT] = m;
        t.mem[Words.LAST_MODIFIER] = m;
        t.written |= Column.ALWAYS;
        return m;
    }

    /** The modifier changes nothing any more. */
    void unmodify(int modifier) {
        t.listening.unlisten(t, modifier);
        t.written |= Column.ALWAYS;
    }

    /** Ends every modifier of a source in which the number at this place of the row is 0. */
    void unmodifyAll(int source, int kept) {
        for (int m = firstModifier(); m != 0; m = nextModifier(m))
            if (t.mem[m + Words.SOURCE] == source && t.mem[m + kept] == 0) unmodify(m);
    }

    /** Ends every modifier of which something is so; how many these were. */
    int unmodifyAll(Filter which, int arg) {
        int ended = 0;
        for (int m = firstModifier(); m != 0; m = nextModifier(m)) {
            if (!which.test(t, m, arg)) continue;
            unmodify(m);
            ended++;
        }
        return ended;
    }

    /** Gives a modifier the newest timestamp (an aura that is attached again). */
    void restamp(int modifier) {
        if (Checks.ON) t.checkMayWrite();
        t.mem[modifier + Words.STAMP] = t.mem[Words.NEXT_STAMP]++;
        t.written |= Column.ALWAYS;
    }

    int firstModifier() {
        return aliveModifier(t.mem[Words.FIRST_MODIFIER]);
    }

    int nextModifier(int modifier) {
        return aliveModifier(t.mem[modifier + Words.NEXT]);
    }

    private int aliveModifier(int m) {
        while (m != 0 && t.mem[m + Words.DEAD] != 0) m = t.mem[m + Words.NEXT];
        return m;
    }

    // ---- stats

    /** For a {@link Change}: the stat goes on with this value. */
    void change(Stat s, int row, int value) {
        assert computing : "stats are changed by modifiers only";
        if (t.now[row] == 0) touch(row);
        t.now[row + s.printed().at()] = value;
    }

    /** The row has stats of its own from now on, first as printed. */
    private void touch(int row) {
        int kind = t.mem[row] - 1;
        int begin = row + begins[kind];
        int end = row + ends[kind];
        System.arraycopy(t.mem, begin, t.now, begin, end - begin);
        t.now[row] = 1;
        if (touchedUsed == touched.length) touched = Arrays.copyOf(touched, touchedUsed * 2);
        touched[touchedUsed] = row;
        touched[touchedUsed + 1] = begin;
        touched[touchedUsed + 2] = end;
        touchedUsed += 3;
        computed++;
    }

    /** All stats are as printed. */
    private void untouch() {
        for (int i = 0; i < touchedUsed; i += 3) {
            t.now[touched[i]] = 0;
            for (int at = touched[i + 1]; at < touched[i + 2]; at++) t.now[at] = 0;
        }
        touchedUsed = 0;
    }

    /** A stat of a row by its place, as it stands now. */
    int value(int row, int place) {
        return t.now[row] == 0 ? t.mem[row + place] : t.now[row + place];
    }

    /** Computes all stats again. */
    void compute() {
        if (t.now.length < t.mem.length) t.now = Arrays.copyOf(t.now, t.mem.length);
        untouch();
        int mark = t.mark();
        computing = true;
        // nothing is written until all is computed, and who reads a stat meanwhile gets it as it stands by then
        t.writtenBefore |= t.written;
        t.written = 0;
        long readBefore = t.read;
        t.read = Column.ALWAYS;
        boolean notedBefore = t.noting;
        t.noting = true;
        Activity before = t.doing;
        t.doing = Activity.COMPUTING;
        ledUsed = 0;
        Rows rows = layered();
        Rows waiting = t.rows();
        long used = 0;
        for (int m = firstModifier(); m != 0; m = nextModifier(m)) used |= 1L << t.mem[m + Words.LAYER];
        for (int layer = 0; layer < layers; layer++) {
            if ((used & (1L << layer)) == 0) continue;
            waiting.clear();
            for (int m = firstModifier(); m != 0; m = nextModifier(m))
                if (t.mem[m + Words.LAYER] == layer) waiting.add(m);
            boolean depend = mayDepend(waiting);
            while (!waiting.isEmpty()) {
                int i = depend ? next(waiting, rows) : oldest(waiting, false);
                int m = waiting.get(i);
                waiting.removeAt(i);
                apply(m, rows, true);
            }
        }
        t.statsReadFrom = t.read;
        t.noting = notedBefore;
        t.read |= readBefore;
        t.doing = before;
        computing = false;
        t.release(mark);
    }

    private Rows layered() {
        Rows rows = t.rows();
        for (Zone z : t.game.layersReach(t) ? everywhere : layered)
            for (int owner = 0; owner < (z.shared() ? 1 : t.seats); owner++) t.addAll(z, owner, rows);
        return rows;
    }

    private void apply(int m, Rows rows, boolean really) {
        Change change = changeOf(m);
        if (!holds(change, m)) return;
        int mark = t.mark();
        Rows affected = affected(change, m, rows);
        if (really && change.leads()) keepLed(m, affected);
        for (int i = 0; i < affected.size(); i++) {
            if (explaining != null && really && affected.get(i) == explaining.row) explaining.apply(t, change, m);
            else change.apply(t, m, affected.get(i));
        }
        computed += affected.size();
        t.release(mark);
    }

    private Rows affected(Change change, int m, Rows rows) {
        Rows affected = t.rows();
        int leader = t.mem[m + Words.LEADER];
        if (leader != 0) {
            int at = ledBy(leader);
            for (int i = 0; i < led[at + 1]; i++) affected.add(led[at + 2 + i]);
            return affected;
        }
        change.affected(t, m, rows, affected);
        return affected;
    }

    /** A part of an effect goes on if its leader has begun, even if the ability is gone meanwhile. */
    private boolean holds(Change change, int m) {
        int leader = t.mem[m + Words.LEADER];
        return leader == 0 ? change.holds(t, m) : ledBy(leader) >= 0;
    }

    private void keepLed(int m, Rows affected) {
        int end = ledUsed + 2 + affected.size();
        if (end > led.length) led = Arrays.copyOf(led, Math.max(end, led.length * 2));
        led[ledUsed] = m;
        led[ledUsed + 1] = affected.size();
        for (int i = 0; i < affected.size(); i++) led[ledUsed + 2 + i] = affected.get(i);
        ledUsed = end;
    }

    private int ledBy(int leader) {
        for (int i = 0; i < ledUsed; i += 2 + led[i + 1]) if (led[i] == leader) return i;
        return -1;
    }

    /**
     * The oldest of those that wait for no other. Those that wait for each other in a circle, and for nobody outside it, go by
     * age (CR 613.8b). Asked again after every one applied, since what depends on what may have changed.
     */
    private int next(Rows waiting, Rows rows) {
        int n = waiting.size();
        if (n == 1) return 0;
        if (!findDependencies(waiting, rows)) return oldest(waiting, false);
        for (int k = 0; k < n; k++)
            for (int i = 0; i < n; i++)
                for (int j = 0; reaches[i * n + k] && j < n; j++) reaches[i * n + j] |= reaches[k * n + j];
        return oldest(waiting, true);
    }

    /** Whether any of these reads what another one writes; else they go by age, and nobody need try. */
    private boolean mayDepend(Rows waiting) {
        int n = t.game.modifiersDepend() ? waiting.size() : 0;
        for (int i = 0; i < n && n > 1; i++) {
            long reads = changeOf(waiting.get(i)).reads();
            for (int j = 0; j < n; j++)
                if (i != j && (reads & changeOf(waiting.get(j)).writes()) != 0) return true;
        }
        return false;
    }

    private boolean findDependencies(Rows waiting, Rows rows) {
        int n = waiting.size();
        if (reaches.length < n * n) reaches = new boolean[2 * n * n];
        boolean any = false;
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) {
                reaches[i * n + j] = i != j && dependsOn(waiting.get(i), waiting.get(j), rows);
                any |= reaches[i * n + j];
            }
        return any;
    }

    private int oldest(Rows waiting, boolean free) {
        int best = -1;
        for (int i = 0; i < waiting.size(); i++)
            if ((best < 0 || older(waiting.get(i), waiting.get(best))) && (!free || waitsForNobody(i, waiting.size())))
                best = i;
        return best;
    }

    private boolean waitsForNobody(int i, int n) {
        for (int j = 0; j < n; j++) if (reaches[i * n + j] && !reaches[j * n + i]) return false;
        return true;
    }

    private boolean older(int a, int b) {
        return t.mem[a + Words.STAMP] < t.mem[b + Words.STAMP];
    }

    /** Whether applying the other one would change whether, to what or how this one applies. */
    private boolean dependsOn(int m, int other, Rows rows) {
        if ((changeOf(m).reads() & changeOf(other).writes()) == 0) return false;
        if (kept.length < t.used) kept = new int[t.mem.length];
        System.arraycopy(t.now, 0, kept, 0, t.used);
        int touchedBefore = touchedUsed;
        int n = trial(m, rows, false);
        System.arraycopy(kept, 0, t.now, 0, t.used);
        touchedUsed = touchedBefore;
        apply(other, rows, false);
        int k = trial(m, rows, true);
        System.arraycopy(kept, 0, t.now, 0, t.used);
        touchedUsed = touchedBefore;
        return n != k || differs(n);
    }

    /** What a modifier would do: for each row it affects the row, then each stat before and after. */
    private int trial(int m, Rows rows, boolean second) {
        Change change = changeOf(m);
        int n = 0;
        if (!holds(change, m)) return 0;
        int mark = t.mark();
        Rows affected = affected(change, m, rows);
        for (int i = 0; i < affected.size(); i++) {
            int row = affected.get(i);
            int[] all = places[t.mem[row] - 1];
            int[] out = space(second, n + 1 + 2 * all.length);
            out[n++] = row;
            for (int s = 0; s < all.length; s++) out[n + 2 * s] = value(row, all[s]);
            change.apply(t, m, row);
            for (int s = 0; s < all.length; s++) out[n + 2 * s + 1] = value(row, all[s]);
            n += 2 * all.length;
        }
        t.release(mark);
        return n;
    }

    private int[] space(boolean second, int size) {
        if (second && behind.length < size) behind = Arrays.copyOf(behind, size * 2);
        if (!second && alone.length < size) alone = Arrays.copyOf(alone, size * 2);
        return second ? behind : alone;
    }

    /** Doing the same is adding the same or ending at the same, for every stat of the same rows. */
    private boolean differs(int n) {
        for (int i = 0; i < n; ) {
            if (alone[i] != behind[i]) return true;
            int end = i + 1 + 2 * places[t.mem[alone[i]] - 1].length;
            for (i++; i < end; i += 2) {
                boolean sameStep = alone[i + 1] - alone[i] == behind[i + 1] - behind[i];
                if (!sameStep && alone[i + 1] != behind[i + 1]) return true;
            }
        }
        return false;
    }

    /** Whether the stats no longer fit the facts. */
    boolean isStale() {
        return (t.written & t.statsReadFrom) != 0;
    }

    /** For tests: whether the stats kept are those that a full computation gives. */
    boolean isFresh() {
        if (isStale() || t.mem[Words.FIRST_MODIFIER] == 0) return true;
        int[] before = t.now.clone();
        int mark = t.mark();
        compute();
        boolean same = true;
        Rows rows = layered();
        for (int i = 0; i < rows.size(); i++) {
            int row = rows.get(i);
            int[] then = before[row] == 0 ? t.mem : before;
            for (int at : places[t.mem[row] - 1]) same &= then[row + at] == value(row, at);
        }
        t.release(mark);
        return same;
    }

    void clear() {
        computing = false;
    }

    /** No stats are kept: who asks for one has all computed again. */
    void forget() {
        computing = false;
        t.written |= Column.ALWAYS;
    }

    /** The stats that another table computed are taken over, unless there are none that fit. */
    void copyFrom(Layering other) {
        if (isStale() || other.t.now.length == 0) {
            forget();
            return;
        }
        computing = false;
        untouch();
        if (t.now.length < t.mem.length) t.now = Arrays.copyOf(t.now, t.mem.length);
        if (touched.length < other.touchedUsed) touched = new int[other.touched.length];
        System.arraycopy(other.touched, 0, touched, 0, other.touchedUsed);
        touchedUsed = other.touchedUsed;
        for (int i = 0; i < touchedUsed; i += 3) {
            t.now[touched[i]] = other.t.now[touched[i]];
            System.arraycopy(other.t.now, touched[i + 1], t.now, touched[i + 1], touched[i + 2] - touched[i + 1]);
        }
    }
}
