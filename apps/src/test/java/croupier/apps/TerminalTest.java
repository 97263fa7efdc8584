package croupier.apps;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What somebody reads and types at the table in a terminal. */
class TerminalTest {
    @TempDir
    private Path home;

    /** A battle against a Cultist with this deck, all of whose cards are in the first hand. */
    private String battle(String input, String deck, String... more) throws IOException {
        Path cards = Files.createDirectories(home.resolve("cards/decks"));
        Files.writeString(cards.resolve("mine.yaml"), "Mine: { hero: Ironclad, " + deck + " }\n");
        String[] args = {
            "play",
            "spire",
            "--seed",
            "7",
            "--cards",
            home.resolve("cards").toString(),
            "--options",
            "mode=battle,deck=Mine,encounter=Cultist"
        };
        String[] all = new String[args.length + more.length];
        System.arraycopy(args, 0, all, 0, args.length);
        System.arraycopy(more, 0, all, args.length, more.length);
        Typed t = Typed.run(home, input, all);
        assertThat(t.exit()).as(t.err()).isZero();
        return t.out();
    }

    /** What the screen said after the answer of this number, counted from 1. */
    private static String after(String out, int answer) {
        String[] screens = out.split("(?m)^> .*\n");
        return screens[answer];
    }

    @Test
    void endingTheTurnIsAskedAlsoWhereNothingElseCanBeDone() throws IOException {
        String deck = "cards: [Strike, Strike, Strike]";
        String out = battle("1\n2\n3\nend\nquit\n", deck);
        assertThat(after(out, 3))
                .contains("turn 1   energy 0/3", "  4  end the turn")
                .doesNotContain("play Strike");
        assertThat(after(out, 4)).contains("turn 2", "Cultist uses incantation");
        String quick = battle("1\n2\n3\nquit\n", deck, "--quick");
        assertThat(after(quick, 3)).contains("turn 2").doesNotContain("energy 0/3");
    }

    @Test
    void quickIsSwitchedAtTheTable() throws IOException {
        String out = battle("quick\n1\n2\n3\nquick\n1\n2\n3\nquit\n", "cards: [Strike, Strike, Strike]");
        assertThat(after(out, 4)).contains("turn 2");
        assertThat(after(out, 8)).contains("turn 2   energy 0/3", "end the turn");
    }

    @Test
    void anActIsSavedAndTakenBackLikeAnyAnswer() throws IOException {
        String out = battle("1\n2\n3\nend\nundo\nquit\n", "cards: [Strike, Strike, Strike]");
        assertThat(after(out, 5)).contains("turn 1   energy 0/3", "end the turn");
        Typed resumed = Typed.run(home, "end\nquit\n", "play", "--resume");
        assertThat(resumed.out()).contains("turn 1   energy 0/3", "turn 2");
        Path save = home.resolve("saves/spire-1.journal");
        Typed verified = Typed.run(home, "", "replay", save.toString(), "--verify");
        assertThat(verified.exit()).as(verified.err()).isZero();
    }

    @Test
    void anOptionKeepsItsNumberWhileTheTurnLasts() throws IOException {
        String out = battle("2\nquit\n", "cards: [Defend, Strike, Pommel Strike, Bash, Anger]");
        String before = after(out, 0);
        String then = after(out, 1);
        for (String option :
                then.lines().filter(l -> l.matches(" +\\d  (play|end).*")).toList())
            assertThat(before).contains(option);
        assertThat(then).doesNotContainPattern("(?m)^ +2  ");
    }

    @Test
    void questionsSayWhatForAndWhatComesOfIt() throws IOException {
        String upgrades = battle("play Armaments\nquit\n", "cards: [Armaments, Strike, Bash]");
        assertThat(after(upgrades, 1))
                .contains("Armaments: Upgrade")
                .contains("Strike  (becomes: Deal 9 damage.)")
                .contains("Bash  (becomes: Deal 10 damage. Apply 3 Vulnerable.)");
        String exhausts = battle("play Purity\nquit\n", "cards: [Purity, Strike, Bash]");
        assertThat(after(exhausts, 1)).contains("Purity: Exhaust up to 3 cards in your hand (up to 2)");
        String puts = battle("play Warcry\nquit\n", "cards: [Warcry, Strike, Bash, Defend]");
        assertThat(after(puts, 1)).contains("Warcry: Put a card in your hand on top of your draw pile");
    }

