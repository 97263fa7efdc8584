package croupier.kernel;

import java.util.ArrayList;
import java.util.List;

/**
 * Reads the log of a match from where the last reading ended, beside the table as it was told up to there; a game says what
 * its own log makes of an event and of the end.
 */
public abstract class LogReading<E> {
    protected final Match match;
    /** The table as it was when the entry happened that is being read. */
    protected final Retelling told;

    private int read;

    protected LogReading(Match match) {
        this.match = match;
        told = new Retelling(match.game());
    }

    /** All entries that came since this was last asked. */
    public final List<E> consume() {
        List<E> entries = new ArrayList<>();
        Log log = match.log();
        for (; read < log.size(); read++) {
            told.follow(log, read);
            if (log.kind(read) == Log.EVENT)
                event(match.game().layout().events().get(log.number(read, 0)), log, read, entries);
            if (log.kind(read) == Log.OVER) end(entries);
        }
        return entries;
    }

    /** An event happened: its numbers and cards stand in this entry of the log. */
    protected abstract void event(Event e, Log log, int entry, List<E> entries);

    /** The match is over. */
    protected abstract void end(List<E> entries);
}
