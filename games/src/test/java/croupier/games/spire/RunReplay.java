package croupier.games.spire;

import static croupier.games.spire.RunWords.*;
import static croupier.games.spire.Spire.*;

import croupier.kernel.Code;
import croupier.kernel.Decision;
import croupier.kernel.Match;
import croupier.kernel.Prompt;
import croupier.kernel.Reply;
import croupier.kernel.Setup;
import croupier.kernel.Table;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Plays a whole run of a trace again. States are noted whenever something is asked, since the kernel answers by itself what
 * leaves no choice; an answer plays the task under way again, so that what it asked before is asked again and not noted.
 */
final class RunReplay implements Match.Probe {
    private static final String NOTHING_ASKED = "nothing is asked";

    private final Trace trace;
    private final TraceIds ids;
    private final RunFacts facts;
    private final Deque<Map<String, String>> noted = new ArrayDeque<>();
    /** Potions that the trace drops when the belt is full; ours stay where they are. */
    private final List<Integer> leftLying = new ArrayList<>();

    private int askedInTask;
    private int repeats;
    private boolean wonIsNoted;
    private @Nullable Table now;

    /** The game with the simulator's ways, if it is played so. */
    private final @Nullable Simulator simulator;

    private RunReplay(Trace trace, TraceIds ids, @Nullable Simulator simulator) {
        this.trace = trace;
        this.ids = ids;
        this.simulator = simulator;
        this.facts = new RunFacts(ids, simulator);
    }

    static TraceReplay.Result run(SpireGame game, TraceIds ids, Trace trace) {
        return new RunReplay(trace, ids, null).run(game);
    }

    static TraceReplay.Result simulate(SpireGame game, TraceIds ids, Trace trace) {
        Simulator simulator = new Simulator(game);
        return new RunReplay(trace, ids, simulator).run(simulator);
    }

    private TraceReplay.Result run(SpireGame game) {
        JsonNode h = trace.header();
        Setup setup = Setup.of(game, 1, h.get("seed").asLong())
                .with("ascension", h.get("ascension").asString());
        if (h.has("hp")) setup = setup.with("hit points", h.get("hp").asString());
        Match match = Match.start(setup);
        now = match.table();
        askedInTask = 1;
        match.probe(this);
        noted.add(facts.of(table(), CHOOSE_BLESSING));
        for (int i = 0; i < trace.states().size(); ) {
            String wrong = i > 0 && noted.isEmpty() ? answer(match, i) : null;
            if (wrong != null) return new TraceReplay.Result(trace, i, "after " + trace.action(i) + ": " + wrong);
            if (TraceReplay.isEmptyChoice(trace.states().get(i))) {
                i++;
                continue;
            }
            int last = i > 0 ? lastOfChoice(i) : i;
            Map<String, String> expected = RunLines.of(trace.states().get(last), ids);
            Map<String, String> actual = noted.removeFirst();
            if (isLeft(i, expected, actual)) {
                wrong = noted.isEmpty() ? give(match, Code.of(PROCEED.index(), 0, 0)) : null;
                if (wrong != null) return new TraceReplay.Result(trace, last, wrong);
                actual = noted.removeFirst();
            }
            adapt(expected, actual);
            if (expected.getOrDefault("act", "").equals("4")) expected.remove("map");
            if (expected.containsKey("map"))
                actual.put("map", StartsTest.map(table()).replace(", ", ","));
            if (expected.containsKey("burning"))
                actual.put("burning", StartsTest.burning(table()).replace(", ", ","));
            String difference = TraceReplay.compare(expected, actual);
            if (difference != null)
                return new TraceReplay.Result(trace, last, "after " + trace.action(last) + ": " + difference);
            i = last + 1;
        }
        return new TraceReplay.Result(trace, trace.states().size(), "");
    }

