package croupier.games.spire;

import static croupier.games.spire.words.SpireWords.*;
import static org.assertj.core.api.Assertions.assertThat;

import croupier.games.spire.battle.BattleInside;
import croupier.games.spire.battle.Monsters;
import croupier.games.spire.cards.MonsterDefs;
import croupier.games.spire.words.SpireRandom;
import croupier.kernel.Code;
import croupier.kernel.Content;
import croupier.kernel.Match;
import croupier.kernel.Setup;
import croupier.kernel.Table;
import croupier.script.library.Definitions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Monsters whose moves follow each other in a fixed order: the order, and how many numbers it costs, as monsters.json says. */
class MonsterCirclesTest {
    private static final int TURNS = 16;

    /** By monster: its moves turn by turn, what is repeated behind a bar; and how many numbers it rolls after each of its turns. */
    private static final Map<String, String> CIRCLES = new LinkedHashMap<>();

    private static final Map<String, String> ROLLS = new LinkedHashMap<>();

    private static void circle(String name, String moves, String rolls) {
        CIRCLES.put(name, moves);
        ROLLS.put(name.replaceAll(" from .*", ""), rolls);
    }

    static {
        circle("Mad Gremlin", "| scratch", "| 0");
        circle("Sneaky Gremlin", "| puncture", "| 0");
        circle("Shield Gremlin", "protect | shield bash", "| 0");
        circle(
                "Gremlin Wizard",
                "charging, charging, ultimate blast | charging, charging, charging, ultimate blast",
                "| 0");
        circle("Gremlin Wizard from 17", "charging, charging | ultimate blast", "| 0");
        circle("Lagavulin", "sleep, sleep, sleep | attack, attack, siphon soul", "1, 1, 0 | 1");
        circle("Sentry", "| bolt, beam", "| 1");
        circle("Slime Boss", "| goop spray, preparing, slam", "| 0");
        circle("The Guardian", "| charging up, fierce bash, vent steam, whirlwind", "| 0");
        circle("Hexaghost", "activate, divider | sear, tackle, sear, inflame, tackle, sear, inferno", "0 | 1");
        circle("Spheric Guardian", "activate, attack debuff | slam, harden", "| 1");
        circle("Bear", "bear hug | lunge, maul", "| 0");
        circle("Romeo", "mock | agonizing slash, cross slash", "| 0");
        circle("Pointy", "| attack", "| 0");
        circle("Taskmaster", "| scouring whip", "| 1");
        circle("Torch Head", "| tackle", "| 0");
        circle("Exploder", "slam, slam, explode", "1, 1");
        circle("Transient", "attack, attack, attack, attack, attack", "| 0");
        circle("Transient from 17", "attack, attack, attack, attack, attack, attack", "| 0");
        circle("Dagger", "stab, explode", "1");
        circle("Donu", "| circle of power, beam", "| 1");
        circle("Deca", "| beam, square of protection", "| 1");
        circle("Bronze Automaton", "spawn orbs | flail, boost, flail, boost, hyper beam, stunned", "");
        circle("Bronze Automaton from 19", "spawn orbs | flail, boost, flail, boost, hyper beam, boost", "");
    }

    private static final List<String> ELSEWHERE = List.of("Looter", "Mugger", "Acid Slime (S)");
    private static final Spire GAME = alone();

    /** The game with an encounter for each monster by itself. */
    private static Spire alone() {
        StringBuilder encounters = new StringBuilder();
        List<String> names = new ArrayList<>(ROLLS.keySet());
        names.addAll(ELSEWHERE);
        for (String name : names)
            encounters
                    .append("Only ")
                    .append(name)
                    .append(": { act: 1, meeting: event, monsters: [{ spawn: ")
                    .append(name)
                    .append(", slot: 1 }] }\n");
        Content content = new SpireSource().content().with(Map.of("encounters/alone.yaml", encounters.toString()));
        return new Spire(new SpireSource().read(content));
    }

    /** What is intended when the player's turns begin, and how many numbers were rolled until then. */
    private static final class Patient extends Spire {
        final TreeMap<Integer, String> moves = new TreeMap<>();
        final TreeMap<Integer, Integer> rolled = new TreeMap<>();

        Patient() {
            super(GAME, GAME.loadout("Starter"));
        }

        /** The player waits and does not die of it. */
        @Override
        public void step(Table t) {
            t.set(MAX_HP, t.get(ME), 9000);
            t.set(HP, t.get(ME), 9000);
            boolean acts = t.get(PHASE) == BattleInside.PLAYER_ACTS && t.waiting(ACTIONS) + t.waiting(CARDS) == 0;
            for (int i = 0; acts && i < t.count(MONSTERS, 0); i++) {
                int monster = t.at(MONSTERS, 0, i);
                if (t.get(SLOT, monster) != 1) continue;
                moves.put(t.get(TURN), Monsters.intent(t, monster).name);
                rolled.put(t.get(TURN), SpireRandom.calls(t, AI));
            }
            super.step(t);
        }
    }

