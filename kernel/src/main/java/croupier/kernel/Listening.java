package croupier.kernel;

import java.util.Arrays;

/**
 * would and did: listeners that change what is about to happen, and listeners that answer what happened. A listener is a
 * row, chained per event in the game's order; an event to which nobody listens costs one check.
 */
abstract class Listening extends Agenda {
    final Order order;
    /** Those that have applied to the events that are being changed now, the outermost first. */
    private int[] applied = new int[8];

    private int appliedCount;

    Listening(Layout layout, int seats, Order order) {
        super(layout, seats);
        this.order = order;
    }

    abstract Reaction reaction(int ability);

    abstract Table self();

    // ---- who listens

    /** From now on this ability of the source listens to the event, on behalf of the holder. */
    public final int listen(Event e, int ability, int source, int holder) {
        return listen(e, ability, source, holder, 0);
    }

    /** The same with a rank that comes before age: lower ranks stand first in the chain. */
    public final int listen(Event e, int ability, int source, int holder, int rank) {
        int l = create(layout.words.listener());
        mem[l + Words.EVENT] = e.index();
        mem[l + Words.SOURCE] = source;
        mem[l + Words.HOLDER] = holder;
        mem[l + Words.ABILITY] = ability;
        mem[l + Words.RANK] = rank;
        mem[l + Words.STAMP] = mem[Words.NEXT_STAMP]++;
        mem[Words.HEARD] |= 1 << e.index();
        int head = heads + 2 * e.index();
        int before = head;
        boolean behindAll = !order.newestFirst() && mem[head] != 0 && mem[mem[head + 1] + Words.RANK] <= rank;
        if (behindAll) before = mem[head + 1] + Words.NEXT;
        else while (mem[before] != 0 && standsBefore(mem[before], rank)) before = mem[before] + Words.NEXT;
        mem[l + Words.NEXT] = mem[before];
        if (mem[before] == 0) mem[head + 1] = l;
        mem[before] = l;
        return l;
    }

    private boolean standsBefore(int other, int rank) {
        int its = mem[other + Words.RANK];
        return order.newestFirst() ? its < rank : its <= rank;
    }

    /** The listener reacts to nothing any more; its row goes when the task is done. */
    public final void unlisten(int listener) {
        assert mayWrite();
        mem[listener + Words.DEAD] = 1;
        mem[Words.SWEEP] |= 1 << mem[listener + Words.EVENT];
    }

    /** Ends every listener of a source. */
    public final void unlistenAll(int source) {
        for (int bits = mem[Words.HEARD]; bits != 0; bits &= bits - 1)
            for (int head = heads + 2 * Integer.numberOfTrailingZeros(bits); head < free; head += 64)
                for (int l = mem[head]; l != 0; l = mem[l + Words.NEXT])
                    if (mem[l + Words.SOURCE] == source && mem[l + Words.DEAD] == 0) unlisten(l);
    }

    /** Ends every listener of a source in which this number is 0: the others go on without it. */
    public final void unlistenAll(int source, Column kept) {
        for (int bits = mem[Words.HEARD]; bits != 0; bits &= bits - 1)
            for (int head = heads + 2 * Integer.numberOfTrailingZeros(bits); head < free; head += 64)
                for (int l = mem[head]; l != 0; l = mem[l + Words.NEXT])
                    if (mem[l + Words.SOURCE] == source && mem[l + Words.DEAD] == 0 && mem[l + kept.at()] == 0)
                        unlisten(l);
    }

    public final boolean isHeard(Event e) {
        return mem[heads + 2 * e.index()] != 0;
    }

    /** The first listener of an event that is in force, or 0: for games whose rulebook walks the chain itself. */
    public final int firstListener(Event e) {
        return alive(mem[heads + 2 * e.index()]);
    }

    /** The listener after this one, or 0. */
    public final int nextListener(int listener) {
        return alive(mem[listener + Words.NEXT]);
    }

    private int alive(int l) {
        while (l != 0 && mem[l + Words.DEAD] != 0) l = mem[l + Words.NEXT];
        return l;
    }

    public final boolean isInForce(int listener) {
        return mem[listener + Words.DEAD] == 0;
    }

