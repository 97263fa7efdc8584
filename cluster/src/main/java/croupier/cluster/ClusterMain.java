package croupier.cluster;

import croupier.apps.ServeOptions;
import croupier.apps.web.WebTable;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command line's entry of one of several servers. */
@Command(
        name = "croupier-cluster",
        mixinStandardHelpOptions = true,
        version = "croupier 0.1.0",
        description = "One of several servers of the web table on one PostgreSQL database; docs/operate.md.",
        footerHeading = "%nExample, the first of three:%n",
        footer = {
            "  croupier-cluster --store postgresql://croupier:secret@db/croupier \\",
            "    --host 0.0.0.0 --port 8080 --inner-host 10.0.0.1 --inner-port 7355 --behind-proxy",
            "",
            "The servers find each other in the database; the first one that finds no other begins.",
            "",
            "Exit codes: 0 stopped, 2 an option is wrong, 3 the other servers have removed this one: start it again."
        })
public final class ClusterMain implements Callable<Integer> {
    private static final int REMOVED = 3;

    @Mixin
    private ServeOptions served = new ServeOptions();

    @Option(
            names = "--inner-host",
            paramLabel = "ADDRESS",
            description = "By which address the other servers reach this one (usually 127.0.0.1).")
    private String innerHost = "127.0.0.1";

    @Option(names = "--inner-port", paramLabel = "N", description = "The port between servers.")
    private int innerPort = 7355;

    @Option(
            names = "--pause",
            paramLabel = "MS",
            description =
                    "Milliseconds for which a server may be silent before the others think it gone (usually 2500).")
    private int pause = ClusterSettings.PAUSE;

    private ClusterMain() {}

    public static void main(String[] args) {
        int exit = new CommandLine(new ClusterMain()).execute(args);
        // a server that was removed has nothing to hand over, and threads of its own
        if (exit == REMOVED) Runtime.getRuntime().halt(exit);
        System.exit(exit);
    }

    @Override
    public Integer call() throws InterruptedException {
        WebTable.Options options = served.options(System.getenv("CROUPIER_STORE"));
        if (options.store().isEmpty()) throw wrong("--store names the PostgreSQL database that the servers share");
        Path data = served.folder(Path.of(System.getProperty("user.home"), ".croupier", "web"));
        ClusterServer server = ClusterServer.start(
                new ClusterServer.Listening(served.host(), served.port(), data, options),
                new ClusterSettings(innerHost, innerPort, pause));
        Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(server::close));
        System.out.println(
                "Croupier deals at http://" + innerHost + ":" + server.port() + "  (one of several servers)");
        return server.awaitEnd() ? 0 : REMOVED;
    }

    private CommandLine.ParameterException wrong(String why) {
        return new CommandLine.ParameterException(new CommandLine(this), why);
    }
}
