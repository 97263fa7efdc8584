package croupier.apps;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** A card that does something without end is stopped by the kernel before it fills the memory. */
class EndlessCardsTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"""
                game: spire

                Repeated without end:
                  given:
                    cards:
                      Wall: { pool: ironclad, type: skill, cost: 0, play: [{ repeat: 2000000000, do: [{ block: 1 }] }] }
                    monsters: [{ Cultist: { hp: 60 } }]
                    hand: [Wall, Defend]
                  when: play Wall
                  then: { over: true, result of seat 1: lost }

                Many times in one step:
                  given:
                    cards:
                      Jab: { pool: ironclad, type: attack, cost: 0, targeted: true, play: [{ damage: 0, times: 2000000000 }] }
                    monsters: [{ Cultist: { hp: 60 } }]
                    hand: [Jab, Defend]
                  when: play Jab
                  then: { over: true, result of seat 1: lost }
                """, """
                game: duel

                Repeated without end:
                  given:
                    cards:
                      Balm: { play: [{ repeat: 2000000000, do: [{ heal: 1 }] }] }
                    items: [Balm, Hand]
                  when: play Balm
                  then: { health: 1020 }
                """})
    void whatIsRepeatedWithoutEndIsStopped(String cases) throws Exception {
        Path file = Files.writeString(folder.resolve("endless.yaml"), cases);
        StringWriter said = new StringWriter();
        CommandLine line = Main.commandLine(System.in, _ -> null, false)
                .setOut(new PrintWriter(said))
                .setErr(new PrintWriter(said));
        assertThat(Main.run(line, "scenario", file.toString()))
                .as(said.toString())
                .isZero();
    }
}
