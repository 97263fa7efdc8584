package croupier.games.essence;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.games.Facts;
import croupier.kernel.Games;
import croupier.script.library.Definitions;
import croupier.script.library.Library;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The cards of the list have its numbers, and their abilities its parts and numbers. */
class EssenceFactsTest {
    private final Library library = ((Essence) Games.load("essence")).library();

    @TestFactory
    Stream<DynamicTest> cardsAreThoseOfTheList() throws IOException {
        Definitions<Defs.Card> cards = library.definitions(Defs.Card.class);
        List<String[]> facts = Facts.of("/essence/facts.tsv");
        assertThat(facts).hasSize(120);
        return facts.stream().map(f -> DynamicTest.dynamicTest(f[0] + " " + f[1], () -> check(f, cards.named(f[1]))));
    }

    private void check(String[] f, Defs.Card d) {
        assertThat(d.id()).isEqualTo(f[0]);
        assertThat(d.rarity()).isEqualTo(f[2]);
        assertThat(d.type().name()).isEqualTo(f[3]);
        assertThat(d.subtypes()).containsExactlyInAnyOrder(f[4].split(","));
        assertThat(d.domains()).containsExactlyInAnyOrder(f[5].split(","));
        assertThat(d.cost()).isEqualTo(Integer.parseInt(f[6]));
        assertThat(said(d.power())).isEqualTo(f[7]);
        assertThat(said(d.guard())).isEqualTo(f[8]);
        assertThat(said(d.essence())).isEqualTo(f[9]);
        assertThat(said(d.kl())).isEqualTo(f[10]);
        parts(f[11], d);
        numbers(f[11], d);
    }

    private static String said(@Nullable Integer number) {
        return Objects.toString(number, "");
    }

    /** Each clause of the list's shorthand is a part of the card, and the card has no other. */
    private static void parts(String effect, Defs.Card d) {
        boolean enters = false;
        boolean lasts = false;
        boolean guards = false;
        boolean code = false;
        for (String clause : effect.split("; ")) {
            String c = clause.toLowerCase(Locale.ROOT);
            if (c.equals("guardian")) guards = true;
            else if (d.type() == Type.DEITY && c.startsWith("god code")) code = true;
            else if (c.startsWith("enter")) enters = true;
            else if (!c.startsWith("if ") && !c.startsWith("else ") && !d.type().isCast()) lasts = true;
        }
        assertThat(d.guardian()).as("Guardian").isEqualTo(guards);
        assertThat(!d.godCode().isEmpty()).as("God Code").isEqualTo(code);
        assertThat(!d.play().isEmpty()).as("enter").isEqualTo(enters || d.type().isCast());
        assertThat(!d.abilities().isEmpty() || !d.lasting().isEmpty() || d.costsLess() != null || d.klBonus() != null)
                .as("abilities")
                .isEqualTo(lasts);
        assertThat(d.notes()).isEmpty();
        assertThat(d.use()).isEmpty();
    }

    /** The list tells what it costs with its Deity, the card how much less that is. */
    private static final Set<String> OTHERWISE = Set.of("EC-072");

    /** Every number of the shorthand is in the card's text and the other way round. */
    private void numbers(String effect, Defs.Card d) {
        if (OTHERWISE.contains(d.id())) return;
        String own = effect.replaceAll("EC-\\d+(/EC-\\d+)?", "").replaceAll("(on )?KL passing 13: KL:=13", "");
        assertThat(Facts.numbers(library.text(d))).as(library.text(d)).isEqualTo(Facts.numbers(own));
    }

    /** At least sixty cards of our own stand beside the list. */
    @TestFactory
    Stream<DynamicTest> thereAreSixtyMore() {
        List<String> own = new ArrayList<>();
        Definitions<Defs.Card> cards = library.definitions(Defs.Card.class);
        for (int i = 0; i < cards.size(); i++)
            if (cards.get(i).id().isEmpty()
                    && cards.get(i).type() != Type.TOKEN
                    && !cards.get(i).isBasic()) own.add(cards.name(i));
        return Stream.of(
                DynamicTest.dynamicTest("sixty more", () -> assertThat(own).hasSizeGreaterThanOrEqualTo(60)));
    }
}
