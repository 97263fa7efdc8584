package croupier.games.spire.battle;

import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.cards.Actions;
import croupier.games.spire.cards.Attack;
import croupier.games.spire.cards.Hook;
import croupier.games.spire.cards.MonsterDefs;
import croupier.games.spire.cards.SpireCards;
import croupier.games.spire.cards.TextStep;
import croupier.games.spire.words.SpireRandom;
import croupier.kernel.*;

/** Monsters: how they are made, choose moves and take turns. */
public final class Monsters {
    private static final int ROLLS = 100;

    public static final Task TAKE_TURN = W.task("take turn", (t, monster, b, c, d) -> takeTurn(t, monster), Holds.ROW);

    private static final Task IDLE_ROLL = W.task("idle roll", (t, a, b, c, d) -> rollIdly(t));
    static final Task NEXT_MOVE = W.task("next move", (t, monster, b, c, d) -> rollMove(t, monster), Holds.ROW);

    private Monsters() {}

    /** A monster of a kind: HP are rolled, then what else is rolled for it. */
    public static int make(Table t, int kind, int slot) {
        SpireCards.Monster m = SpireCards.of(t).monsters[kind];
        int hp = m.def.hp().at(t).least();
        for (int i = 0; i < m.def.hpRolls(); i++)
            hp = SpireRandom.between(t, MONSTER_HP, m.def.hp().at(t));
        return make(t, kind, slot, hp);
    }

