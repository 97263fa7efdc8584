package croupier.kernel;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The facts of a match as rules see and change them, and the way to ask the seats. A face: reading and writing columns is in
 * {@link Facts}, everything else is done by one collaborator each.
 */
public final class Table extends Facts {
    final Game game;
    private final @Nullable Event watched;
    final Agenda agenda;
    final Reclaiming reclaiming;
    final Knowledge knowledge;
    final Places places;
    final Imagined imagined = new Imagined();
    final Rolling rolling;
    final Listening listening;
    final Layering layering;
    final Lending lending = new Lending();
    final Departures departures;
    final Ending ending;
    final Attempts attempts;
    final Asking asking;
    long seed;
    private @Nullable Object workspace;
    private @Nullable Object cards;

    Table(Game game, int seats) {
        super(game.layout(), seats, game.workLimit());
        if (seats > Departures.SEATS)
            throw new IllegalArgumentException("no match has more than " + Departures.SEATS + " seats");
        this.game = game;
        watched = game.watched();
        agenda = new Agenda(this);
        reclaiming = new Reclaiming(this, agenda);
        knowledge = new Knowledge(this);
        places = new Places(this, knowledge, reclaiming);
        rolling = new Rolling(this, knowledge, imagined);
        listening = new Listening(game.order(), game.nestingLimit());
        layering = new Layering(this);
        departures = new Departures(this);
        ending = new Ending(this);
        attempts = new Attempts(this);
        asking = new Asking(this);
    }

    public int seats() {
        return seats;
    }

    /** The seed of the match, for setup only; imagined tables have none. */
    public long seed() {
        return seed;
    }

    public Game game() {
        return game;
    }

    /** Whether somebody looks for a state, so that the game looks after each step of a text ({@link Game#afterStep}). */
    public boolean isWatched() {
        return watched != null && isHeard(watched);
    }

    /** Whether somebody outside may answer: what only people need is computed then. */
    public boolean isAttended() {
        return taped;
    }

    /** What rules of the game compute in ({@link Game#workspace}); no part of the match. */
    public Object workspace() {
        if (workspace == null) workspace = game.workspace();
        return workspace;
    }

    /** What rules look cards up in ({@link Game#cards}); the options of the match decide it, so it is looked up once. */
    public Object cards() {
        Object kept = cards;
        return kept == null ? findCards() : kept;
    }

    private Object findCards() {
        Object found = game.cards(this);
        cards = found;
        return found;
    }

    /** The seat to the left of this one, of those that have not left. */
    public int nextSeat(int seat) {
        int next = seat;
        do next = next + 1 == seats() ? 0 : next + 1;
        while (hasLeft(next) && next != seat);
        return next;
    }

    /** The seat to the right of this one, of those that have not left. */
    public int seatBefore(int seat) {
        int next = seat;
        do next = next == 0 ? seats() - 1 : next - 1;
        while (hasLeft(next) && next != seat);
        return next;
    }

    /** A number of each seat. */
    public interface OfSeat {
        int of(Table t, int seat);
    }

    /** A number of each row. */
    public interface OfRow {
        int of(Table t, int row);
    }

    /** The seats, as bits, for which a number is largest, of those that have not left. */
    public int best(OfSeat number) {
        int best = 0;
        int most = Integer.MIN_VALUE;
        for (int seat = 0; seat < seats(); seat++) {
            if (hasLeft(seat)) continue;
            int its = number.of(this, seat);
            if (its > most) best = 0;
            if (its >= most) best |= 1 << seat;
            most = Math.max(most, its);
        }
        return best;
    }

    /** Whether a seat has left the match. */
    public boolean hasLeft(int seat) {
        return mem[Words.LEFT] != 0 && departures.hasLeft(seat);
    }

    /** Whether a seat leaves as soon as the task is done: what it would be asked until then has its default answer. */
    public boolean isLeaving(int seat) {
        return mem[Words.LEFT] != 0 && departures.isAway(seat) && !departures.hasLeft(seat);
    }

    // ---- the whole

    /** Carries out one task; somebody's leaving is one. */
    void step() {
        work();
        // hardly ever does anybody leave, be it a seat or a listener: that is seen here, without a call
        int leaving = mem[Words.LEFT] == 0 ? -1 : departures.takeNext();
        if (leaving < 0) game.step(this);
        else leave(leaving);
        if (mem[Words.LEFT] != 0) departures.afterTask();
        tidy();
    }

