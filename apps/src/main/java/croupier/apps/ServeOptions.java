package croupier.apps;

import croupier.apps.web.WebTable;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Options of every program that serves the web table; a mixin. */
public final class ServeOptions {
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
            description = "Where matches and reports of players are stored (usually web in the data folder).")
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

    public int port() {
        return port;
    }

    public String host() {
        return host;
    }

    /** Where matches are stored: the folder that is named, else this one. */
    public Path folder(Path usual) {
        return data != null ? data : usual;
    }

    /** @param named the store that the environment names; null for none */
    public WebTable.Options options(@Nullable String named) {
        String address = store.isEmpty() && named != null ? named : store;
        return new WebTable.Options(address, proxied, metrics, false, packs.offered());
    }
}
