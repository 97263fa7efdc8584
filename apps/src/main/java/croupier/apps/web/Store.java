package croupier.apps.web;

import croupier.kernel.Content;
import croupier.kernel.Journal;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where matches lie. The journal of answers is the truth; an answer is here before anybody learns that it was taken.
 *
 * <p>Ages are counted in time of service, which the store keeps itself: a wrong clock of the machine makes nothing old.
 */
final class Store implements AutoCloseable {
    private static final int SHRUNK_AT_ONCE = 100;

    /** What is decided when a match is made, and what changes of it. */
    record Kept(
            String id,
            Journal journal,
            boolean listed,
            int clock,
            int pace,
            long made,
            int epoch,
            boolean over,
            String next) {}

    /** An answer that waits for those who answer at the same time, and the hash of the table on which they are asked. */
    record Waiting(int seat, long[] codes, long at) {
        /** Whether it was given on this table; older stores do not tell. */
        boolean fits(long hash) {
            return at == 0 || at == hash;
        }
    }

    /** Something that was said, numbered in the order in which it was. */
    record Said(int number, String name, String text) {}

    private final Commits commits;
    private final StoreReads reads;
    private final Leases leases;
    private final Roster roster;

    private Store(Database database) {
        commits = new Commits(database);
        reads = new StoreReads(commits);
        leases = new Leases(commits, reads);
        roster = new Roster(commits, reads);
    }

    /** A file in a folder. */
    static Store open(Path folder) {
        return open(SqliteFile.in(folder));
    }

    static Store open(Database database) {
        Store store = new Store(database);
        try {
            store.commits.open();
            return store;
        } catch (SQLException e) {
            throw new IllegalArgumentException("the store cannot be opened: " + database.reason(e), e);
        }
    }

    Commits commits() {
        return commits;
    }

    /** Which of several servers may change a match. */
    Leases leases() {
        return leases;
    }

    /** Why nothing can be stored at the moment; empty if all is well. Tries again to find out. */
    String trouble() {
        return commits.trouble(() -> write("UPDATE clock SET now=now"));
    }

    /** The servers that share the database. */
    Roster roster() {
        return roster;
    }

    void say(String sql) throws SQLException {
        commits.say(sql);
    }

    /** All of it or nothing; throws when it could not be stored. */
    void together(Commits.Work work) {
        commits.together(work);
    }

    // ---- writing, inside together

    private int write(String sql, Object... values) throws SQLException {
        PreparedStatement s = commits.prepare(sql);
        for (int i = 0; i < values.length; i++) s.setObject(i + 1, values[i]);
        return s.executeUpdate();
    }