    /** The others play on; who alone is left has won. */
    private void leave(int seat) {
        long before = asking.probe == null ? 0 : hash();
        game.leave(this, seat);
        if (asking.probe != null) asking.probe.left(seat, before != hash());
        int there = departures.there(seats);
        if (!isOver() && Integer.bitCount(there) == 1) finish(there);
    }

    /** After a task: what is dead is unlinked, rows that left are freed. */
    void tidy() {
        if (mem[Words.SWEEP] != 0) listening.sweep(this);
        reclaiming.tidy();
        places.tidy(this);
        rest();
    }

    /** Before a task nothing is half done and nothing is lent. */
    void rest() {
        lending.giveBack();
        attempts.clear();
        asking.rest();
    }

    /** Nothing is on the table, and nobody has seen anything. */
    void clear() {
        cards = null;
        clearFacts();
        reclaiming.clear();
        places.clear(this);
        knowledge.clear();
        agenda.clear();
        imagined.clear();
        layering.clear();
    }

    /** A new match begins as another table stands. */
    void beginAs(Table laid) {
        copyFrom(laid);
        imagined.clear();
        knowledge.witness.forget();
    }

    /** Everything that a rule can change; what belongs to it is checked by ForkTest. */
    void copyFrom(Table other) {
        copyAllButStats(other);
        layering.copyFrom(other.layering);
    }

    /** The same for a copy that is hardly ever needed, as a savepoint: its stats are computed again if it is. */
    void keep(Table other) {
        copyAllButStats(other);
        layering.forget();
    }

    private void copyAllButStats(Table other) {
        cards = other.cards;
        copyFacts(other);
        reclaiming.copyFrom(other.reclaiming);
        places.copyFrom(this, other.places, other);
        knowledge.copyFrom(other.knowledge);
        rolling.copyFrom(other.rolling);
        agenda.copyFrom(other.agenda);
        listening.copyFrom(other.listening);
    }

    long hash() {
        return agenda.hash(places.hash(this, reclaiming.hash(hashFacts())));
    }

    int bytes() {
        return (used + places.ints() + agenda.ints()) * Integer.BYTES;
    }

    /**
     * For tests: what is wrong with the memory of this table, or an empty text. Every entity lies in exactly one zone, and
     * nothing names a row that was freed.
     */
    public String whatIsWrong() {
        return Soundness.whatIsWrong(this);
    }

    // ---- zones

    /** The first row in a zone of a seat that is this card, 0 for none. */
    public int find(Zone z, int owner, int card) {
        int count = count(z, owner);
        for (int i = 0; i < count; i++) if (card(at(z, owner, i)) == card) return at(z, owner, i);
        return 0;
    }

    public boolean isIn(Zone z, int row) {
        return places.isIn(this, z, row);
    }

    public boolean isIn(Zone z, int owner, int row) {
        return places.isIn(this, z, owner, row);
    }

    /** The zone a row lies in, or null. */
    public @Nullable Zone zoneOf(int row) {
        return places.zoneOf(this, row);
    }

    /** The seat in whose zone a row lies; 0 for a shared zone, -1 for nowhere. */
    public int ownerOf(int row) {
        return places.ownerOf(this, row);
    }

    /** The place of a row in its zone, counted from 0, or -1. */
    public int placeOf(int row) {
        return places.placeOf(this, row);
    }

    /** A new entity on top of a zone. */
    public int create(Kind kind, int card, Zone z, int owner) {
        int row = create(kind, card);
        places.lay(this, row, z, owner);
        return row;
    }

    /** Moves a row to the top of a zone. */
    public void move(int row, Zone z, int owner) {
        places.moveTo(this, row, z, owner, Integer.MAX_VALUE);
    }

    /** Moves a row under everything in a zone. */
    public void moveUnder(int row, Zone z, int owner) {
        places.moveTo(this, row, z, owner, 0);
    }

    /** Moves a row to a place of a zone, counted from 0; those who saw it still know it. */
    public void moveTo(int row, Zone z, int owner, int place) {
        places.moveTo(this, row, z, owner, place);
    }

    /** Everything of one zone goes under everything of another, in the same order. */
    public void moveAllUnder(Zone from, int owner, Zone to) {
        places.moveAllUnder(this, from, owner, to);
    }

