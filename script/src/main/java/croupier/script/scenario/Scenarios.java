package croupier.script.scenario;

import croupier.kernel.Content;
import croupier.kernel.Policy;
import croupier.script.files.Example;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Finds cases and keeps the games they need. A test or a program makes one, reads cases and runs them:
 *
 * <pre>{@code
 * @TestFactory
 * Stream<DynamicTest> scenarios() {
 *     return new Scenarios().in(Path.of("src/test/scenarios/duel")).stream()
 *             .map(c -> DynamicTest.dynamicTest(c.name(), c::check));
 * }
 *
 * // a command line: 0 if every case holds, 1 if one fails; MistakesException says what is wrong in the files
 * for (Path p : paths) for (Case c : scenarios.in(p)) { Result r = c.run(); if (!r.passed()) print(r.report()); }
 * }</pre>
 *
 * Games are found by ServiceLoader, loaded once, and once more for every set of inline cards.
 */
public final class Scenarios {
    private final Function<String, Policy> bots;
    private final LoadedGames games = new LoadedGames();

    public Scenarios() {
        this(name -> {
            throw new IllegalArgumentException("there is no bot '" + name + "' here");
        });
    }

    /**
     * @param bots bots by name for {@code run until: ..., with: NAME}, beside the game's own; throws
     *     IllegalArgumentException for a name it does not know
     */
    public Scenarios(Function<String, Policy> bots) {
        this.bots = bots;
    }

    /**
     * The cases of a file, or of all YAML files under a folder in order of their names. The game is what the file says, or
     * the nearest folder above it that is named like a game. Throws {@link croupier.script.files.MistakesException} with every
     * mistake of all files.
     */
    public List<Case> in(Path place) {
        CaseReader reader = new CaseReader(this, games);
        for (Path file : files(place)) {
            try {
                String text = Files.readString(file, StandardCharsets.UTF_8);
                reader.file(file.toString().replace('\\', '/'), text, games.gameOf(file));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return reader.cases();
    }

    /** The cases in a text, for tests and editors; the game is what the text says, or the one named. */
    public List<Case> in(String file, String text, String game) {
        CaseReader reader = new CaseReader(this, games);
        reader.file(file, text, game);
        return reader.cases();
    }

    /** The examples of all cards of a game, and the cases in the folder {@code scenarios} of its card files. */
    public List<Case> of(String game) {
        List<Case> all = new ArrayList<>(examplesOf(game));
        CaseReader reader = new CaseReader(this, games);
        Content content = games.content(game);
        for (Content.CardFile file : content.inOrder())
            if (file.place().startsWith("scenarios/"))
                reader.file(file.called(), content.files().getOrDefault(file.key(), ""), game);
        all.addAll(reader.cases());
        return all;
    }

    /** The examples of all cards of a game. */
    public List<Case> examplesOf(String game) {
        CaseReader reader = new CaseReader(this, games);
        for (Example e : games.plain(game).library().examples()) reader.example(game, e);
        return reader.cases();
    }

    /**
     * Parts of cards that no example of the card tests: each step of every list in a definition with examples is taken away,
     * and some example of it must fail then. Loads the game once per step: for a test of its own, not for every build.
     */
    public List<String> untested(String game) {
        return Removals.untested(this, game);
    }

    /** Plays a game that is not found by ServiceLoader, as tests of this package do. */
    public Scenarios with(croupier.kernel.GameSource source) {
        games.add(source);
        return this;
    }

    private static List<Path> files(Path place) {
        if (!Files.isDirectory(place)) return List.of(place);
        try (Stream<Path> all = Files.walk(place)) {
            return new ArrayList<>(all.filter(
                            p -> p.toString().endsWith(".yaml") || p.toString().endsWith(".yml"))
                    .filter(Files::isRegularFile)
                    .sorted()
                    .toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Loaded load(String game, Given given) {
        return games.load(game, given);
    }

    LoadedGames games() {
        return games;
    }

    Policy bot(String name) {
        return bots.apply(name);
    }
}
