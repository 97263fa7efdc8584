package croupier.games.spire;

import static croupier.games.spire.Spire.*;

import croupier.kernel.Scope;
import croupier.kernel.Table;
import croupier.kernel.Task;

/** Monsters: how they are made, choose moves and take turns. */
final class Monsters {
    private static final int ROLLS = 100;

    static final Task TAKE_TURN = W.task("take turn", (t, monster, b, c, d) -> takeTurn(t, monster));

    private Monsters() {}

    /** A monster of a kind: HP are rolled, then what else is rolled for it. */
    static int make(Table t, int kind, int slot) {
        Book.Monster m = Book.of(t).monsters[kind];
        int monster = t.create(CREATURE, kind);
        int ascension = t.option(ASCENSION);
        int hp = m.rollsHp
                ? SpireRandom.between(t, MONSTER_HP, m.leastHp(ascension), m.mostHp(ascension))
                : m.leastHp(ascension);
        t.set(HP, monster, hp);
        t.set(MAX_HP, monster, hp);
        stand(t, monster, slot);
        run(t, m.whenMade, monster, 0);
        for (Book.Hook h : m.hooks) t.listen(h.event, h.number, monster, monster, Book.MONSTER_RANK);
        return monster;
    }

    /** A monster takes its place; a dead one that lay there is put aside. */
    private static void stand(Table t, int monster, int slot) {
        t.set(SLOT, monster, slot);
        int place = 0;
        while (place < t.count(MONSTERS, 0) && t.get(SLOT, t.at(MONSTERS, 0, place)) < slot) place++;
        if (place < t.count(MONSTERS, 0) && t.get(SLOT, t.at(MONSTERS, 0, place)) == slot)
            t.move(t.at(MONSTERS, 0, place), DEAD, 0);
        t.moveTo(monster, MONSTERS, 0, place);
    }

    /** The first place behind all others. */
    static int nextSlot(Table t) {
        int last = t.top(MONSTERS, 0);
        return last == 0 ? 0 : t.get(SLOT, last) + 1;
    }

    /** Before the first turn every monster chooses its first move, then does what it does before a battle. */
    static void ready(Table t) {
        int count = t.count(MONSTERS, 0);
        for (int i = 0; i < count; i++) firstMove(t, t.at(MONSTERS, 0, i));
        for (int i = 0; i < count; i++) beforeBattle(t, t.at(MONSTERS, 0, i));
    }

    static void firstMove(Table t, int monster) {
        choose(t, monster, t.roll(AI, ROLLS));
    }

    static void beforeBattle(Table t, int monster) {
        run(t, Book.of(t).monsters[t.card(monster)].beforeBattle, monster, 0);
    }

    private static void run(Table t, Book.Step[] text, int monster, int amount) {
        if (text.length == 0) return;
        Scope s = Actions.scope(t, monster, t.get(ME));
        s.amount = amount;
        for (int i = 0; i < text.length && !s.stopped; i++) text[i].actNow(t, s);
        t.done(s);
    }

    /** The next move after a turn, by a roll unless this kind of monster follows a plan. */
    static void rollMove(Table t, int monster) {
        if (!Creatures.isAlive(t, monster)) return;
        boolean rolls = Book.of(t).monsters[t.card(monster)].rollsMoves;
        choose(t, monster, rolls ? t.roll(AI, ROLLS) : 0);
    }

    private static void choose(Table t, int monster, int roll) {
        run(t, Book.of(t).monsters[t.card(monster)].plan, monster, roll);
    }

    /** The move a monster intends; those before it are remembered. */
    static void intend(Table t, int monster, int move) {
        t.set(BEFORE_LAST, monster, t.get(LAST, monster));
        t.set(LAST, monster, t.get(MOVE, monster));
        t.set(MOVE, monster, move);
        t.add(MOVES_MADE, monster, 1);
        Hits.Damage attack = Book.of(t).monsters[t.card(monster)].moves[move].attack;
        Scope s = Actions.scope(t, monster, t.get(ME));
        t.set(INTENT_DAMAGE, monster, attack == null ? 0 : attack.damage().of(t, s));
        t.set(INTENT_HITS, monster, attack == null ? 0 : attack.times().of(t, s));
        t.done(s);
    }

    /** Monsters lose their block and what works at the start of their turn works. */
    static void loseBlock(Table t) {
        int count = t.count(MONSTERS, 0);
        for (int i = 0; i < count; i++) {
            int monster = t.at(MONSTERS, 0, i);
            if (!Creatures.isAlive(t, monster)) continue;
            if (t.get(KEEPS_BLOCK, monster) == 0 && t.get(BLOCK, monster) != 0) t.set(BLOCK, monster, 0);
            t.did(MONSTER_TURN_START, monster, monster, 0);
        }
        for (int i = 0; i < count; i++)
            if (Creatures.isAlive(t, t.at(MONSTERS, 0, i))) t.last(TURNS, TAKE_TURN, t.at(MONSTERS, 0, i), 0, 0, 0);
    }

    /** A monster makes its move; then its next one is chosen. */
    private static void takeTurn(Table t, int monster) {
        if (!Creatures.isAlive(t, monster)) return;
        Book.Move move = Book.of(t).monsters[t.card(monster)].moves[t.get(MOVE, monster)];
        Actions.queueText(t, move.text, monster, t.get(ME), 0, 0);
        if (move.thenChooses) t.last(ACTIONS, Actions.NEXT_MOVE, monster, 0, 0, 0);
    }

    static Book.Move intent(Table t, int monster) {
        return Book.of(t).monsters[t.card(monster)].moves[t.get(MOVE, monster)];
    }

    static int countAlive(Table t) {
        int alive = 0;
        int count = t.count(MONSTERS, 0);
        for (int i = 0; i < count; i++) if (Creatures.isAlive(t, t.at(MONSTERS, 0, i))) alive++;
        return alive;
    }

    static boolean allGone(Table t) {
        return countAlive(t) == 0;
    }

    /** A living monster at random, 0 if there is none. */
    static int random(Table t) {
        int alive = countAlive(t);
        if (alive == 0) return 0;
        int n = t.roll(CARD_RANDOM, alive);
        int count = t.count(MONSTERS, 0);
        for (int i = 0; i < count; i++) {
            int monster = t.at(MONSTERS, 0, i);
            if (Creatures.isAlive(t, monster) && n-- == 0) return monster;
        }
        throw new IllegalStateException("fewer monsters than were counted");
    }

    /** The monster is no more, without dying; one stands in its place and one beside it, with its HP. */
    static void split(Table t, int monster, int first, int second, int apart) {
        int hp = t.get(HP, monster);
        t.set(IS_DEAD, monster, 1);
        t.set(HP, monster, 0);
        Powers.leave(t, monster);
        int slot = t.get(SLOT, monster);
        int left = place(t, first, slot, hp);
        int right = place(t, second, slot + apart, hp);
        firstMove(t, left);
        firstMove(t, right);
    }

    private static int place(Table t, int kind, int slot, int hp) {
        int monster = make(t, kind, slot);
        t.set(HP, monster, hp);
        t.set(MAX_HP, monster, hp);
        return monster;
    }
}
