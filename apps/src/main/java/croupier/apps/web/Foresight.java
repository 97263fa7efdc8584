package croupier.apps.web;

import croupier.kernel.Code;
import croupier.kernel.Decision;
import croupier.kernel.Match;
import croupier.kernel.Say;
import croupier.kernel.Scenery;
import croupier.kernel.Sight;
import croupier.kernel.Table;
import croupier.kernel.View;
import croupier.kernel.Word;
import croupier.kernel.Zone;
import croupier.lab.Hint;
import croupier.lab.search.Thought;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What an answer would do, in numbers, as far as the seat can know it: the answer is tried on tables that the seat imagines,
 * and reports what comes out alike on all of them. Never looks at the truth.
 */
final class Foresight {
    private static final int TRIES = 3;

    private Foresight() {}

    /**
     * What is to be tried.
     *
     * @param picks the options of an answer by their places
     * @param pairs in place of them: things that are paired, by the viewer's numbers, two by two, with everything that they lead to
     */
    record Wish(List<Integer> picks, @Nullable List<Integer> pairs) {}

    /**
     * The numbers that would change: thing, label, from, to; where chance decides, "to" is missing. Things that would leave their zone
     * are gone, but for those that the answer itself names.
     */
    static ArrayNode of(Match match, Eyes eyes, Wish wish) {
        int seat = eyes.seat();
        Map<Integer, Zone> lies = places(match, seat);
        Set<Integer> gone = new LinkedHashSet<>(lies.keySet());
        Map<String, Integer> before = numbers(match, seat);
        Map<String, Integer> sure = null;
        Map<String, Boolean> unsure = new HashMap<>();
        Match room = match.seen(seat).scratch();
        for (int i = 0; i < TRIES; i++) {
            if (!match.seen(seat).imagine(i * 7919L + 17, room)) return Wire.array();
            Decision d = room.openFor(seat);
            if (d == null || !fulfil(room, d, wish, eyes, gone)) return Wire.array();
            Map<Integer, Zone> then = places(room, seat);
            gone.removeIf(tag -> Objects.equals(lies.get(tag), then.get(tag)));
            Map<String, Integer> after = numbers(room, seat);
            if (sure == null) sure = after;
            else
                for (String key : before.keySet())
                    if (!Objects.equals(sure.get(key), after.get(key))) unsure.put(key, true);
        }
        ArrayNode all = told(before, sure == null ? Map.of() : sure, unsure, eyes);
        for (int tag : gone) all.addObject().put("i", eyes.id(tag)).put("gone", true);
        return all;
    }

    private static boolean fulfil(Match room, Decision d, Wish wish, Eyes eyes, Set<Integer> gone) {
        if (wish.pairs != null) return new WishedPairs(room, eyes, wish.pairs).carryOut();
        long[] codes = codes(d, wish.picks);
        if (codes.length < wish.picks.size() || d.together()) return false;
        for (long code : codes)
            if (namesThing(room.table(), code)) gone.remove(room.table().tag(Code.a(code)));
        return room.answer(d.seat(), codes).ok();
    }

    private static boolean namesThing(Table t, long code) {
        Word w = t.game().layout().word(Code.word(code));
        return Code.word(code) != Code.NUMBER && !w.hasNumber() && !w.text().contains("{card}") && Code.a(code) != 0;
    }

    /** Thinks about a copy of the match, so that nobody waits for it, and tells one connection. */
    static void hint(Room room, Line line, int seat, String id) {
        if (room.match().openFor(seat) == null) throw new Refused("you are not asked now");
        if (room.house().thinking.waiting(line.address()) >= Thinking.MOST_WAITING)
            throw new Refused("too many hints: wait a little");
        Match copy = room.copy();
        SeatNames names = line.eyes(room).names;
        room.house()
                .think(line.address(), () -> line.send(hint(copy, seat, names).put("id", id)));
    }

    /** The places of the options that the searching bot would choose, its chance to win with them, and what it expects. */
    private static ObjectNode hint(Match match, int seat, SeatNames names) {
        Decision d = match.openFor(seat);
        if (d == null) throw new Refused("you are not asked now");
        Hint hint = Hint.of(match, seat);
        List<Integer> places = new ArrayList<>();
        for (long code : hint.codes()) {
            int i = 0;
            while (i < d.size() && d.code(i) != code) i++;
            places.add(i);
        }
        ObjectNode frame = Wire.object().put("t", "hint").put("says", names.in(says(match, d, hint)));
        frame.set("pick", Wire.tree(places));
        return frame;
    }

    /** The choice in words, why it is the best one, and what is expected to come of it. */
    private static String says(Match match, Decision d, Hint hint) {
        List<String> words = new ArrayList<>();
        for (long code : hint.codes()) words.add(Say.option(match.table(), d.seat(), code));
        String choice = words.isEmpty() ? "none" : String.join(", ", words);
        StringBuilder s =
                new StringBuilder(choice.substring(0, 1).toUpperCase(Locale.ROOT)).append(choice.substring(1));
        Thought thought = hint.thought();
        if (thought == null) return s.append('.').toString();
        if (!thought.options().isEmpty()) s.append(why(match, d, thought.options()));
        s.append('.');
        if (!thought.line().isEmpty())
            s.append(" Expected: ").append(String.join("; ", thought.line())).append('.');
        return s.toString();
    }

    /** Compared with the next best choice; alone at the table there is no chance of winning to report. */
    private static String why(Match match, Decision d, List<Thought.Weighed> best) {
        boolean alone = match.setup().seats() == 1;
        String next = best.size() < 2
                ? ""
                : Say.option(match.table(), d.seat(), d.code(best.get(1).option()));
        if (alone) return next.isEmpty() || d.several() ? "" : ", rather than: " + next;
        String wins = String.format(
                Locale.ROOT, ": wins about %.0f of 100", 100 * best.getFirst().chance());
        return next.isEmpty() || d.several()
                ? wins
                : wins
                        + String.format(
                                Locale.ROOT,
                                ", the next best (%s) %.0f",
                                next,
                                100 * best.get(1).chance());
    }

    /** The options at these places; fewer where there is none. */
    private static long[] codes(Decision d, List<Integer> picks) {
        return picks.stream()
                .filter(place -> place >= 0 && place < d.size() + d.besides())
                .mapToLong(place -> place < d.size() ? d.code(place) : d.besidesCode(place - d.size()))
                .toArray();
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

    /** Where everything lies that all see, by tag; what is out of play lies nowhere. */
    private static Map<Integer, Zone> places(Match m, int seat) {
        Table t = m.table();
        Scenery scenery = t.game().scenery();
        Map<Integer, Zone> all = new LinkedHashMap<>();
        for (Zone z : t.game().layout().zones())
            for (int owner = 0; z.sight() == Sight.ALL && owner < (z.shared() ? 1 : t.seats()); owner++)
                for (int i = 0; i < t.count(z, owner); i++) {
                    int row = t.at(z, owner, i);
                    if (t.sees(row, seat) && (scenery == null || !scenery.isGone(t, row))) all.put(t.tag(row), z);
                }
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
