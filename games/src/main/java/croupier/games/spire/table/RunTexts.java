package croupier.games.spire.table;

import static croupier.games.spire.words.RunWords.*;
import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.cards.RunCards;
import croupier.games.spire.run.Climb;
import croupier.games.spire.run.EventRoom;
import croupier.games.spire.run.Rewards;
import croupier.games.spire.run.RunMap;
import croupier.games.spire.run.Shop;
import croupier.kernel.*;

/** What the options of a run are called: rooms of the map, options of events, prices. */
public final class RunTexts {
    private static final String[] ROOM_NAMES = {
        "nothing", "monsters", "elite", "unknown", "shop", "rest", "treasure", "boss", "boss's chest"
    };

    private RunTexts() {}

    public static String option(Table t, long code) {
        int a = Code.a(code);
        if (Code.is(code, BLESSING)) return blessing(t, a);
        if (Code.is(code, GO)) return path(t, a);
        if (Code.is(code, CHOOSE)) return eventOption(t, a);
        if (Code.is(code, TAKE_GOLD)) return "take " + t.get(GOLD_REWARDS, a) + " gold";
        if (Code.is(code, TAKE_KEY))
            return t.get(KEY_REWARD) == Rewards.SAPPHIRE ? "take the sapphire key" : "take the emerald key";
        if (Code.is(code, BUY_WARE))
            return "buy " + t.game().nameOf(t, a) + " for " + t.get(PRICES, Shop.lot(t, a)) + " gold";
        if (Code.is(code, PURGE)) return "have a card removed for " + t.get(PRICES, WARES) + " gold";
        return "";
    }

    private static String blessing(Table t, int i) {
        String say = RunCards.of(t).blessings[t.get(BLESSINGS, i)].say();
        if (i != 2) return say;
        return RunCards.of(t).drawbacks[t.get(DRAWBACK)].say() + ". " + say;
    }

    static String path(Table t, int column) {
        if (Climb.isBossNext(t)) return "go to the boss";
        int row = t.get(MAP_ROW);
        String burning = RunMap.isBurning(t, column, row) ? "burning " : "";
        return "go to column " + (column + 1) + ": " + burning + roomName(RunMap.room(t, column, row));
    }

    static String roomName(int room) {
        return ROOM_NAMES[room];
    }

    private static String eventOption(Table t, int number) {
        for (RunCards.NodePage node : EventRoom.page(t).nodes())
            for (RunCards.OptionPage o : node.options()) if (o.number() == number) return filled(t, o.say());
        return "";
    }

    /** A text of an event with its numbers and what it has chosen. */
    static String filled(Table t, String text) {
        StringBuilder all = new StringBuilder();
        int from = 0;
        for (int open = text.indexOf('{'); open >= 0; open = text.indexOf('{', from)) {
            int close = text.indexOf('}', open);
            if (close < 0) break;
            all.append(text, from, open).append(gap(t, text.substring(open + 1, close)));
            from = close + 1;
        }
        return all.append(text, from, text.length()).toString();
    }

    private static String gap(Table t, String name) {
        return switch (name) {
            case "loss" -> "" + t.get(LOSS);
            case "gain" -> "" + t.get(GAIN);
            case "price" -> "" + t.get(PRICE);
            case "gold" -> "" + t.get(GOLD);
            case "row 1" -> name(t, EVENT_ROW);
            case "row 2" -> name(t, EVENT_ROW_2);
            case "row 3" -> name(t, EVENT_ROW_3);
            default -> "{" + name + "}";
        };
    }

    private static String name(Table t, Column row) {
        return t.get(row) == 0 ? "nothing" : t.game().nameOf(t, t.get(row));
    }
}
