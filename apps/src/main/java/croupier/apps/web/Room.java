package croupier.apps.web;

import croupier.kernel.Decision;
import croupier.kernel.Journal;
import croupier.kernel.Match;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** One match and everybody at it. All that happens here happens one after the other. */
final class Room {
    final String id;
    final Shelf.Box box;
    final boolean listed;
    final int clock;
    final int pace;
    final long made;
    final List<Chair> chairs;
    private final House house;
    private final Lease lease;
    private final ReentrantLock lock = new ReentrantLock();
    private final List<Line> lines = new ArrayList<>();
    final Seating seating;
    private final Talk talk;
    private final StoredMatch play;
    private final RoomBots bots;
    private final ForcedAnswers forced;
    private final TakingBack takingBack;
    private final RoomFrames frames = new RoomFrames(this);
    private final Clocks clocks;
    private String next;
    /** Seats whose people want a rematch. */
    private int wantRematch;

    private long touched;
    /** For whom bots think here: who came last, or else the match itself. */
    private String address;

    private boolean isPutAway;
    private @Nullable ObjectNode toldSeats;

    private Room(
            House house,
            Lease lease,
            Store.Kept kept,
            List<Chair> chairs,
            List<Store.Said> said,
            Shelf.Box box,
            Match match) {
        this.house = house;
        this.lease = lease;
        this.id = kept.id();
        this.box = box;
        this.listed = kept.listed();
        this.clock = kept.clock();
        this.pace = kept.pace();
        this.made = kept.made();
        this.next = kept.next();
        this.chairs = chairs;
        this.seating = new Seating(house.store, lease, chairs);
        this.talk = new Talk(house.store, lease, said);
        this.play = new StoredMatch(house, lease, kept, box, chairs, match);
        this.bots = new RoomBots(this, chairs);
        this.forced = new ForcedAnswers(this, chairs);
        this.takingBack = new TakingBack(this, play);
        this.clocks = new Clocks(this, TimeControl.of(kept.clock()));
        this.touched = house.timer.now();
        this.address = id;
    }

    // ---- coming and going of the room itself

    /** A new match, stored. */
    static Room open(House house, Lease lease, Store.Kept kept, List<Chair> chairs, Shelf.Box box, Match match) {
        house.store.together(() -> {
            house.store.keep(kept.journal().content, kept.journal().game, box.content);
            house.store.add(kept, house.time());
            if (lease.fence() > 0) house.store.leases().begin(kept.id(), house.servers.name());
            for (Chair c : chairs) house.store.put(kept.id(), c);
            for (int i = 0; i < kept.journal().size(); i++)
                house.store.answer(kept.id(), i, kept.journal().get(i));
        });
        return new Room(house, lease, kept, chairs, new ArrayList<>(), box, match);
    }

    /** A stored match, at the decision where it was, also in the middle of a choice of several seats. */
    static @Nullable Room load(House house, Lease lease) {
        String id = lease.match();
        Store.Kept kept = house.store.match(id);
        if (kept == null) return null;
        Shelf.Box box = house.shelf.box(kept.journal().game, kept.journal().content, house.store);
        Match match = StoredMatch.replay(house, kept, box);
        return new Room(house, lease, kept, house.store.chairs(id), house.store.chat(id), box, match);
    }

    <T> T locked(Supplier<T> work) {
        lock.lock();
        try {
            if (isPutAway) throw new PutAway();
            touched = house.timer.now();
            return work.get();
        } finally {
            lock.unlock();
        }
    }

    void locked(Runnable work) {
        locked(() -> {
            work.run();
            return true;
        });
    }

    /** Puts it away if nobody needs it in memory: who comes to it later finds another room of the match. */
    boolean isPutAway(long idleNanos) {
        if (!lock.tryLock()) return false;
        try {
            boolean isNeeded = !lines.isEmpty() || bots.comes() || forced.comes() || clocks.run();
            if (!isNeeded && house.timer.now() - touched > idleNanos) isPutAway = true;
            return isPutAway;
        } finally {
            lock.unlock();
        }
    }

