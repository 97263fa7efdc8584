package croupier.apps;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What the documentation names is there: files, classes, methods, constants, and what it links to. */
class DocsTest {
    private static final Map<String, String> PAGES = Sources.matching("([A-Z]+|docs/.*)\\.md");
    private static final Map<String, String> JAVA = Sources.matching(".*\\.java");

    private static final Pattern CODE = Pattern.compile("`([^`\n]+)`|\\{@code ([^}\n]+)\\}");
    private static final Pattern FILE =
            Pattern.compile("(apps|games|kernel|lab|script|docs|tools|\\.ci|\\.github)/[\\w./-]*");
    private static final Pattern NAME = Pattern.compile("[A-Z]\\w*[a-z]\\w*(\\.\\w+)*");
    private static final Pattern CONSTANT = Pattern.compile("[A-Z][A-Z_]{2,}");
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)#:]+)(#[^)]*)?\\)");

    /** What a reader puts the name of a game in. */
    private static final Pattern PLACEHOLDER = Pattern.compile(".*(GAME|yourgame).*");

    /** Names of the JDK and other libraries, of HTTP, and of cards in examples. */
    private static final Set<String> FOREIGN =
            Set.of("ServiceLoader", "Random", "Compose", "Host", "Bash.zone", "LICENSE");

    private static final Set<String> NO_CONSTANTS =
            Set.of("CROUPIER_STORE", "CROUPIER_GAMES", "FILE", "FOLDER", "GAME", "GET", "POST", "ID", "PATH");

    /** It names powers as the recorded traces do. */
    private static final String OF_TRACES = "docs/spire-differences.md";

    /** The members of all classes of a simple name, what they inherit included. */
    private static final Map<String, Set<String>> CLASSES = new HashMap<>();

    private static final Set<String> CONSTANTS = new HashSet<>();

    static {
        for (JavaClass c : new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages("croupier")) {
            if (c.getSimpleName().isEmpty()) continue;
            Set<String> members = CLASSES.computeIfAbsent(c.getSimpleName(), _ -> new HashSet<>());
            for (JavaMember m : c.getAllMembers()) members.add(m.getName());
            c.getAllFields().forEach(f -> CONSTANTS.add(f.getName()));
            c.getEnclosingClass()
                    .ifPresent(outer -> CLASSES.computeIfAbsent(outer.getSimpleName(), _ -> new HashSet<>())
                            .add(c.getSimpleName()));
        }
    }

    @Test
    void everyNamedFileIsThere() {
        check(FILE, named -> PLACEHOLDER.matcher(named).matches() || isThere(named));
    }

    @Test
    void everyNamedClassAndMethodIsThere() {
        check(NAME, named -> FOREIGN.contains(named) || isDeclared(named));
    }

    @Test
    void everyNamedConstantIsThere() {
        check(CONSTANT, named -> NO_CONSTANTS.contains(named) || CONSTANTS.contains(named));
    }

    @Test
    void everyLinkLeadsSomewhere() {
        List<String> gone = new ArrayList<>();
        PAGES.forEach((page, text) -> {
            Matcher m = LINK.matcher(text);
            Path folder = Sources.ROOT.resolve(page).getParent();
            while (m.find()) if (!Files.exists(folder.resolve(m.group(1)))) gone.add(page + ": " + m.group(1));
        });
        assertThat(gone).isEmpty();
    }

    @Test
    void decisionsAreNumberedWithoutAGap() {
        List<String> numbers = PAGES.keySet().stream()
                .filter(p -> p.startsWith("docs/decisions/"))
                .map(p -> p.replaceAll(".*/(\\d{4})-.*", "$1"))
                .toList();
        List<String> expected = new ArrayList<>();
        for (int i = 1; i <= numbers.size(); i++) expected.add("%04d".formatted(i));
        assertThat(numbers).isEqualTo(expected);
    }

    @Test
    void architectureNamesEveryGame() {
        List<String> games = JAVA.keySet().stream()
                .map(f -> f.replaceAll("games/src/main/java/croupier/games/(\\w+)/.*", "$1"))
                .filter(name -> name.matches("\\w+"))
                .distinct()
                .toList();
        assertThat(games).hasSizeGreaterThanOrEqualTo(5);
        assertThat(PAGES.get("ARCHITECTURE.md")).contains(games);
    }

    private static void check(Pattern kind, java.util.function.Predicate<String> isThere) {
        List<String> gone = new ArrayList<>();
        int seen = 0;
        Map<String, String> pages = new TreeMap<>(PAGES);
        JAVA.forEach((file, text) -> {
            if (file.endsWith("package-info.java")) pages.put(file, text);
        });
        for (Map.Entry<String, String> page : pages.entrySet()) {
            if (page.getKey().equals("CHANGELOG.md")) continue;
            if (kind == CONSTANT && page.getKey().equals(OF_TRACES)) continue;
            Matcher m = CODE.matcher(page.getValue());
            while (m.find()) {
                String named = (m.group(1) != null ? m.group(1) : m.group(2)).replaceFirst("\\(.*\\)$", "");
                if (!kind.matcher(named).matches()) continue;
                seen++;
                if (!isThere.test(named)) gone.add(page.getKey() + ": " + named);
            }
        }
        assertThat(gone).as("named in the documentation, but gone").isEmpty();
        assertThat(seen).as("names that were looked up").isPositive();
    }

    /** A path in which '...' stands for any folders, of a file, a folder, a class or a method. */
    private static boolean isThere(String named) {
        String path = named.replaceFirst("/$", "");
        if (Files.exists(Sources.ROOT.resolve(path))) return true;
        String last = path.substring(path.lastIndexOf('/') + 1);
        if (NAME.matcher(last).matches() && !last.contains(".java")) {
            if (!isDeclared(last)) return false;
            path = path.substring(0, path.lastIndexOf('/') + 1) + last.split("\\.")[0] + ".java";
        }
        PathMatcher glob = FileSystems.getDefault().getPathMatcher("glob:" + path.replace("...", "**"));
        return JAVA.keySet().stream()
                .anyMatch(
                        f -> glob.matches(Path.of(f)) || glob.matches(Path.of(f).getParent()));
    }

    /** A class, or a chain of nested classes, whose last name may be a member. */
    private static boolean isDeclared(String named) {
        String[] parts = named.split("\\.");
        for (int i = 0; i + 1 < parts.length; i++) if (!has(parts[i], parts[i + 1])) return false;
        return parts.length > 1 || CLASSES.containsKey(named) || source(named) != null;
    }

    private static boolean has(String type, String member) {
        if (CLASSES.getOrDefault(type, Set.of()).contains(member)) return true;
        String source = source(type);
        return source != null
                && Pattern.compile("\\b" + member + "\\b").matcher(source).find();
    }

    /** The source of a class of the tests, or of a module that is built after this one; or null. */
    private static String source(String type) {
        return JAVA.entrySet().stream()
                .filter(f -> f.getKey().matches("(.*/src/test/|cluster/).*/" + type + "\\.java"))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElse(null);
    }
}
