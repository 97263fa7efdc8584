package croupier.games.essence;

import static croupier.games.essence.EssenceWords.TURN;

import croupier.kernel.*;

/** How often an ability may be used. */
enum Once {
    ANY_TIME(""),
    A_TURN("Once a turn"),
    A_GAME("Once a game");

    /** How texts begin that say so. */
    final String says;

    Once(String says) {
        this.says = says;
    }

    /** Whether an ability that was last used in this turn, 0 for none, cannot be used now. */
    boolean isSpent(Table t, int used) {
        return this == A_TURN ? used == t.get(TURN) : this == A_GAME && used != 0;
    }
}
