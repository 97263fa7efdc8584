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

    @Test
    void aStaticAbilityChangesPermanentsOnly() {
        for (String set : new String[] {"graveyards", "exiled cards", "spells"})
            isRefused(
                    "Mine:\n  type: Artifact\n  abilities:\n    - affects: " + set + "\n      lose all: true\n",
                    "cards/mine.yaml",
                    "outside of the battlefield",
                    "docs/magic.md");
    }

    @Test
    void aSpellHasNoAbilitiesOfPermanents() {
        isRefused(
                "Mine:\n  cost: 2R\n  type: Instant\n  play: [draw: 1]\n  abilities:\n    - rule: costs less\n      of: 'true'\n",
                "cards/mine.yaml",
                "costs less: 2");
        isRefused(
                "Mine:\n  cost: 2R\n  type: Sorcery\n  abilities:\n    - when: upkeep\n      do: [draw: 1]\n",
                "cards/mine.yaml",
                "works: stack");
    }

    @Test
    void triggersOfCardsInAHandAreNotThere() {
        isRefused(
                "Mine:\n  type: Artifact\n  abilities:\n    - when: upkeep\n      works: hand\n      do: [draw: 1]\n",
                "cards/mine.yaml",
                "cards in a hand are not there");
        isRefused(
                "Mine:\n  type: Artifact\n  abilities:\n    - activate: 1\n      works: exile\n      do: [draw: 1]\n",
                "cards/mine.yaml",
                "activated abilities work on the battlefield");
    }

    @Test
    void aCreatureHasPowerAndToughness() {
        isRefused("Mine:\n  cost: R\n  type: Creature - Goblin\n", "cards/mine.yaml", "needs power and toughness");
        isRefused("Mine:\n  cost: R\n  type: Artifact\n  pt: 1/1\n", "cards/mine.yaml", "only creatures and Vehicles");
        isRefused("Mine:\n  cost: R\n  type: Planeswalker\n", "cards/mine.yaml", "needs 'loyalty'");
    }

    @Test
    void aTextSpeaksOfTargetsThatAreChosen() {
        isRefused("Mine:\n  cost: R\n  type: Instant\n  play: [damage: 3]\n", "cards/mine.yaml", "speaks of 'target'");
        isRefused(
                "Mine:\n  cost: R\n  type: Instant\n  target: creatures\n  play:\n    - fight: target\n      with: second target\n",
                "cards/mine.yaml",
                "speaks of 'second target'",
                "there is 1 target");
    }

    @Test
    void aSubtypeThatNobodyHasIsMisspelt() {
        isRefused(
                "Mine:\n  type: Artifact\n  abilities:\n    - affects: my creatures\n      add subtypes: [Gobiln]\n",
                "cards/mine.yaml:5",
                "no card has the subtype 'Gobiln'",
                "goblin");
    }
}
