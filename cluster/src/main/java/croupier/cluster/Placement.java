package croupier.cluster;

import croupier.apps.web.Servers;
import croupier.apps.web.WebTable;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.javadsl.AskPattern;
import org.apache.pekko.cluster.sharding.typed.ShardingEnvelope;
import org.jspecify.annotations.Nullable;

/** Which server serves which match, as Pekko's cluster sharding decides it. Until the cluster is joined nothing is decided. */
final class Placement implements Servers {
    private static final Duration PATIENCE = Duration.ofSeconds(1);

    /** Each server has a share of all names; this many in a row belong to others only if this one has hardly any. */
    private static final int NAMES = 60;

    /** Names whose server is not decided: those of a server that has just died, while others are. */
    private static final int UNDECIDED = 4;

    private final String host;
    private final Set<String> here = ConcurrentHashMap.newKeySet();
    private final Set<String> woken = ConcurrentHashMap.newKeySet();
    private volatile String name = "";
    private volatile Members members = Members.NONE;
    private volatile @Nullable WebTable table;
    private volatile @Nullable ActorSystem<?> system;
    private volatile @Nullable ActorRef<ShardingEnvelope<MatchMessage>> region;

    /** @param host by which name or address the other servers reach this one */
    Placement(String host) {
        this.host = host;
    }

    /**
     * The web table answers from now on, but serves no match yet.
     *
     * @param called the name of this start of this server, as no other start has it
     */
    void serves(WebTable opened, String called) {
        name = called;
        table = opened;
    }

    void joined(ActorSystem<?> cluster, ActorRef<ShardingEnvelope<MatchMessage>> matches) {
        system = cluster;
        region = matches;
    }

    /** The servers of the cluster are these now; pages that were led to others come back. */
    void areNow(Members now) {
        Members before = members;
        members = now;
        WebTable at = table;
        if (at == null) return;
        for (String server : before.addresses()) if (!now.addresses().contains(server)) at.isGone(server);
    }

    /** Where pages and servers reach the web table of this server. */
    String address() {
        WebTable at = table;
        if (at == null) throw new IllegalStateException("the web table is not open yet");
        return host + ":" + at.port();
    }

    // ---- what the cluster says

    void begins(String match) {
        here.add(match);
    }

    /** The room is gone when this returns, so that another server may have the match. */
    void ends(String match) {
        here.remove(match);
        WebTable at = table;
        if (at != null) at.leaves(match);
    }

    /** Loading a match takes a while, for which the cluster does not wait. */
    void wakes(String match) {
        WebTable at = table;
        if (at == null || !woken.add(match)) return;
        Thread.ofVirtual().start(() -> {
            try {
                at.wake(match);
            } finally {
                woken.remove(match);
            }
        });
    }

    /** Whether this server has a match in memory. */
    boolean isInMemory(String match) {
        WebTable at = table;
        return at != null && at.isInMemory(match);
    }

    /** Has the server of each match under way go on with it, if the one that had it is gone. */
    void adopt() {
        WebTable at = table;
        ActorRef<ShardingEnvelope<MatchMessage>> to = region;
        if (at == null || to == null || !members.isFirst()) return;
        for (String match : at.orphans()) to.tell(new ShardingEnvelope<>(match, new MatchMessage.Wake()));
    }

    /** The names of the servers in the cluster. */
    Members members() {
        return members;
    }

    // ---- what the house asks

    @Override
    public boolean areSeveral() {
        return true;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public boolean isAlive(String server) {
        return server.equals(name) || members.names().contains(server);
    }

    @Override
    public boolean isHere(String match) {
        return here.contains(match);
    }

    @Override
    public Optional<String> elsewhere(String match) throws Undecided {
        if (here.contains(match)) return Optional.empty();
        ActorSystem<?> cluster = system;
        ActorRef<ShardingEnvelope<MatchMessage>> to = region;
        if (cluster == null || to == null) throw new Undecided("this server is starting");
        CompletionStage<MatchMessage.ServedAt> where = AskPattern.ask(
                to,
                (ActorRef<MatchMessage.ServedAt> replyTo) ->
                        new ShardingEnvelope<>(match, new MatchMessage.WhereIs(replyTo)),
                PATIENCE,
                cluster.scheduler());
        try {
            String address = where.toCompletableFuture().join().address();
            return address.equals(address()) ? Optional.empty() : Optional.of(address);
        } catch (CompletionException e) {
            throw new Undecided("another server takes over this match");
        }
    }

    @Override
    public String nameHere(Supplier<String> names) throws Undecided {
        int undecided = 0;
        for (int i = 0; i < NAMES; i++) {
            String fresh = names.get();
            try {
                if (elsewhere(fresh).isEmpty()) return fresh;
            } catch (Undecided e) {
                if (++undecided == UNDECIDED) throw e;
            }
            putAway(fresh);
        }
        throw new Undecided("this server has just started and serves no matches yet");
    }

    @Override
    public List<String> others() {
        String mine = address();
        return members.addresses().stream().filter(a -> !a.equals(mine)).toList();
    }

    @Override
    public String trouble() {
        return members.names().contains(name) ? "" : "this server has not joined the others yet";
    }

    @Override
    public void putAway(String match) {
        ActorRef<ShardingEnvelope<MatchMessage>> to = region;
        if (to != null) to.tell(new ShardingEnvelope<>(match, new MatchMessage.PutAway()));
    }
}
