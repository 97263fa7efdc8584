package croupier.lab;

import croupier.kernel.Game;
import croupier.kernel.Nearest;
import croupier.kernel.Policy;
import croupier.lab.search.SearchBot;
import croupier.lab.search.SearchOptions;
import java.util.ArrayList;
import java.util.List;

/** Ways to play, by name: those that play every game, and those that a game brings along. */
public final class Bots {
    private static final List<String> OF_ALL_GAMES = List.of("random", "greedy", "search");

    private Bots() {}

    /** The bots that can play this game. */
    public static List<String> names(Game game) {
        List<String> names = new ArrayList<>(OF_ALL_GAMES);
        names.addAll(game.bots());
        return names;
    }

    /**
     * A new bot for one seat.
     *
     * @param spec a name, for bots that can be set followed by a colon and options: {@code search:iterations=500,threads=2}
     */
    public static Policy of(String spec, Game game) {
        int colon = spec.indexOf(':');
        String name = colon < 0 ? spec : spec.substring(0, colon);
        String options = colon < 0 ? "" : spec.substring(colon + 1);
        if (name.equals("search")) return new SearchBot(game, SearchOptions.read(options));
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
            case "greedy" -> new GreedyBot();
            default ->
                throw new IllegalArgumentException(
                        "there is no bot '" + name + "' for " + game.name() + ". " + Nearest.hint(name, names(game)));
        };
    }
}
