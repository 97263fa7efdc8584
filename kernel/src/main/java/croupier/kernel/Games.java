package croupier.kernel;

import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** The games that are here. */
public final class Games {
    /** What was loaded last of each class of sources. */
    private static final ClassValue<AtomicReference<@Nullable Loaded>> LAST = new ClassValue<>() {
        @Override
        protected AtomicReference<@Nullable Loaded> computeValue(Class<?> source) {
            return new AtomicReference<>();
        }
    };

    private record Loaded(Content content, Game game) {}

    private Games() {}

    public static List<String> names() {
        return List.copyOf(sources().keySet());
    }

    /** A game with the cards that come with it. */
    public static Game load(String name) {
        GameSource source = source(name);
        return load(source, source.content());
    }

    /** A game with these cards. It does not change, so who loads the same cards once more gets the same game. */
    public static Game load(GameSource source, Content content) {
        AtomicReference<@Nullable Loaded> last = LAST.get(source.getClass());
        Loaded loaded = last.get();
        if (loaded == null || !loaded.content.equals(content)) {
            loaded = new Loaded(content, source.load(content));
            last.set(loaded);
        }
        return loaded.game;
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
