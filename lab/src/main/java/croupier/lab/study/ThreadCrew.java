package croupier.lab.study;

import croupier.lab.Simulation;
import croupier.lab.data.Lake;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/** Threads of this program. */
public final class ThreadCrew implements Crew {
    private final int threads;

    public ThreadCrew(int threads) {
        if (threads < 1) throw new IllegalArgumentException("at least one thread is needed, not " + threads);
        this.threads = threads;
    }

    @Override
    public void play(Study study, StudyFolder folder, List<Long> parts, LongConsumer played) {
        AtomicLong next = new AtomicLong();
        AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
        List<Thread> workers = new ArrayList<>();
        try (Lake lake = Lake.open().limit(1, "512MB")) {
            PartPlayer.prepare(study, lake);
            for (int i = 0; i < Math.min(threads, parts.size()); i++)
                workers.add(Thread.ofPlatform().name("study " + i).start(() -> {
                    try (Lake own = lake.another()) {
                        PartPlayer player = new PartPlayer(study, folder, own);
                        for (long at = next.getAndIncrement();
                                at < parts.size() && failure.get() == null;
                                at = next.getAndIncrement()) player.play(parts.get((int) at), played);
                    } catch (RuntimeException | Error e) {
                        failure.compareAndSet(null, e);
                    }
                }));
            Simulation.join(workers);
        }
        Throwable broken = failure.get();
        if (broken instanceof RuntimeException e) throw e;
        if (broken instanceof Error e) throw e;
    }

    @Override
    public void close() {
        // threads end with their parts
    }
}
