package croupier.games.spire;

import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.battle.Battle;
import croupier.games.spire.battle.BattleInside;
import croupier.games.spire.battle.Creatures;
import croupier.games.spire.battle.Powers;
import croupier.games.spire.cards.SpireCards;
import croupier.kernel.Column;
import croupier.kernel.Table;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What the simulator does with monsters against the rules. */
final class SimulatedMonsters {
    /** Stacks that it does not clear when a monster is half dead: it only notes that the power is gone. */
    private static final List<String> LASTING = List.of("Vulnerable", "Weak", "Shackled");

    /** By monster: its stacks after the last task, and what was left of them when it fell. */
    private final Map<Integer, int[]> seen = new HashMap<>();

    private final Map<Integer, int[]> left = new HashMap<>();
    private final Set<Integer> known = new HashSet<>();
    private int dead;

    void forget() {
        seen.clear();
        left.clear();
        known.clear();
    }

    void before(Table t) {
        dead = countDead(t);
        forgetSplit(t);
        if (t.get(PHASE) == Battle.IS_OVER) fallAfterAll(t);
    }

    /** Those who have run away leave potions as if they had fallen; what they have stolen is lost all the same. */
    private static void fallAfterAll(Table t) {
        for (int i = 0; i < t.count(MONSTERS, 0); i++) {
            int monster = t.at(MONSTERS, 0, i);
            if (t.get(GONE, monster) != Creatures.ESCAPED) continue;
            t.set(GONE, monster, Creatures.FALLEN);
            t.set(STOLEN, monster, 0);
        }
    }

    /** A large slime that comes down to half of its HP in its own move forgets that it was about to split. */
    private static void forgetSplit(Table t) {
        if (t.waiting(ACTIONS) == 0 || !t.task(ACTIONS, 0).equals(BattleInside.NEXT_MOVE)) return;
        int monster = t.number(ACTIONS, 0, 0);
        if (t.game().cards().name(t.card(monster)).endsWith("Slime (L)")) t.set(USES, monster, 0);
    }

    void after(Table t) {
        boolean isStart = known.isEmpty();
        for (int i = 0; i < t.count(MONSTERS, 0); i++) {
            int monster = t.at(MONSTERS, 0, i);
            if (known.add(monster)) {
                countTwice(t, monster);
                if (!isStart) calmDown(t, monster);
            }
            for (SpireCards.Power p : SpireCards.of(t).powers)
                if (LASTING.contains(p.name)) comeBack(t, monster, p.column, LASTING.indexOf(p.name));
        }
        winTooEarly(t);
    }

    /**
     * A relic that makes enemies stronger does so for the empty places too when a battle begins; only the places of orbs are not
     * cleared when somebody comes there, so that they hear of it twice.
     */
    private static void countTwice(Table t, int monster) {
        boolean isOrb = t.game().cards().name(t.card(monster)).equals("Bronze Orb");
        if (isOrb && Simulator.hasRelic(t, "Philosopher's Stone")) t.add(STRENGTH, monster, 1);
    }

    /** Those who are called do not do what others do before a battle: gremlins are not angry. */
    private static void calmDown(Table t, int monster) {
        for (SpireCards.Power p : SpireCards.of(t).powers) if (p.name.equals("Angry")) Powers.remove(t, monster, p);
    }

    /** What lay on a monster when it fell counts again as soon as more of it is laid on. */
    private void comeBack(Table t, int monster, Column stacks, int k) {
        int[] before = seen.computeIfAbsent(monster, m -> new int[LASTING.size()]);
        int[] stale = left.computeIfAbsent(monster, m -> new int[LASTING.size()]);
        int now = t.get(stacks, monster);
        boolean isHalfDead = t.get(GONE, monster) == BattleInside.HALF_DEAD;
        if (now == 0 && before[k] > 0 && isHalfDead) stale[k] = before[k];
        if (now > 0 && before[k] == 0 && stale[k] > 0) {
            now += stale[k];
            t.set(stacks, monster, now);
            stale[k] = 0;
        }
        before[k] = now;
    }

    /** Those who will awaken are not counted among the living: when the last other one dies the battle is won. */
    private void winTooEarly(Table t) {
        boolean isUndecided = t.get(PHASE) != Battle.IS_WON && t.get(PHASE) != Battle.IS_OVER;
        if (isUndecided && countDead(t) > dead && countAlive(t) == 0) Battle.isWon(t);
    }

    private static int countAlive(Table t) {
        int alive = 0;
        for (int i = 0; i < t.count(MONSTERS, 0); i++) if (Creatures.isAlive(t, t.at(MONSTERS, 0, i))) alive++;
        return alive;
    }

    private static int countDead(Table t) {
        int count = 0;
        for (int i = 0; i < t.count(MONSTERS, 0); i++)
            if (t.get(GONE, t.at(MONSTERS, 0, i)) == Creatures.FALLEN) count++;
        return count;
    }

    /** Weak of relics that act before the first turn does not count down in the first round. */
    static void weakLasts(Table t) {
        boolean isFirst = t.get(PHASE) == BattleInside.PLAYER_ACTS && t.get(TURN) == 0 && t.get(CARDS_THIS_TURN) == 0;
        if (!isFirst || t.waiting(ACTIONS) + t.waiting(CARDS) > 0) return;
        if (Simulator.hasRelic(t, "Gremlin Visage")) weakLasts(t, t.get(ME));
        if (!Simulator.hasRelic(t, "Red Mask")) return;
        for (int i = 0; i < t.count(MONSTERS, 0); i++) weakLasts(t, t.at(MONSTERS, 0, i));
    }

    private static void weakLasts(Table t, int creature) {
        for (SpireCards.Power p : SpireCards.of(t).powers)
            if (p.name.equals("Weak") && t.get(p.column, creature) > 0)
                t.set(JUST_APPLIED, creature, t.get(JUST_APPLIED, creature) | p.bit);
    }
}
