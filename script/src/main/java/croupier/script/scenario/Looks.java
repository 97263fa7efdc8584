package croupier.script.scenario;

import croupier.kernel.Column;
import croupier.kernel.Log;
import croupier.kernel.Match;
import croupier.kernel.Say;
import croupier.kernel.Table;
import croupier.kernel.View;
import croupier.kernel.Zone;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A match in words: the whole table for reports, the view of a seat, the log. */
final class Looks {
    private static final int MOST_NUMBERS = 12;

    private Looks() {}

    /** Everything on the table, hidden or not. */
    static List<String> table(Table t) {
        List<String> lines = new ArrayList<>();
        List<String> registers = new ArrayList<>();
        for (Column c : t.game().layout().kind(0).columns())
            if (!Paths.isInner(c) && t.get(c) != 0) registers.add(c.name() + " " + t.get(c));
        if (!registers.isEmpty()) lines.add(String.join(", ", registers));
        for (Zone z : t.game().layout().zones())
            for (int owner = 0; owner < (z.shared() ? 1 : t.seats()); owner++)
                if (t.count(z, owner) > 0) lines.add(place(t, z, owner) + ": " + things(t, z, owner));
        return lines;
    }

    static String place(Table t, Zone z, int owner) {
        return z.shared() || t.seats() == 1 ? z.name() : z.name() + " of seat " + (owner + 1);
    }

    private static String things(Table t, Zone z, int owner) {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < t.count(z, owner); i++) {
            int row = t.at(z, owner, i);
            List<String> numbers = new ArrayList<>();
            for (Column c : t.game().layout().kind(t.kindOf(row)).columns())
                if (t.get(c, row) != 0 && numbers.size() < MOST_NUMBERS) numbers.add(c.name() + " " + t.get(c, row));
            String name = t.game().nameOf(t, row);
            all.add(numbers.isEmpty() ? name : name + " (" + String.join(", ", numbers) + ")");
        }
        return String.join(", ", all);
    }

    /** What a seat sees, a line for every zone; what is hidden is called hidden. */
    static List<String> view(Match m, int seat) {
        List<String> lines = new ArrayList<>();
        View v = View.of(m, seat);
        if (!v.numbers().isEmpty()) lines.add(numbers(v.numbers()));
        for (View.Place p : v.places()) {
            List<String> all = new ArrayList<>();
            for (View.Thing thing : p.things()) all.add(thing(thing));
            lines.add(placeOf(p, m) + ": " + String.join(", ", all));
        }
        return lines;
    }

    /** What the players see together, a line for every zone that is not empty; equal things are counted. */
    static List<String> shown(Match m) {
        List<String> lines = new ArrayList<>();
        for (int seat = 0; seat < m.setup().seats(); seat++) {
            View v = View.of(m, seat);
            if (seat == 0 && !v.numbers().isEmpty()) lines.add(numbers(v.numbers()));
            for (View.Place p : v.places())
                if (!p.things().isEmpty() && (p.shared() ? seat == 0 : p.owner() == seat))
                    lines.add(placeOf(p, m) + ": " + counted(p.things()));
        }
        return lines;
    }

    private static String counted(List<View.Thing> things) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (View.Thing one : things) counts.merge(thing(one), 1, Integer::sum);
        List<String> all = new ArrayList<>();
        counts.forEach((words, count) -> all.add(count == 1 ? words : words + " x" + count));
        return String.join(", ", all);
    }

    static String placeOf(View.Place p, Match m) {
        return p.shared() || m.setup().seats() == 1 ? p.zone() : p.zone() + " of seat " + (p.owner() + 1);
    }

    private static String thing(View.Thing thing) {
        if (thing.hidden()) return "hidden";
        return thing.numbers().isEmpty() ? thing.name() : thing.name() + " (" + numbers(thing.numbers()) + ")";
    }

    private static String numbers(Map<String, Integer> numbers) {
        List<String> all = new ArrayList<>();
        numbers.forEach((name, value) -> all.add(name + " " + value));
        return String.join(", ", all);
    }

    /** What happened since an entry of the log, as a seat may read it; seat -1 reads everything that anybody may. */
    static List<String> log(Match m, int from, int seat) {
        List<String> lines = new ArrayList<>();
        for (int i = from; i < m.log().size(); i++) {
            String line = Say.log(m, i, seat >= 0 ? seat : whoKnows(m, i));
            if (!line.isEmpty() && m.log().kind(i) != Log.ANSWER) lines.add(line);
        }
        return lines;
    }

    private static int whoKnows(Match m, int i) {
        for (int seat = 0; seat < m.setup().seats(); seat++) if (m.log().isFor(i, seat)) return seat;
        return 0;
    }
}
