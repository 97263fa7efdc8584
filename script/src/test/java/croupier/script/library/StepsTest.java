package croupier.script.library;

import static org.assertj.core.api.Assertions.assertThat;

import croupier.kernel.Event;
import croupier.kernel.Scope;
import croupier.kernel.Table;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

/** What the steps of all games do. */
class StepsTest {
    /** Plays a card's text as the first hero against the first enemy. */
    private static void play(String steps, int answers, BiConsumer<Toy, Table> then) {
        Library library = Toy.cards("Test:\n  type: attack\n  play:\n" + steps.indent(4) + "Strike: { type: attack }\n"
                + "Defend: { type: skill }\n");
        Toy.with(library, answers, (toy, t) -> {
            Scope s = toy.scope(t);
            library.definitions(Toy.CardDef.class).get(0).play().run(t, s);
            then.accept(toy, t);
        });
    }

    private static void enemies(String steps, int answers, int... hp) {
        play(steps, answers, (toy, t) -> {
            for (int i = 0; i < hp.length; i++)
                assertThat(t.get(Toy.HP, toy.enemy(t, i))).isEqualTo(hp[i]);
        });
    }

    @Test
    void aDefaultIsReadAsIfItStoodThere() {
        enemies("- damage: 3", 0, 17, 15, 10);
    }

    @Test
    void siblingKeysAreTheOtherParameters() {
        enemies("- damage: 3\n  to: all enemies\n  times: 2", 0, 14, 9, 4);
    }

    @Test
    void oneStepMayStandWithoutAList() {
        enemies("damage: 3", 0, 17);
    }

    @Test
    void ifTakesOneOfTwoWays() {
        enemies("- if: target.hp > 10\n  then: [{damage: 1}]\n  else: [{damage: 9}]", 0, 19);
        enemies("- if: target.hp > 99\n  then: [{damage: 1}]\n  else: [{damage: 9}]", 0, 11);
    }

    @Test
    void eachWorksOnACopyAndNamesIt() {
        enemies("- each: enemies where hp > 10\n  do:\n    - damage: it.hp - 10\n      to: it", 0, 10, 10, 10);
    }

    @Test
    void repeatIsBounded() {
        enemies("- repeat: 3\n  do: [{damage: 2}]", 0, 14);
        enemies("- repeat: 2000000000\n  do: [{damage: 1}]", 0, 20 - 1000);
        enemies("- repeat: 0 - 5\n  do: [{damage: 1}]", 0, 20);
    }

    @Test
    void chosenRowsGetAName() {
        enemies("- choose: 1 of enemies\n  as: victim\n- damage: victim.hp\n  to: victim", 1, 20, 0, 10);
    }

    @Test
    void somethingIsDoneWithEachChosen() {
        enemies("- choose: 2 of enemies\n  do: [{damage: 1, to: it}]", 0, 19, 14, 10);
    }

    @Test
    void upToMayBeNone() {
        enemies("- choose: up to 2 of enemies\n  as: hit\n- damage: 5\n  to: hit", 0, 20, 15, 10);
    }

    @Test
    void allOfAsksNobody() {
        enemies("- choose: all of enemies where hp < 20\n  as: hit\n- damage: 5\n  to: hit", 0, 20, 10, 5);
    }

    @Test
    void aChosenNothingIsReadable() {
        enemies("- choose: up to 1 of enemies\n  as: hit\n- damage: 1 + count of hit", 0, 19);
    }

    @Test
    void letGivesNumbersNamesAndCountsOn() {
        enemies(
                "- let: n\n  be: 0\n- each: enemies\n  do:\n    - let: n\n      be: n + it.hp\n- damage: n - 40",
                0,
                15);
    }

    @Test
    void zeroAndFalseAreValues() {
        enemies("- let: n\n  be: 0\n- if: n = 0\n  then: {damage: 2}", 0, 18);
    }

    @Test
    void requireEndsTheText() {
        enemies("- damage: 1\n- require: false\n- damage: 1\n- damage: 1", 0, 19);
        enemies("- damage: 1\n- require: true\n- damage: 1", 0, 18);
    }

    @Test
    void skipLeavesOutTheNextStepOnly() {
        enemies("- damage: 1\n- require: false\n  else: skip\n- damage: 5\n- damage: 1", 0, 18);
        enemies("- require: true\n  else: skip\n- damage: 5\n- damage: 1", 0, 14);
    }

    @Test
    void stopEndsAlsoFromInside() {
        enemies("- each: enemies\n  do:\n    - damage: 1\n      to: it\n    - stop\n- damage: 7", 0, 19, 15, 10);
    }

    @Test
    void mayIsAskedFor() {
        enemies("- may: [{damage: 3}]\n  else: [{damage: 1}]", 0, 19);
        enemies("- may: [{damage: 3}]\n  else: [{damage: 1}]", 1, 17);
    }

    @Test
    void modesAreLabelledTexts() {
        String modes = "- modes:\n  - option: A little\n    do: {damage: 1}\n  - option: Much\n    do: {damage: 9}";
        enemies(modes, 0, 19);
        enemies(modes, 1, 11);
    }

