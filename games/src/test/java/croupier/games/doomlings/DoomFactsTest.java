package croupier.games.doomlings;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.games.Facts;
import croupier.kernel.Games;
import croupier.script.library.Definitions;
import croupier.script.library.Library;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Traits, ages and catastrophes have the numbers and the parts of the printed ones. */
class DoomFactsTest {
    private final Library library = ((Doomlings) Games.load("doomlings")).library();

    @TestFactory
    Stream<DynamicTest> traitsAreAsTheyArePrinted() throws IOException {
        Definitions<Defs.TraitDef> traits = library.definitions(Defs.TraitDef.class);
        List<String[]> facts = Facts.of("/doomlings/traits.tsv");
        assertThat(facts).hasSize(107);
        return facts.stream().map(f -> DynamicTest.dynamicTest(f[0], () -> check(f, traits.named(f[0]))));
    }

    private void check(String[] fact, Defs.TraitDef d) {
        assertThat(d.color().name()).isEqualToIgnoringCase(fact[1]);
        assertThat(d.worth() != null).as("variable value").isEqualTo(fact[2].isEmpty());
        assertThat(d.value()).isEqualTo(fact[2].isEmpty() ? 0 : Integer.parseInt(fact[2]));
        assertThat(d.dominant()).isEqualTo(Boolean.parseBoolean(fact[3]));
        assertThat(d.copies()).isEqualTo(Integer.parseInt(fact[4]));
        assertThat(d.isEffectless()).isEqualTo(Boolean.parseBoolean(fact[5]));
        assertThat(d.genePool()).isEqualTo(Integer.parseInt(fact[6]));
        assertThat(parts(d)).isEqualTo(fact[7]);
        if (!fact[8].isEmpty()) assertThat(Facts.numbers(library.text(d))).containsAll(Facts.numbers(fact[8]));
    }

    private static String parts(Defs.TraitDef d) {
        List<String> parts = new ArrayList<>();
        if (d.playableIf() != null || !d.cost().isEmpty()) parts.add("requirement");
        if (d.genePool() != 0 || d.allGenePools() != 0 || !d.enter().isEmpty()) parts.add("onEnter");
        if (!d.play().isEmpty()) parts.add("action");
        if (d.reaction() != null) parts.add("outOfTurn");
        if (!d.abilities().isEmpty()) parts.add("persistent");
        if (d.bonus() != null || d.worth() != null || d.eachOpponent() != null) parts.add("score");
        if (d.worldsEnd() != null) parts.add("worldsEnd");
        return String.join(",", parts);
    }

    @TestFactory
    Stream<DynamicTest> agesAreAsTheyArePrinted() throws IOException {
        Definitions<Defs.AgeDef> ages = library.definitions(Defs.AgeDef.class);
        return Facts.of("/doomlings/ages.tsv").stream()
                .map(f -> DynamicTest.dynamicTest(f[0], () -> {
                    Defs.AgeDef d = ages.named(f[0]);
                    List<String> parts = List.of(f[1].split(","));
                    assertThat(!d.instant().isEmpty()).isEqualTo(parts.contains("instant"));
                    assertThat(d.forbids() != null)
                            .isEqualTo(parts.contains("blockColour") || parts.contains("maxFaceValue"));
                    assertThat(!d.beforeTurn().isEmpty()).isEqualTo(parts.contains("beforeOwnTurn"));
                    assertThat(d.another() != null).isEqualTo(parts.contains("afterPlaying"));
                    assertThat(!d.beforeStabilising().isEmpty()).isEqualTo(parts.contains("beforeStabilise"));
                    assertThat(!d.afterStabilising().isEmpty()).isEqualTo(parts.contains("afterStabilise"));
                    assertThat(d.maySkipStabilising()
                                    || d.stabiliseTo() != null
                                    || !d.insteadOfStabilising().isEmpty())
                            .isEqualTo(parts.contains("atStabilise"));
                    assertThat(Facts.numbers(library.text(d))).isEqualTo(Facts.numbers(f[2]));
                }));
    }

    @TestFactory
    Stream<DynamicTest> catastrophesAreAsTheyArePrinted() throws IOException {
        Definitions<Defs.CatastropheDef> catastrophes = library.definitions(Defs.CatastropheDef.class);
        List<String[]> facts = Facts.of("/doomlings/catastrophes.tsv");
        assertThat(facts).hasSize(15);
        return facts.stream()
                .map(f -> DynamicTest.dynamicTest(f[0], () -> {
                    Defs.CatastropheDef d = catastrophes.named(f[0]);
                    assertThat(d.genePool()).isEqualTo(Integer.parseInt(f[1]));
                    assertThat(d.reveal().isEmpty()).isFalse();
                    assertThat(d.worldsEnd().isEmpty()).isFalse();
                    assertThat(d.duringGame()).isEmpty();
                    String[] said = library.text(d)
                            .replaceFirst("^All gene pools .\\d\\. ", "")
                            .split("World's End: ");
                    assertThat(said).hasSize(2);
                    assertThat(Facts.numbers(said[0])).isEqualTo(Facts.numbers(f[2]));
                    assertThat(Facts.numbers(said[1])).isEqualTo(Facts.numbers(f[3]));
                }));
    }
}
