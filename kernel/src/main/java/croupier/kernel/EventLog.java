package croupier.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The log of a match as events and states: an entry for everything that happened, and the whole state after every effect that
 * was applied. It is read off the match's log, from where the last reading ended; it tells everything, so it is for those who may
 * see all hands: replays and reports.
 */
public final class EventLog {
    /** What the last entry of a match is called, if no event of the game said that it is over. */
    private static final String GAME_OVER = "game over";

    private final Match match;
    private final Event applied;
    private final @Nullable Event over;
    private final Predicate<Event> isTold;
    private final Retelling told;
    private int read;
    private boolean isOver;

    /**
     * @param applied the event by which the game says that an effect has been applied
     * @param over the event by which it says that its source is beaten by its target; null for none
     * @param isTold which other events get an entry
     */
    public EventLog(Match match, Event applied, @Nullable Event over, Predicate<Event> isTold) {
        this.match = match;
        this.applied = applied;
        this.over = over;
        this.isTold = isTold;
        told = new Retelling(match.game());
    }

    /** An entry of the log. */
    public sealed interface Entry permits Happened, State {}

    /**
     * Something that happened.
     *
     * @param type the event's name, such as plays or destroyed; at the end "game over"
     * @param source the seat or card it comes from; at the end those who have lost
     * @param target the seat or card it happens to; at the end those who have won
     */
    public record Happened(String type, String source, String target, int amount) implements Entry {}

    /**
     * The whole state after an effect.
     *
     * @param winner who has won by this effect; empty as long as nobody has
     */
    public record State(List<Thing> things, String winner) implements Entry {
        public boolean isOver() {
            return !winner.isEmpty();
        }

        /** What lies in a zone of a seat, in its order. */
        public List<Thing> in(Zone zone, int seat) {
            return things.stream()
                    .filter(t -> t.zone().equals(zone.name()) && t.seat() == seat)
                    .toList();
        }

        /** The names of what lies in a zone of a seat. */
        public List<String> names(Zone zone, int seat) {
            return in(zone, seat).stream().map(Thing::name).toList();
        }
    }

    /**
     * A row in a state.
     *
     * @param name what is printed on it; empty for one that is not a card
     * @param numbers its numbers that screens show, by name
     */
    public record Thing(String name, String zone, int seat, Map<String, Integer> numbers) {
        public int number(Column c) {
            return numbers.getOrDefault(c.name(), 0);
        }
    }

    /** All entries that came since this was last asked. */
    public List<Entry> consume() {
        List<Entry> entries = new ArrayList<>();
        Log log = match.log();
        for (; read < log.size(); read++) {
            told.follow(log, read);
            if (log.kind(read) == Log.EVENT)
                event(match.game().layout().events().get(log.number(read, 0)), log, entries);
            if (log.kind(read) == Log.OVER && !isOver)
                entries.add(new Happened(GAME_OVER, seats(result -> result < 0), seats(result -> result > 0), 0));
        }
        return entries;
    }

    private void event(Event e, Log log, List<Entry> entries) {
        if (e.is(applied)) entries.add(new State(told.things(), ""));
        if (e.is(applied) || !isTold.test(e)) return;
        isOver = over != null && e.is(over);
        String target = name(log, 1);
        if (isOver && !entries.isEmpty() && entries.getLast() instanceof State beaten)
            entries.set(entries.size() - 1, new State(beaten.things(), target));
        entries.add(new Happened(e.name(), name(log, 0), target, log.number(read, 3)));
    }

    /** What the source or the target of the entry is called: a card by what is printed on it, a player by the seat. */
    private String name(Log log, int which) {
        int card = log.card(read, which);
        if (card != 0) return match.game().cards().name(card);
        int seat = told.ownerOf(log.number(read, 1 + which));
        return seat < 0 ? "" : match.game().nameOfSeat(seat);
    }

    private String seats(Predicate<Integer> result) {
        return IntStream.range(0, match.table().seats())
                .filter(seat -> result.test(match.resultOf(seat)))
                .mapToObj(match.game()::nameOfSeat)
                .collect(Collectors.joining(", "));
    }
}
