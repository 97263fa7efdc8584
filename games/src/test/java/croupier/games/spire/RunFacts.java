package croupier.games.spire;

import static croupier.games.spire.RunWords.*;
import static croupier.games.spire.Spire.*;

import croupier.kernel.Kind;
import croupier.kernel.Prompt;
import croupier.kernel.Stream;
import croupier.kernel.Table;
import croupier.kernel.Zone;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/** A state of a run as a flat list of facts, told from a line of a trace and from our table in the same words. */
final class RunFacts {
    private static final String[] NUMBERS = {"act", "floor", "hp", "max", "gold", "cardBlizz", "potionChance"};
    private static final Map<String, Stream> STREAMS = new TreeMap<>(Map.of(
            "card", CARD_ROLLS,
            "event", EVENT_ROLLS,
            "merchant", MERCHANT_ROLLS,
            "misc", MISC_ROLLS,
            "monster", MONSTER_ROLLS,
            "neow", NEOW_ROLLS,
            "potion", POTION_ROLLS,
            "relic", RELIC_ROLLS,
            "treasure", TREASURE_ROLLS));

    /** Statuses and curses have no upgraded form, Burn excepted; the simulator marks them as upgraded. */
    private static final Pattern WORSE = Pattern.compile(
            "\\b(DAZED|WOUND|SLIMED|VOID|REGRET|INJURY|SHAME|PARASITE|NORMALITY|DOUBT|WRITHE|PAIN|DECAY|CLUMSY|PRIDE"
                    + "|ASCENDERS_BANE|CURSE_OF_THE_BELL|NECRONOMICURSE)\\+");

    /** Cards of the deck that can be upgraded again and again show how often in their counter. */
    private static final Pattern UPGRADED = Pattern.compile("\\+:(\\d+)");

    private RunFacts() {}

    // ---- from a line of a trace

    static Map<String, String> of(JsonNode line, TraceIds ids) {
        if (line.has("mon")) {
            Map<String, String> facts = read(TraceFacts.of(line, ids));
            facts.put("enc", line.get("enc").asString());
            return facts;
        }
        Map<String, String> facts = new LinkedHashMap<>();
        String out = line.get("out").asString();
        facts.put("out", out);
        if (!out.equals("UNDECIDED")) return facts;
        facts.put("scr", line.get("scr").asString());
        for (String number : NUMBERS) facts.put(number, line.get(number).asString());
        facts.put("pot", plain(line.get("pot")));
        facts.put("keys", plain(line.get("keys")));
        facts.put("deck", plain(line.get("deck")));
        facts.put("boss", line.get("boss").asString());
        StringBuilder relics = new StringBuilder();
        for (JsonNode r : line.get("rel")) relics.append(r.get(0).asString()).append(',');
        facts.put("rel", relics.toString());
        for (int i = 0; i < 3; i++)
            facts.put("evChance " + i, hundredths(line.get("evChance").get(i).asDouble()));
        for (Map.Entry<String, JsonNode> e : line.get("rng").properties()) {
            facts.put("rng " + e.getKey(), e.getValue().get(1).asString());
        }
        if (line.has("event") && !line.get("event").asString().equals("NEOW"))
            facts.put("event", line.get("event").asString());
        if (line.has("choices")) facts.put("choices", plain(line.get("choices")));
        if (line.has("chest")) facts.put("chest", line.get("chest").asString());
        if (line.has("bossRelics")) facts.put("bossRelics", plain(line.get("bossRelics")));
        if (line.has("rew")) rewards(facts, line.get("rew"));
        if (line.has("shop")) shop(facts, line.get("shop"));
        if (line.has("map")) facts.put("map", plain(line.get("map")));
        return facts;
    }

    /** A battle, from a line or from our table, without what the two do not mean alike. */
    static Map<String, String> read(Map<String, String> facts) {
        facts.replaceAll((key, value) -> key.startsWith("mon ") ? value : read(value));
        return facts;
    }

