package croupier.cluster;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A server in a process of its own. When it ends it is started again, as a supervisor does. */
final class ServerProcess implements AutoCloseable {
    private final List<String> command;
    private final String store;
    private final File log;
    private final String name;
    private @Nullable Process process;
    private int starts;
    private boolean closed;

    /** @param inside what the process is started with, as in a network namespace */
    ServerProcess(String name, List<String> inside, String store, Path data, List<String> options) {
        this.name = name;
        this.store = store;
        log = data.resolve(name + ".log").toFile();
        command = new ArrayList<>(inside);
        command.addAll(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-Xmx300m",
                "-XX:TieredStopAtLevel=1",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                "croupier.cluster.ClusterMain",
                "--behind-proxy",
                "--data",
                data.resolve(name).toString()));
        command.addAll(options);
    }

    @SuppressWarnings("FutureReturnValueIgnored") // what it starts reports its own end
    synchronized void start() {
        if (closed) return;
        starts++;
        List<String> all = new ArrayList<>(command);
        // the database sees which start of which server a session belongs to
        all.addAll(List.of("--store", store + "?ApplicationName=" + name + "-" + starts));
        try {
            Process now = new ProcessBuilder(all)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.appendTo(log))
                    .start();
            process = now;
            now.onExit().thenRunAsync(this::start);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    synchronized int starts() {
        return starts;
    }

    /** kill -9. */
    synchronized void kill() {
        Process now = process;
        if (now != null) now.destroyForcibly();
    }

    /** As an operator does who restarts it. */
    synchronized void terminate() {
        Process now = process;
        if (now != null) now.destroy();
    }

    /** SIGSTOP, SIGCONT. */
    synchronized void signal(String which) {
        Process now = process;
        if (now == null) return;
        try {
            new ProcessBuilder("kill", "-" + which, Long.toString(now.pid()))
                    .start()
                    .onExit()
                    .join();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public synchronized void close() {
        closed = true;
        kill();
    }
}
