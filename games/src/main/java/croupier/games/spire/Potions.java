package croupier.games.spire;

import static croupier.games.spire.Spire.*;

import croupier.kernel.Ask;
import croupier.kernel.Table;
import croupier.kernel.Task;

/** Potions: drunk or thrown away at any time of the player's turn. */
final class Potions {
    static final Task IS_EMPTY = W.task("potion is empty", (t, potion, b, c, d) -> t.remove(potion));

    private static final int SCARCE = 11;

    private Potions() {}

    /** The belt holds three potions, from ascension 11 on two. */
    static void makeRoom(Table t) {
        t.set(POTION_SLOTS, t.option(ASCENSION) >= SCARCE ? 2 : 3);
    }

    /** A potion goes to the first empty place of the belt; false if there is none. */
    static boolean give(Table t, int kind) {
        int place = 0;
        while (place < t.count(POTIONS, 0) && t.get(BELT_PLACE, t.at(POTIONS, 0, place)) == place) place++;
        if (place >= t.get(POTION_SLOTS)) return false;
        int potion = t.create(POTION, kind);
        t.set(BELT_PLACE, potion, place);
        t.moveTo(potion, POTIONS, 0, place);
        return true;
    }

    static void offer(Table t, Ask ask) {
        int count = t.count(POTIONS, 0);
        for (int i = 0; i < count; i++) {
            int potion = t.at(POTIONS, 0, i);
            Book.Potion p = Book.of(t).potions[t.card(potion)];
            if (!p.needsTarget()) ask.option(DRINK, potion);
            else offerTargets(t, ask, potion);
            ask.option(TOSS, potion);
        }
    }

    private static void offerTargets(Table t, Ask ask, int potion) {
        for (int i = 0; i < t.count(MONSTERS, 0); i++) {
            int monster = t.at(MONSTERS, 0, i);
            if (Creatures.isAlive(t, monster)) ask.option(DRINK, potion, monster);
        }
    }

    static void drink(Table t, int potion, int target) {
        t.move(potion, IN_USE, 0);
        Actions.queueText(t, Book.of(t).potions[t.card(potion)].text(), potion, target, 0, 0);
        t.did(POTION_USED, t.get(ME), potion, 0);
        t.last(ACTIONS, IS_EMPTY, potion, 0, 0, 0);
    }

    static void toss(Table t, int potion) {
        t.remove(potion);
    }
}