    /** The top ones of a zone go on top of another, one after the other. */
    public void moveTop(Zone from, int owner, int count, Zone to) {
        places.moveTop(this, from, owner, count, to);
    }

    /** Everything of one zone goes on top of another, the top one first. */
    public void moveAll(Zone from, int owner, Zone to, int newOwner) {
        while (count(from, owner) > 0) move(top(from, owner), to, newOwner);
    }

    /** What lies in a zone of two seats changes places. */
    public void exchange(Zone z, int one, int other) {
        int mark = mark();
        Rows ones = rows();
        for (int i = 0; i < count(z, one); i++) ones.add(at(z, one, i));
        while (count(z, other) > 0) move(at(z, other, 0), z, one);
        for (int i = 0; i < ones.size(); i++) move(ones.get(i), z, other);
        release(mark);
    }

    /** Everything in these zones of all seats goes to a zone that all share. */
    public void gather(Zone to, Zone... from) {
        for (Zone z : from) for (int seat = 0; seat < (z.shared() ? 1 : seats()); seat++) moveAll(z, seat, to, 0);
    }

    /** The bottom one of a zone goes to its top. */
    public void bottomToTop(Zone z, int owner) {
        places.bottomToTop(this, z, owner);
    }

    /** Moves a card so that nobody but its owner can tell which one of the zone it was. */
    public void slip(int row, Zone z, int owner) {
        places.slip(this, row, z, owner);
    }

    /** Lays what is in a zone in this order, bottom first. */
    public void arrange(Zone z, int owner, Rows order) {
        places.arrange(this, z, owner, order);
    }

    /**
     * Lays what is in a zone in this order, bottom first, so that who knows a place and its number on screens stay with the
     * place: for {@link Game#rollSecrets}, where the order itself is a secret.
     */
    public void relay(Zone z, int owner, Rows order) {
        places.relay(this, z, owner, order);
    }

    /** The row is in no zone any more and goes when the task is done and nothing names it. */
    public void remove(int row) {
        places.remove(this, row);
    }

    /** Everything of a zone is removed, the top one first. */
    public void removeAll(Zone z, int owner) {
        places.removeAll(this, z, owner);
    }

    // ---- who sees what

    /** Whether a seat sees the cards of a zone. A spectator is seat -1. */
    public boolean sees(Zone z, int owner, int seat) {
        return knowledge.sees(z, owner, seat);
    }

    /** Whether a seat may know which card this is. A spectator sees what everybody sees. */
    public boolean sees(int row, int seat) {
        return knowledge.sees(this, row, seat);
    }

    /** Shows a card to everybody. */
    public void reveal(int row) {
        knowledge.reveal(this, row);
    }

    /** Shows every card of a list to everybody. */
    public void reveal(Rows rows) {
        for (int i = 0; i < rows.size(); i++) knowledge.reveal(this, rows.get(i));
    }

    /** Shows a card to one seat. */
    public void lookAt(int row, int seat) {
        knowledge.lookAt(this, row, seat);
    }

    /** Turns a card face down where it lies: only the seats of the mask know it. */
    public void faceDown(int row, int mask) {
        knowledge.faceDown(this, row, mask);
    }

    public void faceUp(int row) {
        knowledge.faceUp(this, row);
    }

    /** From now on nobody knows which card lies at this place. */
    public void conceal(int row) {
        knowledge.conceal(this, row);
    }

    /** Makes a row another thing of its kind: from now on screens know it by a new number. */
    public void renew(int row) {
        knowledge.renew(this, row);
    }

    /** The number by which screens know a row; a shuffle renews it. */
    public int tag(int row) {
        if (noting) note(row);
        return mem[row + Kind.TAG];
    }

    // ---- chance

    /** A number from 0 to bound - 1. */
    public int roll(Stream s, int bound) {
        return rolling.roll(this, s, bound);
    }

    /**
     * Mixes a zone; nobody knows its order afterwards, and its cards can no longer be followed. Where chance is scripted the
     * order stays, so that a scenario can lay out a pile.
     */
    public void shuffle(Zone z, int owner, Stream s) {
        rolling.shuffle(this, z, owner, s);
    }

    public void seed(Stream s, long from) {
        rolling.seed(this, s, from);
    }

    /** Whether the next roll is scripted. */
    public boolean isScripted() {
        return rolling.isScripted(this);
    }

