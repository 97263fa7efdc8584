package croupier.games;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.script.scenario.Case;
import croupier.script.scenario.Scenarios;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** Every ruling fails when its rule is removed: by what it says itself it fails without, or by taking the rule out of the game. */
public abstract class RulesRemoved {
    /** This many other cases are played without a rule. */
    private static final int OTHERS = 8;

    private static final Pattern RESOLUTION = Pattern.compile("\\bQ(\\d+)\\b");

    private final Path cases;
    private final Path removed;
    private final RuleRemoval removal;
    private final int fewest;
    private final int resolutions;

    /** The rulings in the folder named like the game: at least this many. */
    protected RulesRemoved(String game, int fewest) {
        this(game, fewest, 0);
    }

    /** The same, and each of the resolutions Q1, Q2 ... of the digest has a ruling that names it. */
    protected RulesRemoved(String game, int fewest, int resolutions) {
        cases = Path.of("src/test/scenarios", game);
        removed = Path.of("src/test/removed", game + ".yaml");
        removal = new RuleRemoval(game);
        this.fewest = fewest;
        this.resolutions = resolutions;
    }

    @TestFactory
    Stream<DynamicTest> withoutItsRuleACaseFails() throws IOException {
        Map<List<RuleRemoval.Edit>, List<String>> together = new LinkedHashMap<>();
        removed().forEach((name, removals) -> {
            for (List<RuleRemoval.Edit> edits : removals)
                together.computeIfAbsent(edits, e -> new ArrayList<>()).add(name);
        });
        List<String> all = new Scenarios().in(cases).stream().map(Case::name).toList();
        Pattern only = Pattern.compile(System.getProperty("removed", ""));
        return together.entrySet().stream()
                .filter(e -> e.getValue().stream().anyMatch(only.asPredicate()))
                .map(e -> DynamicTest.dynamicTest(
                        String.join(", ", e.getValue()), () -> failsWithout(e.getKey(), e.getValue(), all)));
    }

    /** Those named fail, and of some others most hold: a rule was taken out, not the whole game broken. */
    private void failsWithout(List<RuleRemoval.Edit> edits, List<String> names, List<String> all) {
        Set<String> others = new LinkedHashSet<>();
        for (int i = 0; i < OTHERS; i++) others.add(all.get(i * all.size() / OTHERS));
        others.removeAll(names);
        int most = others.size() / 2;
        RuleRemoval.Held held = removal.holdWithout(edits, cases, names, others, most);
        assertThat(held.named())
                .as("cases that hold though their rule is gone: %s", edits)
                .isEmpty();
        assertThat(held.others())
                .as("too little holds without the rule: %s", edits)
                .isEqualTo(most);
    }

    /** Whether every ruling must be proved; if not, those that are named. */
    protected boolean provesAll() {
        return true;
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
        if (provesAll()) assertThat(unproved).isEmpty();
        assertThat(unknown).isEmpty();
        assertThat(all).hasSizeGreaterThanOrEqualTo(fewest);
    }

    @Test
    void everyResolutionOfTheDigestHasARuling() {
        TreeSet<Integer> missing = new TreeSet<>();
        for (int n = 1; n <= resolutions; n++) missing.add(n);
        for (Case c : new Scenarios().in(cases))
            RESOLUTION.matcher(c.rule()).results().forEach(q -> missing.remove(Integer.valueOf(q.group(1))));
        assertThat(missing).isEmpty();
    }

    private Map<String, List<List<RuleRemoval.Edit>>> removed() throws IOException {
        return read(removed);
    }

    /** What is removed for a case: one rule, or a list of rules of which each alone must make it fail. */
    static Map<String, List<List<RuleRemoval.Edit>>> read(Path file) throws IOException {
        Object read = new Load(
                        LoadSettings.builder().setMaxAliasesForCollections(1000).build())
                .loadFromString(Files.readString(file));
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
