package croupier.games.magic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowable;

import croupier.kernel.Content;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Deck files are checked; mistakes are reported with their place. */
class MagicDecksTest {
    private static void load(String deck) {
        MagicSource source = new MagicSource();
        Content with = source.content().with(Map.of("decks/mine.yaml", deck));
        source.load(with);
    }

    private static void isRefused(String deck, String... told) {
        Throwable wrong = catchThrowable(() -> load(deck));
        assertThat(wrong).isNotNull();
        assertThat(wrong.getMessage()).contains(told);
    }

    @Test
    void aDeckOfSixtyIsTaken() {
        assertThatCode(() -> load("Mine:\n  cards:\n    Forest: 56\n    Grizzly Bears: 4\n"))
                .doesNotThrowAnyException();
    }

    @Test
    void aDeckHasAtLeastSixtyCards() {
        isRefused(
                "Mine:\n  cards:\n    Forest: 55\n    Grizzly Bears: 4\n",
                "decks/mine.yaml:2:3",
                "has 59 cards, but a constructed deck has at least 60");
    }

    @Test
    void aDeckHasAtMostFourOfACard() {
        isRefused(
                "Mine:\n  cards:\n    Forest: 55\n    Grizzly Bears: 5\n",
                "decks/mine.yaml:4:5",
                "5 Grizzly Bears, but a constructed deck has at most 4");
    }

    @Test
    void aLimitedDeckIsSmallerAndHasAnyNumberOfACard() {
        assertThatCode(() -> load("Mine:\n  format: limited\n  cards:\n    Forest: 30\n    Grizzly Bears: 10\n"))
                .doesNotThrowAnyException();
        isRefused(
                "Mine:\n  format: limited\n  cards:\n    Forest: 39\n", "39 cards, but a limited deck has at least 40");
    }

    @Test
    void copiesInTheSideboardCountToo() {
        isRefused(
                "Mine:\n  cards:\n    Forest: 56\n    Grizzly Bears: 4\n  sideboard:\n    Grizzly Bears: 1\n    Shock: 15\n",
                "5 Grizzly Bears, but",
                "15 Shock, but",
                "16 cards beside it, but");
    }

    @Test
    void aCardThatIsNotThereIsToldWithTheNearest() {
        isRefused(
                "Mine:\n  cards:\n    Forest: 56\n    Grizly Bears: 4\n",
                "decks/mine.yaml:4:5",
                "Grizly Bears",
                "Grizzly Bears");
    }

    @Test
    void aDeckHasNoTokens() {
        isRefused("Mine:\n  cards:\n    Forest: 56\n    Goblin: 4\n", "decks/mine.yaml:4:5", "Goblin is a token");
    }

    @Test
    void aNumberOfCardsIsANumber() {
        isRefused("Mine:\n  cards:\n    Forest: many\n", "decks/mine.yaml:3:13", "many");
    }
}
