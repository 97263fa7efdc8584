package croupier.apps.web;

import croupier.kernel.Decision;
import croupier.kernel.Journal;
import croupier.kernel.Match;
import croupier.kernel.Reply;
import java.util.Arrays;
import java.util.List;

/**
 * A match together with its journal in the store. An answer is stored before anybody is told that it was taken; what could
 * not be stored did not happen.
 */
final class StoredMatch {
    private final House house;
    private final String id;
    private final Shelf.Box box;
    private final List<Chair> chairs;
    private Match match;
    private int stored;
    private int epoch;
    private boolean overTold;
    /** How many answers each seat has in the journal. */
    private final int[] own;

    StoredMatch(House house, Store.Kept kept, Shelf.Box box, List<Chair> chairs, Match match) {
        this.house = house;
        this.id = kept.id();
        this.box = box;
        this.chairs = chairs;
        this.match = match;
        this.stored = kept.journal().size();
        this.epoch = kept.epoch();
        this.overTold = kept.over();
        this.own = new int[chairs.size()];
        asksAlike(match);
        count();
    }

    /** Nobody can tell by a pause who has something to choose. */
    private static void asksAlike(Match match) {
        match.waitsForAll(match.setup().seats() > 1);
    }

    /**
     * The match at the decision where it was, also in the middle of a choice of several seats: who has but one option is
     * waited for again, so that answers given together stay what they were, stored but not yet in the journal.
     */
    static Match replay(House house, Store.Kept kept, Shelf.Box box) {
        Match match = replayed(kept, box);
        asksAlike(match);
        for (Store.Waiting w : house.store.waiting(kept.id())) match.answer(w.seat(), w.codes());
        return match;
    }

    private static Match replayed(Store.Kept kept, Shelf.Box box) {
        try {
            return Match.replay(box.game, kept.journal());
        } catch (RuntimeException | AssertionError | StackOverflowError e) {
            throw new Refused(
                    410,
                    "this match was begun under other rules of " + kept.journal().game
                            + " and cannot be played on with those of today: " + e.getMessage());
        }
    }

    Match match() {
        return match;
    }

    /**
     * The name of the decision that a seat is asked: how often was taken back, so that an old answer never fits, and which answer
     * of the seat is awaited. It tells nothing of other seats, and is the same after a restart.
     */
    String nameFor(int seat) {
        return epoch + "." + (own[seat] + 1);
    }

    /** Whether a seat is asked the decision of this name. */
    boolean isOpen(int seat, String decision) {
        return match.openFor(seat) != null && decision.equals(nameFor(seat));
    }

    /** Only answers that are stored count. */
    private void count() {
        Arrays.fill(own, 0);
        Journal j = match.journal();
        for (int i = 0; i < stored; i++) own[j.get(i).seat()]++;
    }

    /** Answers, and stores what came of it. */
    void take(int seat, Decision d, long[] codes) {
        if (match.answers() >= house.limits.answers()) throw new Refused("this match has become too long");
        boolean together = d.together();
        Reply reply = match.answer(seat, codes);
        if (!reply.ok()) {
            if (match.broken() != null) house.report(id, reply.reason());
            throw new Refused(reply.reason().lines().findFirst().orElse("refused"));
        }
        house.figures.count("answers");
        store(() -> {
            if (together && match.answers() == stored) house.store.waits(id, seat, codes);
            house.store.put(id, chairs.get(seat));
        });
    }

    /** Takes the default answer for a seat; whether there was something to answer. */
    boolean timeOut(int seat) {
        Decision d = match.isOver() ? null : match.openFor(seat);
        if (d == null) return false;
        boolean together = d.together();
        long[] codes = new long[d.several() ? d.min() : 1];
        for (int i = 0; i < codes.length; i++) codes[i] = d.several() ? d.code(i) : d.otherwise();
        if (!match.timeOut(seat).ok()) return false;
        store(() -> {
            if (together && match.answers() == stored) house.store.waits(id, seat, codes);
        });
        return true;
    }

    void leave(int seat) {
        Reply r = match.leave(seat);
        if (!r.ok()) throw new Refused(r.reason());
        store(() -> {});
    }

    /** Takes back the last answer of a seat, if it may. */
    Reply undo(int seat, boolean freely) {
        int before = match.answers();
        Reply r = match.undo(seat, freely);
        if (!r.ok()) return r;
        epoch++;
        boolean cut = match.answers() < before;
        stored(() -> {
            house.store.cut(id, match.answers(), epoch);
            if (cut) house.store.waitsNoMore(id);
            else house.store.waitsNoMore(id, seat);
        });
        stored = match.answers();
        count();
        overTold = match.isOver();
        return r;
    }

    /** Stores the answers that are new, together with something else. */
    private void store(Store.Work more) {
        stored(() -> {
            Journal j = match.journal();
            for (int i = stored; i < j.size(); i++) house.store.answer(id, i, j.get(i));
            if (j.size() > stored) house.store.waitsNoMore(id);
            more.run();
            if (match.isOver() && !overTold) house.store.over(id);
        });
        stored = match.answers();
        count();
        if (match.isOver() && !overTold) {
            overTold = true;
            house.figures.count("matches_ended");
        }
    }

    private void stored(Store.Work work) {
        try {
            house.store.together(work);
        } catch (RuntimeException e) {
            reload();
            throw e;
        }
    }

    private void reload() {
        Store.Kept kept = house.store.match(id);
        if (kept == null) throw new Refused(410, "the match is gone");
        match = replay(house, kept, box);
        stored = kept.journal().size();
        count();
        epoch = kept.epoch();
        overTold = kept.over();
    }
}
