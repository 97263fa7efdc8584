package croupier.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The player who reads a line is "you" in it. */
class SpokenTest {
    @Test
    void theVerbFollows() {
        assertThat(to("@ draws a card")).isEqualTo("you draw a card");
        assertThat(to("@ has 3 KL")).isEqualTo("you have 3 KL");
        assertThat(to("@ is beaten, Ada wins")).isEqualTo("you are beaten, Ada wins");
        assertThat(to("Ada is beaten, @ wins")).isEqualTo("Ada is beaten, you win");
        assertThat(to("@ loses 2 life")).isEqualTo("you lose 2 life");
        assertThat(to("@ passes")).isEqualTo("you pass");
    }

    @Test
    void whatIsYoursIsCalledSo() {
        assertThat(to("@ keeps their hand")).isEqualTo("you keep your hand");
        assertThat(to("library of @ is shuffled")).isEqualTo("your library is shuffled");
        assertThat(to("Bear returns to the hand of @")).isEqualTo("Bear returns to your hand");
        assertThat(to("Ada takes @'s card")).isEqualTo("Ada takes your card");
    }

    @Test
    void othersActOnYou() {
        assertThat(to("Bear deals 2 damage to @")).isEqualTo("Bear deals 2 damage to you");
        assertThat(to("Ada draws a card")).isEqualTo("Ada draws a card");
    }

    private static String to(String line) {
        return Spoken.to(line.replace("@", Spoken.YOU));
    }
}
