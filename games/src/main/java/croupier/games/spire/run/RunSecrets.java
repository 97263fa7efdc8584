package croupier.games.spire.run;

import static croupier.games.spire.words.RunWords.*;
import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.cards.RunCards;
import croupier.games.spire.words.SpireRandom;
import croupier.kernel.*;

/** What a player does not know of a run, rolled again from fresh streams: it depends on what is seen alone. */
public final class RunSecrets {
    private static final int HALF = 1 << 16;

    private RunSecrets() {}

    public static void roll(Table t) {
        t.set(SEED_LOW, t.roll(DEAL, HALF) << 16 | t.roll(DEAL, HALF));
        t.set(SEED_HIGH, t.roll(DEAL, HALF) << 16 | t.roll(DEAL, HALF));
        relics(t);
        t.set(COLORLESS_LIST, 0, 0);
        for (int i = 1; i < COLORLESS_LIST.count(); i++) t.set(COLORLESS_LIST, i, 0);
        encounters(t);
        if (t.get(PHASE) == Climb.CHEST_SCREEN) chest(t);
        t.set(SPOILS_RELIC, 0);
        t.set(SECRET, digits(t));
        t.set(SECRET_FIGHT, t.roll(DEAL, 3));
    }

    /** Relics that are neither carried nor lie there, in any order. */
    private static void relics(Table t) {
        RunCards book = RunCards.of(t);
        for (int tier = 0; tier < TIERS; tier++) {
            Rows left = t.rows();
            for (int relic : book.relicList(t.get(HERO), tier)) if (Relics.owned(t, relic) == 0) left.add(relic);
            SpireRandom.shuffle(t, RELIC_ROLLS, left);
            clear(t, RELIC_LIST, tier * TIER_SIZE, TIER_SIZE);
            for (int i = 0; i < left.size(); i++) t.set(RELIC_LIST, tier * TIER_SIZE + i, left.get(i));
            t.set(RELICS_FROM, tier, 0);
            t.set(RELICS_TO, tier, left.size());
        }
    }

    private static void clear(Table t, Registers list, int from, int count) {
        for (int i = 0; i < count; i++) t.set(list, from + i, 0);
    }

    /** The boss of the act is known; whom else one will meet is not. */
    private static void encounters(Table t) {
        int boss = t.get(BOSS_NOW);
        int met = t.get(MONSTERS_MET);
        int elites = t.get(ELITES_MET);
        boolean two = t.get(ACT) == 3 && t.option(ASCENSION) >= 20 && t.get(MAP_ROW) <= ROWS;
        clear(t, MONSTER_LIST, 0, MONSTER_LIST_SIZE);
        clear(t, ELITE_LIST, 0, ELITE_LIST_SIZE);
        Meetings.list(t, t.get(ACT));
        int other = t.get(BOSS_NOW) == boss ? t.get(SECOND_BOSS) : t.get(BOSS_NOW) + 1;
        t.set(BOSS_NOW, boss);
        t.set(SECOND_BOSS, two ? other : 0);
        t.set(MONSTERS_MET, Math.min(met, t.get(MONSTERS_LISTED)));
        t.set(ELITES_MET, elites);
    }

    private static void chest(Table t) {
        int size = t.get(CHEST);
        Chest.fill(t, size);
    }

    /** Some order of the three things that somebody may have carried. */
    private static int digits(Table t) {
        if (t.get(PHASE) != Climb.EVENT_SCREEN) return 0;
        Rows digits = t.rows();
        for (int i = 1; i <= 3; i++) digits.add(i);
        SpireRandom.shuffle(t, MISC_ROLLS, digits);
        int number = 0;
        for (int i = 2; i >= Math.min(2, t.get(TRIES)); i--) number = number * 10 + digits.get(i);
        return number;
    }
}
