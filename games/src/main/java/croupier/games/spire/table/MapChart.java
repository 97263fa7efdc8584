package croupier.games.spire.table;

import static croupier.games.spire.words.RunWords.*;

import croupier.games.spire.cards.SpireCards;
import croupier.games.spire.run.Climb;
import croupier.games.spire.run.RunMap;
import croupier.kernel.*;
import croupier.kernel.Scenery.Chart;
import croupier.kernel.Scenery.Spot;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The map of an act as places and ways, for screens that draw. */
final class MapChart {
    private static final int MIDDLE = COLUMNS / 2;
    private static final int LAST_ACT = 4;

    private MapChart() {}

    /** Rows from the bottom, the boss above them; the last act has its boss in its own column. */
    static @Nullable Chart of(Table t) {
        if (t.get(IN_RUN) == 0) return null;
        List<Spot> spots = new ArrayList<>();
        List<int[]> ways = new ArrayList<>();
        boolean isLast = t.get(ACT) == LAST_ACT;
        int boss = count(t);
        for (int row = 0; row < ROWS; row++)
            for (int column = 0; column < COLUMNS; column++) {
                if (!RunMap.isNode(t, column, row)) continue;
                ways(t, column, row, isLast ? -1 : boss, spots.size(), ways);
                spots.add(new Spot(column, row, kind(t, column, row), mark(t, column, row)));
            }
        if (!isLast) spots.add(new Spot(MIDDLE, ROWS, "boss", t.get(MAP_ROW) > ROWS ? "here" : ""));
        String name = SpireCards.of(t).encounters[t.get(BOSS_NOW)].name();
        return new Chart("Act " + t.get(ACT) + " · boss: " + name, spots, ways);
    }

    private static void ways(Table t, int column, int row, int boss, int from, List<int[]> ways) {
        if (row == ROWS - 1) {
            if (boss >= 0) ways.add(new int[] {from, boss});
            return;
        }
        for (int to = Math.max(0, column - 1); to <= Math.min(COLUMNS - 1, column + 1); to++)
            if (RunMap.leads(t, column, row, to) && RunMap.isNode(t, to, row + 1))
                ways.add(new int[] {from, number(t, to, row + 1)});
    }

    private static String kind(Table t, int column, int row) {
        return RunTexts.roomName(RunMap.room(t, column, row));
    }

    private static String mark(Table t, int column, int row) {
        if (t.get(MAP_ROW) == row + 1 && t.get(MAP_COLUMN) == column + 1) return "here";
        return RunMap.isBurning(t, column, row) ? "burning" : "";
    }

    private static int count(Table t) {
        return number(t, 0, ROWS);
    }

    /** The number of a place: how many lie before it, row by row. */
    private static int number(Table t, int column, int row) {
        int n = 0;
        for (int r = 0; r < row; r++) for (int c = 0; c < COLUMNS; c++) if (RunMap.isNode(t, c, r)) n++;
        for (int c = 0; c < column; c++) if (RunMap.isNode(t, c, row)) n++;
        return n;
    }

    /** The place that an option leads to; -1 if it leads nowhere. */
    static int spot(Table t, long code) {
        if (!Code.is(code, GO)) return -1;
        return Climb.isBossNext(t) ? count(t) : number(t, Code.a(code), t.get(MAP_ROW));
    }
}
