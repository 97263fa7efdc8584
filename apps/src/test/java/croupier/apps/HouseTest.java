package croupier.apps;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** How files are kept: their length, their width, their white space. */
class HouseTest {
    private static final int LONGEST = 350;
    private static final int WIDEST = 140;

    private static final String READ_BY_PEOPLE = ".*\\.(java|js|css|html|yaml|yml|md|sh|xml)";
    private static final String LIST = "docs/long-files.md";
    private static final Pattern LISTED = Pattern.compile("\\| `([^`]+)` +\\| (.+?) +\\|");

    /** Each row of the list: a file, or a pattern of files of one kind, and why it is longer. */
    private static Map<String, String> listed() {
        Map<String, String> rows = new LinkedHashMap<>();
        Matcher row = LISTED.matcher(Sources.matching(LIST).get(LIST));
        while (row.find()) rows.put(row.group(1), row.group(2));
        return rows;
    }

    private static boolean matches(String pattern, String file) {
        return FileSystems.getDefault().getPathMatcher("glob:" + pattern).matches(Path.of(file));
    }

    @Test
    void longFilesAreListedWithAReason() {
        Set<String> rows = listed().keySet();
        Set<String> unused = new LinkedHashSet<>(rows);
        List<String> unlisted = new ArrayList<>();
        Sources.matching(READ_BY_PEOPLE).forEach((file, text) -> {
            long lines = text.lines().count();
            if (lines <= LONGEST) return;
            if (rows.stream().noneMatch(r -> matches(r, file))) unlisted.add(file + " has " + lines + " lines");
            unused.removeIf(r -> matches(r, file));
        });
        assertThat(unlisted)
                .as("split them, or list them with a reason in " + LIST)
                .isEmpty();
        assertThat(unused).as("rows of " + LIST + " without such a long file").isEmpty();
        assertThat(listed().values()).as("reasons").allMatch(why -> why.length() > 20);
    }

    @Test
    void linesOfYamlAreNotWiderThan140() {
        List<String> wide = new ArrayList<>();
        Sources.matching(".*\\.ya?ml").forEach((file, text) -> {
            List<String> lines = text.lines().toList();
            for (int i = 0; i < lines.size(); i++) {
                int width = lines.get(i).length();
                if (width > WIDEST) wide.add(file + ":" + (i + 1) + " is " + width + " wide");
            }
        });
        assertThat(wide).isEmpty();
    }

    @Test
    void noFileIsLeftUnformatted() {
        String ignored = Sources.matching("\\.prettierignore").get(".prettierignore");
        assertThat(ignored.lines()).noneMatch(line -> line.matches("[\\w./-]+\\.(yaml|md)"));
    }

    /** "What is no" before a noun, where English says "what is not a". */
    private static final String IS_NO =
            "|\\b(?:it|that|which|who|they|these|those|ones?|what) (?:is|are|was|were) no (?!longer\\b|more\\b|other\\b)[a-z]";

    /** Phrases that a reader has to read twice, and what stands for them: "by default", "this many", "the player who", "again". */
    private static final Pattern READ_TWICE =
            Pattern.compile("(?i)unless told|\\bso many\\b|\\bwhoever\\b|\\banew\\b" + IS_NO);

    /** What a program prints of itself: the reference and the schema have the texts of {@code @Doc}, commands their descriptions. */
    private static final Pattern PRINTED =
            Pattern.compile("(?:@Doc\\(|description = )((?:\\s*\\+?\\s*\"(?:\\\\.|[^\"\\\\])*\")+)");

    @Test
    void whatUsersReadIsPlainEnglish() {
        List<String> twice = new ArrayList<>();
        int printed = 0;
        for (Map.Entry<String, String> java :
                Sources.matching(".*/src/main/java/.*\\.java").entrySet()) {
            Matcher m = PRINTED.matcher(java.getValue());
            for (; m.find(); printed++)
                if (READ_TWICE.matcher(m.group(1)).find()) twice.add(java.getKey() + ": " + m.group(1));
        }
        Sources.matching("README\\.md|docs/(?!magic-coverage)[\\w/-]+\\.md|.*/src/main/.*/(?:glossary|openapi)\\.yaml")
                .forEach((file, text) -> {
                    for (String line : text.split("\n"))
                        if (READ_TWICE.matcher(line).find()) twice.add(file + ": " + line);
                });
        assertThat(twice).isEmpty();
        assertThat(printed).as("texts that were looked at").isGreaterThan(500);
    }

    /** Passives and vague words that comments fell back to; "prints", "logs", "hears of", "this many" say what is meant. */
    private static final Pattern VAGUE = Pattern.compile(
            "(?i)\\b(?:is|are|was|were|be) told\\b|unless told|\\bso (?:many|often)\\b|\\bwhoever\\b|\\banew\\b"
                    + IS_NO);

    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/|(?<![:\"])//[^\n]*", Pattern.DOTALL);

    @Test
    void commentsArePlainEnglish() {
        List<String> vague = new ArrayList<>();
        int comments = 0;
        for (Map.Entry<String, String> java :
                Sources.matching(".*/src/(?:main|test)/java/.*\\.java").entrySet()) {
            Matcher m = COMMENT.matcher(java.getValue());
            for (; m.find(); comments++)
                if (VAGUE.matcher(m.group().replaceAll("\\s+\\*?\\s*", " ")).find())
                    vague.add(java.getKey() + ": " + m.group());
        }
        assertThat(vague).isEmpty();
        assertThat(comments).as("comments that were looked at").isGreaterThan(3000);
    }

    @Test
    void noTabsNoTrailingSpacesOneLineEndAtTheEnd() {
        List<String> wrong = new ArrayList<>();
        Sources.matching(READ_BY_PEOPLE).forEach((file, text) -> {
            if (text.contains("\t")) wrong.add(file + " has a tab");
            if (text.contains("\r")) wrong.add(file + " has a carriage return");
            if (Pattern.compile("[ ]$", Pattern.MULTILINE).matcher(text).find())
                wrong.add(file + " has trailing spaces");
            if (!text.endsWith("\n") || text.endsWith("\n\n")) wrong.add(file + " does not end with one line end");
        });
        assertThat(wrong).isEmpty();
    }
}
