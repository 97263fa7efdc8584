package croupier.apps.web;

import croupier.kernel.Decision;
import croupier.kernel.Journal;
import croupier.kernel.Match;
import croupier.lab.Analysis;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Semaphore;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What was played, looked at again: step by step, as a whole, and as a bot judges it. A match that is over is shown to everybody who has
 * its link, from every seat. One that is under way is shown to those who play it, from their own seat and at their own decisions
 * alone: when others had something to choose would tell what they hold.
 */
final class PastMatches {
    /** How many positions are sent at once. */
    static final int CHUNK = 40;

    /** Quick enough to wait for, and better than what people see at a glance. */
    private static final String SEARCH = "iterations=600";

    private static final int KEPT = 32;

    /** What is needed to play a match again, taken from its room. */
    private record Played(Shelf.Box box, Journal journal, boolean over, ObjectNode table) {}

    private final House house;
    /** The newest results of work that anybody may ask for again. */
    private final Map<String, ObjectNode> kept = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, ObjectNode> eldest) {
            return size() > KEPT * (eldest.getKey().indexOf('#') < 0 ? 1 : 64);
        }
    };
    /** Searching takes a processor: one request at a time. */
    private final Semaphore searches = new Semaphore(1);

    PastMatches(House house) {
        this.house = house;
    }

    private Played played(String id, int seat, String token) {
        return house.at(id, room -> {
            if (seat < -1 || seat >= room.chairs.size()) throw new Refused("there is no seat " + (seat + 1));
            boolean own = seat >= 0 && room.seating.seatOf(token) == seat;
            if (!room.isOver() && !own)
                throw new Refused(403, "a match under way is shown to those who play it, from their own seats");
            return new Played(room.box, room.journal(), room.isOver(), room.table(seat));
        });
    }

    private Played ended(String id) {
        return house.at(id, room -> {
            if (!room.isOver()) throw new Refused(403, "this is shown when the match is over");
            return new Played(room.box, room.journal(), true, Wire.object());
        });
    }

    // ---- the whole

    /** Every answer, the numbers of the players and what they did; only when it is over, since it tells everything. */
    ObjectNode course(String id) {
        Played p = ended(id);
        return keep(id + " " + p.journal.size(), () -> PlayedCourse.of(p.box, p.journal));
    }

    private ObjectNode keep(String key, java.util.function.Supplier<ObjectNode> work) {
        synchronized (kept) {
            ObjectNode known = kept.get(key);
            if (known != null) return known;
        }
        ObjectNode made = work.get();
        synchronized (kept) {
            kept.put(key, made);
        }
        return made;
    }

    // ---- step by step

    /** Positions of a match as a seat saw them, from one on; the first is whole, each other one is what changed. */
    ObjectNode steps(String id, JsonNode wish) {
        int seat = Wire.number(wish, "seat", -1, -1, 99);
        Played p = played(id, seat, Wire.text(wish, "token", 64));
        int[] places = places(p, seat);
        int from = Wire.number(wish, "from", 0, 0, Integer.MAX_VALUE);
        if (from >= places.length) throw new Refused(404, "the match has " + places.length + " positions");
        ObjectNode node =
                Wire.object().put("positions", places.length).put("from", from).put("over", p.over);
        node.set("table", p.table);
        ArrayNode frames = node.putArray("frames");
        Rerun run = new Rerun(p.box.game, p.journal, places[from]);
        Eyes eyes = new Eyes(run.match(), p.box, seat);
        for (int i = from; i < Math.min(places.length, from + CHUNK); i++) {
            run.stepTo(places[i]);
            if (!eyes.looksAt(run.match())) eyes = new Eyes(run.match(), p.box, seat);
            frames.add(frame(run, eyes));
        }
        return node;
    }

    /** How many answers were given at each position that is shown. */
    private static int[] places(Played p, int seat) {
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < p.journal.size(); i++)
            if (p.over || p.journal.get(i).seat() == seat) places.add(i);
        if (p.over || places.isEmpty()) places.add(p.journal.size());
        return places.stream().mapToInt(i -> i).toArray();
    }

    /** What the seat saw, and what it chose if it was its turn to. */
    private static ObjectNode frame(Rerun run, Eyes eyes) {
        Match m = run.match();
        ObjectNode frame = eyes.look(Integer.toString(run.at()), true).put("n", run.at());
        frame.put("turn", m.game().turn(m.table()));
        frame.put("turnName", m.game().turnName(m.table()));
        if (run.isAtEnd()) return frame;
        Journal.Answer next = run.next();
        frame.put("next", next.seat());
        Decision d = next.seat() == eyes.seat() && !next.leaves() ? m.openFor(next.seat()) : null;
        if (d != null) frame.set("took", Wire.tree(places(d, next.codes())));
        return frame;
    }

    private static List<Integer> places(Decision d, long[] codes) {
        List<Integer> places = new ArrayList<>();
        for (long code : codes) {
            for (int i = 0; i < d.size(); i++) if (d.code(i) == code) places.add(i);
            for (int i = 0; i < d.besides(); i++) if (d.besidesCode(i) == code) places.add(d.size() + i);
        }
        return places;
    }

    // ---- judged

    /** What a bot thinks of one answer: the chance to win, and what would have been best; empty if there was no choice. */
    ObjectNode judged(String id, JsonNode wish) {
        Played p = ended(id);
        int answer = Wire.number(wish, "answer", 0, 0, Integer.MAX_VALUE);
        if (answer >= p.journal.size()) throw new Refused(404, "the match has " + p.journal.size() + " answers");
        return keep(id + " " + p.journal.size() + "#" + answer, () -> judge(p, answer));
    }

    private ObjectNode judge(Played p, int answer) {
        if (!searches.tryAcquire()) throw new Refused(503, "another match is being judged: try again in a moment");
        try {
            Analysis.Moment m = Analysis.at(p.box.game, p.journal, answer, SEARCH);
            ObjectNode node = Wire.object().put("answer", answer);
            if (m == null) return node;
            SeatNames names = new SeatNames(p.box.game, p.journal.seats, -1);
            node.put("before", m.before()).put("after", m.after()).put("best", names.in(m.best()));
            node.put("chosen", names.in(m.chosen()));
            node.set("line", Wire.tree(m.line().stream().map(names::in).toList()));
            return node;
        } finally {
            searches.release();
        }
    }
}
