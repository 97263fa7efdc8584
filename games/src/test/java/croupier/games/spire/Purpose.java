package croupier.games.spire;

import static croupier.games.spire.words.RunWords.*;
import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.run.Climb;
import croupier.games.spire.run.EventRoom;
import croupier.kernel.Table;

/** What cards of a screen were chosen for, in the words of the traces: told by what has become of them. */
final class Purpose {
    private final int[] chosen;
    private final int[] upgrades;
    private final int cards;
    private final boolean areInDeck;
    private final boolean isBonfire;

    /** Before the choice is answered. */
    Purpose(Table t, int[] chosen) {
        this.chosen = chosen;
        upgrades = new int[chosen.length];
        for (int i = 0; i < chosen.length; i++) upgrades[i] = t.get(UPGRADES, chosen[i]);
        cards = t.count(DECK, 0);
        areInDeck = t.isIn(DECK, chosen[0]);
        isBonfire =
                t.get(PHASE) == Climb.EVENT_SCREEN && EventRoom.page(t).name().equals("Bonfire Spirits");
    }

    /** When it was answered: cards that only the screen showed were obtained. */
    String told(Table t) {
        if (isBonfire) return "BONFIRE_SPIRITS";
        if (!areInDeck) return "OBTAIN";
        if (t.isIn(DECK, chosen[0])) return toldOfThoseThatStay(t);
        if (t.count(DECK, 0) < cards) return "REMOVE";
        boolean areBetter = t.get(UPGRADES, t.top(DECK, 0)) > 0 && chosen.length == 3;
        return areBetter ? "TRANSFORM_UPGRADE" : "TRANSFORM";
    }

    private String toldOfThoseThatStay(Table t) {
        if (t.get(UPGRADES, chosen[0]) > upgrades[0]) return "UPGRADE";
        if (t.is(IS_BOTTLED, chosen[0])) return "BOTTLE";
        return t.count(DECK, 0) > cards ? "DUPLICATE" : "nothing";
    }
}
