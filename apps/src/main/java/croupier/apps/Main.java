package croupier.apps;

import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The command line's entry. */
@Command(
        name = "croupier",
        mixinStandardHelpOptions = true,
        version = "croupier 0.1.0",
        description = "Card games: play, test and measure them.")
public final class Main implements Callable<Integer> {
    private Main() {}

    public static void main(String[] args) {
        System.exit(new CommandLine(new Main()).execute(args));
    }

    @Override
    public Integer call() {
        System.out.println("croupier: no table is open yet");
        return 0;
    }
}
