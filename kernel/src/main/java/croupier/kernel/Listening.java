package croupier.kernel;

import java.util.Arrays;
import java.util.Objects;

/**
 * would and did: listeners that change what is about to happen, and listeners that answer what happened. A listener is a
 * row, chained per event in the game's order; an event to which nobody listens costs one check. The table is handed over with each
 * call ({@link Facts} says why).
 */
final class Listening {
    private final Order order;
    private final int deepest;
    /**
     * Those that have applied to the events that are being changed now, the outermost first. Not among the facts, because it is
     * empty between two tasks.
     */
    private int[] applied = new int[8];

    private int appliedCount;

    Listening(Order order, int deepest) {
        this.order = order;
        this.deepest = deepest;
    }

    private Reaction reactionOf(Table t, int listener) {
        return t.game.reaction(t.mem[listener + Words.ABILITY]);
    }

    // ---- who listens

    /** A new listener; lower ranks stand first in the chain, age decides among equals. */
    int listen(Table t, Event e, int ability, int source, int holder, int rank) {
        int l = t.create(t.layout.words.listener());
        t.mem[l + Words.EVENT] = e.index();
        t.mem[l + Words.SOURCE] = source;
        t.mem[l + Words.HOLDER] = holder;
        t.mem[l + Words.ABILITY] = ability;
        t.mem[l + Words.RANK] = rank;
        t.mem[l + Words.STAMP] = t.mem[Words.NEXT_STAMP]++;
        t.mem[Words.HEARD] |= 1 << e.index();
        t.written |= Column.ALWAYS;
        int head = t.headsAt + 2 * e.index();
        int before = head;
        boolean behindAll = !order.newestFirst() && t.mem[head] != 0 && t.mem[t.mem[head + 1] + Words.RANK] <= rank;
        if (behindAll) before = t.mem[head + 1] + Words.NEXT;
        else while (t.mem[before] != 0 && standsBefore(t, t.mem[before], rank)) before = t.mem[before] + Words.NEXT;
        t.mem[l + Words.NEXT] = t.mem[before];
        if (t.mem[before] == 0) t.mem[head + 1] = l;
        t.mem[before] = l;
        return l;
    }

    private boolean standsBefore(Table t, int other, int rank) {
        int its = t.mem[other + Words.RANK];
        return order.newestFirst() ? its < rank : its <= rank;
    }

    /** The listener reacts to nothing any more; its row goes when the task is done. */
    void unlisten(Table t, int listener) {
        if (Checks.ON) t.checkMayWrite();
        t.mem[listener + Words.DEAD] = 1;
        t.written |= Column.ALWAYS;
        t.mem[Words.SWEEP] |= 1 << t.mem[listener + Words.EVENT];
    }

    /** Ends every listener of a source in which the number at this place of the row is 0. */
    void unlistenAll(Table t, int source, int kept) {
        int[] mem = t.mem;
        for (int bits = mem[Words.HEARD]; bits != 0; bits &= bits - 1)
            for (int head = t.headsAt + 2 * Integer.numberOfTrailingZeros(bits); head < t.freeAt; head += 64)
                for (int l = mem[head]; l != 0; l = mem[l + Words.NEXT])
                    if (mem[l + Words.SOURCE] == source && mem[l + Words.DEAD] == 0 && mem[l + kept] == 0)
                        unlisten(t, l);
    }

    /** Ends every listener of which something is so; how many these were. */
    int unlistenAll(Table t, Filter which, int arg) {
        int[] mem = t.mem;
        int ended = 0;
        for (int bits = mem[Words.HEARD]; bits != 0; bits &= bits - 1)
            for (int head = t.headsAt + 2 * Integer.numberOfTrailingZeros(bits); head < t.freeAt; head += 64)
                for (int l = mem[head]; l != 0; l = mem[l + Words.NEXT]) {
                    if (mem[l + Words.DEAD] != 0 || !which.test(t, l, arg)) continue;
                    unlisten(t, l);
                    ended++;
                }
        return ended;
    }

    // ---- what they do

    /** Before a thing happens to which somebody listens. */
    int askBefore(Table t, Event e, int source, int target, int amount) {
        if (t.mem[Words.DEPTH] == 0) appliedCount = 0;
        int before = appliedCount;
        deeper(t, 1);
        int mark = t.mark();
        int result =
                order.chooser() != null ? chosen(t, e, source, target, amount) : inTurn(t, e, source, target, amount);
        t.release(mark);
        deeper(t, -1);
        appliedCount = before;
        return result;
    }

    private int inTurn(Table t, Event e, int source, int target, int amount) {
        Rows in = takingPart(t, e, source, target);
        for (int i = 0; i < in.size() && amount != Event.NOTHING; i++) {
            int l = in.get(i);
            if (t.mem[l + Words.DEAD] != 0) continue;
            Reaction r = reactionOf(t, l);
            if (r.isBefore() && concerns(t, r, l, source, target, amount)) {
                noted(t, l);
                amount = r.would(t, l, source, target, amount);
            }
        }
        return amount;
    }

    /**
     * Each replacement applies at most once to an event, also after it was changed (CR 614.5); the affected player picks the
     * next of those that still apply, by default the oldest.
     */
    private int chosen(Table t, Event e, int source, int target, int amount) {
        Rows in = inOrderOfAge(t, e);
        Rows now = t.rows();
        while (amount != Event.NOTHING) {
            now.clear();
            for (int i = 0; i < in.size(); i++) {
                int l = in.get(i);
                if (t.mem[l + Words.DEAD] != 0 || hasApplied(l)) continue;
                Reaction r = reactionOf(t, l);
                if (r.isBefore() && concerns(t, r, l, source, target, amount)) now.add(l);
            }
            if (now.isEmpty()) break;
            if (now.size() > 1) keepFirst(t, now);
            int l = areAlike(t, now) ? now.get(0) : choose(t, e, source, target, now);
            if (appliedCount == applied.length) applied = Arrays.copyOf(applied, 2 * appliedCount);
            applied[appliedCount++] = l;
            noted(t, l);
            amount = reactionOf(t, l).would(t, l, source, target, amount);
        }
        return amount;
    }

