package croupier.games.spire;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/** A line of the trace of a run as a flat list of facts, in the words of {@link RunFacts}. */
final class RunLines {
    static final Set<String> SCREENS =
            Set.of("BATTLE", "EVENT", "REWARDS", "BOSS_RELIC", "CARD_SELECT", "MAP", "TREASURE", "REST", "SHOP");

    /** What cards of the deck are chosen for. */
    static final Set<String> PURPOSES = Set.of(
            "UPGRADE", "REMOVE", "TRANSFORM", "TRANSFORM_UPGRADE", "DUPLICATE", "OBTAIN", "BOTTLE", "BONFIRE_SPIRITS");

    static final String PAIRS = "Match and Keep";

    /** Events whose step number can be relied on; no trace shows what that of the Colosseum counts. */
    private static final Set<String> COUNTED = Set.of("Cursed Tome", "Scrap Ooze", PAIRS);

    /** The chance of Scrap Ooze follows from the number of tries. */
    static final int FIRST_CHANCE = 25;

    static final int STEP = 10;

    /** Pools of relics were shuffled five times before the simulator began to count. */
    private static final int RELIC_SHUFFLES = 5;

    private static final String[] NUMBERS = {"act", "floor", "hp", "max", "gold", "cardBlizz", "potionChance"};

    /** A card that was found upgraded, and one that was upgraded once. */
    private static final Pattern ONCE = Pattern.compile("\\b(SEARING_BLOW\\+):1\\b");

    private RunLines() {}

    static Map<String, String> of(JsonNode line, TraceIds ids) {
        if (line.has("mon")) return battle(line, ids);
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put("out", line.get("out").asString());
        where(facts, line);
        for (String number : NUMBERS) facts.put(number, line.get(number).asString());
        facts.put("pot", plain(line.get("pot")));
        facts.put("keys", plain(line.get("keys")));
        facts.put("deck", plain(line.get("deck")));
        facts.put("boss", line.get("boss").asString());
        facts.put("rel", relics(line));
        for (int i = 0; i < 3; i++)
            facts.put(
                    "evChance " + i,
                    RunFacts.hundredths(line.get("evChance").get(i).asDouble()));
        for (Map.Entry<String, JsonNode> e : line.get("rng").properties()) stream(facts, e.getKey(), e.getValue());
        if (line.has("event")) event(facts, line);
        if (line.has("choices")) facts.put("choices", plain(line.get("choices")));
        if (line.has("need")) facts.put("need", line.get("need").asString());
        if (line.has("chest")) facts.put("chest", line.get("chest").asString());
        if (line.has("bossRelics")) facts.put("bossRelics", plain(line.get("bossRelics")));
        if (line.has("rew")) rewards(facts, line.get("rew"));
        if (line.has("shop")) shop(facts, line.get("shop"));
        if (line.has("map")) facts.put("map", plain(line.get("map")));
        if (line.has("burning")) facts.put("burning", plain(line.get("burning")));
        return facts;
    }

    private static Map<String, String> battle(JsonNode line, TraceIds ids) {
        Map<String, String> facts = TraceFacts.of(line, ids);
        where(facts, line);
        facts.put("enc", line.get("enc").asString());
        facts.put("rel", relics(line));
        return facts;
    }

    private static void where(Map<String, String> facts, JsonNode line) {
        for (String key : new String[] {"scr", "act", "floor", "room"})
            facts.put(key, line.get(key).asString());
        facts.put("node", plain(line.get("node")));
    }

    static String relics(JsonNode line) {
        List<String> all = new ArrayList<>();
        for (JsonNode r : line.get("rel"))
            all.add(r.get(0).asString() + " " + r.get(1).asInt());
        return all.toString();
    }

    private static void stream(Map<String, String> facts, String name, JsonNode stream) {
        int calls = stream.get(0).asInt() + (name.equals("relic") ? RELIC_SHUFFLES : 0);
        facts.put("rng " + name, calls + " " + stream.get(1).asString());
    }

    private static void event(Map<String, String> facts, JsonNode line) {
        String event = line.get("event").asString();
        facts.put("event", event);
        if (line.has("neow")) facts.put("neow", plain(line.get("neow")));
        if (COUNTED.contains(event)) facts.put("phase", line.get("phase").asString());
    }

    private static String plain(JsonNode node) {
        return node.toString().replace("\"", "");
    }

    /** The simulator does not count how often a card that can be upgraded again was upgraded when it was found. */
    static String countOnce(String key, String value) {
        return ONCE.matcher(value).replaceAll("$1");
    }

    /** In what order gold lies there is not told by either. */
    static void putGold(Map<String, String> facts, List<Integer> gold) {
        Collections.sort(gold);
        facts.put("rew gold", gold.toString());
    }

    private static void rewards(Map<String, String> facts, JsonNode rew) {
        List<Integer> gold = new ArrayList<>();
        for (JsonNode g : rew.get("gold")) gold.add(g.asInt());
        putGold(facts, gold);
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
                String text = ware.get(0).asString() + " " + ware.get(1).asInt();
                facts.put("shop " + place++, sold ? "sold" : text);
            }
        facts.put("shop remove", shop.get("remove").asString());
    }
}
