package croupier.games.spire.run;

import static croupier.games.spire.words.RunWords.*;
import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.battle.Battle;
import croupier.games.spire.battle.Creatures;
import croupier.games.spire.cards.Traits;
import croupier.kernel.*;

/** Battles of a run: how one begins, what is left of it, and where it leads. */
final class Fights {
    private static final Zone[] BATTLE_ZONES = {
        HAND, DRAW_PILE, DISCARD_PILE, EXHAUST_PILE, IN_USE, HELD_CARDS, OFFERED, SET_ASIDE, MONSTERS, DEAD, ORBS
    };

    private Fights() {}

    /** A battle begins: everything that counts in battles is as at the start of one. */
    static void begin(Table t, int encounter) {
        Climb.seedMonsters(t);
        t.add(BATTLES, 1);
        t.set(PHASE, 0);
        t.set(CARDS_THIS_TURN, 0);
        t.set(ATTACKS_THIS_TURN, 0);
        t.set(POWERS_PLAYED, 0);
        t.set(DISCARDS_THIS_TURN, 0);
        t.set(COSTS_CHANGED, 0);
        t.set(HP_LOSSES, 0);
        t.set(LAST_TYPE, 0);
        t.set(TYPE_BEFORE, 0);
        t.set(STANCE, 0);
        t.set(ORB_SLOTS, t.get(HERO_ORB_SLOTS));
        for (int i = 0; i < CHANNELLED.count(); i++) t.set(CHANNELLED, i, 0);
        t.set(SKIP_MONSTERS, 0);
        t.set(HAS_FLED, 0);
        t.set(CARD_IN_USE, 0);
        Battle.meet(t, encounter);
        if (t.get(ROOM_NOW) == RunMap.ELITE && RunMap.isBurning(t, t.get(MAP_COLUMN) - 1, t.get(MAP_ROW) - 1))
            Burning.strengthen(t);
        Battle.begin(t);
    }

    /** The battle is won: its cards and monsters are gone, and what is left behind can be taken. */
    static void isWon(Table t) {
        int stolen = givenBack(t);
        t.set(ALL_ESCAPED, haveAllEscaped(t) ? 1 : 0);
        boolean fled = t.get(HAS_FLED) != 0;
        clearBattle(t);
        if (t.get(ROOM_NOW) == RunMap.UNKNOWN) {
            EventRoom.fightIsWon(t, fled);
            return;
        }
        if (t.get(ROOM_NOW) == RunMap.BOSS) {
            Climb.bossIsBeaten(t);
            return;
        }
        if (fled) {
            t.set(PHASE, Climb.MAP_SCREEN);
            return;
        }
        if (stolen > 0) Rewards.gold(t, stolen);
        openRewards(t);
    }

    /** What those who were beaten here leave behind. */
    static void openRewards(Table t) {
        if (t.get(ROOM_NOW) == RunMap.ELITE) Rewards.ofElites(t);
        else if (t.get(ROOM_NOW) == RunMap.BOSS) Rewards.ofBoss(t);
        else if (t.get(ROOM_NOW) == RunMap.MONSTER) Rewards.ofMonsters(t);
        Rewards.open(t, t.get(ROOM_NOW) == RunMap.BOSS ? Climb.TO_BOSS_CHEST : Climb.MAP_SCREEN);
    }

    /** Gold that was stolen by those who died. */
    private static int givenBack(Table t) {
        int gold = 0;
        for (int i = 0; i < t.count(MONSTERS, 0); i++) {
            int monster = t.at(MONSTERS, 0, i);
            if (t.get(GONE, monster) == Creatures.FALLEN) gold += t.get(STOLEN, monster);
        }
        return gold;
    }

    private static boolean haveAllEscaped(Table t) {
        for (int i = 0; i < t.count(MONSTERS, 0); i++)
            if (t.get(GONE, t.at(MONSTERS, 0, i)) != Creatures.ESCAPED) return false;
        return true;
    }

    /** Powers, monsters and cards of the battle hear nothing any more; relics and potions go on. */
    private static void clearBattle(Table t) {
        t.unlistenAll(CREATURE);
        if (Traits.some(t, Traits.LISTENS)) t.unlistenAll(CARD);
        for (Zone z : BATTLE_ZONES) t.removeAll(z, 0);
        int me = t.get(ME);
        // from strength on all columns of a creature are powers, or what is noted of them
        t.clearFrom(STRENGTH, me);
        t.set(BLOCK, me, 0);
        t.set(INCOMING, me, 0);
        t.dropAll(ACTIONS);
        t.dropAll(CARDS);
        t.dropAll(TURNS);
        t.set(PHASE, Climb.MAP_SCREEN);
    }
}
