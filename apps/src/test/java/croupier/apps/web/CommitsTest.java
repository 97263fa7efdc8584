package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Changes that come at the same time are committed together; each is stored or fails for itself. */
class CommitsTest {
    private static final int MANY = 10;

    @TempDir
    private Path data;

    private final ConcurrentLinkedQueue<RuntimeException> failures = new ConcurrentLinkedQueue<>();

    /** Lets several changes wait while another one is being committed; how many transactions there were. */
    private long meanwhile(Store store, Commits.Work change) throws Exception {
        long before = store.commits().count();
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch end = new CountDownLatch(1);
        List<Thread> all = new ArrayList<>();
        all.add(Thread.ofVirtual()
                .start(() -> store.together(() -> {
                    begun.countDown();
                    try {
                        end.await();
                    } catch (InterruptedException e) {
                        throw new IllegalStateException(e);
                    }
                })));
        begun.await();
        for (int i = 0; i < MANY; i++) {
            String id = "match" + i;
            all.add(Thread.ofVirtual().start(() -> {
                try {
                    store.together(() -> {
                        store.say(id, new Store.Said(1, "Ann", id));
                        if (id.endsWith("3")) change.run();
                    });
                } catch (RuntimeException e) {
                    failures.add(e);
                }
            }));
        }
        Patience.until("all wait", () -> store.commits().waiting() == MANY);
        end.countDown();
        for (Thread t : all) t.join();
        return store.commits().count() - before;
    }

    @Test
    void whatComesMeanwhileIsCommittedTogether() throws Exception {
        try (Store store = Store.open(data)) {
            assertThat(meanwhile(store, () -> {})).isEqualTo(2);
            for (int i = 0; i < MANY; i++) assertThat(store.chat("match" + i)).hasSize(1);
        }
        assertThat(failures).isEmpty();
    }

    @Test
    void oneThatFailsHarmsNoOther() throws Exception {
        try (Store store = Store.open(data)) {
            meanwhile(store, () -> store.say("INSERT INTO nowhere VALUES(1)"));
            for (int i = 0; i < MANY; i++) assertThat(store.chat("match" + i)).hasSize(i == 3 ? 0 : 1);
            assertThat(failures).singleElement().isInstanceOf(NotStored.class);
            assertThat(store.trouble()).isEmpty();
        }
        assertThatExceptionOfType(Refused.class).isThrownBy(() -> closed().together(() -> {}));
    }

    private Store closed() {
        Store store = Store.open(data.resolve("other"));
        store.close();
        return store;
    }

    /** A page that looks for its match while the server stops must not open the file again, which the next server needs. */
    @Test
    void whatIsReadAfterTheEndOpensNothing() {
        Store store = Store.open(data);
        store.close();
        assertThatExceptionOfType(Refused.class)
                .isThrownBy(() -> store.commits().bytes());
        Store.open(data).close();
    }
}