    private static String read(String value) {
        return WORSE.matcher(value).replaceAll("$1");
    }

    private static String plain(JsonNode node) {
        String text = node.toString().replace("\"", "");
        return UPGRADED.matcher(text).replaceAll(m -> m.group(1).equals("1") ? "+" : "+" + m.group(1));
    }

    private static String hundredths(double chance) {
        return String.format(Locale.ROOT, "%.2f", chance);
    }

    private static void rewards(Map<String, String> facts, JsonNode rew) {
        List<Integer> gold = new ArrayList<>();
        for (JsonNode g : rew.get("gold")) gold.add(g.asInt());
        Collections.sort(gold);
        facts.put("rew gold", gold.toString());
        facts.put("rew relics", plain(rew.get("relics")));
        facts.put("rew potions", plain(rew.get("potions")));
        facts.put("rew cards", plain(rew.get("cards")));
        facts.put(
                "rew key",
                "" + (rew.get("emerald").asInt() + 2 * rew.get("sapphire").asInt()));
    }

    private static void shop(Map<String, String> facts, JsonNode shop) {
        int place = 0;
        for (String kind : new String[] {"cards", "relics", "potions"})
            for (JsonNode ware : shop.get(kind)) {
                boolean sold = ware.get(1).asInt() < 0;
                facts.put(
                        "shop " + place++,
                        sold
                                ? "sold"
                                : ware.get(0).asString().replace("+", "") + " "
                                        + ware.get(1).asInt());
            }
        facts.put("shop remove", shop.get("remove").asString());
    }

    // ---- from our table

    static Map<String, String> of(Table t, TraceIds ids, Prompt why) {
        if (Battle.isOn(t)) {
            if (why.equals(PLAY_TURN)) return ofBattle(t, ids, "UNDECIDED");
            Map<String, String> facts = ofBattle(t, ids, "UNDECIDED");
            facts.put("select", "yes");
            return facts;
        }
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put("out", "UNDECIDED");
        String screen = screen(t, why);
        facts.put("scr", screen);
        int me = t.get(ME);
        facts.put("act", "" + t.get(ACT));
        facts.put("floor", "" + t.get(FLOOR_NOW));
        facts.put("hp", "" + t.get(HP, me));
        facts.put("max", "" + t.get(MAX_HP, me));
        facts.put("gold", "" + t.get(GOLD));
        facts.put("cardBlizz", "" + t.get(RARITY_OFFSET));
        facts.put("potionChance", "" + t.get(POTION_OFFSET));
        facts.put("pot", TraceFacts.potions(t, ids));
        int keys = t.get(KEYS);
        facts.put("keys", "[" + (keys & 1) + "," + (keys >> 1 & 1) + "," + (keys >> 2) + "]");
        facts.put("deck", list(t, ids, DECK));
        facts.put("boss", StartsTest.encounter(t.get(BOSS_NOW)));
        StringBuilder relics = new StringBuilder();
        for (int i = 0; i < t.count(RELICS, 0); i++)
            relics.append(name(t, ids, t.at(RELICS, 0, i))).append(',');
        facts.put("rel", relics.toString());
        facts.put("evChance 0", hundredths(EventRoom.chance(t, MONSTER_CHANCE)));
        facts.put("evChance 1", hundredths(EventRoom.chance(t, SHOP_CHANCE)));
        facts.put("evChance 2", hundredths(EventRoom.chance(t, TREASURE_CHANCE)));
        STREAMS.forEach(
                (name, s) -> facts.put("rng " + name, TraceFacts.stream(t, s).split(" ")[1]));
        switch (screen) {
            case "EVENT" -> {
                if (why.equals(CHOOSE_OPTION))
                    facts.put("event", ids.id("events", EventRoom.page(t).name()));
                if (why.equals(TURN_UP)) facts.put("event", "Match and Keep");
            }
            case "TREASURE" -> facts.put("chest", new String[] {"SMALL", "MEDIUM", "LARGE"}[t.get(CHEST)]);
            case "BOSS_RELIC" -> facts.put("bossRelics", list(t, ids, REWARDS));
            case "REWARDS" -> rewards(facts, t, ids);
            case "SHOP" -> shop(facts, t, ids);
            default -> {}
        }
        return facts;
    }

