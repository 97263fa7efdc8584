package croupier.games.essence;

import static croupier.games.essence.EssenceWords.*;

import croupier.kernel.Column;
import croupier.kernel.Event;
import croupier.kernel.Log;
import croupier.kernel.Match;
import croupier.kernel.Zone;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The log of a match as events and states: an entry for everything that happened, and the whole state after every effect
 * that was applied. It is read off the kernel's log, from where the last reading ended; it tells everything, so it is for
 * whoever may see both hands: replays and reports.
 */
public final class EssenceLog {
    private final Match match;
    private final Map<Integer, Thing> things = new LinkedHashMap<>();
    private int read;
    private boolean over;

    public EssenceLog(Match match) {
        this.match = match;
    }

    /** An entry of the log. */
    public sealed interface Entry permits Happened, StateChange {}

    /**
     * Something that happened.
     *
     * @param type the event's name, such as plays, destroyed, essence lost; at the end game over
     * @param source the player or card it comes from; at the end the winner, if there is one
     * @param target the player or card it happens to
     */
    public record Happened(String type, String source, String target, int amount) implements Entry {}

    /** The whole state after an effect, player by player. */
    public record StateChange(List<PlayerState> players) implements Entry {}

    /** A player as a state-change shows it: numbers by name, cards by zone. */
    public record PlayerState(int essence, int kl, int charges, Map<String, List<String>> zones) {}

    private static final class Thing {
        final Map<String, Integer> numbers = new LinkedHashMap<>();
        String name = "";
        String zone = "";
        int owner;
    }

    /** All entries that came since this was last asked. */
    public List<Entry> consume() {
        List<Entry> entries = new ArrayList<>();
        Log log = match.log();
        for (; read < log.size(); read++) {
            switch (log.kind(read)) {
                case Log.CHANGE -> change(log, read);
                case Log.MOVE -> move(log, read);
                case Log.EVENT -> event(log, read, entries);
                case Log.OVER -> end(entries);
                default -> {}
            }
        }
        return entries;
    }

    private void change(Log log, int i) {
        for (Column c : match.game().layout().kind(log.number(i, 0)).columns())
            if (c.at() == log.number(i, 1)) thing(log.number(i, 2)).numbers.put(c.name(), log.number(i, 3));
    }

    private void move(Log log, int i) {
        int row = log.number(i, 0);
        Thing moved = thing(row);
        things.remove(row);
        Zone to = log.zone(i, 2);
        if (to == null) return;
        moved.zone = to.name();
        moved.owner = log.owner(i, 2);
        moved.name = match.game().cards().name(log.card(i, 0));
        things.put(row, moved);
    }

    private Thing thing(int row) {
        return things.computeIfAbsent(row, r -> new Thing());
    }

    private void event(Log log, int i, List<Entry> entries) {
        Event e = match.game().layout().events().get(log.number(i, 0));
        if (e.equals(CHANGED)) entries.add(state());
        else if (!e.text().isEmpty())
            entries.add(new Happened(e.name(), name(log, i, 0), name(log, i, 1), log.number(i, 3)));
    }

    private String name(Log log, int i, int which) {
        int card = log.card(i, which);
        if (card != 0) return match.game().cards().name(card);
        Thing t = things.get(log.number(i, 1 + which));
        return t == null ? "" : "seat " + (t.owner + 1);
    }

    private void end(List<Entry> entries) {
        if (over) return;
        over = true;
        String winner = "";
        for (int seat = 0; seat < match.table().seats(); seat++)
            if (match.resultOf(seat) > 0) winner = "seat " + (seat + 1);
        entries.add(new Happened("game over", winner, "", 0));
    }

    private StateChange state() {
        List<PlayerState> players = new ArrayList<>();
        for (int seat = 0; seat < match.table().seats(); seat++) players.add(player(seat));
        return new StateChange(players);
    }

    private PlayerState player(int seat) {
        Map<String, Integer> numbers = Map.of();
        Map<String, List<String>> zones = new LinkedHashMap<>();
        for (Thing t : things.values()) {
            if (t.owner != seat) continue;
            if (t.zone.equals(PLAYERS.name())) numbers = t.numbers;
            else zones.computeIfAbsent(t.zone, z -> new ArrayList<>()).add(t.name);
        }
        return new PlayerState(
                numbers.getOrDefault(ESSENCE.name(), 0),
                numbers.getOrDefault(KL.name(), 0),
                numbers.getOrDefault(CHARGES.name(), 0),
                zones);
    }
}
