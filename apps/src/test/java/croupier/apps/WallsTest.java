package croupier.apps;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The walls between the modules, and the names that say nothing. */
class WallsTest {
    private static final String KERNEL = "croupier.kernel..";
    private static final String SCRIPT = "croupier.script..";
    private static final String GAMES = "croupier.games..";
    private static final String LAB = "croupier.lab..";
    private static final String APPS = "croupier.apps..";

    private static final JavaClasses CROUPIER = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("croupier");

    @Test
    void everyModuleIsSeen() {
        assertThat(CROUPIER.stream().map(JavaClass::getPackageName).distinct())
                .contains("croupier.kernel", "croupier.script", "croupier.games", "croupier.lab", "croupier.apps");
    }

    @Test
    void kernelUsesOnlyTheJdk() {
        check(classes()
                .that()
                .resideInAPackage(KERNEL)
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("java..", "org.jspecify..", KERNEL));
    }

    @Test
    void scriptUsesKernel() {
        uses(SCRIPT, KERNEL);
    }

    @Test
    void gamesUseKernelAndScript() {
        uses(GAMES, KERNEL, SCRIPT);
    }

    @Test
    void gamesDoNotKnowEachOther() {
        check(slices().matching("croupier.games.(*)..").should().notDependOnEachOther());
    }

    @Test
    void labUsesKernel() {
        uses(LAB, KERNEL);
    }

    @Test
    void appsUseKernelScriptAndLab() {
        uses(APPS, KERNEL, SCRIPT, LAB);
    }

    @Test
    void noPackagesUseEachOtherInACircle() {
        check(slices().matching("croupier.(**)").should().beFreeOfCycles());
    }

    /** How files are read and compiled and texts are made is nothing that a game relies on. */
    @Test
    void gamesDoNotKnowHowCardsAreCompiled() {
        DescribedPredicate<JavaClass> known = named("croupier.script.forms.Vocabulary")
                .or(named("croupier.script.forms.Reading"))
                .or(named("croupier.script.forms.Converter"));
        check(noClasses()
                .that()
                .resideInAPackage(GAMES)
                .should()
                .dependOnClassesThat(resideInAnyPackage(
                                "croupier.script.language..", "croupier.script.forms..", "croupier.script.texts..")
                        .and(DescribedPredicate.not(known))
                        .or(named("croupier.script.Amounts"))
                        .or(named("croupier.script.Conditions"))
                        .or(named("croupier.script.Nouns"))
                        .or(named("croupier.script.Selections")))
                .orShould()
                .accessFieldWhere(DescribedPredicate.describe(
                        "belongs to a vocabulary", field -> known.test(field.getTargetOwner()))));
    }

    private static DescribedPredicate<JavaClass> named(String outermost) {
        return DescribedPredicate.describe(
                "are parts of " + outermost,
                c -> c.getName().equals(outermost) || c.getName().startsWith(outermost + "$"));
    }

    /** The chapters of a game that has packages of its own, in their order: each uses only those before it. */
    private static final Map<String, List<String>> CHAPTERS = Map.of(
            "spire",
            List.of("words", "cards", "battle", "run", "verbs", "outlook", "table"),
            "magic",
            List.of(
                    "words",
                    "cards",
                    "abilities",
                    "mana",
                    "effects",
                    "zones",
                    "casting",
                    "combat",
                    "turn",
                    "verbs",
                    "limited"));

    @Test
    void chaptersUseOnlyThoseBeforeThem() {
        CHAPTERS.forEach((game, chapters) -> {
            String home = "croupier.games." + game;
            for (int i = 0; i < chapters.size(); i++) {
                List<String> later = new ArrayList<>(List.of(home));
                for (String chapter : chapters.subList(i + 1, chapters.size())) later.add(home + "." + chapter + "..");
                check(noClasses()
                        .that()
                        .resideInAPackage(home + "." + chapters.get(i) + "..")
                        .should()
                        .dependOnClassesThat()
                        .resideInAnyPackage(later.toArray(String[]::new)));
            }
            assertThat(CROUPIER.stream().map(JavaClass::getPackageName).filter(p -> p.startsWith(home + ".")))
                    .as("chapters of " + game)
                    .allMatch(p ->
                            chapters.contains(p.substring(home.length() + 1).replaceAll("\\..*", "")));
        });
    }

    /** Every package of the program says what lives there and where a new line belongs, and that null is marked. */
    @Test
    void everyPackageSaysWhatLivesThere() {
        Map<String, String> java = Sources.matching("\\w+/src/main/java/.*\\.java");
        List<String> silent = new ArrayList<>();
        Set<String> folders = new TreeSet<>();
        for (String file : java.keySet()) folders.add(file.substring(0, file.lastIndexOf('/')));
        for (String folder : folders) {
            String says = java.getOrDefault(folder + "/package-info.java", "");
            if (!says.contains("Where a new line belongs:") || !says.contains("@NullMarked")) silent.add(folder);
        }
        assertThat(silent).isEmpty();
    }