    void keep(String hash, String game, Content content) throws SQLException {
        if (!reads.all("SELECT 1 FROM content WHERE hash=?", _ -> hash, hash).isEmpty()) return;
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            content.write(out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        write("INSERT INTO content VALUES(?,?,?) ON CONFLICT DO NOTHING", hash, game, out.toByteArray());
    }

    void add(Kept k, long now) throws SQLException {
        Journal j = k.journal;
        write(
                "INSERT INTO match(id, game, content, seats, seed, options, listed, clock, pace, made, touched, epoch, over,"
                        + " next) VALUES(?,?,?,?,?,?,?,?,?,?,?,?,?,?)",
                k.id,
                j.game,
                j.content,
                j.seats,
                j.seed,
                Wire.write(Wire.tree(j.options)),
                k.listed ? 1 : 0,
                k.clock,
                k.pace,
                k.made,
                now,
                k.epoch,
                k.over ? 1 : 0,
                k.next);
    }

    void put(String match, Chair c) throws SQLException {
        write(
                "INSERT INTO chair VALUES(?,?,?,?,?,?,?,?,?) ON CONFLICT(match, seat) DO UPDATE SET who=excluded.who,"
                        + " name=excluded.name, token=excluded.token, bot=excluded.bot, away=excluded.away,"
                        + " decision=excluded.decision, picks=excluded.picks",
                match,
                c.seat,
                c.who.name(),
                c.name,
                c.token,
                c.bot,
                c.away ? 1 : 0,
                c.lastDecision,
                c.lastPicks);
    }

    void answer(String match, int n, Journal.Answer a) throws SQLException {
        write(
                "INSERT INTO answer VALUES(?,?,?,?,?,?)",
                match,
                n,
                a.seat(),
                a.leaves() ? 1 : 0,
                a.fingerprint(),
                StoreReads.written(a.codes()));
    }

    void waits(String match, Waiting w) throws SQLException {
        write("INSERT INTO waiting VALUES(?,?,?,?)", match, w.seat, StoreReads.written(w.codes), w.at);
    }

    void waitsNoMore(String match) throws SQLException {
        write("DELETE FROM waiting WHERE match=?", match);
    }

    /** Takes back answers from this one on. */
    void cut(String match, int from, int epoch, long now) throws SQLException {
        write("DELETE FROM answer WHERE match=? AND n>=?", match, from);
        write("UPDATE match SET epoch=?, over=0, touched=? WHERE id=?", epoch, now, match);
    }

    void over(String match, long now) throws SQLException {
        write("UPDATE match SET over=1, touched=? WHERE id=?", now, match);
    }

    /** Somebody has answered. */
    void touch(String match, long now) throws SQLException {
        write("UPDATE match SET touched=? WHERE id=?", now, match);
    }

    void next(String match, String next) throws SQLException {
        write("UPDATE match SET next=? WHERE id=?", next, match);
    }

    void say(String match, Said said) throws SQLException {
        write("INSERT INTO chat VALUES(?,?,?,?)", match, said.number, said.name, said.text);
    }

    void unsay(String match, Said said) throws SQLException {
        write("DELETE FROM chat WHERE match=? AND n=?", match, said.number);
    }

    // ---- forgetting

    /** Whether a match must stay; asked inside of the transaction that would forget it. */
    interface Needed {
        boolean test(String match) throws SQLException;
    }

    /** Forgets matches that ended, or were left alone, before this time, but none that is needed; keeps the time. */
    int forget(long now, long endedBefore, long leftBefore, Needed isNeeded) {
        int[] count = {0};
        together(() -> {
            // another server may have kept a later time
            write("UPDATE clock SET now=? WHERE now<?", now, now);
            List<String> old = reads.all(
                    "SELECT id FROM match WHERE (over=1 AND touched<?) OR touched<?",
                    r -> r.getString(1),
                    endedBefore,
                    leftBefore);
            count[0] = remove(old, isNeeded);
        });
        return count[0];
    }

    /** Forgets some matches that ended, the oldest first, if the store has become larger than this; how many. */
    int shrink(long mostBytes, Needed isNeeded) {
        if (commits.bytes() <= mostBytes) return 0;
        int[] count = {0};
        together(() -> {
            List<String> old = reads.all(
                    "SELECT id FROM match WHERE over=1 ORDER BY touched LIMIT " + SHRUNK_AT_ONCE, r -> r.getString(1));
            count[0] = remove(old, isNeeded);
        });
        return count[0];
    }

    private int remove(List<String> old, Needed isNeeded) throws SQLException {
        List<String> matches = new ArrayList<>();
        for (String id : old) if (!isNeeded.test(id)) matches.add(id);
        for (String id : matches)
            for (String table : List.of("answer", "waiting", "chat", "chair"))
                write("DELETE FROM " + table + " WHERE match=?", id);
        for (String id : matches) write("DELETE FROM match WHERE id=?", id);
        if (!matches.isEmpty()) write("DELETE FROM content WHERE hash NOT IN (SELECT content FROM match)");
        return matches.size();
    }

    // ---- reading

    /** How long the store has been in service, in milliseconds since some moment. */
    long clock() {
        return reads.clock();
    }

    List<String> underWay(int most) {
        return reads.underWay(most);
    }

    @Nullable
    Content content(String hash) {
        return reads.content(hash);
    }

    @Nullable
    Kept match(String id) {
        return reads.match(id);
    }

    List<Chair> chairs(String id) {
        return reads.chairs(id);
    }

    List<Waiting> waiting(String id) {
        return reads.waiting(id);
    }

    List<Said> chat(String id) {
        return reads.chat(id);
    }

    @Override
    public void close() {
        commits.close();
    }
}
