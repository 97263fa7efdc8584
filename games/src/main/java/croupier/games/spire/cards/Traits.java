package croupier.games.spire.cards;

import static croupier.games.spire.words.SpireWords.TRAITS_IN_BATTLE;
import static croupier.games.spire.words.SpireWords.UPGRADES;

import croupier.kernel.*;

/**
 * What the rules ask of every card of a hand or pile, as one number for each card: thousands of looks in a run touch a few lines
 * of memory instead of every card.
 */
public final class Traits {
    public static final int NEEDS_TARGET = 1;
    public static final int ATTACK = 2;
    /** It says when it may be played. */
    public static final int CONDITIONAL = 4;

    public static final int INNATE = 8;
    public static final int ETHEREAL = 16;
    public static final int RETAINED = 32;
    /** Something of it listens while it is in the battle. */
    public static final int LISTENS = 64;

    public static final int ACTS_WHEN_DRAWN = 128;
    public static final int ACTS_AT_TURN_END = 256;
    public static final int SKILL = 512;
    public static final int POWER = 1024;
    public static final int EXHAUSTS = 2048;
    /** After use it goes to a random place of the draw pile. */
    public static final int SHUFFLES_BACK = 4096;
    /** It says when it takes its energy. */
    public static final int MAY_BE_FREE = 8192;
    /** While it is in hand it hears of other cards being played. */
    public static final int HEARS_OTHERS = 16384;

    /** Steps inside of those that it says have numbers that are fixed when it is used. */
    public static final int HOLDS = 32768;

    private final int[] byFace;
    /** By card: the traits that it has at any of its levels. */
    private final int[] byCard;

    private final int[] costs;
    private final SpireCards.Card[][] cards;

    Traits(SpireCards.Card[][] cards) {
        this.cards = cards;
        byFace = new int[2 * cards.length];
        byCard = new int[cards.length];
        for (int i = 0; i < byCard.length; i++)
            if (cards[i] != null) for (SpireCards.Card level : cards[i]) byCard[i] |= of(level);
        costs = new int[2 * cards.length];
        for (int i = 0; i < byFace.length; i++)
            if (cards[i / 2] != null) {
                SpireCards.Card face = at(i / 2, i % 2);
                byFace[i] = of(face);
                costs[i] = face.cost;
            }
    }

    /** The traits of a card row at its level. */
    public int of(Table t, int row) {
        int level = t.get(UPGRADES, row);
        return level > 1 ? of(at(t.card(row), level)) : byFace[2 * t.card(row) + level];
    }

    /** What a card row costs by what it says at its level. */
    public int costOf(Table t, int row) {
        int level = t.get(UPGRADES, row);
        return level > 1 ? at(t.card(row), level).cost : costs[2 * t.card(row) + level];
    }

    public static boolean has(Table t, int row, int trait) {
        return (SpireCards.of(t).traits.of(t, row) & trait) != 0;
    }

    /** Whether a card of this battle may have one of these traits: if none has, no pile must be looked through. */
    public static boolean some(Table t, int traits) {
        return (t.get(TRAITS_IN_BATTLE) & traits) != 0;
    }

    /** A card row comes into the battle. */
    public void comes(Table t, int row) {
        note(t, byCard[t.card(row)]);
    }

    /** Some card of this battle has these traits from now on. */
    public static void note(Table t, int traits) {
        t.set(TRAITS_IN_BATTLE, t.get(TRAITS_IN_BATTLE) | traits);
    }

    private SpireCards.Card at(int card, int level) {
        SpireCards.Card[] levels = cards[card];
        return levels[Math.min(level, levels.length - 1)];
    }

    private static int of(SpireCards.Card c) {
        return (c.def.targeted() ? NEEDS_TARGET : 0)
                | (c.def.type() == SpireCards.Type.ATTACK ? ATTACK : 0)
                | (c.def.type() == SpireCards.Type.SKILL ? SKILL : 0)
                | (c.def.type() == SpireCards.Type.POWER ? POWER : 0)
                | (c.def.exhaust() ? EXHAUSTS : 0)
                | (c.def.shufflesBack() ? SHUFFLES_BACK : 0)
                | (c.def.paysIf() != null ? MAY_BE_FREE : 0)
                | (c.def.playableIf() != null ? CONDITIONAL : 0)
                | (c.def.innate() ? INNATE : 0)
                | (c.def.ethereal() ? ETHEREAL : 0)
                | (c.def.retain() ? RETAINED : 0)
                | (c.hooks.length > 0 ? LISTENS : 0)
                | (c.held.length > 0 ? HOLDS : 0)
                | (c.whenOtherPlayed.length > 0 ? HEARS_OTHERS : 0)
                | (c.whenDrawn.length > 0 ? ACTS_WHEN_DRAWN : 0)
                | (c.atTurnEnd.length > 0 ? ACTS_AT_TURN_END : 0);
    }
}
