package croupier.games.spire;

import static croupier.games.spire.words.RunWords.*;
import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.battle.Potions;
import croupier.games.spire.run.Climb;
import croupier.games.spire.run.RunInside;
import croupier.kernel.Code;
import croupier.kernel.Decision;
import croupier.kernel.Table;
import croupier.kernel.Word;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** The actions of a run's trace as our answers. */
final class RunAnswers {
    /** What is done at a campfire, in the order of the traces. */
    private static final List<Word> CAMPFIRE = List.of(REST, SMITH, RECALL, LIFT, TOKE, DIG, PROCEED);

    private final Trace trace;

    /** The game with the simulator's ways, if it is played so. */
    private final @Nullable Simulator simulator;

    /** Floors at whose campfire the simulator closes the screen of Peace Pipe. */
    private final Set<Integer> closing;

    /** Potions that the trace drops when the belt is full; ours stay where they are. */
    final List<Integer> leftLying = new ArrayList<>();

    RunAnswers(Trace trace, @Nullable Simulator simulator) {
        this.trace = trace;
        this.simulator = simulator;
        closing = simulator == null ? Set.of() : closing(trace);
        if (simulator != null) simulator.closeAt(closing);
    }

    /** Campfires at which a card was to be removed and the map came at once. */
    private static Set<Integer> closing(Trace trace) {
        Set<Integer> floors = new HashSet<>();
        for (int i = 1; i < trace.states().size(); i++) {
            JsonNode before = trace.states().get(i - 1);
            boolean removes = before.get("scr").asString().equals("REST")
                    && trace.action(i).equals("G " + CAMPFIRE.indexOf(TOKE));
            if (removes && trace.states().get(i).get("scr").asString().equals("MAP"))
                floors.add(before.get("floor").asInt());
        }
        return floors;
    }

    static boolean isCardScreen(JsonNode line) {
        return line.get("scr").asString().equals("CARD_SELECT");
    }

    /** Several cards are chosen one by one in the trace: the state after the last one counts. */
    int lastOfChoice(int i) {
        JsonNode before = trace.states().get(i - 1);
        if (!isCardScreen(before)) return i;
        return Math.min(trace.states().size() - 1, i + before.get("need").asInt() - 1);
    }

    long @Nullable [] codes(Table t, Decision open, JsonNode before, String[] part, int state) {
        String screen = before.get("scr").asString();
        return switch (part[0]) {
            case "C" -> new long[] {TraceReplay.play(t, part)};
            case "P", "DP" -> new long[] {TraceReplay.drink(t, part)};
            case "PD", "XP" -> new long[] {Code.of(TOSS.index(), TraceReplay.potion(t, part), 0)};
            case "E" -> new long[] {Code.of(END_TURN.index(), 0, 0)};
            case "S" -> TraceReplay.select(t, open, before, 1L << Integer.parseInt(part[1]));
            case "M" -> TraceReplay.select(t, open, before, Long.parseLong(part[1]));
            default ->
                switch (open.why().is(TURN_UP) ? "PAIRS" : screen) {
                    case "PAIRS" -> pair(t, part);
                    case "CARD_SELECT" -> chosen(t, open, state);
                    case "REWARDS" -> reward(t, before, part);
                    case "SHOP" -> ware(t, part);
                    default -> new long[] {plain(t, screen, before, part)};
                };
        };
    }

    private static long[] pair(Table t, String[] part) {
        return new long[] {turnOver(t, part[1]), turnOver(t, part[2])};
    }

    private static long turnOver(Table t, String lot) {
        for (int i = 0; i < t.count(FACE_DOWN, 0); i++)
            if (t.get(CARD_LOT, t.at(FACE_DOWN, 0, i)) == Integer.parseInt(lot))
                return Code.of(TURN_OVER.index(), i, 0);
        return 0;
    }

    private long plain(Table t, String screen, JsonNode before, String[] part) {
        int i = Integer.parseInt(part[1]);
        boolean closes = closing.contains(t.get(FLOOR_NOW));
        return switch (screen) {
            case "MAP" -> Code.of(GO.index(), Climb.isBossNext(t) ? COLUMNS / 2 : i, 0);
            case "TREASURE" -> Code.of((i == 0 ? OPEN : PROCEED).index(), 0, 0);
            case "BOSS_RELIC" -> i < 3 ? Code.of(TAKE.index(), t.at(REWARDS, 0, i), 0) : Code.of(PROCEED.index(), 0, 0);
            case "REST" -> Code.of((closes ? PROCEED : CAMPFIRE.get(i)).index(), 0, 0);
            default -> event(t, before.get("event").asString(), i);
        };
    }

