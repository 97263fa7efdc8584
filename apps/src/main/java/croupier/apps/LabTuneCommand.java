package croupier.apps;

import croupier.kernel.Content;
import croupier.kernel.Games;
import croupier.lab.report.Findings;
import croupier.lab.report.SearchPage;
import croupier.lab.study.Study;
import croupier.lab.study.StudyFolder;
import croupier.lab.study.StudyRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Looks for numbers of cards with which decks and seats are even. */
@Command(
        name = "tune",
        mixinStandardHelpOptions = true,
        description = {
            "Moves the numbers that a plan names, within their bounds, until every deck and the first seat win",
            "within the band that it asks for, with as few changes as it finds. Goes on where it stopped."
        })
final class LabTuneCommand extends LabPart {
    private static final String RATES = "Win rate of each deck with its 95 percent interval; the band is shaded";

    @Mixin
    private LabPlan choice = new LabPlan();

    @Option(names = "--steps", paramLabel = "N", description = "Moves at most (usually ${DEFAULT-VALUE}).")
    private int steps = 20;

    /**
     * How a setting fares.
     *
     * @param excess by how much decks and the first seat are outside of the band, summed up, in points
     */
    private record Tried(int[] values, double excess, String said, List<SearchPage.Rate> decks) {}

    private final List<Double> course = new ArrayList<>();
    private final List<List<String>> told = new ArrayList<>();

    @Override
    public Integer call() {
        PlanFile file = choice.read();
        List<TunedNumber> numbers = TunedNumber.in(file);
        PlanFile.Band band = file.band();
        Path home = choice.home("-tuned");
        int[] start = numbers.stream().mapToInt(TunedNumber::now).toArray();
        Tried first = tell("as it is", attempt(file, numbers, band, home, start));
        Tried best = first;
        for (int step = 0; step < steps && best.excess > 0; step++) {
            Tried next = better(file, numbers, band, home, best);
            if (next.excess >= best.excess) break;
            best = tell("step " + (step + 1) + ": " + difference(numbers, next.values), next);
        }
        best = fewer(file, numbers, band, home, best);
        page(file, band, home, first, best);
        return finish(numbers, home, best);
    }

    private Tried tell(String what, Tried t) {
        out().printf(Locale.ROOT, "%-60s %6.2f points outside  %s%n", what, 100 * t.excess, t.said);
        out().flush();
        course.add(100 * t.excess);
        told.add(List.of(what, String.format(Locale.ROOT, "%.2f", 100 * t.excess), t.said));
        return t;
    }

    /** The best of all settings that differ by one step of one number. */
    private Tried better(PlanFile file, List<TunedNumber> numbers, PlanFile.Band band, Path home, Tried from) {
        Tried best = from;
        for (int i = 0; i < from.values.length; i++)
            for (int by : new int[] {-1, 1}) {
                int[] values = from.values.clone();
                values[i] += by;
                if (values[i] < numbers.get(i).from()
                        || values[i] > numbers.get(i).to()) continue;
                Tried t = attempt(file, numbers, band, home, values);
                if (t.excess < best.excess - 1e-9) best = t;
            }
        return best;
    }

    /** Takes back every change without which it is as good. */
    private Tried fewer(PlanFile file, List<TunedNumber> numbers, PlanFile.Band band, Path home, Tried from) {
        Tried best = from;
        for (int i = 0; i < from.values.length; i++) {
            if (best.values[i] == numbers.get(i).now()) continue;
            int[] values = best.values.clone();
            values[i] = numbers.get(i).now();
            Tried t = attempt(file, numbers, band, home, values);
            if (t.excess <= best.excess) best = tell("without " + numbers.get(i).name(), t);
        }
        return best;
    }