    public final int sourceOf(int listener) {
        return mem[listener + Words.SOURCE];
    }

    public final int holderOf(int listener) {
        return mem[listener + Words.HOLDER];
    }

    public final int abilityOf(int listener) {
        return mem[listener + Words.ABILITY];
    }

    /** When it came: a younger listener has a larger stamp. */
    public final int stampOf(int listener) {
        return mem[listener + Words.STAMP];
    }

    /** The stamp that the next listener or modifier will get. */
    public final int nextStamp() {
        return mem[Words.NEXT_STAMP];
    }

    // ---- what they do

    /** Before a thing happens: the amount it happens with, or {@link Event#NOTHING}. */
    public final int would(Event e, int source, int target, int amount) {
        return mem[heads + 2 * e.index()] == 0 ? amount : askBefore(e, source, target, amount);
    }

    /** After a thing happened. */
    public final void did(Event e, int source, int target, int amount) {
        if (logged) log.did(e, source, target, amount);
        if (mem[heads + 2 * e.index()] != 0) tellAfter(e, source, target, amount);
    }

    /** Whether there is a log to tell: a rule that must look things up for it asks first. */
    public final boolean isLogged() {
        return logged;
    }

    /** Tells the log that a thing happened, for games that walk the chain themselves; nobody answers. */
    public final void tell(Event e, int source, int target, int amount) {
        if (logged) log.did(e, source, target, amount);
    }

    private int askBefore(Event e, int source, int target, int amount) {
        if (mem[Words.DEPTH] == 0) appliedCount = 0;
        int before = appliedCount;
        deeper(1);
        int mark = self().mark();
        int result = order.chooser() != null ? chosen(e, source, target, amount) : inTurn(e, source, target, amount);
        self().release(mark);
        deeper(-1);
        appliedCount = before;
        return result;
    }

    private int inTurn(Event e, int source, int target, int amount) {
        Table t = self();
        Rows in = takingPart(e, source, target);
        for (int i = 0; i < in.size() && amount != Event.NOTHING; i++) {
            int l = in.get(i);
            if (mem[l + Words.DEAD] != 0) continue;
            Reaction r = reaction(mem[l + Words.ABILITY]);
            if (r.isBefore() && concerns(r, l, source, target, amount)) amount = r.would(t, l, source, target, amount);
        }
        return amount;
    }

    /**
     * Each once per event, and not again to what it made of the event; whoever is affected says which of those that still
     * apply is next, the oldest unless told.
     */
    private int chosen(Event e, int source, int target, int amount) {
        Table t = self();
        Rows in = inOrderOfAge(e);
        Rows now = t.rows();
        while (amount != Event.NOTHING) {
            now.clear();
            for (int i = 0; i < in.size(); i++) {
                int l = in.get(i);
                if (mem[l + Words.DEAD] != 0 || hasApplied(l)) continue;
                Reaction r = reaction(mem[l + Words.ABILITY]);
                if (r.isBefore() && concerns(r, l, source, target, amount)) now.add(l);
            }
            if (now.isEmpty()) break;
            if (now.size() > 1) keepFirst(now);
            int l = areAlike(now) ? now.get(0) : choose(t, e, source, target, now);
            if (appliedCount == applied.length) applied = Arrays.copyOf(applied, 2 * appliedCount);
            applied[appliedCount++] = l;
            amount = reaction(mem[l + Words.ABILITY]).would(t, l, source, target, amount);
        }
        return amount;
    }

    private boolean hasApplied(int listener) {
        for (int i = 0; i < appliedCount; i++) if (applied[i] == listener) return true;
        return false;
    }

    /** Whether all do the same, so that nobody has to say which is first. */
    private boolean areAlike(Rows among) {
        int ability = mem[among.get(0) + Words.ABILITY];
        for (int i = 1; i < among.size(); i++) if (mem[among.get(i) + Words.ABILITY] != ability) return false;
        return true;
    }

