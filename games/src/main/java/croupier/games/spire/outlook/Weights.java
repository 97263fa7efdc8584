package croupier.games.spire.outlook;

import croupier.games.spire.cards.Defs;
import croupier.games.spire.cards.SpireCards;
import croupier.script.files.NumberFile;
import croupier.script.library.Definitions;
import croupier.script.library.Library;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The weights by which a run is judged: first those of the list below, then one for each card as it is and upgraded, each relic and each
 * potion. What the file does not name has a weight by its rarity.
 */
final class Weights {
    static final int ACTS = 3;
    private static final String FILE = "spire/weights.tsv";

    private static final List<String> NAMES = new ArrayList<>();
    private static final List<Float> FIRST = new ArrayList<>();

    /** Health: each HP, more below half of the maximum; each HP of the maximum; HP that a boss leaves count this share. */
    static final int HP = add("health hp", 4);

    static final int SCARCE_HP = add("health scarce hp", 5);
    static final int MAX_HP = add("health max hp", 3);
    static final int AFTER_BOSS = add("health after boss", 0.15f);

    /** What is carried: gold, each key, what it costs to have fled, what a potion counts in the battle with a boss. */
    static final int GOLD = add("carried gold", 0.42f);

    static final int KEY = add("carried key", -200);
    static final int FLED = add("carried fled", -150);
    static final int POTION_AT_BOSS = add("carried potion at boss", 0.25f);

    /** The deck: each card beyond a number; and what it can do, up to where more of it does not help. */
    static final int LARGE_DECK = add("deck large", -9);

    static final int DECK_SIZE = add("deck size", 18);
    static final int ALL_DAMAGE = add("deck damage to all", 2.5f);
    static final int BLOCK = add("deck block", 1.2f);
    static final int DRAWS = add("deck draws", 8);
    static final int STRENGTH = add("deck strength", 12);
    static final int POWERS = add("deck powers", 6);
    static final int ENERGY = add("deck energy", 120);

    /** Rooms on the way to the boss; fights and elites in each act. */
    static final int MONSTER_ROOM = add("room monster act 1", 35, "room monster act 2", 15, "room monster act 3", 5);

    static final int ELITE_ROOM = add("room elite act 1", 70, "room elite act 2", 40, "room elite act 3", 20);
    static final int ELITE_HEALTH = add("room elite health", 350);
    static final int UNKNOWN_ROOM = add("room unknown", 40);
    static final int SHOP_ROOM = add("room shop", 0);
    static final int SHOP_GOLD = add("room shop gold", 0.25f);
    static final int REST_ROOM = add("room rest", 70);
    static final int REST_HURT = add("room rest hurt", 120);
    static final int TREASURE_ROOM = add("room treasure", 140);

    /** A battle that is still on: each HP that the monsters have. */
    static final int MONSTER_HP = add("battle monster hp", 2.5f);

    /** A battle that is over: each turn that it took. */
    static final int TURN = add("battle turn", -1);

    private static final int OTHERS = NAMES.size();

    private final List<String> names = new ArrayList<>(NAMES);
    private final float[] weights;
    private final float[] spreads;
    /** By number of the catalogue: where the weight of a card is, its upgraded form behind it; of a relic or potion; 0 for none. */
    final int[] placeOf;

    Weights(Library library, SpireCards book) {
        List<Float> values = new ArrayList<>(FIRST);
        placeOf = new int[library.cards().size()];
        cards(library.definitions(Defs.CardDef.class), book, values);
        things(library.definitions(Defs.RelicDef.class), "relic", values);
        things(library.definitions(Defs.PotionDef.class), "potion", values);
        Map<String, Float> inFile = NumberFile.read(Weights.class, FILE);
        weights = new float[names.size()];
        spreads = new float[names.size()];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = inFile.getOrDefault(names.get(i), values.get(i));
            spreads[i] = i < OTHERS ? 0.3f * Math.abs(weights[i]) + 0.01f : 20;
        }
    }

    private static int add(String name, float value) {
        NAMES.add(name);
        FIRST.add(value);
        return NAMES.size() - 1;
    }

    private static int add(String one, float a, String two, float b, String three, float c) {
        int first = add(one, a);
        add(two, b);
        add(three, c);
        return first;
    }

    private void cards(Definitions<Defs.CardDef> cards, SpireCards book, List<Float> values) {
        for (int i = 0; i < cards.size(); i++) {
            int card = cards.cardOf(i);
            placeOf[card] = names.size();
            float worth = usual(book.card(card, 0));
            names.add("card " + cards.name(i));
            values.add(worth);
            names.add("card " + cards.name(i) + "+");
            values.add(worth + 30);
        }
    }

    private static float usual(SpireCards.Card c) {
        if (c.def.type() == SpireCards.Type.CURSE || c.def.type() == SpireCards.Type.STATUS) return -100;
        return switch (c.def.rarity()) {
            case BASIC -> -30;
            case COMMON -> 25;
            case UNCOMMON -> 40;
            case RARE -> 60;
            default -> 10;
        };
    }

    private void things(Definitions<?> things, String group, List<Float> values) {
        for (int i = 0; i < things.size(); i++) {
            placeOf[things.cardOf(i)] = names.size();
            names.add(group + " " + things.name(i));
            values.add(group.equals("potion") ? 65f : 110f);
        }
    }

    List<String> names() {
        return names;
    }

    float[] weights() {
        return weights.clone();
    }

    float[] spreads() {
        return spreads.clone();
    }
}
