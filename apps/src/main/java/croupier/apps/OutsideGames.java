package croupier.apps;

import croupier.kernel.GameSource;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Games that do not come with the program: the jars in the folder {@code games} of the data folder, in the places that
 * {@code CROUPIER_GAMES} lists, and in those of {@code --games}. Every command finds them as its own.
 */
final class OutsideGames {
    private static final String OPTION = "--games";
    private static final String SERVICE = "META-INF/services/" + GameSource.class.getName();

    private OutsideGames() {}

    /** Arguments without the folders of games, which may stand anywhere: sim, balance and fuzz count matches by the same word. */
    record Arguments(List<Path> folders, String[] others) {}

    static Arguments in(String... args) {
        List<Path> folders = new ArrayList<>();
        List<String> others = new ArrayList<>();
        for (int i = 0; i < args.length; i++) {
            if (args[i].equals(OPTION) && i + 1 < args.length && isFolder(args[i + 1])) folders.add(Path.of(args[++i]));
            else if (args[i].startsWith(OPTION + "=") && isFolder(args[i].substring(OPTION.length() + 1)))
                folders.add(Path.of(args[i].substring(OPTION.length() + 1)));
            else others.add(args[i]);
        }
        return new Arguments(folders, others.toArray(String[]::new));
    }

    private static boolean isFolder(String value) {
        return !value.isEmpty() && !value.startsWith("-") && !value.matches("[0-9][0-9_,.]*");
    }

    /** A loader of the program's own classes and those of the games, or null if there are none. */
    static @Nullable ClassLoader loader(
            List<Path> named, DataFolder data, Function<String, @Nullable String> environment) {
        List<Path> found = new ArrayList<>();
        Path usual = data.home().resolve("games");
        if (Files.isDirectory(usual)) found.addAll(jars(usual));
        String listed = environment.apply("CROUPIER_GAMES");
        if (listed != null)
            for (String place : listed.split(File.pathSeparator, -1))
                if (!place.isBlank()) found.addAll(gamesIn(Path.of(place), "CROUPIER_GAMES"));
        for (Path place : named) found.addAll(gamesIn(place, OPTION));
        if (found.isEmpty()) return null;
        return new URLClassLoader(
                "games", found.stream().map(OutsideGames::url).toArray(URL[]::new), Main.class.getClassLoader());
    }

    /** A jar, a folder of jars, a folder of classes, or a Maven project that has been built. */
    private static List<Path> gamesIn(Path place, String who) {
        if (!Files.exists(place)) throw Trouble.wrong(who + ": there is no file or folder " + place);
        if (!Files.isDirectory(place)) return List.of(place);
        if (Files.exists(place.resolve(SERVICE))) return List.of(place);
        Path built = place.resolve("target/classes");
        if (Files.exists(built.resolve(SERVICE))) return List.of(built);
        List<Path> jars = jars(place);
        if (!jars.isEmpty()) return jars;
        throw Trouble.wrong(who + ": there is no game in " + place + ". It holds no .jar and no " + SERVICE
                + (Files.exists(place.resolve("pom.xml")) ? "; build it first: mvn verify" : ""));
    }

    private static List<Path> jars(Path folder) {
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(p -> p.toString().endsWith(".jar")).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static URL url(Path place) {
        try {
            return place.toAbsolutePath().normalize().toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalArgumentException(place + " cannot be read as a place of games", e);
        }
    }
}
