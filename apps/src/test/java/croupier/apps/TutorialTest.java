package croupier.apps;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The game that docs/add-a-game.md grows compiles after every step, and its commands print what the page says. */
class TutorialTest {
    private static final Pattern BLOCK = Pattern.compile("(?ms)^```(java|yaml|text|console)\\n(.*?)^```$");
    private static final Pattern PLACE = Pattern.compile("(?://|#) ([^,\\s]+)(?:, (.*))?");

    @TempDir
    private Path project;

    private int jars;

    @Test
    void everyStepHolds() throws IOException {
        Matcher block = BLOCK.matcher(Files.readString(Sources.ROOT.resolve("docs/add-a-game.md")));
        List<String> typed = new ArrayList<>();
        while (block.find())
            if (block.group(1).equals("console")) typed.addAll(type(block.group(2)));
            else write(block.group(2));
        assertThat(typed).hasSizeGreaterThan(6);
    }

    /** A whole file, or a part of one: a method instead of the one of that name, or something more at the end. */
    private void write(String text) throws IOException {
        String first = text.lines().findFirst().orElseThrow();
        String rest = text.substring(first.length() + 1);
        Matcher place = PLACE.matcher(first);
        assertThat(place.matches()).as(first).isTrue();
        Path file = project.resolve(place.group(1));
        Files.createDirectories(file.getParent());
        String how = place.group(2) == null ? "" : place.group(2);
        if (how.isEmpty()) Files.writeString(file, rest);
        else if (how.equals("more")) {
            String before = Files.readString(file);
            int end = before.lastIndexOf('}');
            Files.writeString(file, before.substring(0, end) + "\n" + rest + before.substring(end));
        } else {
            String before = Files.readString(file);
            Matcher method = method(how.replaceFirst("in place of ", "")).matcher(before);
            assertThat(method.find()).as(first).isTrue();
            Files.writeString(file, before.substring(0, method.start()) + rest + before.substring(method.end()));
        }
    }

    /** A method of a class with its comment. */
    private static Pattern method(String name) {
        return Pattern.compile(
                "(?m)^(?:    /\\*\\*[^\\n]*\\n)?    [a-zA-Z][^\\n(=;]* " + name + "\\((?:.*\\n)*?    }\\n");
    }

    private List<String> type(String console) throws IOException {
        Path jar = Jars.of(
                project, Files.createDirectories(project.resolve("target")).resolve("courier-" + ++jars + ".jar"));
        List<String> typed = new ArrayList<>();
        for (String session : console.split("(?m)^\\$ ", -1)) {
            if (session.isBlank()) continue;
            String command = session.lines().findFirst().orElse("");
            List<String> words = new ArrayList<>(List.of(command.split(" ", -1)));
            assertThat(words.removeFirst()).isEqualTo("croupier");
            words.replaceAll(w -> w.startsWith("src/") ? project.resolve(w).toString() : w);
            words.addAll(List.of("--games", jar.toString()));
            Typed t = Typed.run(project, "", words.toArray(String[]::new));
            assertThat(t.exit()).as(command + "\n" + t.out() + t.err()).isZero();
            assertThat(t.out()).as(command).matches(Shown.pattern(session));
            typed.add(command);
        }
        return typed;
    }
}