    private boolean hasApplied(int listener) {
        for (int i = 0; i < appliedCount; i++) if (applied[i] == listener) return true;
        return false;
    }

    /** Whether all do the same, so that nobody has to say which is first. */
    private boolean areAlike(Table t, Rows among) {
        int ability = t.mem[among.get(0) + Words.ABILITY];
        for (int i = 1; i < among.size(); i++) if (t.mem[among.get(i) + Words.ABILITY] != ability) return false;
        Reaction r = reactionOf(t, among.get(0));
        for (int i = 1; i < among.size(); i++) if (!r.isAlike(t, among.get(0), among.get(i))) return false;
        return true;
    }

    /** Leaves only those of the lowest precedence. */
    private void keepFirst(Table t, Rows among) {
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < among.size(); i++)
            least = Math.min(least, reactionOf(t, among.get(i)).precedence());
        int kept = 0;
        for (int i = 0; i < among.size(); i++)
            if (reactionOf(t, among.get(i)).precedence() == least) among.set(kept++, among.get(i));
        among.shorten(kept);
    }

    private int choose(Table t, Event e, int source, int target, Rows among) {
        Order.Chooser chooser = Objects.requireNonNull(order.chooser());
        Prompt prompt = Objects.requireNonNull(order.prompt());
        return t.ask(chooser.seat(t, e, source, target), prompt)
                .because(target)
                .from(among)
                .one();
    }

    /** After a thing happened to which somebody listens. */
    void tellAfter(Table t, Event e, int source, int target, int amount) {
        deeper(t, 1);
        int mark = t.mark();
        Rows in = takingPart(t, e, source, target);
        for (int i = 0; i < in.size(); i++) {
            int l = in.get(i);
            if (t.mem[l + Words.DEAD] != 0) continue;
            Reaction r = reactionOf(t, l);
            if (r.isAfter() && concerns(t, r, l, source, target, amount)) {
                noted(t, l);
                r.did(t, l, source, target, amount);
            }
        }
        t.release(mark);
        deeper(t, -1);
    }

    private static void noted(Table t, int listener) {
        Observer observer = t.observer;
        if (observer != null) observer.reacted(t.mem[listener + Words.ABILITY]);
    }

    private boolean concerns(Table t, Reaction r, int listener, int source, int target, int amount) {
        Activity before = t.doing;
        t.doing = Activity.COMPUTING;
        boolean does = r.applies(t, listener, source, target, amount);
        t.doing = before;
        return does;
    }

    /** Those that listen as the event begins, in the game's order; younger ones do not take part. */
    private Rows takingPart(Table t, Event e, int source, int target) {
        Rows in = inOrderOfAge(t, e);
        Order.Rank rank = order.rank();
        if (rank == null) return in;
        for (int i = 1; i < in.size(); i++) {
            int l = in.get(i);
            int r = rank.of(t, l, e, source, target);
            int j = i;
            for (; j > 0 && rank.of(t, in.get(j - 1), e, source, target) > r; j--) in.set(j, in.get(j - 1));
            in.set(j, l);
        }
        return in;
    }

    private Rows inOrderOfAge(Table t, Event e) {
        Rows in = t.rows();
        for (int l = t.mem[t.headsAt + 2 * e.index()]; l != 0; l = t.mem[l + Words.NEXT])
            if (t.mem[l + Words.DEAD] == 0) in.add(l);
        return in;
    }

    void deeper(Table t, int by) {
        t.mem[Words.DEPTH] += by;
        if (by < 0) return;
        t.work();
        if (t.mem[Words.DEPTH] > deepest) throw Signal.ENDLESS;
    }

    /** Unlinks what is dead and gives the rows back. */
    void sweep(Table t) {
        int dirty = t.mem[Words.SWEEP];
        t.mem[Words.SWEEP] = 0;
        // a bit stands for every 32nd event and layer
        for (int bits = dirty; bits != 0; bits &= bits - 1) {
            int heard = 0;
            for (int head = t.headsAt + 2 * Integer.numberOfTrailingZeros(bits); head < t.freeAt; head += 64) {
                sweepChain(t, head, head + 1);
                heard |= t.mem[head];
            }
            if (heard == 0) t.mem[Words.HEARD] &= ~Integer.lowestOneBit(bits);
        }
        sweepChain(t, Words.FIRST_MODIFIER, Words.LAST_MODIFIER);
    }

    private void sweepChain(Table t, int head, int tail) {
        int before = head;
        int last = 0;
        for (int l = t.mem[head]; l != 0; l = t.mem[l + Words.NEXT]) {
            if (t.mem[l + Words.DEAD] != 0) {
                t.mem[before] = t.mem[l + Words.NEXT];
                t.reclaiming.leaves(l);
            } else {
                before = l + Words.NEXT;
                last = l;
            }
        }
        t.mem[tail] = last;
    }

    /** Also what has applied already: what is tried inside a replaced event may be taken back. */
    void copyFrom(Listening other) {
        appliedCount = other.appliedCount;
        if (appliedCount == 0) return;
        if (applied.length < appliedCount) applied = new int[other.applied.length];
        System.arraycopy(other.applied, 0, applied, 0, appliedCount);
    }
}
