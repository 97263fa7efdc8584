package croupier.kernel;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** How fast the toy is played: run by hand, without assertions. Not a test. */
final class Bench {
    /** Time of the processor, so that others at work on the machine do not count. */
    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

    private Bench() {}

    interface Round {
        long go(int i);
    }

    public static void main(String[] args) {
        Game game = new Bazaar();
        Policy[] policies = Bazaar.all(3, Bazaar.random(1));
        Setup setup = Setup.of(game, 3, 0).with("turns", "60");
        Match m = Match.forPlayouts(setup);
        rate("straight, decisions", 3000, i -> {
            long before = m.decisions();
            m.play(i, policies);
            return m.decisions() - before;
        });
        Setup calm = setup.with("calm", "on");
        Match quiet = Match.forPlayouts(calm);
        rate("straight and calm, decisions", 3000, i -> {
            long before = quiet.decisions();
            quiet.play(i, policies);
            return quiet.decisions() - before;
        });
        rate("attended, policies in place, decisions", 300, i -> {
            Match a = Match.start(setup.withSeed(i), policies);
            return a.answers();
        });
        rate("paused at every ask, answers", 100, i -> {
            Match a = Match.start(setup.withSeed(i));
            while (!a.isOver()) PauseTest.answerOne(a, policies[0]);
            return a.answers();
        });
        Match at = Match.start(setup.withSeed(5));
        for (int i = 0; i < 60; i++) PauseTest.answerOne(at, policies[0]);
        Match kept = at.seen(0).scratch();
        int seat = at.open(0).seat();
        System.out.println("bytes of facts " + at.bytes());
        rate("forkInto, forks", 100_000, i -> at.forkInto(kept) == kept ? 1 : 0);
        rate("imagine, tables", 20_000, i -> at.seen(seat).imagine(i, kept) ? 1 : 0);
        rate("imagine and play to the end, searches", 5_000, i -> {
            if (at.seen(seat).imagine(i, kept)) kept.run(policies);
            return 1;
        });
        rate("hash, tables", 100_000, i -> at.hash() == 1 ? 2 : 1);
    }

    private static void rate(String what, int rounds, Round round) {
        double best = 0;
        for (int k = 0; k < 5; k++) {
            long start = CLOCK.getCurrentThreadCpuTime();
            long done = 0;
            for (int i = 0; i < rounds; i++) done += round.go(i);
            best = Math.max(best, done * 1e9 / (CLOCK.getCurrentThreadCpuTime() - start));
        }
        System.out.printf("%-45s %,14.0f a second%n", what, best);
    }
}
