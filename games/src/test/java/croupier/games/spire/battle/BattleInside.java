package croupier.games.spire.battle;

import croupier.kernel.Task;

/** What only the rules of a battle know, for tests that follow the simulator step by step. */
public final class BattleInside {
    public static final int PLAYER_ACTS = Battle.PLAYER_ACTS;
    public static final int TURN_IS_OVER = Battle.TURN_IS_OVER;
    public static final int HALF_DEAD = Creatures.HALF_DEAD;
    public static final int BY_HAND = PlayCard.BY_HAND;
    public static final Task DISCARD_HAND = Battle.DISCARD_HAND;
    public static final Task NEXT_MOVE = Monsters.NEXT_MOVE;

    private BattleInside() {}
}
