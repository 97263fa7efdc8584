package croupier.games.spire;

import static croupier.games.spire.words.SpireWords.*;
import static org.assertj.core.api.Assertions.assertThat;

import croupier.games.spire.battle.Piles;
import croupier.kernel.Code;
import croupier.kernel.Column;
import croupier.kernel.Log;
import croupier.kernel.Match;
import croupier.kernel.Say;
import croupier.kernel.Setup;
import croupier.kernel.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What players see before they choose: damage and block as they count now, and what happened in their words. */
class SpirePreviewTest {
    private static final Spire GAME = (Spire) new SpireSource().load(new SpireSource().content());

    @Test
    void damageIsShownAgainstEachTargetAsItWouldArrive() {
        Table plain = battle("Two Louse", t -> set(t, HP, 30, 9)).table();
        assertThat(onFirst(plain, "Strike")).isEqualTo("6 damage");
        Table strong = battle("Two Louse", t -> {
                    set(t, HP, 30, 12);
                    set(t, VULNERABLE, 0, 1);
                    t.set(STRENGTH, t.get(ME), 2);
                })
                .table();
        assertThat(onFirst(strong, "Strike")).isEqualTo("8 damage");
        assertThat(onSecond(strong, "Strike")).isEqualTo("12 damage, kills");
        Table weak = battle("Two Louse", t -> {
                    set(t, HP, 30, 9);
                    set(t, BLOCK, 0, 1);
                    set(t, VULNERABLE, 0, 1);
                    t.set(STRENGTH, t.get(ME), 2);
                    t.set(WEAK, t.get(ME), 1);
                })
                .table();
        assertThat(onFirst(weak, "Strike")).isEqualTo("6 damage");
        assertThat(onSecond(weak, "Strike")).isEqualTo("9 damage");
    }

    @Test
    void attacksOnAllAndSeveralHitsAreShownToo() {
        Table t = battle("Two Louse", SpirePreviewTest::attacks).table();
        assertThat(aside(t, "Cleave", 0)).isEqualTo("8 damage each");
        assertThat(onFirst(t, "Twin Strike")).isEqualTo("5 damage x2");
        assertThat(aside(t, "Whirlwind", 0)).isEqualTo("5 damage x3 each");
        assertThat(aside(t, "Defend", 0)).isEmpty();
        Table other = battle("Two Louse", of -> {
                    attacks(of);
                    set(of, VULNERABLE, 0, 1);
                })
                .table();
        assertThat(aside(other, "Cleave", 0)).contains(": 8 damage, ").endsWith(": 12 damage");
    }

    private static void attacks(Table t) {
        set(t, HP, 50, 50);
        for (String name : List.of("Cleave", "Twin Strike", "Whirlwind", "Defend")) add(t, name);
    }

    @Test
    void aCardInHandSaysWhatItDoesNow() {
        Table plain = battle("Cultist", t -> add(t, "Strike")).table();
        assertThat(GAME.textOf(plain, inHand(plain, "Strike"))).isEqualTo("Deal 6 damage.");
        Table t = battle("Cultist", of -> {
                    for (String name : List.of("Strike", "Defend", "Body Slam")) add(of, name);
                    of.set(STRENGTH, of.get(ME), 3);
                    of.set(DEXTERITY, of.get(ME), 5);
                    of.set(FRAIL, of.get(ME), 1);
                    of.set(BLOCK, of.get(ME), 7);
                })
                .table();
        assertThat(GAME.textOf(t, inHand(t, "Strike"))).isEqualTo("Deal 9 damage.");
        assertThat(GAME.textOf(t, inHand(t, "Defend"))).isEqualTo("Gain 7 block.");
        assertThat(GAME.textOf(t, inHand(t, "Body Slam"))).endsWith("(now 10 damage)");
        assertThat(GAME.textOf(t, t.at(DECK, 0, 0))).isEqualTo("Deal 6 damage.");
    }

    @Test
    void theLogSpeaksLikePlayers() {
        Match m = battle("Cultist", t -> add(t, "Strike"));
        int strike = inHand(m.table(), "Strike");
        m.answer(0, Code.of(PLAY.index(), strike, m.table().at(MONSTERS, 0, 0)));
        m.answer(0, Code.of(END_TURN.index(), 0, 0));
        String log = String.join("\n", lines(m));
        assertThat(log).contains("you draw Strike", "Strike is played", "you discard Defend");
        assertThat(log).doesNotContain("in use").doesNotContain("appears in").doesNotContain("pile to");
    }

    @Test
    void theLogTellsUpgradedCardsAndMonstersOfOneKindApart() {
        Match m =
                battle("Three Cultist", t -> t.move(Piles.create(t, GAME.cards().find("Strike"), 1), HAND, 0));
        Table t = m.table();
        m.answer(0, Code.of(PLAY.index(), inHand(t, "Strike+"), t.at(MONSTERS, 0, 1)));
        assertThat(lines(m)).contains("Strike+ is played", "Cultist 2 loses 9 HP");
    }

    private static List<String> lines(Match m) {
        Log log = m.log();
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < log.size(); i++) {
            String line = Say.log(m, i, 0);
            if (!line.isBlank() && !line.contains("damage to")) lines.add(line);
        }
        return lines;
    }

    private static String onFirst(Table t, String card) {
        return aside(t, card, t.at(MONSTERS, 0, 0));
    }

    private static String onSecond(Table t, String card) {
        return aside(t, card, t.at(MONSTERS, 0, 1));
    }

    private static String aside(Table t, String card, int target) {
        return GAME.aside(t, Code.of(PLAY.index(), inHand(t, card), target));
    }

    private static int inHand(Table t, String name) {
        for (int i = 0; i < t.count(HAND, 0); i++)
            if (GAME.nameOf(t, t.at(HAND, 0, i)).equals(name)) return t.at(HAND, 0, i);
        throw new AssertionError("no " + name + " in hand");
    }

    private static void add(Table t, String name) {
        t.move(Piles.create(t, GAME.cards().find(name), 0), HAND, 0);
    }

    private static void set(Table t, Column c, int first, int second) {
        t.set(c, t.at(MONSTERS, 0, 0), first);
        t.set(c, t.at(MONSTERS, 0, 1), second);
    }

    private static Match battle(String encounter, Consumer<Table> prepared) {
        Spire game = new Spire(GAME, GAME.loadout("Starter")) {
            @Override
            public void setup(Table t) {
                super.setup(t);
                prepared.accept(t);
            }
        };
        Setup setup = Setup.of(game, 1, 3).with("mode", Spire.BATTLE).with("encounter", encounter);
        return Match.start(setup);
    }
}
