package croupier.kernel;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What is decided before a match begins: seats, options, seed. */
public final class Setup {
    private final Game game;
    private final int seats;
    private final long seed;
    private final int[] values;
    private final @Nullable Opening opening;
    /** Where each option lies in the table. */
    private final int[] places;

    private Setup(Game game, int seats, long seed, int[] values, @Nullable Opening opening) {
        this.game = game;
        this.seats = seats;
        this.seed = seed;
        this.values = values;
        this.opening = opening;
        places = game.layout().options().stream()
                .mapToInt(o -> o.register().at())
                .toArray();
    }

    public static Setup of(Game game, int seats, long seed) {
        if (seats < game.minSeats() || seats > game.maxSeats()) {
            String right = game.minSeats() == game.maxSeats()
                    ? String.valueOf(game.minSeats())
                    : game.minSeats() + " to " + game.maxSeats();
            throw new IllegalArgumentException(game.name() + " is played by " + right + " seats, not " + seats);
        }
        List<Option> options = game.layout().options();
        int[] values = new int[options.size()];
        for (int i = 0; i < values.length; i++) values[i] = options.get(i).usual();
        return new Setup(game, seats, seed, values, null);
    }

    /** Sets one option, as people write it. */
    public Setup with(String name, String value) {
        List<Option> options = game.layout().options();
        int[] changed = values.clone();
        for (int i = 0; i < changed.length; i++) {
            if (!options.get(i).name().equals(name)) continue;
            changed[i] = options.get(i).read(value);
            return new Setup(game, seats, seed, changed, opening);
        }
        throw new IllegalArgumentException(game.name() + " has no option '" + name + "'. "
                + Nearest.hint(name, options.stream().map(Option::name).toList()));
    }

    public Setup withSeed(long other) {
        return new Setup(game, seats, other, values, opening);
    }

    /** Lays the table out in another way before the first answer, for scenarios. */
    public Setup with(Opening laid) {
        return new Setup(game, seats, seed, values, laid);
    }

    @Nullable
    Opening opening() {
        return opening;
    }

    public Game game() {
        return game;
    }

    public int seats() {
        return seats;
    }

    public long seed() {
        return seed;
    }

    /** Options that are not as usual, by name, as people write them. */
    public Map<String, String> options() {
        Map<String, String> changed = new LinkedHashMap<>();
        List<Option> options = game.layout().options();
        for (int i = 0; i < values.length; i++)
            if (values[i] != options.get(i).usual())
                changed.put(options.get(i).name(), options.get(i).say(values[i]));
        return changed;
    }

    void write(Table t) {
        for (int i = 0; i < values.length; i++) t.mem[places[i]] = values[i];
    }
}
