package croupier.games.spire;

import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.battle.Battle;
import croupier.games.spire.battle.Loadout;
import croupier.games.spire.cards.MonsterDefs;
import croupier.games.spire.cards.SpireCards;
import croupier.kernel.Code;
import croupier.kernel.Decision;
import croupier.kernel.Match;
import croupier.kernel.Prompt;
import croupier.kernel.Reply;
import croupier.kernel.Setup;
import croupier.kernel.Table;
import croupier.kernel.Zone;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Plays a trace again: its actions are our answers, and after each the whole state is compared. A turn that can only be
 * ended is ended by the kernel without asking; so states are noted whenever the player's turn is asked for, not when it waits.
 */
final class TraceReplay implements Match.Probe {
    /** How a replay went: how many states are equal, and what is different in the next one. */
    record Result(Trace trace, int equal, String difference) {
        boolean isEqual() {
            return equal == trace.states().size();
        }

        boolean isMissing() {
            return difference.startsWith("not yet");
        }

        int confirmedEqual() {
            return Math.min(equal, trace.confirmed());
        }
    }

    private static final Set<String> ANY_NUMBER = Set.of("EXHAUST_MANY", "GAMBLE");

    private final Trace trace;
    private final TraceIds ids;
    private final Deque<Map<String, String>> noted = new ArrayDeque<>();
    private boolean repeatsAsk;
    private boolean isOver;
    private @Nullable Table now;

    private TraceReplay(Trace trace, TraceIds ids) {
        this.trace = trace;
        this.ids = ids;
    }

    /** Plays it with the game; if the game is the simulator's variant, with the simulator's ways. */
    static Result run(Spire game, TraceIds ids, Trace trace) {
        Set<String> missing = missing(ids, trace);
        if (!missing.isEmpty()) return new Result(trace, 0, "not yet: " + String.join(", ", missing));
        return new TraceReplay(trace, ids).run(game);
    }

    private Result run(Spire game) {
        boolean simulates = game.equals(RunsTest.SIMULATED);
        Match match = Match.start(setup(game(game)));
        now = match.table();
        match.probe(this);
        boolean acts = match.open(0).why().is(PLAY_TURN);
        noted.add(acts ? TraceFacts.of(match.table(), ids, "UNDECIDED") : selecting(match, ids));
        for (int i = 0; i < trace.states().size(); i++) {
            if (i > 0 && noted.isEmpty()) {
                String wrong = answer(match, i);
                if (wrong != null) return new Result(trace, i, wrong);
            }
            if (isEmptyChoice(trace.states().get(i))) continue;
            Map<String, String> expected = TraceFacts.of(trace.states().get(i), ids);
            Map<String, String> actual = noted.removeFirst();
            if (simulates) Reading.apply(expected, actual);
            String difference = compare(expected, actual);
            if (difference != null) return new Result(trace, i, "after " + trace.action(i) + ": " + difference);
        }
        return new Result(trace, trace.states().size(), "");
    }

    /** Screens on which any number of cards of the hand is chosen are opened for an empty hand too: the kernel does not ask. */
    static boolean isEmptyChoice(JsonNode state) {
        return state.has("select")
                && ANY_NUMBER.contains(state.get("select").asString())
                && state.has("hand")
                && state.get("hand").isEmpty();
    }

    // ---- the beginning

    private static Set<String> missing(TraceIds ids, Trace trace) {
        Set<String> missing = new LinkedHashSet<>();
        JsonNode h = trace.header();
        note(ids, missing, "encounters", h.get("encounter").asString());
        for (JsonNode state : trace.states()) {
            for (String pile : new String[] {"hand", "draw", "disc", "exh", "choices"})
                if (state.has(pile))
                    for (JsonNode card : state.get(pile)) note(ids, missing, "cards", plain(card.asString()));
            for (JsonNode m : state.get("mon")) if (!m.isNull()) noteMonster(ids, missing, m);
            for (String power : state.get("pw").propertyNames())
                if (!TraceFacts.UNTOLD.contains(power)) note(ids, missing, "powers", power);
            for (JsonNode potion : state.get("pot"))
                if (!potion.isNull()) note(ids, missing, "potions", potion.asString());
        }
        for (JsonNode relic : trace.states().getFirst().get("rel"))
            note(ids, missing, "relics", relic.get(0).asString());
        return missing;
    }

    private static void noteMonster(TraceIds ids, Set<String> missing, JsonNode m) {
        note(ids, missing, "monsters", m.get("id").asString());
        for (Map.Entry<String, JsonNode> power : m.get("pw").properties())
            if (power.getValue().asInt() != 0 && !TraceFacts.UNTOLD.contains(power.getKey()))
                note(ids, missing, "monster powers", power.getKey());
    }

    private static void note(TraceIds ids, Set<String> missing, String kind, String id) {
        if (ids.name(kind, id) == null) missing.add(kind + " " + id);
    }

    private static String plain(String card) {
        return card.replaceAll("[+$:].*", "");
    }