    @Test
    void chanceAndTimeComeFromTheMatchAlone() {
        check(noClasses()
                .that()
                .resideInAnyPackage(KERNEL, GAMES)
                .should()
                .dependOnClassesThat(randomOrClock())
                .orShould()
                .callMethod(Math.class, "random")
                .orShould()
                .callMethod(System.class, "currentTimeMillis")
                .orShould()
                .callMethod(System.class, "nanoTime"));
    }

    /** What a test says that depends on the clock; limits against hanging are minutes. */
    private static final Pattern CLOCK = Pattern.compile("nanoTime|currentTimeMillis|CpuTime|Thread\\.sleep"
            + "|(Instant|LocalDate|LocalDateTime)\\.now|Duration\\.of(Seconds|Millis|Nanos)\\(\\d");

    /** Waiting for what must come, measuring by hand, and this rule itself. */
    private static final Set<String> MAY_LOOK_AT_THE_CLOCK = Set.of("Patience.java", "Bench.java", "WallsTest.java");

    @Test
    void testsDoNotDependOnTime() throws IOException {
        List<String> found = new ArrayList<>();
        int files = 0;
        for (String module : List.of("kernel", "script", "games", "lab", "apps"))
            try (Stream<Path> all = Files.walk(Path.of("..", module, "src/test/java"))) {
                for (Path p : (Iterable<Path>) all.filter(Files::isRegularFile)::iterator) {
                    files++;
                    String name = p.getFileName().toString();
                    if (!MAY_LOOK_AT_THE_CLOCK.contains(name)
                            && CLOCK.matcher(Files.readString(p)).find()) found.add(name);
                }
            }
        assertThat(found).isEmpty();
        assertThat(files).isGreaterThan(100);
    }

    @Test
    void rulesAreNamedAfterTheRulebook() {
        check(noClasses()
                .that()
                .resideInAnyPackage(KERNEL, GAMES)
                .should()
                .haveNameMatching(".*(Manager|Handler|Utils?|Helper|Context|Processor|Service)"));
    }

    /** Below the games a class name means one thing, wherever it is read. */
    @Test
    void everyNameIsUsedOnce() {
        Map<String, String> known = new TreeMap<>();
        List<String> twice = new ArrayList<>();
        for (String file : Sources.matching("(kernel|script|lab|apps)/src/main/java/.*\\.java")
                .keySet()) {
            String name = file.substring(file.lastIndexOf('/') + 1, file.length() - ".java".length());
            if (name.equals("package-info")) continue;
            String other = known.putIfAbsent(name, file);
            if (other != null) twice.add(other + " and " + file);
        }
        assertThat(twice).isEmpty();
        assertThat(known).hasSizeGreaterThan(300);
    }

    private static final Pattern ROLE = Pattern.compile("\\| `(\\w+)` +\\| (.+?) +\\|");

    /** Two games use the same name only for the same role: that of the table in docs/class-names.md. */
    @Test
    void aNameOfSeveralGamesHasOneRole() {
        Map<String, Set<String>> games = new TreeMap<>();
        for (String file : Sources.matching("games/src/main/java/croupier/games/\\w+/.*\\.java")
                .keySet()) {
            String[] path = file.split("/");
            games.computeIfAbsent(path[path.length - 1].replace(".java", ""), _ -> new TreeSet<>())
                    .add(path[6]);
        }
        games.remove("package-info");
        games.values().removeIf(of -> of.size() < 2);
        Map<String, String> roles = new TreeMap<>();
        Matcher row = ROLE.matcher(Sources.matching("docs/class-names\\.md").get("docs/class-names.md"));
        while (row.find()) roles.put(row.group(1), row.group(2));
        assertThat(games.keySet())
                .as("names of several games: say their role in docs/class-names.md, or choose another name")
                .isEqualTo(roles.keySet());
        assertThat(roles.values()).as("roles").doesNotHaveDuplicates();
    }

    /** Of croupier's own packages {@code user} uses itself and {@code used}; other libraries are free. */
    private static void uses(String user, String... used) {
        check(noClasses()
                .that()
                .resideInAPackage(user)
                .should()
                .dependOnClassesThat(resideInAPackage("croupier..")
                        .and(DescribedPredicate.not(resideInAPackage(user).or(resideInAnyPackage(used))))));
    }

    private static DescribedPredicate<JavaClass> randomOrClock() {
        return resideInAnyPackage("java.time..", "java.util.random..")
                .or(DescribedPredicate.describe("draw at random", c -> c.isAssignableTo(java.util.Random.class)));
    }

    /** A package without classes yet breaks no rule. */
    private static void check(ArchRule rule) {
        rule.allowEmptyShould(true).check(CROUPIER);
    }
}
