package croupier.games.magic;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.games.magic.words.Keyword;
import croupier.kernel.Games;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Every keyword can be looked up. */
class KeywordsTest {
    @Test
    void everyKeywordIsInTheGlossary() {
        Map<String, String> glossary = Games.load("magic").glossary();
        for (Keyword k : Keyword.ALL) {
            String word = k.said().startsWith("protection from") ? "protection" : k.said();
            assertThat(glossary).containsKey(word);
        }
    }
}