    private Spire game(Spire game) {
        JsonNode h = trace.header();
        boolean simulates = game.equals(RunsTest.SIMULATED);
        if (!h.has("run")) return simulates ? new Simulator(game, loadout(game)) : new Spire(game, loadout(game));
        JsonNode belt = h.get("potions");
        int[] potions = new int[belt.size()];
        for (int i = 0; i < potions.length; i++) if (!belt.get(i).isNull()) potions[i] = row("potions", text(belt, i));
        String encounter = Objects.requireNonNull(ids.name("encounters", text(h, "encounter")));
        int place = ids.library.definitions(MonsterDefs.EncounterDef.class).place(encounter);
        return new RunBattle(game, loadout(game), h, place, potions);
    }

    private static String text(JsonNode list, int place) {
        return list.get(place).asString();
    }

    private Setup setup(Spire game) {
        JsonNode h = trace.header();
        Setup setup = Setup.of(game, 1, h.get("seed").asLong())
                .with("mode", Spire.BATTLE)
                .with("encounter", Objects.requireNonNull(ids.name("encounters", text(h, "encounter"))))
                .with("ascension", text(h, "ascension"))
                .with("floor", text(h, "floor"));
        return text(h, "hp").equals("full") ? setup : setup.with("hit points", text(h, "hp"));
    }

    private static String text(JsonNode node, String key) {
        return node.get(key).asString();
    }

    private Loadout loadout(Spire game) {
        Loadout starter = game.loadout("Starter");
        JsonNode deck = trace.header().get("deck");
        boolean given = deck.isArray();
        int[] cards = given ? rows("cards", deck) : starter.cards();
        int[] upgrades = starter.upgrades();
        if (given) {
            upgrades = new int[cards.length];
            for (int i = 0; i < cards.length; i++)
                upgrades[i] = upgrades(deck.get(i).asString());
        }
        List<Integer> relics = new ArrayList<>();
        for (JsonNode relic : trace.states().getFirst().get("rel"))
            relics.add(row("relics", relic.get(0).asString()));
        JsonNode potions = trace.header().get("potions");
        return new Loadout(
                starter.name(),
                starter.hero(),
                starter.orbSlots(),
                cards,
                upgrades,
                given ? new int[0] : starter.burden(),
                relics.stream().mapToInt(Integer::intValue).toArray(),
                potions == null || trace.header().has("run") ? new int[0] : rows("potions", potions),
                0,
                new int[0],
                0,
                new int[0],
                0,
                new int[0]);
    }

    private static int upgrades(String card) {
        if (!card.contains("+")) return 0;
        String number = card.replaceAll(".*\\+", "").replaceAll("[$:].*", "");
        return number.isEmpty() ? 1 : Integer.parseInt(number);
    }

    private int[] rows(String kind, JsonNode list) {
        int[] rows = new int[list.size()];
        for (int i = 0; i < rows.length; i++)
            rows[i] = row(kind, plain(list.get(i).asString()));
        return rows;
    }

    private int row(String kind, String id) {
        return ids.library.cards().find(Objects.requireNonNull(ids.name(kind, id)));
    }

    // ---- the answers

    /** Answers with an action of the trace; what was wrong with that, or null. */
    private @Nullable String answer(Match match, int state) {
        String action = trace.action(state);
        if (isOver || match.isOver()) return action + ": the battle is over";
        Decision open = match.open(0);
        String[] part = action.split(" ");
        long[] codes = switch (part[0]) {
            case "C" -> new long[] {play(match.table(), part)};
            case "P" -> new long[] {drink(match.table(), part)};
            case "PD" -> new long[] {Code.of(TOSS.index(), potion(match.table(), part), 0)};
            case "E" -> new long[] {Code.of(END_TURN.index(), 0, 0)};
            case "S" -> select(match.table(), open, trace.states().get(state - 1), 1L << Integer.parseInt(part[1]));
            case "M" -> select(match.table(), open, trace.states().get(state - 1), Long.parseLong(part[1]));
            default -> throw new IllegalArgumentException(action);
        };
        repeatsAsk = open.why().is(PLAY_TURN);
        Reply reply = match.answer(0, codes);
        if (!reply.ok()) return action + " refused: " + reply.reason();
        if (match.isOver()) {
            if (!isOver) noted.add(TraceFacts.of(match.table(), ids, "PLAYER_LOSS"));
            isOver = true;
        } else if (!match.open(0).why().is(PLAY_TURN)) {
            noted.add(selecting(match, ids));
        }
        return noted.isEmpty() ? action + ": the player is not asked" : null;
    }

    static Map<String, String> selecting(Match match, TraceIds ids) {
        Map<String, String> facts = TraceFacts.of(match.table(), ids, "UNDECIDED");
        Decision open = match.open(0);
        facts.put("select", select(match.table(), open, ids));
        if (open.size() > 0 && !isInPile(match.table(), open)) facts.put("choices", choices(match.table(), open, ids));
        return facts;
    }

