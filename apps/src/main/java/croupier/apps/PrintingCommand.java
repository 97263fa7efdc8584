package croupier.apps;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** A command and where it writes. */
abstract class PrintingCommand implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it
    CommandSpec spec;

    final PrintWriter out() {
        return Printable.to(spec.commandLine().getOut());
    }

    final PrintWriter err() {
        return Printable.to(spec.commandLine().getErr());
    }
}
