package croupier.games.spire.outlook;

import static croupier.games.spire.words.RunWords.*;
import static croupier.games.spire.words.SpireWords.GOLD;

import croupier.games.spire.run.RunMap;
import croupier.kernel.*;

/** What the best way from here to the boss of the act is worth, the room where the hero is included. */
final class MapAhead {
    /** A burning elite counts this share of another one. */
    private static final float BURNING_SHARE = 0.3f;

    private MapAhead() {}

    static float value(Seen seen, float[] w, float health) {
        int row = seen.get(MAP_ROW) - 1;
        if (row >= ROWS || seen.get(ACT) > Weights.ACTS) return 0;
        float[] next = new float[COLUMNS];
        float[] here = new float[COLUMNS];
        for (int r = ROWS - 1; r >= Math.max(0, row); r--) {
            for (int c = 0; c < COLUMNS; c++)
                here[c] = isNode(seen, c, r) ? room(seen, w, c, r, health) + best(seen, next, c, r) : 0;
            float[] swap = next;
            next = here;
            here = swap;
        }
        if (row >= 0) return next[Math.max(0, seen.get(MAP_COLUMN) - 1)];
        float best = 0;
        for (float value : next) best = Math.max(best, value);
        return best;
    }

    private static boolean isNode(Seen seen, int column, int row) {
        return (seen.get(WAYS, row) >>> (3 * column) & 7) != 0;
    }

    private static float best(Seen seen, float[] next, int column, int row) {
        if (row == ROWS - 1) return 0;
        float best = Float.NEGATIVE_INFINITY;
        int ways = seen.get(WAYS, row) >>> (3 * column) & 7;
        for (int way = 0; way < 3; way++) {
            int to = column + way - 1;
            if ((ways >>> way & 1) != 0 && to >= 0 && to < COLUMNS) best = Math.max(best, next[to]);
        }
        return best == Float.NEGATIVE_INFINITY ? 0 : best;
    }

    private static float room(Seen seen, float[] w, int column, int row, float health) {
        int act = seen.get(ACT);
        return switch (seen.get(ROOMS, row) >>> (4 * column) & 15) {
            case RunMap.MONSTER -> w[Weights.MONSTER_ROOM + act - 1];
            case RunMap.ELITE -> elite(seen, w, column, row, health);
            case RunMap.UNKNOWN -> w[Weights.UNKNOWN_ROOM];
            case RunMap.SHOP_ROOM -> w[Weights.SHOP_ROOM] + w[Weights.SHOP_GOLD] * Math.min(400, seen.get(GOLD));
            case RunMap.REST_SITE -> w[Weights.REST_ROOM] + w[Weights.REST_HURT] * (1 - health);
            case RunMap.TREASURE -> w[Weights.TREASURE_ROOM];
            default -> 0;
        };
    }

    /** The more HP, the better; in the first rows, with the first deck, they are not worth it yet. */
    private static float elite(Seen seen, float[] w, int column, int row, float health) {
        float value = w[Weights.ELITE_ROOM + seen.get(ACT) - 1] + w[Weights.ELITE_HEALTH] * (health - 0.7f);
        return seen.get(BURNING) == 1 + column + COLUMNS * row ? value * BURNING_SHARE : value;
    }
}
