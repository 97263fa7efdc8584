package croupier.kernel;

import java.util.Arrays;

/** Lines of tasks to come, each a ring of entries (task, four numbers). */
final class Agenda {
    private final Task[] tasks;
    /** What the tasks do, by their number. */
    private final Task.Body[] bodies;

    private int[] entries = new int[64 * Queue.ENTRY];
    private int used;

    Agenda(Facts facts) {
        tasks = facts.layout.words.tasks.toArray(Task[]::new);
        bodies = facts.layout.words.tasks.stream().map(Task::body).toArray(Task.Body[]::new);
    }

    // a queue's header: where its ring starts, place of the first entry, entries in it, capacity (a power of two)

    private int at(Facts facts, Queue q) {
        return facts.queuesAt + 4 * q.index();
    }

    int waiting(Facts facts, Queue q) {
        return facts.mem[at(facts, q) + 2];
    }

    /** Puts a task at the end of a line. */
    void last(Facts facts, Queue q, Task k, int a, int b, int c, int d) {
        int[] mem = facts.mem;
        if (Checks.ON) facts.checkMayWrite();
        int h = at(facts, q);
        if (mem[h + 2] == mem[h + 3]) widen(facts, h);
        write(facts, h, mem[h + 2]++, k, a, b, c, d);
    }

    /** Puts a task at the front of a line: it comes next. */
    void first(Facts facts, Queue q, Task k, int a, int b, int c, int d) {
        int[] mem = facts.mem;
        if (Checks.ON) facts.checkMayWrite();
        int h = at(facts, q);
        if (mem[h + 2] == mem[h + 3]) widen(facts, h);
        mem[h + 1] = (mem[h + 1] - 1) & (mem[h + 3] - 1);
        mem[h + 2]++;
        write(facts, h, 0, k, a, b, c, d);
    }

    /** Puts a task at a place of a line, counted from 0. */
    void insert(Facts facts, Queue q, int place, Task k, int a, int b, int c, int d) {
        int[] mem = facts.mem;
        last(facts, q, k, a, b, c, d);
        int h = at(facts, q);
        for (int i = mem[h + 2] - 1; i > place; i--) swap(entry(facts, h, i), entry(facts, h, i - 1));
    }

    private void swap(int i, int j) {
        for (int n = 0; n < Queue.ENTRY; n++) {
            int kept = entries[i + n];
            entries[i + n] = entries[j + n];
            entries[j + n] = kept;
        }
    }

    /** Carries out the next task of a line; false if there is none. */
    boolean runNext(Table t, Queue q) {
        int[] mem = t.mem;
        int h = at(t, q);
        if (mem[h + 2] == 0) return false;
        int e = entry(t, h, 0);
        mem[h + 1] = (mem[h + 1] + 1) & (mem[h + 3] - 1);
        mem[h + 2]--;
        int[] all = entries;
        int task = all[e];
        int a = all[e + 1];
        int b = all[e + 2];
        int c = all[e + 3];
        int d = all[e + 4];
        all[e] = 0;
        all[e + 1] = 0;
        all[e + 2] = 0;
        all[e + 3] = 0;
        all[e + 4] = 0;
        t.work();
        run(task, t, a, b, c, d);
        return true;
    }

    /**
     * Runs a task. Each has a call site of its own, those that were declared last share one: where the JIT sees only one body it
     * inlines it, at a site that all tasks share it would look the body up each time. The cases look alike on purpose.
     */
    private void run(int task, Table t, int a, int b, int c, int d) {
        Task.Body body = bodies[task];
        switch (task) {
            case 0 -> body.run(t, a, b, c, d);
            case 1 -> body.run(t, a, b, c, d);
            case 2 -> body.run(t, a, b, c, d);
            case 3 -> body.run(t, a, b, c, d);
            case 4 -> body.run(t, a, b, c, d);
            case 5 -> body.run(t, a, b, c, d);
            case 6 -> body.run(t, a, b, c, d);
            case 7 -> body.run(t, a, b, c, d);
            case 8 -> body.run(t, a, b, c, d);
            case 9 -> body.run(t, a, b, c, d);
            case 10 -> body.run(t, a, b, c, d);
            case 11 -> body.run(t, a, b, c, d);
            case 12 -> body.run(t, a, b, c, d);
            case 13 -> body.run(t, a, b, c, d);
            case 14 -> body.run(t, a, b, c, d);
            case 15 -> body.run(t, a, b, c, d);
            case 16 -> body.run(t, a, b, c, d);
            case 17 -> body.run(t, a, b, c, d);
            case 18 -> body.run(t, a, b, c, d);
            case 19 -> body.run(t, a, b, c, d);
            case 20 -> body.run(t, a, b, c, d);
            case 21 -> body.run(t, a, b, c, d);
            case 22 -> body.run(t, a, b, c, d);
            default -> body.run(t, a, b, c, d);
        }
    }

