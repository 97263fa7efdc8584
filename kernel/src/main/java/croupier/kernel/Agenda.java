package croupier.kernel;

import java.util.Arrays;

/** Lines of tasks to come, each a ring of entries (task, four numbers). */
abstract class Agenda extends Places {
    int[] agenda = new int[64 * Queue.ENTRY];
    int agendaUsed;

    private final Task[] tasks;

    Agenda(Layout layout, int seats) {
        super(layout, seats);
        tasks = layout.words.tasks.toArray(Task[]::new);
    }

    @Override
    void clear() {
        super.clear();
        Arrays.fill(agenda, 0, agendaUsed, 0);
        agendaUsed = 0;
    }

    // a queue's header: where its ring starts, place of the first entry, entries in it, capacity (a power of two)

    private int at(Queue q) {
        return queues + 4 * q.index();
    }

    public final int waiting(Queue q) {
        return mem[at(q) + 2];
    }

    /** Puts a task at the end of a line. */
    public final void last(Queue q, Task k, int a, int b, int c, int d) {
        assert mayWrite();
        int h = at(q);
        if (mem[h + 2] == mem[h + 3]) widen(h);
        write(h, mem[h + 2]++, k, a, b, c, d);
    }

    /** Puts a task at the front of a line: it comes next. */
    public final void first(Queue q, Task k, int a, int b, int c, int d) {
        assert mayWrite();
        int h = at(q);
        if (mem[h + 2] == mem[h + 3]) widen(h);
        mem[h + 1] = (mem[h + 1] - 1) & (mem[h + 3] - 1);
        mem[h + 2]++;
        write(h, 0, k, a, b, c, d);
    }

    /** Puts a task at a place of a line, counted from 0. */
    public final void insert(Queue q, int place, Task k, int a, int b, int c, int d) {
        last(q, k, a, b, c, d);
        int h = at(q);
        for (int i = mem[h + 2] - 1; i > place; i--) swap(entry(h, i), entry(h, i - 1));
    }

    private void swap(int i, int j) {
        for (int n = 0; n < Queue.ENTRY; n++) {
            int kept = agenda[i + n];
            agenda[i + n] = agenda[j + n];
            agenda[j + n] = kept;
        }
    }

    /** Carries out the next task of a line; false if there is none. */
    public final boolean runNext(Queue q) {
        int h = at(q);
        if (mem[h + 2] == 0) return false;
        int e = entry(h, 0);
        mem[h + 1] = (mem[h + 1] + 1) & (mem[h + 3] - 1);
        mem[h + 2]--;
        Task k = tasks[agenda[e]];
        int a = agenda[e + 1];
        int b = agenda[e + 2];
        int c = agenda[e + 3];
        int d = agenda[e + 4];
        agenda[e] = 0;
        agenda[e + 1] = 0;
        agenda[e + 2] = 0;
        agenda[e + 3] = 0;
        agenda[e + 4] = 0;
        work();
        run(k, a, b, c, d);
        return true;
    }

    /** What comes often has a call of its own: where only one or two bodies are called the JIT calls them directly. */
    private void run(Task k, int a, int b, int c, int d) {
        Task.Body body = k.body();
        Table t = (Table) this;
        switch (k.often()) {
            case 1 -> body.run(t, a, b, c, d);
            case 2 -> body.run(t, a, b, c, d);
            case 3 -> body.run(t, a, b, c, d);
            case 4 -> body.run(t, a, b, c, d);
            case 5 -> body.run(t, a, b, c, d);
            default -> body.run(t, a, b, c, d);
        }
    }

    public final Task task(Queue q, int i) {
        return tasks[agenda[entry(at(q), i)]];
    }

    /** A number of a waiting task: which is 0 to 3. */
    public final int number(Queue q, int i, int which) {
        return agenda[entry(at(q), i) + 1 + which];
    }

    /** Takes a waiting task out of a line. */
    public final void drop(Queue q, int i) {
        assert mayWrite();
        int h = at(q);
        for (int n = i; n < mem[h + 2] - 1; n++) swap(entry(h, n), entry(h, n + 1));
        int e = entry(h, mem[h + 2] - 1);
        Arrays.fill(agenda, e, e + Queue.ENTRY, 0);
        mem[h + 2]--;
    }

    public final void dropAll(Queue q) {
        while (waiting(q) > 0) drop(q, waiting(q) - 1);
    }

    private int entry(int h, int i) {
        return mem[h] + ((mem[h + 1] + i) & (mem[h + 3] - 1)) * Queue.ENTRY;
    }

    private void write(int h, int i, Task k, int a, int b, int c, int d) {
        int e = entry(h, i);
        agenda[e] = k.index();
        agenda[e + 1] = a;
        agenda[e + 2] = b;
        agenda[e + 3] = c;
        agenda[e + 4] = d;
    }

    /** Twice the room, at the end of the block; what was there before stays unused, which happens a few times a match. */
    private void widen(int h) {
        int capacity = Math.max(8, mem[h + 3] * 2);
        int end = agendaUsed + capacity * Queue.ENTRY;
        if (end > agenda.length) agenda = Arrays.copyOf(agenda, Math.max(end, agenda.length * 2));
        for (int i = 0; i < mem[h + 2]; i++) {
            int e = entry(h, i);
            System.arraycopy(agenda, e, agenda, agendaUsed + i * Queue.ENTRY, Queue.ENTRY);
            Arrays.fill(agenda, e, e + Queue.ENTRY, 0);
        }
        mem[h] = agendaUsed;
        mem[h + 1] = 0;
        mem[h + 3] = capacity;
        agendaUsed = end;
    }

    /** Any number of a task to come may be a row: what looks like one is kept. */
    @Override
    final void nameWaiting() {
        for (int h = queues; h < queues + 4 * layout.words.queues.size(); h += 4)
            for (int i = 0; i < mem[h + 2]; i++) {
                int e = entry(h, i);
                for (int n = 1; n < Queue.ENTRY; n++) name(agenda[e + n]);
            }
    }

    @Override
    final void work() {
        if (++mem[Words.WORK] > limit()) throw Signal.ENDLESS;
    }

    abstract int limit();

    @Override
    void copyFrom(Facts o) {
        super.copyFrom(o);
        Agenda other = (Agenda) o;
        if (agenda.length < other.agendaUsed) agenda = new int[other.agenda.length];
        else if (agendaUsed > other.agendaUsed) Arrays.fill(agenda, other.agendaUsed, agendaUsed, 0);
        System.arraycopy(other.agenda, 0, agenda, 0, other.agendaUsed);
        agendaUsed = other.agendaUsed;
    }

    @Override
    long hash() {
        return mixed(super.hash(), agenda, agendaUsed);
    }

    @Override
    int bytes() {
        return super.bytes() + agendaUsed * Integer.BYTES;
    }
}