    /** When cards have been chosen the simulator goes on to the map, though other rewards may still lie there. */
    private boolean isLeft(int state, Map<String, String> expected, Map<String, String> actual) {
        return state > 0
                && isCardScreen(trace.states().get(state - 1))
                && "MAP".equals(expected.get("scr"))
                && "REWARDS".equals(actual.get("scr"));
    }

    private static boolean isCardScreen(JsonNode line) {
        return line.get("scr").asString().equals("CARD_SELECT");
    }

    /** Several cards are chosen one by one in the trace: the state after the last one counts. */
    private int lastOfChoice(int i) {
        JsonNode before = trace.states().get(i - 1);
        if (!isCardScreen(before)) return i;
        return Math.min(trace.states().size() - 1, i + before.get("need").asInt() - 1);
    }

    /** Facts that are read in another way: see docs/spire-differences.md. */
    private void adapt(Map<String, String> expected, Map<String, String> actual) {
        if (simulator == null) {
            expected.replaceAll(RunLines::countOnce);
            actual.replaceAll(RunLines::countOnce);
        }
        Reading.apply(expected, actual);
        if (leavesNoChoice(expected) && !actual.containsKey("choices")) {
            expected.remove("choices");
            expected.remove("need");
        }
        if (!expected.containsKey("rew potions")) return;
        if (!expected.get("scr").equals("REWARDS")) leftLying.clear();
        String potions = actual.getOrDefault("rew potions", "[]");
        for (int kind : leftLying) {
            String id = ids.id("potions", table().game().cards().name(kind));
            potions = potions.replaceFirst(id + "(,|(?=\\]))", "");
        }
        actual.put("rew potions", potions.replace(",]", "]"));
    }

    /** The kernel does not ask when just as many cards are there as are needed. */
    private static boolean leavesNoChoice(Map<String, String> expected) {
        return expected.containsKey("need")
                && expected.get("choices").split(",").length == Integer.parseInt(expected.get("need"));
    }

    private Table table() {
        return Objects.requireNonNull(now);
    }

    // ---- the answers

    private @Nullable String answer(Match match, int state) {
        if (match.isOver()) return "the run is over";
        String action = trace.action(state);
        if (action.equals("exit"))
            return "something else is asked: " + match.open(0).why().name();
        JsonNode before = trace.states().get(state - 1);
        Decision open = match.open(0);
        long[] codes = codes(match.table(), open, before, action.split(" "), state);
        if (codes == null) {
            noted.add(facts.of(match.table(), open.why()));
            return null;
        }
        if (open.why().equals(TURN_UP)) {
            String wrong = give(match, codes[0]);
            return wrong == null || wrong.equals(NOTHING_ASKED) ? give(match, codes[1]) : wrong;
        }
        if (!isCardScreen(before) || codes[0] == 0) return give(match, codes);
        Purpose purpose = new Purpose(match.table(), rows(codes));
        String wrong = give(match, codes);
        String should = before.get("select").asString();
        String is = purpose.told(match.table());
        return wrong != null || is.equals(should) ? wrong : "purpose should be " + should + ", is " + is;
    }

    private static int[] rows(long[] codes) {
        int[] rows = new int[codes.length];
        for (int i = 0; i < codes.length; i++) rows[i] = Code.a(codes[i]);
        return rows;
    }

    private @Nullable String give(Match match, long... codes) {
        repeats = askedInTask;
        askedInTask = 0;
        String asked = match.open(0).why().name();
        Reply reply = match.answer(0, codes);
        if (!reply.ok()) return "refused at " + asked + ": " + reply.reason();
        if (match.isOver()) noteEnd(match);
        else if (Battle.isOn(match.table()) && !match.open(0).why().equals(PLAY_TURN)) noteChoice(match);
        else choices(match);
        return noted.isEmpty() ? NOTHING_ASKED : null;
    }

    private void noteChoice(Match match) {
        noted.add(facts.inBattle(match.table(), TraceReplay.selecting(match, ids)));
    }

