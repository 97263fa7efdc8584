package croupier.apps;

import croupier.kernel.Game;
import croupier.kernel.Setup;
import croupier.lab.Share;
import croupier.lab.report.Findings;
import croupier.lab.report.SearchPage;
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

    private record Bred(String name, DeckShapes.Deck deck, Share share) {}

    private final List<Double> tops = new ArrayList<>();
    private final List<Double> bottoms = new ArrayList<>();

    @Override
    public Integer call() {
        if (generations < 1 || size < 1) throw Trouble.wrong("--generations and --size are at least 1");
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
            if (best.isEmpty())
                throw Trouble.failed("the game allows none of the " + size + " decks bred: more of them with --size");
            best.sort(Comparator.comparingDouble((Bred b) -> -b.share.share()).thenComparing(Bred::name));
            if (best.size() > PARENTS) best = new ArrayList<>(best.subList(0, PARENTS));
            parents = best.stream().map(Bred::deck).toList();
            tops.add(100 * best.getFirst().share.share());
            bottoms.add(100 * best.getLast().share.share());
            out().printf(
                            Locale.ROOT,
                            "generation %3d: best %.1f %% against the field, worst of the %d kept %.1f %%%n",
                            generation,
                            tops.getLast(),
                            best.size(),
                            bottoms.getLast());
            out().flush();
        }
        finish(home, file.source().name(), names.size(), best);
        return Exit.OK;
    }

    private void finish(Path home, String game, int field, List<Bred> best) {
        StringBuilder text = new StringBuilder();
        List<SearchPage.Rate> rates = new ArrayList<>();
        for (int i = 0; i < best.size(); i++) {
            text.append(best.get(i).deck.text("bred-" + (i + 1)));
            rates.add(new SearchPage.Rate("bred-" + (i + 1), best.get(i).share));
        }
        String page = new SearchPage()
                .course(
                        "Win rate against the field, in percent",
                        "generation",
                        List.of(
                                new SearchPage.Course("best", tops),
                                new SearchPage.Course("worst of the " + best.size() + " kept", bottoms)))
                .rates(
                        "best",
                        "The strongest",
                        "Win rate against the field with its 95 percent interval",
                        rates,
                        0.45,
                        0.55)
                .text("decks", "Their decks", text.toString())
                .html(
                        game + ": decks bred against the field",
                        String.format(
                                Locale.ROOT,
                                "%d generations of %d decks against %d decks of the plan. The best of many look better than they"
                                        + " are, so play them again with another seed.",
                                generations,
                                size,
                                field));
        try {
            Files.createDirectories(home);
            Files.writeString(home.resolve("best.yaml"), text.toString());
            Files.writeString(home.resolve("evolve.html"), page);
        } catch (IOException e) {
            throw Trouble.machine(home + " cannot be written: " + e.getMessage());
        }
        out().print(text);
        out().println("written to " + home.resolve("best.yaml") + ", its course to " + home.resolve("evolve.html"));
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
                if (deck != null) bred.add(new Bred(r.name(), deck, r.share()));
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
