package croupier.games.spire.table;

import static croupier.games.spire.words.RunWords.*;
import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.battle.Battle;
import croupier.games.spire.cards.SpireCards;
import croupier.games.spire.run.EventRoom;
import croupier.games.spire.run.RunMap;
import croupier.kernel.*;

/** The rooms of a run and the battles in them, with the hero's hit points. */
public final class RoomChapters implements Chapters {
    public static final Chapters OF_RUNS = new RoomChapters();

    /** More than there are encounters. */
    private static final int NUMBERS_OF_A_FLOOR = 4096;

    private RoomChapters() {}

    /** A room with monsters is its battle; what is taken afterwards belongs to no chapter. */
    @Override
    public int now(Table t) {
        int first = t.get(FLOOR_NOW) * NUMBERS_OF_A_FLOOR;
        if (Battle.isOn(t)) return first + 1 + t.get(ENCOUNTER_NOW);
        return switch (t.get(ROOM_NOW)) {
            case RunMap.UNKNOWN, RunMap.SHOP_ROOM, RunMap.REST_SITE, RunMap.TREASURE -> first;
            default -> -1;
        };
    }

    @Override
    public int place(Table t) {
        return t.get(FLOOR_NOW);
    }

    @Override
    public String kind(Table t) {
        boolean fights = Battle.isOn(t);
        return switch (t.get(ROOM_NOW)) {
            case RunMap.ELITE -> "elite";
            case RunMap.BOSS -> "boss";
            case RunMap.SHOP_ROOM -> "shop";
            case RunMap.REST_SITE -> "rest";
            case RunMap.TREASURE -> "treasure";
            case RunMap.UNKNOWN -> fights ? "battle of an event" : "event";
            default -> "monsters";
        };
    }

    @Override
    public String name(Table t) {
        if (Battle.isOn(t))
            return SpireCards.of(t).encounters[t.get(ENCOUNTER_NOW)].name();
        boolean isEvent = t.get(ROOM_NOW) == RunMap.UNKNOWN && t.get(EVENT_NOW) > 0;
        return isEvent ? EventRoom.page(t).name() : "";
    }

    @Override
    public String measure() {
        return "HP";
    }

    @Override
    public int measured(Table t, int seat) {
        return t.get(HP, t.get(ME));
    }
}
