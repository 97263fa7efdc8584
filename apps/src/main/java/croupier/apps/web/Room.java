package croupier.apps.web;

import croupier.kernel.Decision;
import croupier.kernel.Generator;
import croupier.kernel.Journal;
import croupier.kernel.Match;
import croupier.kernel.Policy;
import croupier.kernel.Reply;
import croupier.lab.Bots;
import croupier.lab.Hint;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** One match and everybody at it. All that happens here happens one after the other. */
final class Room {
    private static final int MOST_SAID = 500;

    final String id;
    final Shelf.Box box;
    final boolean listed;
    final int clock;
    final int pace;
    final long made;
    final List<Chair> chairs;
    private final House house;
    private final ReentrantLock lock = new ReentrantLock();
    private final List<Line> lines = new ArrayList<>();
    private final List<Store.Said> said;
    private final Map<Integer, Policy> bots = new HashMap<>();
    private final Clocks clocks;
    private Match match;
    private int stored;
    private int epoch;
    private String next;
    private boolean overTold;
    private boolean botComes;
    private long touched = System.nanoTime();
    /** Who wants to take back an answer, and who has agreed. */
    private int undoBy = -1;

    private int undoAgreed;

    private Room(House house, Store.Kept kept, List<Chair> chairs, List<Store.Said> said, Shelf.Box box, Match match) {
        this.house = house;
        this.id = kept.id();
        this.box = box;
        this.listed = kept.listed();
        this.clock = kept.clock();
        this.pace = kept.pace();
        this.made = kept.made();
        this.epoch = kept.epoch();
        this.next = kept.next();
        this.chairs = chairs;
        this.said = said;
        this.match = match;
        this.stored = match.answers();
        this.overTold = kept.over();
        this.clocks = new Clocks(this, kept.clock());
    }

    // ---- coming and going of the room itself

    /** A new match, stored. */
    static Room open(House house, Store.Kept kept, List<Chair> chairs, Shelf.Box box, Match match) {
        house.store.together(() -> {
            house.store.keep(kept.journal().content, kept.journal().game, box.content);
            house.store.add(kept);
            for (Chair c : chairs) house.store.put(kept.id(), c);
        });
        return new Room(house, kept, chairs, new ArrayList<>(), box, match);
    }

    /** A stored match, at the decision where it was, also in the middle of a choice of several seats. */
    static @Nullable Room load(House house, String id) {
        Store.Kept kept = house.store.match(id);
        if (kept == null) return null;
        Shelf.Box box = house.shelf.box(kept.journal().game, kept.journal().content, house.store);
        Match match = replay(house, kept, box);
        return new Room(house, kept, house.store.chairs(id), house.store.chat(id), box, match);
    }

