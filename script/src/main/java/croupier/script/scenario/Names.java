package croupier.script.scenario;

import croupier.kernel.Nearest;
import croupier.kernel.Table;
import croupier.kernel.Zone;
import croupier.script.files.Mistake;
import croupier.script.files.Node;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What a case calls the rows of its table: names given with {@code as}, words of the game, {@code seat 2}, names of things
 * with {@code #2} for the second of that name, {@code NAME in ZONE}, {@code top of ZONE}, {@code ZONE #2}.
 */
final class Names {
    static final int SEVERAL = -1;

    private static final Pattern NUMBERED = Pattern.compile("(.+?) ?#([0-9]{1,4})");
    private static final Pattern IN = Pattern.compile("(.+) in (.+)");

    private final Stage stage;
    private final Map<String, Kept> kept = new HashMap<>();

    /** A row that a case has named, and what it was then. */
    private record Kept(int row, int kind, int card) {}

    Names(Stage stage) {
        this.stage = stage;
    }

    /** From now on the case calls this row so. */
    void call(Table t, String name, int row) {
        kept.put(name, new Kept(row, t.kindOf(row), t.card(row)));
    }

    /** Whom a word of the game meant to a seat when the case began. */
    void keep(Table t, int seat, String word, int row) {
        call(t, seat + ":" + word, row);
    }

    void forget() {
        kept.clear();
    }

    /** Whether a name was given to a row that is no longer there. */
    boolean isGone(Table t, String name) {
        Kept k = kept.get(name);
        return k != null && (t.kindOf(k.row) != k.kind || t.card(k.row) != k.card);
    }

    /** The row of a name; 0 for none, SEVERAL if it is not clear which. */
    int find(Table t, int seat, String name) {
        if (name.equals("my")) return find(t, seat, "me");
        String known = kept.containsKey(seat + ":" + name) ? seat + ":" + name : name;
        Kept k = kept.get(known);
        if (k != null) return isGone(t, known) ? 0 : k.row;
        int own = stage.row(t, seat, name);
        if (own != 0) return own;
        if (Texts.isSeat(name)) return inSeat(t, Texts.seat(name));
        List<Integer> rows = all(t, seat, name);
        if (rows.size() == 1) return rows.get(0);
        return rows.isEmpty() ? 0 : SEVERAL;
    }

    private int inSeat(Table t, int seat) {
        return seat < t.seats() ? stage.row(t, seat, "me") : 0;
    }

    /** The row of a name; otherwise a mistake that says what there is. */
    int need(Table t, int seat, String name, Node at) {
        int row = find(t, seat, name);
        if (row > 0) return row;
        if (row == SEVERAL)
            throw new WrongScenario(
                    Mistake.at(at, "there are several called '" + name + "': write '" + name + " #1' or '#2'"));
        if (isGone(t, name) || isGone(t, seat + ":" + name))
            throw new WrongScenario(Mistake.at(at, "'" + name + "' is no longer on the table"));
        throw new WrongScenario(Mistake.at(at, "nothing on the table is called '" + name + "'. " + nearest(t, name)));
    }

    /** All rows of a name, in order of zones, seats and places. */
    List<Integer> all(Table t, int seat, String name) {
        Matcher numbered = NUMBERED.matcher(name);
        if (numbered.matches()) {
            List<Integer> rows = all(t, seat, numbered.group(1));
            if (rows.isEmpty()) rows = inZone(t, seat, numbered.group(1));
            int n = Integer.parseInt(numbered.group(2));
            return n >= 1 && n <= rows.size() ? List.of(rows.get(n - 1)) : List.of();
        }
        List<Integer> rows = new ArrayList<>();
        String called = called(t, name);
        everywhere(t, row -> {
            if (Texts.same(t.game().nameOf(t, row), called)) rows.add(row);
        });
        return rows.isEmpty() ? qualified(t, seat, name) : rows;
    }

    /** What a thing of this name is called on the table: a token may be defined under another name. */
    String called(Table t, String name) {
        int card = card(t, name);
        return card == 0 ? name : stage.called(t, card);
    }

    /** {@code top of hand}, {@code Strike of seat 2}, {@code Strike in hand of seat 2}. */
    private List<Integer> qualified(Table t, int seat, String name) {
        if (name.startsWith("top of ")) {
            List<Integer> rows = inZone(t, seat, name.substring("top of ".length()));
            return rows.isEmpty() ? rows : List.of(rows.getLast());
        }
        Matcher in = IN.matcher(name);
        if (in.matches()) {
            List<Integer> there = inZone(t, seat, in.group(2));
            return all(t, seat, in.group(1)).stream().filter(there::contains).toList();
        }
        int owner = Texts.seatOf(name, -1);
        if (owner < 0) return List.of();
        return all(t, seat, Texts.withoutSeat(name)).stream()
                .filter(row -> isOf(t, row, owner))
                .toList();
    }

    private boolean isOf(Table t, int row, int seat) {
        Zone z = t.zoneOf(row);
        return z != null && z.shared() ? stage.isOf(t, row, seat) : t.ownerOf(row) == seat;
    }

    private List<Integer> inZone(Table t, int seat, String zone) {
        Zone z = zone(t, Texts.withoutSeat(zone));
        int whose = Texts.seatOf(zone, seat);
        return z == null || whose >= t.seats() ? List.of() : rows(t, z, whose, Texts.seatOf(zone, -1) >= 0);
    }

    /** What lies in a zone of a seat, bottom first; in a zone that all share everything, unless the case says a seat. */
    List<Integer> rows(Table t, Zone z, int seat, boolean told) {
        int owner = owner(z, seat);
        List<Integer> rows = new ArrayList<>();
        for (int i : places(t, z.name(), seat, told)) rows.add(t.at(z, owner, i));
        return rows;
    }

    /** The places of the same in the zone, counted from 0. */
    List<Integer> places(Table t, String zone, int seat, boolean told) {
        Zone z = java.util.Objects.requireNonNull(zone(t, zone));
        int owner = owner(z, seat);
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < t.count(z, owner); i++)
            if (!z.shared() || !told || stage.isOf(t, t.at(z, owner, i), seat)) places.add(i);
        return places;
    }

    static int owner(Zone z, int seat) {
        return z.shared() ? 0 : seat;
    }

    static @Nullable Zone zone(Table t, String name) {
        for (Zone z : t.game().layout().zones()) if (z.name().equals(name)) return z;
        return null;
    }

    interface Each {
        void row(int row);
    }

    static void everywhere(Table t, Each each) {
        for (Zone z : t.game().layout().zones())
            for (int owner = 0; owner < (z.shared() ? 1 : t.seats()); owner++)
                for (int i = 0; i < t.count(z, owner); i++) each.row(t.at(z, owner, i));
    }

    /** A row's name with its number, if its zone has several of that name: {@code Strike #2}. */
    static String numbered(Table t, int row) {
        String name = t.game().nameOf(t, row);
        Zone z = t.zoneOf(row);
        if (z == null) return name;
        int n = 0;
        int all = 0;
        for (int i = 0; i < t.count(z, t.ownerOf(row)); i++) {
            int other = t.at(z, t.ownerOf(row), i);
            if (!t.game().nameOf(t, other).equals(name)) continue;
            all++;
            if (other == row) n = all;
        }
        return all < 2 ? name : name + " #" + n;
    }

    /** The number of a card of that name, whatever its case; 0 for none. */
    int card(Table t, String name) {
        int exact = t.game().cards().find(name);
        if (exact != 0) return exact;
        for (int c = 1; c < t.game().cards().size(); c++)
            if (Texts.same(t.game().cards().name(c), name)) return c;
        for (int c = 1; c < t.game().cards().size(); c++) if (Texts.same(stage.called(t, c), name)) return c;
        return 0;
    }

    String nearestCard(Table t, String name) {
        List<String> all = new ArrayList<>();
        for (int c = 1; c < t.game().cards().size(); c++)
            all.add(t.game().cards().name(c));
        return Nearest.hint(name, all);
    }

    private String nearest(Table t, String name) {
        Set<String> all = new LinkedHashSet<>();
        for (String k : kept.keySet()) all.add(k.substring(k.indexOf(':') + 1));
        all.add("me");
        everywhere(t, row -> all.add(numbered(t, row)));
        return Nearest.hint(name, all);
    }

    /** The seat of a name, counted from 0, or -1. */
    int seat(Table t, int seat, String name) {
        int n = Texts.seat(name);
        if (n >= 0) return n < t.seats() ? n : -1;
        for (int s = 0; s < t.seats(); s++) {
            int row = stage.row(t, s, "me");
            if (row != 0 && (row == find(t, seat, name) || Texts.same(t.game().nameOf(t, row), name))) return s;
        }
        return -1;
    }
}
