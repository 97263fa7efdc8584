package croupier.apps.web;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The program in a process of its own; closing kills it without a word. */
final class Program implements AutoCloseable {
    private static final Pattern ADDRESS = Pattern.compile("http://localhost:(\\d+)");

    final String base;
    final int port;
    private final Process process;

    Program(Path data) {
        this(data, System.getProperty("java.class.path"));
    }

    Program(Path data, String classPath) {
        this(data, classPath, 0);
    }

    /** It may have only this many files and connections open. */
    static Program withFiles(Path data, int files) {
        return new Program(data, System.getProperty("java.class.path"), files);
    }

    private Program(Path data, String classPath, int files) {
        List<String> command = new ArrayList<>();
        if (files > 0) command.addAll(List.of("sh", "-c", "ulimit -n " + files + " && exec \"$@\"", "sh"));
        command.addAll(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Xshare:auto",
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                classPath,
                "croupier.apps.Main",
                "serve",
                "--port",
                "0",
                "--data",
                data.toString()));
        try {
            process = new ProcessBuilder(command).redirectErrorStream(true).start();
            BufferedReader out = process.inputReader();
            String line = out.readLine();
            Matcher m = ADDRESS.matcher(String.valueOf(line));
            if (!m.find()) throw new IllegalStateException("the program said: " + line);
            base = m.group();
            port = Integer.parseInt(m.group(1));
            Thread.ofVirtual().start(() -> drain(out));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void drain(BufferedReader out) {
        try {
            out.lines().forEach(_ -> {});
        } catch (UncheckedIOException e) {
            // it was killed
        }
    }

    /** Asks it to stop, as a system does; its exit code. */
    int stop() {
        process.destroy();
        return process.onExit().join().exitValue();
    }

    void kill() {
        process.destroyForcibly().onExit().join();
    }

    @Override
    public void close() {
        kill();
    }
}
