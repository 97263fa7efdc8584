package croupier.kernel;

import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.TreeMap;

/** The games that are here. */
public final class Games {
    private Games() {}

    public static List<String> names() {
        return List.copyOf(sources().keySet());
    }

    /** A game with the cards that come with it. */
    public static Game load(String name) {
        GameSource source = source(name);
        return source.load(source.content());
    }

    public static GameSource source(String name) {
        TreeMap<String, GameSource> all = sources();
        GameSource found = all.get(name);
        if (found == null)
            throw new IllegalArgumentException("there is no game '" + name + "'. " + Nearest.hint(name, all.keySet()));
        return found;
    }

    private static TreeMap<String, GameSource> sources() {
        TreeMap<String, GameSource> all = new TreeMap<>();
        try {
            for (GameSource s : ServiceLoader.load(GameSource.class)) {
                GameSource other = all.putIfAbsent(s.name(), s);
                if (other != null)
                    throw new IllegalArgumentException("two games are called '" + s.name() + "': "
                            + other.getClass().getName() + " and "
                            + s.getClass().getName());
            }
        } catch (ServiceConfigurationError | LinkageError e) {
            throw new IllegalArgumentException(
                    "a game cannot be loaded, perhaps it was built for another version: " + e, e);
        }
        return all;
    }
}
