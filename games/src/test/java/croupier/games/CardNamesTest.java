package croupier.games;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Games;
import croupier.script.library.Definitions;
import croupier.script.library.Library;
import croupier.script.scenario.Staged;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * No card's name stands in Java, also not inside of a longer string. Many names are words of English or of the rulebook as well, so a
 * name counts as one only where nothing else is written so: it is the whole string, or it has several words with its own capital
 * letters, or it is one word with a capital letter where a sentence would have none. "strike" as a word of the card language and
 * "no draw" as a column are no cards, "the Strike" is one.
 */
class CardNamesTest {
    /** Names that rules speak of, with the reason. */
    private static final Map<String, String> RULES =
            Map.of("Artifact", "a power that the rule of debuffs is about; spire cannot be played without it");

    /** Ready-made decks are no cards: benchmarks name the decks that they play. */
    private static final String DECKS = "decks";

    /** Comments and characters, which are passed over, and strings. */
    private static final Pattern PIECE = Pattern.compile(
            "//[^\n]*|/\\*[\\s\\S]*?\\*/|'(?:\\\\.|[^'\\\\])+'|\"\"\"([\\s\\S]*?)\"\"\"|\"((?:\\\\.|[^\"\\\\\n])*)\"");

    private static final Pattern SENTENCE_BEGINS = Pattern.compile("(?s)(.*[.!?:]\\s*)?");

    @ParameterizedTest
    @ValueSource(strings = {"duel", "essence", "doomlings", "spire", "magic"})
    void noStringHasTheNameOfACard(String game) {
        Set<String> names = names(game);
        List<String> found = new ArrayList<>();
        strings(Path.of("src/main/java/croupier/games", game)).forEach((file, strings) -> {
            for (String s : strings)
                for (String name : named(s, names)) found.add(file + ": " + name + " in \"" + s + '"');
        });
        assertThat(found).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"kernel", "script"})
    void whatGamesShareNamesNoCardOfAnyGame(String module) {
        Set<String> names = new LinkedHashSet<>();
        for (String game : Games.names()) if (Games.load(game) instanceof Staged) names.addAll(names(game));
        List<String> found = new ArrayList<>();
        strings(Path.of("..", module, "src/main/java")).forEach((file, strings) -> {
            for (String s : strings)
                for (String name : inLonger(s, names)) found.add(file + ": " + name + " in \"" + s + '"');
        });
        assertThat(found).isEmpty();
    }

    @Test
    void aNameIsFoundInALongerString() {
        Set<String> names = Set.of("Strike", "Flame Barrier");
        assertThat(named("Strike", names)).containsExactly("Strike");
        assertThat(named("deals more than the Strike before", names)).containsExactly("Strike");
        assertThat(named("Flame Barrier hits back", names)).containsExactly("Flame Barrier");
        assertThat(named("strike", names)).isEmpty();
        assertThat(named("behind a flame barrier", names)).isEmpty();
        assertThat(named("Strike the enemy. Strike again", names)).isEmpty();
        assertThat(named("the Striker, Flame Barriers", names)).isEmpty();
    }

    @Test
    void whatRulesSpeakOfIsStillSpokenOf() {
        Set<String> said = new LinkedHashSet<>();
        strings(Path.of("src/main/java/croupier/games")).values().forEach(said::addAll);
        assertThat(said).containsAll(RULES.keySet());
    }

    // ---- names

    /** The names of all definitions: cards, relics, monsters and whatever else the card files define. */
    private static Set<String> names(String game) {
        Library library = ((Staged) Games.load(game)).library();
        Set<String> names = new LinkedHashSet<>();
        for (String folder : library.folders()) {
            if (folder.equals(DECKS)) continue;
            Definitions<?> all = library.folder(folder);
            // a name without a capital letter is a word of the card language, such as that of an option or a variant
            for (int i = 0; i < all.size(); i++)
                if (!all.name(i).equals(all.name(i).toLowerCase(Locale.ROOT))) names.add(all.name(i));
        }
        names.removeAll(RULES.keySet());
        return names;
    }

    private static List<String> named(String string, Set<String> names) {
        if (names.contains(string)) return List.of(string);
        return inLonger(string, names);
    }

    private static List<String> inLonger(String string, Set<String> names) {
        List<String> found = new ArrayList<>();
        for (String name : names)
            for (int at = string.indexOf(name); at >= 0; at = string.indexOf(name, at + 1)) {
                boolean whole = !isLetter(string, at - 1) && !isLetter(string, at + name.length());
                boolean several = name.indexOf(' ') > 0;
                if (!whole
                        || !several
                                && SENTENCE_BEGINS
                                        .matcher(string.substring(0, at))
                                        .matches()) continue;
                found.add(name);
                break;
            }
        return found;
    }

    private static boolean isLetter(String s, int at) {
        return at >= 0 && at < s.length() && Character.isLetterOrDigit(s.charAt(at));
    }

    // ---- strings

    private static Map<String, List<String>> strings(Path folder) {
        Map<String, List<String>> all = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : (Iterable<Path>) files.filter(f -> f.toString().endsWith(".java"))::iterator)
                all.put(folder.relativize(file).toString(), strings(Files.readString(file)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        assertThat(all).isNotEmpty();
        return all;
    }

    private static List<String> strings(String java) {
        List<String> all = new ArrayList<>();
        Matcher m = PIECE.matcher(java);
        while (m.find()) {
            if (m.group(1) != null) all.add(m.group(1));
            if (m.group(2) != null && !m.group(2).isEmpty()) all.add(m.group(2));
        }
        return all;
    }
}
