package croupier.games.spire;

import static croupier.games.spire.RunWords.*;
import static croupier.games.spire.Spire.*;

import croupier.kernel.Column;
import croupier.kernel.Table;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The game as the simulator of the traces plays it, for one match: the rulings of docs/spire-differences.md that are no text of a
 * card or a relic are taken back after each task. Nothing of it is in the game.
 */
class Simulator extends SpireGame {
    private static final Column[] LASTING = {VULNERABLE, WEAK};

    /** By monster: its vulnerable and weak after the last task, and what was left of them when it fell. */
    private final Map<Integer, int[]> seen = new HashMap<>();

    private final Map<Integer, int[]> left = new HashMap<>();
    private final Set<Integer> known = new HashSet<>();

    private final Set<Integer> owned = new HashSet<>();
    private final Set<Integer> foundBetter = new HashSet<>();

    /** The deck when several cards were chosen of it, as row, card and upgrades; and the rows that leave it in their place. */
    private List<int[]> deck = List.of();

    private Set<Integer> leaving = Set.of();
    private Set<Integer> chosen = Set.of();

    Simulator(SpireGame same) {
        this(same, same.loadout("Starter"));
    }

    Simulator(SpireGame same, Loadout given) {
        super(same, given);
    }

    @Override
    public void step(Table t) {
        boolean isHandDiscarded = t.waiting(ACTIONS) > 0 && t.task(ACTIONS, 0).equals(Battle.DISCARD_HAND);
        int byItself = playsByItself(t);
        boolean isLent = lendRoom(t);
        boolean wasFighting = Battle.isOn(t);
        if (wasFighting) weakLasts(t);
        if (wasFighting) forgetSplit(t);
        boolean isSevered = wasFighting && isSevered(t);
        super.step(t);
        if (isSevered) exhaustLater(t);
        if (isLent) takeRoomBack(t);
        if (byItself != 0) vanishUnplayed(t, byItself);
        if (isHandDiscarded) turnPassesAtOnce(t);
        exchange(t);
        if (Battle.isOn(t) && !wasFighting) weakenFound(t);
        if (Battle.isOn(t)) watchMonsters(t);
        else betweenBattles(t);
    }

    // ---- cards

    private static int playsByItself(Table t) {
        boolean isNext = t.waiting(ACTIONS) == 0
                && t.waiting(CARDS) > 0
                && t.task(CARDS, 0).equals(PlayCard.PLAY_NEXT);
        return isNext && t.number(CARDS, 0, 3) != PlayCard.BY_HAND ? t.number(CARDS, 0, 0) : 0;
    }

    /** A card that should play by itself and cannot is gone. */
    private static void vanishUnplayed(Table t, int card) {
        if (t.isIn(EXHAUST_PILE, card) || t.isIn(DISCARD_PILE, card)) Piles.vanish(t, card);
    }

    /** What the discarded hand has set off is done when monsters have lost their block already. */
    private static void turnPassesAtOnce(Table t) {
        if (t.get(PHASE) != Battle.TURN_IS_OVER || t.waiting(ACTIONS) == 0 || t.get(SKIP_MONSTERS) != 0) return;
        t.set(PHASE, Battle.MONSTERS_ACT);
        Monsters.loseBlock(t);
    }

    /** Whether the cards that Sever Soul names come next. */
    private static boolean isSevered(Table t) {
        if (t.waiting(ACTIONS) == 0 || !t.task(ACTIONS, 0).equals(Actions.STEP)) return false;
        int card = t.number(ACTIONS, 0, 1);
        return t.is(CARD, card)
                && t.game().cards().name(t.card(card)).equals("Sever Soul")
                && Book.of(t).steps[t.number(ACTIONS, 0, 0)].verb instanceof CardVerbs.Exhaust;
    }

    /** They are exhausted behind all that waits. */
    private static void exhaustLater(Table t) {
        for (int i = t.waiting(ACTIONS); i > 0 && t.task(ACTIONS, 0).equals(Actions.EXHAUST); i--) {
            int card = t.number(ACTIONS, 0, 0);
            t.drop(ACTIONS, 0);
            t.last(ACTIONS, Actions.EXHAUST, card, 0, 0, 0);
        }
    }

    // ---- monsters

    /** A large slime that comes down to half of its HP in its own move forgets that it was about to split. */
    private static void forgetSplit(Table t) {
        if (t.waiting(ACTIONS) == 0 || !t.task(ACTIONS, 0).equals(Actions.NEXT_MOVE)) return;
        int monster = t.number(ACTIONS, 0, 0);
        if (t.game().cards().name(t.card(monster)).endsWith("Slime (L)")) t.set(USES, monster, 0);
    }

    private void watchMonsters(Table t) {
        boolean isStart = known.isEmpty();
        for (int i = 0; i < t.count(MONSTERS, 0); i++) {
            int monster = t.at(MONSTERS, 0, i);
            if (known.add(monster)) {
                countTwice(t, monster);
                if (!isStart) calmDown(t, monster);
            }
            for (int k = 0; k < LASTING.length; k++) comeBack(t, monster, k);
        }
    }

