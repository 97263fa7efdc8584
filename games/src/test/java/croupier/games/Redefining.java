package croupier.games;

import com.sun.tools.attach.VirtualMachine;
import java.io.IOException;
import java.lang.instrument.ClassDefinition;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;

/** Puts other code into classes that are loaded already; an agent that this program loads into itself by a second one. */
public final class Redefining {
    private static volatile Instrumentation loaded;
    private static boolean tried;

    private Redefining() {}

    /** Called in the program that is to be changed. */
    public static void agentmain(String arguments, Instrumentation instrumentation) {
        loaded = instrumentation;
    }

    /** The second program: loads the agent (second argument) into the first one (by its number). */
    public static void main(String[] arguments) throws Exception {
        VirtualMachine other = VirtualMachine.attach(arguments[0]);
        try {
            other.loadAgent(arguments[1]);
        } finally {
            other.detach();
        }
    }

    /**
     * Whether code was replaced; false where a change is more than code, where the JVM lets no agent in, and for records, of
     * which the JVM cannot find the annotations any more then.
     */
    static boolean redefine(Map<String, byte[]> classes) {
        Instrumentation in = instrumentation();
        if (in == null) return false;
        List<ClassDefinition> all = new ArrayList<>();
        try {
            for (Map.Entry<String, byte[]> c : classes.entrySet()) {
                Class<?> is = Class.forName(c.getKey());
                if (is.isRecord()) return false;
                all.add(new ClassDefinition(is, c.getValue()));
            }
            in.redefineClasses(all.toArray(ClassDefinition[]::new));
            return true;
        } catch (UnsupportedOperationException | ClassNotFoundException | UnmodifiableClassException e) {
            return false;
        }
    }

    /** Puts back what was replaced before. */
    static void restore(Map<String, byte[]> classes) {
        if (!redefine(classes)) throw new IllegalStateException("the rule cannot be put back");
    }

    private static synchronized Instrumentation instrumentation() {
        if (loaded != null || tried) return loaded;
        tried = true;
        try {
            Path jar = agent();
            String java =
                    Path.of(System.getProperty("java.home"), "bin", "java").toString();
            Process second = new ProcessBuilder(
                            java,
                            "-cp",
                            Path.of(Redefining.class
                                            .getProtectionDomain()
                                            .getCodeSource()
                                            .getLocation()
                                            .toURI())
                                    .toString(),
                            Redefining.class.getName(),
                            String.valueOf(ProcessHandle.current().pid()),
                            jar.toString())
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            second.waitFor();
            Files.delete(jar);
        } catch (IOException | java.net.URISyntaxException e) {
            throw new IllegalStateException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return loaded;
    }

    /** A jar that says of which class of the class path the agent is. */
    private static Path agent() throws IOException {
        Manifest says = new Manifest();
        Attributes main = says.getMainAttributes();
        main.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        main.putValue("Agent-Class", Redefining.class.getName());
        main.putValue("Can-Redefine-Classes", "true");
        Path jar = Files.createTempFile("redefining", ".jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), says)) {
            out.finish();
        }
        return jar;
    }
}
