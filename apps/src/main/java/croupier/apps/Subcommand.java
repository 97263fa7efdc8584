package croupier.apps;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/** A command of the program: where it writes, and what the program as a whole knows. */
abstract class Subcommand implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it
    CommandSpec spec;

    @ParentCommand
    @SuppressWarnings("NullAway.Init") // picocli sets it
    Main main;

    final PrintWriter out() {
        return Printable.to(spec.commandLine().getOut());
    }

    final PrintWriter err() {
        return Printable.to(spec.commandLine().getErr());
    }
}
