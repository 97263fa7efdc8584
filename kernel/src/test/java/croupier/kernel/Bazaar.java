package croupier.kernel;

import java.util.List;

/**
 * A toy with everything that makes pausing hard: hidden hands, a pile that is shuffled in the middle of a task, secret
 * choices made together, choices inside choices, sets in order and without, attempts that show a card and are refused,
 * listeners that come and go, modifiers, things that are created and removed.
 */
class Bazaar extends TestGame {
    static final Words W = new Words();
    static final Kind CARD = W.sparseEntity("card");
    static final Stat WORTH = CARD.stat("worth");
    static final Column MARK = CARD.sparse("mark");
    static final Column SHINE = CARD.sparse("shine");
    static final Column FRIEND = CARD.row("friend");
    static final Column LUCK = CARD.number("luck").secretly();
    static final Kind NOTE = W.bare("note");
    static final Column ABOUT = NOTE.row("about");
    static final Zone PILE = W.sharedZone("pile", Sight.NONE);
    static final Zone HAND = W.zone("hand", Sight.OWNER);
    static final Zone STALL = W.layeredZone("stall", Sight.ALL, false);
    static final Zone TRASH = W.sharedZone("trash", Sight.ALL);
    static final Zone SECRET = W.zone("secret", Sight.NONE);
    static final Column TURN = W.register("turn").shown("turn");
    static final Column ROLLED = W.register("rolled").shown("rolled");
    static final Column PRIZE = W.rowRegister("prize");
    static final Option TURNS = W.option("turns", 12, 1, 1000, "how long it lasts");
    static final Option MOOD = W.option("calm", false, "whether nobody reacts");
    static final Stream MIX = W.stream("mix");
    static final Stream DICE = W.stream("dice");
    static final Queue AGENDA = W.queue("agenda");
    static final Queue LATER = W.queue("later");
    static final Layer SETS = W.layer("sets");
    static final Layer ADDS = W.layer("adds");
    static final Event DRAW = W.event("draw", "{source} draws {amount}");
    static final Event PLAY = W.event("play", "{source} is played");
    static final Word PLAYS = W.word("play", "play {a}");
    static final Word REST = W.word("rest", "rest");
    static final Word BID = W.word("bid", "bid {n}");
    static final Prompt YOUR_TURN = W.prompt("turn", "your turn");
    static final Prompt REACT = W.prompt("react", "react to {a}?");
    static final Prompt SHOW = W.prompt("show", "show a card");
    static final Prompt STEAL = W.prompt("steal", "take one");
    static final Prompt ARRANGE = W.prompt("arrange", "put them back");
    static final Prompt THROW = W.prompt("throw", "throw away");
    static final Prompt PAY = W.prompt("pay", "pay with");
    static final Prompt BIDS = W.prompt("bids", "how much?");
    static final Reason DEAR = W_reason("too dear for {n}");
    static final Task NEXT = W.task("next", (t, seat, b, c, d) -> turn(t, seat));
    static final Task WIPE = W.task("wipe", (t, card, b, c, d) -> wipe(t, card), Holds.ROW);
    static final Layout LAYOUT = new Layout(W).close();
    static final int CARDS = 40;

    private static Reason W_reason(String text) {
        return new Reason("dear", text);
    }

    static final Catalogue CATALOGUE = new Catalogue() {
        @Override
        public int size() {
            return 9;
        }

        @Override
        public String name(int card) {
            return "ware " + card;
        }

        @Override
        public String text(int card) {
            return "does " + card;
        }

        @Override
        public int find(String name) {
            for (int i = 1; i < size(); i++) if (name(i).equals(name)) return i;
            return 0;
        }

        @Override
        public String hash() {
            return "bazaar-1";
        }
    };

    Bazaar() {
        super("bazaar", LAYOUT, CATALOGUE, 4);
    }

    @Override
    public int score(Seen seen, int seat) {
        return seen.count(STALL, seat);
    }

    @Override
    public void setup(Table t) {
        for (int i = 0; i < CARDS; i++) {
            int card = t.create(CARD, 1 + i % 8);
            t.setPrinted(WORTH, card, i % 5);
            t.move(card, PILE, 0);
        }
        t.shuffle(PILE, 0, MIX);
        for (int seat = 0; seat < t.seats(); seat++) for (int i = 0; i < 4; i++) t.move(t.top(PILE, 0), HAND, seat);
        t.last(AGENDA, NEXT, 0, 0, 0, 0);
    }

    @Override
    public void step(Table t) {
        if (!t.runNext(LATER)) t.runNext(AGENDA);
    }

    @Override
    public void leave(Table t, int seat) {
        while (t.count(HAND, seat) > 0) t.move(t.top(HAND, seat), TRASH, 0);
        int left = 0;
        for (int i = 0; i < t.seats(); i++) if (!t.hasLeft(i)) left++;
        if (left <= 1) end(t);
    }

