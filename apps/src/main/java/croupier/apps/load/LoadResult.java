package croupier.apps.load;

import croupier.kernel.Game;
import croupier.kernel.Journal;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.LongAdder;

/** What came of a load: times, errors, and how much was compared with the model. */
public final class LoadResult {
    final Latencies latencies = new Latencies();
    private final AtomicInteger errors = new AtomicInteger();
    private final AtomicReference<String> first = new AtomicReference<>("");
    private final AtomicInteger matches = new AtomicInteger();
    private final AtomicInteger answers = new AtomicInteger();

    private final Queue<Ended> ended = new ConcurrentLinkedQueue<>();
    private final LongAdder received = new LongAdder();
    private volatile boolean takesTimes;

    void takesTimes(boolean now) {
        takesTimes = now;
    }

    boolean takesTimes() {
        return takesTimes;
    }

    /** An answer was acknowledged. */
    void answered(long nanos) {
        if (takesTimes) latencies.add(nanos);
    }

    /** A frame came. */
    void received(int characters) {
        if (takesTimes) received.add(characters);
    }

    /** Characters of all frames that came while times were taken. */
    public long received() {
        return received.sum();
    }

    void error(String what) {
        first.compareAndSet("", what);
        errors.incrementAndGet();
    }

    /** A match that was played to its end: its journal as the server has it, and what was acknowledged of it. */
    record Ended(String match, Game game, int seat, String journal, List<LoadModel.Given> given) {}

    void ended(Ended match) {
        ended.add(match);
    }

    /** Compares all matches that have ended with the rules. */
    void check() {
        for (Ended e = ended.poll(); e != null; e = ended.poll()) {
            String wrong = LoadModel.wrong(e.game, Journal.read(e.journal), e.seat, e.given);
            matches.incrementAndGet();
            answers.addAndGet(e.given.size());
            if (!wrong.isEmpty()) error("match " + e.match + ": " + wrong);
        }
    }

    public Latencies latencies() {
        return latencies;
    }

    public int errors() {
        return errors.get();
    }

    /** Empty if there is none. */
    public String firstError() {
        return first.get();
    }

    public int checkedMatches() {
        return matches.get();
    }

    public int checkedAnswers() {
        return answers.get();
    }
}
