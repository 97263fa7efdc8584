package croupier.games.spire.cards;

import static croupier.games.spire.words.SpireWords.UPGRADES;

import croupier.kernel.Table;

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

    private final int[] byFace;
    private final SpireCards.Card[][] cards;

    Traits(SpireCards.Card[][] cards) {
        this.cards = cards;
        byFace = new int[2 * cards.length];
        for (int i = 0; i < cards.length; i++)
            if (cards[i] != null) {
                byFace[2 * i] = of(cards[i][0]);
                byFace[2 * i + 1] = at(i, 1);
            }
    }

    /** The traits of a card row at its level. */
    public int of(Table t, int row) {
        int level = t.get(UPGRADES, row);
        return level > 1 ? at(t.card(row), level) : byFace[2 * t.card(row) + level];
    }

    public static boolean has(Table t, int row, int trait) {
        return (SpireCards.of(t).traits.of(t, row) & trait) != 0;
    }

    private int at(int card, int level) {
        SpireCards.Card[] levels = cards[card];
        return of(levels[Math.min(level, levels.length - 1)]);
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
                | (c.whenDrawn.length > 0 ? ACTS_WHEN_DRAWN : 0)
                | (c.atTurnEnd.length > 0 ? ACTS_AT_TURN_END : 0);
    }
}
