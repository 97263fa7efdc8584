package croupier.games.spire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Battles of an independent simulator, played again: every state is the same, random streams included. */
class TracesTest {
    private static final Spire GAME = (Spire) new SpireSource().load(new SpireSource().content());
    private static final TraceIds IDS = new TraceIds(GAME.library());

    /** All there are. */
    private static final int CONFIRMED_STATES = 8181;

    /** Of 399 traces, with the rulings against the simulator taken back; docs/spire-differences.md names the others. */
    private static final int EQUAL_TO_THE_END = 399;

    /** Of 808 battles cut out of whole runs, which no second simulator has looked at; rulings taken back here too. */
    private static final int EQUAL_IN_RUNS = 791;

    /** As the game is: rules and facts decide everywhere else. */
    @Test
    void confirmedStatesAreExact() {
        List<TraceReplay.Result> results = replay(GAME, "dev-battles", -1);
        System.out.println(summary(results, 0));
        int confirmed =
                results.stream().mapToInt(TraceReplay.Result::confirmedEqual).sum();
        assertThat(confirmed).isEqualTo(CONFIRMED_STATES);
    }

    @Test
    void battlesAreExactButForRulings() {
        List<TraceReplay.Result> results = replay(RunsTest.SIMULATED, "dev-battles", -1);
        results.addAll(replay(RunsTest.SIMULATED, "dev-relics", -1));
        System.out.println(summary(results, 0));
        assertThat(results.stream().filter(TraceReplay.Result::isEqual).count())
                .isGreaterThanOrEqualTo(EQUAL_TO_THE_END);
    }

    @Test
    void battlesOfRunsAreAsExactAsTheyWere() {
        List<TraceReplay.Result> results = replay(RunsTest.SIMULATED, "run-battles", -1);
        System.out.println(summary(results, 0));
        assertThat(results.stream().filter(TraceReplay.Result::isEqual).count()).isGreaterThanOrEqualTo(EQUAL_IN_RUNS);
    }

    private static List<TraceReplay.Result> replay(Spire game, String file, int only) {
        List<Trace> traces = Trace.read(file);
        List<TraceReplay.Result> results = new ArrayList<>();
        for (int i = 0; i < traces.size(); i++)
            if (only < 0 || only == i) results.add(TraceReplay.run(game, IDS, traces.get(i)));
        return results;
    }

    /** How many are equal; for the others the first difference; and what content is missing, the most missed first. */
    private static String summary(List<TraceReplay.Result> results, int most) {
        StringBuilder out = new StringBuilder();
        Map<String, Integer> missing = new TreeMap<>();
        int shown = 0;
        for (TraceReplay.Result r : results) {
            if (r.isMissing())
                for (String what : r.difference().substring(9).split(", ")) missing.merge(what, 1, Integer::sum);
            else if (!r.isEqual() && shown++ < most)
                out.append(r.trace().told())
                        .append(", state ")
                        .append(r.equal())
                        .append(" of ")
                        .append(r.trace().states().size())
                        .append(r.equal() < r.trace().confirmed() ? " (confirmed) " : " ")
                        .append(r.difference())
                        .append('\n');
        }
        if (most > 0) out.append("not yet: ").append(missing).append('\n');
        long equal = results.stream().filter(TraceReplay.Result::isEqual).count();
        long absent = results.stream().filter(TraceReplay.Result::isMissing).count();
        int confirmed = results.stream().mapToInt(r -> r.trace().confirmed()).sum();
        int reached =
                results.stream().mapToInt(TraceReplay.Result::confirmedEqual).sum();
        return out + "traces equal to the end: " + equal + " of " + results.size() + ", not yet: " + absent
                + ", different: " + (results.size() - equal - absent) + "; confirmed states equal: " + reached + " of "
                + confirmed;
    }

    /** While developing: a file of traces, perhaps the number of one (-1 for all), and a word more for the game as it is. */
    public static void main(String[] args) {
        int only = args.length > 1 ? Integer.parseInt(args[1]) : -1;
        System.out.println(summary(replay(args.length > 2 ? GAME : RunsTest.SIMULATED, args[0], only), 1000));
    }
}
