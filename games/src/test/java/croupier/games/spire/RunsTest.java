package croupier.games.spire;

import java.util.ArrayList;
import java.util.List;

/** Whole runs of an independent simulator, played again: every state is the same, random streams included. */
class RunsTest {
    private static final SpireGame GAME = (SpireGame) new SpireSource().load(new SpireSource().content());
    private static final TraceIds IDS = new TraceIds(GAME.library);

    static List<TraceReplay.Result> replay(String file, int only) {
        List<Trace> traces = Trace.read(file);
        List<TraceReplay.Result> results = new ArrayList<>();
        for (int i = 0; i < traces.size(); i++) {
            if (only >= 0 && only != i) continue;
            TraceReplay.Result r;
            try {
                r = RunReplay.run(GAME, IDS, traces.get(i));
            } catch (RuntimeException | AssertionError e) {
                e.printStackTrace();
                r = new TraceReplay.Result(traces.get(i), 0, e.toString());
            }
            results.add(r);
        }
        return results;
    }

    /** While developing: a file of traces, and perhaps the number of one. */
    public static void main(String[] args) {
        int only = args.length > 1 ? Integer.parseInt(args[1]) : -1;
        int equal = 0;
        List<TraceReplay.Result> all = replay(args[0], only);
        for (TraceReplay.Result r : all) {
            if (r.isEqual()) equal++;
            else
                System.out.println(r.trace().told() + ", state " + r.equal() + " of "
                        + r.trace().states().size() + " " + r.difference());
        }
        System.out.println("equal to the end: " + equal + " of " + all.size());
    }
}
