package croupier.apps;

import picocli.CommandLine.Option;

/** Options of commands that play many matches. */
final class ManyMatches {
    @Option(names = "--seed", paramLabel = "S", description = "The seed of all matches (usually ${DEFAULT-VALUE}).")
    long seed = 1;

    @Option(names = "--threads", paramLabel = "T", description = "Threads (usually one per processor).")
    int threads = Runtime.getRuntime().availableProcessors();
}
