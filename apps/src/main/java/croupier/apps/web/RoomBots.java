package croupier.apps.web;

import croupier.kernel.Decision;
import croupier.kernel.Generator;
import croupier.kernel.Match;
import croupier.kernel.Policy;
import croupier.lab.Bots;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;

/**
 * The bots of one match: they are asked from outside, one answer at a time, and what they say is taken like a person's. Where
 * everybody is asked alike and a person has but one option, it is taken for them too, after about the time that choosing takes:
 * others cannot tell by the pause who has something to choose.
 */
final class RoomBots {
    /** A person who chooses takes up to this many times as long as a bot. */
    private static final int LONGEST_THOUGHT = 4;

    /** Milliseconds. */
    private static final int RETRY = 1_000;

    private final Room room;
    private final List<Chair> chairs;
    private final Map<Integer, Policy> bots = new HashMap<>();
    private boolean comes;

    RoomBots(Room room, List<Chair> chairs) {
        this.room = room;
        this.chairs = chairs;
    }

    /** Whether one will answer soon. */
    boolean comes() {
        return comes;
    }

    /** Lets a bot answer soon, if one is asked. */
    void drive() {
        Match match = room.match();
        if (comes || match.isOver() || !room.isFull() || asked() < 0) return;
        comes = true;
        room.house().later(delay(match.openFor(asked())), () -> room.locked(this::answer));
    }

    private int delay(@Nullable Decision d) {
        if (d == null || d.together() || room.isPlayedUnseen()) return 0;
        if (chairs.get(d.seat()).isBots()) return room.pace;
        if (room.people() == 1) return 0;
        return ThreadLocalRandom.current().nextInt(room.pace, LONGEST_THOUGHT * room.pace + 1);
    }

    private int asked() {
        Match match = room.match();
        for (int i = 0; i < match.open(); i++)
            if (chairs.get(match.open(i).seat()).isBots() || isForced(match.open(i)))
                return match.open(i).seat();
        return -1;
    }

    /** Whether there is nothing to choose, and nothing that players do themselves, such as ending their turn. */
    static boolean isForced(Decision d) {
        return d.size() == 1 && !d.several() && d.isAlike();
    }

    private void answer() {
        comes = false;
        if (room.house().isStopping()) return;
        int seat = room.match().isOver() ? -1 : asked();
        Decision d = seat < 0 ? null : room.match().openFor(seat);
        if (d == null) return;
        try {
            room.take(seat, d, isForced(d) ? new long[] {d.code(0)} : thought(seat, d));
        } catch (Refused e) {
            room.report("the bot of seat " + (seat + 1) + ": " + e.why());
            if (!answersSomehow(seat)) return;
        } catch (IllegalStateException e) {
            // it could not be stored, so it did not happen: once more in a while
            room.report("the answer of seat " + (seat + 1) + ": " + e.getMessage());
            comes = true;
            room.house().later(RETRY, () -> room.locked(this::answer));
            return;
        }
        room.changed();
    }

    /** An answer broke a rule: the first other one that does not, so that the match goes on. */
    private boolean answersSomehow(int seat) {
        for (int i = 0; ; i++) {
            Decision d = room.match().openFor(seat);
            if (d == null || i >= d.size()) return d == null;
            long[] codes = new long[d.several() ? Math.max(1, d.min()) : 1];
            for (int k = 0; k < codes.length; k++) codes[k] = d.code((i + k) % d.size());
            try {
                room.take(seat, d, codes);
                return true;
            } catch (Refused e) {
                room.house().figures.count("refusals");
            }
        }
    }

    private long[] thought(int seat, Decision d) {
        try {
            Policy bot = bots.computeIfAbsent(seat, this::bot);
            return room.match().chosenBy(bot, seat);
        } catch (RuntimeException | AssertionError e) {
            room.report("the bot of seat " + (seat + 1) + " broke: " + e);
            long[] least = new long[d.several() ? d.min() : 1];
            for (int i = 0; i < least.length; i++) least[i] = d.several() ? d.code(i) : d.otherwise();
            return least;
        }
    }

    private Policy bot(int seat) {
        Match match = room.match();
        Policy bot = Bots.of(chairs.get(seat).bot, room.box.game);
        bot.begin(Generator.mix(match.setup().seed() + match.answers()), seat);
        return bot;
    }
}
