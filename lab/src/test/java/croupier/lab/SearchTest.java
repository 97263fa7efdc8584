package croupier.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import croupier.kernel.Decision;
import croupier.kernel.Game;
import croupier.kernel.Games;
import croupier.kernel.Generator;
import croupier.kernel.Match;
import croupier.kernel.Policy;
import croupier.kernel.Setup;
import croupier.lab.search.SearchBot;
import croupier.lab.search.SearchOptions;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SearchTest {
    static Stream<String> games() {
        return Games.names().stream();
    }

    private static Match start(String game, long seed) {
        Game g = Games.load(game);
        return Match.start(Setup.of(g, Math.min(3, g.maxSeats()), seed));
    }

    /** Plays at random and looks at every decision on the way. */
    private static List<Match> decisions(String game, long seed, int count, int stride) {
        Match m = start(game, seed);
        List<Match> found = new ArrayList<>();
        for (int i = 0; found.size() < count && !m.isOver(); i++) {
            if (i % stride == 0) found.add(m.fork());
            Decision d = m.open(0);
            RandomBot bot = new RandomBot();
            bot.begin(Generator.mix(seed * 1000 + i), d.seat());
            assertThat(m.answer(d.seat(), m.chosenBy(bot, d.seat())).ok()).isTrue();
        }
        return found;
    }

    /** The places of what a new bot answers, in the list of all options. */
    private static List<Integer> places(Match m, int seat, String options) {
        Decision d = m.openFor(seat);
        assertThat(d).isNotNull();
        SearchBot bot = new SearchBot(m.game(), SearchOptions.read(options));
        bot.begin(99, seat);
        List<Long> codes = new ArrayList<>();
        for (int i = 0; i < d.size(); i++) codes.add(d.code(i));
        return Arrays.stream(m.chosenBy(bot, seat)).mapToObj(codes::indexOf).toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatLooksTheSameIsAnsweredTheSame(String game) {
        int compared = 0;
        for (Match m : decisions(game, 5, 5, 4)) {
            int seat = m.open(0).seat();
            List<Integer> answer = places(m, seat, "iterations=24");
            for (int other = 0; other < 2; other++) {
                Match alike = m.seen(seat).scratch();
                if (!m.seen(seat).imagine(Generator.mix(other), alike)) continue;
                assertThat(places(alike, seat, "iterations=24"))
                        .as(
                                "what seat %d answers to %s when hidden cards, piles and chance are others",
                                seat + 1, m.open(0).why())
                        .isEqualTo(answer);
                compared++;
            }
        }
        assertThat(compared).isGreaterThan(4);
    }

    @ParameterizedTest
    @MethodSource("games")
    void answersAreTheSameForAnyNumberOfThreads(String game) {
        for (Match m : decisions(game, 6, 2, 7)) {
            int seat = m.open(0).seat();
            List<Integer> one = places(m, seat, "iterations=80,threads=1");
            assertThat(places(m, seat, "iterations=80,threads=3")).isEqualTo(one);
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void playingFromSightIsImaginingAndRunning(String game) {
        for (Match m : decisions(game, 7, 8, 3)) {
            int seat = m.open(0).seat();
            Match one = m.seen(seat).scratch();
            Match other = m.seen(seat).scratch();
            for (int seed = 0; seed < 2; seed++) {
                boolean can = m.seen(seat).imagine(seed, other);
                assertThat(m.seen(seat).play(seed, one, randoms(m, seed))).isEqualTo(can);
                if (!can) continue;
                other.run(randoms(m, seed));
                assertThat(one.hash()).isEqualTo(other.hash());
            }
        }
    }

    private static Policy[] randoms(Match m, long seed) {
        Policy[] bots = new Policy[m.setup().seats()];
        for (int i = 0; i < bots.length; i++) {
            bots[i] = new RandomBot();
            bots[i].begin(seed, i);
        }
        return bots;
    }

    @Test
    void wholeMatchesAreTheSameForAnyNumberOfThreads() {
        Setup setup = Setup.of(Games.load("toy"), 3, 0);
        Results one =
                new Simulation(setup, List.of("search:iterations=24", "greedy", "random"), 8, 7, 1, true).run(_ -> {});
        Results two = new Simulation(
                        setup, List.of("search:iterations=24,threads=2", "greedy", "random"), 8, 7, 2, true)
                .run(_ -> {});
        assertThat(two.seats()).isEqualTo(one.seats());
        assertThat(two.decisions()).isEqualTo(one.decisions());
    }

    @Test
    void searchingMakesNoGarbagePerIteration() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        Match m = start("toy", 3);
        int seat = m.open(0).seat();
        SearchBot bot = new SearchBot(m.game(), SearchOptions.read("iterations=2000"));
        double least = Double.MAX_VALUE;
        for (int i = 0; i < 60 && least > 1; i++) {
            bot.begin(i, seat);
            long done = bot.iterations();
            long before = threads.getCurrentThreadAllocatedBytes();
            m.chosenBy(bot, seat);
            long bytes = threads.getCurrentThreadAllocatedBytes() - before;
            least = Math.min(least, bytes / (double) (bot.iterations() - done));
        }
        assertThat(least).as("bytes for each iteration").isLessThan(8);
    }

    @Test
    void wrongOptionsSayWhatIsRight() {
        Game toy = Games.load("toy");
        assertThatThrownBy(() -> Bots.of("search:iteration=5", toy)).hasMessageContaining("Did you mean 'iterations'?");
        assertThatThrownBy(() -> Bots.of("search:threads=0", toy))
                .hasMessage("search: threads is a whole number from 1 to 64, not '0'");
        assertThatThrownBy(() -> Bots.of("search:fast", toy)).hasMessageContaining("name=number");
        assertThatThrownBy(() -> Bots.of("search:playout=far", toy)).hasMessageContaining("or end, not 'far'");
        assertThatThrownBy(() -> Bots.of("greedy:depth=5", toy)).hasMessageContaining("has no options");
        assertThat(Bots.joined(List.of("greedy", "search:iterations=5", "threads=2", "random")))
                .containsExactly("greedy", "search:iterations=5,threads=2", "random");
    }
}
