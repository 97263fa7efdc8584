package croupier.script.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import croupier.kernel.Content;
import croupier.script.Ability;
import croupier.script.Amount;
import croupier.script.Ref;
import croupier.script.Span;
import croupier.script.files.Example;
import croupier.script.files.Node;
import croupier.script.files.Place;
import croupier.script.forms.Vocabulary;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** From folders to definitions. */
class LoadingTest {
    private final Library library = Toy.load(Sample.content());

    @Test
    void theCatalogueCountsCardsFromOneInTheOrderOfTheirFolders() {
        Cards cards = library.cards();
        assertThat(cards.size()).isEqualTo(6);
        assertThat(cards.name(1)).isEqualTo("Strike");
        assertThat(cards.find("Rat")).isEqualTo(5);
        assertThat(cards.find("Nobody")).isZero();
        assertThat(cards.name(0)).isEmpty();
        assertThat(cards.hash()).isEqualTo(Sample.content().hash());
    }

    @Test
    void definitionsAreFoundByPlaceNameAndCard() {
        Definitions<Toy.EnemyDef> enemies = library.definitions(Toy.EnemyDef.class);
        assertThat(enemies.named("Worm").hp()).isEqualTo(new Span(10, 12));
        assertThat(enemies.card(5).hp()).isEqualTo(new Span(5, 5));
        assertThat(enemies.has(5)).isTrue();
        assertThat(enemies.has(3)).isFalse();
        assertThat(enemies.place("Rat")).isEqualTo(1);
        assertThatThrownBy(() -> enemies.named("Ratt")).hasMessageContaining("Did you mean 'Rat'?");
    }

    @Test
    void refsAreResolvedWhenEverythingIsRead() {
        Ref<Toy.Keyword> ref =
                library.definitions(Toy.CardDef.class).named("Shell").keywords().get(0);
        assertThat(ref.get().about()).isEqualTo("Over everything");
        assertThat(ref.number()).isZero();
        assertThat(ref.card()).isZero();
    }

    @Test
    void abilitiesAreNumberedOverAllContent() {
        assertThat(library.all(Ability.class)).hasSize(2);
        assertThat(library.definitions(Toy.CardDef.class)
                        .named("Shell")
                        .abilities()
                        .get(1)
                        .number())
                .isEqualTo(1);
    }

    @Test
    void examplesAreKeptAsTheyAreWritten() {
        assertThat(library.examples()).hasSize(1);
        Example e = library.examples().get(0);
        assertThat(e.definition()).isEqualTo("Strike");
        assertThat(e.node().place()).isEqualTo(new Place("cards/basic.yaml", 11, 7));
        assertThat(((Node.Mapping) e.node()).get("play")).isInstanceOf(Node.Scalar.class);
    }

    @Test
    void aVariantPutsItsFieldsInPlaceOfOthers() {
        Sources sources = Sources.read(ToyLanguage.vocabulary(), Sample.content());
        assertThat(sources.variants()).containsExactly("hard", "harder");
        Library harder = Toy.load(sources.variant("harder"));
        assertThat(harder.definitions(Toy.CardDef.class).named("Strike").cost()).isEqualTo(2);
        assertThat(harder.cards().text(1)).isEqualTo("Deal 5 damage.");
        assertThat(harder.definitions(Toy.EnemyDef.class).named("Rat").hp()).isEqualTo(new Span(9, 9));
        assertThat(harder.variant("hard").options()).isEqualTo(Map.of("lives", "3"));
        assertThat(harder.cards().hash()).isNotEqualTo(library.cards().hash());
        assertThatThrownBy(() -> sources.variant("hrd")).hasMessageContaining("Did you mean 'hard'?");
    }

    @Test
    void testCardsAreAddedToTheContent() {
        Content more = Sample.content().with(Map.of("cards/test.yaml", "Test: { type: skill, play: { damage: 1 } }"));
        assertThat(Toy.load(more).cards().text(Toy.load(more).cards().find("Test")))
                .isEqualTo("Deal 1 damage.");
    }

    @Test
    void namesAreKnownBeforeTextsAreCompiled() {
        Sources s = Sources.read(ToyLanguage.vocabulary(), Sample.content());
        assertThat(s.names("powers")).containsExactly("Strength", "Sharp Hide");
        assertThat(s.value("powers", "Sharp Hide", "good", "true")).isEqualTo("false");
        assertThat(s.value("powers", "Strength", "good", "true")).isEqualTo("true");
    }

    @Test
    void aConverterReadsWhatTheGameWrites() {
        record Price(int gold) {}
        record Ware(Price price, Amount by) {}
        Vocabulary v = ToyLanguage.vocabulary().kind("wares", Ware.class).converter(Price.class, (n, r) -> {
            if (n instanceof Node.Scalar s && s.text().endsWith(" gold"))
                return new Price(Integer.parseInt(s.text().substring(0, s.text().length() - 5)));
            r.mistake(n, "a price is so many gold");
            return new Price(0);
        });
        v.converter(
                Amount.class, (n, r) -> (t, s) -> ((Node.Mapping) n).entries().size());
        Library l =
                Toy.load(Sources.read(v, Toy.content("wares/a.yaml", "Rope: { price: 5 gold, by: { 0: 1, 9: 2 } }")));
        assertThat(l.definitions(Ware.class).named("Rope").price()).isEqualTo(new Price(5));
        assertThatThrownBy(() -> Toy.load(Sources.read(v, Toy.content("wares/a.yaml", "Rope: { price: 5, by: 1 }"))))
                .hasMessageContaining("wares/a.yaml:1:16: a price is so many gold");
    }
}
