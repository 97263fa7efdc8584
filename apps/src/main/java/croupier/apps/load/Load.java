package croupier.apps.load;

import croupier.kernel.Game;
import croupier.kernel.Games;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.LockSupport;

/** Many people at one server. */
public final class Load {
    private final LoadSite site;
    private final List<Game> games;
    private final String bot;
    private int people;

    /** @param bot who plays against them where a game needs two seats; empty for nobody */
    public Load(String base, List<String> games, String bot) {
        site = new LoadSite(base);
        this.games = games.stream().map(Games::load).toList();
        this.bot = bot;
    }

    /** A part of the work of one person, which may fail. */
    private interface Part {
        void of(LoadPerson person) throws IOException, InterruptedException;
    }

    /**
     * How people play.
     *
     * @param warmUp seconds before times are taken, so that the server's code is compiled
     * @param seconds for which times are taken
     * @param apart seconds between two answers of a person, on average
     * @param least how many answers each person gives at least, however long that takes
     */
    public record Pace(int people, double warmUp, double seconds, double apart, int least) {}

    /** What the server has used, looked at when times begin to be taken and when they end. */
    public interface Watch {
        void begun();

        void ended();
    }

    /** People who play for some seconds, each with an answer now and then; then every match is compared with the model. */
    public LoadResult play(Pace pace, Watch watch) throws InterruptedException {
        LoadResult result = new LoadResult();
        List<LoadPerson> all = new ArrayList<>();
        for (int i = 0; i < pace.people; i++) all.add(person(i, result));
        each(all, result, LoadPerson::begin);
        long from = System.nanoTime() + (long) (pace.warmUp * 1e9);
        long end = from + (long) (pace.seconds * 1e9);
        Thread begins = Thread.ofPlatform().start(() -> takeTimes(result, from, watch));
        each(all, result, p -> p.play(end, pace));
        begins.join();
        result.takesTimes(false);
        watch.ended();
        each(all, result, LoadPerson::finish);
        result.check();
        return result;
    }

    private static void takeTimes(LoadResult result, long from, Watch watch) {
        sleepUntil(from);
        watch.begun();
        result.takesTimes(true);
    }

    private static void sleepUntil(long nanos) {
        for (long left = nanos - System.nanoTime(); left > 0; left = nanos - System.nanoTime())
            LockSupport.parkNanos(left);
    }

    private LoadPerson person(int i, LoadResult result) {
        return new LoadPerson(site, LoadSite.address(people++), games.get(i % games.size()), bot, i, result);
    }

    /** Somebody who does as much as the server allows of everything that costs it something. */
    public LoadFlood flood(List<LoadFlood.Kind> kinds) {
        return new LoadFlood(site, games.getFirst(), bot, kinds);
    }

    /** What the server says of itself. */
    public String metrics() throws IOException, InterruptedException {
        return site.metrics();
    }

    /** Makes matches at which nobody sits down. */
    public void make(int matches) throws IOException, InterruptedException {
        LoadResult nothing = new LoadResult();
        for (int i = 0; i < matches; i++) person(i, nothing).make();
    }

    private static void each(List<LoadPerson> people, LoadResult result, Part part) throws InterruptedException {
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<?>> all = new ArrayList<>();
            for (LoadPerson p : people)
                all.add(threads.submit(() -> {
                    part.of(p);
                    return true;
                }));
            for (Future<?> f : all) {
                try {
                    f.get();
                } catch (ExecutionException e) {
                    result.error(String.valueOf(e.getCause()));
                }
            }
        }
    }
}
