package croupier.apps;

import croupier.apps.load.Load;
import croupier.apps.load.LoadFlood;
import croupier.apps.load.LoadResult;
import croupier.apps.load.LoadSamples;
import croupier.apps.load.LoadServer;
import croupier.kernel.Games;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Puts load on a web table. */
@Command(
        name = "load",
        mixinStandardHelpOptions = true,
        description = {
            "Starts a web table in a process of its own and lets scripted people play at it over real WebSockets.",
            "Every match is compared with the rules afterwards: what was acknowledged is stored, once and in order."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  croupier load --people 1000 --seconds 60",
            "  croupier load --people 200 --game duel,magic --bot greedy",
            "  croupier load --people 200 --flood away,hint,chat,undo,bots,connect",
            "  croupier load --people 500 --seconds 1800 --samples 10",
            "  croupier load --people 0 --resting 1000        the memory of a match at which nobody acts",
            "",
            "Exit code 1 if an answer failed or a match is not as it must be. Times depend on what else runs on the machine."
        })
final class LoadCommand extends Subcommand {
    @Option(names = "--people", paramLabel = "N", description = "How many play at once (usually ${DEFAULT-VALUE}).")
    private int people = 100;

    @Option(names = "--seconds", paramLabel = "S", description = "For how long (usually ${DEFAULT-VALUE}).")
    private double seconds = 20;

    @Option(
            names = "--warm-up",
            paramLabel = "S",
            description =
                    "Seconds of play before times are taken, so that code is compiled (usually ${DEFAULT-VALUE}).")
    private double warmUp = 20;

    @Option(
            names = "--every",
            paramLabel = "S",
            description = "Seconds between two answers of a person, on average (usually ${DEFAULT-VALUE}).")
    private double every = 1;

    @Option(names = "--game", split = ",", paramLabel = "GAME", description = "What they play (usually spire, alone).")
    private List<String> games = List.of("spire");

    @Option(names = "--bot", paramLabel = "BOT", description = "A bot on the second seat, for games that need one.")
    private String bot = "";

    @Option(
            names = "--resting",
            paramLabel = "N",
            description = "Also makes N matches at which nobody acts, and measures the memory that each needs.")
    private int resting;

    @Option(
            names = "--flood",
            split = ",",
            paramLabel = "KIND",
            description =
                    "Then measures again while one address floods the server: ${COMPLETION-CANDIDATES}; several at once by commas.")
    private List<LoadFlood.Kind> floods = List.of();

    @Option(
            names = "--samples",
            paramLabel = "N",
            description = "Looks at the server N times while people play: heap, memory, open files, store.")
    private int samples;

    @Option(names = "--store", paramLabel = "ADDRESS", description = "Where the server stores, as for serve.")
    private String store = "";

    @Option(
            names = "--server-options",
            split = " ",
            paramLabel = "OPTIONS",
            description = "More options for the server's JVM, such as -Xmx2g.")
    private List<String> serverOptions = List.of();

    private double p99;

    @Override
    public Integer call() throws IOException, InterruptedException {
        for (String game : games) Games.source(game);
        Path data = Files.createTempDirectory("croupier-load");
        PrintWriter out = out();
        try (LoadServer server = new LoadServer(data, store, serverOptions)) {
            Load load = new Load(server.base(), games, bot);
            boolean sound = people == 0 || plays(load, server, out);
            if (sound && !floods.isEmpty()) sound = playsBesideFlood(load, server, out);
            if (resting > 0) rests(load, server, out);
            out.flush();
            return sound ? Exit.OK : Exit.FAILED;
        } catch (IllegalStateException e) {
            throw Trouble.machine(String.valueOf(e.getMessage()));
        }
    }

    private boolean playsBesideFlood(Load load, LoadServer server, PrintWriter out) throws InterruptedException {
        try (LoadFlood flood = load.flood(floods)) {
            double alone = p99;
            boolean sound = plays(load, server, out);
            out.printf(
                    "beside a flood of %s from one address (%d messages): p99 %.1f ms, %.2f times as long%n",
                    String.join(", ", floods.stream().map(LoadFlood.Kind::name).toList())
                            .toLowerCase(Locale.ROOT),
                    flood.sent(),
                    p99,
                    p99 / alone);
            return sound;
        }
    }

    private boolean plays(Load load, LoadServer server, PrintWriter out) throws InterruptedException {
        Used used = new Used(server);
        LoadSamples looks = new LoadSamples(load, server, out);
        if (samples > 0) looks.take(samples, warmUp, seconds);
        LoadResult r = load.play(new Load.Pace(people, warmUp, seconds, every, 0), used);
        looks.close();
        p99 = r.latencies().within(0.99);
        int answers = r.latencies().size();
        out.printf(
                "%d people, %s%s: %d answers in %.0f s, %.1f a second%n",
                people,
                String.join(", ", games),
                bot.isEmpty() ? "" : " against " + bot,
                answers,
                seconds,
                answers / seconds);
        out.printf(
                "answered within: p50 %.1f ms, p95 %.1f ms, p99 %.1f ms, all %.1f ms%n",
                r.latencies().within(0.5),
                r.latencies().within(0.95),
                p99,
                r.latencies().within(1));
        out.printf(
                "server: %.2f ms of processor time an answer, %d MB resident; people: %.2f ms, %.1f kB received%n",
                used.server / Math.max(1, answers),
                server.residentBytes() >> 20,
                used.people / Math.max(1, answers),
                r.received() / 1000.0 / Math.max(1, answers));
        out.printf(
                "compared with the rules: %d matches, %d acknowledged answers; %d errors%n",
                r.checkedMatches(), r.checkedAnswers(), r.errors());
        if (r.errors() > 0) out.println("the first error: " + r.firstError());
        return r.errors() == 0;
    }

    /** The time of processors that the server and this program use while times are taken, in milliseconds. */
    private static final class Used implements Load.Watch {
        private final LoadServer of;
        private double server;
        private double people;

        Used(LoadServer of) {
            this.of = of;
        }

        @Override
        public void begun() {
            server = -of.cpuMillis();
            people = -LoadServer.cpuMillis(ProcessHandle.current());
        }

        @Override
        public void ended() {
            server += of.cpuMillis();
            people += LoadServer.cpuMillis(ProcessHandle.current());
        }
    }

    private void rests(Load load, LoadServer server, PrintWriter out) throws IOException, InterruptedException {
        load.make(games.size());
        long before = server.liveBytes();
        load.make(resting);
        long after = server.liveBytes();
        if (before < 0) throw Trouble.machine("the heap of the server cannot be measured: jcmd of the JDK is missing");
        out.printf(
                "%d resting matches: %.1f kB of heap each, %d MB resident in all%n",
                resting, (after - before) / 1000.0 / resting, server.residentBytes() >> 20);
    }
}