    /** The screen that a choice is in the traces: that of the card, relic or potion that asks. */
    private static String select(Table t, Decision open, TraceIds ids) {
        return ids.id("selects", t.game().cards().name(t.card(open.because())));
    }

    private static boolean isInPile(Table t, Decision open) {
        for (Zone z : new Zone[] {HAND, DRAW_PILE, DISCARD_PILE, EXHAUST_PILE})
            if (t.isIn(z, Code.a(open.code(open.size() - 1)))) return true;
        return false;
    }

    private static String choices(Table t, Decision open, TraceIds ids) {
        List<String> cards = new ArrayList<>();
        for (int i = 0; i < open.size(); i++)
            if (Code.a(open.code(i)) != 0) cards.add(ids.id("cards", SpireCards.card(t, Code.a(open.code(i))).name));
        return "[" + String.join(",", cards) + "]";
    }

    static long play(Table t, String[] part) {
        int place = Integer.parseInt(part[1]);
        if (place >= t.count(HAND, 0)) return 0;
        int card = t.at(HAND, 0, place);
        boolean aims = part.length > 2 && SpireCards.card(t, card).def.targeted();
        return Code.of(PLAY.index(), card, aims ? monster(t, part[2]) : 0);
    }

    static long drink(Table t, String[] part) {
        int potion = potion(t, part);
        boolean aims = potion != 0
                && part.length > 2
                && SpireCards.of(t).potions[t.card(potion)][0].def().targeted();
        return Code.of(DRINK.index(), potion, aims ? monster(t, part[2]) : 0);
    }

    static int potion(Table t, String[] part) {
        for (int i = 0; i < t.count(POTIONS, 0); i++)
            if (t.get(BELT_PLACE, t.at(POTIONS, 0, i)) == Integer.parseInt(part[1])) return t.at(POTIONS, 0, i);
        return 0;
    }

    private static int monster(Table t, String slot) {
        for (int i = 0; i < t.count(MONSTERS, 0); i++)
            if (t.get(SLOT, t.at(MONSTERS, 0, i)) == Integer.parseInt(slot)) return t.at(MONSTERS, 0, i);
        return 0;
    }

    /** The chosen places of the pile that the trace's screen shows. */
    static long[] select(Table t, Decision open, JsonNode before, long mask) {
        String task = text(before, "select");
        List<Long> codes = new ArrayList<>();
        for (int i = 0; i < Long.SIZE - Long.numberOfLeadingZeros(mask); i++) {
            if ((mask & (1L << i)) == 0) continue;
            int card = switch (task) {
                case "HEADBUTT", "LIQUID_MEMORIES_POTION" -> at(t, DISCARD_PILE, i);
                case "EXHUME" -> at(t, EXHAUST_PILE, i);
                case "SECRET_TECHNIQUE", "SECRET_WEAPON" -> at(t, DRAW_PILE, i);
                case "DISCOVERY", "CODEX" -> choice(open, i);
                default -> at(t, HAND, i);
            };
            codes.add(card == 0 ? Code.STOP : Code.pick(card));
        }
        return codes.stream().mapToLong(Long::longValue).toArray();
    }

    private static int at(Table t, Zone z, int place) {
        return place >= 0 && place < t.count(z, 0) ? t.at(z, 0, place) : 0;
    }

    /** One of the cards shown; a place behind them is to take none. */
    private static int choice(Decision open, int i) {
        List<Integer> cards = new ArrayList<>();
        for (int n = 0; n < open.size(); n++) if (Code.a(open.code(n)) != 0) cards.add(Code.a(open.code(n)));
        return i < cards.size() ? cards.get(i) : 0;
    }

    // ---- noting and comparing

    @Override
    public void asked(int seat, Prompt why) {
        if (why.is(PLAY_TURN) && !repeatsAsk) noted.add(TraceFacts.of(table(), ids, "UNDECIDED"));
        repeatsAsk = false;
    }

    private Table table() {
        return Objects.requireNonNull(now);
    }

    /** A battle that is won is noted before anything is done about the victory. */
    @Override
    public void afterTask(Match m) {
        Table t = m.table();
        if (isOver || t.get(PHASE) != Battle.IS_WON || t.waiting(ACTIONS) + t.waiting(CARDS) > 0) return;
        noted.add(TraceFacts.of(t, ids, "PLAYER_VICTORY"));
        isOver = true;
    }

    static @Nullable String compare(Map<String, String> expected, Map<String, String> actual) {
        Set<String> keys = new LinkedHashSet<>(expected.keySet());
        keys.addAll(new TreeSet<>(actual.keySet()));
        StringBuilder out = new StringBuilder();
        for (String key : keys) {
            String e = expected.getOrDefault(key, "nothing");
            String a = actual.getOrDefault(key, "nothing");
            if (!e.equals(a))
                out.append("; ")
                        .append(key)
                        .append(" should be ")
                        .append(e)
                        .append(", is ")
                        .append(a);
        }
        return out.isEmpty() ? null : out.substring(2);
    }
}
