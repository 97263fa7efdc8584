package croupier.cluster;

import croupier.apps.web.Roster;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.apache.pekko.actor.Address;
import org.apache.pekko.actor.AddressFromURIString;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.cluster.typed.Cluster;
import org.apache.pekko.cluster.typed.Join;
import org.apache.pekko.cluster.typed.JoinSeedNodes;

/**
 * Finds the other servers in the database and joins them, or begins a cluster if there is none. From then on it says in the database that
 * this server is there. If another cluster lives on the same database, as after a server was stopped while it began one, the smaller of
 * the two gives way.
 */
final class Joining implements AutoCloseable {
    /** Seconds. */
    private static final int OFTEN = 2;

    /** How many looks in a row another cluster must be seen; servers that come and go are seen shortly. */
    private static final int SURELY = 10;

    private final Roster roster;
    private final Roster.Entry self;
    private final ActorSystem<?> system;
    private final Placement placement;
    private final Runnable givesWay;
    private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon(true).name("joining").factory());
    private Set<String> asked = Set.of();
    private boolean begun;
    private int strangers;

    private Joining(Roster roster, Roster.Entry self, ActorSystem<?> system, Placement placement, Runnable givesWay) {
        this.roster = roster;
        this.self = self;
        this.system = system;
        this.placement = placement;
        this.givesWay = givesWay;
    }

    @SuppressWarnings("FutureReturnValueIgnored") // it reports its own troubles
    static Joining start(
            Roster roster, Roster.Entry self, ActorSystem<?> system, Placement placement, Runnable givesWay) {
        Joining joining = new Joining(roster, self, system, placement, givesWay);
        joining.timer.scheduleWithFixedDelay(joining::look, 0, OFTEN, TimeUnit.SECONDS);
        return joining;
    }

    private void look() {
        try {
            if (placement.trouble().isEmpty()) {
                roster.seen(self);
                lookForStrangers();
            } else if (!begun) join();
        } catch (RuntimeException e) {
            System.getLogger("croupier")
                    .log(System.Logger.Level.WARNING, "the other servers cannot be looked up: " + e.getMessage());
        }
    }

    private void join() {
        List<Roster.Entry> found = roster.join(self);
        Cluster cluster = Cluster.get(system);
        if (found.isEmpty()) {
            begun = true;
            cluster.manager().tell(Join.create(cluster.selfMember().address()));
            return;
        }
        Set<String> inner = new HashSet<>();
        for (Roster.Entry e : found) if (!e.inner().equals(self.inner())) inner.add(e.inner());
        // asking again would begin the joining again
        if (inner.isEmpty() || inner.equals(asked)) return;
        asked = inner;
        List<Address> seeds = new ArrayList<>();
        for (String at : inner) seeds.add(AddressFromURIString.parse("pekko://" + ClusterSettings.SYSTEM + "@" + at));
        cluster.manager().tell(new JoinSeedNodes(seeds));
    }

    private void lookForStrangers() {
        Set<String> mine = placement.members().names();
        Set<String> theirs = new HashSet<>();
        for (Roster.Entry e : roster.live()) if (!mine.contains(e.name())) theirs.add(e.name());
        strangers = theirs.isEmpty() ? 0 : strangers + 1;
        if (strangers < SURELY) return;
        boolean smaller = mine.size() < theirs.size()
                || (mine.size() == theirs.size() && first(mine).compareTo(first(theirs)) > 0);
        if (smaller) givesWay.run();
    }

    private static String first(Set<String> names) {
        return names.stream().sorted().findFirst().orElse("");
    }

    @Override
    public void close() {
        timer.shutdownNow();
        try {
            roster.leaves(self);
        } catch (RuntimeException e) {
            // then the others notice
        }
    }
}
