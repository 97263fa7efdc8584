package croupier.apps;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** Files of others are printed without control characters. */
class PrintableTest {
    @TempDir
    private Path folder;

    @Test
    void coloursAndLineBreaksStayEverythingElseGoes() {
        assertThat(Printable.text("a\tb\n\u001b[31mred\u001b[0m")).isEqualTo("a\tb\n\u001b[31mred\u001b[0m");
        assertThat(Printable.text("\u001b]0;mine\u0007 \u009b2J \u001b[2J \u202e"))
                .doesNotContainPattern("[\\x00-\\x1f\\x7f-\\x9f\\u202e]");
    }

    @Test
    void replayPrintsAFileOfSomebodyElseWithoutThem() throws Exception {
        Path file = Files.writeString(
                folder.resolve("evil.journal"), "croupier journal 1\ngame \u001b]0;mine\u0007duel\nseats 2\nseed 1\n");
        StringWriter said = new StringWriter();
        CommandLine line = Main.commandLine(System.in, _ -> null, false)
                .setOut(new PrintWriter(said))
                .setErr(new PrintWriter(said));
        assertThat(Main.run(line, "replay", file.toString())).isNotZero();
        assertThat(said.toString()).isNotBlank().doesNotContain("\u001b", "\u0007");
    }
}
