package croupier.games.spire;

import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.battle.BattleInside;
import croupier.games.spire.battle.Creatures;
import croupier.games.spire.cards.SpireCards;
import croupier.kernel.Column;
import croupier.kernel.Stream;
import croupier.kernel.Table;
import croupier.kernel.Zone;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/** A state of a battle as a flat list of facts, told from a line of a trace and from our table in the same words. */
final class TraceFacts {
    private static final String[] NUMBERS = {"turn", "hp", "max", "blk", "en", "gold"};
    private static final String[] PILES = {"hand", "draw", "disc", "exh"};
    private static final String[] MONSTER = {"hp", "max", "blk", "mv", "last", "base", "dmg", "hits"};
    private static final String[] FLAGS = {"dead", "half", "esc"};

    /** Whose bite was rolled, and who carries stolen gold. */
    private static final Set<String> ROLLERS = Set.of("FuzzyLouseDefensive", "FuzzyLouseNormal", "Darkling");

    private static final Set<String> THIEVES = Set.of("Looter", "Mugger");

    /** What is written for Reactive counts what it has done so far. */
    static final Set<String> UNTOLD = Set.of("SHARP_HIDE");

    private TraceFacts() {}

    // ---- from a line of a trace

    static Map<String, String> of(JsonNode line, TraceIds ids) {
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put("out", line.get("out").asString());
        for (String number : NUMBERS) facts.put(number, line.get(number).asString());
        facts.put("pw", powers(line.get("pw")));
        int slot = 0;
        for (JsonNode m : line.get("mon")) monster(facts, "mon " + slot++ + " ", m);
        for (String pile : PILES) facts.put(pile, pile(line.get(pile), ids));
        facts.put("pot", line.get("pot").toString().replace("\"", ""));
        facts.put("select", line.has("select") ? line.get("select").asString() : "");
        facts.put(
                "choices", line.has("choices") ? line.get("choices").toString().replace("\"", "") : "");
        for (Map.Entry<String, JsonNode> e : line.get("rng").properties())
            facts.put(
                    "rng " + e.getKey(),
                    e.getValue().get(0) + " " + e.getValue().get(1).asString());
        return facts;
    }

    /** A card that takes all energy has no cost of its own: what a trace writes behind it changes nothing. */
    private static String pile(JsonNode cards, TraceIds ids) {
        List<String> all = new ArrayList<>();
        for (JsonNode card : cards)
            all.add(
                    ids.takesAllEnergy(card.asString())
                            ? card.asString().replaceAll("\\$[0-9]+", "")
                            : card.asString());
        return "[" + String.join(",", all) + "]";
    }

    /** A last move of another kind of monster stands for none. */
    private static void monster(Map<String, String> facts, String at, JsonNode m) {
        if (m.isNull()) return;
        facts.put(at + "id", m.get("id").asString());
        for (String key : MONSTER)
            if (m.has(key)) facts.put(at + key, m.get(key).asString());
        if (!of(m, "last").startsWith(of(m, "mv").split("_")[0])) facts.put(at + "last", "INVALID");
        for (String key : FLAGS) if (m.has(key)) facts.put(at + key, "yes");
        facts.put(at + "pw", powers(m.get("pw")));
        String id = m.get("id").asString();
        if (ROLLERS.contains(id) || THIEVES.contains(id))
            facts.put(at + "misc", m.has("misc") ? m.get("misc").asString() : "0");
    }

    private static String of(JsonNode m, String key) {
        return m.get(key).asString();
    }

    /** Powers of 0 stacks are those that are not there. */
    private static String powers(JsonNode powers) {
        Map<String, String> sorted = new TreeMap<>();
        for (Map.Entry<String, JsonNode> e : powers.properties())
            if (e.getValue().asInt() != 0 && !UNTOLD.contains(e.getKey()))
                sorted.put(e.getKey(), e.getValue().asString());
        return sorted.toString();
    }

    // ---- from our table

    static Map<String, String> of(Table t, TraceIds ids, String outcome) {
        Map<String, String> facts = new LinkedHashMap<>();
        int me = t.get(ME);
        facts.put("out", outcome);
        facts.put("turn", "" + t.get(TURN));
        facts.put("hp", "" + t.get(HP, me));
        facts.put("max", "" + t.get(MAX_HP, me));
        facts.put("blk", "" + t.get(BLOCK, me));
        facts.put("en", "" + t.get(ENERGY));
        facts.put("gold", "" + t.get(GOLD));
        facts.put("pw", powers(t, ids, me));
        for (int i = 0; i < t.count(MONSTERS, 0); i++) monster(facts, t, ids, t.at(MONSTERS, 0, i));
        facts.put("hand", pile(t, ids, HAND, false));
        facts.put("draw", pile(t, ids, DRAW_PILE, true));
        facts.put("disc", pile(t, ids, DISCARD_PILE, false));
        facts.put("exh", pile(t, ids, EXHAUST_PILE, false));
        facts.put("pot", potions(t, ids, 0));
        facts.put("select", "");
        facts.put("choices", "");
        facts.put("rng ai", stream(t, AI));
        facts.put("rng cardRandom", stream(t, CARD_RANDOM));
        facts.put("rng misc", stream(t, MISC_ROLLS));
        facts.put("rng monsterHp", stream(t, MONSTER_HP));
        facts.put("rng potion", stream(t, POTION_ROLLS));
        facts.put("rng shuffle", stream(t, SHUFFLE));
        return facts;
    }

