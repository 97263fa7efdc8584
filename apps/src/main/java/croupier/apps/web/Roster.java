package croupier.apps.web;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/**
 * The servers that are in the cluster, as the database knows them; times are the database's. A server that starts finds the others here.
 * It begins a cluster of its own only if there is none, so that a server that was cut off and started again does not.
 */
public final class Roster {
    /** A server that has not been seen for so long does not count. */
    private static final String RECENT = "seen > now() - interval '10 seconds'";

    /** Names the lock of those who would begin a cluster. */
    private static final long LOCK = 0x63726f75_70696573L;

    /**
     * One server.
     *
     * @param name of this start of the server
     * @param inner host and port by which other servers reach it
     */
    public record Entry(String name, String inner) {}

    private final Commits commits;
    private final StoreReads reads;

    Roster(Commits commits, StoreReads reads) {
        this.commits = commits;
        this.reads = reads;
    }

    private List<Entry> entries() throws SQLException {
        return reads.all(
                "SELECT name, inner_address FROM server WHERE " + RECENT,
                r -> new Entry(r.getString(1), r.getString(2)));
    }

    /** The servers that were seen lately. */
    public List<Entry> live() {
        return commits.read(this::entries);
    }

    /** The servers to join. If there is none, {@code self} is to begin a cluster, and is the one that others join. */
    public List<Entry> join(Entry self) {
        List<Entry> found = new ArrayList<>();
        commits.together(() -> {
            found.clear();
            commits.say("SELECT pg_advisory_xact_lock(" + LOCK + ")");
            found.addAll(entries());
            if (found.isEmpty()) write(self);
        });
        return found;
    }

    /** A server says that it is in the cluster. */
    public void seen(Entry self) {
        commits.together(() -> write(self));
    }

    /** A server leaves. */
    public void leaves(Entry self) {
        commits.together(() -> {
            PreparedStatement s = commits.prepare("DELETE FROM server WHERE name=?");
            s.setString(1, self.name);
            s.executeUpdate();
        });
    }

    private void write(Entry self) throws SQLException {
        PreparedStatement s = commits.prepare(
                "INSERT INTO server VALUES(?,?,now()) ON CONFLICT(name) DO UPDATE SET seen=excluded.seen");
        s.setString(1, self.name);
        s.setString(2, self.inner);
        s.executeUpdate();
        commits.prepare("DELETE FROM server WHERE seen < now() - interval '1 hour'")
                .executeUpdate();
    }
}