    /** What can be chosen is known only when it waits. */
    private void choices(Match match) {
        Decision open = match.open(0);
        if (noted.isEmpty() || !"CARD_SELECT".equals(noted.getLast().get("scr"))) return;
        List<String> cards = new ArrayList<>();
        for (int i = 0; i < open.size(); i++)
            cards.add(facts.card(match.table(), Code.a(open.code(i))).replaceAll(":.*", ""));
        noted.getLast().put("choices", "[" + String.join(",", cards) + "]");
        noted.getLast().put("need", "" + open.max());
    }

    private void noteEnd(Match match) {
        Table t = match.table();
        boolean lost = match.resultOf(0) <= 0;
        if (lost && Battle.isOn(t)) noted.add(facts.ofBattle(t, "PLAYER_LOSS"));
        noted.add(facts.ofEnd(t, lost ? "LOSS" : "VICTORY"));
    }

    private long @Nullable [] codes(Table t, Decision open, JsonNode before, String[] part, int state) {
        String screen = before.get("scr").asString();
        return switch (part[0]) {
            case "C" -> new long[] {TraceReplay.play(t, part)};
            case "P", "DP" -> new long[] {TraceReplay.drink(t, part)};
            case "PD", "XP" -> new long[] {Code.of(TOSS.index(), TraceReplay.potion(t, part), 0)};
            case "E" -> new long[] {Code.of(END_TURN.index(), 0, 0)};
            case "S" -> TraceReplay.select(t, open, before, 1L << Integer.parseInt(part[1]));
            case "M" -> TraceReplay.select(t, open, before, Long.parseLong(part[1]));
            default ->
                switch (open.why().equals(TURN_UP) ? "PAIRS" : screen) {
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

    private static long plain(Table t, String screen, JsonNode before, String[] part) {
        int i = Integer.parseInt(part[1]);
        return switch (screen) {
            case "MAP" -> Code.of(GO.index(), Climb.isBossNext(t) ? COLUMNS / 2 : i, 0);
            case "TREASURE" -> Code.of((i == 0 ? OPEN : PROCEED).index(), 0, 0);
            case "BOSS_RELIC" -> i < 3 ? Code.of(TAKE.index(), t.at(REWARDS, 0, i), 0) : Code.of(PROCEED.index(), 0, 0);
            case "REST" ->
                Code.of(
                        List.of(REST, SMITH, RECALL, LIFT, TOKE, DIG, PROCEED)
                                .get(i)
                                .index(),
                        0,
                        0);
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
            case "CARD" -> one(Code.of(BUY_WARE.index(), Shop.ware(t, i), 0));
            case "RELIC" -> one(Code.of(BUY_WARE.index(), Shop.ware(t, 7 + i), 0));
            case "POTION" -> one(Code.of(BUY_WARE.index(), Shop.ware(t, 10 + i), 0));
            case "CARD_REMOVE" -> one(Code.of(PURGE.index(), 0, 0));
            default -> one(Code.of(PROCEED.index(), 0, 0));
        };
    }

    // ---- noting

    @Override
    public void asked(int seat, Prompt why) {
        askedInTask++;
        if (repeats > 0) {
            repeats--;
            return;
        }
        if (why.equals(TURN_UP) && askedInTask > 1) return;
        if (Battle.isOn(table()) && !why.equals(PLAY_TURN)) return;
        noted.add(facts.of(table(), why));
    }

    @Override
    public void afterTask(Match m) {
        askedInTask = 0;
        repeats = 0;
        Table t = m.table();
        if (t.get(PHASE) != Battle.IS_WON) wonIsNoted = false;
        if (wonIsNoted || t.get(PHASE) != Battle.IS_WON || t.waiting(ACTIONS) + t.waiting(CARDS) > 0) return;
        noted.add(facts.ofBattle(t, "PLAYER_VICTORY"));
        wonIsNoted = true;
    }
}
