package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two rooms of one match would each store its next answer: there is one, however many come at once. */
class OneRoomTest {
    @TempDir
    private Path data;

    private final HandTimer timer = new HandTimer();
    private Runnable whenMade = () -> {};

    /** A room looks at the time when it is made, after the match was stored. */
    private final Timer watched = new Timer() {
        @Override
        public long now() {
            whenMade.run();
            return timer.now();
        }

        @Override
        public void after(long millis, Runnable work) {
            timer.after(millis, work);
        }

        @Override
        public void every(int seconds, Runnable work) {
            timer.every(seconds, work);
        }

        @Override
        public void close() {
            timer.close();
        }
    };

    @Test
    void aMatchThatIsFoundInTheStoreWhileItIsMadeHasOneRoom() throws Exception {
        try (House house = new House(Store.open(data), Unlimited.LIMITS, watched, Servers.ALONE)) {
            Thread maker = Thread.currentThread();
            AtomicReference<Room> found = new AtomicReference<>();
            AtomicReference<Thread> finder = new AtomicReference<>();
            whenMade = () -> {
                if (!Thread.currentThread().equals(maker) || finder.get() != null) return;
                for (String id : house.store.underWay(1)) {
                    finder.set(Thread.ofPlatform().start(() -> found.set(house.find(id))));
                    Patience.until(
                            "it is found, or awaited", () -> !finder.get().isAlive() || awaitsRoom(finder.get()));
                }
            };
            String wish = "{\"game\":\"duel\",\"seats\":[\"me\",\"open\"]}";
            Room made = house.newMatches.make(Wire.read(wish), "here").room();
            finder.get().join();
            assertThat(found.get()).isSameAs(made).isSameAs(house.find(made.id));
        }
    }

    private static boolean awaitsRoom(Thread finder) {
        return finder.getState() == Thread.State.BLOCKED
                && Arrays.stream(finder.getStackTrace())
                        .anyMatch(e -> e.getClassName().startsWith(ConcurrentHashMap.class.getName()));
    }
}
