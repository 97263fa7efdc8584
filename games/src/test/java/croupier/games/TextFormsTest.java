package croupier.games;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Content;
import croupier.kernel.Games;
import croupier.script.Verb;
import croupier.script.files.Node;
import croupier.script.forms.Reading;
import croupier.script.library.Library;
import croupier.script.scenario.Staged;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What cards of others could say reads well too: every set that the cards choose from, chosen in every way. */
class TextFormsTest {
    private static final Pattern CHOICE =
            Pattern.compile("(?:any|all|[0-9]+|up to [0-9]+|random [0-9]+) of ([^\"'\\]},]+)");
    private static final List<String> FORMS = List.of(
            "1 of %s", "2 of %s", "up to 1 of %s", "up to 3 of %s", "any of %s", "random 2 of %s", "%s", "all of %s");
    private static final Pattern WRONG =
            Pattern.compile("\\b(of|the|a|an|to|and|or|number|that|is) \\1\\b|\\bof the of\\b|  |"
                    + " [.,]|\\bnull\\b|[{}@]|\\.\\.|2147483647|\\bany number (?!of)|"
                    + "\\b[2-9] (?:of )?(?:those cards|them|cards) that is ");

    static List<String> games() {
        return List.of("doomlings", "duel", "essence", "magic", "spire");
    }

    @ParameterizedTest
    @MethodSource("games")
    void everySetIsToldWellInEveryChoice(String name) {
        Content content = Games.source(name).content();
        Library library = ((Staged) Games.source(name).load(content)).library();
        TreeSet<String> sets = new TreeSet<>();
        for (String text : content.files().values()) {
            Matcher m = CHOICE.matcher(text);
            while (m.find()) sets.add(m.group(1).strip());
        }
        TreeSet<String> wrong = new TreeSet<>();
        int told = 0;
        for (String set : sets)
            for (String form : FORMS) {
                String text = text(library, form.formatted(set));
                told += text.isEmpty() ? 0 : 1;
                if (WRONG.matcher(text).find()) wrong.add(form.formatted(set) + ": " + text);
            }
        assertThat(wrong).isEmpty();
        if (!name.equals("duel")) assertThat(told).isGreaterThan(20);
    }

    @ParameterizedTest
    @MethodSource("games")
    void theReferencePageSaysWhatEveryEventMeans(String name) {
        String page = ((Staged) Games.source(name).load(Games.source(name).content()))
                .library()
                .reference();
        assertThat(page).contains("## Definitions", "## Steps", "## Constants");
        List<String> events = page.lines()
                .dropWhile(line -> !line.equals("## Events"))
                .takeWhile(line -> !line.startsWith("## Names"))
                .filter(line -> line.startsWith("| `"))
                .toList();
        assertThat(events).isNotEmpty().noneMatch(line -> WRONG.matcher(line).find() || line.endsWith("|  |"));
    }

    /** The text of a step that chooses so; empty where the expression means nothing here. */
    private static String text(Library library, String choice) {
        Reading reading = library.reading();
        Node node = reading.file("here", "choose: \"" + choice + "\"\nas: chosen\n");
        Verb step = node == null ? null : reading.read(node, Verb.class);
        return step == null || !reading.mistakes().isEmpty() ? "" : library.text(step);
    }
}
