package croupier.apps.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A web table in a process of its own, so that its use of the machine is measured apart from that of the players. */
public final class LoadServer implements AutoCloseable {
    private static final Pattern ADDRESS = Pattern.compile("http://localhost:(\\d+)");
    private static final Pattern USED = Pattern.compile("total \\d+K, used (\\d+)K");
    private static final int STOPPING = 10;

    private final Process process;
    private final String base;

    /**
     * @param store where it stores; empty for a file in the data folder
     * @param jvm more options for its JVM
     */
    public LoadServer(Path data, String store, List<String> jvm) {
        List<String> command =
                new ArrayList<>(List.of(java("java"), "-XX:+UseSerialGC", "--enable-native-access=ALL-UNNAMED"));
        command.addAll(jvm);
        command.addAll(List.of(
                "-cp",
                System.getProperty("java.class.path"),
                "croupier.apps.Main",
                "serve",
                "--behind-proxy",
                "--port",
                "0",
                "--data",
                data.toString()));
        if (!store.isEmpty()) command.addAll(List.of("--store", store));
        try {
            process = new ProcessBuilder(command).redirectErrorStream(true).start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        try {
            BufferedReader out = process.inputReader();
            base = address(out);
            Thread.ofVirtual().start(() -> drain(out));
        } catch (IOException | RuntimeException e) {
            process.destroyForcibly();
            throw new IllegalStateException(String.valueOf(e.getMessage()), e);
        }
    }

    /** Where it listens, as it says when it is ready. */
    private static String address(BufferedReader out) throws IOException {
        StringBuilder said = new StringBuilder();
        for (String line = out.readLine(); line != null; line = out.readLine()) {
            Matcher m = ADDRESS.matcher(line);
            if (m.find()) return m.group();
            said.append(line).append('\n');
        }
        throw new IllegalStateException("the server does not start: " + said);
    }

    private static String java(String tool) {
        return Path.of(System.getProperty("java.home"), "bin", tool).toString();
    }

    private static void drain(BufferedReader out) {
        try {
            out.lines().forEach(_ -> {});
        } catch (UncheckedIOException e) {
            // it has ended
        }
    }

    public String base() {
        return base;
    }

    /** The time of processors that it has used; in milliseconds. */
    public double cpuMillis() {
        return cpuMillis(process.toHandle());
    }

    public static double cpuMillis(ProcessHandle of) {
        return of.info().totalCpuDuration().orElse(Duration.ZERO).toNanos() / 1e6;
    }

    /** What is in use of the heap after a collection, in bytes; -1 where the JDK's tools are missing. */
    public long liveBytes() {
        run("GC.run");
        Matcher m = USED.matcher(run("GC.heap_info"));
        long kilobytes = 0;
        boolean any = false;
        while (m.find()) {
            kilobytes += Long.parseLong(m.group(1));
            any = true;
        }
        return any ? kilobytes * 1024 : -1;
    }

    private String run(String what) {
        try {
            Process tool = new ProcessBuilder(java("jcmd"), Long.toString(process.pid()), what)
                    .redirectErrorStream(true)
                    .start();
            String said = new String(tool.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            tool.waitFor();
            return said;
        } catch (IOException e) {
            return "";
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return "";
        }
    }

    /** Memory of the process in bytes; 0 where the system does not tell. */
    public long residentBytes() {
        try {
            for (String line : Files.readAllLines(Path.of("/proc", Long.toString(process.pid()), "status")))
                if (line.startsWith("VmRSS:")) return Long.parseLong(line.replaceAll("[^0-9]", "")) * 1024;
        } catch (IOException e) {
            // another system
        }
        return 0;
    }

    /** Files and connections that it has open; 0 where the system does not tell. */
    public int openFiles() {
        String[] open =
                Path.of("/proc", Long.toString(process.pid()), "fd").toFile().list();
        return open == null ? 0 : open.length;
    }

    @Override
    public void close() {
        process.destroy();
        try {
            if (!process.waitFor(STOPPING, TimeUnit.SECONDS)) process.destroyForcibly();
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }
}