    private static void monster(Map<String, String> facts, Table t, TraceIds ids, int monster) {
        String at = "mon " + t.get(SLOT, monster) + " ";
        SpireCards.Monster kind = SpireCards.of(t).monsters[t.card(monster)];
        String id = ids.id("monsters", kind.name);
        facts.put(at + "id", id);
        facts.put(at + "hp", "" + t.get(HP, monster));
        facts.put(at + "max", "" + t.get(MAX_HP, monster));
        facts.put(at + "blk", "" + t.get(BLOCK, monster));
        facts.put(at + "mv", ids.move(t, monster, t.get(MOVE, monster)));
        facts.put(at + "last", ids.move(t, monster, t.get(LAST, monster)));
        int gone = t.get(GONE, monster);
        if (gone == 0 && t.get(INTENT_HITS, monster) > 0) {
            int base = t.get(INTENT_DAMAGE, monster);
            facts.put(at + "base", "" + base);
            facts.put(at + "dmg", "" + Creatures.attackDamage(t, monster, t.get(ME), base));
            facts.put(at + "hits", "" + t.get(INTENT_HITS, monster));
        }
        if (gone == Creatures.FALLEN || gone >= BattleInside.HALF_DEAD) facts.put(at + "dead", "yes");
        if (gone == Creatures.ESCAPED) facts.put(at + "esc", "yes");
        if (gone >= BattleInside.HALF_DEAD) facts.put(at + "half", "yes");
        facts.put(at + "pw", powers(t, ids, monster));
        if (ROLLERS.contains(id)) facts.put(at + "misc", "" + t.get(ROLLED, monster));
        if (THIEVES.contains(id)) facts.put(at + "misc", "" + t.get(STOLEN, monster));
    }

    private static String powers(Table t, TraceIds ids, int creature) {
        Map<String, String> sorted = new TreeMap<>();
        for (SpireCards.Power p : SpireCards.of(t).powers) {
            int stacks = t.get(p.column, creature);
            String id = ids.id(creature == t.get(ME) ? "powers" : "monster powers", p.name);
            if (stacks != 0 && !id.equals(TraceIds.HIDDEN)) sorted.put(id, "" + stacks);
        }
        return sorted.toString();
    }

    private static String pile(Table t, TraceIds ids, Zone z, boolean fromTheEnd) {
        StringBuilder out = new StringBuilder("[");
        int count = t.count(z, 0);
        for (int i = 0; i < count; i++) {
            if (i > 0) out.append(',');
            out.append(card(t, ids, t.at(z, 0, fromTheEnd ? count - 1 - i : i)));
        }
        return out.append(']').toString();
    }

    /** A card as traces write it: id, + for upgraded, $ and the cost of this turn if it is not the printed one, : and its counter. */
    static String card(Table t, TraceIds ids, int card) {
        SpireCards.Card c = SpireCards.card(t, card);
        int upgrades = t.get(UPGRADES, card);
        String text = ids.id("cards", c.name) + (upgrades == 0 ? "" : "+") + (upgrades > 1 ? upgrades : "");
        Column cost = COST_NOW;
        boolean isTold = c.cost != SpireCards.NO_COST && c.cost != SpireCards.X_COST;
        if (isTold && t.get(cost, card) != c.cost) text += "$" + t.get(cost, card);
        return t.get(MISC, card) == 0 ? text : text + ":" + t.get(MISC, card);
    }

    /** The belt, without places that are only lent. */
    static String potions(Table t, TraceIds ids, int lent) {
        String[] belt = new String[t.get(POTION_SLOTS) - lent];
        java.util.Arrays.fill(belt, "null");
        for (int i = 0; i < t.count(POTIONS, 0); i++) {
            int potion = t.at(POTIONS, 0, i);
            belt[t.get(BELT_PLACE, potion)] = ids.id("potions", t.game().cards().name(t.card(potion)));
        }
        return "[" + String.join(",", belt) + "]";
    }

    static String stream(Table t, Stream s) {
        return t.stateOf(s, 4)
                + String.format(" %08x%08x", t.stateOf(s, 1), t.stateOf(s, 0))
                + String.format("%08x%08x", t.stateOf(s, 3), t.stateOf(s, 2));
    }
}