    /** Orbs that are called hear twice of a relic that makes enemies stronger. */
    private static void countTwice(Table t, int monster) {
        boolean isOrb = t.game().cards().name(t.card(monster)).equals("Bronze Orb");
        if (isOrb && hasRelic(t, "Philosopher's Stone")) t.add(STRENGTH, monster, 1);
    }

    /** Gremlins that are called are not angry. */
    private static void calmDown(Table t, int monster) {
        for (Book.Power p : Book.of(t).powers) if (p.name.equals("Angry")) Powers.remove(t, monster, p);
    }

    /** What lay on a monster when it fell counts again as soon as more of it is laid on. */
    private void comeBack(Table t, int monster, int k) {
        int[] before = seen.computeIfAbsent(monster, m -> new int[LASTING.length]);
        int[] stale = left.computeIfAbsent(monster, m -> new int[LASTING.length]);
        int now = t.get(LASTING[k], monster);
        boolean isHalfDead = t.get(GONE, monster) == Creatures.HALF_DEAD;
        if (now == 0 && before[k] > 0 && isHalfDead) stale[k] = before[k];
        if (now > 0 && before[k] == 0 && stale[k] > 0) {
            now += stale[k];
            t.set(LASTING[k], monster, now);
            stale[k] = 0;
        }
        before[k] = now;
    }

    /** Weak of relics that act before the first turn does not count down in the first round. */
    private static void weakLasts(Table t) {
        boolean isFirst = t.get(PHASE) == Battle.PLAYER_ACTS && t.get(TURN) == 0 && t.get(CARDS_THIS_TURN) == 0;
        if (!isFirst || t.waiting(ACTIONS) + t.waiting(CARDS) > 0) return;
        if (hasRelic(t, "Gremlin Visage")) weakLasts(t, t.get(ME));
        if (!hasRelic(t, "Red Mask")) return;
        for (int i = 0; i < t.count(MONSTERS, 0); i++) weakLasts(t, t.at(MONSTERS, 0, i));
    }

    private static void weakLasts(Table t, int creature) {
        for (Book.Power p : Book.of(t).powers)
            if (p.name.equals("Weak") && t.get(p.column, creature) > 0)
                t.set(JUST_APPLIED, creature, t.get(JUST_APPLIED, creature) | p.bit);
    }

    private static boolean hasRelic(Table t, String name) {
        for (int i = 0; i < t.count(RELICS, 0); i++)
            if (t.game().cards().name(t.card(t.at(RELICS, 0, i))).equals(name)) return true;
        return false;
    }

    private void betweenBattles(Table t) {
        seen.clear();
        left.clear();
        known.clear();
        for (int i = 0; i < t.count(DECK, 0); i++) {
            int card = t.at(DECK, 0, i);
            if (owned.add(card) && t.get(UPGRADES, card) > 0 && Book.card(t, card).upgradesAgain) foundBetter.add(card);
        }
    }

    /** A card that can be upgraded again and again and was found upgraded is not upgraded in battle. */
    private void weakenFound(Table t) {
        for (int i = 0; i < t.count(DRAW_PILE, 0); i++) {
            int card = t.at(DRAW_PILE, 0, i);
            if (foundBetter.contains(t.get(ORIGINAL, card))) t.add(UPGRADES, card, -1);
        }
    }

    /** By how much the simulator counts upgrades of a card that can be upgraded again in another way. */
    int miscounted(Table t, int row) {
        if (t.isIn(DECK, row)) return foundBetter.contains(row) ? -1 : 0;
        return t.isIn(REWARDS, row) ? -1 : 0;
    }

    // ---- between battles

    /** Shops sell potions to those whose belt is full; such a potion is lost. */
    private static boolean lendRoom(Table t) {
        boolean isLent = !Battle.isOn(t) && t.get(PHASE) == Climb.SHOP_SCREEN && !Potions.hasRoom(t);
        if (isLent) t.add(POTION_SLOTS, 1);
        return isLent;
    }

    private static void takeRoomBack(Table t) {
        t.add(POTION_SLOTS, -1);
        int last = t.count(POTIONS, 0) - 1;
        if (last >= 0 && t.get(BELT_PLACE, t.at(POTIONS, 0, last)) >= t.get(POTION_SLOTS))
            t.remove(t.at(POTIONS, 0, last));
    }

    /** Of several cards that are chosen to leave the deck others leave it. */
    void leave(Table t, List<Integer> chosenRows, List<Integer> rows) {
        chosen = new HashSet<>(chosenRows);
        leaving = new HashSet<>(rows);
        deck = new ArrayList<>();
        for (int i = 0; i < t.count(DECK, 0); i++) {
            int row = t.at(DECK, 0, i);
            deck.add(new int[] {row, t.card(row), t.get(UPGRADES, row)});
        }
    }

    private void exchange(Table t) {
        if (deck.isEmpty()) return;
        boolean haveLeft = chosen.stream().noneMatch(row -> t.isIn(DECK, row));
        int place = 0;
        for (int[] card : haveLeft ? deck : List.<int[]>of()) {
            boolean goes = leaving.contains(card[0]);
            if (goes && chosen.contains(card[0])) continue;
            if (goes) {
                t.remove(card[0]);
                continue;
            }
            if (chosen.contains(card[0])) t.moveTo(Piles.create(t, card[1], card[2]), DECK, 0, place);
            place++;
        }
        deck = List.of();
    }
}
