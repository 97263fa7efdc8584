package croupier.script.scenario;

import croupier.kernel.Nearest;
import croupier.script.files.Example;
import croupier.script.files.Mistake;
import croupier.script.files.MistakesException;
import croupier.script.files.Node;
import croupier.script.files.Place;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads cases; every mistake of all files is kept, so that they are reported together. */
final class CaseReader {
    private static final List<String> FILE = List.of("game", "given");
    private static final List<String> CASE = List.of("rule", "given", "play", "when", "then", "solve", "fails without");

    private static final Pattern LOST = Pattern.compile("^[^#\"']*[^#\"'\\s] +#[0-9]");

    private final Scenarios scenarios;
    private final LoadedGames games;
    private final List<Case> cases = new ArrayList<>();
    private final List<Mistake> mistakes = new ArrayList<>();
    private final Map<String, Integer> numbers = new HashMap<>();

    CaseReader(Scenarios scenarios, LoadedGames games) {
        this.scenarios = scenarios;
        this.games = games;
    }

    List<Case> cases() {
        if (!mistakes.isEmpty())
            throw new MistakesException("scenarios", mistakes.stream().sorted().toList());
        return List.copyOf(cases);
    }

    /** Reads a file: {@code game}, {@code given} for all its cases, and cases by name. */
    void file(String file, String text, String folderGame) {
        WrongScenario.collect(mistakes, () -> {
            Node.Mapping m = Given.mapping(Node.read(file, text), "cases by name");
            comments(file, text);
            Node said = m.get("game");
            String game = said == null ? folderGame : Given.scalar(said).text();
            Node at = said == null ? m : said;
            if (game.isEmpty()) throw new WrongScenario(Mistake.at(at, "write 'game: NAME' at the top of the file"));
            if (!games.names().contains(game))
                throw new WrongScenario(
                        Mistake.at(at, "there is no game '" + game + "'. " + Nearest.hint(game, games.names())));
            List<Node.Mapping> common = given(m.get("given"));
            for (Node.Entry e : m.entries())
                if (!FILE.contains(e.key().text())) WrongScenario.collect(mistakes, () -> named(game, common, e));
        });
    }

    /** A {@code #2} behind a space is a comment to YAML, and would be lost without a word. */
    private void comments(String file, String text) {
        String[] lines = text.split("\n", -1);
        for (int i = 0; i < lines.length; i++) {
            Matcher m = LOST.matcher(lines[i]);
            if (m.find())
                mistakes.add(new Mistake(
                        new Place(file, i + 1, m.end() - 1),
                        "behind a space # begins a comment: write 'NAME#2', or put quotes around it",
                        lines[i]));
        }
    }

    private void named(String game, List<Node.Mapping> common, Node.Entry e) {
        if (e.value() instanceof Node.Scalar)
            throw new WrongScenario(Mistake.at(
                    e.key(),
                    "'" + e.key().text() + "' is no case: a case has " + String.join(", ", CASE) + ". "
                            + Nearest.hint(e.key().text(), FILE)));
        read(game, e.key().text(), e.key(), common, e.value());
    }

    /** Reads one example of a card. */
    void example(String game, Example e) {
        int n = numbers.merge(e.folder() + "/" + e.definition(), 1, Integer::sum);
        WrongScenario.collect(
                mistakes, () -> read(game, e.definition() + ", example " + n, e.node(), List.of(), e.node()));
    }

    private void read(String game, String name, Node at, List<Node.Mapping> common, Node body) {
        List<Node> stretches = body instanceof Node.Sequence s ? s.items() : List.of(body);
        List<Node.Mapping> given = new ArrayList<>(common);
        List<Node.Mapping> without = new ArrayList<>();
        List<Case.Part> parts = new ArrayList<>();
        String rule = "";
        for (int i = 0; i < stretches.size(); i++) {
            Node.Mapping m = Given.mapping(stretches.get(i), "given, when and then");
            known(m);
            if (i > 0 && m.entry("given") != null)
                throw new WrongScenario(Mistake.at(m, "only the first stretch of a case may give something"));
            given.addAll(given(m.get("given")));
            without.addAll(given(m.get("fails without")));
            if (m.get("rule") instanceof Node.Scalar s) rule = s.text();
            parts.add(new Case.Part(m.get("play"), m.get("when"), m.get("then"), m.get("solve")));
        }
        if (parts.stream().allMatch(p -> isEmpty(p.then()) && isEmpty(p.solve())))
            throw new WrongScenario(Mistake.at(at, "the case says nothing that must hold: write 'then'"));
        cases.add(new Case(scenarios, game, name, rule, at.place(), given, parts, without));
    }

    private void known(Node.Mapping m) {
        for (Node.Entry e : m.entries())
            if (!CASE.contains(e.key().text()))
                mistakes.add(Mistake.at(
                        e.key(),
                        "a case has no '" + e.key().text() + "'. "
                                + Nearest.hint(e.key().text(), CASE)));
    }

    private static boolean isEmpty(@Nullable Node then) {
        return switch (then) {
            case null -> true;
            case Node.Mapping m -> m.entries().isEmpty();
            case Node.Sequence s -> s.items().isEmpty();
            case Node.Scalar s -> s.text().isBlank();
        };
    }

    private static List<Node.Mapping> given(@Nullable Node node) {
        if (node == null || (node instanceof Node.Scalar s && s.text().isBlank())) return List.of();
        if (!(node instanceof Node.Sequence s)) return List.of(Given.mapping(node, "words with a value each"));
        return s.items().stream()
                .map(n -> Given.mapping(n, "words with a value each"))
                .toList();
    }
}
