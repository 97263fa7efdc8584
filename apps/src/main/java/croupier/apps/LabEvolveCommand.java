package croupier.apps;

import croupier.kernel.Game;
import croupier.kernel.Setup;
import croupier.lab.report.Findings;
import croupier.lab.study.Cell;
import croupier.lab.study.Study;
import croupier.lab.study.StudyFolder;
import croupier.lab.study.StudyRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Breeds decks against a field, to find what is too strong. */
@Command(
        name = "evolve",
        mixinStandardHelpOptions = true,
        description = {
            "Breeds decks within the rules of the game against the decks of a plan, to find what is too strong.",
            "Every generation is kept, so it goes on where it stopped."
        })
final class LabEvolveCommand extends LabPart {
    private static final int PARENTS = 4;

    @Mixin
    private LabPlan choice = new LabPlan();

    @Option(names = "--generations", paramLabel = "N", description = "Generations (usually ${DEFAULT-VALUE}).")
    private int generations = 10;

    @Option(names = "--size", paramLabel = "N", description = "Decks of a generation (usually ${DEFAULT-VALUE}).")
    private int size = 12;

    private record Bred(String name, DeckShapes.Deck deck, double share) {}

    @Override
    public Integer call() {
        PlanFile file = choice.read();
        Study field = file.study();
        if (field.seats() != 2 || field.cells().getFirst().decks().isEmpty())
            throw Trouble.wrong("decks are bred in games for two, against the decks of a plan: 'decks: all'");
        Path home = choice.home("-evolved");
        List<String> names = field.cells().stream()
                .flatMap(c -> c.decks().stream())
                .distinct()
                .toList();
        Map<String, DeckShapes.Deck> decks = DeckShapes.of(file.content(), names);
        List<String> pool = DeckShapes.pool(decks, field.game());
        List<DeckShapes.Deck> parents = new ArrayList<>(decks.values());
        List<Bred> best = new ArrayList<>();
        for (int generation = 1; generation <= generations; generation++) {
            SplittableRandom dice = new SplittableRandom(field.seed() * 1000 + generation);
            best.addAll(generation(file, field, names, home, generation, parents, pool, dice));
            best.sort(Comparator.comparingDouble((Bred b) -> -b.share).thenComparing(Bred::name));
            if (best.size() > PARENTS) best = new ArrayList<>(best.subList(0, PARENTS));
            parents = best.stream().map(Bred::deck).toList();
            out().printf(
                            Locale.ROOT,
                            "generation %3d: best %.1f %% against the field, worst of the %d kept %.1f %%%n",
                            generation,
                            100 * best.getFirst().share,
                            best.size(),
                            100 * best.getLast().share);
            out().flush();
        }
        finish(home, best);
        return Exit.OK;
    }

    private void finish(Path home, List<Bred> best) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < best.size(); i++) text.append(best.get(i).deck.text("bred-" + (i + 1)));
        try {
            Files.createDirectories(home);
            Files.writeString(home.resolve("best.yaml"), text.toString());
        } catch (IOException e) {
            throw Trouble.machine(home + " cannot be written: " + e.getMessage());
        }
        out().print(text);
        out().println("written to " + home.resolve("best.yaml"));
    }

    /** New decks that the game allows, played against the field both ways round. */
    private List<Bred> generation(
            PlanFile file,
            Study field,
            List<String> names,
            Path home,
            int number,
            List<DeckShapes.Deck> parents,
            List<String> pool,
            SplittableRandom dice) {
        Map<String, DeckShapes.Deck> children = new LinkedHashMap<>();
        for (int i = 0; i < size; i++) {
            DeckShapes.Deck child = parents.get(i % parents.size()).exchanged(dice, pool);
            while (dice.nextInt(3) == 0) child = child.exchanged(dice, pool);
            children.put("bred-" + number + "-" + i, child);
        }
        Game game = new DeckTrials(file.source(), file.content()).keepAllowed("bred decks", children);
        if (children.isEmpty()) return List.of();
        StudyFolder folder = new StudyFolder(home.resolve(String.format(Locale.ROOT, "generation-%03d", number)));
        Study study = against(field, game, names, List.copyOf(children.keySet()));
        LabManifest.begin(folder, study, file);
        LabManifest.finish(folder, new StudyRun(study, folder, choice.threads, (_, _) -> {}).run());
        List<Bred> bred = new ArrayList<>();
        try (Findings f = new Findings(folder)) {
            for (Findings.Rate r : f.byDeck()) {
                DeckShapes.Deck deck = children.get(r.name());
                if (deck != null) bred.add(new Bred(r.name(), deck, r.share().share()));
            }
        }
        return bred;
    }

    private static Study against(Study field, Game game, List<String> names, List<String> bred) {
        List<Cell> cells = new ArrayList<>();
        List<String> bots = field.cells().getFirst().bots();
        for (String child : bred)
            for (String other : names) {
                cells.add(cell(field, game, bots, child, other));
                cells.add(cell(field, game, bots, other, child));
            }
        return new Study(cells, field.seed(), field.perRound(), 1, 0, Set.of(), 0);
    }

    private static Cell cell(Study field, Game game, List<String> bots, String a, String b) {
        Setup setup = Setup.of(game, 2, 0);
        for (Map.Entry<String, String> o :
                field.cells().getFirst().setup().options().entrySet())
            if (game.decks().stream().noneMatch(d -> d.name().equals(o.getKey())))
                setup = setup.with(o.getKey(), o.getValue());
        setup = setup.with(game.decks().get(0).name(), a)
                .with(game.decks().get(1).name(), b);
        return new Cell(setup, bots, List.of(a, b));
    }
}
