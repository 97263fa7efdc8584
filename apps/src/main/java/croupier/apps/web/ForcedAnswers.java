package croupier.apps.web;

import croupier.kernel.Decision;
import croupier.kernel.Match;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;

/**
 * Where everybody is asked alike and a person has but one option, the table takes it for them: among people after a pause such as
 * that person makes when there is something to choose, at whatever pace the bots play; at once for who is alone or unseen.
 */
final class ForcedAnswers {
    /** Milliseconds. */
    private static final int RETRY = 1_000;

    /** Of the time that a decision has. */
    private static final double LATEST = 0.9;

    private final Room room;
    private final List<Chair> chairs;
    private final int[] decision;
    private final long[] since;
    private final boolean[] comes;
    private final Pauses[] pauses;

    ForcedAnswers(Room room, List<Chair> chairs) {
        this.room = room;
        this.chairs = chairs;
        decision = new int[chairs.size()];
        since = new long[chairs.size()];
        comes = new boolean[chairs.size()];
        pauses = new Pauses[chairs.size()];
    }

    /** Whether there is nothing to choose, and nothing that players do themselves, such as ending their turn. */
    static boolean isForced(Decision d) {
        return d.size() == 1 && !d.several() && d.isAlike();
    }

    /** Whether the table will answer for somebody soon. */
    boolean comes() {
        for (boolean one : comes) if (one) return true;
        return false;
    }

    /** Notes who is asked something new, and answers for those who have nothing to choose. */
    void look() {
        Match match = room.match();
        boolean running = room.isFull() && !match.isOver();
        for (Chair c : chairs) {
            Decision d = running && !c.isBots() ? match.openFor(c.seat) : null;
            int number = d == null || !d.isAlike() ? 0 : d.number();
            if (number == decision[c.seat]) continue;
            decision[c.seat] = number;
            comes[c.seat] = false;
            since[c.seat] = room.house().timer.now();
            if (d != null && isForced(d)) answerAfter(pause(c.seat, d), c.seat, number);
        }
    }

    /** A person answers what they are asked: that is how long they take. */
    void chooses(int seat) {
        if (decision[seat] != 0) of(seat).add((room.house().timer.now() - since[seat]) / 1_000_000);
    }

    private Pauses of(int seat) {
        Pauses p = pauses[seat];
        if (p == null) {
            p = new Pauses();
            pauses[seat] = p;
        }
        return p;
    }

    private long pause(int seat, Decision d) {
        if (room.isPlayedUnseen() || room.people() == 1) return 0;
        long drawn = of(seat).draw(ThreadLocalRandom.current());
        return d.seconds() == 0 ? drawn : Math.min(drawn, (long) (d.seconds() * 1000 * LATEST));
    }

    private void answerAfter(long millis, int seat, int number) {
        comes[seat] = true;
        room.house().later(millis, () -> room.locked(() -> answer(seat, number)));
    }

    private void answer(int seat, int number) {
        if (decision[seat] != number || room.house().isStopping()) return;
        comes[seat] = false;
        Decision d = room.match().isOver() ? null : room.match().openFor(seat);
        if (d == null || !isForced(d) || chairs.get(seat).isBots()) return;
        try {
            room.take(seat, d, new long[] {d.code(0)});
        } catch (Refused e) {
            room.report("the only option of seat " + (seat + 1) + ": " + e.why());
            return;
        } catch (NotStored e) {
            // it did not happen: once more in a while
            room.report("the answer of seat " + (seat + 1) + ": " + e.getMessage());
            decision[seat] = number;
            answerAfter(RETRY, seat, number);
            return;
        }
        room.changed();
    }
}
