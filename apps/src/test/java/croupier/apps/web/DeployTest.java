package croupier.apps.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.Model.CommandSpec;

/** What lies in deploy fits the program. */
class DeployTest extends AtServer {
    private static final Path DEPLOY = Path.of("..", "deploy");

    private static Set<String> found(String pattern, String text) {
        Set<String> all = new TreeSet<>();
        for (Matcher m = Pattern.compile(pattern).matcher(text); m.find(); ) all.add(m.group(1));
        return all;
    }

    private static String file(String name) throws IOException {
        return Files.readString(DEPLOY.resolve(name));
    }

    @Test
    void theDashboardShowsFiguresThatThereAre() throws IOException {
        made("");
        Guest.make(base, "duel", "[\"me\",\"me\"]", "");
        server.house().report("-", "as if");
        server.house().figures.count("refusals");
        server.house().figures.count("answers");
        String figures = Guest.text(base, "/metrics");
        for (String name : found("(croupier_[a-z_]+)", file("dashboard.json")))
            assertThat(figures).containsPattern("(?m)^" + name + "[ {]");
        assertThat(figures).endsWith("# EOF\n");
    }

    /** Each figure has its type before its values, and a histogram counts up to all. */
    @Test
    void figuresHaveTheOpenMetricsForm() {
        server.house().figures.answered(3_000_000);
        server.house().figures.answered(60_000_000_000L);
        String figures = Guest.text(base, "/metrics");
        Set<String> typed = found("(?m)^# TYPE (\\S+) ", figures);
        Set<String> valued = found("(?m)^([a-z_]+)[ {]", figures).stream()
                .map(n -> n.replaceFirst("_(total|bucket|count|sum)$", ""))
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(typed).isEqualTo(valued);
        assertThat(figures)
                .contains("croupier_answer_seconds_bucket{le=\"0.005\"} 1\n")
                .contains("croupier_answer_seconds_bucket{le=\"+Inf\"} 2\n")
                .contains("croupier_answer_seconds_count 2\n")
                .contains("croupier_answer_seconds_sum 60.003\n");
    }

    @Test
    void theUnitAndTheImageStartTheServerWithOptionsThatThereAre() throws Exception {
        Set<String> known = CommandSpec.forAnnotatedObject(Class.forName("croupier.apps.ServeCommand"))
                .optionsMap()
                .keySet();
        for (String name : new String[] {"croupier.service", "Containerfile"}) {
            String text = file(name);
            String start = text.lines()
                    .filter(l -> l.matches(".*[ \"]serve[ \"].*"))
                    .findFirst()
                    .orElseThrow();
            String after = start.substring(start.indexOf("serve"));
            Set<String> used = found("(?:^|[ \"])(--[a-z-]+)", after);
            assertThat(used).isNotEmpty();
            assertThat(known).as(name).containsAll(used);
        }
    }
}
