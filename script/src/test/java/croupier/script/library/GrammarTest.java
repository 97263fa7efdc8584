package croupier.script.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import croupier.kernel.Content;
import croupier.script.Amount;
import croupier.script.files.MistakesException;
import java.util.IdentityHashMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a game's grammar file does to its texts. */
class GrammarTest {
    private static final String GRAMMAR = """
        plurals: { blow: blows }
        one: a
        words:
          hand: card in your hand
          enemies: enemy
          seen: those cards
          it.hp: health
          it.power: blow struck this turn|blows struck this turn
        events:
          - { when: damage, of: target = me, says: you are hit }
          - { when: damage, of: "target = me and amount >= {n}", says: "a blow of {n} or more hits you" }
          - { when: damage, says: somebody is hit }
          - { before: draw, says: you would draw }
          - { when: draw, says: you draw, heading: with every card you draw }
        qualities:
          - { of: card, if: "type = {t}", noun: "{t}" }
          - { of: card, if: "cost <= {n}", that: "costs {n} or less" }
          - { of: creature, if: it is wounded, adjective: wounded }
          - { of: creature, if: "hp > {n}", that: "has more than {n} health" }
        phrases:
          - { amount: "my.hp * {n} / 100", says: "{n} percent of your health" }
          - { condition: my.hp * 2 <= my.power, says: you are weak, not: you are strong }
          - { condition: turn = 0, says: nothing has happened, not: something has happened }
          - { condition: "late and my.hp < {n}", says: "it is late and you have less than {n} health" }
          - { noun: target.friend, says: its friend }
          - steps: [ { damage: {n} }, { damage: {n} }, { damage: {n} } ]
            says: "Deal {n} damage three times."
          - steps: [ { damage: {n}, times: {m} }, { gain block: {b} } ]
            says: "Strike [{m:times} ]for {n}; {b} block is yours."
          - { choice: "1 of {set}", says: "{set:a} of your choice" }
        """;

    private static String told(String steps) {
        return Toy.load(Toy.content(
                        "cards/a.yaml",
                        "A: {type: skill, play: " + steps + "}",
                        "powers.yaml",
                        "Strength: {}",
                        "grammar.yaml",
                        GRAMMAR))
                .cards()
                .text(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{damage: my.hp * 30 / 100} | Deal 30 percent of your health damage.",
                "{discard: 1 of hand} | Discard a card in your hand of your choice.",
                "{discard: random 1 of hand} | Discard a random card in your hand.",
                "{discard: random 2 of hand where type = attack} | Discard 2 random attacks in your hand.",
                "{discard: any of hand where type = attack and cost <= 2} | Discard any number of attacks in your"
                        + " hand that cost 2 or less.",
                "{discard: up to 1 of hand where cost <= 2} | Discard up to one card in your hand that costs 2 or less.",
                "{discard: 1 of hand where cost > 2} | Discard a card in your hand whose cost is more than 2 of your"
                        + " choice.",
                "[{choose: 2 of hand, as: seen}, {discard: up to 1 of seen where type = attack}] | Choose 2 cards in your"
                        + " hand. Discard up to one of those attacks.",
                "{may: [{gain block: 1}]} | You may gain 1 block.",
                "{damage: 3, to: enemies where it is wounded} | Deal 3 damage to wounded enemies.",
                "{damage: 3, to: enemies where hp > 5} | Deal 3 damage to enemies that have more than 5 health.",
                "[{damage: 2}, {damage: 2}, {damage: 2}, {gain block: 1}] | Deal 2 damage three times. Gain 1 block.",
                "[{damage: 2}, {damage: 3}, {damage: 2}] | Deal 2 damage. Deal 3 damage. Deal 2 damage.",
                "[{damage: 4, times: 2}, {gain block: 5}] | Strike twice for 4; 5 block is yours.",
                "{if: my.hp * 2 <= my.power, then: {damage: 1}} | If you are weak, deal 1 damage.",
                "{if: not my.hp * 2 <= my.power, then: {damage: 1}} | If you are strong, deal 1 damage.",
                "{if: turn > 0, then: {damage: 1}} | If something has happened, deal 1 damage.",
                "{if: my.power > 0, then: {damage: 1}} | If you have struck a blow this turn, deal 1 damage.",
                "{if: my.power = 0, then: {damage: 1}} | If you have struck no blow this turn, deal 1 damage.",
                "{if: any hand where type = attack, then: {damage: 1}} | If there is an attack in your hand, deal 1"
                        + " damage.",
                "{if: not any hand, then: {damage: 1}} | If there are no cards in your hand, deal 1 damage.",
                "{if: any enemies where hp < my.hp, then: {damage: 1}} | If an enemy has less health than you, deal 1"
                        + " damage.",
                "{if: my.hp < 3 and turn = 2 and late, then: {damage: 1}} | If it is late and you have less than 3"
                        + " health and turn is 2, deal 1 damage."
            })
    void piecesThatAPhraseFitsAreSaidSo(String steps, String text) {
        assertThat(told(steps)).isEqualTo(text);
    }