    private static int make(Table t, int kind, int slot, int hp) {
        SpireCards.Monster m = SpireCards.of(t).monsters[kind];
        int monster = t.create(CREATURE, kind);
        t.set(HP, monster, hp);
        t.set(MAX_HP, monster, hp);
        stand(t, monster, slot);
        run(t, m.whenMade, monster, 0);
        for (Hook h : m.hooks) t.listen(h.event, h.number, monster, monster, SpireCards.MONSTER_RANK);
        if (t.get(PHASE) != 0) t.did(JOINED, monster, monster, 0);
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
    public static int nextSlot(Table t) {
        int last = t.top(MONSTERS, 0);
        return last == 0 ? 0 : t.get(SLOT, last) + 1;
    }

    /** Before the first turn every monster chooses its first move, then does what it does before a battle. */
    static void ready(Table t) {
        int count = t.count(MONSTERS, 0);
        for (int i = 0; i < count; i++) firstMove(t, t.at(MONSTERS, 0, i));
        for (int i = 0; i < count; i++) beforeBattle(t, t.at(MONSTERS, 0, i));
    }

    public static void firstMove(Table t, int monster) {
        choose(t, monster, t.roll(AI, ROLLS));
    }

    public static void beforeBattle(Table t, int monster) {
        run(t, SpireCards.of(t).monsters[t.card(monster)].beforeBattle, monster, 0);
    }

    static void run(Table t, TextStep[] text, int monster, int amount) {
        if (text.length == 0) return;
        Scope s = Actions.scope(t, monster, t.get(ME));
        s.amount = amount;
        for (int i = 0; i < text.length && !s.stopped; i++) text[i].actNow(t, s);
        t.done(s);
    }

    /** The next move after a turn, by a roll; also of one that fell in its own turn, but one that comes back does just that. */
    public static void rollMove(Table t, int monster) {
        int roll = t.roll(AI, ROLLS);
        if (!Creatures.comesBack(t, monster)) choose(t, monster, roll);
    }

    /** A roll when the next move is decided already. */
    static void rollIdly(Table t) {
        t.roll(AI, ROLLS);
    }

    /** The plan says what comes next; a plan that names no move keeps the one there is. */
    public static void choose(Table t, int monster, int roll) {
        run(t, SpireCards.of(t).monsters[t.card(monster)].plan, monster, roll);
    }

    /** The move a monster intends; those before it are remembered. */
    public static void intend(Table t, int monster, int move) {
        t.set(BEFORE_LAST, monster, t.get(LAST, monster));
        t.set(LAST, monster, t.get(MOVE, monster));
        t.add(MOVES_MADE, monster, 1);
        intendInstead(t, monster, move);
    }

    /** The intended move is chosen once more, as if the one there is were not known; all else that is seen stays. */
    public static void guess(Table t, int monster) {
        if (!Creatures.takesTurns(t, monster) || t.get(MOVES_MADE, monster) == 0) return;
        int move = t.get(MOVE, monster);
        int count = t.get(COUNT, monster);
        int uses = t.get(USES, monster);
        int made = t.get(MOVES_MADE, monster);
        int last = t.get(LAST, monster);
        int before = t.get(BEFORE_LAST, monster);
        t.set(MOVE, monster, last);
        t.set(LAST, monster, before);
        t.set(MOVES_MADE, monster, made - 1);
        choose(t, monster, t.roll(AI, ROLLS));
        if (t.get(MOVES_MADE, monster) != made) intendInstead(t, monster, move);
        t.set(LAST, monster, last);
        t.set(BEFORE_LAST, monster, before);
        t.set(MOVES_MADE, monster, made);
        t.set(COUNT, monster, count);
        t.set(USES, monster, uses);
    }

    public static boolean hasMove(Table t, int monster, int move) {
        return !Creatures.isPlayer(t, monster) && SpireCards.of(t).monsters[t.card(monster)].moves[move] != null;
    }

    /** Another move takes the place of the intended one, as if that had never been chosen. */
    public static void intendInstead(Table t, int monster, int move) {
        t.set(MOVE, monster, move);
        SpireCards.Move intended = intent(t, monster);
        Attack attack = intended.attack;
        if (attack == null) {
            t.set(INTENT_DAMAGE, monster, intended.def.shows());
            t.set(INTENT_HITS, monster, Math.min(intended.def.shows(), 1));
            return;
        }
        Scope s = Actions.scope(t, monster, t.get(ME));
        t.set(INTENT_DAMAGE, monster, attack.damage().of(t, s));
        t.set(INTENT_HITS, monster, attack.times().of(t, s));
        t.done(s);
    }

    /** Monsters lose their block and what works at the start of their turn works. */
    public static void loseBlock(Table t) {
        int count = t.count(MONSTERS, 0);
        for (int i = 0; i < count; i++) {
            int monster = t.at(MONSTERS, 0, i);
            if (!Creatures.takesTurns(t, monster)) continue;
            Battle.loseBlock(t, monster);
            t.did(MONSTER_TURN_START, monster, monster, 0);
        }
        for (int i = 0; i < count; i++)
            if (Creatures.takesTurns(t, t.at(MONSTERS, 0, i))) t.last(TURNS, TAKE_TURN, t.at(MONSTERS, 0, i), 0, 0, 0);
    }

    /** A monster makes its move. What comes next is decided at once, or rolled for when the move is done. */
    private static void takeTurn(Table t, int monster) {
        if (!Creatures.takesTurns(t, monster)) return;
        SpireCards.Move move = intent(t, monster);
        t.tell(MONSTER_MOVES, monster, 0, move.word);
        Actions.queueText(t, move.text, monster, t.get(ME), 0, 0);
        boolean isDecided = move.then.length > 0;
        if (isDecided) run(t, move.then, monster, 0);
        chooseNext(t, monster, move.chooses, isDecided);
        t.did(MONSTER_ACTED, monster, monster, 0);
    }

    private static void chooseNext(Table t, int monster, MonsterDefs.Choosing how, boolean isDecided) {
        switch (how) {
            case AFTERWARDS -> t.last(ACTIONS, NEXT_MOVE, monster, 0, 0, 0);
            case AT_ONCE -> rollMove(t, monster);
            case AHEAD -> {
                if (!isDecided) choose(t, monster, 0);
                t.last(ACTIONS, IDLE_ROLL, 0, 0, 0, 0);
            }
            case UNROLLED -> {
                if (!isDecided) choose(t, monster, 0);
            }
            case NOT -> {}
        }
    }

    public static SpireCards.Move intent(Table t, int monster) {
        return SpireCards.of(t).monsters[t.card(monster)].moves[t.get(MOVE, monster)];
    }

    /** Nobody is left, or the others have lost their leader; one that is half dead and comes back by itself is left. */
    static boolean allGone(Table t) {
        boolean all = true;
        int count = t.count(MONSTERS, 0);
        for (int i = 0; i < count; i++) {
            int monster = t.at(MONSTERS, 0, i);
            int gone = t.get(GONE, monster);
            if (gone == Creatures.FALLEN && t.get(MINION_LEADER, monster) > 0) return true;
            if (gone == 0 || gone == Creatures.RISING) all = false;
        }
        return all;
    }

    /** A living monster at random, 0 if there is none or the battle is won: those whose leader has fallen are no target. */
    public static int random(Table t) {
        return t.get(PHASE) == Battle.IS_WON ? 0 : random(t, CARD_RANDOM, 0);
    }

    /** Another living monster at random, by the stream of the monsters' minds; itself if there is none. */
    public static int randomOther(Table t, int monster) {
        int other = random(t, AI, monster);
        return other == 0 ? monster : other;
    }

    private static int random(Table t, Stream s, int except) {
        Rows alive = alive(t, except);
        return alive.isEmpty() ? 0 : alive.get(t.roll(s, alive.size()));
    }

    /** Those who can be aimed at, in the order in which they stand. */
    static Rows alive(Table t) {
        return alive(t, 0);
    }

    private static Rows alive(Table t, int except) {
        Rows alive = t.rows();
        int count = t.count(MONSTERS, 0);
        for (int i = 0; i < count; i++) {
            int monster = t.at(MONSTERS, 0, i);
            if (monster != except && Creatures.isAlive(t, monster)) alive.add(monster);
        }
        return alive;
    }

    /** The monster whom the others follow, 0 for none. */
    public static int leader(Table t) {
        for (int i = 0; i < t.count(MONSTERS, 0); i++) {
            int monster = t.at(MONSTERS, 0, i);
            if (t.get(MINION_LEADER, monster) > 0 && Creatures.isAlive(t, monster)) return monster;
        }
        return 0;
    }

    /** A monster that came in the middle of a battle chooses its move and does what others do before a battle. */
    public static void join(Table t, int monster) {
        firstMove(t, monster);
        beforeBattle(t, monster);
    }

    /** The first of these places where nobody alive stands, -1 if there is none. */
    public static int freeSlot(Table t, java.util.List<Integer> slots) {
        for (int i = 0; i < slots.size(); i++) if (isFree(t, slots.get(i))) return slots.get(i);
        return -1;
    }

    private static boolean isFree(Table t, int slot) {
        for (int i = 0; i < t.count(MONSTERS, 0); i++) {
            int monster = t.at(MONSTERS, 0, i);
            if (t.get(SLOT, monster) == slot && Creatures.takesTurns(t, monster)) return false;
        }
        return true;
    }

    /** The monster is no more, without dying; one stands in its place and one beside it, with its HP. */
    public static void split(Table t, int monster, int first, int second, int apart) {
        int hp = t.get(HP, monster);
        t.set(GONE, monster, Creatures.FALLEN);
        t.set(HP, monster, 0);
        Powers.leave(t, monster);
        int slot = t.get(SLOT, monster);
        int left = make(t, first, slot, hp);
        int right = make(t, second, slot + apart, hp);
        firstMove(t, left);
        firstMove(t, right);
    }

    /** Monsters of one kind are numbered. */
    public static String which(Table t, int monster) {
        int same = 0;
        int place = 0;
        for (int i = 0; i < t.count(MONSTERS, 0); i++) {
            int other = t.at(MONSTERS, 0, i);
            if (t.card(other) != t.card(monster)) continue;
            same++;
            if (other == monster) place = same;
        }
        return same > 1 ? " " + place : "";
    }
}
