package croupier.games.spire.table;

import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.battle.Battle;
import croupier.games.spire.battle.Creatures;
import croupier.games.spire.battle.Loadout;
import croupier.games.spire.battle.Monsters;
import croupier.games.spire.battle.Orbs;
import croupier.games.spire.battle.Piles;
import croupier.games.spire.battle.Potions;
import croupier.games.spire.battle.Powers;
import croupier.games.spire.cards.Defs;
import croupier.games.spire.cards.MonsterDefs;
import croupier.games.spire.cards.SpireCards;
import croupier.games.spire.cards.SpireContent;
import croupier.games.spire.words.RunWords;
import croupier.kernel.*;
import croupier.script.library.Definitions;
import croupier.script.library.Library;
import croupier.script.scenario.Stage;
import croupier.script.scenario.Value;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Spire's side of scenarios: how cards, monsters, relics and powers come to the table. */
public final class SpireStage implements Stage {
    private static final String BATTLE_STARTS = "battle start";
    private static final String INTENDS = "intends";

    private final Library library;
    private final Map<String, Integer> moves;

    public SpireStage(Library library, Map<String, Integer> moves) {
        this.library = library;
        this.moves = moves;
    }

    /** Enemies are counted from 1; the target is the first one alive. */
    @Override
    public int row(Table t, int seat, String name) {
        if (name.equals("me") || name.equals("player")) return t.get(ME);
        if (name.equals("target") || name.equals("enemy")) return firstAlive(t);
        if (!name.startsWith("enemy ")) return 0;
        String number = name.substring("enemy ".length());
        for (int i = 0; i < t.count(MONSTERS, 0); i++)
            if (number.equals(Integer.toString(i + 1))) return t.at(MONSTERS, 0, i);
        return 0;
    }

    private static int firstAlive(Table t) {
        for (int i = 0; i < t.count(MONSTERS, 0); i++)
            if (Creatures.isAlive(t, t.at(MONSTERS, 0, i))) return t.at(MONSTERS, 0, i);
        return 0;
    }

    /** A card may have a + behind its name; a monster chooses its first move and does what it does before a battle. */
    @Override
    public int make(Table t, Zone z, int seat, String name) {
        boolean upgraded = name.endsWith("+");
        String plain = upgraded ? name.substring(0, name.length() - 1) : name;
        int card = find(z, plain);
        if (card == 0) return 0;
        if (z.is(MONSTERS)) return monster(t, card);
        if (z.is(RELICS)) return relic(t, card);
        if (z.is(POTIONS)) return Potions.give(t, card);
        if (z.equals(RunWords.REWARDS)
                && library.definitions(Defs.RelicDef.class).has(card)) return t.create(RELIC, card, z, 0);
        if (z.equals(RunWords.REWARDS)
                && library.definitions(Defs.PotionDef.class).has(card)) return t.create(POTION, card, z, 0);
        if (z.is(ORBS)) return Orbs.make(t, card);
        int row = Piles.make(t, card, upgraded ? 1 : 0);
        t.move(row, z, 0);
        return row;
    }

    private int find(Zone z, String name) {
        if (z.is(MONSTERS)) return numberOf(MonsterDefs.MonsterDef.class, name);
        if (z.is(RELICS)) return numberOf(Defs.RelicDef.class, name);
        if (z.is(POTIONS)) return numberOf(Defs.PotionDef.class, name);
        if (z.is(ORBS)) return numberOf(Defs.OrbDef.class, name);
        if (z.equals(RunWords.REWARDS)) return rewardNamed(name);
        return numberOf(Defs.CardDef.class, name);
    }

    private int rewardNamed(String name) {
        int relic = numberOf(Defs.RelicDef.class, name);
        int potion = numberOf(Defs.PotionDef.class, name);
        return relic != 0 ? relic : potion != 0 ? potion : numberOf(Defs.CardDef.class, name);
    }

    private <T> int numberOf(Class<T> kind, String name) {
        int place = library.definitions(kind).place(name);
        return place < 0 ? 0 : library.definitions(kind).cardOf(place);
    }

    /** A relic counts as when it has just been picked up. */
    private static int relic(Table t, int card) {
        Loadout.giveRelic(t, card);
        int relic = t.top(RELICS, 0);
        t.set(COUNTER, relic, SpireCards.of(t).relics[card].def().counter());
        return relic;
    }

    private static int monster(Table t, int card) {
        int monster = Monsters.make(t, card, Monsters.nextSlot(t));
        Monsters.firstMove(t, monster);
        Monsters.beforeBattle(t, monster);
        return monster;
    }

    /** Cases begin with the first deck, or that of the hero they name, and the first encounter: the plainest of battles. */
    @Override
    public Map<String, String> options(Map<String, String> named) {
        Definitions<Defs.HeroDef> heroes = library.definitions(Defs.HeroDef.class);
        int hero = heroes.place(named.getOrDefault("hero", ""));
        String deck = library.definitions(Defs.DeckDef.class)
                .name(hero < 0 ? 0 : heroes.get(hero).deck().number());
        return Map.of(
                "mode",
                SpireContent.BATTLE,
                "deck",
                deck,
                "encounter",
                library.definitions(MonsterDefs.EncounterDef.class).name(0));
    }

    @Override
    public Zone hand() {
        return HAND;
    }

    @Override
    public List<String> words() {
        return List.of(INTENDS, RunStage.FLOOR);
    }

    @Override
    public boolean give(Table t, int seat, int row, String word, Value value) {
        if (RunStage.isFloor(t, row, word)) {
            t.set(RunWords.FLOOR_NOW, value.number());
            return true;
        }
        if (!word.equals(INTENDS) || row == 0 || !t.is(CREATURE, row)) return false;
        Integer move = moves.get(value.text());
        if (move == null) throw value.wrong("no monster has a move called '" + value.text() + "'");
        Monsters.intend(t, row, move);
        return true;
    }

    /** No potion and no power is there but what the case gives. */
    @Override
    public boolean at(Table t, String place) {
        while (t.count(POTIONS, 0) > 0) take(t, t.top(POTIONS, 0));
        for (SpireCards.Power p : SpireCards.of(t).powers) Powers.remove(t, t.get(ME), p);
        if (place.equals(BATTLE_STARTS)) t.set(STAGED, 1);
        if (t.get(RunWords.IN_RUN) != 0 && RunStage.at(t, library, place)) return true;
        return place.isEmpty() || place.equals(BATTLE_STARTS);
    }

    /** Powers that were given begin to listen, and costs of this turn will end; where a case is about the start of a battle, relics hear of it now. */
    @Override
    public void ready(Table t) {
        settle(t, t.get(ME));
        t.set(COSTS_CHANGED, 1);
        for (int i = 0; i < t.count(MONSTERS, 0); i++) settle(t, t.at(MONSTERS, 0, i));
        if (t.get(STAGED) == 0) return;
        t.set(STAGED, 0);
        Battle.firstTurn(t, 0);
    }

    private static void settle(Table t, int creature) {
        if (t.get(HP, creature) > t.get(MAX_HP, creature)) t.set(MAX_HP, creature, t.get(HP, creature));
        Powers.listenAnew(t, creature);
    }

    @Override
    public @Nullable Object tell(Table t, int seat, int row, String word) {
        if (RunStage.isFloor(t, row, word)) return t.get(RunWords.FLOOR_NOW);
        if (!word.equals(INTENDS) || row == 0 || !t.is(CREATURE, row)) return null;
        return Monsters.intent(t, row).name;
    }
}
