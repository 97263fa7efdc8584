package croupier.apps.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The pictures of the site are those of the web table's page: its script is run by node, where there is one. */
class PictureTest {
    private static final List<String> COLORS = List.of("#b8443c", "#85827c", "#3b6fb6", "#6d7688", "#f0b94b");

    /** Prints name, icon and picture of every name and colour, a line each. */
    private static final String SCRIPT = """
            import { picture } from 'APP/art.js';
            import { ICONS, iconFor } from 'APP/icons.js';
            const text = (v) => v == null || v === false ? '' : Array.isArray(v) ? v.map(text).join('') : typeof v === 'object'
              ? (typeof v.type === 'string'
                ? '<' + v.type + Object.entries(v.props).filter(([k]) => k !== 'children').map(([k, x]) => ` ${k}="${x}"`).join('')
                  + (v.props.children == null ? '/>' : '>' + text(v.props.children) + '</' + v.type + '>')
                : text(v.props.children))
              : String(v);
            for (const line of process.argv[2].split('|')) {
              const [name, words, color] = line.split(';');
              console.log((ICONS[iconFor(name, words)] ?? '') + '\\t' + text(picture(name, words, color)).replace(/p[0-9]+(?=[gr]?[")])/g, 'p'));
            }
            """;

    @TempDir
    private Path home;

    @Test
    void theyAreThoseOfThePage() throws IOException, InterruptedException {
        assumeTrue(hasNode(), "there is no node here");
        List<String> cards = new ArrayList<>();
        for (int i = 0; i < 120; i++) {
            String name = (i % 3 == 0 ? "Grand " : i % 3 == 1 ? "Xyz" : "Fire ") + i;
            cards.add(name + ";" + (i % 2 == 0 ? "Deal 3 damage." : "") + ";" + COLORS.get(i % COLORS.size()));
        }
        Path app = Path.of("src/main/resources/croupier/web/app").toAbsolutePath();
        Path script = Files.writeString(
                home.resolve("pictures.mjs"), SCRIPT.replace("APP/", app.toUri().toString()));
        Process node = new ProcessBuilder("node", script.toString(), String.join("|", cards))
                .redirectErrorStream(true)
                .start();
        List<String> lines = new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                .lines()
                .toList();
        assertThat(node.waitFor()).as(String.join("\n", lines)).isZero();
        Icons icons = new Icons();
        for (int i = 0; i < cards.size(); i++) {
            String[] card = cards.get(i).split(";", -1);
            String[] drawn = lines.get(i).split("\t", -1);
            assertThat(icons.pathFor(card[0], card[1])).as(cards.get(i)).isEqualTo(drawn[0]);
            String own = Picture.of(card[0], drawn[0], card[2]);
            assertThat(plain(own.substring(own.indexOf("<g>"), own.lastIndexOf("</svg>"))))
                    .as(cards.get(i))
                    .isEqualTo(plain(drawn[1]));
        }
    }

    /** Without spaces between elements. */
    private static String plain(String svg) {
        return svg.replaceAll(">\\s+<", "><").replaceAll("\\s+/>", "/>").strip();
    }

    private static boolean hasNode() {
        return Arrays.stream(System.getenv().getOrDefault("PATH", "").split(":", -1))
                .flatMap(folder -> Stream.of(Path.of(folder, "node")))
                .anyMatch(Files::isExecutable);
    }
}