    @Test
    void eventsTakeTheConditionsThatTheirWordsInclude() {
        assertThat(ability("when: damage, if: target = me and amount > 0, do: {gain block: 1}"))
                .isEqualTo("Whenever you are hit, if amount is more than 0, gain 1 block.");
        assertThat(ability("when: damage, if: amount >= 4 and target = me, do: {gain block: 1}"))
                .isEqualTo("Whenever a blow of 4 or more hits you, gain 1 block.");
        assertThat(ability("when: damage, do: {gain block: 1}")).isEqualTo("Whenever somebody is hit, gain 1 block.");
        assertThat(ability("when: draw, if: late, do: {gain block: 1}"))
                .isEqualTo("With every card you draw, if late, gain 1 block.");
        assertThat(ability("before: draw, change: 'max(0, amount - 2)'"))
                .isEqualTo("If you would draw, the amount is 2 less instead.");
        assertThat(ability("before: draw, change: amount * 2"))
                .isEqualTo("If you would draw, the amount is twice as much instead.");
        assertThat(ability("before: draw, change: amount + 1"))
                .isEqualTo("If you would draw, the amount is 1 more instead.");
    }

    private static String ability(String ability) {
        return Toy.load(Toy.content(
                        "cards/a.yaml", "A: {type: skill, abilities: [{" + ability + "}]}", "grammar.yaml", GRAMMAR))
                .cards()
                .text(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{gain block: count of hand where type = attack} | Block: 1 for each attack in your hand.",
                "{gain block: 2 * count of enemies} | Block: 2 for each of your enemies.",
                "{gain block: 3} | Block: 3.",
                "{damage: 4} | Damage +4.",
                "{damage: -4} | Damage −4.",
                "{if: any hand, then: {damage: 1}} | If there is a card in your hand, damage +1.",
                "{if: any enemies, then: {damage: 1}} | If you have an enemy, damage +1.",
                "{if: not any enemies, then: {damage: 1}} | If you have no enemies, damage +1."
            })
    void amountsAreCountedRowByRowAndSigned(String steps, String text) {
        Content content = Toy.content("cards/a.yaml", "A: {type: skill, play: " + steps + "}", "grammar.yaml", """
            words: { hand: card in your hand, enemies: your enemy }
            qualities:
              - { of: card, if: "type = {t}", noun: "{t}" }
            phrases:
              - { steps: [ { gain block: {n} } ], says: "Block: {n:each}." }
              - { steps: [ { damage: {n} } ], says: "Damage {n:+}." }
            """);
        assertThat(Toy.load(content).cards().text(1)).isEqualTo(text);
    }

