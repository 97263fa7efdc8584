package croupier.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;

/** No garbage while simulating. */
class AllocationTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    @Test
    void aPlayoutAllocatesNothing() {
        Match m = Match.forPlayouts(Setup.of(new Bazaar(), 3, 0).with("turns", "40"));
        Policy[] policies = Bazaar.all(3, Bazaar.random(1));
        for (int i = 0; i < 3000; i++) m.play(i, policies);
        long decisions = m.decisions();
        long before = THREADS.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < 500; i++) m.play(i, policies);
        double bytes = THREADS.getCurrentThreadAllocatedBytes() - before;
        assertThat(bytes / (m.decisions() - decisions)).isLessThan(0.5);
    }

    @Test
    void aForkAndItsPlayoutAllocateNothing() {
        Match m = Match.start(Setup.of(new Bazaar(), 3, 0).with("turns", "40"));
        for (int i = 0; i < 20; i++) PauseTest.answerOne(m, Bazaar.HASHING);
        Match kept = Match.forPlayouts(m.setup());
        Policy[] policies = Bazaar.all(3, Bazaar.random(1));
        for (int i = 0; i < 3000; i++) m.forkInto(kept).run(policies);
        long before = THREADS.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < 500; i++) m.forkInto(kept).run(policies);
        double bytes = THREADS.getCurrentThreadAllocatedBytes() - before;
        assertThat(bytes / 500).isLessThan(64);
    }
}