    static Map<String, String> ofBattle(Table t, TraceIds ids, String out) {
        Map<String, String> facts = read(TraceFacts.of(t, ids, out));
        facts.put("enc", StartsTest.encounter(t.get(ENCOUNTER_NOW)));
        return facts;
    }

    static Map<String, String> ofEnd(Table t, String out) {
        return new LinkedHashMap<>(Map.of("out", out));
    }

    private static String screen(Table t, Prompt why) {
        if (why.equals(FROM_DECK) || why.equals(CHOOSE_CARDS) || why.equals(FROM_SHELF)) return "CARD_SELECT";
        return switch (t.get(PHASE)) {
            case Climb.BLESSING_SCREEN, Climb.EVENT_SCREEN, Climb.PAIRS_SCREEN -> "EVENT";
            case Climb.MAP_SCREEN -> "MAP";
            case Climb.REWARDS_SCREEN -> "REWARDS";
            case Climb.BOSS_CHEST_SCREEN -> "BOSS_RELIC";
            case Climb.SHOP_SCREEN -> "SHOP";
            case Climb.CAMPFIRE_SCREEN -> "REST";
            default -> "TREASURE";
        };
    }

    private static String name(Table t, TraceIds ids, int row) {
        String kind = t.is(RELIC, row) ? "relics" : "potions";
        return t.is(CARD, row)
                ? TraceFacts.card(t, ids, row)
                : ids.id(kind, t.game().cards().name(t.card(row)));
    }

    private static String list(Table t, TraceIds ids, Zone z) {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < t.count(z, 0); i++) all.add(name(t, ids, t.at(z, 0, i)));
        return "[" + String.join(",", all) + "]";
    }

    static int nth(Table t, Zone z, Kind kind, int n) {
        for (int i = 0; i < t.count(z, 0); i++) if (t.is(kind, t.at(z, 0, i)) && n-- == 0) return t.at(z, 0, i);
        return 0;
    }

    private static void rewards(Map<String, String> facts, Table t, TraceIds ids) {
        List<Integer> gold = new ArrayList<>();
        for (int i = 0; i < GOLD_REWARDS.count(); i++)
            if (t.get(GOLD_REWARDS, i) != 0) gold.add(t.get(GOLD_REWARDS, i));
        Collections.sort(gold);
        facts.put("rew gold", gold.toString());
        List<String> relics = new ArrayList<>();
        List<String> potions = new ArrayList<>();
        Map<Integer, List<String>> cards = new TreeMap<>();
        for (int i = 0; i < t.count(REWARDS, 0); i++) {
            int row = t.at(REWARDS, 0, i);
            if (t.is(RELIC, row)) relics.add(name(t, ids, row));
            else if (t.is(POTION, row)) potions.add(name(t, ids, row));
            else
                cards.computeIfAbsent(t.get(CARD_LOT, row), k -> new ArrayList<>())
                        .add(name(t, ids, row));
        }
        facts.put("rew relics", "[" + String.join(",", relics) + "]");
        facts.put("rew potions", "[" + String.join(",", potions) + "]");
        List<String> lots = new ArrayList<>();
        cards.values().forEach(lot -> lots.add("[" + String.join(",", lot) + "]"));
        facts.put("rew cards", "[" + String.join(",", lots) + "]");
        facts.put("rew key", "" + t.get(KEY_REWARD));
    }

    private static void shop(Map<String, String> facts, Table t, TraceIds ids) {
        for (int i = 0; i < WARES; i++) {
            int row = Shop.ware(t, i);
            facts.put("shop " + i, row == 0 ? "sold" : name(t, ids, row).replace("+", "") + " " + t.get(PRICES, i));
        }
        facts.put("shop remove", "" + t.get(PRICES, WARES));
    }
}
