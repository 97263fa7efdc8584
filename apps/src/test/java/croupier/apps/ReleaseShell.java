package croupier.apps;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A shell in an empty folder with a release in its path; nothing of this repository is in reach but Maven's own libraries. */
final class ReleaseShell {
    private static final Pattern ADDRESS = Pattern.compile("http://[^ ]*:[0-9]+/?");

    private final Path home;
    private final Path release;
    private Path folder;

    private ReleaseShell(Path home, Path release) {
        this.home = home;
        this.release = release;
        folder = home;
    }

    static ReleaseShell in(Path home) throws IOException {
        Path built = Path.of("target/release").toAbsolutePath();
        try (Stream<Path> all = Files.list(built)) {
            Path release = all.findFirst().orElseThrow();
            ReleaseShell shell = new ReleaseShell(home, release);
            shell.layMaven();
            return shell;
        }
    }

    /** A command's output; {@code cd} holds for those that follow. */
    String type(String command) throws IOException, InterruptedException {
        if (command.startsWith("cd ")) {
            folder = folder.resolve(command.substring(3)).normalize();
            return "";
        }
        Process p = start(command);
        String printed = new String(p.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        p.waitFor();
        return printed.replaceAll("\u001b\\[[0-9;]*m", "");
    }

    Process start(String command) throws IOException {
        ProcessBuilder b = new ProcessBuilder("bash", "-c", "exec 2>&1; " + command).directory(folder.toFile());
        String path = b.environment().getOrDefault("PATH", "/usr/bin:/bin");
        b.environment().clear();
        b.environment().put("PATH", home.resolve(".bin") + ":" + release + ":" + path);
        b.environment().put("HOME", home.toString());
        b.environment().put("CROUPIER_HOME", home.resolve(".croupier").toString());
        b.environment().put("CROUPIER_JAVA", System.getProperty("java.home"));
        return b.start();
    }

    /** The address that a server prints. */
    static String addressIn(Process server) throws IOException {
        BufferedReader lines = server.inputReader(StandardCharsets.UTF_8);
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            Matcher address = ADDRESS.matcher(line);
            if (address.find()) return address.group().endsWith("/") ? address.group() : address.group() + "/";
        }
        throw new IllegalStateException("the server ended without an address");
    }

    /** Maven as it is on this machine, offline, with a repository that lacks what this build would put there itself. */
    private void layMaven() throws IOException {
        Path theirs = Path.of(System.getProperty(
                "maven.repo.local",
                Path.of(System.getProperty("user.home"), ".m2/repository").toString()));
        Path repository = Files.createDirectories(home.resolve(".m2/repository"));
        link(theirs, repository, "dev");
        if (Files.isDirectory(theirs.resolve("dev")))
            link(theirs.resolve("dev"), Files.createDirectories(repository.resolve("dev")), "croupier");
        Path mvn = Files.createDirectories(home.resolve(".bin")).resolve("mvn");
        Files.writeString(mvn, """
                #!/bin/bash
                PATH=${PATH#*:}
                export JAVA_HOME=$CROUPIER_JAVA
                exec %s -o -B -ntp -Dstyle.color=never -Daether.offline.protocols=file -Dmaven.repo.local=%s "$@"
                """.formatted(maven(), repository));
        assertThat(mvn.toFile().setExecutable(true)).isTrue();
    }

    private static String maven() {
        boolean isThere = Stream.of(System.getenv("PATH").split(":", -1))
                .anyMatch(p -> Files.isExecutable(Path.of(p).resolve("mvn")));
        return isThere ? "mvn" : Sources.ROOT.resolve("mvnw").toAbsolutePath().toString();
    }

    private static void link(Path from, Path to, String without) throws IOException {
        List<Path> all;
        try (Stream<Path> entries = Files.list(from)) {
            all = entries.filter(p -> !p.getFileName().toString().equals(without))
                    .toList();
        }
        for (Path p : all) Files.createSymbolicLink(to.resolve(p.getFileName()), p);
    }
}
