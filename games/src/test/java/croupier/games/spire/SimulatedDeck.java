package croupier.games.spire;

import static croupier.games.spire.words.RunWords.*;
import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.battle.Piles;
import croupier.games.spire.cards.CardLists;
import croupier.games.spire.cards.Defs;
import croupier.games.spire.cards.RunCards;
import croupier.games.spire.cards.SpireCards;
import croupier.games.spire.run.Climb;
import croupier.games.spire.run.EventRoom;
import croupier.kernel.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What the simulator does with the deck against the rules. */
final class SimulatedDeck {
    private static final int EMPTY = -1;

    /** The deck as it was after the last task: row, and what the card is. */
    private List<int[]> before = List.of();

    /** Cards that are chosen and rows that leave in their place; kinds of those that are transformed, in order. */
    private Set<Integer> chosen = Set.of();

    private Set<Integer> leaving = Set.of();
    private List<Integer> transformed = List.of();

    /** By card that can be upgraded again: what the simulator counts more or less than its upgrades, and how often it was upgraded here. */
    private final Map<Integer, Integer> miscounted = new HashMap<>();

    private final Map<Integer, Integer> firstUpgrades = new HashMap<>();
    private int goneUpgrades;

    /** A bottle is a place in the deck: one for attacks, skills and powers each. */
    private final int[] bottles = {EMPTY, EMPTY, EMPTY};

    private final Set<Integer> wasBottled = new HashSet<>();

    void after(Table t) {
        wantFirstCopy(t);
        exchange(t);
        becomeNeighbours(t);
        lookAtNewcomers(t);
        moveBottles(t);
        before = rows(t);
    }

    private static List<int[]> rows(Table t) {
        List<int[]> rows = new ArrayList<>();
        for (int i = 0; i < t.count(DECK, 0); i++) {
            int row = t.at(DECK, 0, i);
            rows.add(new int[] {row, t.card(row), t.get(UPGRADES, row)});
        }
        return rows;
    }

    /** The card that is wanted by We Meet Again is the first one of its kind. */
    private static void wantFirstCopy(Table t) {
        boolean meets = t.get(PHASE) == Climb.EVENT_SCREEN
                && EventRoom.page(t).name().equals("We Meet Again")
                && t.get(EVENT_ROW_2) != 0;
        if (!meets) return;
        int wanted = t.get(EVENT_ROW_2);
        for (int i = t.count(DECK, 0) - 1; i >= 0; i--) {
            int row = t.at(DECK, 0, i);
            if (t.card(row) == t.card(wanted) && t.get(UPGRADES, row) == t.get(UPGRADES, wanted))
                t.set(EVENT_ROW_2, row);
        }
    }

    // ---- several cards leave

    /**
     * Cards are taken away by the places that they had when the screen was opened, the last chosen first, though those behind a card
     * that went have moved up; a place behind the last card is that of the last one.
     */
    void leave(Table t, List<Integer> cards) {
        chosen = new HashSet<>(cards);
        leaving = new HashSet<>(leaving(t, cards));
        before = rows(t);
    }

    static List<Integer> leaving(Table t, List<Integer> cards) {
        List<Integer> deck = new ArrayList<>();
        for (int i = 0; i < t.count(DECK, 0); i++) deck.add(t.at(DECK, 0, i));
        List<Integer> leaving = new ArrayList<>();
        for (int i = cards.size() - 1; i >= 0; i--) {
            int at = Math.min(t.placeOf(cards.get(i)), deck.size() - 1);
            leaving.add(deck.get(at));
            deck.subList(at, at + 1).clear();
        }
        return leaving;
    }

    private void exchange(Table t) {
        if (chosen.isEmpty()) return;
        boolean haveLeft = chosen.stream().noneMatch(row -> t.isIn(DECK, row));
        int place = 0;
        for (int[] card : haveLeft ? before : List.<int[]>of()) {
            boolean goes = leaving.contains(card[0]);
            if (goes && chosen.contains(card[0])) continue;
            if (goes) {
                t.remove(card[0]);
                continue;
            }
            if (chosen.contains(card[0])) {
                card[0] = Piles.create(t, card[1], card[2]);
                t.moveTo(card[0], DECK, 0, place);
            }
            place++;
        }
        chosen = Set.of();
        leaving = Set.of();
    }

    // ---- cards are transformed

    void transform(Table t, List<Integer> cards) {
        transformed = new ArrayList<>();
        for (int row : cards) transformed.add(t.card(row));
        before = rows(t);
    }

    /**
     * The card itself is not taken out of the list: one place less is rolled, and only if the roll hits the card itself the next one
     * is taken. So those behind it come one place too early. A colorless card is not upgraded.
     */
    private void becomeNeighbours(Table t) {
        if (transformed.isEmpty()) return;
        List<Integer> news = newcomers(t);
        for (int i = 0; i < transformed.size() && i < news.size(); i++) become(t, transformed.get(i), news.get(i));
        transformed = List.of();
    }

    private List<Integer> newcomers(Table t) {
        Set<Integer> old = new HashSet<>();
        for (int[] card : before) old.add(card[0]);
        List<Integer> news = new ArrayList<>();
        for (int i = 0; i < t.count(DECK, 0); i++) if (!old.contains(t.at(DECK, 0, i))) news.add(t.at(DECK, 0, i));
        return news;
    }

