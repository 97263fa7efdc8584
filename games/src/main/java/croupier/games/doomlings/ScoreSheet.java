package croupier.games.doomlings;

import static croupier.games.doomlings.DoomWords.*;

import croupier.kernel.*;
import java.util.ArrayList;
import java.util.List;

/** The score as players want it: per player, per trait, every bonus explained line by line. */
final class ScoreSheet {
    private static final int NAME = 31;

    /** All scores; of the one who looks it says "you". */
    static List<String> of(Table t, int viewer, int width) {
        List<String> lines = new ArrayList<>();
        for (int seat = 0; seat < t.seats(); seat++) {
            if (seat > 0) lines.add("");
            String who = seat == viewer ? " You" : " Seat " + (seat + 1);
            lines.add(who + ": " + Scoring.total(t, seat) + " points");
            species(t, seat, width, lines);
        }
        lines.replaceAll(line -> line.length() > width ? line.substring(0, width - 1) + "…" : line);
        return lines;
    }

    private static void species(Table t, int seat, int width, List<String> lines) {
        for (int i = 0; i < t.count(TRAITS, seat); i++) {
            int trait = t.at(TRAITS, seat, i);
            line(lines, width, Scoring.points(t, seat, trait), t.game().nameOf(t, trait), why(t, seat, trait));
        }
        for (int other = 0; other < t.seats(); other++)
            for (int i = 0; other != seat && i < t.count(TRAITS, other); i++) {
                int trait = t.at(TRAITS, other, i);
                int points = Scoring.from(t, seat, other, trait);
                String why = "of seat " + (other + 1) + ": " + said(t, trait, "Each opponent scores ");
                if (points != 0) line(lines, width, points, t.game().nameOf(t, trait), why);
            }
        int player = player(t, seat);
        int last = t.get(FINAL);
        int end = t.get(LINE_POINTS, player);
        int leader = Scoring.leader(t, seat);
        int tie = t.get(TIE_POINTS, player);
        if (end != 0 && last != 0) line(lines, width, end, t.game().nameOf(t, last), said(t, last, "World's End: "));
        if (leader != 0) line(lines, width, leader, "gene pool", "the largest");
        if (tie != 0) line(lines, width, tie, "tie", "traits drawn for it");
    }

    /** 'face value 17, bonus -9: "-1 for each of your traits."' */
    private static String why(Table t, int seat, int trait) {
        Defs.TraitDef d = DoomCards.trait(t, trait);
        if (t.is(FIXED, trait)) return "made worth that by " + t.game().nameOf(t, t.get(FINAL));
        if (d.worth() != null) return said(t, trait, "Worth: ");
        if (d.bonus() == null) return "face value";
        return "face value " + d.value() + ", bonus " + Scoring.bonus(t, seat, trait) + ": "
                + said(t, trait, "Bonus: ");
    }

    /** What a card says behind these words, as it is printed, and the colour that was chosen for it. */
    private static String said(Table t, int row, String behind) {
        String text = t.game().textOf(t, row);
        int at = text.indexOf(behind);
        String color = t.is(TRAIT, row) && t.get(CHOSEN, row) >= 0
                ? " (" + colorWord(t.get(CHOSEN, row)).text() + ")"
                : "";
        return '"' + text.substring(at < 0 ? 0 : at + behind.length()) + '"' + color;
    }

    private static void line(List<String> lines, int width, int points, String name, String why) {
        String number = "%5d  ".formatted(points);
        TableArt.beside(number + name, Math.min(NAME, width / 3), why, width, lines);
    }
}