    /** Several servers: no other one needs to go on with a match that was put away. */
    void releases() {
        if (lease.fence() == 0) return;
        try {
            lease.together(() -> house.store.leases().release(id));
        } catch (RuntimeException e) {
            report("the lease was not given back: " + e.getMessage());
        }
    }

    /** What is in memory is not what is stored: nobody looks at it any more; pages come back to the stored match. */
    void drop(String why) {
        isPutAway = true;
        ObjectNode bye = Wire.object().put("t", "bye").put("why", why);
        for (Line l : lines()) l.finish(bye);
        lines.clear();
    }

    /** The room was made or loaded: clocks run, bots play, and absent players are awaited. */
    void wake() {
        for (Chair c : chairs) if (c.who == Chair.Who.PERSON && c.here == 0) misses(c);
        goOn();
    }

    /** Clocks run for those who are asked, the table answers for who has nothing to choose, bots play. */
    private void goOn() {
        clocks.look(match(), chairs, isFull());
        forced.look();
        bots.drive();
    }

    /** Does something here in a while; where only bots play, not before everything else is done. */
    void soon(long millis, Runnable work) {
        if (people() == 0) house.laterBehind(millis, () -> locked(work));
        else house.later(millis, () -> locked(work));
    }

    /** Lets a bot of this match think, outside of the room; where only bots play, not before everything else is done. */
    void think(Runnable thought) {
        if (people() == 0) house.laterBehind(0, thought);
        else house.think(address, thought);
    }

    Match match() {
        return play.match();
    }

    /** The match at the same decision once more, to think about outside of the room. */
    Match copy() {
        return match().forkInto(match().seen(0).scratch());
    }

    String nameFor(int seat) {
        return play.nameFor(seat);
    }

    boolean isOver() {
        return match().isOver();
    }

    boolean isFull() {
        return seating.isFull();
    }

    /** Whether people play here and nobody looks: bots need not take their time. */
    boolean isPlayedUnseen() {
        return lines.isEmpty() && people() > 0;
    }

    // ---- people

    /** Somebody at this address plays here. */
    void isFor(String caller) {
        address = caller;
    }

    void enter(Line line, int seat) {
        lines.add(line);
        if (seat >= 0) isFor(line.address());
        line.watch(eyes(seat));
        if (seat >= 0) {
            Chair c = chairs.get(seat);
            c.here++;
            clocks.isBack(seat);
            if (c.away) giveBack(c);
        }
        clocks.look(match(), chairs, isFull());
        ObjectNode table = frames.table(seat);
        if (seat >= 0 && !next.isEmpty()) table.put("nextToken", line.token());
        line.send(table);
        line.send(frames.state(line));
        tellSeats();
        goOn();
    }

    /**
     * What somebody without a connection sees of the match as it is now, all of it. Who holds a seat is here by asking, for as long as
     * others are awaited who have lost their connection.
     */
    ObjectNode look(int seat, String known, boolean withLog) {
        if (seat >= 0) {
            Chair c = chairs.get(seat);
            clocks.isBack(seat);
            if (c.away) giveBack(c);
            if (c.here == 0) misses(c);
        }
        return frames.whole(eyes(seat), known, withLog);
    }

    /** A connection has ended. */
    void leave(Line line) {
        try {
            locked(() -> exit(line));
        } catch (PutAway e) {
            // it was sent away from here
        }
    }

    private void exit(Line line) {
        if (!lines.remove(line)) return;
        if (line.seat() >= 0) {
            Chair c = chairs.get(line.seat());
            c.here--;
            if (c.here == 0) misses(c);
        }
        tellSeats();
    }

    /** Somebody has no connection; with others at the table a bot plays on after a while. */
    private void misses(Chair c) {
        if (people() > 1) clocks.isGone(c.seat);
    }

    long people() {
        return seating.people();
    }

    long watching() {
        return lines.stream().filter(l -> l.seat() < 0).count();
    }

    /** A person takes an open seat; the token is what holds it. */
    String sit(int seat, String name) {
        String token = seating.sit(seat, name);
        changed();
        return token;
    }

    /** Bots take the seats that are still open. */
    void fill() {
        seating.fill();
        changed();
    }

