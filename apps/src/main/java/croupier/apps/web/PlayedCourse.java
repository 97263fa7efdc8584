package croupier.apps.web;

import croupier.kernel.Column;
import croupier.kernel.Decision;
import croupier.kernel.Journal;
import croupier.kernel.Kind;
import croupier.kernel.Log;
import croupier.kernel.Match;
import croupier.kernel.Say;
import croupier.kernel.Sight;
import croupier.kernel.Table;
import croupier.kernel.View;
import croupier.kernel.Zone;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * How a match went: every answer with its question, the numbers of the players turn by turn, and what they did. It tells everything,
 * so it is made of matches that are over.
 */
final class PlayedCourse {
    /** More points than this are not drawn. */
    private static final int MOST_POINTS = 240;

    private static final Pattern HERO = Pattern.compile("(?i)player|hero|avatar");

    private final Shelf.Box box;
    private final Journal journal;
    private final SeatNames names;
    private final ArrayNode moments = Wire.array();
    /** What a number of a seat was at each sample; by label, then by seat. */
    private final Map<String, List<List<Integer>>> series = new LinkedHashMap<>();

    private final List<Integer> turns = new ArrayList<>();
    private final Map<String, int[]> figures = new LinkedHashMap<>();
    private int read;

    private PlayedCourse(Shelf.Box box, Journal journal) {
        this.box = box;
        this.journal = journal;
        this.names = new SeatNames(box.game, journal.seats, -1);
    }

    /** Plays it again and notes what happens. */
    static ObjectNode of(Shelf.Box box, Journal journal) {
        return new PlayedCourse(box, journal).told();
    }

    private ObjectNode told() {
        Rerun run = new Rerun(box.game, journal, 0);
        read = run.match().log().size();
        int turn = -2;
        for (; !run.isAtEnd(); run.step()) {
            Table t = run.match().table();
            int now = box.game.turn(t);
            if (now != turn || now < 0) sample(run.match());
            turn = now;
            moment(run, now);
            count(run.match());
        }
        sample(run.match());
        count(run.match());
        ObjectNode node = Wire.object().put("answers", journal.size()).put("why", names.in(why(run.match())));
        node.set("moments", moments);
        node.set("turns", Wire.tree(thinned(turns)));
        node.set("series", series());
        node.set("figures", Wire.tree(figures));
        return node;
    }

    // ---- what was asked and answered

    private void moment(Rerun run, int turn) {
        Journal.Answer a = run.next();
        Match m = run.match();
        ObjectNode node = moments.addObject().put("s", a.seat()).put("t", turn);
        if (turn >= 0) node.put("tn", box.game.turnName(m.table()));
        add("decisions", a.seat(), 1);
        Decision d = a.leaves() ? null : m.openFor(a.seat());
        if (d == null) {
            if (a.leaves()) node.put("a", "gives up");
            return;
        }
        node.put("q", names.in(Say.prompt(m.table(), d)));
        List<String> taken = new ArrayList<>();
        for (long code : a.codes()) taken.add(Say.option(m.table(), a.seat(), code));
        node.put("a", taken.isEmpty() ? "nothing" : names.in(String.join(", ", taken)));
    }

    // ---- numbers of the players

    private void sample(Match m) {
        Table t = m.table();
        turns.add(box.game.turn(t));
        Map<String, Integer[]> now = new LinkedHashMap<>();
        for (Zone z : t.game().layout().zones())
            for (int owner = 0; owner < (z.shared() ? 1 : t.seats()); owner++)
                for (int i = 0; i < t.count(z, owner); i++) {
                    int row = t.at(z, owner, i);
                    if (!isHero(t, z, row) || !t.sees(row, -1)) continue;
                    int seat = owner;
                    View.thing(t, row, -1)
                            .numbers()
                            .forEach((label, n) ->
                                    now.computeIfAbsent(label, _ -> new Integer[journal.seats])[seat] = n);
                }
        for (String label : now.keySet()) series.computeIfAbsent(label, _ -> before());
        series.forEach((label, bySeat) -> {
            Integer[] values = now.getOrDefault(label, new Integer[journal.seats]);
            for (int seat = 0; seat < journal.seats; seat++)
                bySeat.get(seat).add(values[seat] == null ? 0 : values[seat]);
        });
    }