    Task task(Facts facts, Queue q, int i) {
        return tasks[entries[entry(facts, at(facts, q), i)]];
    }

    /** A number of a waiting task: which is 0 to 3. */
    int number(Facts facts, Queue q, int i, int which) {
        return entries[entry(facts, at(facts, q), i) + 1 + which];
    }

    /** Takes a waiting task out of a line. */
    void drop(Facts facts, Queue q, int i) {
        int[] mem = facts.mem;
        if (Checks.ON) facts.checkMayWrite();
        int h = at(facts, q);
        for (int n = i; n < mem[h + 2] - 1; n++) swap(entry(facts, h, n), entry(facts, h, n + 1));
        int e = entry(facts, h, mem[h + 2] - 1);
        Arrays.fill(entries, e, e + Queue.ENTRY, 0);
        mem[h + 2]--;
    }

    void dropAll(Facts facts, Queue q) {
        while (waiting(facts, q) > 0) drop(facts, q, waiting(facts, q) - 1);
    }

    private int entry(Facts facts, int h, int i) {
        int[] mem = facts.mem;
        return mem[h] + ((mem[h + 1] + i) & (mem[h + 3] - 1)) * Queue.ENTRY;
    }

    private void write(Facts facts, int h, int i, Task k, int a, int b, int c, int d) {
        int e = entry(facts, h, i);
        entries[e] = k.index();
        entries[e + 1] = a;
        entries[e + 2] = b;
        entries[e + 3] = c;
        entries[e + 4] = d;
    }

    /** Twice the space, at the end of the block; the old space stays unused, which happens a few times a match. */
    private void widen(Facts facts, int h) {
        int[] mem = facts.mem;
        // more tasks than may ever be carried out: the match is endless, and memory is not
        if (mem[h + 2] > facts.workLimit()) throw Signal.ENDLESS;
        int capacity = Math.max(8, mem[h + 3] * 2);
        int end = used + capacity * Queue.ENTRY;
        if (end > entries.length) entries = Arrays.copyOf(entries, Math.max(end, entries.length * 2));
        for (int i = 0; i < mem[h + 2]; i++) {
            int e = entry(facts, h, i);
            System.arraycopy(entries, e, entries, used + i * Queue.ENTRY, Queue.ENTRY);
            Arrays.fill(entries, e, e + Queue.ENTRY, 0);
        }
        mem[h] = used;
        mem[h + 1] = 0;
        mem[h + 3] = capacity;
        used = end;
    }

    /** Names every number of every task to come: any of them may be a row, and what looks like one is kept. */
    void nameRows(Facts facts, Reclaiming reclaiming) {
        int[] mem = facts.mem;
        for (int h = facts.queuesAt; h < facts.resultsAt; h += 4)
            for (int i = 0; i < mem[h + 2]; i++) {
                int e = entry(facts, h, i);
                for (int n = 1; n < Queue.ENTRY; n++) reclaiming.name(entries[e + n]);
            }
    }

    void clear() {
        Arrays.fill(entries, 0, used, 0);
        used = 0;
    }

    void copyFrom(Agenda other) {
        if (entries.length < other.used) entries = new int[other.entries.length];
        else if (used > other.used) Arrays.fill(entries, other.used, used, 0);
        System.arraycopy(other.entries, 0, entries, 0, other.used);
        used = other.used;
    }

    long hash(long h) {
        return Hashing.of(h, entries, used);
    }

    int ints() {
        return used;
    }
}
