package croupier.apps.web;

import croupier.kernel.Match;
import java.lang.management.ManagementFactory;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** All matches: made, found, listed, put away. */
final class House implements AutoCloseable {
    private static final int LISTED = 100;
    private static final int REVIVED = 1_000;

    /** Milliseconds. */
    private static final int RETRY = 5_000;

    /** The exit code by which a supervisor learns that the program must be started again. */
    private static final int OUT_OF_MEMORY = 3;

    final Store store;
    final Shelf shelf = new Shelf();
    final Limits limits;
    final Timer timer;
    final Servers servers;
    final NewMatches newMatches = new NewMatches(this);
    final Thinking thinking = new Thinking();
    final ServerFigures figures = new ServerFigures();
    private final Map<String, Room> rooms = new ConcurrentHashMap<>();
    final Background background = new Background();
    private final Headroom headroom;
    private final Limits.ByAddress makes;
    /** Cards of one's own are loaded for one match alone, which takes time and memory. */
    final Limits.ByAddress ownCards;

    private final long servedBefore;
    private final long started;
    private volatile boolean stopping;
    /** Memory has run out: only a new start mends that. */
    private Runnable end = () -> Runtime.getRuntime().halt(OUT_OF_MEMORY);

    House(Store store, Limits limits, Timer timer, Servers servers) {
        this.store = store;
        this.servers = servers;
        this.limits = limits;
        this.timer = timer;
        servedBefore = store.clock();
        started = timer.now();
        makes = new Limits.ByAddress(limits.createPerMinute(), limits.createPerMinute() / 60, timer);
        ownCards = new Limits.ByAddress(limits.createPerMinute() / 5, limits.createPerMinute() / 300, timer);
        headroom = new Headroom(limits.memory(), timer);
        timer.every(60, this::putAway);
    }

    /** Loads the games, and goes on with the matches in which a bot is to move. */
    void revive() {
        for (String game : shelf.names()) {
            try {
                shelf.box(game);
            } catch (RuntimeException e) {
                report("-", game + " cannot be loaded: " + e.getMessage());
            }
        }
        // several servers: the cluster says who goes on with which
        if (servers.areSeveral()) return;
        for (String id : store.underWay(REVIVED)) {
            if (stopping || isFull()) return;
            wake(id);
        }
    }

    /** Goes on with a match: clocks run, bots play. */
    void wake(String id) {
        try {
            at(id, room -> {
                room.wake();
                return true;
            });
        } catch (RuntimeException e) {
            if (!stopping) report(id, "cannot go on: " + e.getMessage());
        }
    }

    private void putAway() {
        try {
            putAway(TimeUnit.MINUTES.toNanos(Limits.IDLE_MINUTES));
            long now = time();
            store.forget(
                    now,
                    now - TimeUnit.DAYS.toMillis(Limits.ENDED_DAYS),
                    now - TimeUnit.DAYS.toMillis(Limits.OPEN_DAYS),
                    this::isNeeded);
            int gone = store.shrink(Limits.STORE_BYTES, this::isNeeded);
            if (gone > 0) report("-", "the store is full: " + gone + " ended matches were forgotten early");
        } catch (RuntimeException e) {
            report("-", "tidying up: " + e);
        }
    }

    /** Several servers: matches under way whose server does not run any more. */
    List<String> orphans() {
        return store.leases().orphans(servers::isAlive, REVIVED);
    }

    private void putAway(long idleNanos) {
        for (Room room : List.copyOf(rooms.values())) {
            if (!room.isPutAway(idleNanos)) continue;
            rooms.remove(room.id, room);
            room.releases();
            servers.putAway(room.id);
        }
    }

    boolean isInMemory(String id) {
        return rooms.containsKey(id);
    }

    /** Whether a match is in memory, here or at another server; inside of a transaction. */
    private boolean isNeeded(String id) throws SQLException {
        return rooms.containsKey(id) || (servers.areSeveral() && !store.leases().isFree(id, servers::isAlive));
    }

    /** The store's time: it passes while the server runs, whatever the machine's clock says. */
    long time() {
        return servedBefore + (timer.now() - started) / 1_000_000;
    }

    /** Nobody finds this room any more. */
    void drop(String id) {
        Room room = rooms.remove(id);
        if (room != null) room.drop("the server could not store something; it tries again");
        later(RETRY, () -> revive(id));
    }

    /** Another server serves the match now: pages come back, and are led there. */
    void leaves(String id) {
        Room room = rooms.remove(id);
        if (room == null) return;
        try {
            room.locked(() -> room.drop("another server goes on with this match"));
        } catch (PutAway e) {
            // nobody is here any more
        }
    }

    /** Goes on with a match as soon as the store works again. */
    private void revive(String id) {
        try {
            at(id, room -> {
                room.wake();
                return true;
            });
        } catch (IllegalStateException e) {
            later(RETRY, () -> revive(id));
        }
    }

    boolean isStopping() {
        return stopping;
    }

    /** Does something later, not in the caller's thread; a defect in it harms nobody else. */
    void later(long millis, Runnable work) {
        timer.after(millis, () -> background.before(() -> guarded(work)));
    }

    /** Does something later, when nothing is done for people. */
    void laterBehind(long millis, Runnable work) {
        timer.after(millis, () -> background.add(() -> guarded(work)));
    }

