package croupier.games.spire.run;

import static croupier.games.spire.words.RunWords.*;
import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.battle.Loadout;
import croupier.games.spire.cards.Actions;
import croupier.games.spire.cards.RunCards;
import croupier.games.spire.words.SpireRandom;
import croupier.kernel.*;
import croupier.script.*;
import org.jspecify.annotations.Nullable;

/** Relics: five lists of those to be found, and what happens when one is picked up. */
public final class Relics {
    private static final int HUNDRED = 100;
    private static final int COMMON_BELOW = 50;
    private static final int UNCOMMON_BELOW = 83;
    private static final int LAST_ACT = 4;

    private Relics() {}

    // ---- the lists

    static void shuffleLists(Table t) {
        for (int tier = 0; tier < TIERS; tier++) {
            int[] list = RunCards.of(t).relicList(t.get(HERO), tier);
            t.set(RELIC_LIST, tier * TIER_SIZE, list);
            t.set(RELICS_FROM, tier, 0);
            t.set(RELICS_TO, tier, list.length);
            SpireRandom.shuffle(t, RELIC_ROLLS, RELIC_LIST, tier * TIER_SIZE, list.length);
        }
    }

    /** The next relic of a tier, from the front of its list; one that cannot be found now is dropped, and the last is taken. */
    public static int next(Table t, int tier) {
        return next(t, tier, true);
    }

    /** The last relic of a tier: shops take from the end. */
    static int last(Table t, int tier) {
        return next(t, tier, false);
    }

    private static int next(Table t, int tier, boolean fromFront) {
        RunCards book = RunCards.of(t);
        while (t.get(RELICS_FROM, tier) == t.get(RELICS_TO, tier)) {
            if (tier == RunCards.RARE || tier == RunCards.BOSS) return book.standIns[tier];
            tier = tier == RunCards.SHOP ? RunCards.UNCOMMON : tier + 1;
        }
        int at = fromFront ? t.get(RELICS_FROM, tier) : t.get(RELICS_TO, tier) - 1;
        if (fromFront) t.set(RELICS_FROM, tier, at + 1);
        else t.set(RELICS_TO, tier, at);
        int relic = t.get(RELIC_LIST, tier * TIER_SIZE + at);
        return canBeFound(t, relic) ? relic : next(t, tier, false);
    }

    private static boolean canBeFound(Table t, int relic) {
        RunCards.Relic r = page(t, relic);
        if (r.replaces() != 0 && owned(t, r.replaces()) == 0) return false;
        return isMet(t, r.def().foundIf());
    }

    static boolean isMet(Table t, @Nullable Condition c) {
        if (c == null) return true;
        Scope s = Actions.scope(t, t.get(ME), 0);
        boolean met = c.test(t, s);
        t.done(s);
        return met;
    }

    public static RunCards.Relic page(Table t, int relic) {
        RunCards.Relic r = RunCards.of(t).relics[relic];
        if (r == null) throw new IllegalStateException("number " + relic + " is no relic");
        return r;
    }

    /** Without one that would open a screen. */
    public static int nextScreenless(Table t, int tier) {
        int relic = next(t, tier);
        while (page(t, relic).def().opensScreen()) relic = next(t, tier);
        return relic;
    }

    static int nextNotForCampfires(Table t, int tier) {
        int relic = next(t, tier);
        while (page(t, relic).def().forCampfires()) relic = next(t, tier);
        return relic;
    }

    public static int rollTier(Table t) {
        int roll = t.roll(RELIC_ROLLS, HUNDRED);
        if (t.get(ACT) == LAST_ACT) return RunCards.UNCOMMON;
        return roll < COMMON_BELOW ? RunCards.COMMON : roll < UNCOMMON_BELOW ? RunCards.UNCOMMON : RunCards.RARE;
    }

    // ---- having them

    /** The relic of this kind that is carried, or 0. */
    public static int owned(Table t, int relic) {
        return t.find(RELICS, 0, relic);
    }

    /** A relic is picked up: it takes the place of another one, begins to work, and does what it does at once. */
    public static void obtain(Table t, int relic) {
        RunCards.Relic r = page(t, relic);
        int same = owned(t, relic);
        if (same != 0) {
            if (r.tier() < 0) t.add(COUNTER, same, 1);
            return;
        }
        int old = r.replaces() == 0 ? 0 : owned(t, r.replaces());
        if (old != 0) lose(t, old);
        Loadout.giveRelic(t, relic);
        Deck.showAgain(t);
        int row = t.top(RELICS, 0);
        t.set(COUNTER, row, r.def().counter());
        if (r.def().pickup().isEmpty()) return;
        Scope s = Actions.scope(t, row, 0);
        r.def().pickup().run(t, s);
        t.done(s);
    }

    public static void lose(Table t, int row) {
        t.unlistenAll(row);
        t.remove(row);
    }

    /** One relic takes the place of another, at the same place. */
    public static void exchange(Table t, int row, int relic) {
        int place = t.placeOf(row);
        lose(t, row);
        obtain(t, relic);
        t.moveTo(t.top(RELICS, 0), RELICS, 0, place);
    }
}