    @Test
    void ofSeveralModesEachIsChosenOnceAndAllHappenInPrintedOrder() {
        String modes = "- pick: 2\n  modes:\n  - option: A\n    do: {damage: 1}\n  - option: B\n    do: {damage: 9}";
        enemies(modes, 0, 10);
        enemies(modes, 1, 10);
    }

    @Test
    void chanceIsInPercent() {
        enemies("- chance: 100\n  do: {damage: 3}", 0, 17);
        enemies("- chance: 0\n  do: {damage: 3}\n  else: {damage: 1}", 0, 19);
    }

    @Test
    void randomTakesSoMany() {
        play("- choose: random 2 of enemies\n  as: hit\n- damage: 1\n  to: hit", 0, (toy, t) -> {
            int left = 0;
            for (int i = 0; i < 3; i++) left += t.get(Toy.HP, toy.enemy(t, i));
            assertThat(left).isEqualTo(43);
        });
    }

    @Test
    void eachPlayerChoosesAtTheSameTime() {
        play(
                "- each: heroes\n  choose: 1 of their hand\n  secretly: true\n  as: shown\n- damage: count of shown",
                0,
                (toy, t) -> assertThat(t.get(Toy.HP, toy.enemy(t, 0))).isEqualTo(18));
    }

    @Test
    void aNumberIsChosen() {
        enemies("- choose number: 5\n  from: 1\n  as: n\n- damage: n", 2, 17);
    }

    @Test
    void aGamesOwnVerbNamesItsResult() {
        enemies("- discard: 2 of hand\n  as: gone\n- damage: count of gone", 0, 18);
    }

    @Test
    void abilitiesAnswerAndChangeEvents() {
        Library library = Toy.cards("""
            Thorns:
              type: skill
              numbers: { back: 2 }
              abilities:
                - when: damage
                  if: target = me and amount > 0
                  do:
                    - damage: back
                      to: enemies
                - before: damage
                  if: target = me
                  change: amount - 1
                - before: damage
                  if: target.hp = 15
                  prevent: true
            """);
        Toy.with(library, 0, (toy, t) -> {
            for (int i = 0; i < 3; i++) t.listen(toy.abilities.get(i).events().get(0), i, 0, toy.hero);
            assertThat(t.would(Toy.DAMAGE, 0, toy.hero, 5)).isEqualTo(4);
            assertThat(t.would(Toy.DAMAGE, 0, toy.enemy(t, 0), 5)).isEqualTo(5);
            assertThat(t.would(Toy.DAMAGE, 0, toy.enemy(t, 1), 5)).isEqualTo(Event.NOTHING);
            t.did(Toy.DAMAGE, 0, toy.hero, 5);
            assertThat(t.get(Toy.HP, toy.enemy(t, 0))).isEqualTo(18);
            assertThat(t.get(Toy.HP, toy.enemy(t, 1))).isEqualTo(15);
        });
    }

    @Test
    void modifiersChangeStatsWhileTheyHold() {
        Library library = Toy.cards("""
            Banner:
              type: skill
              modifiers:
                - while: my.hp > 40
                  affects: enemies where hp >= 15
                  layer: first
                  add: { power: 1 + it.hp }
            """);
        Toy.with(library, 0, (toy, t) -> {
            t.modify(Toy.FIRST, 0, 0, toy.hero);
            assertThat(t.stat(Toy.POWER, toy.enemy(t, 0))).isEqualTo(21);
            assertThat(t.stat(Toy.POWER, toy.enemy(t, 2))).isZero();
            assertThat(t.stat(Toy.POWER, toy.hero)).isZero();
        });
        assertThat(toyText(library))
                .isEqualTo("As long as your hp is more than 40, enemies with hp 15 or more get +1 + its hp power.");
    }

    private static String toyText(Library library) {
        return library.cards().text(1);
    }

    @Test
    void levelsHaveTheirOwnNumbersAndFields() {
        Library library = Toy.cards("""
            Blade:
              type: attack
              cost: 2
              numbers: { damage: 14, times: 3 }
              upgrade:
                - { times: 5 }
                - { damage: 20, cost: 0 }
              play:
                - damage: damage + (times - 1) * my.power
            """);
        Definitions<Toy.CardDef> all = library.definitions(Toy.CardDef.class);
        assertThat(library.text(1, 0)).isEqualTo("Deal 14 + twice your power damage.");
        assertThat(library.text(1, 1)).isEqualTo("Deal 14 + 4 × your power damage.");
        assertThat(library.text(1, 2)).isEqualTo("Deal 20 + 4 × your power damage.");
        assertThat(all.get(0, 1).cost()).isEqualTo(2);
        assertThat(all.get(0, 2).cost()).isZero();
        assertThat(all.get(0, 9).cost()).isZero();
        assertThat(all.levels(0)).isEqualTo(3);
        assertThat(all.get(0).name()).isEqualTo("Blade");
    }
}
