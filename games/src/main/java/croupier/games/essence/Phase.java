package croupier.games.essence;

/** Where a turn stands. Blocks, splits and damage belong to combat. */
enum Phase {
    MULLIGAN,
    START,
    MAIN_ONE,
    ATTACK,
    BLOCK,
    SPLIT,
    DAMAGE,
    MAIN_TWO,
    END,
    CLEANUP;

    final int number = ordinal();

    static boolean isCombat(int phase) {
        return phase >= ATTACK.number && phase <= DAMAGE.number;
    }
}
