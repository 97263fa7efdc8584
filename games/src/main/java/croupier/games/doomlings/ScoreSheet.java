package croupier.games.doomlings;

import static croupier.games.doomlings.DoomWords.*;

import croupier.kernel.Table;
import java.util.ArrayList;
import java.util.List;

/** The score as players want it: per player, per trait, every bonus explained line by line. */
final class ScoreSheet {
    private static final int NAME = 24;
    private static final String END = "World's End: ";

    private ScoreSheet() {}

    /** All scores; the one who looks is "you", the others are "they". */
    static List<String> of(Table t, int viewer, int width) {
        List<String> lines = new ArrayList<>();
        for (int seat = 0; seat < t.seats(); seat++) {
            if (seat > 0) lines.add("");
            String who = (seat == viewer ? " You, seat " : " Seat ") + (seat + 1);
            lines.add(who + ": " + Scoring.total(t, seat) + " points");
            species(t, seat, seat == viewer, width, lines);
        }
        return lines;
    }

    private static void species(Table t, int seat, boolean mine, int width, List<String> lines) {
        for (int i = 0; i < t.count(TRAITS, seat); i++) {
            int trait = t.at(TRAITS, seat, i);
            line(
                    lines,
                    width,
                    Scoring.points(t, seat, trait),
                    t.game().nameOf(t, trait),
                    to(mine, why(t, seat, trait)));
        }
        for (int other = 0; other < t.seats(); other++)
            for (int i = 0; other != seat && i < t.count(TRAITS, other); i++) opposing(t, seat, other, i, width, lines);
        int player = player(t, seat);
        int end = t.get(LINE_POINTS, player);
        int last = t.get(FINAL);
        if (end != 0 && last != 0)
            line(lines, width, end, t.game().nameOf(t, last), END + to(mine, said(t, last, END)));
        if (Scoring.leader(t, seat) != 0) line(lines, width, Scoring.leader(t, seat), "gene pool", "the largest");
        if (t.get(TIE_POINTS, player) != 0) line(lines, width, t.get(TIE_POINTS, player), "tie", "traits drawn for it");
    }

    /** What a card says to its player, said of another. */
    private static String to(boolean mine, String text) {
        return mine
                ? text
                : text.replaceAll("\\byour\\b", "their")
                        .replace("than you", "than they")
                        .replace("you have", "they have");
    }

    /** "face value 17, bonus -9: -1 for each of your traits". */
    private static String why(Table t, int seat, int trait) {
        if (t.is(FIXED, trait)) return "made worth that by " + t.game().nameOf(t, t.get(FINAL));
        Defs.TraitDef d = DoomCards.trait(t, trait);
        String color = t.get(CHOSEN, trait) < 0
                ? ""
                : " (" + colorWord(t.get(CHOSEN, trait)).text() + ")";
        if (d.worth() != null) return said(t, trait, "Worth: ") + color;
        if (d.bonus() == null) return "face value";
        return "face value " + d.value() + ", bonus " + Scoring.bonus(t, seat, trait) + ": " + said(t, trait, "Bonus: ")
                + color;
    }

    private static void opposing(Table t, int seat, int other, int place, int width, List<String> lines) {
        int trait = t.at(TRAITS, other, place);
        int points = Scoring.from(t, seat, other, trait);
        Defs.TraitDef d = DoomCards.trait(t, trait);
        if (points == 0 || d.eachOpponent() == null) return;
        String color = t.get(CHOSEN, trait) < 0
                ? ""
                : " (" + colorWord(t.get(CHOSEN, trait)).text() + ")";
        String why = "of seat " + (other + 1) + ": " + said(t, trait, "Each opponent scores ") + color;
        line(lines, width, points, t.game().nameOf(t, trait), why);
    }

    /** What a card says behind these words, up to its end. */
    private static String said(Table t, int row, String behind) {
        String text = t.game().textOf(t, row);
        String said = text.substring(Math.max(0, text.indexOf(behind) + behind.length()));
        return behind.equals(END) ? said : said.substring(0, said.length() - 1);
    }

    private static void line(List<String> lines, int width, int points, String name, String why) {
        String number = points < 0 ? String.valueOf(points) : " " + points;
        String padded = name + " ".repeat(Math.max(1, NAME - name.length()));
        Paragraph.add(
                lines, "  " + " ".repeat(Math.max(0, 4 - number.length())), number + "  " + padded + why, 8, width);
    }
}
