package croupier.games.essence;

/** Where a turn stands. Blocks, splits and damage belong to combat. */
enum Phase {
    MULLIGAN(0),
    START(1),
    MAIN_ONE(2),
    ATTACK(3),
    BLOCK(4),
    SPLIT(5),
    DAMAGE(6),
    MAIN_TWO(7),
    END(8),
    CLEANUP(9);

    final int number;

    Phase(int number) {
        this.number = number;
    }

    static boolean isCombat(int phase) {
        return phase >= ATTACK.number && phase <= DAMAGE.number;
    }
}