    /** Whether chance is scripted, so that shuffles leave piles as they were laid: for games that shuffle in a way of their own. */
    public boolean keepsOrder() {
        return rolling.script != null;
    }

    /** The ints in which a stream's state lies, for games whose generator does more than roll. */
    public int[] chance(Stream s) {
        return rolling.chance(this, s);
    }

    /** One int of a stream's state, to look at; nothing is rolled. */
    public int stateOf(Stream s, int place) {
        return mem[s.at() + place];
    }

    // ---- tasks to come

    /** How many tasks wait in a line. */
    public int waiting(Queue q) {
        return agenda.waiting(this, q);
    }

    /** Puts a task at the end of a line. */
    public void last(Queue q, Task k, int a, int b, int c, int d) {
        agenda.last(this, q, k, a, b, c, d);
    }

    /** Puts a task at the front of a line: it comes next. */
    public void first(Queue q, Task k, int a, int b, int c, int d) {
        agenda.first(this, q, k, a, b, c, d);
    }

    /** Puts a task at a place of a line, counted from 0. */
    public void insert(Queue q, int place, Task k, int a, int b, int c, int d) {
        agenda.insert(this, q, place, k, a, b, c, d);
    }

    /** Carries out the next task of a line; false if there is none. */
    public boolean runNext(Queue q) {
        return agenda.runNext(this, q);
    }

    public Task task(Queue q, int i) {
        return agenda.task(this, q, i);
    }

    /** A number of a waiting task: which is 0 to 3. */
    public int number(Queue q, int i, int which) {
        return agenda.number(this, q, i, which);
    }

    /** Takes a waiting task out of a line. */
    public void drop(Queue q, int i) {
        agenda.drop(this, q, i);
    }

    public void dropAll(Queue q) {
        agenda.dropAll(this, q);
    }

    // ---- would and did

    /** Before a thing happens: the amount it happens with, or {@link Event#NOTHING}. */
    public int would(Event e, int source, int target, int amount) {
        // most events are heard by nobody: that is seen here, without a call
        return mem[headsAt + 2 * e.index()] == 0 ? amount : listening.askBefore(this, e, source, target, amount);
    }

    /** After a thing happened. */
    public void did(Event e, int source, int target, int amount) {
        if (reported) tell(e, source, target, amount);
        if (mem[headsAt + 2 * e.index()] != 0) listening.tellAfter(this, e, source, target, amount);
    }

    /** A step of a card's text is carried out: for those who count ({@link Observer#stepped}). */
    public void stepped(Object step) {
        if (observer != null) observer.stepped(step);
    }

    /** Whether there is a log to write, or somebody counts: a rule that must look things up for it asks first. */
    public boolean isLogged() {
        return reported;
    }

    /** Logs that a thing happened, for games that walk the chain themselves; nobody answers. */
    public void tell(Event e, int source, int target, int amount) {
        if (logged) log.did(e, source, target, amount);
        if (observer != null) observer.did(e, source, target, amount);
    }

    /** From now on this ability of the source listens to the event, on behalf of the holder. */
    public int listen(Event e, int ability, int source, int holder) {
        return listening.listen(this, e, ability, source, holder, 0);
    }

    /** Listens with a rank that comes before age: lower ranks stand first in the chain. */
    public int listen(Event e, int ability, int source, int holder, int rank) {
        return listening.listen(this, e, ability, source, holder, rank);
    }

    /** The listener reacts to nothing any more; its row goes when the task is done. */
    public void unlisten(int listener) {
        listening.unlisten(this, listener);
    }

    /** Ends every listener of a source. */
    public void unlistenAll(int source) {
        listening.unlistenAll(this, source, Words.DEAD);
    }

    /** Ends every listener of a source in which this number is 0: the others go on without it. */
    public void unlistenAll(int source, Column kept) {
        listening.unlistenAll(this, source, kept.at());
    }

    /** Ends every listener whose source is of this kind. */
    public void unlistenAll(Kind sources) {
        listening.unlistenAll(this, (t, l, kind) -> t.mem[t.sourceOf(l)] == kind, sources.index() + 1);
    }

    /** Ends every listener of which something is so; how many these were. */
    public int unlistenAll(Filter which, int arg) {
        return listening.unlistenAll(this, which, arg);
    }

