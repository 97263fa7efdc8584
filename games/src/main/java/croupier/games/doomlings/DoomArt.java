package croupier.games.doomlings;

import static croupier.games.doomlings.DoomWords.*;

import croupier.kernel.Code;
import croupier.kernel.Match;
import croupier.kernel.Table;
import croupier.kernel.TableArt;
import java.util.ArrayList;
import java.util.List;

/** The table drawn in text: the age, every player with gene pool, points and traits, one's own hand with what it says. */
final class DoomArt {
    private static final int NAME = 25;
    /** A space at which no line is broken. */
    private static final char TOGETHER = '\u00a0';

    private DoomArt() {}

    static List<String> draw(Match m, int viewer, int width) {
        Table t = m.table();
        List<String> lines = new ArrayList<>();
        age(t, width, lines);
        for (int i = 0; i < t.seats(); i++) {
            int seat = (Math.max(0, viewer) + 1 + i) % t.seats();
            species(t, seat, (seat == viewer ? "You, seat " : "Seat ") + (seat + 1), width, lines);
        }
        if (viewer >= 0) hand(t, viewer, width, lines);
        lines.replaceAll(line -> line.length() > width ? line.substring(0, width - 1) + "…" : line);
        lines.replaceAll(line -> line.replace(TOGETHER, ' '));
        return lines;
    }

    private static void age(Table t, int width, List<String> lines) {
        int now = t.get(NOW);
        int next = t.top(AGE_DECK, 0);
        int discarded = t.top(DISCARD_PILE, 0);
        String head = "Round " + t.get(ROUND) + ", catastrophes " + t.count(CATASTROPHES, 0) + "/"
                + Rounds.LAST_CATASTROPHE + struck(t) + ", ages left " + t.count(AGE_DECK, 0) + ", deck "
                + t.count(DECK, 0) + ", discard pile " + t.count(DISCARD_PILE, 0)
                + (discarded == 0 ? "" : " (top: " + t.game().nameOf(t, discarded) + ")");
        TableArt.beside("", 0, head, width, lines);
        if (now != 0)
            TableArt.beside("", 0, t.game().nameOf(t, now) + ": " + t.game().textOf(t, now), width, lines);
        lines.add("");
        for (int seat = 0; next != 0 && seat < t.seats(); seat++)
            if (t.sees(next, seat)) lines.add("   seat " + (seat + 1) + " knows the next age");
    }

    private static String struck(Table t) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < t.count(CATASTROPHES, 0); i++) names.add(t.game().nameOf(t, t.at(CATASTROPHES, 0, i)));
        return names.isEmpty() ? "" : " (" + String.join(", ", names) + ")";
    }

    private static void species(Table t, int seat, String name, int width, List<String> lines) {
        String first = seat == t.get(FIRST) ? " (first)" : "";
        String left = t.hasLeft(seat) ? " has left," : "";
        String facts = " gene pool " + t.get(GENE_POOL, player(t, seat)) + ", hand " + t.count(HAND, seat)
                + ", face values " + faceValues(t, seat);
        TableArt.beside("", 0, name + first + ":" + left + facts, width, lines);
        List<String> traits = new ArrayList<>();
        for (int i = 0; i < t.count(TRAITS, seat); i++) traits.add(trait(t, t.at(TRAITS, seat, i)));
        TableArt.beside("  ", 2, traits.isEmpty() ? "no traits" : String.join(" ", traits), width, lines);
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
        return "[" + shown.replace(' ', TOGETHER) + "]";
    }

    private static void hand(Table t, int seat, int width, List<String> lines) {
        if (t.count(HAND, seat) == 0) return;
        lines.add(" Your hand");
        for (int i = 0; i < t.count(HAND, seat); i++) {
            int card = t.at(HAND, seat, i);
            String name = "   " + t.game().nameOf(t, card);
            TableArt.beside(name, Math.min(NAME, width / 3), t.game().textOf(t, card), width, lines);
        }
    }

    /** What stands beside an option: whose trait it is and what it is worth, what a player has. */
    static String aside(Table t, long code) {
        int row = Code.a(code);
        if (Code.word(code) == Code.NUMBER || !t.isEntity(row)) return "";
        if (t.is(PLAYER, row))
            return "hand " + t.count(HAND, t.ownerOf(row)) + ", traits " + t.count(TRAITS, t.ownerOf(row));
        if (!t.is(TRAIT, row)) return t.game().textOf(t, row);
        if (Code.is(code, REACT_WITH)) return reaction(t, row);
        if (Code.is(code, PLAY) || Code.is(code, AT_ONCE)) return "";
        return t.isIn(TRAITS, row) ? "seat " + (t.ownerOf(row) + 1) + ", " + kind(t, row) : kind(t, row);
    }

    /** A reaction's own question, else what trait it is. */
    private static String reaction(Table t, int row) {
        Defs.ReactionDef r = DoomCards.trait(t, row).reaction();
        return r == null || r.prompt() == null ? kind(t, row) : r.prompt().text();
    }

    private static String kind(Table t, int row) {
        Defs.TraitDef d = DoomCards.trait(t, row);
        String value = d.worth() != null ? ", variable" : " " + d.value();
        return colorWord(t.get(COLOR, row)).text() + value + (d.dominant() ? ", dominant" : "");
    }
}
