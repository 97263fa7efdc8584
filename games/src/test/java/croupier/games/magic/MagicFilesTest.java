package croupier.games.magic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import croupier.kernel.Content;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What card files of Magic cannot say is reported with its place. */
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
    void aStaticAbilityGivesNothingToCardsOutsideOfTheBattlefield() {
        for (String set : new String[] {"graveyards", "exiled cards", "spells", "everything", "my hand"})
            isRefused(
                    "Mine:\n  type: Artifact\n  abilities:\n    - affects: " + set + "\n      gain: [flying]\n",
                    "cards/mine.yaml",
                    "outside of the battlefield",
                    "docs/magic.md");
        for (String set : new String[] {"exiled cards", "spells", "everything", "my library"})
            isRefused(
                    "Mine:\n  type: Artifact\n  abilities:\n    - affects: " + set + "\n      lose all: true\n",
                    "cards/mine.yaml",
                    "on the battlefield and in graveyards",
                    "docs/magic.md");
    }

    @Test
    void sidesBelongToACard() {
        String half = "Mine:\n  cost: R\n  type: Instant\n  play: [draw: 1]\n";
        isRefused(half + "  side: true\n", "cards/mine.yaml", "no card names it", "docs/magic.md");
        isRefused(
                half + "Yours:\n  cost: 1R\n  type: Creature - Elf\n  pt: 1/1\n  adventure: Mine\n",
                "cards/mine.yaml",
                "Mine is a card by itself",
                "side: true");
        isRefused(
                half + "  side: true\nYours:\n  cost: R\n  type: Instant\n  halves: [Mine]\n",
                "cards/mine.yaml",
                "two halves");
        isRefused(
                half + "  side: true\nYours:\n  cost: R\n  type: Instant\n  halves: [Mine, Mine]\n",
                "cards/mine.yaml",
                "mana costs of its halves together");
        isRefused(
                half + "  side: true\nYours:\n  cost: 1R\n  type: Creature - Elf\n  pt: 1/1\n  back: Mine\n",
                "cards/mine.yaml",
                "a permanent on both sides");
    }

    @Test
    void costsThatWouldChangeNothingAreRefused() {
        isRefused(
                "Mine:\n  cost: R\n  type: Instant\n  play: [draw: 1]\n  entwine: 2\n",
                "cards/mine.yaml",
                "a spell with entwine has modes");
        isRefused(
                "Mine:\n  cost: R\n  type: Instant\n  play: [draw: 1]\n  kicker: 2\n  buyback: 3\n",
                "cards/mine.yaml",
                "only one of kicker");
        isRefused("Mine:\n  cost: R\n  type: Enchantment\n  bestow: 2R\n", "cards/mine.yaml", "enchantment creature");
        isRefused("Mine:\n  cost: R\n  type: Land\n", "cards/mine.yaml", "never cast");
        isRefused(
                "Mine:\n  cost: R\n  type: Instant\n  target: creatures\n  play: [ { change: target, add chosen color: true } ]\n",
                "cards/mine.yaml",
                "under 'affects'");
    }

    @Test
    void aSubtypeOfATypeLineThatIsNearlyOneOfTheRulebookIsMisspelt() {
        isRefused(
                "Mine:\n  cost: R\n  type: Creature - Gobiln\n  pt: 1/1\n",
                "cards/mine.yaml:3",
                "no subtype 'gobiln'",
                "goblin");
        isRefused(
                "Mine:\n  cost: R\n  type: Creature - Goblin 1/1\n", "cards/mine.yaml:3", "'1/1' is no subtype", "pt:");
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

    /** A card of one line: its type line, what else it says, and words of the mistake. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Instant | play: [draw: 1], keywords: [flying] | flying' is of permanents",
                "Instant | play: [draw: 1], additional: tap | cannot be tapped",
                "Instant | play: [draw: 1], morph: 2 | morph is of permanents",
                "Instant | play: [draw: 1], ward: 2 | ward is of permanents",
                "Instant | play: [draw: 1], target: creatures | nothing is done with the target",
                "Instant | play: [draw: 0] | a step with 0 does nothing",
                "Instant | target: creatures, play: [counters: 0] | a step with 0 does nothing",
                "Instant | play: [{ repeat: 0, do: [draw: 1] }] | a step with 0 does nothing",
                "Instant | play: [draw: x] | X is always 0",
                "Instant | play: [{ if: kicked, then: [draw: 1] }] | it is never kicked",
                "Artifact | play: [draw: 1] | the text of an instant or sorcery",
                "Artifact | flashback: 1 | flashback is of instants and sorceries",
                "Artifact | buyback: 1 | buyback is of instants and sorceries",
                "Artifact | ninjutsu: 1 | ninjutsu is of creatures",
                "Artifact | equip: 1 | only Equipment",
                "Artifact | crew: 2 | only Vehicles",
                "Artifact | loyalty: 3 | only planeswalkers",
                "Artifact | abilities: [{ affects: equipped, power: 1 }] | no Equipment",
                "Enchantment | abilities: [{ affects: enchanted, power: 1 }] | no Aura",
                "Enchantment | enchant: creatures | only Auras",
                "Enchantment - Aura | keywords: [] | says under 'enchant'",
                "Enchantment - Saga | keywords: [] | a Saga has chapters",
                "Enchantment | chapters: [{ chapter: 1, do: [draw: 1] }] | only Sagas",
                "Enchantment | abilities: [{ when: casts, do: [draw: 1] }] | works: stack",
                "Enchantment | abilities: [{ when: dies, works: graveyard, do: [draw: 1] }] | happens to permanents",
                "Enchantment | abilities: [{ when: cycles, works: graveyard, do: [draw: 1] }] | it has no cycling",
                "Enchantment | abilities: [{ when: transforms, do: [draw: 1] }] | it has no back"
            })
    void whatWouldDoNothingIsRefused(String type, String says, String told) {
        isRefused("Mine: { cost: 1R, type: " + type + ", " + says + " }\n", "cards/mine.yaml:1", "Mine: ", told);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "type: Artifact - Creature, cost: 1 | Creature' is no subtype",
                "type: Land - Legendary | Legendary' is no subtype",
                "type: Legendary - Elf, cost: 1 | a type line names a card type",
                "type: Artifact, cost: 99999999999999 | is no mana cost",
                "type: Creature - Elf, cost: 1, pt: 1/99999999999 | is no power and toughness"
            })
    void whatCannotBePrintedIsRefused(String says, String told) {
        isRefused("Mine: { " + says + " }\n", "cards/mine.yaml:1", told);
    }
}
