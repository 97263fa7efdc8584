package croupier.apps.table;

import croupier.kernel.Column;
import croupier.kernel.Holds;
import croupier.kernel.Kind;
import croupier.kernel.Match;
import croupier.kernel.Sight;
import croupier.kernel.Table;
import croupier.kernel.TableArt;
import croupier.kernel.View;
import croupier.kernel.Zone;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;

/**
 * The table of any game in text, as one seat sees it: every player with their numbers, how many cards lie in piles, rows of
 * things with their numbers, and hands with what the cards say. {@code board.yaml} says which zone is what.
 */
final class TablePicture {
    /** Of longer rows of open cards only the last are drawn; 'view' shows all. */
    private static final int MOST_CARDS = 10;
    /** Where texts begin beside names. */
    private static final int TEXT = 34;

    private final Match match;
    private final Table t;
    private final int viewer;
    private final BoardFile board;
    private final PrintWriter out;
    private final Ink ink;
    private final int width;
    private final List<Zone> zones;
    private final Set<String> flags = new HashSet<>();

    TablePicture(Match match, int viewer, BoardFile board, PrintWriter out, Ink ink, int width) {
        this.match = match;
        this.t = match.table();
        this.viewer = viewer;
        this.board = board;
        this.out = out;
        this.ink = ink;
        this.width = width;
        zones = new ArrayList<>(match.game().layout().zones());
        List<String> order = board.zones();
        zones.sort(Comparator.comparingInt(z -> order.contains(z.name()) ? order.indexOf(z.name()) : order.size()));
        for (Kind k : match.game().layout().kinds())
            for (Column c : k.columns()) if (c.holds() == Holds.FLAG) flags.add(c.label());
    }

    // ---- everything

    /** All of it: the others in turn order, what all share, then the seat that looks. */
    void draw(List<String> players) {
        Map<String, Integer> numbers = View.numbers(t);
        if (!numbers.isEmpty()) out.println(" " + numbers(numbers, Set.of(), "   "));
        int seats = match.setup().seats();
        boolean isAlone = seats == 1;
        for (int i = 1; i <= seats; i++) {
            int seat = (Math.max(0, viewer) + i) % seats;
            if (seat == viewer || isAlone) zones(0, true);
            seat(seat, players, isAlone);
        }
        if (viewer < 0 && !isAlone) zones(0, true);
    }

    private void seat(int seat, List<String> players, boolean isAlone) {
        if (!isAlone) out.println();
        if (!isAlone) out.println(" " + heading(seat, players));
        zones(seat, false);
    }

    /** First how many cards lie in piles, then what lies in the other zones. */
    private void zones(int seat, boolean shared) {
        StringJoiner counted = new StringJoiner(", ");
        for (Zone z : zones)
            if (z.shared() == shared && isCounted(z, seat)) counted.add(z.name() + " " + t.count(z, seat));
        if (counted.length() > 0)
            new Wrapped(out, width, "", 2).add(counted.toString()).end();
        for (Zone z : zones)
            if (z.shared() == shared && !as(z).equals("none") && !isCounted(z, seat) && !isPlayer(z, seat))
                zone(z, seat, MOST_CARDS);
    }

    /** The name and numbers of the row that stands for a player. */
    private String heading(int seat, List<String> players) {
        String who = seat < players.size() ? " (" + players.get(seat) + ")" : "";
        String name = "Seat " + (seat + 1);
        String numbers = "";
        for (Zone z : zones)
            if (!z.shared() && isPlayer(z, seat)) {
                View.Thing player = View.thing(t, t.at(z, seat, 0), viewer);
                name = player.name();
                numbers = "   " + numbers(withZeros(t.kindOf(t.at(z, seat, 0)), player.numbers()), Set.of(), "   ");
            }
        if (seat == viewer) return ink.bold("You, " + (numbers.isEmpty() ? "seat " + (seat + 1) : name)) + numbers;
        return ink.bold(name + who) + numbers;
    }

    /** Whether the only thing in a zone is no card: it stands for the player. */
    private boolean isPlayer(Zone z, int seat) {
        return as(z).equals("creatures") && t.count(z, seat) == 1 && t.card(t.at(z, seat, 0)) == 0;
    }

    // ---- a zone

    /** How a zone is drawn. */
    private String as(Zone z) {
        String as = board.zone(z.name(), "as");
        if (!as.isEmpty()) return as;
        if (z.sight() == Sight.OWNER) return "hand";
        if (z.name().equals("player")) return "creatures";
        return z.sight() == Sight.NONE ? "pile" : "row";
    }

    /** Whether only the number of cards is shown: piles, and what the seat does not see. */
    private boolean isCounted(Zone z, int seat) {
        if (as(z).equals("none") || isPlayer(z, seat)) return false;
        if (as(z).equals("pile")) return t.count(z, seat) > 0;
        for (int i = 0; i < t.count(z, seat); i++) if (t.sees(t.at(z, seat, i), viewer)) return false;
        return as(z).equals("hand") || t.count(z, seat) > 0;
    }

