package croupier.apps;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Games;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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
        assertThat(nameless.err()).contains("whose cards are in", "pack.yaml");
    }

    @Test
    void filesThatAreNoTextOrNotUnpackedAreRefused() throws IOException {
        String latin = pack("latin", "cafe.yaml", "Anvil: { play: [ damage: 8 ] }\n");
        Files.write(home.resolve("latin/items/cafe.yaml"), new byte[] {'A', ':', '\n', 'C', (byte) 0xe9, ':', '\n'});
        Typed odd = type("check", latin, "--game", "duel");
        assertThat(odd.exit()).isEqualTo(2);
        assertThat(odd.err()).contains("cafe.yaml:2: this is no UTF-8 text: save the file as UTF-8");
        Path zip = Files.write(home.resolve("forge.zip"), new byte[] {'P', 'K'});
        for (String[] command : List.of(
                new String[] {"check", zip.toString()},
                new String[] {"sim", "duel", "--games", "1", "--cards", zip.toString()})) {
            Typed packed = type(command);
            assertThat(packed.exit()).isEqualTo(2);
            assertThat(packed.err()).contains("forge.zip is an archive: unpack it");
        }
    }

    @Test
    void aNameThatStandsTwiceIsOneMistake() throws IOException {
        String twice = pack("twice", "a.yaml", "Anvil: { play: [ damage: 8 ] }\nAnvil: { play: [ damage: 9 ] }\n");
        assertThat(type("check", twice, "--game", "duel").out())
                .contains("a.yaml:2:1: 'Anvil' is here twice, first in line 1", "1 mistake\n");
    }

    @Test
    void aVariantIsCheckedBeforeAnybodyChoosesIt() throws IOException {
        Path variants = Files.createDirectories(home.resolve("hard/variants"));
        Files.writeString(variants.resolve("v.yaml"), """
                Soft: { change: { items: { Pnuch: { play: [ damage: 1 ] } } } }
                Hard: { base: Sofft, change: { itmes: { Punch: { play: [ damage: 9 ] } } } }
                """);
        Typed t = type("check", home.resolve("hard").toString(), "--game", "duel");
        assertThat(t.exit()).isEqualTo(2);
        assertThat(t.out())
                .contains(
                        "v.yaml:1:28: there is no 'Pnuch' to change. Did you mean 'Punch'?",
                        "v.yaml:2:15: there is no variant 'Sofft'. Did you mean 'Soft'?",
                        "v.yaml:2:32: there is no folder 'itmes'. Did you mean 'items'?",
                        "3 mistakes");
    }

    @Test
    void severalPacksLieOnTopOfEachOther() throws IOException {
        String first = pack("first", "first.yaml", "Anvil: { play: [ damage: 8 ] }\n");
        String second = pack("second", "second.yaml", "Hammer: { play: [ damage: 3 ] }\n");
        Typed t = type("card", "duel", "--cards", first, "--cards", second, "--all");
        assertThat(t.out()).contains("Anvil: Deal 8 damage.", "Hammer: Deal 3 damage.");
    }

    @Test
    void aPackReplacesChangesAddsAndRemoves() throws IOException {
        String replaced = pack("a", "a.yaml", "Punch: { replaces: true, play: [ damage: 9 ] }\n");
        assertThat(type("card", "duel", "Punch", "--cards", replaced).out())
                .contains("Deal 9 damage.", "a/items/a.yaml:1");
        String changed = pack("b", "b.yaml", "Punch: { changes: true, play: [ damage: 2 ] }\n");
        assertThat(type("card", "duel", "Punch", "--cards", replaced, "--cards", changed)
                        .out())
                .contains("Deal 2 damage.");
        Path decks = Files.createDirectories(home.resolve("c/decks"));
        Files.writeString(decks.resolve("more.yaml"), "fists: { adds: true, cards: [Punch, Punch] }\n");
        String added = home.resolve("c").toString();
        Typed check = type("check", added, "--game", "duel");
        assertThat(check.exit()).as(check.out()).isZero();
        String twice = pack("d", "d.yaml", "Punch: { play: [ damage: 9 ] }\n");
        assertThat(type("check", twice, "--game", "duel").out())
                .contains("d/items/d.yaml:1:1: there is another 'Punch' in items", "replaces: true", "changes: true");
        String none = pack("e", "e.yaml", "Punhc: { replaces: true, play: [ damage: 9 ] }\n");
        assertThat(type("check", none, "--game", "duel").out())
                .contains("there is no 'Punhc' in items that this replaces. Did you mean 'Punch'?");
        String both = pack("g", "g.yaml", "Punch: { removes: true, play: [ damage: 9 ] }\n");
        assertThat(type("check", both, "--game", "duel").out())
                .contains("g/items/g.yaml:1:25: what is removed has no fields: leave 'play' out");
        String idle = pack("h", "h.yaml", "Punch: { changes: true }\n");
        assertThat(type("check", idle, "--game", "duel").out()).contains("'Punch' changes nothing: write what differs");
        String circle = pack("i", "i.yaml", "Kick: { replaces: Punch, play: [ damage: 9 ] }\n");
        assertThat(type("check", circle, "--game", "duel").out()).contains("write 'replaces: true' under the name");
        String removed = pack("f", "f.yaml", "Punch: { removes: true }\n");
        assertThat(type("check", removed, "--game", "duel").out()).contains("110 cards", "no mistake");
        assertThat(type("card", "duel", "Punch", "--cards", removed).err()).contains("duel has no card 'Punch'");
    }

    @Test
    void checkRunsTheExamplesOfAPack() throws IOException {
        String anvil = pack(
                "forge",
                "forge.yaml",
                "Anvil: { play: [ damage: 8 ], examples: [ { play: Anvil, then: { health of seat 2: 13 } } ] }\n");
        Files.writeString(home.resolve("forge/pack.yaml"), "game: duel\nabout: Heavy things.\n");
        Typed failed = type("check", anvil);
        assertThat(failed.exit()).as(failed.err()).isEqualTo(1);
        assertThat(failed.out()).contains("no mistake", "1 example, 1 failed");
        Typed json = type("check", anvil, "--json");
        assertThat(json.out()).contains("\"failed\" : 1");
        assertThat(type("card", "spire", "--cards", anvil, "--all").err()).contains("is a pack of duel, not of spire");
        assertThat(type("games", "--cards", anvil).exit()).isZero();
    }

    @Test
    void aPackIsCheckedWheneverAFileIsSaved() throws IOException {
        String anvil = pack("forge", "forge.yaml", "Anvil: { play: [ damge: 8 ] }\n");
        StringWriter out = new StringWriter();
        Iterator<String> edits = List.of(
                        "Anvil: { play: [ damage: 88 ] }\n", "Anvil: { play: [ damage: 88, heel: 1 ] }\n")
                .iterator();
        int exit = WatchCommand.watch(Games.source("duel"), Path.of(anvil), new PrintWriter(out), () -> {
            if (!edits.hasNext()) return false;
            write(home.resolve("forge/items/forge.yaml"), edits.next());
            return true;
        });
        assertThat(exit).isEqualTo(2);
        assertThat(out.toString()).containsSubsequence("'damge'", "no mistake", "'heel'");
    }

    private static void write(Path file, String text) {
        try {
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"duel", "doomlings", "essence", "spire", "magic"})
    void aNewPackHoldsAtOnce(String game) throws IOException {
        Typed made = type("new", "pack", "my-forge", "--game", game, "--in", home.toString());
        assertThat(made.exit()).as(made.err()).isZero();
        assertThat(home.resolve("my-forge/.vscode/settings.json")).exists();
        Typed check = type("check", home.resolve("my-forge").toString());
        assertThat(check.exit()).as(check.out() + check.err()).isZero();
        assertThat(check.out()).contains("no mistake", " 0 failed");
        assertThat(type("new", "pack", "my-forge", "--game", game, "--in", home.toString())
                        .err())
                .contains("is there already");
    }

    @Test
    void whatAPackAddsToSpireJoinsPoolsAndRelicLists() throws IOException {
        Path pack = Files.createDirectories(home.resolve("mine/cards"));
        Files.writeString(
                pack.resolve("mine.yaml"),
                "Lantern Slash: { pool: ironclad, type: attack, rarity: common, cost: 0, targeted: true, play: [damage: 5] }\n");
        Path relics = Files.createDirectories(home.resolve("mine/relics"));
        Files.writeString(relics.resolve("mine.yaml"), "Tin Whistle: { rarity: common, pickup: [gain gold: 7] }\n");
        String cards = home.resolve("mine").toString();
        assertThat(type("card", "spire", "Lantern Slash", "--cards", cards).out())
                .contains("named by Ironclad common");
        assertThat(type("card", "spire", "Tin Whistle", "--cards", cards).out()).contains("named by All common");
    }

    @Test
    void aSaveNamesItsPacksAndWhereTheyCameFrom() throws IOException {
        String anvil = pack("forge", "forge.yaml", "Anvil: { play: [ damage: 8 ] }\n");
        Typed.run(home, "save\nquit\n", "play", "duel", "--cards", anvil, "--seed", "5");
        Path save = home.resolve("saves/duel-1.journal");
        String text = Files.readString(save);
        assertThat(text).containsPattern("(?m)^pack [0-9a-f]{32} forge from .*forge$");
        try (var stored = Files.list(home.resolve("content"))) {
            for (Path p : stored.toList()) Files.delete(p);
        }
        // the save carries a pack as small as this one
        Typed carried = Typed.run(home, "quit\n", "play", "--resume", save.toString());
        assertThat(carried.out()).contains("Anvil", "Deal 8 damage").doesNotContain("It needs the pack");
        Files.writeString(save, text.replaceAll("(?m)^file .*\n", ""));
        Typed lost = Typed.run(home, "quit\n", "play", "--resume", save.toString());
        assertThat(lost.out()).contains("It needs the pack 'forge'", "which came from " + anvil);
    }
}