    /** Both fights of the Colosseum begin with number 0 in the traces. */
    private static long event(Table t, String event, int i) {
        if (event.equals("NEOW")) return Code.of(BLESSING.index(), i, 0);
        boolean again = event.equals("Colosseum") && t.get(NODE_NOW) > 0;
        return Code.of(CHOOSE.index(), again ? i + 1 : i, 0);
    }

    /**
     * Places in the list of the screen, which is shorter by one after each. Of several that leave the deck the simulator takes others:
     * where ours must go, those are answered.
     */
    private long[] chosen(Table t, Decision open, int state) {
        List<Long> left = new ArrayList<>();
        for (int i = 0; i < open.size(); i++) left.add(open.code(i));
        int last = lastOfChoice(state);
        long[] codes = new long[last - state + 1];
        List<Integer> cards = new ArrayList<>();
        for (int i = state; i <= last; i++) {
            int place = Integer.parseInt(trace.action(i).split(" ")[1]);
            codes[i - state] = place < left.size() ? left.remove(place) : 0;
            cards.add(Code.a(codes[i - state]));
        }
        String purpose = trace.states().get(state - 1).get("select").asString();
        if (simulator != null && purpose.startsWith("TRANSFORM")) simulator.transform(t, cards);
        if (codes.length == 1) return codes;
        if (simulator != null) {
            simulator.leave(t, cards);
            return codes;
        }
        List<Integer> leaving = SimulatedDeck.leaving(t, cards);
        for (int i = 0; i < codes.length; i++) codes[i] = Code.pick(leaving.get(codes.length - 1 - i));
        return codes;
    }

    @SuppressWarnings("RefactorSwitch") // the cases do more than give a value
    private long @Nullable [] reward(Table t, JsonNode before, String[] part) {
        int i = part.length > 2 ? Integer.parseInt(part[2]) : 0;
        switch (part[1]) {
            case "GOLD" -> {
                int amount = before.get("rew").get("gold").get(i).asInt();
                for (int g = 0; g < GOLD_REWARDS.count(); g++)
                    if (t.get(GOLD_REWARDS, g) == amount) return one(Code.of(TAKE_GOLD.index(), g, 0));
                return one(0);
            }
            case "CARD" -> {
                int lot = lot(t, i);
                int j = Integer.parseInt(part[3]);
                return one(j == 5 ? Code.of(TAKE_HP.index(), lot, 0) : Code.of(TAKE.index(), card(t, lot, j), 0));
            }
            case "RELIC" -> {
                return one(Code.of(TAKE.index(), RunFacts.nth(t, REWARDS, RELIC, i), 0));
            }
            case "POTION" -> {
                int row = lying(t, i);
                if (simulator != null || Potions.hasRoom(t)) return one(Code.of(TAKE.index(), row, 0));
                leftLying.add(t.card(row));
                return null;
            }
            case "KEY" -> {
                return one(Code.of(TAKE_KEY.index(), 0, 0));
            }
            default -> {
                leftLying.clear();
                return one(Code.of(PROCEED.index(), 0, 0));
            }
        }
    }

    /** The potion at a place, those that the trace dropped not counted. */
    private int lying(Table t, int i) {
        List<Integer> dropped = new ArrayList<>(leftLying);
        for (int n = 0; n < t.count(REWARDS, 0); n++) {
            int row = t.at(REWARDS, 0, n);
            if (!t.is(POTION, row) || dropped.remove(Integer.valueOf(t.card(row)))) continue;
            if (i-- == 0) return row;
        }
        return 0;
    }

    private static long[] one(long code) {
        return new long[] {code};
    }

    private static int lot(Table t, int i) {
        int lot = 0;
        for (int n = 0; n < t.count(REWARDS, 0); n++) {
            int row = t.at(REWARDS, 0, n);
            if (!t.is(CARD, row) || t.get(CARD_LOT, row) == lot) continue;
            lot = t.get(CARD_LOT, row);
            if (i-- == 0) return lot;
        }
        return 0;
    }

    private static int card(Table t, int lot, int j) {
        for (int n = 0; n < t.count(REWARDS, 0); n++) {
            int row = t.at(REWARDS, 0, n);
            if (t.is(CARD, row) && t.get(CARD_LOT, row) == lot && j-- == 0) return row;
        }
        return 0;
    }

    private static long[] ware(Table t, String[] part) {
        int i = part.length > 2 ? Integer.parseInt(part[2]) : 0;
        return switch (part[1]) {
            case "CARD" -> one(Code.of(BUY_WARE.index(), RunInside.ware(t, i), 0));
            case "RELIC" -> one(Code.of(BUY_WARE.index(), RunInside.ware(t, 7 + i), 0));
            case "POTION" -> one(Code.of(BUY_WARE.index(), RunInside.ware(t, 10 + i), 0));
            case "CARD_REMOVE" -> one(Code.of(PURGE.index(), 0, 0));
            default -> one(Code.of(PROCEED.index(), 0, 0));
        };
    }
}
