package croupier.games.spire;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Content;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.ObjectNode;

/** Whole runs of an independent simulator, played again: every state is the same, random streams included. */
class RunsTest {
    /** Of 44, as the game is; of the others docs/spire-differences.md names the rulings. */
    private static final int RUNS = 12;

    /** Of 44, when the rulings against the simulator are taken back. */
    private static final int SIMULATED_RUNS = 44;

    /** The game with what the simulator is known to leave out or to do in another way. */
    static final Spire SIMULATED = simulated();

    private static final Spire GAME = (Spire) new SpireSource().load(new SpireSource().content());
    private static final TraceIds IDS = new TraceIds(GAME.library());

    private static Spire simulated() {
        try (var in = Objects.requireNonNull(RunsTest.class.getResourceAsStream("/spire/simulator.yaml"))) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            Content content = new SpireSource().content().with(Map.of("variants/simulator.yaml", text));
            return new Spire(new SpireSource().read(content).variant("simulator"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void runsAreExact() {
        assertThat(equal(GAME)).isGreaterThanOrEqualTo(RUNS);
    }

    @Test
    void runsAreExactButForRulings() {
        assertThat(equal(SIMULATED)).isGreaterThanOrEqualTo(SIMULATED_RUNS);
    }

    /** The others are still played. */
    @Test
    void aTraceThatLeadsNowhereIsToldAsDifferent() {
        Trace trace = Trace.read("dev-runs").getFirst();
        ((ObjectNode) trace.states().get(3)).put("a", "G CARD 99 99");
        TraceReplay.Result result = RunReplay.run(GAME, IDS, trace);
        assertThat(result.isEqual()).isFalse();
        assertThat(result.difference()).startsWith("after G CARD 99 99: ");
    }

    private static long equal(Spire game) {
        List<TraceReplay.Result> results = replay(game, "dev-runs", -1);
        results.addAll(replay(game, "dev-longruns", -1));
        return results.stream().filter(TraceReplay.Result::isEqual).count();
    }

    static List<TraceReplay.Result> replay(Spire game, String file, int only) {
        List<Trace> traces = Trace.read(file);
        List<TraceReplay.Result> results = new ArrayList<>();
        for (int i = 0; i < traces.size(); i++) {
            if (only >= 0 && only != i) continue;
            results.add(
                    game.equals(SIMULATED)
                            ? RunReplay.simulate(game, IDS, traces.get(i))
                            : RunReplay.run(game, IDS, traces.get(i)));
        }
        return results;
    }

    /** While developing: a file of traces, and perhaps the number of one. */
    public static void main(String[] args) {
        int only = args.length > 1 ? Integer.parseInt(args[1]) : -1;
        int equal = 0;
        boolean strict = args.length > 2;
        List<TraceReplay.Result> all = replay(strict ? GAME : SIMULATED, args[0], only);
        for (TraceReplay.Result r : all) {
            if (r.isEqual()) equal++;
            else
                System.out.println(r.trace().told() + ", state " + r.equal() + " of "
                        + r.trace().states().size() + " " + r.difference());
        }
        System.out.println("equal to the end: " + equal + " of " + all.size());
    }
}