    /** Leaves only those of the lowest precedence. */
    private void keepFirst(Rows among) {
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < among.size(); i++)
            least = Math.min(least, reaction(mem[among.get(i) + Words.ABILITY]).precedence());
        int kept = 0;
        for (int i = 0; i < among.size(); i++)
            if (reaction(mem[among.get(i) + Words.ABILITY]).precedence() == least) among.set(kept++, among.get(i));
        among.shorten(kept);
    }

    private int choose(Table t, Event e, int source, int target, Rows among) {
        Order.Chooser chooser = java.util.Objects.requireNonNull(order.chooser());
        Prompt prompt = java.util.Objects.requireNonNull(order.prompt());
        return t.ask(chooser.seat(t, e, source, target), prompt)
                .because(target)
                .from(among)
                .one();
    }

    private void tellAfter(Event e, int source, int target, int amount) {
        deeper(1);
        Table t = self();
        int mark = t.mark();
        Rows in = takingPart(e, source, target);
        for (int i = 0; i < in.size(); i++) {
            int l = in.get(i);
            if (mem[l + Words.DEAD] != 0) continue;
            Reaction r = reaction(mem[l + Words.ABILITY]);
            if (r.isAfter() && concerns(r, l, source, target, amount)) r.did(t, l, source, target, amount);
        }
        t.release(mark);
        deeper(-1);
    }

    private boolean concerns(Reaction r, int listener, int source, int target, int amount) {
        boolean before = reading;
        reading = true;
        boolean does = r.applies(self(), listener, source, target, amount);
        reading = before;
        return does;
    }

    /** Those that listen as the event begins, in the game's order; younger ones do not take part. */
    private Rows takingPart(Event e, int source, int target) {
        Rows in = inOrderOfAge(e);
        Order.Rank rank = order.rank();
        if (rank == null) return in;
        for (int i = 1; i < in.size(); i++) {
            int l = in.get(i);
            int r = rank.of(self(), l, e, source, target);
            int j = i;
            for (; j > 0 && rank.of(self(), in.get(j - 1), e, source, target) > r; j--) in.set(j, in.get(j - 1));
            in.set(j, l);
        }
        return in;
    }

    private Rows inOrderOfAge(Event e) {
        Rows in = self().rows();
        for (int l = mem[heads + 2 * e.index()]; l != 0; l = mem[l + Words.NEXT])
            if (mem[l + Words.DEAD] == 0) in.add(l);
        return in;
    }

    /** How deep would and did are nested. */
    public final int depth() {
        return mem[Words.DEPTH];
    }

    /** For games that walk the chain themselves: one level deeper, or one less. */
    public final void deeper(int by) {
        mem[Words.DEPTH] += by;
        if (by < 0) return;
        work();
        if (mem[Words.DEPTH] > deepest()) throw Signal.ENDLESS;
    }

    /** How deep would and did may be nested before the match counts as endless. */
    abstract int deepest();

    /** Unlinks what is dead and gives the rows back. */
    final void sweep() {
        int dirty = mem[Words.SWEEP];
        if (dirty == 0) return;
        mem[Words.SWEEP] = 0;
        // a bit stands for every 32nd event and layer
        for (int bits = dirty; bits != 0; bits &= bits - 1) {
            int heard = 0;
            for (int head = heads + 2 * Integer.numberOfTrailingZeros(bits); head < free; head += 64) {
                sweepChain(head, head + 1);
                heard |= mem[head];
            }
            if (heard == 0) mem[Words.HEARD] &= ~Integer.lowestOneBit(bits);
        }
        sweepChain(Words.FIRST_MODIFIER, Words.LAST_MODIFIER);
    }

    private void sweepChain(int head, int tail) {
        int before = head;
        int last = 0;
        for (int l = mem[head]; l != 0; l = mem[l + Words.NEXT]) {
            if (mem[l + Words.DEAD] != 0) {
                mem[before] = mem[l + Words.NEXT];
                leaves(l);
            } else {
                before = l + Words.NEXT;
                last = l;
            }
        }
        mem[tail] = last;
    }

    /** Also what has applied already: what is tried inside a replaced event may be taken back. */
    @Override
    void copyFrom(Facts o) {
        super.copyFrom(o);
        Listening other = (Listening) o;
        appliedCount = other.appliedCount;
        if (appliedCount == 0) return;
        if (applied.length < appliedCount) applied = new int[other.applied.length];
        System.arraycopy(other.applied, 0, applied, 0, appliedCount);
    }
}
