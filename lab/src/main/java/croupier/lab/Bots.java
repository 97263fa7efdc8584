package croupier.lab;

import croupier.kernel.Game;
import croupier.kernel.Nearest;
import croupier.kernel.Policy;
import java.util.ArrayList;
import java.util.List;

/** Ways to play, by name: those that play every game, and those that a game brings along. */
public final class Bots {
    private static final List<String> OF_ALL_GAMES = List.of("random", "greedy");

    private Bots() {}

    /** The bots that can play this game. */
    public static List<String> names(Game game) {
        List<String> names = new ArrayList<>(OF_ALL_GAMES);
        names.addAll(game.bots());
        return names;
    }

    /** A new bot for one seat. */
    public static Policy of(String name, Game game) {
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
