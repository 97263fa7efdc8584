package croupier.apps.web;

import croupier.kernel.Decision;
import croupier.kernel.Match;
import croupier.kernel.Say;
import croupier.kernel.Table;
import croupier.kernel.View;
import croupier.kernel.Zone;
import croupier.lab.Hint;
import croupier.lab.search.Thought;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What an answer would do, in numbers, as far as the seat can know it: the answer is tried on tables that the seat imagines,
 * and reports what comes out alike on all of them. Never looks at the truth.
 */
final class Foresight {
    private static final int TRIES = 3;

    private Foresight() {}

    /** The numbers that would change: thing, label, from, to; where chance decides, "to" is missing. */
    static ArrayNode of(Match match, Eyes eyes, int[] picks) {
        int seat = eyes.seat();
        Map<String, Integer> before = numbers(match, seat);
        Map<String, Integer> sure = null;
        Map<String, Boolean> unsure = new HashMap<>();
        Match room = match.seen(seat).scratch();
        for (int i = 0; i < TRIES; i++) {
            if (!match.seen(seat).imagine(i * 7919L + 17, room)) return Wire.array();
            Decision d = room.openFor(seat);
            if (d == null || !answer(room, d, picks)) return Wire.array();
            Map<String, Integer> after = numbers(room, seat);
            if (sure == null) sure = after;
            else
                for (String key : before.keySet())
                    if (!Objects.equals(sure.get(key), after.get(key))) unsure.put(key, true);
        }
        return told(before, sure == null ? Map.of() : sure, unsure, eyes);
    }

    /** Thinks about a copy of the match, so that nobody waits for it, and tells one connection. */
    static void hint(Room room, Line line, int seat, String id) {
        if (room.match().openFor(seat) == null) throw new Refused("you are not asked now");
        Match copy = room.copy();
        room.house().think(() -> line.send(hint(copy, seat).put("id", id)));
    }

    /** The places of the options that the searching bot would choose, its chance to win with them, and what it expects. */
    private static ObjectNode hint(Match match, int seat) {
        Decision d = match.openFor(seat);
        if (d == null) throw new Refused("you are not asked now");
        Hint hint = Hint.of(match, seat);
        List<Integer> places = new ArrayList<>();
        for (long code : hint.codes()) {
            int i = 0;
            while (i < d.size() && d.code(i) != code) i++;
            places.add(i);
        }
        ObjectNode frame = Wire.object().put("t", "hint").put("says", says(match, seat, d, hint));
        frame.set("pick", Wire.tree(places));
        return frame;
    }

    /** The chance to win, that of the next best, and why: what the choice is expected to lead to. */
    private static String says(Match match, int seat, Decision d, Hint hint) {
        Thought thought = hint.thought();
        if (thought == null) return "";
        List<String> says = new ArrayList<>();
        if (match.setup().seats() > 1)
            says.add("Wins about " + percent(thought.options().getFirst()) + " of 100.");
        if (!d.several() && thought.options().size() > 1) says.add(instead(match, seat, d, thought));
        if (!thought.line().isEmpty()) says.add("Expected: " + String.join("; ", thought.line()) + ".");
        return String.join(" ", says);
    }

    /** The next best option. Alone at the table there is no chance of winning to report. */
    private static String instead(Match match, int seat, Decision d, Thought thought) {
        Thought.Weighed second = thought.options().get(1);
        String option = Say.option(match.table(), seat, d.code(second.option()));
        if (match.setup().seats() == 1) return "Better than: " + option + ".";
        return "Next best: " + option + " (" + percent(second) + " of 100).";
    }

    private static String percent(Thought.Weighed option) {
        return String.format(Locale.ROOT, "%.0f", 100 * option.chance());
    }

    private static boolean answer(Match room, Decision d, int[] picks) {
        long[] codes = new long[picks.length];
        for (int i = 0; i < picks.length; i++) {
            int besides = picks[i] - d.size();
            if (picks[i] < 0 || besides >= d.besides()) return false;
            codes[i] = besides < 0 ? d.code(picks[i]) : d.besidesCode(besides);
        }
        if (d.together()) return false;
        return room.answer(d.seat(), codes).ok();
    }

    private static ArrayNode told(
            Map<String, Integer> before, Map<String, Integer> after, Map<String, Boolean> unsure, Eyes eyes) {
        ArrayNode all = Wire.array();
        before.forEach((key, from) -> {
            Integer to = after.get(key);
            boolean open = unsure.containsKey(key);
            if (!open && Objects.equals(from, to)) return;
            int cut = key.indexOf(' ');
            int tag = Integer.parseInt(key.substring(0, cut));
            ObjectNode node = all.addObject().put("l", key.substring(cut + 1)).put("from", from);
            if (tag != 0) node.put("i", eyes.id(tag));
            if (!open) node.put("to", to == null ? 0 : to);
        });
        return all;
    }

    /** Every number on the table that the seat sees, by tag and label. */
    private static Map<String, Integer> numbers(Match m, int seat) {
        Table t = m.table();
        Map<String, Integer> all = new LinkedHashMap<>();
        View.numbers(t).forEach((label, n) -> all.put("0 " + label, n));
        for (Zone z : t.game().layout().zones())
            for (int owner = 0; owner < (z.shared() ? 1 : t.seats()); owner++)
                for (int i = 0; i < t.count(z, owner); i++) {
                    int row = t.at(z, owner, i);
                    if (!t.sees(row, seat)) continue;
                    View.Thing thing = View.thing(t, row, seat);
                    thing.numbers().forEach((label, n) -> all.put(thing.id() + " " + label, n));
                }
        return all;
    }
}
