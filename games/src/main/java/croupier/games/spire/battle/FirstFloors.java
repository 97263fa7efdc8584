package croupier.games.spire.battle;

import static croupier.games.spire.words.SpireWords.DEAL;

import croupier.games.spire.cards.MonsterDefs;
import croupier.games.spire.cards.SpireCards;
import croupier.kernel.*;

/** Encounters as runs that end early meet them, which most runs of random players do: weak ones, then strong, some elites. */
public final class FirstFloors {
    public static final String NAME = "first floors";

    private static final int WEAK = 74;
    private static final int WEAK_OR_STRONG = 94;

    private final int[] weak;
    private final int[] strong;
    private final int[] elite;

    public FirstFloors(SpireCards.Encounter[] all) {
        weak = ofAct1(all, MonsterDefs.Meeting.WEAK);
        strong = ofAct1(all, MonsterDefs.Meeting.STRONG);
        elite = ofAct1(all, MonsterDefs.Meeting.ELITE);
    }

    private static int[] ofAct1(SpireCards.Encounter[] all, MonsterDefs.Meeting meeting) {
        int[] found = new int[all.length];
        int n = 0;
        for (int i = 0; i < all.length; i++) if (all[i].act() == 1 && all[i].meeting() == meeting) found[n++] = i;
        return java.util.Arrays.copyOf(found, n);
    }

    public int roll(Table t) {
        int percent = t.roll(DEAL, 100);
        int[] among = percent < WEAK ? weak : percent < WEAK_OR_STRONG ? strong : elite;
        return among[t.roll(DEAL, among.length)];
    }
}