    @Test
    void theLogNamesPowersMovesAndCardsThatAct() throws IOException {
        String out = battle("play Bash\nend\nquit\n", "cards: [Bash, Burn]");
        assertThat(after(out, 1)).contains("Cultist gains 2 Vulnerable");
        assertThat(after(out, 2))
                .contains("Burn acts in your hand", "Ironclad takes 2 damage")
                .contains("Cultist uses incantation", "Cultist gains 3 Ritual")
                .doesNotContain("Ironclad deals 2 damage to Ironclad");
    }

    @Test
    void wordsAndPowersAreExplained() throws IOException {
        String out = battle("? Vulnerable\n? exhaust\n? bash\n? Vulnerabel\nquit\n", "cards: [Bash]");
        assertThat(out)
                .contains("  Vulnerable: Attacks deal half as much damage again")
                .contains("  exhaust: The card goes to the exhaust pile")
                .contains("  Bash: Deal 8 damage.")
                .contains("There is no card or word 'Vulnerabel'. Did you mean 'Vulnerable'?");
    }

    @Test
    void whatIsTypedMeansTheBeginningOfWordsFirst() throws IOException {
        String out = battle("end\nquit\n", "cards: [Defend, Defend]");
        assertThat(after(out, 1)).contains("turn 2");
    }

    @Test
    void throwingPotionsAwayIsNotInTheWay() throws IOException {
        String out = battle("throw\nquit\n", "cards: [Bash], potions: [Fire Potion]");
        String first = after(out, 0);
        assertThat(first).contains("also: 4 throw Fire Potion away").containsPattern("(?m)^ +3  end the turn$");
        assertThat(after(out, 1)).contains("potions: empty");
    }

    @Test
    void whatHappensOutsideBattlesIsLogged() {
        Typed run = Typed.run(home, "1\n1\n1\nlog\nquit\n", "play", "spire", "--seed", "7");
        assertThat(run.out()).contains("a card is upgraded: Strike+", "you climb to floor 1");
        Typed losing = Typed.run(home, "3\nquit\n", "play", "spire", "--seed", "7");
        assertThat(losing.out()).contains("Lose 3 of every 10 HP", "Ironclad loses 24 HP");
    }

    @Test
    void theLogBeginsAfterTheTableIsLaid() {
        Typed duel = Typed.run(home, "1\nlog\nquit\n", "play", "duel", "--seed", "4");
        assertThat(duel.out()).contains("The game starts").doesNotContain("appears in items");
    }

    @Test
    void theTableIsDrawnAsTheBoardSays() {
        String options = "loadout-one=demo,loadout-two=fists,first=one";
        Typed duel = Typed.run(home, "1\nquit\n", "play", "duel", "--seed", "4", "--options", options);
        assertThat(duel.out())
                .contains(" You, player one   health 20   speed 8", " player two (normal)   health ")
                .containsPattern("Turns to come  \\[one-1]  \\[two-1]  \\[one-2]")
                .containsPattern("(?m)^    Punch +Deal 5 damage\\.$")
                .contains("  used 1")
                .doesNotContain("number 1");
        Typed essence = Typed.run(home, "keep\nquit\n", "play", "essence", "--seed", "4", "--options", "first=1");
        assertThat(essence.out())
                .contains(" turn 1   phase Main Phase 1", "hand 7, veiled deck ")
                .containsPattern("(?m)^    \\(1\\) Wild Shard +Shard\\. No ability\\.$")
                .containsPattern("(?m)^    \\([0-9]\\) .* Avatar [0-9]/[0-9]\\. ");
    }

    @Test
    void theLogSaysWhoseDeckIsShuffled() {
        Typed magic = Typed.run(home, "keep\nlog\nquit\n", "play", "magic", "--seed", "4");
        assertThat(magic.out()).contains("library of player 2 is shuffled").doesNotContain("library of seat 2");
    }

    @Test
    void passingSaysWhatFollows() {
        Typed magic = Typed.run(home, "keep\npass\nquit\n", "play", "magic", "--seed", "4");
        assertThat(magic.out()).contains("pass  (then comes combat)", "pass  (then the turn ends)");
    }

    @Test
    void restingSaysHowMuchItHeals() {
        String climbing = "1\n1\n" + "1\n2\n3\n4\n5\n6\n7\n8\n9\n".repeat(150);
        StringBuilder all = new StringBuilder();
        for (int seed = 1; seed < 12 && !all.toString().contains("  rest"); seed++)
            all.append(Typed.run(home, climbing, "play", "spire", "--seed", "" + seed)
                    .out());
        assertThat(all.toString()).containsPattern("\\d  rest  \\(heals \\d+ HP: \\d+ to \\d+\\)");
    }
}
