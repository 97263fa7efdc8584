package croupier.apps.web;

import io.helidon.webserver.ErrorHandling;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.http1.Http1Config;
import io.helidon.webserver.http1.Http1ConnectionSelector;
import io.helidon.webserver.websocket.WsConfig;
import io.helidon.webserver.websocket.WsRouting;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.logging.Level;
import java.util.logging.Logger;

/** The server: everything in one program. */
public final class WebTable implements AutoCloseable {
    private static final Logger QUIET = Logger.getLogger("io.helidon");
    /** The command reports why a port cannot be used. */
    private static final Logger SILENT = Logger.getLogger("io.helidon.webserver.LoomServer");
    /** Requests that break off are the callers' affair; what goes wrong in answering is reported by {@code Site}. */
    private static final Logger REQUESTS = Logger.getLogger("io.helidon.webserver.http1.Http1Connection");

    private static final Logger CONNECTIONS = Logger.getLogger("io.helidon.webserver.ConnectionHandler");

    private static final int WATCH_SECONDS = 5;

    private final House house;
    private final Site site;
    private final WebServer server;
    private final CountDownLatch ended = new CountDownLatch(1);
    private volatile boolean closed;

    private WebTable(House house, Site site, WebServer server) {
        this.house = house;
        this.site = site;
        this.server = server;
    }

    /**
     * How a server is run.
     *
     * @param store the address of a PostgreSQL database; empty for a file in the data folder
     * @param proxied whether a proxy in front says in X-Forwarded-For who calls
     * @param metricsForAll whether figures are shown to others than programs on this machine
     * @param unlimited whether one address may do as much as all together, for checks on this machine
     * @param packs what may be put on top of the cards of games
     */
    public record Options(
            String store, boolean proxied, boolean metricsForAll, boolean unlimited, List<Offered> packs) {
        /** On this machine, with a store in the data folder, without packs. */
        public static final Options USUAL = new Options("", false, false, false, List.of());
    }

    /** Opens the store and starts to answer; port 0 for any that is free. */
    public static WebTable start(String host, int port, Path data) {
        return start(host, port, data, Options.USUAL);
    }

    public static WebTable start(String host, int port, Path data, Options options) {
        Store store = options.store.isEmpty() ? Store.open(data) : Store.open(new PostgresServer(options.store));
        return start(host, port, data, store, limits(options), options, Timer.real(), Servers.ALONE);
    }

    /** One of several servers on a PostgreSQL database. */
    public static WebTable start(String host, int port, Path data, Options options, Servers servers) {
        Store store = Store.open(PostgresServer.shared(options.store));
        return start(host, port, data, store, limits(options), options, Timer.real(), servers);
    }

    private static Limits limits(Options options) {
        return options.unlimited ? Limits.UNLIMITED : Limits.USUAL;
    }

    static WebTable start(String host, int port, Path data, Limits limits, boolean proxied, Timer timer) {
        return start(
                host, port, data, Store.open(data), limits, new Options("", proxied, false, false, List.of()), timer);
    }

    static WebTable start(String host, int port, Path data, Store store, Limits limits, Options options, Timer timer) {
        return start(host, port, data, store, limits, options, timer, Servers.ALONE);
    }

    static WebTable start(
            String host,
            int port,
            Path data,
            Store store,
            Limits limits,
            Options options,
            Timer timer,
            Servers servers) {
        boolean proxied = options.proxied;
        QUIET.setLevel(Level.WARNING);
        SILENT.setLevel(Level.OFF);
        REQUESTS.setLevel(Level.OFF);
        CONNECTIONS.setLevel(Level.OFF);
        House house = new House(store, limits, timer, servers);
        options.packs.forEach(house.shelf::offer);
        house.shelf.art.lookIn(data.resolve("art"), mistake -> house.report("-", mistake));
        Site site = new Site(house, proxied, options.metricsForAll, new ProblemReports(data));
        Door door = new Door(limits, timer, proxied, site.neighbours::isAt);
        timer.every(Math.max(1, limits.silentSeconds() / 10), site::sweep);
        timer.every(WATCH_SECONDS, door::sweep);
        HttpRouting.Builder http = HttpRouting.builder();
        site.routes(http);
        try {
            WsConfig frames =
                    WsConfig.builder().maxFrameLength(Limits.MESSAGE_LENGTH * 4).build();
            WebServer server = WebServer.builder()
                    .host(host)
                    .port(port)
                    .shutdownHook(false)
                    .shutdownGracePeriod(Duration.ofSeconds(2))
                    .maxPayloadSize(Limits.MESSAGE_LENGTH * 4L)
                    .connectionOptions(door)
                    .errorHandling(ErrorHandling.builder().includeEntity(true).build())
                    .addProtocol(frames)
                    .addConnectionSelector(Http1ConnectionSelector.builder()
                            .config(requests(new Heads(door, Heads.names(host, proxied))))
                            .addUpgrader(new Upgrade(frames, site, door))
                            .build())
                    .addRouting(http)
                    .addRouting(WsRouting.builder().endpoint("/ws", () -> new Line(house, site)))
                    .build()
                    .start();
            if (!server.isRunning() || server.port() <= 0)
                throw new IllegalStateException("another program has this port, or the address is not of this machine");
            Thread.ofPlatform().daemon(true).name("revive").start(house::revive);
            WebTable table = new WebTable(house, site, server);
            timer.every(WATCH_SECONDS, () -> {
                if (door.isBroken()) table.breaks();
            });
            return table;
        } catch (RuntimeException e) {
            house.close();
            throw e;
        }
    }

    private static Http1Config requests(Heads heads) {
        return Http1Config.builder()
                .maxPrologueLength(Limits.REQUEST_LINE)
                .addReceiveListener(heads)
                .build();
    }

    /** Nobody can connect any more, which only a new start mends. */
    private void breaks() {
        if (!closed) house.report("-", "connections are no longer accepted; the server ends");
        ended.countDown();
    }

    /** Waits until the server was closed, or cannot go on; whether it was closed. */
    public boolean awaitEnd() throws InterruptedException {
        ended.await();
        return closed;
    }

    // ---- one of several servers

    /** The cluster has this server serve a match no longer: what was being stored is stored, then pages are sent to the other one. */
    public void leaves(String match) {
        house.leaves(match);
    }

    /** Whether somebody needs the match, or did lately. */
    public boolean isInMemory(String match) {
        return house.isInMemory(match);
    }

    /** Goes on with a match of a server that is gone. */
    public void wake(String match) {
        house.wake(match);
    }

    /** Matches under way whose server does not run any more. */
    public List<String> orphans() {
        return house.orphans();
    }

    /** The servers that share the database. */
    public Roster roster() {
        return house.store.roster();
    }

    /** Another server, by its address, is gone. */
    public void isGone(String server) {
        site.neighbours.isGone(server);
    }

    House house() {
        return house;
    }

    public int port() {
        return server.port();
    }

    /** Tells the pages, finishes what is under way, stops. */
    @Override
    public synchronized void close() {
        if (closed) return;
        closed = true;
        house.close();
        site.neighbours.close();
        server.stop();
        ended.countDown();
    }
}
