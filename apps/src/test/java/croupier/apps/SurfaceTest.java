package croupier.apps;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.HasDescription;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaType;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import croupier.kernel.Api;
import croupier.kernel.Internal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What others build on: it is marked, it speaks of nothing that is not, and a release does not break the one before. */
class SurfaceTest {
    private static final List<String> LIBRARIES = List.of("kernel", "script", "lab");
    private static final Pattern IMPORT = Pattern.compile("(?m)^import (?:static )?(croupier\\.[\\w.*]+);");

    private static final JavaClasses CROUPIER = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("croupier.kernel", "croupier.script", "croupier.lab");

    @TempDir
    private Path folder;

    private static boolean isApi(JavaClass type) {
        for (JavaClass c = type; c != null; c = c.getEnclosingClass().orElse(null)) {
            if (c.isAnnotatedWith(Internal.class)) return false;
            if (c.isAnnotatedWith(Api.class)) return true;
        }
        return type.getPackage().isAnnotatedWith(Api.class);
    }

    private static boolean isOpen(JavaClass c) {
        boolean isPublic = c.getModifiers().contains(JavaModifier.PUBLIC);
        return isPublic && c.getEnclosingClass().map(SurfaceTest::isOpen).orElse(true);
    }

    private static Stream<JavaClass> surface() {
        return CROUPIER.stream().filter(c -> isOpen(c) && isApi(c));
    }

    @Test
    void everyPackageOfAuthorsIsMarked() {
        assertThat(surface().map(JavaClass::getName))
                .contains(
                        "croupier.kernel.Table",
                        "croupier.script.Verb",
                        "croupier.script.forms.Vocabulary",
                        "croupier.script.library.CardGame",
                        "croupier.script.scenario.Scenarios",
                        "croupier.lab.BotSource",
                        "croupier.lab.contract.Contract")
                .doesNotContain("croupier.script.library.Recompiler", "croupier.script.language.Parser");
    }

    /** Otherwise a change of something that is not marked would break what is. */
    @Test
    void theSurfaceSpeaksOfNothingThatIsNotPartOfIt() {
        Set<String> wrong = new TreeSet<>();
        surface().forEach(c -> {
            for (JavaMember m : c.getMembers()) {
                boolean isSeen = m.getModifiers().contains(JavaModifier.PUBLIC)
                        || m.getModifiers().contains(JavaModifier.PROTECTED);
                if (!isSeen || m.getModifiers().contains(JavaModifier.SYNTHETIC) || m.isAnnotatedWith(Internal.class))
                    continue;
                for (JavaClass spoken : spokenOf(m))
                    if (spoken.getPackageName().startsWith("croupier.") && !(isOpen(spoken) && isApi(spoken)))
                        wrong.add(((HasDescription) m).getDescription() + " speaks of " + spoken.getName());
            }
        });
        assertThat(wrong)
                .as("mark the type @Api, or the member @Internal if only Croupier itself calls it")
                .isEmpty();
    }

    private static Set<JavaClass> spokenOf(JavaMember m) {
        Set<JavaType> types = new LinkedHashSet<>();
        if (m instanceof JavaField f) types.add(f.getType());
        if (m instanceof JavaCodeUnit u) {
            types.add(u.getReturnType());
            types.addAll(u.getParameterTypes());
        }
        Set<JavaClass> all = new LinkedHashSet<>();
        for (JavaType t : types) for (JavaClass raw : t.getAllInvolvedRawTypes()) all.add(raw.getBaseComponentType());
        return all;
    }

    @Test
    void whatAuthorsAreShownUsesTheSurfaceAlone() {
        Set<String> packages = new TreeSet<>();
        Set<String> types = new TreeSet<>();
        surface().forEach(c -> types.add(c.getName().replace('$', '.')));
        CROUPIER.stream()
                .filter(c -> c.getPackage().isAnnotatedWith(Api.class))
                .forEach(c -> packages.add(c.getPackageName()));
        Map<String, String> shown =
                Sources.matching("(examples/.*|apps/src/main/resources/croupier/new/.*|docs/.*)\\.(java|md)");
        assertThat(shown).hasSizeGreaterThan(20);
        Set<String> wrong = new TreeSet<>();
        shown.forEach((file, text) -> {
            Matcher imported = IMPORT.matcher(text);
            while (imported.find()) {
                String name = imported.group(1);
                boolean isRight = name.endsWith(".*")
                        ? packages.contains(name.substring(0, name.length() - 2))
                                || types.contains(name.substring(0, name.length() - 2))
                        : types.stream().anyMatch(t -> name.equals(t) || name.startsWith(t + "."));
                if (!isRight) wrong.add(file + " imports " + name);
            }
        });
        assertThat(wrong).isEmpty();
    }

