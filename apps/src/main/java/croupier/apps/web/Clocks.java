package croupier.apps.web;

import croupier.kernel.Decision;
import croupier.kernel.Match;
import java.util.List;

/**
 * The time that each seat has for a decision, and how long somebody may be away before a bot plays on. Where the rules limit the
 * time of a decision, that counts instead of the table's clock; a table without a clock hurries nobody who plays alone with bots.
 */
final class Clocks {
    /** Milliseconds. */
    private static final int RETRY = 1_000;

    private final Room room;
    private final int seconds;
    private final int[] decision;
    private final long[] ends;
    /** Since when somebody has no connection, or when they last asked without one. */
    private final long[] goneSince;

    private final boolean[] isGone;
    private final boolean[] isAwaited;

    Clocks(Room room, int seconds) {
        this.room = room;
        this.seconds = seconds;
        int seats = room.chairs.size();
        decision = new int[seats];
        ends = new long[seats];
        goneSince = new long[seats];
        isGone = new boolean[seats];
        isAwaited = new boolean[seats];
    }

    /** Starts the clock of everybody who is asked something new. */
    void look(Match match, List<Chair> chairs, boolean running) {
        for (Chair c : chairs) {
            Decision d = running && !match.isOver() ? match.openFor(c.seat) : null;
            int limit = d == null || c.isBots() ? 0 : limit(d);
            int number = d == null || limit == 0 ? 0 : d.number();
            if (number == decision[c.seat]) continue;
            decision[c.seat] = number;
            if (number != 0) start(c.seat, number, limit);
        }
    }

    /** Seconds for a decision; 0 for any time. */
    private int limit(Decision d) {
        boolean counts = seconds > 0 || room.people() > 1;
        return counts && d.seconds() > 0 ? d.seconds() : seconds;
    }

    private void start(int seat, int number, int limit) {
        ends[seat] = room.house().timer.now() + limit * 1_000_000_000L;
        look(seat, number, limit * 1000L);
    }

    private void look(int seat, int number, long millis) {
        room.house()
                .later(
                        millis,
                        () -> room.locked(() -> {
                            if (decision[seat] != number || room.house().timer.now() < ends[seat]) return;
                            try {
                                room.timeOut(seat);
                            } catch (NotStored e) {
                                room.report(String.valueOf(e.getMessage()));
                                look(seat, number, RETRY);
                            }
                        }));
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
