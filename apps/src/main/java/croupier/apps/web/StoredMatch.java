package croupier.apps.web;

import croupier.kernel.Decision;
import croupier.kernel.Game;
import croupier.kernel.Journal;
import croupier.kernel.Match;
import croupier.kernel.Reply;
import croupier.kernel.Setup;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;

/**
 * A match together with its journal in the store. An answer is stored before anybody learns that it was taken; what could
 * not be stored did not happen.
 */
final class StoredMatch {
    private final House house;
    private final String id;
    private final Lease lease;
    private final Shelf.Box box;
    private final List<Chair> chairs;
    private Match match;
    private int stored;
    private int epoch;
    private boolean overTold;
    /** Whether answers that wait for others may lie in the store. */
    private boolean waited;
    /** How many answers each seat has in the journal. */
    private final int[] own;

    StoredMatch(House house, Lease lease, Store.Kept kept, Shelf.Box box, List<Chair> chairs, Match match) {
        this.house = house;
        this.id = kept.id();
        this.lease = lease;
        this.box = box;
        this.chairs = chairs;
        this.match = match;
        this.stored = kept.journal().size();
        this.epoch = kept.epoch();
        this.overTold = kept.over();
        this.own = new int[chairs.size()];
        this.waited = true;
        count();
    }

    /**
     * The match at the decision where it was, also in the middle of a choice of several seats. The journal does not tell what
     * had to be answered as it was: such answers are given once more until the table is the one on which the answers that
     * wait were given.
     */
    static Match replay(House house, Store.Kept kept, Shelf.Box box) {
        Match match = replayed(kept, box);
        List<Store.Waiting> waiting = house.store.waiting(kept.id());
        while (!waiting.isEmpty()) {
            long now = match.hash();
            boolean any = waiting.removeIf(
                    w -> w.fits(now) && match.answer(w.seat(), w.codes()).ok());
            if (!any && !takesForced(match)) break;
        }
        return match;
    }

    private static boolean takesForced(Match match) {
        for (int i = 0; i < match.open(); i++) {
            Decision d = match.open(i);
            if (ForcedAnswers.isForced(d))
                return match.answer(d.seat(), d.code(0)).ok();
        }
        return false;
    }

    static Match start(Setup setup) {
        return replayed(setup.game(), Match.start(setup).journal());
    }

    /** Nobody can tell by a pause who has something to choose; who plays alone ends a turn themselves. */
    static Match replayed(Game game, Journal journal) {
        return journal.seats > 1 ? Match.replayAlike(game, journal) : Match.replayWithActs(game, journal);
    }

    private static Match replayed(Store.Kept kept, Shelf.Box box) {
        try {
            return replayed(box.game, kept.journal());
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
        Reply reply = match.answer(seat, codes);
        if (!reply.ok()) {
            if (match.broken() != null) {
                house.report(id, reply.reason());
                reload();
            }
            throw new Refused(reply.reason().lines().findFirst().orElse("refused"));
        }
        house.figures.count("answers");
        store(() -> house.store.put(id, chairs.get(seat)));
    }

    /** Takes the default answer for a seat; whether there was something to answer. */
    boolean timeOut(int seat) {
        if (match.isOver() || !match.timeOut(seat).ok()) return false;
        store(() -> {});
        return true;
    }

    void leave(int seat) {
        Reply r = match.leave(seat);
        if (!r.ok()) throw new Refused(r.reason());
        store(() -> {});
    }

    /** Takes back the last answer of a seat, if it may. */
    Reply undo(int seat, boolean freely) {
        Reply r = match.undo(seat, freely);
        if (!r.ok()) return r;
        epoch++;
        stored = Math.min(stored, match.answers());
        store(() -> house.store.cut(id, match.answers(), epoch, house.time()));
        overTold = match.isOver();
        return r;
    }

    /** Stores the answers that are new, and those that wait for others, together with something else. */
    private void store(Commits.Work more) {
        boolean waits = match.isGathering();
        stored(() -> {
            Journal j = match.journal();
            for (int i = stored; i < j.size(); i++) house.store.answer(id, i, j.get(i));
            if (waits || waited) storeWaiting();
            more.run();
            if (match.isOver() && !overTold) house.store.over(id, house.time());
            else house.store.touch(id, house.time());
        });
        waited = waits;
        stored = match.answers();
        count();
        if (match.isOver() && !overTold) {
            overTold = true;
            house.figures.count("matches_ended");
        }
    }

    private void storeWaiting() throws SQLException {
        house.store.waitsNoMore(id);
        long now = match.isOver() ? 0 : match.hash();
        for (int seat = 0; seat < own.length; seat++) {
            long[] codes = match.givenBy(seat);
            if (codes != null) house.store.waits(id, new Store.Waiting(seat, codes, now));
        }
    }

    private void stored(Commits.Work work) {
        try {
            lease.together(work);
        } catch (RuntimeException e) {
            // then another server has the match, and the room here is dropped
            if (lease.isLost()) throw e;
            Journal tried = match.journal();
            int times = epoch;
            try {
                reload();
                // the database stored it, only its word did not come
                if (e instanceof NotStored && times == epoch && isStored(tried)) return;
            } catch (RuntimeException again) {
                // nobody may see what was not stored: the match is loaded again when the store works
                e.addSuppressed(again);
                house.drop(id);
            }
            throw e;
        }
    }

    private boolean isStored(Journal tried) {
        if (stored == 0 || stored != tried.size() || match.isGathering()) return false;
        return Arrays.equals(
                        match.journal().get(stored - 1).codes(),
                        tried.get(stored - 1).codes())
                && match.journal().get(stored - 1).fingerprint()
                        == tried.get(stored - 1).fingerprint();
    }

    private void reload() {
        Store.Kept kept = house.store.match(id);
        if (kept == null) throw new Refused(410, "the match is gone");
        match = replay(house, kept, box);
        stored = kept.journal().size();
        waited = true;
        count();
        epoch = kept.epoch();
        overTold = kept.over();
    }
}