    /** One way to say a step, and what it becomes. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{gain block: 3} | {me gains} {n:of block} | Gain 3 block.",
                "{gain block: my.hp} | {me gains} {n:of block} | Gain block equal to your hp.",
                "{gain block: 2 * count of hand} | Gain {n:of block} | Gain 2 block for each card in your hand.",
                "{gain block: 4 + count of hand} | Gain {n:of block} | Gain 4 block, and 1 more for each card in your hand.",
                "{gain block: {0: 3, 2: 4, 17: 5}} | Gain {n:of block} | Gain 3 (4 from turn 2, 5 from turn 17) block.",
                "{gain block: '{0: 3, 2: 4} + 1'} | Gain {n:of block} | Gain 3 (4 from turn 2) + 1 block.",
                "[{gain block: 1}, {gain block: 2}] | {me's} block | Your block. Your block.",
                "{if: late, then: [{gain block: 1}]} | {me gains} {n} | If late, gain 1."
            })
    void sentencesMeasureAndSpeakOfTheOwner(String steps, String says, String text) {
        Content content = Toy.content(
                "cards/a.yaml", "A: {type: skill, play: " + steps + "}", "grammar.yaml", """
            words: { me: you, hand: card in your hand }
            phrases:
              - { steps: [ { gain block: {n} } ], says: "SAYS." }
            """.replace("SAYS", says));
        assertThat(Toy.load(content).cards().text(1)).isEqualTo(text);
    }

    @Test
    void whatIsBelowZeroMayBeSaidAsALoss() {
        String grammar = """
            phrases:
              - { steps: [ { gain block: "-{n}" } ], says: "Lose {n} block." }
            """;
        for (String amount : new String[] {"-2", "0 - 2"})
            assertThat(Toy.load(Toy.content(
                                    "cards/a.yaml",
                                    "A: {type: skill, play: [{gain block: " + amount + "}, {gain block: 2}]}",
                                    "grammar.yaml",
                                    grammar))
                            .cards()
                            .text(1))
                    .isEqualTo("Lose 2 block. Gain 2 block.");
        assertThat(Toy.load(Toy.content(
                                "cards/a.yaml",
                                "A: {type: skill, play: [{gain block: {0: -1, 3: -2}}]}",
                                "grammar.yaml",
                                grammar))
                        .cards()
                        .text(1))
                .isEqualTo("Lose 1 (2 from turn 3) block.");
    }

    @Test
    void aStepOrAnAbilityMayHaveWordsOfItsOwn() {
        assertThat(Toy.load(Toy.content("cards/a.yaml", """
            A:
              type: skill
              numbers: { power: 7 }
              play:
                - { damage: power, says: "Hit for {power}." }
                - { gain block: 1 }
              abilities:
                - { when: damage, says: You hear it., do: [ { gain block: 2 } ] }
            """)).text(1, 0))
                .isEqualTo("Hit for 7. Gain 1 block. You hear it.");
        assertThatThrownBy(() -> Toy.load(Toy.content("cards/a.yaml", """
            A:
              type: skill
              play: [ { damage: 3, says: Hit for 4. } ]
            """)))
                .hasMessageContaining("this says 4, and nothing of the definition is 4");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{discard: hand} | Discard your hand.",
                "{discard: hand where cost <= 2} | Discard all cards from your hand with cost 2 or less.",
                "{discard: 2 of hand where type = attack} | Discard two attacks from your hand.",
                "{discard: up to 1 of hand where not type = attack} | Discard up to one nonattack card from your hand.",
                "{choose: 11 of hand, as: seen} | Take 11 cards.",
                "{choose: random 2 of hand, as: seen} | Take two random cards.",
                "{damage: 3, to: enemies} | Each enemy takes 3 damage.",
                "{damage: count of hand, to: enemies} | Each enemy takes damage equal to the number of cards in your hand.",
                "{damage: my.hp, to: enemies where hp > 5} | Each enemy with horns takes damage equal to your health."
            })
    void rowsAreSaidAsWhatIsDoneToThem(String steps, String text) {
        Content content = Toy.content("cards/a.yaml", "A: {type: skill, play: " + steps + "}", "grammar.yaml", """
            one: a
            numbers: words
            words:
              hand: card in your hand|cards in your hand|your hand
              enemies: enemy
              it.hp: health
            qualities:
              - { of: card, if: type = attack, noun: attack }
              - { of: card, if: not type = attack, adjective: nonattack }
              - { of: creature, if: "hp > {n}", after: with horns }
            phrases:
              - { steps: [ { discard: "{c}" } ], says: "Discard {c:all}." }
              - { steps: [ { choose: "{c}", as: seen } ], says: "Take {c:bare}." }
              - { steps: [ { damage: "{n}", to: "{who}" } ], says: "{each who takes} {n:amount of damage}." }
            """);
        assertThat(Toy.load(content).cards().text(1)).isEqualTo(text);
    }

    @Test
    void wrongPatternsAreMistakesAtTheirPlace() {
        assertThatThrownBy(() -> Toy.load(Toy.content("grammar.yaml", """
            phrases:
              - { amount: my.helth, says: x }
              - { condition: "{n} > 3" }
              - { steps: { dammage: 1 }, says: x }
            qualities:
              - { of: cart, if: cost > 1, that: x }
            """)))
                .isInstanceOf(MistakesException.class)
                .hasMessageContaining("grammar.yaml:2:")
                .hasMessageContaining("has no 'helth'")
                .hasMessageContaining("'says' is missing")
                .hasMessageContaining("dammage")
                .hasMessageContaining("cart");
    }

    @Test
    void bracesMeanNothingOnACard() {
        assertThatThrownBy(
                        () -> Toy.load(Toy.content("cards/a.yaml", "A: {type: skill, play: [{damage: \"{n} + 1\"}]}")))
                .hasMessageContaining("braces mean nothing");
    }

    @Test
    void ownWordsNameTheNumbers() {
        assertThat(Toy.load(Toy.content("cards/a.yaml", """
            A:
              type: skill
              numbers: { hits: 3 }
              says: Hit {hits:time}.
              play: [ { damage: 1, times: hits } ]
              upgrade: { hits: 1 }
            """)).text(1, 1)).isEqualTo("Hit 1 time.");
    }

    @Test
    void amountsMayBeSaidAsTheyAreNow() {
        Library library = Toy.load(Toy.content("cards/a.yaml", """
            A:
              type: skill
              numbers: { power: 3, block: 3 }
              play: [ { damage: power }, { gain block: block } ]
            B:
              type: skill
              numbers: { power: 3 }
              says: "Hit for {power}."
              play: [ { damage: power } ]
            """));
        for (int card = 1; card <= 2; card++) {
            Toy.CardDef def = library.definitions(Toy.CardDef.class).card(card);
            IdentityHashMap<Amount, Integer> now = new IdentityHashMap<>();
            now.put(((Toy.Damage) def.play().get(0)).amount(), 5);
            assertThat(library.text(card, 0, now)).isEqualTo(card == 1 ? "Deal 5 damage. Gain 3 block." : "Hit for 5.");
        }
    }

    @Test
    void ownWordsThatNoLongerFitAreMistakes() {
        assertThatThrownBy(() -> Toy.load(Toy.content("cards/a.yaml", """
            A:
              type: skill
              numbers: { hits: 3, power: 2 }
              says: Hit {hit} times.
              play: [ { damage: power, times: hits } ]
            B:
              type: skill
              numbers: { hits: 3 }
              says: Hit 4 times.
              play: [ { damage: 1, times: hits } ]
            """)))
                .hasMessageContaining("cards/a.yaml:4:14: the definition has no number 'hit'")
                .hasMessageContaining("does not say the number 'hits'")
                .hasMessageContaining("this says 4, and nothing of the definition is 4");
    }
}
