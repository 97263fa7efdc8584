package croupier.apps;

import croupier.apps.web.WebTable;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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
            "  croupier serve --store postgresql://croupier:secret@db.example/croupier",
            "  croupier serve --cards my-pack        a pack of cards, to be chosen in the lobby",
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

    @Option(
            names = "--metrics",
            description = "Shows /metrics to everybody (usually to programs on this machine only).")
    private boolean metrics;

    @Option(
            names = "--store",
            paramLabel = "ADDRESS",
            description =
                    "Stores matches in a PostgreSQL database, postgresql://user:password@host/database; also as CROUPIER_STORE in the environment (usually in a file of the data folder).")
    private String store = "";

    @Mixin
    private Packs packs = new Packs();

    @Override
    public Integer call() throws InterruptedException {
        Path folder = data != null ? data : main.data().home().resolve("web");
        String named = store.isEmpty() ? main.environment("CROUPIER_STORE") : store;
        String address = named == null ? "" : named;
        WebTable.Options options = new WebTable.Options(address, proxied, metrics, false, packs.offered());
        return serve(out(), host, port, folder, options, false);
    }

    /** The web table on this machine, for who starts the program without a command. */
    static int serveHere(PrintWriter out, int port, Path folder) throws InterruptedException {
        return serve(out, "localhost", port, folder, WebTable.Options.USUAL, true);
    }

    /** Serves until the program is stopped. */
    private static int serve(
            PrintWriter out, String host, int port, Path folder, WebTable.Options options, boolean tellsCommands)
            throws InterruptedException {
        WebTable table = start(host, port, folder, options);
        Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(table::close));
        String shown = host.equals("0.0.0.0") || host.equals("::") ? "localhost" : host;
        String kept = options.store().isEmpty() ? folder.toString() : "PostgreSQL";
        out.println("Croupier deals at http://" + shown + ":" + table.port() + "  (Ctrl-C stops; matches are kept in "
                + kept + ")");
        if (tellsCommands) out.println("Other commands, such as play, sim and check: croupier --help");
        out.flush();
        return table.awaitEnd() ? Exit.OK : Exit.MACHINE;
    }

    private static WebTable start(String host, int port, Path folder, WebTable.Options options) {
        try {
            return WebTable.start(host, port, folder, options);
        } catch (UncheckedIOException | IllegalStateException e) {
            throw Trouble.machine("port " + port + " on " + host + " cannot be used: " + e.getMessage()
                    + ". Name another with --port.");
        }
    }
}
