package croupier.apps;

import croupier.apps.web.WebTable;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Starts the web table. */
@Command(
        name = "serve",
        mixinStandardHelpOptions = true,
        description = "Starts the web table: page, server, bots and store in one program.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  croupier serve                        on this machine: http://localhost:8080",
            "  croupier serve --host 0.0.0.0         for everybody in the network",
            "  croupier serve --port 9000 --data /srv/croupier",
            "",
            "Matches are stored as they are played; stop with Ctrl-C and start again: they go on."
        })
final class ServeCommand extends Subcommand {
    static final int PORT = 8080;

    @Option(names = "--port", paramLabel = "N", description = "The port (usually 8080); 0 for any that is free.")
    private int port = PORT;

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            description = "The address to listen on (usually this machine only).")
    private String host = "localhost";

    @Option(
            names = "--data",
            paramLabel = "DIR",
            description = "Where matches are stored (usually web in the data folder).")
    private @Nullable Path data;

    @Option(
            names = "--behind-proxy",
            description =
                    "A proxy in front says in X-Forwarded-For who calls: limits then count callers, not the proxy.")
    private boolean proxied;

    @Override
    public Integer call() throws InterruptedException {
        Path folder = data != null ? data : main.data().home().resolve("web");
        return serve(out(), host, port, folder, proxied, false);
    }

    /** Serves until the program is told to stop. */
    static int serve(PrintWriter out, String host, int port, Path folder, boolean proxied, boolean tellsCommands)
            throws InterruptedException {
        WebTable table = start(host, port, folder, proxied);
        Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(table::close));
        String shown = host.equals("0.0.0.0") || host.equals("::") ? "localhost" : host;
        out.println("Croupier deals at http://" + shown + ":" + table.port() + "  (Ctrl-C stops; matches are kept in "
                + folder + ")");
        if (tellsCommands) out.println("Other commands, such as play, sim and check: croupier --help");
        out.flush();
        return table.awaitEnd() ? Exit.OK : Exit.MACHINE;
    }

    private static WebTable start(String host, int port, Path folder, boolean proxied) {
        try {
            return WebTable.start(host, port, folder, proxied);
        } catch (UncheckedIOException | IllegalStateException e) {
            throw Trouble.machine("port " + port + " on " + host + " cannot be used: " + e.getMessage()
                    + ". Name another with --port.");
        }
    }
}
