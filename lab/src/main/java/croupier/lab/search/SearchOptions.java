package croupier.lab.search;

import croupier.kernel.Horizon;
import croupier.kernel.Nearest;
import java.util.List;

/**
 * What can be set of a search, by name: {@code iterations=2000,threads=2}.
 *
 * @param iterations how many new deals are looked into for each decision; 0 for as many as the time allows
 * @param milliseconds how long to think about a decision; 0 for no limit
 * @param threads how many threads share the work; the answer is the same for any number
 * @param depth how many choices of a line the tree remembers
 * @param explore how much is tried that looks worse, in percent
 * @param playout choices made at random before the score counts; -1 as the game says
 * @param scale the difference of scores that wins 73 of 100; 0 as the game says
 * @param nodes the most positions that the tree remembers
 */
public record SearchOptions(
        int iterations, int milliseconds, int threads, int depth, int explore, int playout, int scale, int nodes) {
    private static final int USUAL_ITERATIONS = 2000;
    private static final SearchOptions USUAL = new SearchOptions(0, 0, 1, 40, 60, -1, 0, 100_000);
    private static final List<String> NAMES =
            List.of("iterations", "milliseconds", "threads", "depth", "explore", "playout", "scale", "nodes");

    /** The options as people write them, separated by commas. */
    public static SearchOptions read(String text) {
        SearchOptions options = USUAL;
        for (String part : text.isEmpty() ? new String[0] : text.split(",", -1)) {
            int equals = part.indexOf('=');
            if (equals < 0)
                throw new IllegalArgumentException(
                        "search: '" + part + "' is not of the form name=number, such as iterations=2000");
            options = options.with(
                    part.substring(0, equals).strip(),
                    part.substring(equals + 1).strip());
        }
        return options.iterations == 0 && options.milliseconds == 0
                ? options.with("iterations", Integer.toString(USUAL_ITERATIONS))
                : options;
    }

    private SearchOptions with(String name, String value) {
        return switch (name) {
            case "iterations" ->
                new SearchOptions(
                        number(name, value, 1, 100_000_000),
                        milliseconds,
                        threads,
                        depth,
                        explore,
                        playout,
                        scale,
                        nodes);
            case "milliseconds" ->
                new SearchOptions(
                        iterations, number(name, value, 1, 3_600_000), threads, depth, explore, playout, scale, nodes);
            case "threads" ->
                new SearchOptions(
                        iterations, milliseconds, number(name, value, 1, 64), depth, explore, playout, scale, nodes);
            case "depth" ->
                new SearchOptions(
                        iterations, milliseconds, threads, number(name, value, 1, 250), explore, playout, scale, nodes);
            case "explore" ->
                new SearchOptions(
                        iterations, milliseconds, threads, depth, number(name, value, 0, 1000), playout, scale, nodes);
            case "playout" ->
                new SearchOptions(iterations, milliseconds, threads, depth, explore, playout(value), scale, nodes);
            case "scale" ->
                new SearchOptions(
                        iterations,
                        milliseconds,
                        threads,
                        depth,
                        explore,
                        playout,
                        number(name, value, 1, 1_000_000),
                        nodes);
            case "nodes" ->
                new SearchOptions(
                        iterations,
                        milliseconds,
                        threads,
                        depth,
                        explore,
                        playout,
                        scale,
                        number(name, value, 100, 10_000_000));
            default ->
                throw new IllegalArgumentException("search has no option '" + name + "'. " + Nearest.hint(name, NAMES));
        };
    }

    private static int playout(String value) {
        return value.equals("end") ? Horizon.END : number("playout", value, 0, 1_000_000);
    }

    private static int number(String name, String value, int least, int most) {
        String range = name + " is a whole number from " + least + " to " + most
                + (name.equals("playout") ? ", or end" : "") + ", not '" + value + "'";
        if (!value.matches("[0-9]{1,9}")) throw new IllegalArgumentException("search: " + range);
        int n = Integer.parseInt(value);
        if (n < least || n > most) throw new IllegalArgumentException("search: " + range);
        return n;
    }

    /** How positions are judged in a game with this horizon. */
    Horizon horizon(Horizon ofGame) {
        return new Horizon(playout < 0 ? ofGame.decisions() : playout, scale == 0 ? ofGame.scale() : scale);
    }

    double exploration() {
        return explore / 100.0;
    }
}