    /** What lies in a zone; of many things the last. */
    void zone(Zone z, int owner, int most) {
        int size = t.count(z, owner);
        if (size == 0) return;
        boolean hasTexts = as(z).equals("hand") || board.zone(z.name(), "texts").equals("true");
        if (hasTexts) {
            out.println(ink.dim("  " + board.label(z.name())));
            for (int i = 0; i < size; i++) beside(t.at(z, owner, i));
            return;
        }
        Wrapped row = new Wrapped(out, width, "  " + board.label(z.name()), indent());
        int from = Math.max(0, size - most);
        if (from > 0) row.add(ink.dim("(" + from + " more)"));
        for (int i = from; i < size; ) {
            String thing = thing(t.at(z, owner, i));
            int end = i + 1;
            while (end < size && thing.equals(thing(t.at(z, owner, end)))) end++;
            row.add(thing + (end - i > 1 ? " x" + (end - i) : ""));
            i = end;
        }
        row.end();
        if (board.zone(z.name(), "texts").equals("last")) beside(t.at(z, owner, size - 1));
    }

    private int indent() {
        int widest = 0;
        for (Zone z : zones)
            if (as(z).equals("row") || as(z).equals("track"))
                widest = Math.max(widest, board.label(z.name()).length());
        return widest + 4;
    }

    private String thing(int row) {
        View.Thing thing = View.thing(t, row, viewer);
        if (thing.hidden()) return ink.dim("[?]");
        String strength = strength(row, thing);
        String numbers = numbers(thing.numbers(), atCorners(row, thing), ", ");
        return ink.card("[" + thing.name())
                + (strength.isEmpty() ? "" : " " + strength)
                + (numbers.isEmpty() ? "" : " " + numbers)
                + ink.card("]");
    }

    /** A card with what it says: its cost before the name; type, strength and text beside it. */
    private void beside(int row) {
        View.Thing thing = View.thing(t, row, viewer);
        if (thing.hidden()) {
            out.println("    " + ink.dim("[?]"));
            return;
        }
        String cost = fact(row, thing, "cost");
        String numbers = numbers(thing.numbers(), atCorners(row, thing), ", ");
        String name = "    " + (cost.isEmpty() ? "" : "(" + cost + ") ") + thing.name()
                + (numbers.isEmpty() ? "" : " (" + numbers + ")");
        String type = fact(row, thing, "type");
        String printed = (type.isEmpty() ? "" : type.substring(0, 1).toUpperCase(Locale.ROOT) + type.substring(1) + " ")
                + strength(row, thing);
        String text =
                (printed.isBlank() ? "" : printed.strip() + ". ") + match.game().textOf(t, row);
        List<String> lines = new ArrayList<>();
        TableArt.beside(name, TEXT, text, width, lines);
        lines.forEach(out::println);
    }

    // ---- numbers

    /** "2/3": what stands at the left and right corner of the face. */
    private String strength(int row, View.Thing thing) {
        String left = fact(row, thing, "left");
        String right = fact(row, thing, "right");
        return left.isEmpty() || right.isEmpty() ? "" : left + "/" + right;
    }

    /** The labels of numbers that {@link #strength} tells. */
    private Set<String> atCorners(int row, View.Thing thing) {
        Set<String> labels = new HashSet<>();
        if (strength(row, thing).isEmpty()) return labels;
        labels.addAll(board.face(kind(row), "left"));
        labels.addAll(board.face(kind(row), "right"));
        return labels;
    }

    private String kind(int row) {
        return match.game().cards().face(t.card(row)).getOrDefault("kind", "");
    }

    /** What stands at a place of a card's face: a number of now, or what its definition says. */
    private String fact(int row, View.Thing thing, String place) {
        if (t.card(row) == 0) return "";
        Map<String, String> printed = match.game().cards().face(t.card(row));
        for (String name : board.face(kind(row), place)) {
            Integer now = thing.numbers().get(name);
            if (now != null) return board.value(name, now);
            if (!printed.getOrDefault(name, "").isEmpty()) return printed.getOrDefault(name, "");
        }
        return "";
    }

    /** Adds the numbers that are 0 and shown all the same, in the order of the columns. */
    private Map<String, Integer> withZeros(int kind, Map<String, Integer> numbers) {
        Map<String, Integer> all = new LinkedHashMap<>();
        for (Column c : match.game().layout().kind(kind).columns())
            if (!c.label().isEmpty() && (numbers.containsKey(c.label()) || board.showsZero(c.label())))
                all.put(c.label(), numbers.getOrDefault(c.label(), 0));
        numbers.forEach(all::putIfAbsent);
        return all;
    }

    private String numbers(Map<String, Integer> numbers, Set<String> but, String between) {
        StringJoiner all = new StringJoiner(between);
        numbers.forEach((label, value) -> {
            if (board.hides(label) || but.contains(label)) return;
            all.add(flags.contains(label) ? label : label + " " + board.value(label, value));
        });
        return all.toString();
    }
}
