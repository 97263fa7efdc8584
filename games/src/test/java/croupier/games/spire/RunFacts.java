package croupier.games.spire;

import static croupier.games.spire.words.RunWords.*;
import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.battle.Battle;
import croupier.games.spire.cards.SpireCards;
import croupier.games.spire.run.Climb;
import croupier.games.spire.run.EventRoom;
import croupier.games.spire.run.RunInside;
import croupier.games.spire.run.RunMap;
import croupier.kernel.Kind;
import croupier.kernel.Prompt;
import croupier.kernel.Stream;
import croupier.kernel.Table;
import croupier.kernel.Zone;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** States of a run of ours as flat lists of facts, in the words of {@link RunLines}. */
final class RunFacts {
    static final Map<Integer, String> ROOMS = Map.of(
            0,
            "INVALID",
            RunMap.MONSTER,
            "MONSTER",
            RunMap.ELITE,
            "ELITE",
            RunMap.UNKNOWN,
            "EVENT",
            RunMap.SHOP_ROOM,
            "SHOP",
            RunMap.REST_SITE,
            "REST",
            RunMap.TREASURE,
            "TREASURE",
            RunMap.BOSS,
            "BOSS",
            RunMap.BOSS_TREASURE,
            "BOSS_TREASURE");

    static final String[] CHESTS = {"SMALL", "MEDIUM", "LARGE"};
    static final Map<String, Stream> STREAMS = new TreeMap<>(Map.of(
            "card", CARD_ROLLS,
            "event", EVENT_ROLLS,
            "merchant", MERCHANT_ROLLS,
            "misc", MISC_ROLLS,
            "monster", MONSTER_ROLLS,
            "neow", NEOW_ROLLS,
            "potion", POTION_ROLLS,
            "relic", RELIC_ROLLS,
            "treasure", TREASURE_ROLLS));

    /** Relics that count on from room to room; what others count in a battle or a turn is no fact of the traces. */
    private static final Set<String> COUNTING = Set.of(
            "HAPPY_FLOWER",
            "INCENSE_BURNER",
            "INK_BOTTLE",
            "NUNCHAKU",
            "PEN_NIB",
            "SUNDIAL",
            "NEOWS_LAMENT",
            "MAW_BANK",
            "OMAMORI",
            "MATRYOSHKA",
            "TINY_CHEST",
            "GIRYA");

    /** Of these, those that count in battles: a trace tells of them in a battle what they had counted before it. */
    private static final Set<String> COUNTING_IN_BATTLE =
            Set.of("HAPPY_FLOWER", "INCENSE_BURNER", "INK_BOTTLE", "NUNCHAKU", "PEN_NIB", "SUNDIAL", "NEOWS_LAMENT");

    private final TraceIds ids;
    private final @Nullable Simulator simulator;

    /** What relics had counted before the battle that is fought. */
    private Map<String, Integer> countedBefore = Map.of();

    private final Uncounted uncounted = new Uncounted();
    private final ShopWindow window = new ShopWindow();

    RunFacts(TraceIds ids, @Nullable Simulator simulator) {
        this.ids = ids;
        this.simulator = simulator;
    }

    Map<String, String> of(Table t, Prompt why) {
        if (Battle.isOn(t)) return ofBattle(t, "UNDECIDED");
        Map<String, String> facts = ofRun(t, screen(t, why), "UNDECIDED");
        switch (facts.get("scr")) {
            case "EVENT" -> event(facts, t, why);
            case "TREASURE" -> facts.put("chest", CHESTS[t.get(CHEST)]);
            case "BOSS_RELIC" -> facts.put("bossRelics", list(t, REWARDS));
            case "REWARDS" -> rewards(facts, t);
            case "SHOP" -> shop(facts, t);
            default -> {}
        }
        return facts;
    }

    Map<String, String> ofBattle(Table t, String out) {
        return inBattle(t, TraceFacts.of(t, ids, out));
    }

