package croupier.apps;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** A command of the lab. */
abstract class LabPart implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it
    CommandSpec spec;

    @ParentCommand
    @SuppressWarnings("NullAway.Init") // picocli sets it
    LabCommand lab;

    final PrintWriter out() {
        return Printable.to(spec.commandLine().getOut());
    }

    final PrintWriter err() {
        return Printable.to(spec.commandLine().getErr());
    }

    /** The folder of a plan's results where none is named: beside the plan, with its name. */
    static Path besides(Path plan) {
        String name = String.valueOf(plan.getFileName());
        int end = name.lastIndexOf('.');
        return plan.resolveSibling(end > 0 ? name.substring(0, end) : name + ".lab");
    }
}
