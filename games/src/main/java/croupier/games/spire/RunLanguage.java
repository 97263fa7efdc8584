package croupier.games.spire;

import static croupier.games.spire.words.RunWords.*;
import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.battle.Battle;
import croupier.games.spire.battle.Piles;
import croupier.games.spire.cards.RunCards;
import croupier.games.spire.cards.RunDefs;
import croupier.games.spire.run.Deck;
import croupier.games.spire.run.Relics;
import croupier.games.spire.run.RunMap;
import croupier.games.spire.verbs.DeckVerbs;
import croupier.games.spire.verbs.EventVerbs;
import croupier.games.spire.verbs.LootVerbs;
import croupier.games.spire.verbs.RewardVerbs;
import croupier.kernel.*;
import croupier.script.files.Node;
import croupier.script.forms.Converter;
import croupier.script.forms.Reading;
import croupier.script.forms.Vocabulary;
import java.util.Map;
import java.util.function.BiFunction;

/** What card files can say of a whole run. */
final class RunLanguage {
    private static final float HUNDRED = 100f;

    private RunLanguage() {}

    static void addTo(Vocabulary v) {
        v.kind("acts", RunDefs.ActDef.class)
                .kind("events", RunDefs.EventDef.class)
                .kind("blessings", RunDefs.BlessingDef.class)
                .kind("drawbacks", RunDefs.DrawbackDef.class)
                .kind("burnings", RunDefs.BurningDef.class)
                .kind("relic-lists", RunDefs.RelicListDef.class)
                .kind("curse-lists", RunDefs.CurseListDef.class)
                .verbs(DeckVerbs.class, LootVerbs.class, RewardVerbs.class, EventVerbs.class);
        numbers(v);
        things(v);
    }

    private static void numbers(Vocabulary v) {
        v.number("floor", (t, s) -> t.get(FLOOR_NOW))
                .number("act", (t, s) -> t.get(ACT))
                .number("gold", (t, s) -> t.get(GOLD))
                .number("map row", (t, s) -> t.get(MAP_ROW) - 1)
                .number("loss", (t, s) -> t.get(LOSS))
                .number("gain", (t, s) -> t.get(GAIN))
                .number("price", (t, s) -> t.get(PRICE))
                .number("tries", (t, s) -> t.get(TRIES))
                .number("secret", (t, s) -> t.get(SECRET))
                .number("other secret", (t, s) -> t.get(SECRET_FIGHT))
                .constant("a monster room", RunMap.MONSTER)
                .constant("an elite room", RunMap.ELITE)
                .constant("an unknown room", RunMap.UNKNOWN)
                .constant("a shop", RunMap.SHOP_ROOM)
                .constant("a rest site", RunMap.REST_SITE)
                .constant("a treasure room", RunMap.TREASURE)
                .constant("a boss room", RunMap.BOSS);
        v.function("rounded", 2, (t, s, a, b) -> Math.round(a * (b / HUNDRED)))
                .function("raised", 2, (t, s, a, b) -> (int) Math.ceil(a * (b / HUNDRED)));
        v.condition("in battle", (t, s) -> t.get(PHASE) > 0 && t.get(PHASE) < Battle.IS_WON);
        v.condition("in a shop", (t, s) -> t.get(ROOM_NOW) == RunMap.SHOP_ROOM)
                .condition("the portal is open", (t, s) -> t.isOn(SECRET_PORTAL))
                .condition("a note was left", (t, s) -> t.isOn(NOTE_AVAILABLE))
                .condition("fewer than two for campfires", (t, s) -> forCampfires(t) < 2);
        v.number("printed damage", CARD, (t, s, card) -> RunCards.of(t).lists.printedDamage(t, card));
    }

    private static int forCampfires(Table t) {
        int count = 0;
        for (int i = 0; i < t.count(RELICS, 0); i++)
            if (Relics.page(t, t.card(t.at(RELICS, 0, i))).def().forCampfires()) count++;
        return count;
    }

    private static void things(Vocabulary v) {
        v.noun("first card", CARD, (t, s) -> t.get(EVENT_ROW))
                .noun("second card", CARD, (t, s) -> t.get(EVENT_ROW_2))
                .noun("third card", CARD, (t, s) -> t.get(EVENT_ROW_3))
                .noun("first relic", RELIC, (t, s) -> t.get(EVENT_ROW))
                .noun("second relic", RELIC, (t, s) -> t.get(EVENT_ROW_2))
                .noun("first potion", POTION, (t, s) -> t.get(EVENT_ROW));
        v.zone("relics", RELIC, RELICS)
                .zone("potions", POTION, POTIONS)
                .set("removable cards", CARD, (t, s, out) -> out.addAll(t, DECK, 0, Deck::isRemovable))
                .set("changeable cards", CARD, (t, s, out) -> out.addAll(t, DECK, 0, Deck::isChangeable))
                .set("upgradable cards", CARD, (t, s, out) -> out.addAll(t, DECK, 0, Piles::canUpgrade));
    }

    // ---- what is read by its name

    /** Reads a name that stands for a number, such as that of a move or of a node of an event. */
    record NumberedNames<T>(String unknown, Map<String, Integer> numbers, BiFunction<String, Integer, T> made)
            implements Converter<T> {
        @Override
        public T read(Node node, Reading reading) {
            String name = node.text();
            if (!numbers.containsKey(name))
                reading.mistake(node, unknown + " '" + name + "'. " + Nearest.hint(name, numbers.keySet()));
            return made.apply(name, numbers.getOrDefault(name, 0));
        }
    }
}
