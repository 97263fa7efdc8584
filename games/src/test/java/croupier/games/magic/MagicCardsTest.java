package croupier.games.magic;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.games.Facts;
import croupier.games.magic.abilities.Face;
import croupier.games.magic.abilities.MagicCards;
import croupier.games.magic.cards.PowerToughness;
import croupier.games.magic.words.ManaCost;
import croupier.games.magic.words.Type;
import croupier.games.magic.words.TypeLine;
import croupier.kernel.Games;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Names and numbers of cards are those of the printed ones; the facts are a copy of public lists. */
class MagicCardsTest {
    private static final int CORE = 120;
    private static final int MORE = 80;
    /** Keywords that are written as abilities or as keys of their own, since they have parameters or are several abilities. */
    private static final Set<String> WRITTEN_OUT = Set.of(
            "undying",
            "persist",
            "exalted",
            "prowess",
            "echo",
            "enchant",
            "equip",
            "flashback",
            "kicker",
            "cycling",
            "morph",
            "ward",
            "suspend",
            "crew",
            "ninjutsu",
            "vanishing",
            "storm",
            "cascade",
            "rebound",
            "buyback",
            "evoke",
            "affinity",
            "fading",
            "madness",
            "proliferate");

    private final Magic game = (Magic) Games.load("magic");
    private final MagicCards book = game.book;

    private record Fact(
            String name, String cost, String type, String pt, String loyalty, String keywords, boolean core) {
        static Fact of(String line) {
            String[] f = line.split("\t", -1);
            return new Fact(f[0], f[1], f[2], f[3], f[4], f[5], f[6].equals("core"));
        }

        @Override
        public String toString() {
            return name;
        }
    }

    private static List<Fact> facts() {
        return Facts.lines("/magic/facts.tsv").stream().skip(1).map(Fact::of).toList();
    }

    private Face face(String name) {
        for (int card : book.pool) if (book.faces[card].name.equals(name)) return book.faces[card];
        throw new AssertionError("no card is called " + name);
    }

    @TestFactory
    Stream<DynamicTest> cardsAreAsTheyArePrinted() throws IOException {
        return facts().stream().map(f -> DynamicTest.dynamicTest(f.name, () -> check(f, face(f.name))));
    }

    private static void check(Fact f, Face card) {
        if (f.cost.isEmpty()) assertThat(card.def.cost()).isNull();
        else assertThat(card.def.cost()).isEqualTo(ManaCost.of(f.cost));
        TypeLine type = TypeLine.of(f.type);
        assertThat(card.def.type().bits()).isEqualTo(type.bits());
        assertThat(card.def.type().subtypes()).containsExactlyInAnyOrderElementsOf(type.subtypes());
        if (f.pt.isEmpty()) assertThat(card.def.pt()).isNull();
        else if (f.pt.contains("*")) assertThat(card.def.defines()).isNotNull();
        else assertThat(card.def.pt()).isEqualTo(PowerToughness.of(f.pt));
        assertThat(card.loyalty).isEqualTo(f.loyalty.isEmpty() ? 0 : Integer.parseInt(f.loyalty));
        assertThat(keywords(card)).isEqualTo(keywords(f));
    }

    private static Set<String> keywords(Fact f) {
        Set<String> all = new TreeSet<>();
        for (String k : f.keywords.split(", ")) if (!k.isEmpty() && !WRITTEN_OUT.contains(k)) all.add(k);
        return all;
    }

    /** Keywords of the rulebook; what else an object cannot or must do is text on the printed card. */
    private static Set<String> keywords(Face card) {
        return card.def.keywords().stream()
                .map(k -> k.name().toLowerCase(Locale.ROOT).replace('_', ' '))
                .filter(k -> !k.startsWith("cant ") && !k.startsWith("must ") && !k.startsWith("doesnt "))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void theCoreIsThereAndMore() throws IOException {
        List<Fact> facts = facts();
        assertThat(facts.stream().filter(Fact::core)).hasSize(CORE);
        assertThat(facts.stream().filter(f -> !f.core && !face(f.name).isPlain()))
                .hasSizeGreaterThanOrEqualTo(MORE);
    }

    @Test
    void everyCardHasAText() {
        for (int card : book.pool) {
            Face f = book.faces[card];
            if (!f.is(Type.BASIC))
                assertThat(game.cards().text(card)).as(f.name).isNotBlank();
        }
    }

    @Test
    void readyMadeDecksHaveSixtyCards() {
        assertThat(book.decks)
                .hasSizeGreaterThanOrEqualTo(6)
                .allSatisfy(d -> assertThat(d).hasSize(60));
    }
}
