package croupier.apps.web;

import croupier.kernel.Decision;
import croupier.kernel.Match;
import java.util.Arrays;
import java.util.List;

/**
 * The time that each seat has for a decision and for the match, and how long somebody may be away before a bot plays on. Where the rules limit the
 * time of a decision, that counts instead of the table's clock; a table without a clock hurries nobody who plays alone with bots.
 */
final class Clocks {
    /** Milliseconds. */
    private static final int RETRY = 1_000;

    /** Nanoseconds. */
    private static final long SECOND = 1_000_000_000L;

    private static final long MILLI = 1_000_000L;

    private final Room room;
    private final TimeControl time;
    private final int[] decision;
    private final long[] ends;
    /** Nanoseconds that seats have for the rest of the match, and since when those asked now spend them; 0 if they do not. */
    private final long[] bank;

    private final long[] spends;
    /** Since when somebody has no connection, or when they last asked without one. */
    private final long[] goneSince;

    private final boolean[] isGone;
    private final boolean[] isAwaited;

    Clocks(Room room, TimeControl time) {
        this.room = room;
        this.time = time;
        int seats = room.chairs.size();
        decision = new int[seats];
        ends = new long[seats];
        bank = new long[seats];
        spends = new long[seats];
        Arrays.fill(bank, time.match() * SECOND);
        goneSince = new long[seats];
        isGone = new boolean[seats];
        isAwaited = new boolean[seats];
    }

    /** Starts the clock of everybody who is asked something new. */
    void look(Match match, List<Chair> chairs, boolean running) {
        for (Chair c : chairs) {
            Decision d = running && !match.isOver() ? match.openFor(c.seat) : null;
            if (d != null && (c.isBots() || (limit(d) == 0 && !usesBank(d)))) d = null;
            int number = d == null ? 0 : d.number();
            if (number == decision[c.seat]) continue;
            answered(c.seat);
            decision[c.seat] = number;
            if (d != null) start(c.seat, d);
        }
    }

    /** Seconds for a decision; 0 for any time. */
    private int limit(Decision d) {
        boolean counts = time.counts() || room.people() > 1;
        return counts && d.seconds() > 0 ? d.seconds() : time.decision();
    }

    /** Whether a decision takes of the time of the match; one that the rules limit does not. */
    private boolean usesBank(Decision d) {
        return time.match() > 0 && d.seconds() == 0;
    }

    private void start(int seat, Decision d) {
        long now = room.house().timer.now();
        long left = limit(d) == 0 ? Long.MAX_VALUE : limit(d) * SECOND;
        if (usesBank(d)) {
            spends[seat] = Math.max(1, now);
            left = Math.min(left, bank[seat]);
        }
        ends[seat] = now + left;
        look(seat, d.number(), (left + MILLI - 1) / MILLI);
    }

    /** What was spent is gone, and an answer brings the increment. */
    private void answered(int seat) {
        if (spends[seat] == 0) return;
        spend(seat);
        if (bank[seat] > 0) bank[seat] += time.increment() * SECOND;
    }

    private void spend(int seat) {
        bank[seat] = Math.max(0, bank[seat] - (room.house().timer.now() - spends[seat]));
        spends[seat] = 0;
    }

    private void look(int seat, int number, long millis) {
        room.house()
                .later(
                        millis,
                        () -> room.locked(() -> {
                            if (decision[seat] != number || room.house().timer.now() < ends[seat]) return;
                            try {
                                if (isSpent(seat)) room.timeIsUp(seat);
                                else room.timeOut(seat);
                            } catch (NotStored e) {
                                room.report(String.valueOf(e.getMessage()));
                                look(seat, number, RETRY);
                            }
                        }));
    }

    private boolean isSpent(int seat) {
        return spends[seat] != 0 && room.house().timer.now() - spends[seat] >= bank[seat];
    }

    /** Milliseconds that a seat has for the rest of the match while it is not asked; 0 for any time. */
    long inBank(int seat) {
        return bank[seat] / MILLI;
    }

    /** Milliseconds that a seat still has; 0 if no clock runs for it. */
    long left(int seat) {
        return decision[seat] == 0
                ? 0
                : Math.max(1, (ends[seat] - room.house().timer.now()) / 1_000_000);
    }

    /** Whether somebody's time runs. */
    boolean run() {
        for (int number : decision) if (number != 0) return true;
        return false;
    }

    /** Somebody has no connection from now on; asked again, they are awaited from then on. */
    void isGone(int seat) {
        isGone[seat] = true;
        goneSince[seat] = room.house().timer.now();
        if (!isAwaited[seat]) await(seat, room.house().limits.awaySeconds() * 1_000_000_000L);
    }

    /** One look at a time waits for each seat, however often somebody comes and goes. */
    private void await(int seat, long nanos) {
        isAwaited[seat] = true;
        room.house()
                .later(
                        (nanos + 999_999) / 1_000_000,
                        () -> room.locked(() -> {
                            isAwaited[seat] = false;
                            if (!isGone[seat] || room.chairs.get(seat).here > 0) return;
                            long left = goneSince[seat]
                                    + room.house().limits.awaySeconds() * 1_000_000_000L
                                    - room.house().timer.now();
                            if (left > 0) await(seat, left);
                            else room.takeOver(seat);
                        }));
    }

    void isBack(int seat) {
        isGone[seat] = false;
    }
}
