package croupier.games;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.GameSource;
import croupier.script.scenario.Case;
import croupier.script.scenario.Scenarios;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** Every ruling fails when its rule is removed: by what it says itself it fails without, or by taking the rule out of the game. */
public abstract class RulesRemoved {
    private final Path cases;
    private final Path removed;
    private final RuleRemoval removal;
    private final int fewest;

    /** The rulings in the folder named like the game: at least so many. */
    protected RulesRemoved(String game, Class<? extends GameSource> source, int fewest) {
        cases = Path.of("src/test/scenarios", game);
        removed = Path.of("src/test/removed", game + ".yaml");
        removal = new RuleRemoval(source);
        this.fewest = fewest;
    }

    @TestFactory
    Stream<DynamicTest> withoutItsRuleACaseFails() throws IOException {
        Map<List<RuleRemoval.Edit>, List<String>> together = new LinkedHashMap<>();
        removed().forEach((name, removals) -> {
            for (List<RuleRemoval.Edit> edits : removals)
                together.computeIfAbsent(edits, e -> new ArrayList<>()).add(name);
        });
        return together.entrySet().stream()
                .map(e -> DynamicTest.dynamicTest(
                        String.join(", ", e.getValue()), () -> failsWithout(e.getKey(), e.getValue())));
    }

    private void failsWithout(List<RuleRemoval.Edit> edits, List<String> names) {
        assertThat(removal.holdWithout(edits, cases, names))
                .as("cases that hold though their rule is gone: %s", edits)
                .isEmpty();
    }

    @Test
    void everyRulingSaysWhatItFailsWithout() throws IOException {
        TreeSet<String> unproved = new TreeSet<>();
        TreeSet<String> unknown = new TreeSet<>(removed().keySet());
        List<Case> all = new Scenarios().in(cases);
        for (Case c : all) {
            if (!c.saysWithout() && !removed().containsKey(c.name())) unproved.add(c.name());
            unknown.remove(c.name());
        }
        assertThat(unproved).isEmpty();
        assertThat(unknown).isEmpty();
        assertThat(all).hasSizeGreaterThanOrEqualTo(fewest);
    }

    /** What is removed for a case: one rule, or a list of rules of which each alone must make it fail. */
    private Map<String, List<List<RuleRemoval.Edit>>> removed() throws IOException {
        Object read = new Load(LoadSettings.builder().build()).loadFromString(Files.readString(removed));
        Map<String, List<List<RuleRemoval.Edit>>> all = new LinkedHashMap<>();
        ((Map<?, ?>) read).forEach((name, rules) -> {
            List<List<RuleRemoval.Edit>> removals = new ArrayList<>();
            for (Object rule : rules instanceof List<?> several ? several : List.of(rules)) removals.add(edits(rule));
            all.put(name.toString(), removals);
        });
        return all;
    }

    private static List<RuleRemoval.Edit> edits(Object rule) {
        List<RuleRemoval.Edit> list = new ArrayList<>();
        ((Map<?, ?>) rule).forEach((type, pairs) -> {
            List<?> words = (List<?>) pairs;
            for (int i = 0; i < words.size(); i += 2)
                list.add(new RuleRemoval.Edit(
                        type.toString(),
                        words.get(i).toString(),
                        words.get(i + 1).toString()));
        });
        return list;
    }
}
