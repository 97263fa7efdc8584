package croupier.apps.web;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.TreeSet;

/**
 * The lease of one match as a machine of states, docs/lease.md in code. The cluster is taken at its worst: it may name any server at any
 * moment, also several at once, and servers may be stopped, go on, die and come back between any two steps. All states that can be
 * reached are looked at.
 */
final class LeaseModel {
    /** What a server leaves out; with {@code NOTHING} the model is the program. */
    enum LeftOut {
        NOTHING,
        /** The fence is not looked at when an answer is stored. */
        CHECK,
        /** The fence is looked at before the transaction, not in it. */
        CHECK_IN_TRANSACTION,
        /** The journal is read before the match is taken. */
        READ_AFTER_TAKING,
        /** An answer is acknowledged before it is stored. */
        STORE_BEFORE_ACKNOWLEDGING,
        /** The fence stays as it is when another server takes the match. */
        RAISED_FENCE,
        /** An answer that the page sends again is taken again. */
        NAMES_OF_DECISIONS
    }

    static final int ANSWERS = 2;

    /** What a server does with the answer that it was sent. */
    private enum Doing {
        NOTHING,
        HEARD,
        CHECKED,
        STORED
    }

    /** One server: whether it runs, the fence that it holds (0 for none), how many answers it knows, what it is doing. */
    private record Server(boolean runs, boolean reads, int fence, int known, Doing doing, int answer) {
        static final Server FRESH = new Server(true, false, 0, 0, Doing.NOTHING, 0);

        Server with(Doing next) {
            return new Server(runs, reads, fence, known, next, answer);
        }
    }

    /**
     * Everything: the database's fence and journal, the servers, and what the page has. An answer has the number of the decision that it
     * answers; {@code acknowledged[n]} is the server that acknowledged answer n, or -1.
     */
    private record State(
            int fence, List<Integer> journal, List<Server> servers, List<Integer> acknowledged, int faults) {}

    private final int servers;
    private final int mostFences;
    private final int mostFaults;
    private final LeftOut leftOut;
    private final Set<String> broken = new TreeSet<>();
    private int states;

    LeaseModel(int servers, int mostFences, int mostFaults, LeftOut leftOut) {
        this.servers = servers;
        this.mostFences = mostFences;
        this.mostFaults = mostFaults;
        this.leftOut = leftOut;
    }

    int states() {
        return states;
    }

    /** Looks at every state that can be reached, until something does not hold; returns that, empty if all does. */
    Set<String> explore() {
        Server[] fresh = new Server[servers];
        Arrays.fill(fresh, Server.FRESH);
        Integer[] none = new Integer[ANSWERS];
        Arrays.fill(none, -1);
        State first = new State(0, List.of(), List.of(fresh), List.of(none), 0);
        Set<State> seen = new HashSet<>(Set.of(first));
        Queue<State> next = new ArrayDeque<>(seen);
        while (!next.isEmpty() && broken.isEmpty()) {
            State now = next.remove();
            check(now);
            for (State s : after(now)) if (seen.add(s)) next.add(s);
        }
        states = seen.size();
        return broken;
    }

    private void check(State s) {
        for (int n = 0; n < ANSWERS; n++) {
            int count = 0;
            for (int stored : s.journal) if (stored == n) count++;
            if (s.acknowledged.get(n) >= 0 && count == 0) broken.add("an acknowledged answer is lost");
            if (count > 1) broken.add("an answer is stored twice");
        }
        for (int i = 0; i < s.journal.size(); i++)
            if (s.journal.get(i) != i) broken.add("answers are stored in another order than they were given");
    }

    private List<State> after(State s) {
        List<State> all = new ArrayList<>();
        for (int i = 0; i < servers; i++) {
            Server server = s.servers.get(i);
            if (s.faults < mostFaults) faults(s, i, server, all);
            if (!server.runs) continue;
            if (server.doing == Doing.NOTHING) takes(s, i, server, all);
            if (server.fence > 0 && !server.reads) serves(s, i, server, all);
        }
        return all;
    }

    /** A server stops, goes on, or dies and comes back with nothing in its memory. */
    private static void faults(State s, int i, Server server, List<State> all) {
        State after = new State(s.fence, s.journal, s.servers, s.acknowledged, s.faults + 1);
        all.add(put(after, i, Server.FRESH));
        if (server.runs)
            all.add(put(
                    after,
                    i,
                    new Server(false, server.reads, server.fence, server.known, server.doing, server.answer)));
        else
            all.add(put(s, i, new Server(true, server.reads, server.fence, server.known, server.doing, server.answer)));
    }

