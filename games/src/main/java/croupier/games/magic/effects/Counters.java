package croupier.games.magic.effects;

import static croupier.games.magic.words.MagicWords.*;

import croupier.games.magic.abilities.RuleChange;
import croupier.games.magic.words.Rule;
import croupier.kernel.*;

/** Counters (122). */
public final class Counters {
    public static final int PLUS_ONE = 0;
    public static final int MINUS_ONE = 1;
    public static final int LOYALTY_KIND = 2;
    public static final int TIME_KIND = 5;
    public static final int STUN_KIND = 7;
    public static final int SHIELD_KIND = 8;
    public static final int LORE_KIND = 9;

    public static final int FINALITY_KIND = 10;

    /** Counters from here on give a keyword (122.1b). */
    private static final int FIRST_KEYWORD = 11;

    /** Counters that only players get. */
    public static final int POISON_KIND = COUNTERS.length;

    private Counters() {}

    /** Counters are put on an object (122.6); what would change their number comes first (614.16). */
    public static void put(Table t, int source, int object, int kind, int many) {
        if (many <= 0 || !isAlive(t, object) || RuleChange.says(t, Rule.CANT_HAVE_COUNTERS, object)) return;
        int before = t.get(COUNTER_KIND);
        t.set(COUNTER_KIND, kind);
        int n = t.would(GETS_COUNTERS, source, object, many);
        if (n != Event.NOTHING && n > 0) {
            set(t, object, kind, t.get(COUNTERS[kind], object) + n);
            t.did(GETS_COUNTERS, source, object, n);
        }
        t.set(COUNTER_KIND, before);
    }

    /** Counters are put on an object as a cost (606.4): no effect does it. */
    public static void pay(Table t, int object, int kind, int many) {
        int byRule = t.get(BY_RULE);
        t.set(BY_RULE, 1);
        put(t, object, object, kind, many);
        t.set(BY_RULE, byRule);
    }

    /** Poison counters are put on a player (122.1f). */
    public static void poison(Table t, int source, int player, int many) {
        if (many <= 0 || RuleChange.says(t, Rule.CANT_HAVE_COUNTERS, player)) return;
        int before = t.get(COUNTER_KIND);
        t.set(COUNTER_KIND, POISON_KIND);
        int n = t.would(GETS_COUNTERS, source, player, many);
        if (n != Event.NOTHING && n > 0) {
            t.add(POISON, player, n);
            t.did(GETS_COUNTERS, source, player, n);
        }
        t.set(COUNTER_KIND, before);
    }

    /** A permanent, or something about to become one. */
    private static boolean isAlive(Table t, int object) {
        return t.is(OBJECT, object) && t.zoneOf(object) != null;
    }

    /** Counters are removed, as many as there are; what waits for the last of them hears of it. */
    public static void remove(Table t, int object, int kind, int many) {
        int had = t.get(COUNTERS[kind], object);
        int n = Math.min(had, many);
        if (n <= 0) return;
        set(t, object, kind, had - n);
        int before = t.get(COUNTER_KIND);
        t.set(COUNTER_KIND, kind);
        t.did(LOSES_COUNTERS, 0, object, n);
        t.set(COUNTER_KIND, before);
    }

    /** Counters that change power and toughness do so in layer 7c as long as there are any. */
    public static void set(Table t, int object, int kind, int many) {
        int had = t.get(PLUS, object) + t.get(MINUS, object);
        boolean first = t.get(COUNTERS[kind], object) == 0 && many > 0;
        t.set(COUNTERS[kind], object, many);
        if (first) Shields.ofCounter(t, object, kind);
        if (first && kind >= FIRST_KEYWORD)
            ContinuousEffects.give(t, object, kind, COUNTED_KEYWORDS[kind - FIRST_KEYWORD]);
        if (kind > MINUS_ONE) return;
        if (had == 0 && many > 0 && t.get(PLUS, object) + t.get(MINUS, object) > 0) ContinuousEffects.count(t, object);
    }
}
