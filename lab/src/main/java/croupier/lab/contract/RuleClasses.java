package croupier.lab.contract;

import croupier.kernel.Catalogue;
import croupier.kernel.Game;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.constantpool.PoolEntry;
import java.lang.classfile.constantpool.StringEntry;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.reflect.AccessFlag;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * What the class files of a game must not contain. No class of a game has an exception table: a pause is thrown through rules, and
 * one that catches it keeps it (this also rules out synchronized blocks, try-with-resources and patterns that take records apart).
 * No rule makes a lambda that captures: it would be garbage for every decision. Where card files are read lambdas may capture: in
 * packages named {@code load}, and in classes that the test names as loading. And no class names a card: what a card does stands in its file.
 */
public final class RuleClasses {
    private static final String LAMBDAS = "Ljava/lang/invoke/LambdaMetafactory;";

    private final List<ClassModel> classes;

    private RuleClasses(List<ClassModel> classes) {
        this.classes = classes;
    }

    /** All classes in the package of a game and below it. */
    public static RuleClasses of(Game game) {
        Class<?> main = game.getClass();
        String folder = main.getPackageName().replace('.', '/');
        try {
            Path home = Path.of(
                    main.getProtectionDomain().getCodeSource().getLocation().toURI());
            if (Files.isDirectory(home)) return new RuleClasses(read(home.resolve(folder)));
            try (FileSystem jar = FileSystems.newFileSystem(home)) {
                return new RuleClasses(read(jar.getPath(folder)));
            }
        } catch (URISyntaxException | IOException e) {
            throw new IllegalStateException("the class files of " + game.name() + " cannot be read", e);
        }
    }

    private static List<ClassModel> read(Path folder) throws IOException {
        List<ClassModel> all = new ArrayList<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path p : (Iterable<Path>)
                    files.filter(f -> f.toString().endsWith(".class")).sorted()::iterator)
                all.add(ClassFile.of().parse(Files.readAllBytes(p)));
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        return all;
    }

    public int size() {
        return classes.size();
    }

    /** Methods with try, catch or finally; not those that the compiler makes for a switch over an enum. */
    public List<String> handlers() {
        List<String> found = new ArrayList<>();
        for (ClassModel c : classes)
            for (MethodModel m : c.flags().has(AccessFlag.SYNTHETIC) ? List.<MethodModel>of() : c.methods())
                m.code().filter(code -> !code.exceptionHandlers().isEmpty()).ifPresent(_ -> found.add(say(c, m)));
        return found;
    }

    /** Methods of rules that make a lambda which captures something; simple names of loading classes are left out. */
    public List<String> capturing(Set<String> loading) {
        List<String> found = new ArrayList<>();
        for (ClassModel c : classes) {
            String name = c.thisClass().asInternalName();
            String outer = name.substring(name.lastIndexOf('/') + 1).replaceAll("\\$.*", "");
            if (name.contains("/load/") || loading.contains(outer)) continue;
            for (MethodModel m : c.methods())
                m.code().filter(RuleClasses::captures).ifPresent(_ -> found.add(say(c, m)));
        }
        return found;
    }

    private static boolean captures(CodeModel code) {
        return code.elementStream()
                .anyMatch(e -> e instanceof InvokeDynamicInstruction i
                        && i.bootstrapMethod().owner().descriptorString().equals(LAMBDAS)
                        && i.typeSymbol().parameterCount() > 0);
    }

    /** Strings that are names of cards, apart from words of the rulebook. */
    public List<String> cardsNamed(Catalogue cards, Set<String> rulebook) {
        Set<String> names = new TreeSet<>();
        for (int i = 1; i < cards.size(); i++) names.add(cards.name(i));
        names.removeAll(rulebook);
        List<String> found = new ArrayList<>();
        for (ClassModel c : classes)
            for (PoolEntry e : c.constantPool())
                if (e instanceof StringEntry s && names.contains(s.stringValue()))
                    found.add(c.thisClass().asInternalName() + ": \"" + s.stringValue() + "\"");
        return found;
    }

    private static String say(ClassModel c, MethodModel m) {
        return c.thisClass().asInternalName() + "." + m.methodName().stringValue();
    }
}
