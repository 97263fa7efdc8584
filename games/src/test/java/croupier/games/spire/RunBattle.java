package croupier.games.spire;

import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.battle.Battle;
import croupier.games.spire.battle.Loadout;
import croupier.games.spire.battle.Potions;
import croupier.games.spire.battle.Powers;
import croupier.games.spire.cards.SpireCards;
import croupier.kernel.Table;
import tools.jackson.databind.JsonNode;

/** A battle out of a run: what was carried into it stands in the header of its trace. */
final class RunBattle extends Simulator {
    private final JsonNode header;
    private final Loadout loadout;
    private final int encounter;
    private final int[] potions;

    RunBattle(Spire same, Loadout loadout, JsonNode header, int encounter, int[] potions) {
        super(same, loadout, same.equals(RunsTest.SIMULATED));
        this.header = header;
        this.loadout = loadout;
        this.encounter = encounter;
        this.potions = potions;
    }

    /** Everything is laid by the trace. */
    @Override
    public void lay(Table t) {}

    @Override
    public void setup(Table t) {
        long streams = t.seed() + t.option(FLOOR);
        t.seed(SHUFFLE, streams);
        t.seed(CARD_RANDOM, streams);
        t.seed(AI, streams);
        t.seed(MONSTER_HP, streams);
        t.seed(MISC_ROLLS, streams);
        t.seed(POTION_ROLLS, t.seed());
        for (int i = number("potionRng"); i > 0; i--) t.roll(POTION_ROLLS, 1000);
        for (int i = number("miscRng"); i > 0; i--) t.roll(MISC_ROLLS, 1000);
        int me = t.create(CREATURE, 0);
        t.move(me, PLAYER, 0);
        t.set(ME, me);
        t.set(GOLD, number("gold"));
        loadout.lay(t);
        loadout.deal(t);
        t.set(HP, me, number("hp"));
        t.set(MAX_HP, me, number("max"));
        t.set(POTION_SLOTS, potions.length);
        carry(t);
        Battle.meet(t, encounter);
        burn(t);
        for (JsonNode place : header.get("bottled")) t.set(IS_BOTTLED, t.at(DECK, 0, place.asInt()), 1);
        Battle.begin(t);
    }

    /** Potions lie at their places; relics count on from where they stood. */
    private void carry(Table t) {
        for (int i = 0; i < potions.length; i++) if (potions[i] != 0) Potions.give(t, potions[i]);
        int at = 0;
        for (int i = 0; i < potions.length; i++) if (potions[i] != 0) t.set(BELT_PLACE, t.at(POTIONS, 0, at++), i);
        for (int i = 0; i < t.count(RELICS, 0); i++)
            t.set(COUNTER, t.at(RELICS, 0, i), header.get("counters").get(i).asInt());
    }

    /** The elite that guards a key is stronger. */
    private void burn(Table t) {
        int act = number("act");
        for (int i = 0; i < t.count(MONSTERS, 0); i++) {
            int monster = t.at(MONSTERS, 0, i);
            switch (number("burning")) {
                case 0 -> give(t, monster, "Strength", act);
                case 1 -> {
                    t.set(MAX_HP, monster, Math.round(t.get(MAX_HP, monster) * 1.25f));
                    t.set(HP, monster, t.get(MAX_HP, monster));
                }
                case 2 -> give(t, monster, "Metallicize", 2 * act + 2);
                case 3 -> give(t, monster, "Regeneration", 1 + 2 * act);
                default -> {}
            }
        }
    }

    private static void give(Table t, int monster, String power, int amount) {
        for (SpireCards.Power p : SpireCards.of(t).powers)
            if (p.name.equals(power)) Powers.change(t, monster, p, amount);
    }

    private int number(String key) {
        return header.get(key).asInt();
    }
}
