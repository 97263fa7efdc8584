package croupier.games.doomlings;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.games.RulesRemoved;
import croupier.script.scenario.Case;
import croupier.script.scenario.Scenarios;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class RulesRemovedTest extends RulesRemoved {
    private static final int QUESTIONS = 40;

    RulesRemovedTest() {
        super("doomlings", 292);
    }

    @Test
    void everyQuestionOfTheRulesHasACase() {
        Set<String> open = new LinkedHashSet<>();
        for (int i = 1; i <= QUESTIONS; i++) open.add("Q" + i);
        open.add("Q11a");
        open.add("Q11b");
        Pattern question = Pattern.compile("\\bQ\\d+[a-z]?\\b");
        for (Case c : new Scenarios().in(Path.of("src/test/scenarios/doomlings"))) {
            Matcher m = question.matcher(c.name());
            while (m.find()) open.remove(m.group());
        }
        assertThat(open).isEmpty();
    }
}
