package croupier.apps.web;

import croupier.kernel.Content;
import croupier.kernel.Journal;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads what is stored. */
final class StoreReads {
    /** Makes something of one row. */
    interface Row<T> {
        T of(ResultSet r) throws SQLException;
    }

    private final Commits commits;

    StoreReads(Commits commits) {
        this.commits = commits;
    }

    /** All rows that a statement finds; inside of a transaction or a read. */
    <T> List<T> all(String sql, Row<T> row, Object... values) throws SQLException {
        PreparedStatement s = commits.prepare(sql);
        for (int i = 0; i < values.length; i++) s.setObject(i + 1, values[i]);
        List<T> all = new ArrayList<>();
        try (ResultSet r = s.executeQuery()) {
            while (r.next()) all.add(row.of(r));
        }
        return all;
    }

    private <T> List<T> of(String match, String sql, Row<T> row) {
        return commits.read(() -> all(sql, row, match));
    }

    long clock() {
        return commits.read(
                () -> all("SELECT now FROM clock", r -> r.getLong(1)).getFirst());
    }

    /** Matches that are not over, the last touched first. */
    List<String> underWay(int most) {
        if (commits.isClosed()) return List.of();
        return commits.read(() ->
                all("SELECT id FROM match WHERE over=0 ORDER BY touched DESC LIMIT " + most, r -> r.getString(1)));
    }

    @Nullable
    Content content(String hash) {
        List<byte[]> found = of(hash, "SELECT files FROM content WHERE hash=?", r -> r.getBytes(1));
        try {
            return found.isEmpty() ? null : Content.read(new ByteArrayInputStream(found.getFirst()));
        } catch (IOException e) {
            throw new IllegalStateException("the stored cards cannot be read: " + e.getMessage(), e);
        }
    }

    /** A match with its journal. */
    Store.@Nullable Kept match(String id) {
        List<Store.Kept> one = commits.read(() -> {
            List<Store.Kept> found = all(
                    "SELECT game, content, seats, seed, options, listed, clock, pace, made, epoch, over, next"
                            + " FROM match WHERE id=?",
                    r -> kept(id, r),
                    id);
            if (found.isEmpty()) return found;
            Journal journal = found.getFirst().journal();
            all("SELECT seat, leaves, fingerprint, codes FROM answer WHERE match=? ORDER BY n", StoreReads::answer, id)
                    .forEach(journal::add);
            return found;
        });
        return one.isEmpty() ? null : one.getFirst();
    }

    private static Store.Kept kept(String id, ResultSet r) throws SQLException {
        Map<String, String> options = new LinkedHashMap<>();
        Wire.read(r.getString(5))
                .properties()
                .forEach(e -> options.put(e.getKey(), e.getValue().asString()));
        return new Store.Kept(
                id,
                new Journal(r.getString(1), r.getString(2), r.getInt(3), r.getLong(4), options),
                r.getInt(6) == 1,
                r.getInt(7),
                r.getInt(8),
                r.getLong(9),
                r.getInt(10),
                r.getInt(11) == 1,
                r.getString(12));
    }

    private static Journal.Answer answer(ResultSet r) throws SQLException {
        return new Journal.Answer(r.getInt(1), codes(r.getString(4)), r.getInt(3), r.getInt(2) == 1);
    }

    List<Chair> chairs(String id) {
        return of(
                id,
                "SELECT seat, who, name, token, bot, away, decision, picks FROM chair WHERE match=? ORDER BY seat",
                r -> new Chair(
                        r.getInt(1),
                        Chair.Who.valueOf(r.getString(2)),
                        r.getString(3),
                        r.getString(4),
                        r.getString(5),
                        r.getInt(6) == 1,
                        r.getString(7),
                        r.getString(8)));
    }

    List<Store.Waiting> waiting(String id) {
        return of(
                id,
                "SELECT seat, codes, at FROM waiting WHERE match=? ORDER BY seat",
                r -> new Store.Waiting(r.getInt(1), codes(r.getString(2)), r.getLong(3)));
    }

    List<Store.Said> chat(String id) {
        return of(
                id,
                "SELECT n, name, text FROM chat WHERE match=? ORDER BY n",
                r -> new Store.Said(r.getInt(1), r.getString(2), r.getString(3)));
    }

    static String written(long[] codes) {
        StringBuilder s = new StringBuilder();
        for (long code : codes) s.append(s.isEmpty() ? "" : " ").append(Long.toHexString(code));
        return s.toString();
    }

    private static long[] codes(String text) {
        if (text.isEmpty()) return new long[0];
        String[] parts = text.split(" ");
        long[] codes = new long[parts.length];
        for (int i = 0; i < codes.length; i++) codes[i] = Long.parseUnsignedLong(parts[i], 16);
        return codes;
    }
}