    /** Lets a bot think for somebody at an address, not in the caller's thread. */
    void think(String address, Runnable thought) {
        thinking.about(address, () -> guarded(thought));
    }

    private void guarded(Runnable work) {
        try {
            work.run();
        } catch (PutAway e) {
            // nobody waits for it any more
        } catch (Refused e) {
            if (!stopping) report("-", e.why());
        } catch (RuntimeException | AssertionError | StackOverflowError e) {
            if (!stopping) report("-", "a defect: " + e);
        } catch (OutOfMemoryError e) {
            end.run();
        }
    }

    /** Memory has run out: what is stored is safe, and what is in memory may be broken. */
    void ends() {
        end.run();
    }

    /** What is done when memory has run out. */
    void atEnd(Runnable work) {
        end = work;
    }

    /** Tells the operator of the server. */
    void report(String match, String what) {
        figures.count("troubles");
        OperatorLog.warn("match " + match + ": " + what);
    }

    // ---- rooms

    Room find(String id) {
        known(id);
        if (!rooms.containsKey(id)) checkMemory();
        Room found = rooms.computeIfAbsent(id, this::load);
        if (found == null) throw new Refused(404, "there is no such match; it may have been too long ago");
        return found;
    }

    /** A name that a match may have. */
    static String known(String id) {
        if (!id.matches("[A-Za-z0-9_-]{8,40}")) throw new Refused(404, "there is no such match");
        return id;
    }

    /** Does something in a match's room, with nobody else in it meanwhile. */
    <T> T at(String id, Function<Room, T> work) {
        for (; ; ) {
            Room room = find(id);
            try {
                return room.locked(() -> work.apply(room));
            } catch (PutAway e) {
                rooms.remove(id, room);
            }
        }
    }

    private @Nullable Room load(String id) {
        if (!servers.isHere(id)) throw new Refused(503, "another server serves this match: come back in a moment");
        long fence = servers.areSeveral() ? store.leases().take(id, servers.name()) : 0;
        return Room.load(this, lease(id, fence));
    }

    private Lease lease(String id, long fence) {
        return new Lease(store, id, fence, () -> leaves(id));
    }

    /** Who sits where, as somebody asked for it: "me", "open", or the name of a bot. */
    record Made(Room room, int seat, String token) {}

    void mayMake(String address) {
        makes.take(address, "new matches");
        checkMemory();
    }

    private void checkMemory() {
        if (isFull()) throw new Refused(503, "the server has no memory for more matches at the moment: try later");
    }

    /** Whether there is no memory for another match, not even after those that nobody needs were put away. */
    private boolean isFull() {
        return headroom.isShort(() -> putAway(0));
    }

    /** A match that stands somewhere, from now on in a room of its own. */
    Room open(Match match, Shelf.Box box, List<Chair> chairs, boolean listed, int clock, int pace) {
        String id = newName();
        Store.Kept kept = new Store.Kept(
                id, match.journal(), listed, clock, pace, System.currentTimeMillis(), 0, match.isOver(), "");
        // who finds it in the store before it is here waits for this room, and does not load another one
        Room room = rooms.computeIfAbsent(
                id, _ -> Room.open(this, lease(id, servers.areSeveral() ? 1 : 0), kept, chairs, box, match));
        figures.count("matches");
        room.locked(room::wake);
        return room;
    }

    private String newName() {
        try {
            return servers.nameHere(Tokens::match);
        } catch (Servers.Undecided e) {
            throw new Refused(503, e.getMessage() + ": try again in a moment");
        }
    }

    /** Matches that anybody may join or watch. */
    ArrayNode list() {
        ArrayNode all = Wire.array();
        rooms.values().stream()
                .filter(r -> r.listed)
                .sorted((a, b) -> Long.compare(b.made, a.made))
                .limit(LISTED)
                .map(House::summary)
                .flatMap(Optional::stream)
                .forEach(all::add);
        return all;
    }

    private static Optional<ObjectNode> summary(Room room) {
        try {
            return Optional.of(room.locked(room::summary));
        } catch (PutAway e) {
            return Optional.empty();
        }
    }

    static String cleaned(String name, String otherwise) {
        String clean = name.replaceAll("[\\p{Cntrl}\\p{Cf}]", "").strip();
        return clean.isEmpty() ? otherwise : clean;
    }

    Map<String, Long> now() {
        Map<String, Long> now = new HashMap<>();
        now.put("rooms", (long) rooms.size());
        Runtime r = Runtime.getRuntime();
        now.put("memory_bytes", r.totalMemory() - r.freeMemory());
        now.put("memory_limit_bytes", r.maxMemory());
        now.put("waiting_commits", (long) store.commits().waiting());
        now.put("store_bytes", store.commits().bytes());
        return now;
    }

    /** What is counted elsewhere. */
    Map<String, Double> counted() {
        double processor =
                ManagementFactory.getOperatingSystemMXBean() instanceof com.sun.management.OperatingSystemMXBean os
                        ? os.getProcessCpuTime() / 1e9
                        : 0;
        return Map.of("commits", (double) store.commits().count(), "processor_seconds", processor);
    }

    /** Tells everybody, finishes what is being written, and closes the store. */
    @Override
    public void close() {
        stopping = true;
        timer.close();
        background.close();
        thinking.close();
        ObjectNode bye = Wire.object().put("t", "bye").put("why", "the server stops for a moment");
        for (Room r : rooms.values()) r.tellAll(bye);
        store.close();
    }
}
