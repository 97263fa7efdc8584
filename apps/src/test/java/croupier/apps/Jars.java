package croupier.apps;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Game;
import croupier.lab.BotSource;
import croupier.script.Steps;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/** Builds games outside of this repository, as their authors would. */
final class Jars {
    private Jars() {}

    /** Compiles the main part of a Maven project; the classes stay beside the jar in a folder of its name. */
    static Path of(Path project, Path jar) throws IOException {
        Path classes = jar.resolveSibling(jar.getFileName() + ".classes");
        Files.createDirectories(classes);
        compile(project.resolve("src/main/java"), classes);
        Path resources = project.resolve("src/main/resources");
        for (Path file : files(resources)) {
            Path to = classes.resolve(resources.relativize(file).toString());
            Files.createDirectories(to.getParent());
            Files.copy(file, to);
        }
        return pack(classes, jar);
    }

    /** A jar of all files below a folder. */
    static Path pack(Path classes, Path jar) throws IOException {
        try (OutputStream out = Files.newOutputStream(jar);
                JarOutputStream packed = new JarOutputStream(out)) {
            for (Path file : files(classes)) {
                packed.putNextEntry(
                        new JarEntry(classes.relativize(file).toString().replace('\\', '/')));
                Files.copy(file, packed);
            }
        }
        return jar;
    }

    private static void compile(Path sources, Path classes) throws IOException {
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        List<String> options = new ArrayList<>(List.of(
                "-parameters", "-proc:none", "-Xlint:all,-processing,-serial,-classfile,-path", "-Werror", "-d"));
        options.addAll(List.of(classes.toString(), "-cp", libraries()));
        for (Path file : files(sources)) options.add(file.toString());
        assertThat(javac.run(null, null, null, options.toArray(String[]::new))).isZero();
    }

    /** What authors compile with: the libraries, wherever they lie, and nothing else of the tests. */
    private static String libraries() {
        return Stream.of(Game.class, Steps.class, BotSource.class, Nullable.class)
                .map(c -> c.getProtectionDomain().getCodeSource().getLocation().getPath())
                .distinct()
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile).sorted().toList();
        }
    }
}
