package croupier.apps;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What every command has that plays a plan: the plan, where its results go, and how many threads play it. */
final class LabPlan {
    @Parameters(paramLabel = "PLAN.yaml", description = "The plan.")
    Path plan = Path.of("");

    @Option(names = "--to", paramLabel = "DIR", description = "Where the results go (usually beside the plan).")
    private @Nullable Path to;

    @Option(names = "--threads", paramLabel = "T", description = "Threads (usually one per processor).")
    int threads = Runtime.getRuntime().availableProcessors();

    PlanFile read() {
        return PlanFile.read(plan);
    }

    /** The folder of the results: by default beside the plan, with its name and this ending. */
    Path home(String ending) {
        if (to != null) return to;
        String name = String.valueOf(plan.getFileName());
        int end = name.lastIndexOf('.');
        return plan.resolveSibling((end > 0 ? name.substring(0, end) : name + ".lab") + ending);
    }
}