    private static void end(Table t) {
        int best = -1;
        int winners = 0;
        for (int i = 0; i < t.seats(); i++) {
            int worth = 0;
            for (int k = 0; k < t.count(STALL, i); k++) worth += t.stat(WORTH, t.at(STALL, i, k));
            t.score(i, worth);
            if (t.hasLeft(i)) continue;
            if (worth > best) winners = 0;
            best = Math.max(best, worth);
            if (worth == best) winners |= 1 << i;
        }
        throw t.finish(winners);
    }

    static void turn(Table t, int seat) {
        t.add(TURN, 1);
        if (t.get(TURN) > t.option(TURNS)) end(t);
        t.last(AGENDA, NEXT, (seat + 1) % t.seats(), 0, 0, 0);
        if (t.hasLeft(seat)) return;
        t.set(ROLLED, t.roll(DICE, 6));
        draw(t, seat, 1);
        Ask ask = t.ask(seat, YOUR_TURN);
        for (int i = 0; i < t.count(HAND, seat); i++) {
            int card = t.at(HAND, seat, i);
            if (t.printed(WORTH, card) == 4 && t.get(ROLLED) < 3) ask.not(PLAYS, card, DEAR, t.get(ROLLED));
            else ask.option(PLAYS, card);
        }
        long code = ask.option(REST).code();
        if (Code.is(code, REST)) return;
        play(t, seat, Code.a(code));
    }

    static void draw(Table t, int seat, int many) {
        many = t.would(DRAW, seat, 0, many);
        for (int i = 0; i < many; i++) {
            if (t.count(PILE, 0) == 0) {
                while (t.count(TRASH, 0) > 0) t.move(t.top(TRASH, 0), PILE, 0);
                t.shuffle(PILE, 0, MIX);
            }
            if (t.count(PILE, 0) == 0) return;
            t.move(t.top(PILE, 0), HAND, seat);
        }
        t.did(DRAW, seat, 0, many);
    }

    static boolean isEven(Table t, int card, int arg) {
        return t.printed(WORTH, card) % 2 == 0;
    }

    static void play(Table t, int seat, int card) {
        t.move(card, STALL, seat);
        t.did(PLAY, card, 0, 0);
        for (int i = 1; i < t.seats() && !t.isOn(MOOD); i++) {
            int other = (seat + i) % t.seats();
            int answer = t.ask(other, REACT)
                    .because(card)
                    .may()
                    .from(HAND, other, Bazaar::isEven, 0)
                    .one();
            if (answer == 0) continue;
            t.move(answer, TRASH, 0);
            t.move(card, TRASH, 0);
            return;
        }
        switch (t.card(card)) {
            case 1 -> draw(t, seat, 2);
            case 2 -> showAndSteal(t, seat);
            case 3 -> arrange(t, seat);
            case 4 -> throwAway(t, seat);
            case 5 -> buy(t, seat, card);
            case 6 -> listens(t, seat, card);
            case 7 -> token(t, seat, card);
            default -> mixAll(t, seat, card);
        }
    }

    static void showAndSteal(Table t, int seat) {
        Rows others = t.rows();
        for (int i = 1; i < t.seats(); i++) others.add((seat + i) % t.seats());
        Answers shown = t.askEach(
                others, SHOW, (table, who, arg, ask) -> ask.from(HAND, who).secretly(), 0);
        t.reveal(shown.rows(t));
        int prize = t.ask(seat, STEAL).from(shown.rows(t)).one();
        if (prize == 0) return;
        t.set(PRIZE, prize);
        t.move(prize, HAND, seat);
    }

    static void arrange(Table t, int seat) {
        Rows top = t.rows();
        for (int i = 0; i < 3 && i < t.count(PILE, 0); i++) {
            int card = t.at(PILE, 0, t.count(PILE, 0) - 1 - i);
            t.lookAt(card, seat);
            top.add(card);
        }
        Rows order = t.ask(seat, ARRANGE).from(top).inOrder().some(3, 3);
        for (int i = 0; i < order.size(); i++) t.moveTo(order.get(i), PILE, 0, t.count(PILE, 0) - 1);
        for (int i = 0; i < order.size(); i++) t.move(order.get(i), PILE, 0);
    }

    static void throwAway(Table t, int seat) {
        Rows thrown = t.ask(seat, THROW).from(HAND, seat).some(0, 2);
        for (int i = 0; i < thrown.size(); i++) t.move(thrown.get(i), TRASH, 0);
        Rows must = t.ask(seat, THROW).from(HAND, seat).some(1, 1);
        for (int i = 0; i < must.size(); i++) t.slip(must.get(i), SECRET, seat);
        long bid =
                t.ask(seat, BIDS).option(BID, 1).option(BID, 2).option(BID, 100).code();
        t.add(MARK, t.top(STALL, seat), Code.a(bid));
    }

    static void buy(Table t, int seat, int card) {
        for (int tries = 0; tries < 3; tries++) if (t.attempt(Bazaar::pay, seat, card, t.rows())) return;
    }

    static void pay(Table t, int seat, int card, Rows stands) {
        t.add(MARK, card, 1);
        if (t.count(PILE, 0) > 0) {
            stands.add(t.top(PILE, 0));
            t.move(t.top(PILE, 0), HAND, seat);
        }
        int paid = 0;
        while (paid < 5) {
            int coin = t.ask(seat, PAY).because(card).may().from(HAND, seat).one();
            if (coin == 0) throw t.refuse();
            paid += 1 + t.printed(WORTH, coin);
            t.move(coin, TRASH, 0);
        }
        t.set(SHINE, card, paid);
    }

