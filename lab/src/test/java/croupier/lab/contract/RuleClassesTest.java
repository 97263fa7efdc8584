package croupier.lab.contract;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Game;
import croupier.kernel.Games;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The class files of all games: rules neither catch nor capture, and name no card. */
class RuleClassesTest {
    /** Words of a rulebook that are also the name of something in the card files. */
    private static final Map<String, Set<String>> RULEBOOK = Map.of();

    /** Classes that run only while card files are read, or when somebody looks at the table or a card. */
    private static final Map<String, Set<String>> LOADING = Map.of(
            "spire",
            Set.of("Language", "Pages", "Decks", "RunCards", "SpireArt", "RunArt"),
            "magic",
            Set.of("MagicLanguage", "MagicArt", "DeckLaw"),
            "essence",
            Set.of("EssenceCards", "EssenceLanguage", "SeedCosts"),
            "doomlings",
            Set.of("DoomCards", "DoomStage", "ScoreSheet"),
            "duel",
            Set.of("DuelCards"));

    @TestFactory
    List<DynamicTest> rulesNeitherCatchNorCapture() {
        return each((game, classes) -> {
            assertThat(classes.handlers()).as("try, catch or finally").isEmpty();
            assertThat(classes.capturing(LOADING.getOrDefault(game.name(), Set.of())))
                    .as("lambdas that capture")
                    .isEmpty();
        });
    }

    @TestFactory
    List<DynamicTest> javaNamesNoCard() {
        return each((game, classes) -> assertThat(
                        classes.cardsNamed(game.cards(), RULEBOOK.getOrDefault(game.name(), Set.of())))
                .isEmpty());
    }

    private interface Ruling {
        void holds(Game game, RuleClasses classes);
    }

    private static List<DynamicTest> each(Ruling ruling) {
        return Games.names().stream()
                .filter(n -> !n.equals("toy"))
                .map(n -> DynamicTest.dynamicTest(n, () -> {
                    Game game = Games.load(n);
                    ruling.holds(game, RuleClasses.of(game));
                }))
                .toList();
    }

    /** The toy game's own loading catches nothing but captures, and its classes name its cards. */
    @Test
    void whatIsForbiddenIsFound() {
        Game toy = Games.load("toy");
        RuleClasses classes = RuleClasses.of(toy);
        assertThat(classes.size()).isGreaterThan(4);
        assertThat(classes.capturing(Set.of())).anyMatch(s -> s.contains("ToyCards"));
        assertThat(classes.capturing(Set.of("ToyCards"))).isEmpty();
        assertThat(classes.handlers()).anyMatch(s -> s.contains("Sinner.catches"));
        assertThat(classes.cardsNamed(toy.cards(), Set.of())).containsExactly("croupier/lab/toy/Sinner: \"Kite\"");
        assertThat(classes.cardsNamed(toy.cards(), Set.of("Kite"))).isEmpty();
    }
}
