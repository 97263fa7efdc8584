package croupier.apps.web;

import croupier.kernel.Decision;
import croupier.kernel.Generator;
import croupier.kernel.Match;
import croupier.kernel.Policy;
import croupier.lab.Bots;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The bots of one match: they are asked from outside, one answer at a time, and what they say is taken like a person's. They think
 * about a copy of the match, outside of the room, so that people are served meanwhile.
 */
final class RoomBots {
    /** Milliseconds. */
    private static final int RETRY = 1_000;

    /** Milliseconds after which a thought is shown. */
    private static final int LONG = 300;

    /** Who plays on where a bot broke: the next one, if that one breaks too. */
    private static final List<String> INSTEAD = List.of(Bots.USUAL, "random");

    private final Room room;
    private final List<Chair> chairs;
    private final Map<Integer, Policy> bots = new HashMap<>();
    /** By seat: how many bots broke there. */
    private final Map<Integer, Integer> broken = new HashMap<>();

    private boolean comes;
    /** What is thought about now; null for nothing. */
    private @Nullable Thought thought;

    /**
     * A choice that a bot thinks about.
     *
     * @param decision the name of the decision
     * @param about a copy of the match
     * @param since when it began, by the timer of the house
     */
    private record Thought(int seat, String decision, Match about, Policy bot, long since, boolean isSecret) {}

    RoomBots(Room room, List<Chair> chairs) {
        this.room = room;
        this.chairs = chairs;
    }

    /** Whether one will answer soon. */
    boolean comes() {
        return comes;
    }

    /** Milliseconds for which a seat has been thinking about what everybody may know that it must choose; -1 if it is not. */
    long thinksSince(int seat) {
        Thought t = thought;
        if (t == null || t.seat != seat || t.isSecret) return -1;
        long millis = (room.house().timer.now() - t.since) / 1_000_000;
        return millis < LONG ? -1 : millis;
    }

    /** Lets a bot answer soon, if one is asked. */
    void drive() {
        Match match = room.match();
        if (comes || match.isOver() || !room.isFull() || asked() < 0) return;
        comes = true;
        room.soon(delay(match.openFor(asked())), this::answer);
    }

    private int delay(@Nullable Decision d) {
        return d == null || d.together() || room.isPlayedUnseen() ? 0 : room.pace;
    }

    private int asked() {
        Match match = room.match();
        for (int i = 0; i < match.open(); i++)
            if (chairs.get(match.open(i).seat()).isBots()) return match.open(i).seat();
        return -1;
    }

    private void answer() {
        comes = false;
        if (room.house().isStopping()) return;
        int seat = room.match().isOver() ? -1 : asked();
        Decision d = seat < 0 ? null : room.match().openFor(seat);
        if (d == null) return;
        // the copy of a match that is thought about does not stop at a single option
        if (d.size() == 1 && !d.several()) take(seat, d, new long[] {d.code(0)});
        else think(seat, d);
    }

    // ---- thinking

    private void think(int seat, Decision d) {
        comes = true;
        Policy bot;
        try {
            bot = bots.computeIfAbsent(seat, this::bot);
        } catch (RuntimeException | AssertionError e) {
            bot = isReplaced(seat, e);
        }
        Thought t = new Thought(
                seat, room.nameFor(seat), room.copy(), bot, room.house().timer.now(), d.isAlike());
        thought = t;
        if (!d.isAlike()) room.house().later(LONG, () -> room.locked(() -> show(t)));
        room.think(() -> thinkOf(t));
    }

    @SuppressWarnings("ReferenceEquality") // this very thought, not one like it
    private void show(Thought t) {
        if (thought == t) room.tellSeats();
    }

    /** Outside of the room: nobody waits for it. */
    private void thinkOf(Thought t) {
        if (room.house().isStopping()) return;
        try {
            long[] codes = t.about.chosenBy(t.bot, t.seat);
            room.locked(() -> conclude(t, codes));
        } catch (PutAway e) {
            throw e;
        } catch (RuntimeException | AssertionError | StackOverflowError e) {
            room.locked(() -> breaks(t, e));
        }
    }

    /** The match may have gone on without the bot: then there is nothing to answer, or something else. */
    private void conclude(Thought t, long[] codes) {
        comes = false;
        thought = null;
        if (room.house().isStopping()) return;
        Decision d = room.match().isOver() ? null : room.match().openFor(t.seat);
        if (d != null && chairs.get(t.seat).isBots() && room.nameFor(t.seat).equals(t.decision)) take(t.seat, d, codes);
        else room.changed();
    }

    /** A bot that breaks is replaced, and thought is given to the same choice once more. */
    private void breaks(Thought t, Throwable why) {
        comes = false;
        thought = null;
        if (room.house().isStopping()) return;
        isReplaced(t.seat, why);
        drive();
    }

    private Policy isReplaced(int seat, Throwable why) {
        int times = broken.merge(seat, 1, Integer::sum);
        String instead = INSTEAD.get(Math.min(times, INSTEAD.size()) - 1);
        room.report("the bot of seat " + (seat + 1) + " broke and is replaced by '" + instead + "': " + why);
        room.say("", "the bot of seat " + (seat + 1) + " broke; another one plays on");
        Policy bot = begun(instead, seat);
        bots.put(seat, bot);
        return bot;
    }

    private Policy bot(int seat) {
        return begun(chairs.get(seat).bot, seat);
    }

    private Policy begun(String name, int seat) {
        Match match = room.match();
        Policy bot = Bots.of(name, room.box.game);
        bot.begin(Generator.mix(match.setup().seed() + match.answers()), seat);
        return bot;
    }

    // ---- answering

    private void take(int seat, Decision d, long[] codes) {
        try {
            room.take(seat, d, codes);
        } catch (Refused e) {
            room.report("the bot of seat " + (seat + 1) + ": " + e.why());
            if (!answersSomehow(seat)) return;
        } catch (IllegalStateException e) {
            // it could not be stored, so it did not happen: once more in a while
            room.report("the answer of seat " + (seat + 1) + ": " + e.getMessage());
            comes = true;
            room.soon(RETRY, this::answer);
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
}
