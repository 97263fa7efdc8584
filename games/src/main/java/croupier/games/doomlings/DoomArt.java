package croupier.games.doomlings;

import static croupier.games.doomlings.DoomWords.*;

import croupier.kernel.Match;
import croupier.kernel.Table;
import croupier.kernel.Zone;
import java.util.ArrayList;
import java.util.List;

/** The table drawn in text: the age, every player with gene pool, points and traits, one's own hand with what it says. */
final class DoomArt {
    private static final int NAME = 22;

    private DoomArt() {}

    static List<String> draw(Match m, int viewer, int width) {
        Table t = m.table();
        List<String> lines = new ArrayList<>();
        age(t, width, lines);
        for (int i = 0; i < t.seats(); i++) {
            int seat = (Math.max(0, viewer) + 1 + i) % t.seats();
            if (seat != viewer) species(t, seat, "Seat " + (seat + 1), width, lines);
        }
        if (viewer >= 0) species(t, viewer, "You, seat " + (viewer + 1), width, lines);
        if (viewer >= 0) hand(t, viewer, width, lines);
        return lines;
    }

    private static void age(Table t, int width, List<String> lines) {
        int now = t.get(NOW);
        String head = "Round " + t.get(ROUND) + "   catastrophes " + t.count(CATASTROPHES, 0) + "/"
                + Rounds.LAST_CATASTROPHE + names(t, CATASTROPHES, " (", ")") + "   ages left "
                + t.count(AGE_DECK, 0) + "   deck " + t.count(DECK, 0) + "   discard pile "
                + t.count(DISCARD_PILE, 0) + (t.count(DISCARD_PILE, 0) == 0 ? "" : " (top: " + top(t) + ")");
        Paragraph.add(lines, " ", head, 3, width);
        if (now != 0)
            Paragraph.add(lines, " ", t.game().nameOf(t, now) + ": " + t.game().textOf(t, now), 3, width);
        int next = t.top(AGE_DECK, 0);
        lines.add("");
        if (next == 0) return;
        for (int seat = 0; seat < t.seats(); seat++)
            if (t.sees(next, seat)) Paragraph.add(lines, "   ", "seat " + (seat + 1) + " knows the next age", 0, width);
    }

    private static String top(Table t) {
        return t.game().nameOf(t, t.top(DISCARD_PILE, 0));
    }

    private static String names(Table t, Zone z, String before, String after) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < t.count(z, 0); i++) names.add(t.game().nameOf(t, t.at(z, 0, i)));
        return names.isEmpty() ? "" : before + String.join(", ", names) + after;
    }

    private static void species(Table t, int seat, String name, int width, List<String> lines) {
        String first = seat == t.get(FIRST) ? " (first)" : "";
        String left = t.hasLeft(seat) ? "   has left" : "";
        String facts = "   gene pool " + t.get(GENE_POOL, player(t, seat)) + "   hand " + t.count(HAND, seat)
                + "   face values " + faceValues(t, seat);
        Paragraph.add(lines, " ", name + first + left + facts, 3, width);
        List<String> traits = new ArrayList<>();
        for (int i = 0; i < t.count(TRAITS, seat); i++) traits.add(trait(t, t.at(TRAITS, seat, i)));
        Paragraph.add(lines, "   ", traits.isEmpty() ? "no traits" : String.join(" ", traits), 3, width);
    }

    private static int faceValues(Table t, int seat) {
        int sum = 0;
        for (int i = 0; i < t.count(TRAITS, seat); i++)
            sum += DoomCards.trait(t, t.at(TRAITS, seat, i)).value();
        return sum;
    }

    /** "[B Gills 1]", a dominant with a star, a variable one with a question mark. */
    static String trait(Table t, int trait) {
        Defs.TraitDef d = DoomCards.trait(t, trait);
        String value = d.worth() != null ? "?" : String.valueOf(d.value());
        String color = colorWord(t.get(COLOR, trait)).text();
        String shown = color.charAt(0) + " " + t.game().nameOf(t, trait) + " " + value + (d.dominant() ? "*" : "");
        return "[" + shown.replace(' ', Paragraph.TOGETHER) + "]";
    }

    private static void hand(Table t, int seat, int width, List<String> lines) {
        if (t.count(HAND, seat) == 0) return;
        lines.add(" Your hand");
        for (int i = 0; i < t.count(HAND, seat); i++) {
            int card = t.at(HAND, seat, i);
            String name = t.game().nameOf(t, card);
            String padded = name + " ".repeat(Math.max(1, NAME - name.length()));
            Paragraph.add(lines, "   ", padded + t.game().textOf(t, card), Math.min(NAME + 3, width / 3), width);
        }
    }
}
