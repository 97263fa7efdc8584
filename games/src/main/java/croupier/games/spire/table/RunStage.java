package croupier.games.spire.table;

import static croupier.games.spire.words.RunWords.*;
import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.cards.RunDefs;
import croupier.games.spire.run.Climb;
import croupier.games.spire.run.RunMap;
import croupier.kernel.*;
import croupier.script.library.Library;

/** Where a case about a run may begin: before a room, an event or rewards. */
final class RunStage {
    private static final String EVENT = "event ";

    static final String FLOOR = "floor";

    private RunStage() {}

    /** In a run the floor is that of the tower, as in card files; in a battle alone it is the option. */
    static boolean isFloor(Table t, int row, String word) {
        return row == 0 && word.equals(FLOOR) && t.get(IN_RUN) != 0;
    }

    static boolean at(Table t, Library library, String place) {
        if (place.startsWith(EVENT)) {
            int event = library.definitions(RunDefs.EventDef.class).place(place.substring(EVENT.length()));
            if (event < 0) return false;
            t.set(EVENT_NOW, event + 1);
            return before(t, RunMap.UNKNOWN, Climb.EVENT_DOOR);
        }
        return switch (place) {
            case "map" -> before(t, 0, Climb.MAP_SCREEN);
            case "rewards" -> before(t, RunMap.UNKNOWN, Climb.REWARDS_DOOR);
            case "rewards of monsters" -> before(t, RunMap.MONSTER, Climb.REWARDS_DOOR);
            case "rewards of elites" -> before(t, RunMap.ELITE, Climb.REWARDS_DOOR);
            case "rewards of a boss" -> before(t, RunMap.BOSS, Climb.REWARDS_DOOR);
            case "monsters" -> before(t, RunMap.MONSTER, Climb.DOOR);
            case "elites" -> before(t, RunMap.ELITE, Climb.DOOR);
            case "boss" -> before(t, RunMap.BOSS, Climb.DOOR);
            case "shop" -> before(t, RunMap.SHOP_ROOM, Climb.DOOR);
            case "campfire" -> before(t, RunMap.REST_SITE, Climb.DOOR);
            case "treasure" -> before(t, RunMap.TREASURE, Climb.DOOR);
            case "boss chest" -> before(t, RunMap.BOSS_TREASURE, Climb.DOOR);
            default -> place.isEmpty();
        };
    }

    private static boolean before(Table t, int room, int phase) {
        t.set(ROOM_NOW, room);
        t.set(PHASE, phase);
        return true;
    }
}
