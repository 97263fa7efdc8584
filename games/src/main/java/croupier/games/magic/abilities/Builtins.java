package croupier.games.magic.abilities;

import croupier.games.magic.cards.Cost;
import croupier.script.*;
import java.util.List;
import java.util.function.Function;

/**
 * What the rules bring to the compiled cards.
 *
 * @param parts reactions and changes that stand on no card, in the order of their numbers
 * @param equip what the keyword equip does (702.6a)
 * @param cycling what the keyword cycling does (702.29a)
 * @param madness what the keyword madness does when its card was discarded (702.35a)
 * @param ward what the keyword ward does for a cost (702.21a)
 * @param isWarded when ward triggers
 */
public record Builtins(
        List<Part> parts, Steps equip, Steps cycling, Steps madness, Function<Cost, Steps> ward, Condition isWarded) {
    /** A reaction or change, and its name. */
    public record Part(String name, Object part) {}
}
