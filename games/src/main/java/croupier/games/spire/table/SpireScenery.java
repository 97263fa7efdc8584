package croupier.games.spire.table;

import static croupier.games.spire.words.RunWords.*;
import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.battle.Battle;
import croupier.games.spire.battle.Creatures;
import croupier.games.spire.cards.RunCards;
import croupier.games.spire.cards.SpireCards;
import croupier.games.spire.run.Climb;
import croupier.games.spire.run.EventRoom;
import croupier.games.spire.run.Shop;
import croupier.kernel.*;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Where a run is, for screens that draw: the scene, prices, what options are about. */
public final class SpireScenery implements Scenery {
    public static final Scenery OF_RUNS = new SpireScenery();

    private static final String[] CHESTS = {"A small chest", "A chest", "A large chest"};

    // ---- scenes

    @Override
    public Scene scene(Match m, int viewer) {
        Table t = m.table();
        if (Battle.isOn(t)) return battle(t);
        Decision d = m.openFor(0);
        if (d != null && (d.why().equals(FROM_DECK) || d.why().equals(FROM_SHELF)))
            return new Scene("deck", Say.prompt(t, d), "");
        return switch (t.get(PHASE)) {
            case Climb.BLESSING_SCREEN -> new Scene("blessing", "A blessing for the climb", "");
            case Climb.EVENT_SCREEN -> event(t);
            case Climb.REWARDS_SCREEN -> new Scene("rewards", "Rewards", "");
            case Climb.BOSS_CHEST_SCREEN -> new Scene("rewards", "The boss's chest", "One of these relics is yours.");
            case Climb.SHOP_SCREEN -> new Scene("shop", "Shop", "");
            case Climb.CAMPFIRE_SCREEN -> new Scene("campfire", "Campfire", "");
            case Climb.CHEST_SCREEN -> new Scene("chest", CHESTS[t.get(CHEST)], "");
            case Climb.PAIRS_SCREEN ->
                new Scene("pairs", "Find pairs", "Pairs that you turn up are yours. Tries left: " + t.get(TRIES) + ".");
            default -> new Scene("map", "Act " + t.get(ACT), "");
        };
    }

    private static Scene battle(Table t) {
        Map<String, Integer> numbers = new LinkedHashMap<>();
        numbers.put("energy each turn", t.get(ENERGY_PER_TURN));
        if (t.get(INTENTS_HIDDEN) == 0) numbers.put("incoming", incoming(t));
        return new Scene(
                "battle", SpireCards.of(t).encounters[t.get(ENCOUNTER_NOW)].name(), "", numbers);
    }

    /** What all monsters together are about to deal, before block. */
    private static int incoming(Table t) {
        int sum = 0;
        for (int i = 0; i < t.count(MONSTERS, 0); i++) {
            int monster = t.at(MONSTERS, 0, i);
            if (Creatures.isAlive(t, monster)) sum += Intents.damage(t, monster) * t.get(INTENT_HITS, monster);
        }
        return sum;
    }

    private static Scene event(Table t) {
        RunCards.EventPage event = EventRoom.page(t);
        int node = t.get(NODE_NOW);
        return new Scene("event", event.name(), node < 0 ? "" : RunTexts.filled(t, event.nodes()[node].text()));
    }

    // ---- things

    /** A monster that is half dead lies there until it comes back. */
    @Override
    public boolean isGone(Table t, int row) {
        return t.isIn(MONSTERS, row) && !Creatures.isAlive(t, row) && !Creatures.comesBack(t, row);
    }

    /** The player knows which cards are left to draw. */
    @Override
    public boolean knowsAllOf(Table t, Zone z, int owner, int viewer) {
        return z.equals(DRAW_PILE);
    }

    @Override
    public List<Sign> signs(Table t, int row) {
        return Intents.signs(t, row);
    }

    // ---- the map

    @Override
    public @Nullable Chart chart(Table t, int viewer) {
        return MapChart.of(t);
    }

    @Override
    public int spot(Table t, long code) {
        return MapChart.spot(t, code);
    }

    // ---- options

    /** What is bought, and having a card removed; also what is too dear. */
    @Override
    public @Nullable Price price(Table t, long code) {
        if (Code.is(code, BUY_WARE)) return new Price(t.get(PRICES, Shop.lot(t, Code.a(code))), "gold");
        if (Code.is(code, PURGE)) return new Price(t.get(PRICES, WARES), "gold");
        return null;
    }

    /** What options of a run are about, by which a board draws them. */
    @Override
    public String kind(Table t, long code) {
        if (Code.is(code, TAKE_GOLD)) return "gold";
        if (Code.is(code, TAKE_KEY)) return "key";
        if (Code.is(code, TAKE_HP)) return "health";
        if (Code.is(code, REST)) return "rest";
        if (Code.is(code, SMITH)) return "upgrade";
        if (Code.is(code, RECALL)) return "key";
        if (Code.is(code, LIFT)) return "strength";
        if (Code.is(code, TOKE) || Code.is(code, PURGE)) return "remove";
        if (Code.is(code, DIG)) return "dig";
        if (Code.is(code, OPEN)) return "chest";
        if (Code.is(code, PROCEED)) return "go on";
        return "";
    }

    /** Cards that are turned up are counted where they lie. */
    @Override
    public int thing(Table t, long code) {
        return Code.is(code, TURN_OVER) ? t.at(FACE_DOWN, 0, Code.a(code)) : 0;
    }
}