    /** Facts of a battle, and those of the run around it. */
    Map<String, String> inBattle(Table t, Map<String, String> facts) {
        where(facts, t, "BATTLE");
        facts.put("enc", StartsTest.encounter(t.get(ENCOUNTER_NOW)));
        facts.put("rel", relics(t, countedBefore));
        if (!facts.get("out").equals("UNDECIDED")) countedBefore = counted(t);
        return facts;
    }

    /** The run is over: the simulator's last screen is that of a battle, whatever it died of. */
    Map<String, String> ofEnd(Table t, String out) {
        return ofRun(t, "BATTLE", out);
    }

    private Map<String, String> ofRun(Table t, String screen, String out) {
        countedBefore = counted(t);
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put("out", out);
        where(facts, t, screen);
        int me = t.get(ME);
        facts.put("hp", "" + t.get(HP, me));
        facts.put("max", "" + t.get(MAX_HP, me));
        facts.put("gold", "" + t.get(GOLD));
        facts.put("cardBlizz", "" + t.get(RARITY_OFFSET));
        facts.put("potionChance", "" + t.get(POTION_OFFSET));
        facts.put("pot", TraceFacts.potions(t, ids, simulator == null ? 0 : simulator.lent()));
        int keys = t.get(KEYS);
        facts.put("keys", "[" + (keys & 1) + "," + (keys >> 1 & 1) + "," + (keys >> 2) + "]");
        facts.put("deck", list(t, DECK));
        facts.put("boss", StartsTest.encounter(t.get(BOSS_NOW)));
        facts.put("rel", relics(t, Map.of()));
        facts.put("evChance 0", hundredths(RunInside.chance(t, MONSTER_CHANCE)));
        facts.put("evChance 1", hundredths(RunInside.chance(t, SHOP_CHANCE)));
        facts.put("evChance 2", hundredths(RunInside.chance(t, TREASURE_CHANCE)));
        STREAMS.forEach((name, s) -> facts.put("rng " + name, TraceFacts.stream(t, s)));
        facts.computeIfPresent("rng misc", (key, stream) -> uncounted.without(t, stream));
        return facts;
    }

    /** Act, floor, place on the map and kind of room; bosses stand in the first column. */
    private static void where(Map<String, String> facts, Table t, String screen) {
        facts.put("scr", screen);
        facts.put("act", "" + t.get(ACT));
        facts.put("floor", "" + t.get(FLOOR_NOW));
        int row = t.get(MAP_ROW) - 1;
        facts.put("node", "[" + (row >= ROWS ? 0 : t.get(MAP_COLUMN) - 1) + "," + row + "]");
        facts.put("room", ROOMS.get(t.get(ROOM_NOW)));
    }

    static String hundredths(double chance) {
        return String.format(Locale.ROOT, "%.2f", chance);
    }

