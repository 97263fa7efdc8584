package croupier.games;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.GameSource;
import croupier.kernel.Games;
import croupier.script.library.Library;
import croupier.script.reading.CardReader;
import croupier.script.scenario.Staged;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Cards come back from their own texts. How many do stands in a file, and may only rise; it is written down with {@code
 * -Dreading=write}.
 */
class ReadingTest {
    private static final Path SHARES = Path.of("src/test/resources/reading.tsv");
    private static final int LEAST_PERCENT = 80;

    /** A line of the file: how many texts a folder has, how many come back, and how many do without phrases of their own. */
    private record Share(String game, String folder, long texts, long back, long heldOut) {
        String line() {
            return String.join("\t", game, folder, "" + texts, "" + back, "" + heldOut);
        }

        static Share of(String line) {
            String[] parts = line.split("\t");
            return new Share(
                    parts[0], parts[1], Long.parseLong(parts[2]), Long.parseLong(parts[3]), Long.parseLong(parts[4]));
        }
    }

    private static final Map<String, CardReader> READERS = new HashMap<>();

    private static CardReader reader(String game) {
        return READERS.computeIfAbsent(game, name -> new CardReader(library(name)));
    }

    private static Library library(String game) {
        GameSource source = Games.source(game);
        return ((Staged) source.load(source.content())).library();
    }

    private static List<Share> known(String game) throws IOException {
        return Files.readAllLines(SHARES).stream()
                .map(Share::of)
                .filter(s -> s.game.equals(game))
                .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"doomlings", "duel", "essence", "magic", "spire"})
    void cardsComeBackFromTheirTexts(String game) throws IOException {
        boolean writes = "write".equals(System.getProperty("reading"));
        List<Share> now = new ArrayList<>();
        for (Share known : known(game)) {
            List<CardReader.Back> back = reader(game).back(known.folder, false);
            long heldOut = writes ? same(reader(game).back(known.folder, true)) : known.heldOut;
            now.add(new Share(game, known.folder, back.size(), same(back), heldOut));
        }
        if (writes) write(game, now);
        assertThat(now).isEqualTo(known(game));
        long texts = now.stream().mapToLong(Share::texts).sum();
        assertThat(now.stream().mapToLong(Share::back).sum() * 100 / texts).isGreaterThanOrEqualTo(LEAST_PERCENT);
    }

    private static long same(List<CardReader.Back> all) {
        return all.stream().filter(CardReader.Back::isSame).count();
    }

    /** The share of no folder falls. */
    private static void write(String game, List<Share> now) throws IOException {
        List<Share> known = known(game);
        for (int i = 0; i < now.size(); i++)
            assertThat(now.get(i).back * known.get(i).texts)
                    .as(now.get(i).folder)
                    .isGreaterThanOrEqualTo(known.get(i).back * now.get(i).texts);
        List<String> lines = new ArrayList<>();
        for (String line : Files.readAllLines(SHARES)) {
            Share was = Share.of(line);
            Share is = now.stream()
                    .filter(s -> s.game.equals(was.game) && s.folder.equals(was.folder))
                    .findFirst()
                    .orElse(was);
            lines.add(is.line());
        }
        Files.write(SHARES, lines);
    }

    private static final Pattern EXAMPLE =
            Pattern.compile("croupier read \"([^\"]+)\" --game (\\w+)\\n\\n```yaml\\n(.*?)\\n```", Pattern.DOTALL);

    @Test
    void textsOfTheDocumentationAreReadAsItSays() throws IOException {
        Matcher m = EXAMPLE.matcher(Files.readString(Path.of("../docs/cards-from-words.md")));
        Set<String> games = new HashSet<>();
        while (m.find()) {
            String game = m.group(2);
            games.add(game);
            String folder = library(game).folders().get(0);
            assertThat(String.join(
                            "\n---\n", reader(game).read(m.group(1), folder).readings()))
                    .isEqualTo(m.group(3));
        }
        assertThat(games).hasSize(5);
    }

    @Test
    void theDocumentationHasTheSharesOfToday() throws IOException {
        String page = Files.readString(Path.of("../docs/cards-from-words.md")).replaceAll(" +", " ");
        for (String line : Files.readAllLines(SHARES))
            assertThat(page).contains("| " + line.replace("\t", " | ") + " |");
    }

    @Test
    void capitalsAndTheLastPointDoNotMatter() {
        assertThat(reader("duel").read("deal 7 damage", "items").readings()).containsExactly("play:\n  - damage: 7");
    }

    @Test
    void whatIsNotUnderstoodIsShownWithTheNearestSentence() {
        CardReader.Outcome outcome = reader("duel").read("Deal 7 damage. Juggle 3 knives.", "items");
        assertThat(outcome.readings()).isEmpty();
        assertThat(outcome.text().substring(outcome.from(), outcome.to())).isEqualTo("Juggle 3 knives.");
        assertThat(outcome.nearest()).isNotEmpty();
    }
}
