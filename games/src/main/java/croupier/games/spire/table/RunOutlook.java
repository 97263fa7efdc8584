package croupier.games.spire.table;

import static croupier.games.spire.words.RunWords.*;
import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.battle.Battle;
import croupier.games.spire.cards.CardLists;
import croupier.kernel.Seen;

/** How good a run looks to the player: HP, the deck, relics, potions, gold. */
public final class RunOutlook {
    /** What a battle still asks for counts half: HP count about half of what they do in a battle alone. */
    private static final int BATTLE_SHARE = 2;

    private static final int DEADLY = 100_000;
    private static final int PER_HP = 4;
    private static final int PER_SCARCE_HP = 9;
    private static final int PER_MAX_HP = 5;
    private static final int PER_RELIC = 140;
    private static final int PER_POTION = 110;
    private static final int PER_KEY = 10;
    private static final int GOLD_SHARE = 2;
    private static final int USUAL_DECK = 14;
    private static final int PER_CARD_TOO_MANY = 9;

    private RunOutlook() {}

    public static int score(Seen seen, CardLists lists) {
        if (seen.isOver()) return Outlook.score(seen);
        int hp = seen.get(HP, seen.get(ME));
        int carried = carried(seen, lists);
        if (!Battle.isPhase(seen.get(PHASE))) return carried + health(seen, hp);
        int left = hp - Outlook.expectedLoss(seen);
        int score = carried + health(seen, left) + Outlook.board(seen) / BATTLE_SHARE;
        return left <= 0 ? score - DEADLY : score;
    }

    /** HP below half of the maximum are worth more. */
    private static int health(Seen seen, int hp) {
        int half = seen.get(MAX_HP, seen.get(ME)) / 2;
        return Math.min(hp, half) * PER_SCARCE_HP + Math.max(0, hp - half) * PER_HP;
    }

    private static int carried(Seen seen, CardLists lists) {
        int score = seen.get(MAX_HP, seen.get(ME)) * PER_MAX_HP + seen.get(GOLD) / GOLD_SHARE;
        score += seen.count(RELICS, 0) * PER_RELIC + seen.count(POTIONS, 0) * PER_POTION;
        score += Integer.bitCount(seen.get(KEYS)) * PER_KEY;
        int cards = seen.count(DECK, 0);
        for (int i = 0; i < cards; i++) {
            int card = seen.at(DECK, 0, i);
            score += lists.worth(seen.card(card), seen.get(UPGRADES, card));
        }
        return score - Math.max(0, cards - USUAL_DECK) * PER_CARD_TOO_MANY;
    }
}
