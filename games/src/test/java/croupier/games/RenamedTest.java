package croupier.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What rule removal is keyed by survives a rename. */
class RenamedTest {
    private static final String WORDS = "if (shield > 0) block(t, shield);";

    @Test
    void wordsAreFoundHoweverTheyAreBroken() {
        assertThat(RuleRemoval.apply(edit("return;"), "x(); if (shield > 0)\n    block(t, shield); y();"))
                .isEqualTo("x(); return; y();");
    }

    @Test
    void renamedVariablesAndMethodsAreFoundAndRenamedInWhatStandsInstead() {
        String source = "int b = of(t); if (barrier > 0) absorb(t, barrier);";
        assertThat(RuleRemoval.apply(edit("if (shield > 9) block(t, 9);"), source))
                .isEqualTo("int b = of(t); if (barrier > 9) absorb(t, 9);");
    }

    @Test
    void aNameThatIsStillThereIsNoOther() {
        String source = "int shield = 0; if (barrier > 0) block(t, barrier);";
        assertThat(Renamed.find(WORDS, source)).isEmpty();
    }

    @Test
    void twoNamesDoNotBecomeOne() {
        assertThat(Renamed.find("a(b)", "c(c)")).isEmpty();
    }

    @Test
    void otherCodeIsNotFound() {
        assertThat(Renamed.find(WORDS, "if (barrier >= 0) absorb(t, barrier);")).isEmpty();
    }

    /** Whatever name of its words is renamed in the class, a removal finds its place again. */
    @TestFactory
    Stream<DynamicTest> everyRemovalSurvivesARename() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("src/test/removed"))) {
            return files.sorted().toList().stream()
                    .map(f -> DynamicTest.dynamicTest(f.getFileName().toString(), () -> survives(f)));
        }
    }

    private static void survives(Path file) throws IOException {
        String game = file.getFileName().toString().replace(".yaml", "");
        RuleRemoval removal = new RuleRemoval(game);
        List<String> lost = new ArrayList<>();
        int renames = 0;
        for (List<List<RuleRemoval.Edit>> of : RulesRemoved.read(file).values())
            for (List<RuleRemoval.Edit> edits : of)
                for (RuleRemoval.Edit e : edits) {
                    String source = removal.source(e);
                    List<Renamed.Place> places = Renamed.find(e.words(), source);
                    if (places.isEmpty()) {
                        lost.add(e.type() + " has no: " + e.words());
                        continue;
                    }
                    int start = places.get(0).start();
                    TreeSet<String> names = new TreeSet<>();
                    for (Renamed.Token t : Renamed.tokens(e.words()))
                        if (t.isName() && source.contains(t.text())) names.add(t.text());
                    for (String name : names) {
                        renames++;
                        if (!isFound(e, source, start, name)) lost.add(e.type() + ", " + name + ": " + e.words());
                    }
                }
        assertThat(lost.stream().distinct())
                .as("gone, or ambiguous: give them more words")
                .isEmpty();
        assertThat(renames).isGreaterThan(100);
    }

    /** Whether the same place is found with a name made longer by one letter everywhere. */
    private static boolean isFound(RuleRemoval.Edit e, String source, int start, String name) {
        Map<String, String> longer = Map.of(name, name + "Z");
        Renamed.Place whole = new Renamed.Place(0, source.length(), longer);
        int there = whole.inNames(source.substring(0, start)).length();
        List<Renamed.Place> places = Renamed.find(e.words(), whole.inNames(source));
        return places.size() == 1 && places.get(0).start() == there;
    }

    private static RuleRemoval.Edit edit(String instead) {
        return new RuleRemoval.Edit("Any", WORDS, instead);
    }
}
