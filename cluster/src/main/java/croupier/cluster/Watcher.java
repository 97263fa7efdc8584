package croupier.cluster;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.cluster.ClusterEvent;
import org.apache.pekko.cluster.Member;
import org.apache.pekko.cluster.MemberStatus;
import org.apache.pekko.cluster.typed.Cluster;
import org.apache.pekko.cluster.typed.Subscribe;

/** Sees servers come and go, and has orphaned matches adopted. */
final class Watcher {
    private static final Duration OFTEN = Duration.ofSeconds(2);

    private Watcher() {}

    sealed interface Event {}

    /** Something has changed in the cluster. */
    private record Changed() implements Event {}

    /** It is time to look for matches whose server is gone. */
    private record Look() implements Event {}

    static Behavior<Event> watching(Placement placement) {
        return Behaviors.setup(context -> Behaviors.withTimers(timers -> {
            Cluster cluster = Cluster.get(context.getSystem());
            cluster.subscriptions()
                    .tell(Subscribe.create(
                            context.messageAdapter(ClusterEvent.ClusterDomainEvent.class, _ -> new Changed()),
                            ClusterEvent.ClusterDomainEvent.class));
            timers.startTimerWithFixedDelay(new Look(), OFTEN);
            return Behaviors.receive(Event.class)
                    .onMessage(Changed.class, _ -> {
                        placement.areNow(members(cluster));
                        return Behaviors.same();
                    })
                    .onMessage(Look.class, _ -> {
                        placement.areNow(members(cluster));
                        // asks the database
                        Thread.ofVirtual().start(placement::adopt);
                        return Behaviors.same();
                    })
                    .build();
        }));
    }

    private static Members members(Cluster cluster) {
        ClusterEvent.CurrentClusterState state = cluster.state();
        List<Member> alive = new ArrayList<>();
        for (Member m : state.getMembers())
            if (!m.status().equals(MemberStatus.down()) && !m.status().equals(MemberStatus.removed())) alive.add(m);
        boolean isLeader = cluster.selfMember().address().equals(state.getLeader());
        return Members.of(alive, isLeader);
    }
}
