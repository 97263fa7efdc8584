package croupier.games;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Game;
import croupier.kernel.Games;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A reader can ask what every word on a card means. */
class GlossaryTest {
    /** A sentence of one word, such as "Exhaust.": a keyword. */
    private static final Pattern KEYWORD = Pattern.compile("(?:^|[.] )([A-Z][a-z']+)(?=[.])");

    static List<String> games() {
        return List.of("doomlings", "duel", "essence", "magic", "spire");
    }

    private static Map<String, String> glossary(Game game) {
        Map<String, String> all = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        all.putAll(game.glossary());
        return all;
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyWordIsExplainedInASentence(String name) {
        Map<String, String> words = Games.load(name).glossary();
        assertThat(words).hasSizeGreaterThan(10);
        words.forEach((word, meaning) ->
                assertThat(meaning).as(word).matches("(?s)[A-Z0-9].*[.].*").doesNotContain("  "));
    }

    @ParameterizedTest
    @ValueSource(strings = {"magic", "spire", "essence"})
    void keywordsOnCardsAreInTheGlossary(String name) {
        Game game = Games.load(name);
        Map<String, String> known = glossary(game);
        TreeSet<String> unknown = new TreeSet<>();
        for (int card = 1; card < game.cards().size(); card++) {
            int at = card;
            KEYWORD.matcher(game.cards().text(card))
                    .results()
                    .map(m -> m.group(1))
                    .filter(word -> !known.containsKey(word))
                    .forEach(word -> unknown.add(word + " (" + game.cards().name(at) + ")"));
        }
        assertThat(unknown).isEmpty();
    }
}
