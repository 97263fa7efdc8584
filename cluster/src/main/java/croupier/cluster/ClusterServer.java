package croupier.cluster;

import com.typesafe.config.ConfigFactory;
import croupier.apps.web.Roster;
import croupier.apps.web.WebTable;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.apache.pekko.actor.Address;
import org.apache.pekko.actor.CoordinatedShutdown;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.cluster.sharding.typed.ShardingEnvelope;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.cluster.sharding.typed.javadsl.Entity;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityTypeKey;
import org.apache.pekko.cluster.typed.Cluster;
import org.jspecify.annotations.Nullable;

/** One of several servers: a web table, and its place in the cluster. */
final class ClusterServer implements AutoCloseable {
    private static final EntityTypeKey<MatchMessage> MATCH = EntityTypeKey.create(MatchMessage.class, "match");

    private final WebTable table;
    private final ActorSystem<Watcher.Event> system;
    private final CountDownLatch ended = new CountDownLatch(1);
    private volatile boolean closed;
    private volatile @Nullable Joining joining;

    private ClusterServer(WebTable table, ActorSystem<Watcher.Event> system) {
        this.table = table;
        this.system = system;
    }

    /** Where the web table listens. */
    record Listening(String host, int port, Path data, WebTable.Options options) {}

    /** Opens the web table, then joins the cluster; from then on it serves matches. */
    static ClusterServer start(Listening web, ClusterSettings settings) {
        Placement placement = new Placement(settings.host());
        WebTable table = WebTable.start(web.host, web.port, web.data, web.options, placement);
        try {
            String name = settings.host() + ":" + table.port() + "/"
                    + UUID.randomUUID().toString().substring(0, 8);
            placement.serves(table, name);
            ActorSystem<Watcher.Event> system = ActorSystem.create(
                    Watcher.watching(placement),
                    ClusterSettings.SYSTEM,
                    ConfigFactory.parseMap(Map.of("pekko.cluster.roles", List.of(Members.role(name))))
                            .withFallback(settings.config()));
            ActorRef<ShardingEnvelope<MatchMessage>> matches = ClusterSharding.get(system)
                    .init(Entity.of(MATCH, e -> MatchEntity.of(e.getEntityId(), placement, e.getShard()))
                            .withStopMessage(new MatchMessage.Leave()));
            placement.joined(system, matches);
            ClusterServer server = new ClusterServer(table, system);
            system.getWhenTerminated().whenComplete((_, _) -> server.ended.countDown());
            Thread.ofVirtual().start(server::awaitTable);
            server.joining = Joining.start(
                    table.roster(), new Roster.Entry(name, inner(system)), system, placement, server.ended::countDown);
            return server;
        } catch (RuntimeException e) {
            table.close();
            throw e;
        }
    }

    private void awaitTable() {
        try {
            table.awaitEnd();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        ended.countDown();
    }

    private static String inner(ActorSystem<?> system) {
        Address self = Cluster.get(system).selfMember().address();
        return self.host().get() + ":" + self.port().get();
    }

    int port() {
        return table.port();
    }

    /** Waits until the server was closed, or cannot go on: the others have removed it from the cluster, or nobody can connect. */
    boolean awaitEnd() throws InterruptedException {
        ended.await();
        return closed;
    }

    /** Hands its matches to the others, tells the pages, stops. */
    @Override
    public synchronized void close() {
        if (closed) return;
        closed = true;
        Joining joined = joining;
        if (joined != null) joined.close();
        try {
            CoordinatedShutdown.get(system)
                    .runAll(CoordinatedShutdown.jvmExitReason())
                    .toCompletableFuture()
                    .get(30, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (java.util.concurrent.ExecutionException | java.util.concurrent.TimeoutException e) {
            // then the others notice that it is gone
        }
        table.close();
        ended.countDown();
    }
}
