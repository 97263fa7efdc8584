package croupier.games.spire;

import static croupier.games.spire.words.RunWords.*;
import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.run.RunInside;
import croupier.kernel.Table;

/**
 * Which cards of a shop the simulator shows as an egg will make them: the second attack, the second skill, what took the place
 * of something sold, and all of them when an egg was bought here.
 */
final class ShopWindow {
    private static final int CARDS = 7;

    private int floor = -1;
    private int eggs;
    private final int[] first = new int[CARDS];

    boolean isShownBetter(Table t, int place) {
        if (floor != t.get(FLOOR_NOW)) enter(t);
        boolean isPreviewed = place == 1 || place == 3;
        return isPreviewed || eggs(t) > eggs || place < CARDS && RunInside.ware(t, place) != first[place];
    }

    private void enter(Table t) {
        floor = t.get(FLOOR_NOW);
        eggs = eggs(t);
        for (int i = 0; i < CARDS; i++) first[i] = RunInside.ware(t, i);
    }

    private static int eggs(Table t) {
        int eggs = 0;
        for (int i = 0; i < t.count(RELICS, 0); i++)
            if (t.game().cards().name(t.card(t.at(RELICS, 0, i))).endsWith(" Egg")) eggs++;
        return eggs;
    }
}
