package croupier.games;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Game;
import croupier.kernel.GameSource;
import croupier.kernel.Games;
import croupier.script.library.Definitions;
import croupier.script.library.Library;
import croupier.script.scenario.Staged;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The rules texts of all definitions of all games, as somebody has read them. After a change read what is new, then write it down
 * with {@code -Dtexts=write}; CONTRIBUTING.md has the command.
 */
class TextsTest {
    @ParameterizedTest
    @ValueSource(strings = {"duel", "essence", "doomlings", "spire", "magic"})
    void textsAreAsSomebodyHasReadThem(String game) throws IOException {
        if ("write".equals(System.getProperty("texts"))) Files.write(place(game), texts(game));
        assertThat(texts(game)).isEqualTo(Files.readAllLines(place(game)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"duel", "essence", "doomlings", "spire", "magic"})
    void noTextShowsItsMachinery(String game) {
        for (String text : texts(game))
            assertThat(text)
                    .doesNotContain(
                            "  ",
                            " of of ",
                            "not: ",
                            " ,",
                            "whose type",
                            " a a ",
                            "the the ",
                            " or is ",
                            "that many is")
                    .doesNotContainPattern("\\bnull\\b|\\{[a-z]")
                    .doesNotContainPattern("\\bits count\\b|\\buses is\\b|\\bmodulo\\b|'s counter\\b")
                    .as("a number that is 0 or compared, where English says that there is none, or how many there are")
                    .doesNotContainPattern("\\b(?:is|are) (?:more than )?0\\b(?!/)")
                    .doesNotContainPattern("\\bthe number of [\\w ]+ is (?:at |less |more |\\d)")
                    .as("a plural of one, a sentence without its verb or object")
                    .doesNotContainPattern(
                            "(?<![\\d/+.-])\\b1 (?!less\\b|this\\b|times\\b)[a-z]+(?<!s)s\\b|\\b(?:is|are) do\\b|counters times")
                    .doesNotContainPattern("\\b(?:it|that|this) (?:is|are) no [a-zA-Z]");
    }

    /** A turn of phrase is for what several texts say; a sentence that one card alone needs is that card's own. */
    @ParameterizedTest
    @ValueSource(strings = {"doomlings", "duel", "essence", "magic", "spire"})
    void everyPhraseServesAtLeastThreeTexts(String game) {
        GameSource source = Games.source(game);
        Library library = ((Staged) source.load(source.content())).library();
        Map<String, Integer> texts = new TreeMap<>();
        library.phraseUses().keySet().forEach(phrase -> texts.put(phrase, 0));
        for (String folder : library.folders()) {
            Definitions<?> d = library.folder(folder);
            for (int i = 0; i < d.size(); i++)
                for (int level = 0; level < d.levels(i); level++) {
                    Map<String, Integer> before = library.phraseUses();
                    library.text(d.get(i, level));
                    library.phraseUses().forEach((phrase, uses) -> {
                        if (uses > before.getOrDefault(phrase, 0)) texts.merge(phrase, 1, Integer::sum);
                    });
                }
        }
        texts.values().removeIf(uses -> uses >= 3);
        assertThat(texts).isEmpty();
    }

    /** Texts speak of a monster in the third person and say its numbers as they are on every ascension. */
    @Test
    void monstersAreToldOf() {
        for (String text :
                texts("spire").stream().filter(l -> l.startsWith("monsters\t")).toList())
            assertThat(text)
                    .doesNotContainPattern("\\byour (?!hand|draw pile|discard pile|exhaust pile|deck)")
                    .doesNotContainPattern("\\byou have\\b|\\bit is you\\b|unless ascension is| happens,")
                    .doesNotContainPattern("\\d\\.\\.\\d|\\band or\\b|\\bor [A-Z][a-z]+ [a-z]")
                    .as("what begins on a higher ascension, and a condition inside of a condition")
                    .doesNotContainPattern("\\b0 \\(\\d|\\b[Ii]f [^:.;]*, if | - its ");
    }

    private static Path place(String game) {
        return Path.of("src/test/resources/" + game + "/texts.tsv");
    }

    private static List<String> texts(String name) {
        GameSource source = Games.source(name);
        Game game = source.load(source.content());
        Library library = ((Staged) game).library();
        List<String> all = new ArrayList<>();
        for (String folder : library.folders()) {
            Definitions<?> d = library.folder(folder);
            for (int i = 0; i < d.size(); i++)
                for (int level = 0; level < d.levels(i); level++) {
                    String text = library.text(d.get(i, level)).replace("\n", " / ");
                    if (!text.isBlank()) all.add(folder + "\t" + d.name(i) + "+".repeat(level) + "\t" + text);
                }
        }
        return all;
    }
}
