package croupier.games.duel;

import static croupier.games.duel.DuelWords.*;

import croupier.kernel.Match;
import croupier.kernel.Table;
import croupier.kernel.TableArt;
import java.util.ArrayList;
import java.util.List;

/** The duel drawn in text: whose turns come, then each player with health and speed, statuses and items, and what they do. */
final class DuelArt {
    /** Where texts begin. */
    private static final int TEXT = 31;

    private DuelArt() {}

    static List<String> draw(Match m, int viewer, int width) {
        Table t = m.table();
        List<String> lines = new ArrayList<>();
        int me = Math.max(0, viewer);
        lines.add("turns  " + turns(t, viewer));
        side(t, 1 - me, viewer, lines, width);
        side(t, me, viewer, lines, width);
        lines.replaceAll(line -> line.length() > width ? line.substring(0, Math.max(1, width - 1)) + "…" : line);
        return lines;
    }

    /** Why the match ended as it did. */
    static List<String> result(Match m) {
        Table t = m.table();
        List<String> lines = new ArrayList<>();
        for (int seat = 0; seat < 2; seat++) {
            String name = t.game().nameOfSeat(seat);
            if (t.get(BEATEN) == seat + 1) lines.add(name + " has no health left.");
            else if (m.resultOf(seat) < 0 && !isDecided(t) && t.get(UNDECIDED) == 0) lines.add(name + " gave up.");
        }
        if (t.get(UNDECIDED) == Rounds.BY_TURNS)
            lines.add("The duel has lasted " + t.option(LIMIT) + " turns, so nobody has won it.");
        if (t.get(UNDECIDED) == Rounds.BY_PASSES)
            lines.add("Both players passed " + t.option(PASS_LIMIT)
                    + " times and nothing else happened, so nobody has won the duel.");
        if (t.option(BEST_OF) > 1)
            lines.add("Duels won: " + t.get(WON, player(t, 0)) + " to " + t.get(WON, player(t, 1)) + ".");
        return lines;
    }

    /** "you, they, you ...": the first is the one whose turn it is. */
    private static String turns(Table t, int viewer) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < t.count(QUEUE, 0); i++) {
            int seat = TurnQueue.playerOf(t, t.at(QUEUE, 0, i));
            names.add(viewer < 0 ? Duel.playerName(seat) : seat == viewer ? "you" : "they");
        }
        return String.join(", ", names);
    }

    private static void side(Table t, int seat, int viewer, List<String> lines, int width) {
        int player = player(t, seat);
        lines.add("");
        lines.add((seat == viewer ? "YOU  " : "") + "player " + Duel.playerName(seat) + "   health "
                + t.get(HEALTH, player) + "   speed " + t.get(SPEED, player)
                + (t.option(BEST_OF) > 1 ? "   duels won " + t.get(WON, player) : ""));
        for (int i = 0; i < t.count(STATUSES, seat); i++) {
            int status = t.at(STATUSES, seat, i);
            TableArt.beside("  ~ " + t.game().nameOf(t, status) + left(t, status), TEXT, text(t, status), width, lines);
        }
        for (int i = 0; i < t.count(ITEMS, seat); i++) {
            int item = t.at(ITEMS, seat, i);
            TableArt.beside("    " + t.game().nameOf(t, item), TEXT, text(t, item), width, lines);
        }
    }

    private static String left(Table t, int status) {
        int charges = t.get(CHARGES, status);
        int turns = t.get(TURNS, status);
        if (charges > 0) return " x" + charges;
        return turns > 0 ? " (" + turns + (turns == 1 ? " turn)" : " turns)") : "";
    }

    private static String text(Table t, int row) {
        return t.game().cards().text(t.card(row));
    }
}
