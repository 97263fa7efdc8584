package croupier.script.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import croupier.script.files.MistakesException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class ScenariosTest {
    private static final String GREEN = """
            game: toy

            A case may give any number by its path:
              given: { my.strength: 2, target.hp: 40, seat 2.block: 1 }
              when: play Strike on player 2
              then: { target.hp: 35, hp of seat 2: 35, player 2.hp: 35, my.strength: 2, target.hp > 34: true }

            Zones are replaced by what is given:
              given:
                hand: [Strike x2, {Smash: {bonus: 1, as: big}}]
                seat 2: { hand: [Dice], hp: 20 }
                deck from top: [Wall, Dice]
              when: pass
              then:
                hand: [Strike, Strike, Smash]
                hand of seat 2: [Dice]
                count of deck: 2
                deck: [Dice, Wall]
                deck from top: [Wall]
                deck contains: Dice
                deck does not contain: [Strike]
                hand in any order: [Smash, Strike x2]
                big.bonus: 1
                big.zone: hand
                big.owner: seat 1
                seat 2: { hand: [Dice], hp: 20 }
                turn of: seat 2

            Answers are given in words and by seat:
              - given: { hand: [Strike, {Strike: {bonus: 5}}, Wall] }
                when: play Strike#2
                then: { target.hp: 2, discard pile: [Strike], log: [player 1 hits player 2 for 8] }
              - when: { 2: pass }
                then: { asked: 1, options contain: play Wall, options do not contain: play Smash, prompt: Play a card }
              - when: [play Wall, "seat 2: play Strike"]
                then: { hp: 10, statuses: [], log does not contain: hits, asked: 1 }

            Sets are chosen with and:
              - given: { hand: [Tidy, Strike, Dice, Smash] }
                when: [play Tidy]
                then: { decision: {seat: 1, prompt: Discard, options: [Strike, Dice, Smash]} }
              - when: choose Strike and Smash
                then: { hand: [Dice], discard pile: [Tidy, Strike, Smash] }

            A listener in force is given as a thing in its zone:
              given: { seat 2: {statuses: [Shield]} }
              play: Strike
              then: { target.hp: 10, statuses of seat 2: [] }
              fails without: [{ options: {shields: off} }, { seat 2: {statuses: []} }]

            Chance is scripted:
              given: { hand: [Dice x2], chance: [5, 0] }
              when: [play Dice, pass, play Dice]
              then: { target.hp: 3 }

            What is no option is refused with its reason:
              given: { hand: [Smash, Wall] }
              when: play Smash
              then: { refused because: needs 2 strength, hand: [Smash, Wall], asked: seat 1 }

            Who is not asked is refused:
              - when: { 2: pass }
                then: { refused because: seat 2 is not asked now }
              - when: play Wall
                then: { refused because: not one of the options }

            All bet together:
              - given: { options: {betting: on}, seats: 3 }
                then: { asked: [1, 2, 3] }
              - when: [{ 2: choose 3 }, { 1: choose 1 }]
                then: { asked: 3, seat 2.strength: 0 }
              - when: let time run out
                then: { seat 2.strength: 3, my.strength: 1, seat 3.strength: 0 }

            What a seat sees:
              given: { hand: [Strike, Wall] }
              then:
                view of seat 1 contains: Wall
                view of seat 2 does not contain: Wall
                view of seat 2: { hand of seat 1: [hidden, hidden], hand: [Strike x3] }

            Runs until something holds:
              - given: { seat 2.hp: 3 }
                when: { run until: turn > 4 }
                then: { turn: 5, phase: playing }
              - when: { run until: end, with: first }
                then: { over: true, winner: seat 1, result of seat 2: lost, scores: [10, 0], log contains: the match is over }

            Leaving and undo:
              - when: [pass, "1: undo"]
                then: { asked: 1, turn: 1 }
              - when: "2: leave"
                then: { winner: 1, draw: false, decision: none }

            Cards are defined in the case:
              given:
                cards:
                  Zap: { play: [damage: 9] }
                  Strike: { play: [damage: 1] }
                hand: [Zap, Strike]
              when: [play Zap, pass, play Strike]
              then: { winner: 1, target.hp: 0 }
              fails without: { cards: { Zap: { play: [] } } }

            A variant changes options and cards:
              given: { variant: hard }
              play: Strike
              then: { target.hp: 1, hp: 5 }

            Before everything:
              given: { at: start, turn of: seat 2 }
              then: [{ asked: 2 }, target.hp = my.hp]

            Names of a case may stand in expressions:
              given: { hand: [{Strike: {as: sword, bonus: 3}}, Wall] }
              when: play Wall
              then: [sword.bonus > 2, seat 2.hp = target.hp, { asked: 2 }]
            """;

    private final ToyGame.Source source = new ToyGame.Source();
    private final Scenarios scenarios = new Scenarios().with(source);

    @TestFactory
    Stream<DynamicTest> casesHold() {
        return scenarios.in("toy.yaml", GREEN, "").stream().map(c -> DynamicTest.dynamicTest(c.name(), c::check));
    }

    @TestFactory
    Stream<DynamicTest> examplesHold() {
        return scenarios.examplesOf("toy").stream().map(c -> DynamicTest.dynamicTest(c.name(), c::check));
    }

    @Test
    void aGameIsLoadedOnceForAllCasesWithTheSameCards() {
        scenarios.in("toy.yaml", GREEN, "").forEach(Case::run);
        scenarios.in("toy.yaml", GREEN, "").forEach(Case::run);
        assertThat(source.loads).isEqualTo(4);
    }

    private Result run(String body) {
        List<Case> cases = scenarios.in("toy.yaml", body, "toy");
        return cases.getLast().run();
    }

    @Test
    void aFailureSaysExpectedActualAndWhatIsSeenAndTheRestOnRequest() {
        Result r = run("""
                A case:
                  when: play Strike
                  then: { target.hp: 8, hand: [Wall], turn: 2 }
                """);
        assertThat(r.failed()).isTrue();
        assertThat(r.findings()).hasSize(2);
        assertThat(r.report())
                .contains("toy: A case", "toy.yaml:3:11: target.hp", "expected: 8", "actual:   7")
                .contains("toy.yaml:3:25: hand", "expected: Wall", "actual:   Strike, Strike")
                .containsPattern("answers:\\n  seat 1, .*: play Strike")
                .contains("player 2 (hp 7)", "open:")
                .doesNotContain("croupier journal 1");
        assertThat(r.details()).contains("hero of seat 2: player 2 (hp 7)", "croupier journal 1", "answer 0 ");
    }

    @Test
    void aRefusedAnswerFailsWithTheOptions() {
        Result r = run("A case: { when: play Smash, then: { turn: 1 } }");
        assertThat(r.report())
                .contains("'play Smash' is not one of the options")
                .contains(
                        "[Play Strike #1 on player 2 | Play Strike #2 on player 2 | Play Strike #3 on player 2 | Pass the turn]");
    }

    @Test
    void anUnclearAnswerFailsWithWhatItMayMean() {
        Result r = run("A case: { given: { seats: 3 }, when: play Strike, then: { turn: 1 } }");
        assertThat(r.report())
                .contains("'play Strike' may mean: Play Strike #1 on player 2 | Play Strike #1 on player 3");
    }

    @Test
    void mistakesHavePlaceCaretAndNearestWord() {
        Result r = run("""
                A case:
                  given:
                    hnad: [Strike]
                    hand: [Stirke]
                    target.hq: 3
                    taget.hp: 3
                    my.hp: many
                    hand of seat 5: []
                  then: { turn: 1 }
                """);
        assertThat(r.mistakes()).hasSize(6);
        assertThat(r.report())
                .contains(
                        "toy.yaml:3:5: nothing here is called 'hnad'. Did you mean 'hand'?\n    hnad: [Strike]\n    ^")
                .contains("toy.yaml:4:12: there is no 'Stirke' to put there. Did you mean 'Strike'?")
                .contains("toy.yaml:5:5: player 2 has no number called 'hq'. Did you mean 'hp'?")
                .contains("toy.yaml:6:5: nothing on the table is called 'taget'")
                .contains("toy.yaml:7:12: a whole number belongs here, not 'many'")
                .contains("toy.yaml:8:5: there are only 2 seats");
    }

    @Test
    void whatIsToBeSolvedIsNamedAsItIsWritten() {
        Case c = scenarios
                .in("toy.yaml", "A puzzle: { given: { turn: 1 }, solve: win this turn }", "toy")
                .getFirst();
        assertThat(c.run().report()).contains("'win this turn' is nothing to solve. Did you mean 'wins this turn'?");
        assertThatThrownBy(c::goal).isInstanceOf(MistakesException.class).hasMessageContaining("Did you mean");
    }

    @Test
    void mistakesOfFilesAreToldAtOnce() {
        assertThatThrownBy(() -> scenarios.in("toy.yaml", """
                gmae: toy
                Nothing must hold: { when: pass }
                An unknown key: { wehn: pass, then: {turn: 1} }
                Lost:
                  when: play Strike #2
                  then: {turn: 1}
                """, "toy"))
                .isInstanceOf(MistakesException.class)
                .hasMessageContaining("4 mistakes in the scenarios")
                .hasMessageContaining("toy.yaml:1:1: 'gmae' is no case")
                .hasMessageContaining("Did you mean 'game'?")
                .hasMessageContaining("toy.yaml:2:1: the case says nothing that must hold")
                .hasMessageContaining("toy.yaml:5:21: behind a space # begins a comment")
                .hasMessageContaining("toy.yaml:3:19: a case has no 'wehn'. Did you mean 'when'?");
    }

    @Test
    void unknownFactsAreMistakes() {
        Result r = run("A case: { then: { trun: 1, winer: 1, seat 2.hq: 3, 'my.hp >': true } }");
        assertThat(r.mistakes()).hasSize(4);
        assertThat(r.report()).contains("Did you mean 'turn'?", "Did you mean 'winner'?", "Did you mean 'hp'?");
    }

    @Test
    void mistakesInInlineCardsStandWhereTheyAreWritten() {
        Result r = run("""
                A case:
                  given:
                    cards:
                      Zap: { play: [damge: 9] }
                      Zip:
                        play:
                          - damage: 9 + my.strenth
                  then: { turn: 1 }
                """);
        assertThat(r.report()).contains("toy.yaml:4:21: ").contains("toy.yaml:7:28: ");
    }

    @Test
    void aCaseMayBeAboutCardsThatDoNotLoad() {
        String zap = "A case: { given: { cards: { Zap: { play: [damge: 9] } } }, then: { wrong because: %s } }";
        assertThat(run(zap.formatted("did you mean 'damage'")).passed()).isTrue();
        assertThat(run(zap.formatted("too strong")).report())
                .contains("expected: too strong", "Did you mean 'damage'?");
        assertThat(run(zap.formatted("too strong").replace("damge", "damage")).report())
                .contains("actual:   the cards load");
        assertThat(run(zap.formatted("damage, turn: 1")).report()).contains("nothing else can hold");
    }

    @Test
    void aCaseThatHoldsWithoutItsRuleFails() {
        Result r = run("""
                A case:
                  play: Strike
                  then: { target.hp: 7 }
                  fails without: { options: { shields: off } }
                """);
        assertThat(r.failed()).isTrue();
        assertThat(r.report()).contains("toy.yaml:4:18: fails without options", "it holds all the same");
    }

    @Test
    void aCaseWhoseFactsHoldBeforehandIsFoundIdle() {
        Case idle = scenarios
                .in("toy.yaml", "A case: { when: pass, then: { my.hp: 10 } }", "toy")
                .getLast();
        assertThat(idle.run().passed()).isTrue();
        assertThat(idle.runStrictly().report()).contains("everything holds before anything is answered");
        scenarios
                .in("toy.yaml", GREEN, "")
                .forEach(c -> assertThat(c.runStrictly().report()).isEmpty());
    }

    @Test
    void stepsThatNoExampleNeedsAreFound() {
        assertThat(scenarios.untested("toy"))
                .containsExactly(
                        "cards/all.yaml:16:10: no example of Twice needs step 1 of 'play'",
                        "cards/all.yaml:16:21: no example of Twice needs step 2 of 'play'");
    }
}
