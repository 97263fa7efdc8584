package croupier.games.spire;

import static croupier.games.spire.words.RunWords.*;
import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.battle.Battle;
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
    private final RunAnswers answers;

    private int reached;
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
        this.answers = new RunAnswers(trace, simulator);
    }

    static TraceReplay.Result run(Spire game, TraceIds ids, Trace trace) {
        return new RunReplay(trace, ids, null).replay(game);
    }

    static TraceReplay.Result simulate(Spire game, TraceIds ids, Trace trace) {
        Simulator simulator = new Simulator(game);
        return new RunReplay(trace, ids, simulator).replay(simulator);
    }

    /** A trace that leads to where no rule goes is reported as different there, and the others are still played. */
    private TraceReplay.Result replay(Spire game) {
        try {
            return run(game);
        } catch (RuntimeException e) {
            return new TraceReplay.Result(trace, reached, "after " + trace.action(reached) + ": " + e);
        }
    }

    private TraceReplay.Result run(Spire game) {
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
            reached = i;
            String wrong = i > 0 && noted.isEmpty() ? answer(match, i) : null;
            if (wrong != null) return new TraceReplay.Result(trace, i, "after " + trace.action(i) + ": " + wrong);
            if (TraceReplay.isEmptyChoice(trace.states().get(i))) {
                i++;
                continue;
            }
            int last = i > 0 ? answers.lastOfChoice(i) : i;
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
                && RunAnswers.isCardScreen(trace.states().get(state - 1))
                && "MAP".equals(expected.get("scr"))
                && "REWARDS".equals(actual.get("scr"));
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
        if (!expected.get("scr").equals("REWARDS")) answers.leftLying.clear();
        String potions = actual.getOrDefault("rew potions", "[]");
        for (int kind : answers.leftLying) {
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
        long[] codes = answers.codes(match.table(), open, before, action.split(" "), state);
        if (codes == null) {
            noted.add(facts.of(match.table(), open.why()));
            return null;
        }
        if (open.why().is(TURN_UP)) {
            String wrong = give(match, codes[0]);
            return wrong == null || wrong.equals(NOTHING_ASKED) ? give(match, codes[1]) : wrong;
        }
        if (!RunAnswers.isCardScreen(before) || codes[0] == 0) return give(match, codes);
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
        else if (Battle.isOn(match.table()) && !match.open(0).why().is(PLAY_TURN)) noteChoice(match);
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

    // ---- noting

    @Override
    public void asked(int seat, Prompt why) {
        askedInTask++;
        if (repeats > 0) {
            repeats--;
            return;
        }
        if (why.is(TURN_UP) && askedInTask > 1) return;
        if (Battle.isOn(table()) && !why.is(PLAY_TURN)) return;
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
