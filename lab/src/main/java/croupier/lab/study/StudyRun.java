package croupier.lab.study;

import croupier.lab.Share;
import croupier.lab.Simulation;
import croupier.lab.data.Answer;
import croupier.lab.data.Lake;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Plays a study with several threads and writes it part by part. A part is whole or not there, so a run that was interrupted goes on
 * where it stopped. The files are the same for any number of threads.
 */
public final class StudyRun {
    /** How far a run has come. */
    public interface Watch {
        /** Called now and then, by any thread. */
        void played(long matches, long of);

        /** A round is done.
         *
         * @param width of the widest interval
         */
        default void round(int round, double width) {}
    }

    private final Study study;
    private final StudyFolder folder;
    private final int threads;
    private final Watch watch;

    public StudyRun(Study study, StudyFolder folder, int threads, Watch watch) {
        if (threads < 1) throw new IllegalArgumentException("at least one thread is needed, not " + threads);
        this.study = study;
        this.folder = folder;
        this.threads = threads;
        this.watch = watch;
    }

    /** Plays what is still missing; how many rounds there are in the end. */
    public int run() {
        try (Lake lake = Lake.open().limit(1, "512MB")) {
            PartPlayer.prepare(study, folder, lake);
            for (int round = 0; round < study.rounds(); round++) {
                play(round, lake);
                double width = study.width() > 0 || round == study.rounds() - 1 ? widest(lake) : 1;
                watch.round(round, width);
                if (study.width() > 0 && width <= study.width()) return round + 1;
            }
            return study.rounds();
        }
    }

    private void play(int round, Lake lake) {
        List<Long> missing = new ArrayList<>();
        long first = (long) round * study.partsOfRound();
        for (long part = first; part < first + study.partsOfRound(); part++)
            if (!folder.isDone(part)) missing.add(part);
        if (missing.isEmpty()) return;
        AtomicLong next = new AtomicLong();
        AtomicLong played = new AtomicLong();
        long all = Math.min(study.matchesOfRound(), (long) missing.size() * study.matchesOfPart());
        AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
        List<Thread> workers = new ArrayList<>();
        for (int i = 0; i < Math.min(threads, missing.size()); i++)
            workers.add(Thread.ofPlatform().name("study " + i).start(() -> {
                try (Lake own = lake.another()) {
                    PartPlayer player = new PartPlayer(study, folder, own);
                    long[] before = new long[1];
                    for (long at = next.getAndIncrement();
                            at < missing.size() && failure.get() == null;
                            at = next.getAndIncrement())
                        player.play(missing.get((int) at), mine -> {
                            watch.played(played.addAndGet(mine - before[0]), all);
                            before[0] = mine;
                        });
                } catch (RuntimeException | Error e) {
                    failure.compareAndSet(null, e);
                }
            }));
        Simulation.join(workers);
        Throwable broken = failure.get();
        if (broken instanceof RuntimeException e) throw e;
        if (broken instanceof Error e) throw e;
    }

    /** The widest interval of a win rate: that of a deck, or of a seat and its bot where there are no decks. */
    private double widest(Lake lake) {
        lake.view("seats", folder.home().resolve("seats"));
        Answer a = lake.ask("SELECT count(*) AS n, sum(CASE WHEN result > 0 THEN 2 WHEN result = 0 THEN 1 ELSE 0 END)"
                + " AS halves FROM seats GROUP BY deck, CASE WHEN deck = '' THEN seat ELSE 0 END, bot");
        double widest = 0;
        for (int i = 0; i < a.size(); i++) {
            Share s = Share.ofPart(a.number(i, "halves") / 2.0, a.number(i, "n"));
            widest = Math.max(widest, s.high() - s.low());
        }
        return widest;
    }
}
