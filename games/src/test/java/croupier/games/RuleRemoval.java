package croupier.games;

import croupier.kernel.GameSource;
import croupier.kernel.Games;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** The program with a rule taken out: some words of its source are replaced, compiled and loaded beside the whole one. */
final class RuleRemoval {
    private static final Path ALL = Path.of("src/main/java/croupier/games");
    private static final Path KERNEL = Path.of("../kernel/src/main/java/croupier/kernel");
    private static final Path SCRIPT = Path.of("../script/src/main/java/croupier/script");
    private static final String PROGRAM = "croupier.";
    private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();
    /** What lies on the class path is looked up once for all. */
    private static final StandardJavaFileManager CLASSES = COMPILER.getStandardFileManager(null, null, null);

    private final Class<? extends GameSource> game;
    private final Path own;
    private final Map<String, Path> files;
    private final Map<String, byte[]> whole = new HashMap<>();

    RuleRemoval(String name) {
        game = Games.source(name).getClass();
        own = ALL.resolve(name);
        files = files(own);
    }

    /** The class in which the words of an edit stand. */
    String source(Edit e) {
        return read(fileOf(e));
    }

    /** Words of a class and what stands in their place; how they are broken into lines does not matter. */
    record Edit(String type, String words, String instead) {}

    /** Cases that hold all the same: of those named these, of the others this many. */
    record Held(List<String> named, int others) {}

    /**
     * Plays the named cases of a folder without these words, and of the others until enough of them hold. New code is put into
     * the classes of this program where that is possible and makes all of them fail. Otherwise the game is loaded once more
     * beside it: what is computed when a class or its cards are loaded changes only there.
     */
    Held holdWithout(List<Edit> edits, Path cases, Collection<String> names, Collection<String> others, int enough) {
        boolean inGame = edits.stream().allMatch(e -> fileOf(e).startsWith(own));
        Map<String, byte[]> changed = changed(edits);
        if (inGame) {
            Held held = InPlace.play(changed, cases, names, others, enough);
            if (held != null) return held;
        }
        Loader loader = new Loader(changed, inGame ? game.getPackageName() + "." : PROGRAM);
        ClassLoader before = Thread.currentThread().getContextClassLoader();
        Thread.currentThread().setContextClassLoader(loader);
        try {
            return play(loader, cases, names, others, enough);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        } finally {
            Thread.currentThread().setContextClassLoader(before);
        }
    }

    /** The classes that these words change, without them. */
    Map<String, byte[]> changed(List<Edit> edits) {
        Map<String, String> sources = new HashMap<>();
        for (Edit e : edits) {
            Path file = fileOf(e);
            String type = file.getFileName().toString().replace(".java", "");
            sources.merge(type, apply(e, read(file)), (before, now) -> apply(e, before));
        }
        Map<String, byte[]> changed = compile(sources);
        changed.entrySet().removeIf(c -> Arrays.equals(c.getValue(), whole(c.getKey())));
        return changed;
    }

    private Held play(Loader loader, Path cases, Collection<String> names, Collection<String> others, int enough)
            throws ReflectiveOperationException {
        Object source = loader.loadClass(game.getName()).getConstructor().newInstance();
        Class<?> type = loader.loadClass(PROGRAM + "script.scenario.Scenarios");
        Object scenarios = type.getMethod("with", loader.loadClass(PROGRAM + "kernel.GameSource"))
                .invoke(type.getConstructor().newInstance(), source);
        List<String> held = new ArrayList<>();
        int othersHeld = 0;
        for (Object c : (List<?>) type.getMethod("in", Path.class).invoke(scenarios, cases)) {
            String name = call(c, "name").toString();
            if (names.contains(name) && holds(name, call(c, "play"))) held.add(name);
            if (othersHeld < enough && others.contains(name) && holds(name, call(c, "play"))) othersHeld++;
        }
        return new Held(held, othersHeld);
    }

    /** A case in which the game breaks tells nothing. */
    private static boolean holds(String name, Object result) throws ReflectiveOperationException {
        if (call(result, "passed").equals(true)) return true;
        String report = call(result, "report").toString();
        if (breaks(report)) throw new AssertionError("without the rule the game breaks in '" + name + "': " + report);
        return false;
    }

    /** Whether a report says that a rule threw something. */
    static boolean breaks(String report) {
        return report.contains("expected: the rules run");
    }

    private static Object call(Object of, String method) throws ReflectiveOperationException {
        return of.getClass().getMethod(method).invoke(of);
    }