    /** A bot plays on for somebody. */
    void takeOver(int seat) {
        Chair c = chairs.get(seat);
        if (c.who != Chair.Who.PERSON || c.away || isOver()) return;
        seating.setAway(c, true);
        changed();
    }

    /** The person is back: the seat is theirs again, from the decision that is open now. */
    void giveBack(Chair c) {
        seating.setAway(c, false);
        goOn();
        tellSeats();
    }

    // ---- answers

    /** An answer by the options' places; refused with a reason, or taken and stored. Resending the last one is harmless. */
    void answer(int seat, String decision, int[] picks) {
        Chair c = chairs.get(seat);
        String given = Arrays.toString(picks);
        if (decision.equals(c.lastDecision) && !play.isOpen(seat, decision)) {
            if (given.equals(c.lastPicks)) return;
            throw new Refused("this decision was answered already, with something else");
        }
        Decision d = asked(seat, decision);
        long[] codes = new long[picks.length];
        for (int i = 0; i < codes.length; i++) {
            // what may be done besides is counted behind the options
            int besides = picks[i] - d.size();
            if (picks[i] < 0 || besides >= d.besides())
                throw new Refused("there is no option " + (picks[i] + 1) + "; there are " + d.size());
            codes[i] = besides < 0 ? d.code(picks[i]) : d.besidesCode(besides);
        }
        forced.chooses(seat);
        Chair before = c.copy();
        c.lastDecision = decision;
        c.lastPicks = given;
        try {
            take(seat, d, codes);
        } catch (RuntimeException e) {
            c.lastDecision = before.lastDecision;
            c.lastPicks = before.lastPicks;
            throw e;
        }
        changed();
    }

    /** The open decision of a seat, if it is the one with this name. */
    private Decision asked(int seat, String decision) {
        if (isOver()) throw new Refused("the match is over");
        if (!isFull()) throw new Refused("not all seats are taken yet");
        if (chairs.get(seat).away) throw new Refused("a bot plays for you: take your seat back first");
        Decision d = match().openFor(seat);
        if (d == null) throw new Refused("you are not asked now");
        if (!decision.equals(play.nameFor(seat)))
            throw new Refused("that was another decision; decision " + play.nameFor(seat) + " is open now");
        return d;
    }

    /** Whether a seat has but one option, which the table takes for it. */
    boolean isAnsweredFor(int seat) {
        Decision d = match().openFor(seat);
        return d != null && ForcedAnswers.isForced(d);
    }

    /** Answers and stores, for a person or a bot. */
    void take(int seat, Decision d, long[] codes) {
        play.take(seat, d, codes);
        takingBack.lapses();
    }

    /** Time has run out for a seat; nothing is said where nobody may learn who had something to choose. */
    void timeOut(int seat) {
        Decision d = match().openFor(seat);
        boolean silent = d != null && d.isAlike();
        if (!play.timeOut(seat)) return;
        if (!silent) say("", chairs.get(seat).name + " ran out of time");
        changed();
    }

    /** The time that a seat had for the whole match is over: so is the match for it. */
    void timeIsUp(int seat) {
        play.leave(seat);
        say("", chairs.get(seat).name + " has no time left and gives up");
        changed();
    }

    /** Gives up. */
    void concede(int seat) {
        play.leave(seat);
        say("", chairs.get(seat).name + " gives up");
        changed();
    }

    void undo(int seat) {
        takingBack.ask(seat);
    }

    void agree(int seat, boolean yes) {
        takingBack.agree(seat, yes);
    }

    // ---- looking ahead

    /** What an answer to this decision would do; nothing if another one is open by now. */
    ArrayNode preview(Eyes eyes, String decision, Foresight.Wish wish) {
        if (isOver() || match().openFor(eyes.seat()) == null) return Wire.array();
        if (!decision.equals(play.nameFor(eyes.seat()))) return Wire.array();
        try {
            return Foresight.of(match(), eyes, wish);
        } catch (RuntimeException | AssertionError | StackOverflowError e) {
            report("a look ahead broke: " + e);
            return Wire.array();
        }
    }

    // ---- talking