    /** With a last release in .mvn/maven.config its libraries lie beside the classes of the tests. */
    @Test
    void noReleaseBreaksTheOneBeforeUnlessItsNumberSaysSo() throws IOException {
        Path config = Sources.ROOT.resolve(".mvn/maven.config");
        boolean isReleased = Files.exists(config) && Files.readString(config).contains("-Dlast.release=");
        String last = System.getProperty("last.release", "");
        assertThat(last.isEmpty())
                .as("a release is compared with where there was one")
                .isEqualTo(!isReleased);
        String now = version();
        for (String library : LIBRARIES) {
            Path jar = Jars.pack(Sources.ROOT.resolve(library + "/target/classes"), folder.resolve(library + ".jar"));
            assertThat(Compatibility.broken(jar, jar))
                    .as("compared with itself")
                    .isEmpty();
            if (last.isEmpty() || Compatibility.mayBreak(last, now)) continue;
            assertThat(Compatibility.broken(Path.of("target/last-release", library + ".jar"), jar))
                    .as(now + " breaks " + last + ": mend it, or make it another version")
                    .isEmpty();
        }
    }

    private static String version() throws IOException {
        Matcher version = Pattern.compile("<artifactId>croupier</artifactId>\\s*<version>([^<]+)<")
                .matcher(Files.readString(Sources.ROOT.resolve("pom.xml")));
        assertThat(version.find()).isTrue();
        return version.group(1);
    }

    @Test
    void theSecondNumberBreaksOnlyBeforeTheFirstRelease() {
        assertThat(Compatibility.mayBreak("0.1.0", "0.1.1-SNAPSHOT")).isFalse();
        assertThat(Compatibility.mayBreak("0.1.0", "0.2.0")).isTrue();
        assertThat(Compatibility.mayBreak("1.1.0", "1.2.0")).isFalse();
        assertThat(Compatibility.mayBreak("1.9.3", "2.0.0")).isTrue();
    }

    @Test
    void whatBreaksAuthorsIsFound() throws IOException {
        String before = """
                /** A table of a library. */
                @croupier.kernel.Api
                public class Board {
                    public int size;
                    public int rows(int seat) { return 1; }
                    public void gone() {}
                    public void fewer(String a) {}
                    @croupier.kernel.Internal public void inner() {}
                    public interface Listener { void hears(); }
                }
                """;
        Path old = compiled("before", before);
        assertThat(Compatibility.broken(old, compiled("same", before))).isEmpty();
        assertThat(Compatibility.broken(
                        old, compiled("more", before.replace("public int size;", "public int size; public int wide;"))))
                .isEmpty();
        assertThat(Compatibility.broken(
                        old, compiled("inner", before.replace("@croupier.kernel.Internal public void inner() {}", ""))))
                .isEmpty();
        String after = before.replace("public int size;", "")
                .replace("public int rows", "public long rows")
                .replace("public void gone() {}", "")
                .replace("fewer(String a)", "fewer(Object a)")
                .replace("void hears();", "void hears(); void sees();");
        assertThat(Compatibility.broken(old, compiled("after", after)))
                .anyMatch(b -> b.contains("Board.size"))
                .anyMatch(b -> b.contains("Board.rows"))
                .anyMatch(b -> b.contains("Board.gone"))
                .anyMatch(b -> b.contains("Board.fewer"))
                .anyMatch(b -> b.contains("sees"));
        assertThat(Compatibility.broken(old, compiled("none", "class Other {}")))
                .anyMatch(b -> b.contains("Board"));
    }

    private Path compiled(String name, String source) throws IOException {
        Path classes = Files.createDirectories(folder.resolve(name));
        Path file = Files.writeString(
                Files.createDirectories(folder.resolve(name + "-source"))
                        .resolve(source.contains("class Board") ? "Board.java" : "Other.java"),
                source);
        String kernel =
                Api.class.getProtectionDomain().getCodeSource().getLocation().getPath();
        assertThat(ToolProvider.getSystemJavaCompiler()
                        .run(null, null, null, "-d", classes.toString(), "-cp", kernel, file.toString()))
                .isZero();
        return Jars.pack(classes, folder.resolve(name + ".jar"));
    }
}
