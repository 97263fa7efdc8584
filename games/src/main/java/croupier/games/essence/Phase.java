package croupier.games.essence;

import java.util.List;
import java.util.stream.Stream;

/** Where a turn stands, and the part of the turn as players see it. Blocks, splits and damage belong to combat. */
enum Phase {
    MULLIGAN(0, ""),
    START(1, "start"),
    MAIN_ONE(2, "main 1"),
    ATTACK(3, "attack"),
    BLOCK(4, "block"),
    SPLIT(5, "damage"),
    DAMAGE(6, "damage"),
    MAIN_TWO(7, "main 2"),
    END(8, "end"),
    CLEANUP(9, "end");

    /** The parts of a turn in their order. */
    static final List<String> PARTS = Stream.of(values())
            .map(p -> p.part)
            .filter(p -> !p.isEmpty())
            .distinct()
            .toList();

    final int number;
    final String part;

    Phase(int number, String part) {
        this.number = number;
        this.part = part;
    }

    static boolean isCombat(int phase) {
        return phase >= ATTACK.number && phase <= DAMAGE.number;
    }
}