    public boolean isHeard(Event e) {
        return mem[headsAt + 2 * e.index()] != 0;
    }

    /** The first listener of an event that is in force, or 0: for games whose rulebook walks the chain itself. */
    public int firstListener(Event e) {
        return inForce(mem[headsAt + 2 * e.index()]);
    }

    /** The listener after this one, or 0. */
    public int nextListener(int listener) {
        return inForce(mem[listener + Words.NEXT]);
    }

    private int inForce(int listener) {
        int l = listener;
        while (l != 0 && mem[l + Words.DEAD] != 0) l = mem[l + Words.NEXT];
        return l;
    }

    public boolean isInForce(int listener) {
        return mem[listener + Words.DEAD] == 0;
    }

    public int sourceOf(int listener) {
        return mem[listener + Words.SOURCE];
    }

    public int holderOf(int listener) {
        return mem[listener + Words.HOLDER];
    }

    public int abilityOf(int listener) {
        return mem[listener + Words.ABILITY];
    }

    /** When it came: a younger listener has a larger stamp. */
    public int stampOf(int listener) {
        return mem[listener + Words.STAMP];
    }

    /** The stamp that the next listener or modifier will get. */
    public int nextStamp() {
        return mem[Words.NEXT_STAMP];
    }

    /** How deep would and did are nested. */
    public int depth() {
        return mem[Words.DEPTH];
    }

    /** For games that walk the chain themselves: one level deeper, or one less. */
    public void deeper(int by) {
        listening.deeper(this, by);
    }

    // ---- checks that find nothing to do

    /**
     * Whether a check that looks whether anything follows from how the table stands would find nothing, because it found nothing the
     * last time ({@link #settled}) and nothing that it read was changed since. What the check reads are columns that count
     * ({@link Column#counting}), stats, and where things lie.
     */
    public boolean isSettled() {
        return ((written | writtenBefore) & settledFrom) == 0;
    }

    /** A check begins: what it reads is noted. */
    public void settles() {
        read = Column.ALWAYS;
        noting = true;
        assert forgetsUnnoticed();
    }

    /** The check has found nothing to do. */
    public void settled() {
        noting = false;
        assert unnoticed == null : unnoticed + " was read by a check, but is not declared as counting()";
        boolean stale = mem[Words.FIRST_MODIFIER] != 0 && (written & statsReadFrom) != 0;
        if (stale) return;
        settledFrom = mem[Words.FIRST_MODIFIER] == 0 ? read : read | statsReadFrom;
        written = 0;
        writtenBefore = 0;
    }

    private boolean forgetsUnnoticed() {
        unnoticed = null;
        return true;
    }

    // ---- stats

    /** What counts now. */
    public int stat(Stat s, int row) {
        int at = row + s.printed().at();
        if (noting) note(row);
        if (mem[Words.FIRST_MODIFIER] == 0) return mem[at];
        if ((written & statsReadFrom) != 0) layering.compute();
        return now[row] == 0 ? mem[at] : now[at];
    }

    /** What the row says, whatever modifies it. */
    public int printed(Stat s, int row) {
        if (noting) note(row);
        return mem[row + s.printed().at()];
    }

    public void setPrinted(Stat s, int row, int value) {
        set(s.printed(), row, value);
    }

    /** For a {@link Change}: the stat goes on with this value. */
    public void change(Stat s, int row, int value) {
        layering.change(s, row, value);
    }

    /** From now on this ability of the source changes stats in this layer, on behalf of the holder. */
    public int modify(Layer layer, int ability, int source, int holder) {
        return layering.modify(layer, ability, source, holder);
    }

    /** Adds one part of an effect over several layers: it changes what its leader changes, whatever that has become. */
    public int modify(Layer layer, int ability, int source, int holder, int leader) {
        int m = layering.modify(layer, ability, source, holder);
        mem[m + Words.LEADER] = leader;
        return m;
    }

    /** The modifier changes nothing any more. */
    public void unmodify(int modifier) {
        layering.unmodify(modifier);
    }

    /** Ends every modifier of a source. */
    public void unmodifyAll(int source) {
        layering.unmodifyAll(source, Words.DEAD);
    }

    /** Ends every modifier of a source in which this number is 0: the others go on without it. */
    public void unmodifyAll(int source, Column kept) {
        layering.unmodifyAll(source, kept.at());
    }

