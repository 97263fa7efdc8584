package croupier.cluster;

import java.time.Duration;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.javadsl.AbstractBehavior;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.javadsl.Receive;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;

/** A match as the cluster knows it. As long as it is alive here, this server serves the match. */
final class MatchEntity extends AbstractBehavior<MatchMessage> {
    private static final Duration IDLE = Duration.ofMinutes(2);

    private final String match;
    private final Placement placement;
    private final ActorRef<ClusterSharding.ShardCommand> shard;

    private MatchEntity(
            ActorContext<MatchMessage> context,
            String match,
            Placement placement,
            ActorRef<ClusterSharding.ShardCommand> shard) {
        super(context);
        this.match = match;
        this.placement = placement;
        this.shard = shard;
        placement.begins(match);
        // requests for matches that do not exist would otherwise leave actors behind
        context.setReceiveTimeout(IDLE, new MatchMessage.Idle());
    }

    static Behavior<MatchMessage> of(String match, Placement placement, ActorRef<ClusterSharding.ShardCommand> shard) {
        return Behaviors.setup(context -> new MatchEntity(context, match, placement, shard));
    }

    @Override
    public Receive<MatchMessage> createReceive() {
        return newReceiveBuilder()
                .onMessage(MatchMessage.WhereIs.class, this::tell)
                .onMessage(MatchMessage.Wake.class, _ -> {
                    placement.wakes(match);
                    return this;
                })
                .onMessage(MatchMessage.PutAway.class, _ -> putsAway())
                .onMessage(MatchMessage.Idle.class, _ -> placement.isInMemory(match) ? this : putsAway())
                .onMessage(MatchMessage.Leave.class, _ -> Behaviors.stopped())
                .onSignal(PostStop.class, _ -> {
                    placement.ends(match);
                    return this;
                })
                .build();
    }

    private Behavior<MatchMessage> putsAway() {
        shard.tell(new ClusterSharding.Passivate<>(getContext().getSelf()));
        return this;
    }

    private Behavior<MatchMessage> tell(MatchMessage.WhereIs asked) {
        asked.replyTo().tell(new MatchMessage.ServedAt(placement.address()));
        return this;
    }
}
