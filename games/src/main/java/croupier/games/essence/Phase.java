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

    /** The place of a phase among the parts of a turn, -1 for none. */
    static int partOf(int phase) {
        for (Phase p : values()) if (p.number == phase) return PARTS.indexOf(p.part);
        return -1;
    }

    static boolean isCombat(int phase) {
        return phase >= ATTACK.number && phase <= DAMAGE.number;
    }
}