    /** Relics in the order in which they were picked up, each with what it counts, or had counted before. */
    private String relics(Table t, Map<String, Integer> before) {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < t.count(RELICS, 0); i++) {
            int row = t.at(RELICS, 0, i);
            String id = name(t, row);
            int counter = COUNTING.contains(id) ? t.get(COUNTER, row) : 0;
            all.add(id + " " + before.getOrDefault(id, counter));
        }
        return all.toString();
    }

    private Map<String, Integer> counted(Table t) {
        Map<String, Integer> counted = new HashMap<>();
        for (int i = 0; i < t.count(RELICS, 0); i++) {
            String id = name(t, t.at(RELICS, 0, i));
            if (COUNTING_IN_BATTLE.contains(id)) counted.put(id, t.get(COUNTER, t.at(RELICS, 0, i)));
        }
        return counted;
    }

    private static String screen(Table t, Prompt why) {
        if (why.equals(FROM_DECK) || why.equals(CHOOSE_CARDS) || why.equals(FROM_SHELF)) return "CARD_SELECT";
        return switch (t.get(PHASE)) {
            case Climb.BLESSING_SCREEN, Climb.EVENT_SCREEN, Climb.PAIRS_SCREEN -> "EVENT";
            case Climb.MAP_SCREEN -> "MAP";
            case Climb.REWARDS_SCREEN -> "REWARDS";
            case Climb.BOSS_CHEST_SCREEN -> "BOSS_RELIC";
            case Climb.SHOP_SCREEN -> "SHOP";
            case RunInside.CAMPFIRE_SCREEN -> "REST";
            default -> "TREASURE";
        };
    }

    /** How far an event is: pages read, tries made or left. */
    private void event(Map<String, String> facts, Table t, Prompt why) {
        if (t.get(PHASE) == Climb.BLESSING_SCREEN) {
            facts.put("event", "NEOW");
            facts.put("neow", StartsTest.blessings(t).replace(", ", ","));
            return;
        }
        String event = why.is(TURN_UP)
                ? RunLines.PAIRS
                : ids.id("events", EventRoom.page(t).name());
        facts.put("event", event);
        switch (event) {
            case "Cursed Tome" -> facts.put("phase", "" + t.get(NODE_NOW));
            case "Scrap Ooze" -> facts.put("phase", "" + (t.get(GAIN) - RunLines.FIRST_CHANCE) / RunLines.STEP);
            case RunLines.PAIRS -> facts.put("phase", "" + t.get(TRIES));
            default -> {}
        }
    }

    private String name(Table t, int row) {
        if (t.is(CARD, row)) return card(t, row);
        return ids.id(t.is(RELIC, row) ? "relics" : "potions", t.game().cards().name(t.card(row)));
    }

    /** Outside battles a card that can be upgraded again and again shows how often in its counter. */
    String card(Table t, int row) {
        if (!SpireCards.card(t, row).def.upgradesAgain() || t.get(UPGRADES, row) == 0)
            return TraceFacts.card(t, ids, row);
        int upgrades = t.get(UPGRADES, row) + (simulator == null ? 0 : simulator.miscounted(t, row));
        return ids.id("cards", SpireCards.card(t, row).name) + "+" + (upgrades == 0 ? "" : ":" + upgrades);
    }

    private String list(Table t, Zone z) {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < t.count(z, 0); i++) all.add(name(t, t.at(z, 0, i)));
        return "[" + String.join(",", all) + "]";
    }

    static int nth(Table t, Zone z, Kind kind, int n) {
        for (int i = 0; i < t.count(z, 0); i++) if (t.is(kind, t.at(z, 0, i)) && n-- == 0) return t.at(z, 0, i);
        return 0;
    }

    private void rewards(Map<String, String> facts, Table t) {
        List<Integer> gold = new ArrayList<>();
        for (int i = 0; i < GOLD_REWARDS.count(); i++)
            if (t.get(GOLD_REWARDS, i) != 0) gold.add(t.get(GOLD_REWARDS, i));
        List<String> relics = new ArrayList<>();
        List<String> potions = new ArrayList<>();
        Map<Integer, List<String>> cards = new TreeMap<>();
        for (int i = 0; i < t.count(REWARDS, 0); i++) {
            int row = t.at(REWARDS, 0, i);
            if (t.is(RELIC, row)) relics.add(name(t, row));
            else if (t.is(POTION, row)) potions.add(name(t, row));
            else
                cards.computeIfAbsent(t.get(CARD_LOT, row), k -> new ArrayList<>())
                        .add(name(t, row));
        }
        RunLines.putGold(facts, gold);
        facts.put("rew relics", "[" + String.join(",", relics) + "]");
        facts.put("rew potions", "[" + String.join(",", potions) + "]");
        List<String> lots = new ArrayList<>();
        cards.values().forEach(lot -> lots.add("[" + String.join(",", lot) + "]"));
        facts.put("rew cards", "[" + String.join(",", lots) + "]");
        facts.put("rew key", "" + t.get(KEY_REWARD));
    }

    private void shop(Map<String, String> facts, Table t) {
        for (int i = 0; i < WARES; i++) {
            int row = RunInside.ware(t, i);
            facts.put("shop " + i, row == 0 ? "sold" : ware(t, row, i) + " " + t.get(PRICES, i));
        }
        facts.put("shop remove", "" + t.get(PRICES, WARES));
    }

    private String ware(Table t, int row, int place) {
        return window.isShownBetter(t, place) ? name(t, row) : name(t, row).replace("+", "");
    }
}