    void say(String name, String text) {
        talk.say(name, text);
        tell(Talk.frame(name, text));
    }

    void writeTalk(ArrayNode into) {
        talk.write(into);
    }

    /** Starts another match of these people when all who are here want it; everybody moves on by one seat. */
    void rematch(int seat, String address) {
        if (!isOver()) throw new Refused("the match is not over");
        if (next.isEmpty() && !isAgreed(seat)) return;
        if (next.isEmpty()) {
            String made = house.newMatches.again(this, match().setup(), address).id;
            lease.together(() -> house.store.next(id, made));
            next = made;
            for (Line l : lines) l.send(nextFor(l));
        } else for (Line l : lines) if (l.seat() == seat) l.send(nextFor(l));
    }

    private boolean isAgreed(int seat) {
        boolean isNew = (wantRematch & (1 << seat)) == 0;
        wantRematch |= 1 << seat;
        for (Chair c : chairs)
            if (c.who == Chair.Who.PERSON && c.here > 0 && (wantRematch & (1 << c.seat)) == 0) {
                if (isNew) say("", chairs.get(seat).name + " would like to play once more");
                tellSeats();
                return false;
            }
        return true;
    }

    /** Whether a seat's person wants to play once more. */
    boolean wantsRematch(int seat) {
        return (wantRematch & (1 << seat)) != 0;
    }

    /** Where the match goes on; who holds a seat holds one there by the same token. */
    private ObjectNode nextFor(Line l) {
        ObjectNode frame = Wire.object().put("t", "next").put("match", next);
        if (l.seat() >= 0) frame.put("token", l.token());
        return frame;
    }

    /** The match that was made from this one; empty for none. */
    String next() {
        return next;
    }

    // ---- telling

    /** Something has changed: everybody gets what they may see of it, clocks and bots go on. */
    void changed() {
        clocks.look(match(), chairs, isFull());
        for (Line l : lines) l.send(frames.state(l));
        tellSeats();
        goOn();
    }

    /** The match is another object than before: everybody gets everything again. */
    void lookAnew() {
        for (Line l : lines) l.watch(eyes(l.seat()));
    }

    /** What a seat is shown of the match as it is now. */
    Eyes eyes(int seat) {
        return new Eyes(match(), box, seat);
    }

    ObjectNode stateOf(Line l) {
        return frames.state(l);
    }

    ObjectNode summary() {
        return frames.summary();
    }

    /** Milliseconds for which the bot of a seat has been thinking, if that is worth showing; else -1. */
    long thinksSince(int seat) {
        return bots.thinksSince(seat);
    }

    /** What does not change while the match lasts, for a page that looks from this seat. */
    ObjectNode table(int seat) {
        return frames.table(seat);
    }

    /** Milliseconds that a seat has for its decision; 0 if no clock runs. */
    long timeLeft(int seat) {
        return clocks.left(seat);
    }

    /** Milliseconds that a seat that is not asked has for the rest of the match; 0 for any time. */
    long timeInBank(int seat) {
        return chairs.get(seat).isBots() ? 0 : clocks.inBank(seat);
    }

    private void tell(ObjectNode frame) {
        for (Line l : lines) l.send(frame);
    }

    /** Tells everybody who plays, but this one. */
    void tellOthers(int seat, ObjectNode frame) {
        for (Line l : lines) if (l.seat() >= 0 && l.seat() != seat) l.send(frame);
    }

    /** Sends everybody who sits where, if that has changed since it was sent last. */
    void tellSeats() {
        ObjectNode seats = frames.seats();
        if (seats.equals(toldSeats)) return;
        toldSeats = seats;
        tell(seats);
    }

    void report(String what) {
        house.report(id, what);
    }

    Journal journal() {
        return match().journal();
    }

    List<Line> lines() {
        return List.copyOf(lines);
    }

    /** The last thing that everybody here is sent. */
    void tellAll(ObjectNode bye) {
        try {
            locked(() -> {
                for (Line l : lines) l.finish(bye);
            });
        } catch (PutAway e) {
            // nobody is here
        }
    }

    House house() {
        return house;
    }
}
