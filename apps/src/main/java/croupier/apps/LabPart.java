package croupier.apps;

import java.nio.file.Path;
import picocli.CommandLine.ParentCommand;

/** A command of the lab. */
abstract class LabPart extends PrintingCommand {
    @ParentCommand
    @SuppressWarnings("NullAway.Init") // picocli sets it
    LabCommand lab;

    /** The folder of a plan's results where none is named: beside the plan, with its name. */
    static Path besides(Path plan) {
        String name = String.valueOf(plan.getFileName());
        int end = name.lastIndexOf('.');
        return plan.resolveSibling(end > 0 ? name.substring(0, end) : name + ".lab");
    }
}
