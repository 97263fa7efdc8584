package croupier.script.library;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rules text, word by word. */
class TellerTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{damage: 6} | Deal 6 damage.",
                "{damage: 6, times: 2} | Deal 6 damage 2 times.",
                "{damage: 6, times: 1} | Deal 6 damage.",
                "{damage: 6, to: all enemies, times: 2} | Deal 6 damage to enemies 2 times.",
                "{damage: my.power} | Deal your power damage.",
                "{damage: target.hp / 2} | Deal half of the target's hp damage.",
                "{damage: count of hand} | Deal the number of cards in your hand damage.",
                "{discard: 1 of hand} | Discard 1 card in your hand.",
                "{discard: up to 2 of hand where type = attack} | Discard up to 2 cards in your hand whose type is"
                        + " attack.",
                "{discard: any of hand} | Discard any number of cards in your hand.",
                "{discard: all of hand} | Discard cards in your hand.",
                "{discard: random 1 of hand} | Discard 1 random card in your hand.",
                "[{choose: 2 of hand, as: shown}, {discard: any of shown}] | Choose 2 cards in your hand. Discard any"
                        + " number of the shown.",
                "[{choose: 2 of hand, as: shown}, {discard: 1 of shown}] | Choose 2 cards in your hand. Discard 1 of"
                        + " the shown.",
                "[{choose: 2 of hand, as: shown}, {discard: random 1 of shown}] | Choose 2 cards in your hand. Discard"
                        + " 1 of the shown at random.",
                "[{choose: 2 of hand, as: shown}, {discard: all of shown}] | Choose 2 cards in your hand. Discard the"
                        + " shown.",
                "[{let: fuel, be: count of hand}, {damage: fuel}] | Fuel is the number of cards in your hand. Deal"
                        + " fuel damage.",
                "{modes: [{option: x, if: late, do: {damage: 1}}, {option: y, do: [{damage: 2}, {gain block: 3}]}]} |"
                        + " Choose one: • If late, deal 1 damage. • Deal 2 damage. Gain 3 block.",
                "{may: {modes: [{option: x, do: {damage: 1}}, {option: y, do: [{damage: 2}, {gain block: 3}]}]}} | You"
                        + " may choose one: • Deal 1 damage. • Deal 2 damage. Gain 3 block.",
                "{modes: [{option: x, if: any hand, do: {discard: 1 of hand}}, {option: y, do: {damage: 2}}]} |"
                        + " Choose one: • Discard 1 card in your hand. • Deal 2 damage.",
                "[{damage: 3}, {gain block: 4}] | Deal 3 damage. Gain 4 block.",
                "{if: target is wounded, then: [{damage: 3}, {gain block: 4}], else: {damage: 1}} | If the target is"
                        + " wounded, deal 3 damage and gain 4 block. Otherwise, deal 1 damage.",
                "{if: not late, then: {damage: 3}} | If not: late, deal 3 damage.",
                "{if: target is not wounded, then: {damage: 3}} | If the target is not wounded, deal 3 damage.",
                "{if: my.hp >= 10 and turn != 3, then: {damage: 3}} | If your hp is at least 10 and turn is not 3,"
                        + " deal 3 damage.",
                "{repeat: 3, do: {damage: 1}} | Deal 1 damage 3 times.",
                "{may: {damage: 3}} | You may deal 3 damage.",
                "[{require: late, else: skip}, {damage: 3}, {damage: 4}] | If late, deal 3 damage. Deal 4 damage.",
                "{apply: Strength, amount: 2} | Apply Strength amount 2.",
                "{chance: 50, do: {damage: 1}} | With a chance of 50%, deal 1 damage.",
                "{each: enemies, do: {damage: 1, to: it}} | For each of enemies, deal 1 damage to it."
            })
    void stepsAreTold(String steps, String text) {
        Library l = Toy.load(
                Toy.content("cards/a.yaml", "A: {type: skill, play: " + steps + "}", "powers.yaml", "Strength: {}"));
        assertThat(l.cards().text(1)).isEqualTo(text);
    }

    @Test
    void abilitiesAreTold() {
        Library l = Toy.load(Sample.content());
        assertThat(l.cards().text(3))
                .endsWith("Whenever damage happens, if the target is you and amount is more than 0, deal amount damage"
                        + " to enemies with the lowest hp. If draw would happen, the amount is 1 more instead."
                        + " As long as you have block, heroes get +2 power.");
    }
}
