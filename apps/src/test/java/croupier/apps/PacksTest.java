package croupier.apps;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Cards of one's own, in folders beside the program. */
class PacksTest {
    @TempDir
    private Path home;

    private String pack(String name, String file, String cards) throws IOException {
        Path folder = Files.createDirectories(home.resolve(name).resolve("items"));
        Files.writeString(folder.resolve(file), cards);
        return home.resolve(name).toString();
    }

    private Typed type(String... args) {
        return Typed.run(home, "", args);
    }

    @Test
    void examplesOfAPackAreRun() throws IOException {
        String anvil = pack(
                "forge",
                "forge.yaml",
                "Anvil: { play: [ damage: 8 ], examples: [ { play: Anvil, then: { health of seat 2: 12 } } ] }\n");
        Typed t = type("scenario", "duel", "--cards", anvil, "--only", "Anvil");
        assertThat(t.exit()).as(t.out() + t.err()).isZero();
        assertThat(t.out()).contains("1 case, 0 failed");
        pack(
                "forge",
                "forge.yaml",
                "Anvil: { play: [ damage: 7 ], examples: [ { play: Anvil, then: { health of seat 2: 12 } } ] }\n");
        assertThat(type("scenario", "duel", "--cards", anvil, "--only", "Anvil").exit())
                .isEqualTo(1);
        Typed nameless = type("scenario", anvil, "--cards", anvil);
        assertThat(nameless.err()).contains("Write 'croupier scenario GAME --cards");
    }

    @Test
    void severalPacksLieOnTopOfEachOther() throws IOException {
        String first = pack("first", "first.yaml", "Anvil: { play: [ damage: 8 ] }\n");
        String second = pack("second", "second.yaml", "Hammer: { play: [ damage: 3 ] }\n");
        Typed t = type("card", "duel", "--cards", first, "--cards", second, "--all");
        assertThat(t.out()).contains("Anvil: Deal 8 damage.", "Hammer: Deal 3 damage.");
    }
}
