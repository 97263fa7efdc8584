package croupier.script.library;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.script.Amount;
import croupier.script.Default;
import croupier.script.MainArgument;
import croupier.script.Selection;
import croupier.script.Verb;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every mistake has its place, says what is wrong, and names the nearest right word. */
class MistakesTest {
    @Test
    void aWrongWordIsShownWithACaret() {
        assertThat(Toy.mistake("""
                        Clever:
                          type: skill
                          play:
                            - choose: 1 of hand
                              as: shown
                            - discard: 1 of shwon
                        """)).isEqualTo("""
                        cards/test.yaml:6:21: no noun, set, number or name called 'shwon' here. Did you mean 'shown'?
                            - discard: 1 of shwon
                                            ^""");
    }

    /** A card with one field that is wrong: the field, then where and what the mistake is. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "typo: attack | 2:3: 'type' is missing: one of attack, skill, power card",
                "type: atack | 2:9: there is no 'atack' here. Did you mean 'attack'?",
                "type: [attack] | 2:9: one of attack, skill, power card is expected, this is a list",
                "{type: skill, cost: 1.5} | 2:23: a whole number is expected, this is '1.5'",
                "{type: skill, cost: 99999999999} | 2:23: this number is too large: it has at most nine digits",
                "{type: skill, cost: } | 2:22: a whole number is expected, this is nothing",
                "{type: skill, range: 5..2} | 2:24: a range goes from the smaller number to the larger",
                "{type: skill, range: 5..x} | 2:24: a whole number is expected, this is 'x'",
                "{type: skill, keywords: [flyng]} | 2:28: there is no 'flyng' in keywords. There is none.",
                "{type: skill, cots: 1} | 2:17: there is no key 'cots'. Did you mean 'cost'?",
                "{type: skill, type: skill} | 2:17: 'type' is here twice, first in line 2",
                "{type: skill, play: } | 2:22: steps are expected, this is nothing: write [] for none",
                "{type: skill, play: [{damge: 3}]} | 2:25: no step called 'damge'. Did you mean 'damage'?",
                "{type: skill, play: [[]]} | 2:24: a step is expected, this is a list",
                "{type: skill, play: [{}]} | 2:24: a step is expected, this is empty",
                "{type: skill, play: [stopp]} | 2:24: a step is expected, this is 'stopp'. Did you mean 'stop'?",
                "{type: skill, play: [{damage: 3, form: me}]} | 2:36: there is no key 'form' of 'damage'. There is: to, times.",
                "{type: skill, play: [{if: late}]} | 2:24: 'then' is missing: steps",
                "{type: skill, play: [{choose: 1 of hand}]} | 2:24: nothing is done with what is chosen: write 'do', or 'as' and a later step",
                "{type: skill, play: [{if: late, then: []}]} | 2:24: neither 'then' nor 'else' has a step: nothing would happen",
                "{type: skill, play: [{repeat: 3, do: []}]} | 2:24: 'do' has no step: nothing would be repeated",
                "{type: skill, play: [{each: hand, do: []}]} | 2:24: 'do' has no step: nothing would happen for each",
                "{type: skill, play: [{may: []}]} | 2:24: 'may' has no step: there is nothing that may be done",
                "{type: skill, replaces: Punch} | 2:17: replaces marks a definition of a pack and is true or not there: write 'replaces: true' under the name of the one that it replaces",
                "{type: skill, play: [{damage: [3]}]} | 2:33: an amount is expected, this is a list",
                "{type: skill, play: [{damage: {1: 3, 2: 4}}]} | 2:34: the first key of a table is 0, not 1",
                "{type: skill, play: [{damage: {0: 3, 2: 4, 2: 5}}]} | 2:46: '2' is here twice, first in line 2",
                "{type: skill, play: [{damage: {0: 3, 5: 4, 2: 5}}]} | 2:46: the keys of a table rise: 2 cannot stand behind 5",
                "{type: skill, play: [{damage: {}}]} | 2:33: a table has an amount from 0 on: {0: 3, 2: 4}",
                "{type: skill, play: [{damage: {0: 3, x: 4}}]} | 2:40: a whole number is expected, this is 'x'",
                "{type: skill, play: [{damage: '1 + {0: 3, 2: y}'}]} | 2:38: a table inside of an expression has whole numbers only, not 'y'",
                "{type: skill, play: [{damage: }]} | 2:32: something is missing here",
                "{type: skill, play: [{damage: 3 +}]} | 2:36: something is missing at the end",
                "{type: skill, play: [{damage: 3 4}]} | 2:35: '4' is too much here",
                "{type: skill, play: [{damage: (3}]} | 2:35: ')' is missing here",
                "{type: skill, play: [{damage: 3 ^ 4}]} | 2:35: '^' means nothing in an expression",
                "{type: skill, play: [{damage: 99999999999}]} | 2:33: '99999999999' is too large: a number has at most nine digits",
                "{type: skill, play: [{damage: 2000000000 + 2000000000}]} | 2:46: this becomes too large",
                "{type: skill, play: [{damage: 3 / 0}]} | 2:37: nothing can be divided by zero",
                "{type: skill, play: [{damage: enemies}]} | 2:33: a number is expected here, this is a set of creature: write 'count of' for how many they are",
                "{type: skill, play: [{damage: me}]} | 2:33: a number is expected here, this is one creature",
                "{type: skill, play: [{damage: late}]} | 2:33: a number is expected here, this is a condition",
                "{type: skill, play: [{damage: 3, to: turn}]} | 2:40: a set is expected here, this is a number",
                "{type: skill, play: [{if: turn, then: []}]} | 2:29: a condition is expected here, this is a number: compare it with something, such as '> 0'",
                "{type: skill, play: [{if: enemies, then: []}]} | 2:29: a condition is expected here, this is a set of creature: write 'any' before it to ask whether there are some",
                "{type: skill, play: [{damage: my.hpp}]} | 2:36: a creature has no 'hpp'. Did you mean 'hp'?",
                "{type: skill, play: [{damage: me.}]} | 2:36: a name is missing after the point",
                "{type: skill, play: [{damage: enemies.hp}]} | 2:33: one thing is expected here, this is a set of creature: write 'first of' for the first one",
                "{type: skill, play: [{damage: count of hand where typ = attack}]} | 2:53: no noun, set, number or name called 'typ' here. Did you mean 'type'?",
                "{type: skill, play: [{damage: count of hand where type = atack}]} | 2:60: there is no 'atack' here. Did you mean 'attack'?",
                "{type: skill, play: [{damage: count of hand where name = \"Strik\"}]} | 2:61: there is no card 'Strik'. There is: Test.",
                "{type: skill, play: [{damage: count of hand where name = Strike}]} | 2:60: write the name in quotation marks, or another card's name, such as 'target.name'",
                "{type: skill, play: [{damage: sum of hp}]} | 2:40: 'over' and a set are missing: sum of hp over enemies",
                "{type: skill, play: [{damage: if late then 3}]} | 2:47: 'else' is expected here",
                "{type: skill, play: [{damage: min(3)}]} | 2:38: ',' and another amount are missing here",
                "{type: skill, play: [{damage: 'bigger(3)'}]} | 2:33: 'bigger' takes 2 amounts, not 1",
                "{type: skill, play: [{apply: Strength, amount: 1}]} | 2:32: there is no 'Strength' in powers. There is none.",
                "{type: skill, play: [{raise: hpp}]} | 2:32: there is no column 'hpp'. Did you mean 'hp'?",
                "{type: skill, play: [{choose: 1 of hand, as: If}]} | 2:48: a name is one or more lower-case words that mean nothing else, not 'If'",
                "{type: skill, play: [{choose: 1 hand}]} | 2:35: 'of' and a set are missing here, such as '1 of hand'",
                "{type: skill, play: [{modes: [{option: A, do: []}, {option: B, do: []}], remember: true}]} | 2:24: cards of"
                        + " this game do not remember what was chosen",
                "{type: skill, play: [{modes: [{option: A, do: []}]}]} | 2:24: a choice of texts needs at least two",
                "{type: skill, abilities: [{when: dmage, do: []}]} | 2:36: an event is expected; there is no 'dmage'. Did you mean 'damage'?",
                "{type: skill, abilities: [{when: damage, before: draw, do: stop}]} | 2:29: an ability has either 'when' or 'before'",
                "{type: skill, abilities: [{when: damage, prevent: yes}]} | 2:53: write true instead of 'yes'",
                "{type: skill, numbers: {n: 3}} | 2:27: the number 'n' is never used",
                "{type: skill, numbers: {n: x y}, play: [{damage: n}]} | 2:32: 'y' is too much here",
                "{type: skill, numbers: [3]} | 2:26: numbers are a mapping from names to numbers, this is a list",
                "{type: skill, numbers: {n: 3}, upgrade: {m: 4}, play: {damage: n}} | 2:44: there is no number or field 'm' to upgrade. Did you mean 'n'?",
                "{type: skill, upgrade: 3} | 2:26: an upgrade is a mapping with what differs, this is '3'",
                "{type: skill, examples: 3} | 2:27: examples are a list, this is '3'",
                "&a {type: skill} | 2:3: anchors (&) are not used in card files",
                "!!map {type: skill} | 2:3: tags (!) are not used in card files",
                "[] | 2:3: 'Test' is a mapping with its fields, this is a list",
                "word | 2:3: 'Test' is a mapping with its fields, this is 'word'"
            })
    void everyMistakeHasItsPlace(String field, String expected) {
        List<String> all = Toy.mistakes(Toy.content("cards/test.yaml", "Test:\n  " + field + "\n"));
        assertThat(all).isNotEmpty();
        assertThat(all.stream().map(m -> m.lines().findFirst().orElseThrow())).contains("cards/test.yaml:" + expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`` | 1:1: this file is empty: write definitions by name, or delete it",
                "# nothing | 1:1: this file is empty: write definitions by name, or delete it",
                "- a | 1:1: a card file is a mapping from names to definitions, this is a list",
                "word | 1:1: a card file is a mapping from names to definitions, this is 'word'",
                "{a: 1 | 1:6: this is no YAML",
                "A:\\n\\ttype: skill | 2:1: a tab cannot be used here: indent with spaces",
                "A: {type: skill}\\n---\\nB: {type: skill} | 2:1: a card file has one document",
                "? [a]\\n: b | 1:3: a key is a word, not a list",
                "A: {type: skill}\\nA: {type: skill} | 2:1: 'A' is here twice, first in line 1",
                "A: *x | 1:4: aliases (*) are not used in card files",
                "A: BELL | 1:4: the character U+0007 cannot stand in a card file"
            })
    void aWrongFileHasItsPlace(String text, String expected) {
        String file = text.translateEscapes().replace("BELL", "\u0007");
        List<String> all = Toy.mistakes(Toy.content("cards/test.yaml", file));
        assertThat(all).anyMatch(m -> m.startsWith("cards/test.yaml:" + expected));
    }

    @Test
    void aTabHidesNoOtherMistake() {
        assertThat(Toy.mistakes(Toy.content("cards/test.yaml", "A:\n\ttype: skill\nB:\n  type: skil\n")))
                .anyMatch(m -> m.contains("2:1: a tab cannot be used here"))
                .anyMatch(m -> m.contains("there is no 'skil' here. Did you mean 'skill'?"));
    }

    @Test
    void aByteOrderMarkIsNoMistake() {
        assertThat(Toy.mistakes(Toy.content("cards/test.yaml", "\uFEFFA: {type: skill}")))
                .isEmpty();
    }

    @Test
    void jsonIsAccepted() {
        Library l = Toy.load(Toy.content(
                "cards/test.json", "{\"A\": {\"type\": \"skill\", \"cost\": 3, \"play\": [{\"damage\": 3}]}}"));
        assertThat(l.definitions(Toy.CardDef.class).named("A").cost()).isEqualTo(3);
    }

    @Test
    void allMistakesOfAllFilesAreFoundAtOnce() {
        assertThat(Toy.mistakes(Toy.content(
                        "cards/a.yaml", "A: {type: x}\nB: {cost: y}\n",
                        "cards/b.yaml", "{",
                        "enemies/c.yaml", "C: {}\nA: {hp: 3}\n",
                        "crads/d.yaml", "D: {}\n")))
                .hasSize(7)
                .anyMatch(m -> m.contains("crads/d.yaml:1:1: toy has no card files in 'crads'. Did you mean 'cards'?"))
                .anyMatch(m -> m.contains("enemies/c.yaml:2:1: there is another card 'A': cards/a.yaml:1:1"));
    }

    @Test
    void aDefaultThatMeansNothingIsTheProgrammersMistake() {
        record Odd(
                @MainArgument Amount n, @Default("nowhere") Selection to) implements Verb {
            @Override
            public void run(croupier.kernel.Table t, croupier.kernel.Scope s) {}
        }
        Sources s = Sources.read(
                ToyLanguage.vocabulary().verb(Odd.class),
                Toy.content("cards/a.yaml", "A: {type: skill, play: {odd: 1}}"));
        org.assertj.core.api.Assertions.assertThatThrownBy(() -> Toy.load(s))
                .hasMessageContaining("default of Odd.to:1:1");
    }
}
