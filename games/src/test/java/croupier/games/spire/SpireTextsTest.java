package croupier.games.spire;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.script.Definitions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The rules texts of all cards, relics, potions and powers, as somebody has read them. Whoever changes one reads the new one and
 * copies it into {@code texts.tsv}: {@code SpireTextsTest.main} writes the file.
 */
class SpireTextsTest {
    private static final Path READ = Path.of("src/test/resources/spire/texts.tsv");

    @Test
    void textsAreAsSomebodyHasReadThem() throws IOException {
        assertThat(texts()).isEqualTo(Files.readAllLines(READ));
    }

    @Test
    void noTextShowsItsMachinery() {
        for (String text : texts())
            assertThat(text)
                    .doesNotContain("that many is")
                    .doesNotContain("counter")
                    .doesNotContain("not: ")
                    .doesNotContain("it is that many")
                    .doesNotContain("whose type")
                    .doesNotContain("{")
                    .doesNotContain("null");
    }

    private static List<String> texts() {
        SpireGame game = (SpireGame) new SpireSource().load(new SpireSource().content());
        List<String> all = new ArrayList<>();
        for (String folder : List.of("cards", "relics", "potions", "powers")) {
            Definitions<?> d = game.library.folder(folder);
            for (int i = 0; i < d.size(); i++)
                for (int level = 0; level < d.levels(i); level++)
                    all.add(folder + "\t" + d.name(i) + "+".repeat(level) + "\t"
                            + game.library.text(d.get(i, level)).replace('\n', ' '));
        }
        return all;
    }

    public static void main(String[] args) throws IOException {
        Files.write(READ, texts());
    }
}
