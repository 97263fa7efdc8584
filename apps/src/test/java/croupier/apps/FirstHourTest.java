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

/** What docs/first-hour.md tells to write and to type gives what it says. */
class FirstHourTest {
    private static final Pattern BLOCK = Pattern.compile("(?ms)^```(yaml|console)\\n(.*?)^```$");
    private static final String PACK = "forge";

    @TempDir
    private Path home;

    @Test
    void everyCommandOfTheFirstHourPrintsWhatItSays() throws IOException {
        Matcher blocks = BLOCK.matcher(Files.readString(Path.of("../docs/first-hour.md")));
        int commands = 0;
        while (blocks.find())
            if (blocks.group(1).equals("yaml")) write(blocks.group(2));
            else for (String session : blocks.group(2).split("(?m)^\\$ croupier ", -1)) commands += type(session);
        assertThat(commands).isGreaterThan(6);
        assertThat(Files.readAllLines(home.resolve(PACK).resolve("matches.csv")))
                .hasSize(51);
    }

    /** The first line says where the file lies. */
    private void write(String text) throws IOException {
        String place = text.lines().findFirst().orElse("").substring(2);
        Files.writeString(home.resolve(place), text);
    }

    private int type(String session) {
        if (session.isBlank()) return 0;
        List<String> lines = session.lines().toList();
        List<String> args = new ArrayList<>();
        String at = home.resolve(PACK).toString();
        for (String word : lines.getFirst().split(" ", -1))
            args.add(word.startsWith(PACK) && !args.contains("new") ? at + word.substring(PACK.length()) : word);
        if (args.contains("new")) args.addAll(List.of("--in", home.toString()));
        Typed t = Typed.run(home, "", args.toArray(String[]::new));
        String printed = (t.out() + t.err()).replace(home + "/", "");
        StringBuilder expected = new StringBuilder("(?s)");
        for (String line : lines.subList(1, lines.size()))
            expected.append(line.equals("...") ? ".*?" : Pattern.quote(line) + "\\n");
        if (expected.toString().endsWith(".*?")) expected.append(".*");
        assertThat(printed).as(lines.getFirst()).matches(expected.toString());
        return 1;
    }
}
