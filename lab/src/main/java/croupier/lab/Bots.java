package croupier.lab;

import croupier.kernel.Game;
import croupier.kernel.Nearest;
import croupier.kernel.Policy;
import croupier.lab.search.SearchBot;
import croupier.lab.search.SearchOptions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;

/** Ways to play, by name: those that play every game, and those that a game brings along. */
public final class Bots {
    private static final List<String> OF_ALL_GAMES = List.of("random", "first", "greedy", "search");

    /** The level of an opponent whom nobody has chosen. */
    public static final String USUAL = "normal";

    private record Found(ClassLoader by, List<BotSource> sources) {}

    private static volatile @Nullable Found lastFound;

    private Bots() {}

    /** Bots that others have written: those in reach of the games of this thread. */
    private static List<BotSource> sources() {
        ClassLoader loader = Thread.currentThread().getContextClassLoader();
        Found found = lastFound;
        if (found == null || !found.by.equals(loader)) {
            List<BotSource> all = new ArrayList<>();
            ServiceLoader.load(BotSource.class, loader).forEach(all::add);
            found = new Found(loader, all);
            lastFound = found;
        }
        return found.sources;
    }

    /** How strong an opponent is, from the weakest on, and the bot that is. */
    private static final Map<String, String> LEVELS = levelsByName();

    private static Map<String, String> levelsByName() {
        Map<String, String> levels = new LinkedHashMap<>();
        levels.put("easy", "careless");
        levels.put("normal", "greedy");
        levels.put("hard", "search:iterations=300");
        levels.put("expert", "search:iterations=3000");
        return levels;
    }

    /** Opponents by how strong they are: what people choose from. Each can be named like a bot. */
    public static List<String> levels() {
        return List.copyOf(LEVELS.keySet());
    }

    /** The bots that can play this game. */
    public static List<String> names(Game game) {
        List<String> names = new ArrayList<>(OF_ALL_GAMES);
        names.addAll(game.bots());
        for (BotSource source : sources()) if (source.plays(game)) names.add(source.name());
        return names;
    }

    /** The bots that can play this game, and the levels. */
    public static List<String> known(Game game) {
        List<String> known = new ArrayList<>(names(game));
        known.addAll(LEVELS.keySet());
        return known;
    }

    /**
     * A new bot for one seat.
     *
     * @param spec a name or a level, for bots that can be set followed by a colon and options: {@code search:iterations=500,threads=2}
     */
    public static Policy of(String spec, Game game) {
        String level = LEVELS.get(spec);
        if (level != null) return of(level, game);
        int colon = spec.indexOf(':');
        String name = colon < 0 ? spec : spec.substring(0, colon);
        String options = colon < 0 ? "" : spec.substring(colon + 1);
        if (name.equals("search")) return new SearchBot(game, SearchOptions.read(options));
        for (BotSource source : sources())
            if (source.name().equals(name) && source.plays(game)) return source.bot(game, options);
        Policy bot = named(name, game);
        if (colon >= 0) throw new IllegalArgumentException("the bot '" + name + "' has no options; search has");
        return bot;
    }

    /**
     * Names with options that were separated at every comma, put together again: {@code search:iterations=500,threads=2,greedy} are
     * two bots.
     */
    public static List<String> joined(List<String> parts) {
        List<String> bots = new ArrayList<>();
        for (String part : parts) {
            boolean isOption = part.contains("=") && !part.contains(":") && !bots.isEmpty();
            if (isOption) bots.add(bots.removeLast() + "," + part);
            else bots.add(part);
        }
        return bots;
    }

    private static Policy named(String name, Game game) {
        if (game.bots().contains(name)) return game.bot(name);
        return switch (name) {
            case "random", "uniform" -> new RandomBot();
            case "first" -> (seen, d) -> 0;
            case "greedy" -> new GreedyBot();
            case "careless" -> new CarelessBot();
            default ->
                throw new IllegalArgumentException(
                        "there is no bot '" + name + "' for " + game.name() + ". " + Nearest.hint(name, known(game)));
        };
    }
}