    /** Plays a setting; one that was played already is read. */
    private Tried attempt(PlanFile file, List<TunedNumber> numbers, PlanFile.Band band, Path home, int... values) {
        String name = "try" + Arrays.stream(values).mapToObj(v -> "_" + v).collect(Collectors.joining());
        StudyFolder folder = new StudyFolder(home.resolve(name));
        Map<String, String> patch = TunedNumber.patch(numbers, values);
        Content content = patch.isEmpty() ? file.content() : file.content().withPack("tuned", "tuned numbers", patch);
        Study whole = file.study(Games.load(file.source(), content));
        Study study =
                new Study(whole.cells(), whole.seed(), whole.perRound(), whole.rounds(), whole.width(), Set.of(), 0);
        LabManifest.begin(folder, study, file);
        LabManifest.finish(folder, new StudyRun(study, folder, choice.threads, (_, _) -> {}).run());
        try (Findings f = new Findings(folder)) {
            return judged(values, band, f);
        }
    }

    private static Tried judged(int[] values, PlanFile.Band band, Findings f) {
        double excess = 0;
        List<String> outside = new ArrayList<>();
        for (Findings.Rate r : f.byDeck()) {
            double share = r.share().share();
            double off = Math.max(0, Math.max(band.low() - share, share - band.high()));
            if (off > 0) outside.add(String.format(Locale.ROOT, "%s %.1f", r.name(), 100 * share));
            excess += off;
        }
        List<Findings.Rate> seats = f.bySeat();
        if (seats.size() > 1) {
            double first = seats.getFirst().share().share();
            double off = Math.max(0, Math.max(first - band.first(), 1 - band.first() - first));
            if (off > 0) outside.add(String.format(Locale.ROOT, "first seat %.1f", 100 * first));
            excess += off;
        }
        List<SearchPage.Rate> decks = f.byDeck().stream()
                .map(r -> new SearchPage.Rate(r.name(), r.share()))
                .toList();
        return new Tried(values, excess, String.join(", ", outside), decks);
    }

    private void page(PlanFile file, PlanFile.Band band, Path home, Tried first, Tried best) {
        SearchPage page = new SearchPage();
        if (course.size() > 1)
            page.course(
                    "Points outside of the band, summed over decks and first seat",
                    "setting",
                    List.of(new SearchPage.Course("outside", course)));
        if (!first.decks.isEmpty())
            page.rates("before", "Decks as they are", RATES, first.decks, band.low(), band.high())
                    .rates("after", "Decks with the best setting", RATES, best.decks, band.low(), band.high());
        page.table("settings", "Settings", List.of("setting", "points outside", "what is outside"), told);
        String sentence = String.format(
                Locale.ROOT,
                "Decks should win %.0f to %.0f %%, the first seat at most %.0f %%. The numbers were fitted to one seed: compare"
                        + " them with another one.",
                100 * band.low(),
                100 * band.high(),
                100 * band.first());
        try {
            Path to = home.resolve("tune.html");
            Files.writeString(to, page.html(file.source().name() + ": search for balance", sentence));
            out().println("its course is in " + to);
        } catch (IOException e) {
            throw Trouble.machine(home + " cannot be written: " + e.getMessage());
        }
    }

    private static String difference(List<TunedNumber> numbers, int... values) {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < values.length; i++)
            if (values[i] != numbers.get(i).now())
                all.add(numbers.get(i).name() + " " + numbers.get(i).now() + " to " + values[i]);
        return all.isEmpty() ? "nothing changed" : String.join(", ", all);
    }

    private int finish(List<TunedNumber> numbers, Path home, Tried best) {
        out().println((best.excess == 0 ? "within the band: " : "the nearest that was found: ")
                + difference(numbers, best.values));
        try {
            for (Map.Entry<String, String> f :
                    TunedNumber.patch(numbers, best.values).entrySet()) {
                Path patch = home.resolve("pack").resolve(f.getKey());
                Files.createDirectories(java.util.Objects.requireNonNull(patch.getParent()));
                Files.writeString(patch, f.getValue());
                out().println("written to " + patch);
            }
        } catch (IOException e) {
            throw Trouble.machine(home + " cannot be written: " + e.getMessage());
        }
        return best.excess == 0 ? Exit.OK : Exit.FAILED;
    }
}