    /** Ends every modifier of which something is so; how many these were. */
    public int unmodifyAll(Filter which, int arg) {
        return layering.unmodifyAll(which, arg);
    }

    /** Gives a modifier the newest timestamp (an aura that is attached again). */
    public void restamp(int modifier) {
        layering.restamp(modifier);
    }

    public int firstModifier() {
        return layering.firstModifier();
    }

    public int nextModifier(int modifier) {
        return layering.nextModifier(modifier);
    }

    /** For screens: what made the stats of a row what they are now, in the order in which it counts; nothing where no layer counts. */
    public List<Cause> causes(int row) {
        int list = mem[row + Kind.PLACE];
        boolean isLayered = list > 0 && (layered[list - zonesAt] || game.layersReach(this));
        return isLayered && mem[Words.FIRST_MODIFIER] != 0 ? Explaining.causes(this, row) : List.of();
    }

    /** For tests: whether the stats kept are those that a full computation gives. */
    public boolean cachesAreFresh() {
        return layering.isFresh();
    }

    // ---- lent until the task is done

    /** An empty list. */
    public Rows rows() {
        return lending.rows();
    }

    /** How many lists are lent now, to give back those lent from here on. */
    public int mark() {
        return lending.mark();
    }

    public void release(int mark) {
        lending.release(mark);
    }

    /** An empty scope for an effect. */
    public Scope scope() {
        return lending.scope();
    }

    /** A scope for the text of a card: who decides, whom "my" means, and the card. */
    public Scope scope(int seat, int self, int card) {
        Scope s = lending.scope();
        s.seat = seat;
        s.self = self;
        s.card = card;
        return s;
    }

    /** Gives back the scope lent last, when its effect is done. */
    public void done(Scope s) {
        lending.done(s);
    }

    /** The number of a lent scope, for a {@link Question} that needs it. */
    public int numberOf(Scope s) {
        return lending.numberOf(s);
    }

    /** The lent scope of that number. */
    public Scope scope(int number) {
        return lending.scope(number);
    }

    // ---- asking

    /** Asks a seat; the options are filled in and then the answer is taken. */
    public Ask ask(int seat, Prompt why) {
        return asking.begin(seat, why);
    }

    /** Asks several seats at once: none sees what the others answer before all have. */
    public Answers askEach(Rows asked, Prompt why, Question q, int arg) {
        return asking.together(asked, why, q, arg);
    }

    /** Does an action that may be taken back; false if it was. What a seat has seen meanwhile it still knows. */
    public boolean attempt(Attempt body, int a, int b, Rows stands) {
        return attempts.attempt((t, what, x, y, rows) -> what.run(t, x, y, rows), body, a, b, stands);
    }

    /** Does an action that needs something of the card files, and may be taken back; false if it was. */
    public <T> boolean attempt(Attempt.With<T> body, T what, int a, int b, Rows stands) {
        return attempts.attempt(body, what, a, b, stands);
    }

    /** Whether the attempt that failed last was taken back by the seat that acts; else a rule refused it. */
    public boolean wasTakenBack() {
        return attempts.wasTakenBack();
    }

    /** The half-done action cannot be finished: everything since the attempt began is undone. */
    public Error refuse() {
        return Signal.REFUSED;
    }

    // ---- the end

    public boolean isOver() {
        return mem[Words.OVER] != 0;
    }

    /**
     * The match is over: these seats have won, a bit each, and the others have lost. A rule that would go on leaves with
     * {@code throw t.finish(...)}; a rule that has nothing left to do simply returns, which is cheaper.
     */
    public Error finish(int winners) {
        return ending.finish(winners);
    }

    /** The match is over and nobody has won: as {@link #finish}. */
    public Error draw() {
        return ending.draw();
    }

    /** Leaves the rule if the match is over: what it would still do does not happen. */
    public void leaveIfOver() {
        if (isOver()) throw Signal.OVER;
    }

    /** What a seat has scored; set before the match ends. */
    public void score(int seat, int points) {
        ending.score(seat, points);
    }

    /** What a seat has scored. */
    public int scoreOf(int seat) {
        return ending.scoreOf(seat);
    }

    /** 1 for a seat that has won, 0 for one that drew, -1 for one that lost; no garbage. */
    public int resultOf(int seat) {
        return ending.resultOf(seat);
    }
}
