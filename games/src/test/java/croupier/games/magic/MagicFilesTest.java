package croupier.games.magic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import croupier.kernel.Content;
import org.junit.jupiter.api.Test;

/** What card files of Magic cannot say is told where it stands. */
class MagicFilesTest {
    private static void isRefused(String card, String... told) {
        MagicSource source = new MagicSource();
        Content with = source.content().with(java.util.Map.of("cards/mine.yaml", card));
        Throwable wrong = catchThrowable(() -> source.load(with));
        assertThat(wrong).isNotNull();
        assertThat(wrong.getMessage()).contains(told);
    }

    @Test
    void whatOnlyTheLogTellsIsNoTrigger() {
        isRefused(
                "Mine:\n  type: Artifact\n  abilities:\n    - when: life lost\n      do: [draw: 1]\n",
                "cards/mine.yaml:4:13",
                "write 'loses life'");
        isRefused(
                "Mine:\n  type: Artifact\n  abilities:\n    - when: [dies, carried out]\n      do: [draw: 1]\n",
                "cards/mine.yaml:4:20",
                "write 'resolves'");
    }

    @Test
    void whatIsNotAskedBeforeItHappensCannotBeReplaced() {
        isRefused(
                "Mine:\n  type: Artifact\n  abilities:\n    - before: attacks\n      do: [draw: 1]\n",
                "cards/mine.yaml:4:15",
                "'attacks' cannot be replaced",
                "damaged");
    }

    @Test
    void aStaticAbilityChangesSomething() {
        isRefused("Mine:\n  type: Artifact\n  abilities:\n    - affects: creatures\n", "cards/mine.yaml:4:7", "needs");
    }

    @Test
    void loyaltyIsANumber() {
        isRefused(
                "Mine:\n  type: Planeswalker\n  abilities:\n    - loyalty: much\n      do: [draw: 1]\n",
                "cards/mine.yaml:4:16",
                "costs a number");
    }
}