    /** Where the words stand: in the class named, or, if that is gone, in the one class of the game that says them. */
    private Path fileOf(Edit e) {
        Path named = files.get(e.type() + ".java");
        if (named != null) return named;
        List<Path> say = new ArrayList<>();
        for (Path file : files.values())
            if (file.startsWith(own) && Renamed.find(e.words(), read(file)).size() == 1) say.add(file);
        if (say.size() == 1) return say.get(0);
        throw new AssertionError("no class is named " + e.type() + ", and " + say.size() + " say: " + e.words());
    }

    /** The sources by name; those of the game hide others of the same name. */
    private static Map<String, Path> files(Path own) {
        Map<String, Path> all = new HashMap<>();
        for (Path folder : List.of(own, KERNEL, SCRIPT)) {
            try (Stream<Path> files = Files.walk(folder)) {
                files.forEach(f -> all.putIfAbsent(f.getFileName().toString(), f));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return all;
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String apply(Edit e, String source) {
        List<Renamed.Place> places = Renamed.find(e.words(), source);
        if (places.isEmpty()) throw new AssertionError(e.type() + " does not say: " + e.words());
        if (places.size() > 1) throw new AssertionError(e.type() + " says more than once: " + e.words());
        Renamed.Place p = places.get(0);
        return source.substring(0, p.start()) + p.inNames(e.instead()) + source.substring(p.end());
    }

    /** A class compiled in the same way with all its rules. */
    private byte[] whole(String name) {
        if (!whole.containsKey(name)) {
            String type = name.substring(name.lastIndexOf('.') + 1).replaceAll("\\$.*", "");
            whole.putAll(compile(Map.of(type, read(files.get(type + ".java")))));
        }
        return whole.get(name);
    }

    private static Map<String, byte[]> compile(Map<String, String> sources) {
        DiagnosticCollector<JavaFileObject> told = new DiagnosticCollector<>();
        List<JavaFileObject> files = new ArrayList<>();
        sources.forEach((type, text) -> files.add(new Source(type, text)));
        List<String> how = List.of(
                "-proc:none", "-nowarn", "-parameters", "-g:none", "-cp", System.getProperty("java.class.path"));
        Kept kept = new Kept(CLASSES);
        boolean done = COMPILER.getTask(null, kept, told, how, null, files).call();
        if (!done) throw new AssertionError("without the rule it does not compile: " + told.getDiagnostics());
        return kept.classes();
    }

    private static final class Source extends SimpleJavaFileObject {
        private final String text;

        Source(String type, String text) {
            super(URI.create("string:///" + type + ".java"), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignore) {
            return text;
        }
    }

    /** Compiled classes stay in memory. */
    private static final class Kept extends ForwardingJavaFileManager<StandardJavaFileManager> {
        private final Map<String, ByteArrayOutputStream> made = new HashMap<>();

        Kept(StandardJavaFileManager standard) {
            super(standard);
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                JavaFileManager.Location where, String name, JavaFileObject.Kind kind, FileObject beside) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            made.put(name, bytes);
            return new SimpleJavaFileObject(URI.create("mem:///" + name.replace('.', '/') + ".class"), kind) {
                @Override
                public OutputStream openOutputStream() {
                    return bytes;
                }
            };
        }

        Map<String, byte[]> classes() {
            Map<String, byte[]> all = new HashMap<>();
            made.forEach((name, bytes) -> all.put(name, bytes.toByteArray()));
            return all;
        }
    }

    /** Everything whose name begins so is loaded again, with what was changed. */
    private static final class Loader extends ClassLoader {
        private final Map<String, byte[]> changed;
        private final String anew;

        Loader(Map<String, byte[]> changed, String anew) {
            super(RuleRemoval.class.getClassLoader());
            this.changed = changed;
            this.anew = anew;
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith(anew)) return super.loadClass(name, resolve);
            synchronized (getClassLoadingLock(name)) {
                Class<?> is = findLoadedClass(name);
                return is != null ? is : define(name);
            }
        }

        private Class<?> define(String name) throws ClassNotFoundException {
            byte[] bytes = changed.get(name);
            try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
                if (bytes == null && in != null) bytes = in.readAllBytes();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            if (bytes == null) throw new ClassNotFoundException(name);
            Class<?> whole = getParent().loadClass(name);
            return defineClass(name, bytes, 0, bytes.length, whole.getProtectionDomain());
        }
    }
}
