package croupier.apps;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Measures this program and another build of it by turns, each time in a JVM of its own: only figures of the same minutes can be
 * compared, and two JVMs that run the same code differ by 5 to 10 percent.
 */
final class Against {
    /** What is compared, by its name in JSON. */
    private static final Map<String, String> FIGURES = figures();

    private final String other;
    private final int pairs;

    /** @param other a croupier.jar, or a class path */
    Against(String other, int pairs) {
        if (pairs < 1) throw Trouble.wrong("at least one pair is needed, not " + pairs);
        for (String part : other.split(File.pathSeparator, -1))
            if (!Files.exists(Path.of(part))) throw Trouble.wrong("there is no file " + part + " to measure against");
        this.other = other;
        this.pairs = pairs;
    }

    private static Map<String, String> figures() {
        Map<String, String> all = new LinkedHashMap<>();
        all.put("decisions", "decisions");
        all.put("playouts", "matches");
        all.put("forks", "forks");
        all.put("looks", "forks with a look");
        return all;
    }

    /** Runs a bench as often as there are pairs in both programs, and tells how many times as fast this one is. */
    void run(String game, List<String> arguments, PrintWriter out) {
        String own = System.getProperty("java.class.path");
        List<JsonNode> before = new ArrayList<>();
        List<JsonNode> now = new ArrayList<>();
        out.printf("%s, this program and %s by turns, %d %s%n", game, other, pairs, pairs == 1 ? "pair" : "pairs");
        for (int i = 0; i < pairs; i++) {
            before.add(measure(other, arguments));
            now.add(measure(own, arguments));
            out.printf(
                    Locale.ROOT,
                    "  pair %d: %,.0f against %,.0f decisions%n",
                    i + 1,
                    rate(now.getLast(), "decisions"),
                    rate(before.getLast(), "decisions"));
            out.flush();
        }
        FIGURES.forEach((figure, name) -> out.println("  " + ratio(name, figure, before, now)));
        out.printf(
                Locale.ROOT,
                "  a match has %.1f decisions and %.1f answers, before %.1f and %.1f%n%n",
                now.getFirst().path("meanDecisions").asDouble(),
                now.getFirst().path("meanAnswers").asDouble(),
                before.getFirst().path("meanDecisions").asDouble(),
                before.getFirst().path("meanAnswers").asDouble());
    }

    private static double rate(JsonNode figures, String name) {
        return figures.path(name).path("median").asDouble();
    }

    private static String ratio(String name, String figure, List<JsonNode> before, List<JsonNode> now) {
        double[] ratios = new double[now.size()];
        for (int i = 0; i < ratios.length; i++) ratios[i] = rate(now.get(i), figure) / rate(before.get(i), figure);
        Arrays.sort(ratios);
        int outside = outside(ratios.length);
        return String.format(
                Locale.ROOT,
                "%-20s %.3f times as fast (%.3f to %.3f)",
                name,
                median(ratios),
                ratios[outside],
                ratios[ratios.length - 1 - outside]);
    }

    static double median(double[] sorted) {
        int n = sorted.length;
        return n % 2 == 1 ? sorted[n / 2] : (sorted[n / 2 - 1] + sorted[n / 2]) / 2;
    }

    /**
     * How many of the least and of the greatest of n measurements may be left out, so that the true median lies between the
     * rest with 95 percent: each measurement lies below it with the chance of a coin.
     */
    static int outside(int n) {
        double below = 0;
        double ways = 1;
        int left = 0;
        for (int k = 0; k < n / 2; k++) {
            below += ways * Math.pow(0.5, n);
            if (below > 0.025) break;
            left = k;
            ways = ways * (n - k) / (k + 1);
        }
        return left;
    }

    /** One bench in a JVM of its own, with the options of this one. */
    private static JsonNode measure(String classPath, List<String> arguments) {
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
        for (String option : ManagementFactory.getRuntimeMXBean().getInputArguments())
            if (option.startsWith("-X") || option.startsWith("--enable-native-access")) command.add(option);
        command.addAll(List.of("-cp", classPath, "croupier.apps.Main", "bench"));
        command.addAll(arguments);
        command.add("--json");
        try {
            Path trouble = Files.createTempFile("bench", ".err");
            Process p =
                    new ProcessBuilder(command).redirectError(trouble.toFile()).start();
            String out = new String(p.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            int exit = p.waitFor();
            String err = Files.readString(trouble);
            Files.delete(trouble);
            if (exit != 0) throw Trouble.wrong("bench in " + classPath + " ended with " + exit + ": " + err.strip());
            return JsonMapper.builder().build().readTree(out).path(0);
        } catch (IOException e) {
            throw Trouble.wrong("bench in " + classPath + " could not be run: " + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw Trouble.wrong("bench was interrupted");
        }
    }
}