    private static void become(Table t, int from, int row) {
        CardLists lists = RunCards.of(t).lists;
        SpireCards.Card c = SpireCards.of(t).card(from, 0);
        boolean isColorless = c.def.pool() == Defs.Pool.COLORLESS;
        int[] list = c.def.type() == SpireCards.Type.CURSE
                ? lists.curses
                : isColorless ? lists.colorlessSorted : lists.transformed(t.get(HERO));
        int itself = place(list, from);
        int into = place(list, t.card(row));
        boolean isEarlier = itself >= 0 && into > itself + 1;
        boolean isWeaker = isColorless && t.get(UPGRADES, row) > 0;
        if (!isEarlier && !isWeaker) return;
        int at = t.placeOf(row);
        int other = Piles.create(t, isEarlier ? list[into - 1] : t.card(row), isColorless ? 0 : t.get(UPGRADES, row));
        t.did(CARD_FOUND, t.get(ME), other, 0);
        t.remove(row);
        t.moveTo(other, DECK, 0, at);
    }

    private static int place(int[] list, int card) {
        for (int i = 0; i < list.length; i++) if (list[i] == card) return i;
        return EMPTY;
    }

    // ---- cards that can be upgraded again and again

    /** Cards are laid out upgraded without being counted as upgraded; eggs count what they do, and do it again when a card is obtained. */
    int miscounted(Table t, int row) {
        if (t.isIn(DECK, row)) return miscounted.getOrDefault(row, 0);
        boolean isRolled = t.isIn(REWARDS, row) && !Simulator.hasRelic(t, "Molten Egg");
        return isRolled ? -1 : 0;
    }

    private void lookAtNewcomers(Table t) {
        for (int row : newcomers(t)) {
            if (!SpireCards.card(t, row).def.upgradesAgain()) continue;
            int upgrades = t.get(UPGRADES, row);
            boolean isCounted = Simulator.hasRelic(t, "Molten Egg") || before.isEmpty();
            firstUpgrades.put(row, upgrades);
            if (upgrades > 0 && !isCounted) miscounted.put(row, -1);
        }
        for (int[] card : before)
            if (!t.isIn(DECK, card[0]) && firstUpgrades.containsKey(card[0]))
                goneUpgrades += card[2] - firstUpgrades.remove(card[0]);
    }

    /** A card that counts as upgraded less often than it is deals less in battle. */
    void bringInto(Table t) {
        for (int i = 0; i < t.count(DRAW_PILE, 0) + t.count(HAND, 0); i++) {
            int hand = i - t.count(DRAW_PILE, 0);
            int card = hand < 0 ? t.at(DRAW_PILE, 0, i) : t.at(HAND, 0, hand);
            Integer by = miscounted.get(t.get(ORIGINAL, card));
            if (by != null) t.add(UPGRADES, card, by);
        }
    }

    /** The simulator counts cards that can be upgraded; each upgrade takes one away, also of a card that can be upgraded again. */
    int upgradable(Table t) {
        int count = -goneUpgrades;
        for (int i = 0; i < t.count(DECK, 0); i++) {
            int row = t.at(DECK, 0, i);
            if (Piles.canUpgrade(t, row)) count++;
            if (firstUpgrades.containsKey(row)) count -= t.get(UPGRADES, row) - firstUpgrades.get(row);
        }
        return count;
    }

    // ---- bottles

    /** What is in a bottle does not move up when a curse before it leaves; nor at all while all three bottles are full. */
    private void moveBottles(Table t) {
        boolean areAllFull = Arrays.stream(bottles).noneMatch(place -> place == EMPTY);
        for (int i = before.size() - 1; i >= 0; i--) {
            int[] card = before.get(i);
            boolean stays = t.isIn(DECK, card[0]);
            if (stays || areAllFull || SpireCards.of(t).card(card[1], 0).def.type() == SpireCards.Type.CURSE) continue;
            for (int k = 0; k < bottles.length; k++)
                bottles[k] = bottles[k] == i ? EMPTY : bottles[k] > i ? bottles[k] - 1 : bottles[k];
        }
        fill(t);
    }

    private static int bottleFor(SpireCards.Type type) {
        return type == SpireCards.Type.ATTACK ? 0 : type == SpireCards.Type.SKILL ? 1 : 2;
    }

    private void fill(Table t) {
        for (int i = 0; i < t.count(DECK, 0); i++) {
            int row = t.at(DECK, 0, i);
            boolean isOld = wasBottled.contains(row);
            if (t.is(IS_BOTTLED, row) && !isOld)
                bottles[bottleFor(SpireCards.card(t, row).def.type())] = i;
        }
        wasBottled.clear();
        for (int i = 0; i < t.count(DECK, 0); i++) {
            int row = t.at(DECK, 0, i);
            boolean isIn = i == bottles[0] || i == bottles[1] || i == bottles[2];
            t.set(IS_BOTTLED, row, isIn ? 1 : 0);
            if (isIn) wasBottled.add(row);
        }
    }
}
