package croupier.apps;

import croupier.apps.web.WebTable;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

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
    @Mixin
    private ServeOptions served = new ServeOptions();

    @Override
    public Integer call() throws InterruptedException {
        Path folder = served.folder(main.data().home().resolve("web"));
        WebTable.Options options = served.options(main.environment("CROUPIER_STORE"));
        return serve(out(), served.host(), served.port(), folder, options, false);
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
