package croupier.games.spire;

import static croupier.games.spire.words.SpireWords.*;
import static org.assertj.core.api.Assertions.assertThat;

import croupier.games.spire.battle.Monsters;
import croupier.games.spire.cards.MonsterDefs;
import croupier.games.spire.cards.SpireCards;
import croupier.kernel.Match;
import croupier.kernel.Setup;
import croupier.kernel.Table;
import croupier.script.library.Definitions;
import java.util.List;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

/** Every monster that rolls chooses as monsters.json says, move by move and random number by random number. */
class MonsterChoicesTest {
    private static final Spire GAME = (Spire) new SpireSource().load(new SpireSource().content());
    private static final int[] ASCENSIONS = {0, 16, 17, 18, 19, 20};
    private static final int SEEDS = 40;
    private static final int MOVES = 40;

    @Test
    void everyMonsterThatRollsChoosesAsTheFactsSay() {
        for (String name : Minds.ALL.keySet()) compare(name, List.of(), (t, m) -> {});
    }

    @Test
    void noMonsterThatRollsIsForgotten() {
        Definitions<MonsterDefs.MonsterDef> all = GAME.library().definitions(MonsterDefs.MonsterDef.class);
        for (int i = 0; i < all.size(); i++)
            if (all.get(i).chooses() == MonsterDefs.Choosing.AFTERWARDS && !FIXED.contains(all.name(i)))
                assertThat(Minds.ALL).containsKey(all.name(i));
    }

    /** They roll, but the number decides nothing. */
    private static final List<String> FIXED = List.of("Exploder");

    @Test
    void whatStandsAroundDecidesToo() {
        for (int others = 1; others <= 3; others++) {
            compare("Gremlin Leader", others(others, "Sneaky Gremlin"), (t, m) -> {});
            compare("Centurion", others(others, "Cultist"), (t, m) -> {});
        }
        for (int others = 1; others <= 4; others++) compare("Reptomancer", others(others, "Dagger"), (t, m) -> {});
        for (int others = 1; others <= 2; others++)
            compare("The Collector", others(others, "Torch Head"), (t, m) -> {});
        for (int others = 1; others <= 2; others++) compare("Darkling", others(others, "Cultist"), (t, m) -> {});
    }

    @Test
    void wounds() {
        for (String name : List.of("The Champ", "Time Eater"))
            compare(name, List.of(), (t, m) -> {
                m.isBelowHalf = m.moves.size() > 9;
                hurt(t, m.isBelowHalf ? t.get(MAX_HP, subject(t)) / 2 + 1 : 0);
            });
        for (int missing : new int[] {15, 16, 20, 21})
            compare("Mystic", others(1, "Centurion"), (t, m) -> {
                m.missingHp = missing;
                hurt(t, missing - 4);
                t.set(HP, t.at(MONSTERS, 0, 0), t.get(MAX_HP, t.at(MONSTERS, 0, 0)) - 4);
            });
    }

    @Test
    void whatWasDoneIsRemembered() {
        compare("Writhing Mass", List.of(), (t, m) -> {
            if (m.last("implant")) m.counts.put("implanted", 1);
            if (m.last("implant")) t.set(USES, subject(t), 1);
        });
        compare("Spire Growth", List.of(), (t, m) -> {
            m.playerIsConstricted = m.moves.contains("constrict");
            for (SpireCards.Power p : SpireCards.of(t).powers)
                if (p.name.equals("Constricted")) t.set(p.column, t.get(ME), m.playerIsConstricted ? 10 : 0);
        });
    }

    private static List<String> others(int count, String name) {
        return java.util.Collections.nCopies(count, name);
    }

    /** The last one in the row is the one that chooses. */
    private static int subject(Table t) {
        return t.top(MONSTERS, 0);
    }

    private static void hurt(Table t, int by) {
        t.set(HP, subject(t), t.get(MAX_HP, subject(t)) - by);
    }

    private static void compare(String name, List<String> others, BiConsumer<Table, Mind> before) {
        for (int ascension : ASCENSIONS) {
            Spire thinking = new Spire(GAME, GAME.loadout("Starter")) {
                @Override
                public void step(Table t) {
                    for (int seed = 1; seed <= SEEDS; seed++) compare(t, name, others, before, ascension, seed);
                    t.finish(0);
                }
            };
            Match match = Match.start(Setup.of(thinking, 1, 1)
                    .with("mode", Spire.BATTLE)
                    .with("encounter", "Cultist")
                    .with("ascension", Integer.toString(ascension)));
            assertThat(match.isOver()).isTrue();
        }
    }

    private static void compare(
            Table t, String name, List<String> others, BiConsumer<Table, Mind> before, int ascension, int seed) {
        while (t.count(MONSTERS, 0) > 0) t.remove(t.top(MONSTERS, 0));
        for (String other : others) Monsters.make(t, GAME.cards().find(other), Monsters.nextSlot(t));
        int monster = Monsters.make(t, GAME.cards().find(name), Monsters.nextSlot(t));
        for (int i = 0; i < t.count(MONSTERS, 0); i++) Monsters.beforeBattle(t, t.at(MONSTERS, 0, i));
        t.seed(AI, seed);
        Mind mind = new Mind(ascension, seed, Minds.ALL.get(name));
        mind.others = others.size();
        mind.place = others.size();
        for (int i = 0; i < MOVES; i++) {
            before.accept(t, mind);
            if (i == 0) Monsters.firstMove(t, monster);
            else Monsters.rollMove(t, monster);
            String expected = mind.rollMove();
            String where = name + " beside " + others + " at ascension " + ascension + ", seed " + seed + ", move " + i
                    + " after " + mind.moves;
            assertThat(Monsters.intent(t, monster).name).as(where).isEqualTo(expected);
            assertThat(TraceFacts.stream(t, AI)).as(where).endsWith(mind.stream());
        }
    }
}