    @Test
    void everyCircleIsThatOfTheFacts() {
        for (int ascension : new int[] {0, 16, 17, 18, 19, 20})
            for (String name : ROLLS.keySet()) compare(name, ascension);
    }

    private static void compare(String name, int ascension) {
        Patient game = new Patient();
        play(game, name, ascension, 7 + ascension);
        List<String> moves = new ArrayList<>(game.moves.values());
        assertThat(moves.subList(0, Math.min(TURNS, moves.size())))
                .as(name + " at " + ascension)
                .isEqualTo(spread(circleAt(name, ascension), TURNS));
        String rolls = ROLLS.getOrDefault(name, "");
        if (rolls.isEmpty()) return;
        List<String> numbers = new ArrayList<>();
        for (int turn = 1; turn < game.rolled.size(); turn++)
            numbers.add("" + (game.rolled.get(turn) - game.rolled.get(turn - 1)));
        assertThat(numbers).as(name + " at " + ascension).isEqualTo(spread(rolls, numbers.size()));
    }

    private static void play(Patient game, String name, int ascension, int seed) {
        Match match = Match.start(Setup.of(game, 1, seed)
                .with("mode", Spire.BATTLE)
                .with("encounter", "Only " + name)
                .with("ascension", Integer.toString(ascension)));
        while (!match.isOver() && game.moves.size() < TURNS) match.answer(0, Code.of(END_TURN.index(), 0, 0));
    }

    private static String circleAt(String name, int ascension) {
        for (int from : new int[] {19, 17})
            if (ascension >= from && CIRCLES.containsKey(name + " from " + from))
                return CIRCLES.getOrDefault(name + " from " + from, "");
        return CIRCLES.getOrDefault(name, "");
    }

    private static List<String> spread(String text, int count) {
        String[] halves = (text + " ").split("\\|");
        List<String> all = new ArrayList<>(words(halves[0]));
        List<String> circle = halves.length > 1 ? words(halves[1]) : List.of();
        while (all.size() < count && !circle.isEmpty()) all.addAll(circle);
        return all.subList(0, Math.min(count, all.size()));
    }

    private static List<String> words(String text) {
        return text.isBlank() ? List.of() : List.of(text.strip().split(", *"));
    }

    /** Two robberies, then a coin: away at once, or after another one. */
    @Test
    void thievesLeaveSoonerOrLater() {
        for (int seed = 1; seed <= 20; seed++) {
            Mind looter = new Mind(0, seed + 1, m -> "");
            looter.rollMove();
            looter.chance(0.6f);
            assertThat(moves("Looter", seed)).isEqualTo(robberies(looter.chance(0.5f)));
            Mind mugger = new Mind(0, seed + 1, m -> "");
            mugger.rollMove();
            mugger.random(0, 2);
            mugger.random(0, 2);
            mugger.chance(0.6f);
            assertThat(moves("Mugger", seed)).isEqualTo(robberies(mugger.chance(0.5f)));
        }
    }

    private static List<String> robberies(boolean leavesAtOnce) {
        return words(leavesAtOnce ? "mug, mug, smoke bomb, escape" : "mug, mug, lunge, smoke bomb, escape");
    }

    @Test
    void theSmallestSlimeBeginsByACoinAndAlternates() {
        for (int seed = 1; seed <= 20; seed++) {
            Mind slime = new Mind(0, seed + 1, m -> "");
            slime.rollMove();
            String both = slime.coin() ? "| tackle, lick" : "| lick, tackle";
            assertThat(moves("Acid Slime (S)", seed).subList(0, 6)).isEqualTo(spread(both, 6));
        }
    }

    private static List<String> moves(String name, int seed) {
        Patient game = new Patient();
        play(game, name, 0, seed);
        return new ArrayList<>(game.moves.values());
    }

    /** Those that roll are in Minds. */
    @Test
    void everyMonsterIsCompared() {
        Definitions<MonsterDefs.MonsterDef> all = GAME.library().definitions(MonsterDefs.MonsterDef.class);
        for (int i = 0; i < all.size(); i++) {
            String name = all.name(i);
            assertThat(Minds.ALL.containsKey(name) || ROLLS.containsKey(name) || ELSEWHERE.contains(name))
                    .as(name)
                    .isTrue();
        }
    }
}
