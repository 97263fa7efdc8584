package croupier.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;

/** A toy whose rules are written in the test: what is laid out, and what every step does. */
final class Small extends TestGame {
    static final Words W = new Words();
    static final Kind THING = W.sparseEntity("thing");
    static final Stat POWER = THING.stat("power");
    static final Stat TYPES = THING.stat("types");
    static final Column HP = THING.number("hp").shown("hp");
    static final Column WEAR = THING.number("wear").counting();
    static final Column MOSS = THING.number("moss").counting();
    static final Column OWNER = THING.row("owner");
    static final Column FEW = THING.sparse("few");
    static final Column RARE = THING.sparse("rare");
    static final Column TIED = THING.sparseRow("tied");
    static final Column HIDDEN = THING.number("hidden").secretly();
    static final Kind NOTE = W.bare("note");
    static final Column ABOUT = NOTE.row("about");
    static final Column N = W.register("n").shown("n");
    static final Column SECRET_N = W.register("secret n").secretly();
    static final Column FOCUS = W.rowRegister("focus");
    static final Zone PILE = W.sharedZone("pile", Sight.NONE);
    static final Zone HAND = W.zone("hand", Sight.OWNER);
    static final Zone BOARD = W.layeredZone("board", Sight.ALL, true);
    static final Zone GRAVE = W.sharedZone("grave", Sight.ALL);
    static final Stream DICE = W.stream("dice");
    static final Stream MIX = W.stream("mix");
    static final Queue LINE = W.queue("line");
    static final Queue OTHER = W.queue("other");
    static final Layer FIRST = W.layer("first");
    static final Layer SECOND = W.layer("second");
    static final Layer THIRD = W.layer("third");
    static final Event HIT = W.event("hit", "{source} hits {target} for {amount}");
    static final Event HEAL = W.event("heal", "{target} heals");
    static final Word GO = W.word("go", "go");
    static final Word STAY = W.word("stay", "stay");
    static final Prompt WHAT = W.prompt("what", "what?");
    static final Prompt WHICH = W.prompt("which", "which first?");
    static final Task NOTHING = W.task("nothing", (t, a, b, c, d) -> t.add(N, a));
    static final Task ABOUT_ROW = W.task("about row", (t, a, b, c, d) -> t.add(N, 1), Holds.ROW);
    private static final Layout LAYOUT = new Layout(W).close();

    Consumer<Table> setup = t -> {};
    Consumer<Table> step = Table::draw;
    Consumer<Table> leaves = t -> {};
    ToIntFunction<Table> worth = t -> 0;
    Order order = Order.OLDEST_FIRST;
    final List<Reaction> reactions = new ArrayList<>();
    final List<Change> changes = new ArrayList<>();
    int seats = 2;
    int limit = 10_000;

    Small() {
        super("small", LAYOUT, Bazaar.CATALOGUE, 6);
    }

    /** A step that ends the match when the rule is done. */
    Small once(Consumer<Table> rule) {
        step = t -> {
            rule.accept(t);
            throw t.draw();
        };
        return this;
    }

    Match start() {
        return Match.start(Setup.of(this, seats, 1));
    }

    /** A table to try things on, as a rule would. */
    Table table() {
        Match m = Match.forPlayouts(Setup.of(this, seats, 1));
        Table t = m.table;
        for (Stream s : W.streams) t.seed(s, 42 + s.index());
        return t;
    }

    static int thing(Table t, Zone z, int owner, int card) {
        int row = t.create(THING, card);
        t.move(row, z, owner);
        return row;
    }

    @Override
    public void setup(Table t) {
        setup.accept(t);
    }

    @Override
    public void step(Table t) {
        step.accept(t);
    }

    @Override
    public void leave(Table t, int seat) {
        t.add(N, 1000);
        leaves.accept(t);
    }

    @Override
    public int worth(Table t, int seat) {
        return worth.applyAsInt(t);
    }

    @Override
    public Order order() {
        return order;
    }

    @Override
    public Reaction reaction(int ability) {
        return reactions.get(ability);
    }

    @Override
    public Change change(int ability) {
        return changes.get(ability);
    }

    @Override
    public int workLimit() {
        return limit;
    }
}