    static void listens(Table t, int seat, int card) {
        if (t.firstListener(DRAW) != 0 && t.roll(DICE, 2) == 0) t.unlistenAll(t.sourceOf(t.firstListener(DRAW)));
        t.listen(DRAW, t.card(card) - 6, card, card);
        t.modify(ADDS, 0, card, card);
        if (t.roll(DICE, 2) == 0) t.modify(SETS, 1, card, card);
        int m = t.firstModifier();
        if (m != 0 && t.roll(DICE, 3) == 0) t.unmodify(m);
    }

    static void token(Table t, int seat, int card) {
        for (int i = 0; i < 3; i++) {
            int token = t.create(CARD, 8);
            t.set(FRIEND, token, card);
            t.set(LUCK, token, t.roll(DICE, 100));
            t.set(MARK, token, i);
            t.set(SHINE, token, 1);
            t.move(token, STALL, seat);
            t.set(FRIEND, card, token);
            if (i < 2) t.last(LATER, WIPE, token, 0, 0, 0);
        }
        int note = t.create(NOTE);
        t.set(ABOUT, note, card);
        t.remove(note);
        int target = t.ask(seat, THROW).from(STALL, seat).one();
        t.setPrinted(WORTH, target, 3);
    }

    static void wipe(Table t, int card) {
        int owner = t.ownerOf(card);
        if (t.zoneOf(card) != null) t.remove(card);
        if (owner >= 0) t.ask(owner, STEAL).may().from(STALL, owner).one();
    }

    static void mixAll(Table t, int seat, int card) {
        while (t.count(HAND, seat) > 0) t.move(t.top(HAND, seat), PILE, 0);
        t.shuffle(PILE, 0, MIX);
        draw(t, seat, 3);
        int back = t.ask(seat, THROW).from(HAND, seat).one();
        if (back == 0) return;
        t.moveUnder(back, PILE, 0);
        t.shuffle(PILE, 0, MIX);
        draw(t, seat, 1);
        t.ask(seat, THROW).may().from(HAND, seat).one();
    }

    @Override
    public Order order() {
        return Order.OLDEST_FIRST;
    }

    @Override
    public Reaction reaction(int ability) {
        return GREED;
    }

    private static final Reaction GREED = new Reaction() {
        @Override
        public boolean applies(Table t, int listener, int source, int target, int amount) {
            return t.ownerOf(t.holderOf(listener)) == source && t.isIn(STALL, t.holderOf(listener));
        }

        @Override
        public int would(Table t, int listener, int source, int target, int amount) {
            long more = t.ask(source, BIDS).numbers(0, 1).code();
            return amount + Code.a(more);
        }

        @Override
        public void did(Table t, int listener, int source, int target, int amount) {
            if (t.roll(DICE, 3) == 0) t.unlisten(listener);
        }
    };

    @Override
    public Change change(int ability) {
        return ability == 0 ? ADD : SET;
    }

    private static final Change ADD = new Change() {
        @Override
        public boolean affects(Table t, int modifier, int row) {
            return t.ownerOf(row) == t.ownerOf(t.sourceOf(modifier));
        }

        @Override
        public void apply(Table t, int modifier, int row) {
            t.change(WORTH, row, t.stat(WORTH, row) + t.count(TRASH, 0) % 2 + 1);
        }
    };

    private static final Change SET = new Change() {
        @Override
        public boolean affects(Table t, int modifier, int row) {
            return row == t.sourceOf(modifier);
        }

        @Override
        public void apply(Table t, int modifier, int row) {
            t.change(WORTH, row, 2);
        }
    };

    @Override
    public void rollSecrets(Table t, int seat) {
        for (int s = 0; s < t.seats(); s++)
            for (int i = 0; i < t.count(STALL, s); i++) {
                int card = t.at(STALL, s, i);
                if (t.card(card) == 8) t.set(LUCK, card, t.roll(DICE, 100));
            }
    }

    /** Chooses by hashing what it is asked: the same table, the same answer, whatever happened before in this JVM. */
    static final Policy HASHING = (seen, d) -> {
        long h = d.size() * 31L + d.picked() + d.why().index() * 7L;
        for (int i = 0; i < d.size(); i++) h = Generator.mix(h ^ d.code(i));
        return (int) Long.remainderUnsigned(Generator.mix(h), d.size());
    };

    /** Chooses at random from a seed of its own. */
    static Policy random(long seed) {
        return new Policy() {
            private final int[] state = new int[4];

            {
                Generator.XOSHIRO.seed(state, 0, seed);
            }

            @Override
            public int choose(Seen seen, Decision d) {
                return Generator.XOSHIRO.roll(state, 0, d.size());
            }
        };
    }

    static Policy[] all(int seats, Policy p) {
        Policy[] policies = new Policy[seats];
        java.util.Arrays.fill(policies, p);
        return policies;
    }

    static List<Long> noCodes() {
        return List.of();
    }
}
