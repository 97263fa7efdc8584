package croupier.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.Model.CommandSpec;

/** What lies in deploy for several servers fits the program. */
class ClusterDeployTest {
    private static Set<String> found(String pattern, String text) {
        Set<String> all = new TreeSet<>();
        for (Matcher m = Pattern.compile(pattern).matcher(text); m.find(); ) all.add(m.group(1));
        return all;
    }

    @ParameterizedTest
    @ValueSource(strings = {"croupier-cluster.service", "Containerfile.cluster", "compose-cluster.yaml"})
    void serversAreStartedWithOptionsThatThereAre(String name) throws IOException {
        Set<String> known =
                CommandSpec.forAnnotatedObject(ClusterMain.class).optionsMap().keySet();
        String text = Files.readString(Path.of("..", "deploy", name));
        String start = text.lines()
                .filter(l -> l.matches("(?s).*(croupier-cluster.jar.*--|--inner-host|--behind-proxy).*"))
                .filter(l -> !l.startsWith("#"))
                .collect(Collectors.joining("\n"));
        String after = start.substring(Math.max(0, start.indexOf(".jar")));
        Set<String> used = found("(?:^|[ \"'\\[])(--[a-z-]+)", after);
        assertThat(used).contains("--behind-proxy");
        assertThat(known).containsAll(used);
    }
}