    /** The cluster names this server: it raises the fence, then reads the journal. */
    private void takes(State s, int i, Server server, List<State> all) {
        int size = s.journal.size();
        if (server.reads) {
            int known = leftOut == LeftOut.READ_AFTER_TAKING ? server.known : size;
            all.add(put(s, i, new Server(true, false, server.fence, known, Doing.NOTHING, 0)));
            return;
        }
        boolean raises = leftOut != LeftOut.RAISED_FENCE || s.fence == 0;
        if (raises && s.fence >= mostFences) return;
        int fence = raises ? s.fence + 1 : s.fence;
        int known = leftOut == LeftOut.READ_AFTER_TAKING ? server.known : 0;
        State taken = new State(fence, s.journal, s.servers, s.acknowledged, s.faults);
        all.add(put(taken, i, new Server(true, true, fence, known, Doing.NOTHING, 0)));
        // a server that reads first has looked at the journal at some moment before
        if (leftOut == LeftOut.READ_AFTER_TAKING && server.fence == 0)
            all.add(put(s, i, new Server(true, false, 0, size, Doing.NOTHING, 0)));
    }

    /** Hears the page, stores in one transaction, acknowledges. */
    private void serves(State s, int i, Server server, List<State> all) {
        switch (server.doing) {
            case NOTHING -> {
                for (int n = 0; n < ANSWERS; n++) if (mayHear(s, server, n)) all.add(put(s, i, heard(server, n)));
            }
            case HEARD -> {
                if (leftOut == LeftOut.STORE_BEFORE_ACKNOWLEDGING)
                    all.add(put(acknowledged(s, server.answer, i), i, server.with(Doing.CHECKED)));
                else if (leftOut == LeftOut.CHECK_IN_TRANSACTION)
                    all.add(put(s, i, s.fence == server.fence ? server.with(Doing.CHECKED) : lost(server)));
                else stores(s, i, server, leftOut == LeftOut.CHECK || s.fence == server.fence, all);
            }
            case CHECKED ->
                stores(s, i, server, leftOut == LeftOut.CHECK_IN_TRANSACTION || s.fence == server.fence, all);
            case STORED -> all.add(put(acknowledged(s, server.answer, i), i, server.with(Doing.NOTHING)));
        }
    }

    /** The page gives the next answer, or one again whose acknowledgement it has not seen; an old name does not fit. */
    private boolean mayHear(State s, Server server, int n) {
        if (n > 0 && s.acknowledged.get(n - 1) < 0) return false;
        if (s.acknowledged.get(n) >= 0) return false;
        return leftOut == LeftOut.NAMES_OF_DECISIONS ? n <= server.known : n == server.known;
    }

    private static Server heard(Server server, int n) {
        return new Server(true, false, server.fence, server.known, Doing.HEARD, n);
    }

    private static void stores(State s, int i, Server server, boolean passes, List<State> all) {
        if (!passes) {
            all.add(put(s, i, lost(server)));
            return;
        }
        List<Integer> journal = new ArrayList<>(s.journal);
        journal.add(server.answer);
        State stored = new State(s.fence, List.copyOf(journal), s.servers, s.acknowledged, s.faults);
        all.add(put(stored, i, new Server(true, false, server.fence, server.known + 1, Doing.STORED, server.answer)));
        // the database stored it and its word did not come: the server reads the journal again
        all.add(put(stored, i, new Server(true, true, server.fence, server.known, Doing.NOTHING, 0)));
    }

    private static Server lost(Server server) {
        return new Server(server.runs, false, 0, 0, Doing.NOTHING, 0);
    }

    /** The page takes note of the first acknowledgement; a second one by another server would be two servers for one match. */
    private State acknowledged(State s, int answer, int by) {
        int before = s.acknowledged.get(answer);
        if (before >= 0 && before != by) broken.add("two servers acknowledge the same answer");
        List<Integer> all = new ArrayList<>(s.acknowledged);
        all.set(answer, by);
        return new State(s.fence, s.journal, s.servers, List.copyOf(all), s.faults);
    }

    private static State put(State s, int i, Server server) {
        List<Server> all = new ArrayList<>(s.servers);
        all.set(i, server);
        return new State(s.fence, s.journal, List.copyOf(all), s.acknowledged, s.faults);
    }
}