    /** A number that was not shown so far was 0. */
    private List<List<Integer>> before() {
        List<List<Integer>> bySeat = new ArrayList<>();
        for (int seat = 0; seat < journal.seats; seat++)
            bySeat.add(new ArrayList<>(java.util.Collections.nCopies(turns.size() - 1, 0)));
        return bySeat;
    }

    /** Whether a row stands for a player: as the board says, or by the name of its kind. */
    private boolean isHero(Table t, Zone z, int row) {
        if (t.card(row) != 0) return false;
        if (z.shared() && journal.seats > 1) return false;
        String kind = t.game().layout().kind(t.kindOf(row)).name();
        JsonNode hero = box.board.path("kinds").path(kind).path("hero");
        if (hero.isBoolean()) return hero.asBoolean();
        if (hero.isString()) return hero.asString().equals(z.name());
        return HERO.matcher(kind).find();
    }

    private ArrayNode series() {
        ArrayNode all = Wire.array();
        series.forEach((label, bySeat) -> {
            if (bySeat.stream().allMatch(line -> line.stream().distinct().count() < 2)) return;
            ObjectNode node = all.addObject().put("l", label);
            ArrayNode seats = node.putArray("seats");
            for (List<Integer> line : bySeat) seats.add(Wire.tree(thinned(line)));
        });
        return all;
    }

    private static List<Integer> thinned(List<Integer> all) {
        if (all.size() <= MOST_POINTS) return all;
        List<Integer> some = new ArrayList<>();
        for (int i = 0; i < MOST_POINTS; i++)
            some.add(all.get((int) ((long) i * (all.size() - 1) / (MOST_POINTS - 1))));
        return some;
    }

    // ---- what they did

    private void add(String figure, int seat, int n) {
        if (seat >= 0 && seat < journal.seats) figures.computeIfAbsent(figure, _ -> new int[journal.seats])[seat] += n;
    }

    /** Counts what the log tells since the last look. */
    private void count(Match m) {
        Log log = m.log();
        read = Math.min(read, log.size());
        for (; read < log.size(); read++) {
            if (log.kind(read) == Log.MOVE) moved(log, read);
            if (log.kind(read) == Log.CHANGE) changed(m, log, read);
        }
    }

    private void moved(Log log, int i) {
        Zone from = log.zone(i, 1);
        Zone to = log.zone(i, 2);
        boolean leaves = isHand(from);
        boolean comes = isHand(to);
        if (leaves && !comes) add("cards from the hand", log.owner(i, 1), 1);
        if (comes && !leaves) add("cards into the hand", log.owner(i, 2), 1);
    }

    private static boolean isHand(@Nullable Zone z) {
        return z != null && !z.shared() && z.sight() == Sight.OWNER;
    }

    /** What players lost and gained of the numbers that have a bar. */
    private void changed(Match m, Log log, int i) {
        Kind kind = m.game().layout().kind(log.number(i, 0));
        if (!HERO.matcher(kind.name()).find()) return;
        for (Column c : kind.columns()) {
            if (c.at() != log.number(i, 1) || c.sparse()) continue;
            if (box.board.path("numbers").path(c.label()).path("bar").isMissingNode()) return;
            int row = log.number(i, 2);
            Table t = m.table();
            Zone z = t.zoneOf(row);
            if (z == null || !isHero(t, z, row)) return;
            int by = log.number(i, 3) - log.before(i);
            add(c.label() + (by < 0 ? " lost" : " gained"), z.shared() ? 0 : t.ownerOf(row), Math.abs(by));
        }
    }

    /** The last thing that happened before the end. */
    private String why(Match m) {
        if (journal.size() > 0 && journal.get(journal.size() - 1).leaves()) return "";
        Log log = m.log();
        String last = "";
        for (int i = 0; i < log.size() && log.kind(i) != Log.OVER; i++)
            if (log.kind(i) == Log.EVENT) {
                String line = Say.log(m, i, -1);
                if (!line.isEmpty()) last = line;
            }
        return last;
    }
}