    private static Match replay(House house, Store.Kept kept, Shelf.Box box) {
        Match match = replayed(kept, box);
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

    /** What could not be stored did not happen. */
    private void reload() {
        Store.Kept kept = house.store.match(id);
        if (kept == null) throw new Refused(410, "the match is gone");
        match = replay(house, kept, box);
        stored = match.answers();
        epoch = kept.epoch();
        for (Line l : lines) l.watch(new Eyes(match, box, l.seat()));
    }

    <T> T locked(java.util.function.Supplier<T> work) {
        lock.lock();
        try {
            touched = System.nanoTime();
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

    /** Whether nobody needs it in memory. */
    boolean isIdle(long nanos) {
        if (!lock.tryLock()) return false;
        try {
            return lines.isEmpty() && !botComes && System.nanoTime() - touched > nanos;
        } finally {
            lock.unlock();
        }
    }

    boolean isOver() {
        return match.isOver();
    }

    boolean isFull() {
        return chairs.stream().noneMatch(c -> c.who == Chair.Who.OPEN);
    }

    int answers() {
        return match.answers();
    }

    // ---- people

    void enter(Line line, int seat) {
        lines.add(line);
        line.watch(new Eyes(match, box, seat));
        if (seat >= 0) {
            Chair c = chairs.get(seat);
            c.here++;
            clocks.isBack(seat);
            if (c.away) giveBack(c);
        }
        line.send(table(seat));
        line.send(state(line));
        tellSeats();
        drive();
    }

    void exit(Line line) {
        if (!lines.remove(line)) return;
        if (line.seat() >= 0) {
            Chair c = chairs.get(line.seat());
            c.here--;
            if (c.here == 0 && people() > 1) clocks.isGone(c.seat);
        }
        tellSeats();
    }

    private long people() {
        return chairs.stream().filter(c -> c.who == Chair.Who.PERSON).count();
    }

    /** A person takes an open seat; the token is what holds it. */
    String sit(int seat, String name) {
        if (seat < 0 || seat >= chairs.size()) throw new Refused("there is no seat " + (seat + 1));
        Chair c = chairs.get(seat);
        if (c.who != Chair.Who.OPEN) throw new Refused(409, "seat " + (seat + 1) + " is taken");
        String token = Tokens.seat();
        c.who = Chair.Who.PERSON;
        c.name = name;
        c.token = Tokens.hash(token);
        house.store.together(() -> house.store.put(id, c));
        changed();
        return token;
    }

    int firstOpen() {
        for (Chair c : chairs) if (c.who == Chair.Who.OPEN) return c.seat;
        throw new Refused(409, "all seats are taken; you may watch");
    }

    /** Bots take the seats that are still open. */
    void fill() {
        for (Chair c : chairs)
            if (c.who == Chair.Who.OPEN) {
                c.who = Chair.Who.BOT;
                c.name = c.bot;
            }
        house.store.together(() -> {
            for (Chair c : chairs) house.store.put(id, c);
        });
        changed();
    }

    /** The seat that a token holds, or -1. */
    int seatOf(String token) {
        if (token.isEmpty()) return -1;
        for (Chair c : chairs) if (!c.token.isEmpty() && Tokens.fits(token, c.token)) return c.seat;
        return -1;
    }

    /** A bot plays on for somebody. */
    void takeOver(int seat) {
        Chair c = chairs.get(seat);
        if (c.who != Chair.Who.PERSON || c.away || match.isOver()) return;
        c.away = true;
        house.store.together(() -> house.store.put(id, c));
        tellSeats();
        drive();
    }

    void giveBack(Chair c) {
        c.away = false;
        house.store.together(() -> house.store.put(id, c));
        tellSeats();
    }

    // ---- answers

    /** An answer by the options' places; refused with a reason, or taken and stored. Resending the last one is harmless. */
    void answer(int seat, String decision, int[] picks) {
        Chair c = chairs.get(seat);
        String given = java.util.Arrays.toString(picks);
        if (decision.equals(c.lastDecision) && !isOpen(seat, decision)) {
            if (given.equals(c.lastPicks)) return;
            throw new Refused("this decision was answered already, with something else");
        }
        if (match.isOver()) throw new Refused("the match is over");
        if (!isFull()) throw new Refused("not all seats are taken yet");
        Decision d = match.openFor(seat);
        if (d == null) throw new Refused("you are not asked now");
        if (!decision.equals(epoch + "." + d.number()))
            throw new Refused("that was another decision; decision " + d.number() + " is open now");
        long[] codes = new long[picks.length];
        for (int i = 0; i < codes.length; i++) {
            if (picks[i] < 0 || picks[i] >= d.size())
                throw new Refused("there is no option " + (picks[i] + 1) + "; there are " + d.size());
            codes[i] = d.code(picks[i]);
        }
        c.lastDecision = decision;
        c.lastPicks = given;
        take(seat, d, codes);
        changed();
    }

    private boolean isOpen(int seat, String decision) {
        Decision d = match.openFor(seat);
        return d != null && decision.equals(epoch + "." + d.number());
    }

    /** Answers, and stores what came of it. */
    private void take(int seat, Decision d, long[] codes) {
        if (match.answers() >= house.limits.answers()) throw new Refused("this match has become too long");
        boolean together = d.together();
        Reply reply = match.answer(seat, codes);
        if (!reply.ok()) {
            if (match.broken() != null) house.report(id, reply.reason());
            throw new Refused(reply.reason().lines().findFirst().orElse("refused"));
        }
        house.figures.count("answers");
        undoBy = -1;
        store(() -> {
            if (together && match.answers() == stored) house.store.waits(id, seat, codes);
            house.store.put(id, chairs.get(seat));
        });
    }

    /** Stores the answers that are new, together with something else. */
    private void store(Store.Work more) {
        try {
            house.store.together(() -> {
                Journal j = match.journal();
                for (int i = stored; i < j.size(); i++) house.store.answer(id, i, j.get(i));
                if (j.size() > stored) house.store.waitsNoMore(id);
                more.run();
                if (match.isOver() && !overTold) house.store.over(id);
            });
        } catch (RuntimeException e) {
            reload();
            throw e;
        }
        stored = match.answers();
        if (match.isOver() && !overTold) {
            overTold = true;
            house.figures.count("matches_ended");
        }
    }

    /** Time has run out for a seat. */
    void timeOut(int seat) {
        Decision d = match.openFor(seat);
        if (d == null || match.isOver()) return;
        boolean together = d.together();
        long[] codes = {d.otherwise()};
        if (!match.timeOut(seat).ok()) return;
        store(() -> {
            if (together && match.answers() == stored) house.store.waits(id, seat, codes);
        });
        say("", chairs.get(seat).name + " ran out of time");
        changed();
    }

    /** Gives up. */
    void concede(int seat) {
        Reply r = match.leave(seat);
        if (!r.ok()) throw new Refused(r.reason());
        store(() -> {});
        say("", chairs.get(seat).name + " gives up");
        changed();
    }

    // ---- taking back

    /** Free alone with bots, and as long as nobody has learnt anything; otherwise the others are asked. */
    void undo(int seat) {
        boolean alone = people() == 1;
        int before = match.answers();
        Reply r = match.undo(seat, alone);
        if (r.ok()) {
            tookBack(seat, before);
            return;
        }
        if (alone || match.isOver()) throw new Refused(r.reason());
        undoBy = seat;
        undoAgreed = 1 << seat;
        ObjectNode asked = Wire.object().put("t", "undo?").put("seat", seat).put("name", chairs.get(seat).name);
        for (Line l : lines) if (l.seat() >= 0 && l.seat() != seat) l.send(asked);
        throw new Refused(r.reason() + ": the others are asked whether you may");
    }

    void agree(int seat, boolean yes) {
        if (undoBy < 0 || undoBy == seat) return;
        int by = undoBy;
        if (!yes) {
            undoBy = -1;
            say("", chairs.get(seat).name + " does not agree to take back");
            return;
        }
        undoAgreed |= 1 << seat;
        for (Chair c : chairs) if (c.who == Chair.Who.PERSON && !c.away && (undoAgreed & (1 << c.seat)) == 0) return;
        int before = match.answers();
        if (match.undo(by, true).ok()) tookBack(by, before);
    }

    private void tookBack(int seat, int before) {
        undoBy = -1;
        epoch++;
        boolean cut = match.answers() < before;
        try {
            house.store.together(() -> {
                house.store.cut(id, match.answers(), epoch);
                if (cut) house.store.waitsNoMore(id);
                else house.store.waitsNoMore(id, seat);
            });
        } catch (RuntimeException e) {
            reload();
            throw e;
        }
        stored = match.answers();
        overTold = match.isOver();
        if (people() > 1) say("", chairs.get(seat).name + " takes back an answer");
        for (Line l : lines) l.watch(new Eyes(match, box, l.seat()));
        changed();
    }

    // ---- bots

    /** Lets a bot answer soon, if one is asked. */
    void drive() {
        if (botComes || match.isOver() || !isFull() || botAsked() < 0) return;
        botComes = true;
        Decision d = match.openFor(botAsked());
        boolean hurries = d == null || d.together() || (lines.isEmpty() && people() > 0);
        house.later(hurries ? 0 : pace, () -> locked(this::botAnswers));
    }

    private int botAsked() {
        for (int i = 0; i < match.open(); i++)
            if (chairs.get(match.open(i).seat()).isBots()) return match.open(i).seat();
        return -1;
    }

    private void botAnswers() {
        botComes = false;
        int seat = match.isOver() ? -1 : botAsked();
        Decision d = seat < 0 ? null : match.openFor(seat);
        if (d == null) return;
        try {
            take(seat, d, thought(seat, d));
        } catch (Refused e) {
            house.report(id, "the bot of seat " + (seat + 1) + ": " + e.why());
            if (!answersSomehow(seat)) return;
        }
        changed();
    }

    /** An answer broke a rule: the first other one that does not, so that the match goes on. */
    private boolean answersSomehow(int seat) {
        for (int i = 0; ; i++) {
            Decision d = match.openFor(seat);
            if (d == null || i >= d.size()) return d == null;
            long[] codes = new long[d.several() ? Math.max(1, d.min()) : 1];
            for (int k = 0; k < codes.length; k++) codes[k] = d.code((i + k) % d.size());
            try {
                take(seat, d, codes);
                return true;
            } catch (Refused e) {
                house.figures.count("refusals");
            }
        }
    }

    private long[] thought(int seat, Decision d) {
        try {
            Policy bot = bots.computeIfAbsent(seat, this::bot);
            return match.chosenBy(bot, seat);
        } catch (RuntimeException | AssertionError e) {
            house.report(id, "the bot of seat " + (seat + 1) + " broke: " + e);
            long[] least = new long[d.several() ? d.min() : 1];
            for (int i = 0; i < least.length; i++) least[i] = d.several() ? d.code(i) : d.otherwise();
            return least;
        }
    }

    private Policy bot(int seat) {
        Policy bot = Bots.of(chairs.get(seat).bot, box.game);
        bot.begin(Generator.mix(match.setup().seed() + match.answers()), seat);
        return bot;
    }

    // ---- looking ahead

    ArrayNode preview(Eyes eyes, int[] picks) {
        if (match.isOver() || match.openFor(eyes.seat()) == null) return Wire.array();
        try {
            return Foresight.of(match, eyes, picks);
        } catch (RuntimeException | AssertionError | StackOverflowError e) {
            house.report(id, "a look ahead broke: " + e);
            return Wire.array();
        }
    }

    /** The places of the options that the greedy bot would choose. */
    List<Integer> hint(int seat) {
        Decision d = match.openFor(seat);
        if (d == null) throw new Refused("you are not asked now");
        List<Integer> places = new ArrayList<>();
        for (long code : Hint.of(match, seat)) {
            int i = 0;
            while (i < d.size() && d.code(i) != code) i++;
            places.add(i);
        }
        return places;
    }

    // ---- talking

    void say(String name, String text) {
        Store.Said one = new Store.Said(name, text);
        if (said.size() >= MOST_SAID) {
            if (name.isEmpty()) return;
            throw new Refused("enough has been said at this table");
        }
        said.add(one);
        house.store.together(() -> house.store.say(id, said.size(), one));
        ObjectNode frame = Wire.object().put("t", "said").put("name", name).put("text", text);
        for (Line l : lines) l.send(frame);
    }

    /** The same people once more; everybody moves on by one seat. */
    void rematch(int seat) {
        if (!match.isOver()) throw new Refused("the match is not over");
        if (!next.isEmpty()) {
            for (Line l : lines)
                if (l.seat() == seat) l.send(Wire.object().put("t", "next").put("match", next));
            return;
        }
        House.Rematch again = house.again(this, match.setup());
        next = again.room().id;
        house.store.together(() -> house.store.next(id, next));
        for (Line l : lines) {
            ObjectNode frame = Wire.object().put("t", "next").put("match", next);
            String token = l.seat() < 0 ? null : again.tokens().get(l.seat());
            if (token != null) frame.put("token", token);
            l.send(frame);
        }
    }

    // ---- telling

    /** Something has changed: everybody gets what they may see of it, clocks and bots go on. */
    private void changed() {
        clocks.look(match, chairs, isFull());
        for (Line l : lines) l.send(state(l));
        tellSeats();
        drive();
    }

    ObjectNode stateOf(Line l) {
        return state(l);
    }

    private ObjectNode state(Line l) {
        Eyes eyes = l.eyes();
        boolean mine = l.seat() >= 0 && isFull() && !chairs.get(l.seat()).away;
        ObjectNode frame = eyes.look(Integer.toString(epoch), mine);
        frame.put("mayUndo", l.seat() >= 0 && match.answers() > 0);
        long left = l.seat() < 0 ? 0 : clocks.left(l.seat());
        if (left > 0 && frame.has("ask")) frame.put("left", left);
        return frame;
    }

    private void tellSeats() {
        ObjectNode frame = Wire.object().put("t", "seats");
        frame.set("seats", seats());
        frame.put("watching", lines.stream().filter(l -> l.seat() < 0).count());
        for (Line l : lines) l.send(frame);
    }

    ArrayNode seats() {
        ArrayNode all = Wire.array();
        for (Chair c : chairs) {
            ObjectNode node = all.addObject()
                    .put("name", c.name)
                    .put("who", c.who.name().toLowerCase(java.util.Locale.ROOT))
                    .put("here", c.here > 0);
            if (c.isBots()) node.put("bot", c.bot);
            if (c.away) node.put("away", true);
        }
        return all;
    }

    private ObjectNode table(int seat) {
        ObjectNode frame = Wire.object()
                .put("t", "table")
                .put("match", id)
                .put("game", box.game.name())
                .put("about", box.game.about())
                .put("seat", seat)
                .put("clock", clock)
                .put("full", isFull());
        frame.set("board", box.board);
        ArrayNode zones = frame.putArray("zones");
        for (croupier.kernel.Zone z : box.game.layout().zones())
            zones.addObject()
                    .put("name", z.name())
                    .put("shared", z.shared())
                    .put("sight", z.sight().name().toLowerCase(java.util.Locale.ROOT));
        frame.set("seats", seats());
        frame.set("options", Wire.tree(match.setup().options()));
        ArrayNode chat = frame.putArray("said");
        for (Store.Said s : said) chat.addObject().put("name", s.name()).put("text", s.text());
        if (!next.isEmpty()) frame.put("next", next);
        return frame;
    }

    ObjectNode summary() {
        ObjectNode node = Wire.object()
                .put("id", id)
                .put("game", box.game.name())
                .put("made", made)
                .put("answers", match.answers())
                .put("over", match.isOver())
                .put("watching", lines.stream().filter(l -> l.seat() < 0).count());
        node.set("seats", seats());
        return node;
    }

    Journal journal() {
        return match.journal();
    }

    List<Line> lines() {
        return List.copyOf(lines);
    }

    House house() {
        return house;
    }
}
