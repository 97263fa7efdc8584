package croupier.apps;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Decks that people bring, in every command that plays. */
class DecksTest {
    private static final String BURN = """
            Deck
            4 Lightning Bolt (M10) 146
            4 Shock
            24 Mountain (M10) 242
            4x Raging Goblin
            4 Goblin Piker
            4 Boggart Brute
            4 Gray Ogre
            4 Hill Giant
            4 fire elemental
            4 Lightning Elemental

            Sideboard
            2 Disenchant
            """;

    @TempDir
    private Path home;

    private String burn = "";

    @BeforeEach
    void write() throws IOException {
        burn = list("burn.txt", BURN);
    }

    private String list(String name, String text) throws IOException {
        return Files.writeString(home.resolve(name), text).toString();
    }

    private Typed type(String... args) {
        return Typed.run(home, "", args);
    }

    @Test
    void aGoodDeckMayBePlayed() {
        assertThat(type("deck", "check", burn).out())
                .contains("burn: 60 cards and 2 in the sideboard. It may be played.");
        assertThat(type("deck", "show", burn).out())
                .contains("Basic Land", " 24 Mountain", "Fire Elemental", "{3}{R}{R}");
    }

    @Test
    void everyLineThatIsWrongIsSaid() throws IOException {
        String bad = list("bad.txt", "4 Lightening Bolt\n5 Shock\nMountains\n40 Mountain\n\nSB: 16 Opt\n");
        Typed t = type("deck", "check", bad);
        assertThat(t.exit()).isEqualTo(2);
        assertThat(t.err())
                .contains("bad.txt:1:1: there is no card called 'Lightening Bolt'. Did you mean 'Lightning Bolt'?")
                .contains("bad.txt:2:1: 5 Shock, but a constructed deck has at most 4")
                .contains("bad.txt:3:1: write how many")
                .contains("bad.txt:6:1: 16 Opt, but")
                .contains("45 cards, but a constructed deck has at least 60")
                .contains("16 cards beside it, but a constructed deck has at most 15");
    }

    @Test
    void formatsDifferInSizeAndCopies() throws IOException {
        String pool = list("pool.txt", "34 Forest\n6 Grizzly Bears\n");
        assertThat(type("deck", "check", pool).exit()).isEqualTo(2);
        assertThat(type("deck", "check", pool, "--format", "limited").exit()).isZero();
        assertThat(type("deck", "check", pool, "--format", "singleton").err()).contains("at most 1 of a card");
        assertThat(type("deck", "check", pool, "--format", "legacy").err()).contains("constructed");
        assertThat(type("deck", "check", list("named.txt", "Format: limited\n40 Forest\n"))
                        .exit())
                .isZero();
    }

    @Test
    void whatIsImportedIsACardFile() throws IOException {
        Path file = home.resolve("burn.yaml");
        assertThat(type("deck", "import", burn, "--name", "Hot", "--out", file.toString())
                        .exit())
                .isZero();
        assertThat(Files.readString(file)).contains("Hot:", "Lightning Bolt: 4", "Fire Elemental: 4", "Disenchant: 2");
        assertThat(type("games", "magic", "--cards", file.toString(), "--option", "deck-1")
                        .out())
                .contains("Hot");
    }

    @Test
    void aListIsChosenWhereADeckIs() {
        Typed t = type("sim", "magic", "--games", "2", "--bots", "random", "--deck-1", burn, "--deck-2", burn);
        assertThat(t.out()).as(t.err()).contains("deck-1=burn, deck-2=burn");
        assertThat(type("games", "magic", "--cards", burn, "--option", "deck-1").out())
                .contains("burn");
    }

    @Test
    void otherGamesReadListsOfTheirCards() throws IOException {
        String five = list("five.txt", "2 Punch\n2 Pebbles\n1 Heavy Club\n");
        Typed t = type("deck", "import", five, "--game", "duel");
        assertThat(t.out()).as(t.err()).contains("cards:", "- Punch");
        assertThat(type("deck", "check", five, "--game", "doomlings").err()).contains("nobody chooses a deck");
    }

    /** On a machine that has neither the list nor the cards of the match. */
    @Test
    void aMatchKeepsItsDecksInItsFile(@TempDir Path elsewhere) throws IOException {
        Path save = home.resolve("match.save");
        String seats = "human,random";
        Typed t = Typed.run(home, "save " + save + "\nquit\n", "play", "magic", "--seats", seats, "--deck-1", burn);
        assertThat(save).as(t.out() + t.err()).exists();
        Typed replayed = Typed.run(elsewhere, "", "replay", save.toString(), "--verify");
        assertThat(replayed.exit()).as(replayed.out() + replayed.err()).isZero();
    }
}
