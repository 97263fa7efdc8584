package croupier.apps;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlayTest {
    @TempDir
    private Path home;

    private Typed play(String input, String... args) {
        String[] all = new String[args.length + 1];
        all[0] = "play";
        System.arraycopy(args, 0, all, 1, args.length);
        return Typed.run(home, input, all);
    }

    @Test
    void aSeedIsReadAsTheGameWritesItOrAsANumber() {
        assertThat(play("quit\n", "spire", "--seed", "42").out()).contains("spire · seed 42");
        assertThat(play("quit\n", "spire", "--seed-number", "142").out()).contains("spire · seed 42");
        assertThat(play("quit\n", "toy", "--seed-number", "142").out()).contains("toy · seed 142");
        assertThat(play("", "spire", "--seed", "4-2").err()).contains("--seed: a seed is letters and digits");
        assertThat(play("", "spire", "--seed", "42", "--daily").err()).contains("use one of them");
    }

    @Test
    void aWholeMatchIsPlayedThroughAPipe() {
        Typed t = play("1\n".repeat(60), "toy", "--seed", "5", "--seats", "human,greedy");
        assertThat(t.exit()).isZero();
        assertThat(t.out())
                .contains("toy · seed 5", "You, seat 1", "Seat 2 (greedy)", "Play a card, all at once", "1  play")
                .contains("The match is over: seat 1")
                .contains("croupier replay");
        assertThat(t.out()).doesNotContain("\u001b");
        Path last = home.resolve("saves/last-toy.journal");
        Typed verified = Typed.run(home, "", "replay", last.toString(), "--verify");
        assertThat(verified.out()).contains("verified:", "as noted");
    }

    @Test
    void handsOfOthersAreOnlyCounted() {
        Typed t = play("quit\n", "toy", "--seed", "5");
        assertThat(t.out()).containsPattern("Seat 2 \\(normal\\)\\s+hand 4\\b");
    }

    @Test
    void quittingSavesAndResumeGoesOn() {
        Typed first = play("1\n1\nquit\n", "toy", "--seed", "5", "--seats", "human,random");
        assertThat(first.out()).contains("Saved as", "Go on with: croupier play --resume");
        Typed second = play("log\nquit\n", "--resume");
        assertThat(second.exit()).isZero();
        assertThat(second.out()).contains("toy · seed 5", "Seat 2 (random)", "is played");
        Typed named = play(
                "1\n".repeat(60),
                "toy",
                "--resume",
                home.resolve("saves/toy-1.journal").toString());
        assertThat(named.out()).contains("The match is over");
    }

    @Test
    void anAnswerGivenTogetherWithOthersIsSavedToo() {
        Typed first = play("1\n\nquit\n", "toy", "--seed", "5", "--seats", "human,human");
        assertThat(first.out()).contains("seat 1, decision 1", "seat 2, decision 1");
        Typed second = play("quit\n", "--resume");
        assertThat(second.out()).contains("seat 2, decision 1").doesNotContain("seat 1, decision");
    }

    @Test
    void whoAbandonsTheMatchHasLostIt() {
        Typed t = play("abandon\n", "toy", "--seed", "5", "--seats", "human,greedy");
        assertThat(t.out()).contains("The match is over").doesNotContain("Saved as");
        assertThat(play("help\nquit\n", "toy", "--seed", "5").out()).contains("abandon");
    }

    @Test
    void theEndOfInputSavesToo() {
        assertThat(play("1\n", "toy", "--seed", "5").out()).contains("Saved as");
    }

    @Test
    void whyCardHintViewUndoAndHelpAnswer() {
        Typed t = play(
                "why\n? 1\ncard Lion\ncard Lyon\nhint\nview deck\nview\nhelp\nundo\n1\nundo\ntable\nquit\n",
                "toy",
                "--seed",
                "5");
        assertThat(t.out())
                .contains("Counts 12.")
                .contains("There is no card or word 'Lyon'. Did you mean 'Lion'?")
                .contains("Best: ")
                .contains("take back your last answer")
                .contains("there is nothing to take back");
    }

    @Test
    void wrongInputSaysWhatWouldBeRight() {
        Typed t = play("99\nfoo\n1 2\nquit\n", "toy", "--seed", "5");
        assertThat(t.out())
                .contains("There is no option 99: write a number from 1 to")
                .contains("'foo' is neither a command nor an option")
                .contains("one answer is asked for, not 2");
    }

    @Test
    void saveWritesWhereItIsTold() {
        Path file = home.resolve("mine.journal");
        Typed t = play("save " + file + "\nquit\n", "toy", "--seed", "5");
        assertThat(t.out()).contains("Saved as " + file);
        assertThat(file).exists();
        assertThat(home.resolve("saves")).doesNotExist();
    }

    @Test
    void twoPeopleShareAKeyboard() {
        Typed t = play("1\n\n1\n\nquit\n", "toy", "--seed", "5", "--seats", "human,human");
        assertThat(t.out()).contains("Seat 2, are you there?", "You, seat 2");
    }

    @Test
    void anOldMatchGoesOnWithItsOldCards() throws IOException {
        Path cards = Files.createDirectory(home.resolve("cards"));
        Files.writeString(cards.resolve("more.yaml"), "Owl: 13\n");
        play("1\nquit\n", "toy", "--seed", "5", "--cards", cards.toString());
        Typed resumed = play("quit\n", "--resume");
        assertThat(resumed.exit()).isZero();
        assertThat(resumed.out()).contains("The cards of toy have changed since");
        try (var stored = Files.list(home.resolve("content"))) {
            for (Path p : stored.toList()) Files.delete(p);
        }
        // a save carries small packs; one that is too large for that is lost with the content
        Path save = home.resolve("saves/toy-1.journal");
        Files.writeString(save, Files.readString(save).replaceAll("(?m)^file .*\n", ""));
        Typed lost = play("quit\n", "--resume");
        assertThat(lost.exit()).isZero();
        assertThat(lost.out()).contains("those of then are not here", "goes on where it stood");
    }

    @Test
    void aJournalAloneNeedsItsCards() throws IOException {
        play("1\nquit\n", "toy", "--seed", "5");
        Path save = home.resolve("saves/toy-1.journal");
        String journal = Files.readString(save)
                .replaceFirst("(?m)^croupier save 1\n", "")
                .replaceAll("(?m)^(at|then|given) .*\n", "")
                .replaceAll("(?m)^end\n", "")
                .replaceFirst("content .*", "content 0123456789abcdef");
        Path alone = Files.writeString(home.resolve("alone.journal"), journal);
        Typed lost = play("quit\n", "--resume", alone.toString());
        assertThat(lost.exit()).isEqualTo(2);
        assertThat(lost.err()).contains("cards of toy that are not here", "Put the file");
    }

    @Test
    void aWrongJournalIsToldWithItsLine() throws IOException {
        Path file = home.resolve("bad.journal");
        Files.writeString(file, "croupier journal 1\ngame toy\nanswr 3\n");
        Typed t = Typed.run(home, "", "replay", file.toString());
        assertThat(t.exit()).isEqualTo(2);
        assertThat(t.err()).contains("line 3", "Did you mean 'answer'?");
        assertThat(Typed.run(home, "", "replay", "nothing.journal").err()).contains("there is no file nothing.journal");
        assertThat(play("", "--resume").err()).contains("there is no saved match");
    }

    @Test
    void replayShowsWhatHappenedUntilThen() {
        play("1\n1\n1\nquit\n", "toy", "--seed", "5");
        Path file = home.resolve("saves/toy-1.journal");
        assertThat(Typed.run(home, "", "replay", file.toString(), "--until", "2")
                        .out())
                .contains("2 answers; still open");
        assertThat(Typed.run(home, "", "replay", file.toString(), "--json", "--seat", "1")
                        .out())
                .contains("\"log\"");
    }

    @Test
    void aChangedTableFailsTheVerification() throws IOException {
        play("1\n1\nquit\n", "toy", "--seed", "5");
        Path file = home.resolve("saves/toy-1.journal");
        Files.writeString(file, Files.readString(file).replaceFirst("# hash .*", "# hash 1"));
        Typed t = Typed.run(home, "", "replay", file.toString(), "--verify");
        assertThat(t.exit()).isEqualTo(1);
        assertThat(t.err()).contains("the file notes 1");
    }
}
