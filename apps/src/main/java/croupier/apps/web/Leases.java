package croupier.apps.web;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Which of several servers on one PostgreSQL database may change a match. Each method but {@code take} runs inside a transaction. */
record Leases(Commits commits, StoreReads reads) {
    private int write(String sql, Object... values) throws SQLException {
        PreparedStatement s = commits.prepare(sql);
        for (int i = 0; i < values.length; i++) s.setObject(i + 1, values[i]);
        return s.executeUpdate();
    }

    /**
     * Takes a match for a server, from whichever server had it; returns the fence, or 0 if there is no such match. What is read
     * afterwards has every answer that was acknowledged before. Does not wait for a transaction of the server that had it: a stopped
     * server would otherwise stop this one too, until the database ends its session.
     */
    long take(String match, String server) {
        long[] fence = {0};
        commits.together(() -> {
            fence[0] = 0;
            for (long now :
                    reads.all("SELECT fence FROM match WHERE id=? FOR UPDATE NOWAIT", r -> r.getLong(1), match)) {
                fence[0] = now + 1;
                write("UPDATE match SET server=?, fence=? WHERE id=?", server, fence[0], match);
            }
        });
        return fence[0];
    }

    /** A match that was just added belongs to the server that made it. */
    void begin(String match, String server) throws SQLException {
        write("UPDATE match SET server=?, fence=1 WHERE id=?", server, match);
    }

    /** Throws if another server has taken the match; otherwise none can until the end of this transaction. */
    void check(String match, long fence) throws SQLException {
        if (reads.all("SELECT 1 FROM match WHERE id=? AND fence=? FOR UPDATE", r -> r.getInt(1), match, fence)
                .isEmpty()) throw new Lease.Lost(match);
    }

    /** The server has put the match away: nobody needs to go on with it. */
    void release(String match) throws SQLException {
        write("UPDATE match SET server='' WHERE id=?", match);
    }

    /** Whether no server that lives has the match; if so, none can take it until the end of this transaction. */
    boolean isFree(String match, Predicate<String> lives) throws SQLException {
        List<String> holder = reads.all("SELECT server FROM match WHERE id=? FOR UPDATE", r -> r.getString(1), match);
        return holder.stream().noneMatch(lives);
    }

    /** Matches under way that a server had which does not live any more, the last touched first. */
    List<String> orphans(Predicate<String> lives, int most) {
        record Held(String id, String server) {}
        List<Held> held = commits.read(() -> reads.all(
                "SELECT id, server FROM match WHERE over=0 AND server<>'' ORDER BY touched DESC",
                r -> new Held(r.getString(1), r.getString(2))));
        List<String> orphans = new ArrayList<>();
        for (Held h : held) if (orphans.size() < most && !lives.test(h.server)) orphans.add(h.id);
        return orphans;
    }

    /** Which server had a match last; null if there is no such match. */
    @Nullable
    String holder(String match) {
        List<String> found =
                commits.read(() -> reads.all("SELECT server FROM match WHERE id=?", r -> r.getString(1), match));
        return found.isEmpty() ? null : found.getFirst();
    }

    /** The word by which servers on this database know each other; the first of them chose it. */
    String secret(String proposed) {
        commits.together(() -> write("INSERT INTO secret VALUES(1, ?) ON CONFLICT DO NOTHING", proposed));
        return commits.read(
                () -> reads.all("SELECT word FROM secret", r -> r.getString(1)).getFirst());
    }
}
