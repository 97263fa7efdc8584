package croupier.games.essence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import croupier.kernel.Content;
import croupier.kernel.Game;
import croupier.kernel.Games;
import croupier.script.files.MistakesException;
import croupier.script.library.Definitions;
import croupier.script.library.Library;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class EssenceLoadTest {
    private static final Content CARDS = new EssenceSource().content();

    private static Game with(String file, String text) {
        return new EssenceSource().load(CARDS.with(Map.of(file, text)));
    }

    private static Library library() {
        return ((Essence) Games.load("essence")).library();
    }

    @Test
    void everyCardHasAText() {
        Game essence = Games.load("essence");
        for (int card = 1; card < essence.cards().size(); card++)
            assertThat(essence.cards().text(card))
                    .as(essence.cards().name(card))
                    .isNotBlank();
    }

    @Test
    void theWholeListIsThere() {
        Set<String> ids = new HashSet<>();
        for (Defs.Card c : library().definitions(Defs.Card.class).all()) ids.add(c.id());
        List<String> list = IntStream.rangeClosed(1, 120)
                .mapToObj(n -> String.format("EC-%03d", n))
                .toList();
        assertThat(ids).containsAll(list);
    }

    @Test
    void everyDeityOfTheListHasADeck() {
        Definitions<Defs.Deck> decks = library().definitions(Defs.Deck.class);
        List<String> led = new ArrayList<>();
        for (Defs.Deck d : decks.all()) led.add(d.deity().name());
        Definitions<Defs.Card> cards = library().definitions(Defs.Card.class);
        for (int i = 0; i < cards.size(); i++)
            if (cards.get(i).type() == Type.DEITY && !cards.get(i).id().isEmpty())
                assertThat(led).contains(cards.name(i));
    }

    // ---- decks are checked

    @Test
    void aDeckHas40To60Cards() {
        assertThatThrownBy(() -> with("decks/mine.yaml", "mine:\n  deity: Null Regent\n  cards: { Glow Shard: 39 }\n"))
                .isInstanceOf(MistakesException.class)
                .hasMessageContaining("decks/mine.yaml:3:3: a deck has 40 to 60 cards; 'mine' has 39");
        assertThatThrownBy(() -> with("decks/mine.yaml", "mine:\n  deity: Null Regent\n  cards: { Glow Shard: 61 }\n"))
                .hasMessageContaining("'mine' has 61");
        assertThat(with("decks/mine.yaml", "mine:\n  deity: Null Regent\n  cards: { Glow Shard: 60 }\n"))
                .isNotNull();
    }

    @Test
    void aDeckHasAtMostThreeOfACardThatIsNotBasic() {
        assertThatThrownBy(() -> with(
                        "decks/mine.yaml",
                        "mine:\n  deity: Null Regent\n  cards:\n    Glow Shard: 40\n    Grid Snuff: 4\n"))
                .hasMessageContaining("decks/mine.yaml:5:5: a deck has at most 3 of a card that is not Basic");
    }

    @Test
    void anUnknownCardOfADeckIsToldWithTheNearestName() {
        assertThatThrownBy(() -> with(
                        "decks/mine.yaml",
                        "mine:\n  deity: Null Regent\n  cards:\n    Glow Shard: 40\n    Grid Snuf: 1\n"))
                .hasMessageContaining("decks/mine.yaml:5:5")
                .hasMessageContaining("Did you mean 'Grid Snuff'?");
    }

    @Test
    void aDeckIsLedByADeityAndHoldsNone() {
        assertThatThrownBy(() -> with("decks/mine.yaml", "mine:\n  deity: Grid Snuff\n  cards: { Glow Shard: 40 }\n"))
                .hasMessageContaining("is no Deity");
        assertThatThrownBy(() -> with(
                        "decks/mine.yaml",
                        "mine:\n  deity: Null Regent\n  cards: { Glow Shard: 40, Null Regent: 1 }\n"))
                .hasMessageContaining("is a Deity and lies in no deck");
    }

    @Test
    void aMatchMayBePlayedWithAnyDeckThatSaysSo() {
        assertThat(with(
                        "decks/mine.yaml",
                        "mine:\n  deity: Null Regent\n  unchecked: true\n  cards: { Grid Snuff: 9 }\n"))
                .isNotNull();
    }
}
