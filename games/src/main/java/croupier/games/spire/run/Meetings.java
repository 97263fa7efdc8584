package croupier.games.spire.run;

import static croupier.games.spire.words.RunWords.*;
import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.cards.RunCards;
import croupier.games.spire.words.SpireRandom;
import croupier.kernel.*;

/** Whom an act has in store: lists of encounters, of elites, and the boss. */
final class Meetings {
    private static final int STRONG = 12;
    private static final int TWO_BOSSES = 20;

    private Meetings() {}

    static void list(Table t, int act) {
        RunCards.Act a = RunCards.of(t).acts[act];
        t.set(MONSTERS_MET, 0);
        t.set(ELITES_MET, 0);
        t.set(MONSTERS_LISTED, 0);
        if (a.weakCount() > 0) {
            add(t, a.weak(), a.weakCount());
            addStrong(t, a);
        }
        listElites(t, a.elites());
        listBosses(t, a.bosses());
    }

    /** The first strong one fits the last weak one; none is one of the two before it. */
    private static void addStrong(Table t, RunCards.Act a) {
        int last = t.get(MONSTERS_LISTED) == 0 ? -1 : t.get(MONSTER_LIST, t.get(MONSTERS_LISTED) - 1);
        int first;
        do first = a.strong().pick(SpireRandom.share(t, MONSTER_ROLLS));
        while (!a.mayFollow(first, last));
        put(t, first);
        add(t, a.strong(), STRONG);
    }

    private static void put(Table t, int fight) {
        t.set(MONSTER_LIST, t.get(MONSTERS_LISTED), fight);
        t.add(MONSTERS_LISTED, 1);
    }

    private static void add(Table t, RunCards.Chances chances, int count) {
        for (int i = 0; i < count; ) {
            int fight = chances.pick(SpireRandom.share(t, MONSTER_ROLLS));
            int listed = t.get(MONSTERS_LISTED);
            if (listed > 0 && t.get(MONSTER_LIST, listed - 1) == fight) continue;
            if (listed > 1 && t.get(MONSTER_LIST, listed - 2) == fight) continue;
            put(t, fight);
            i++;
        }
    }

    private static void listElites(Table t, RunCards.Chances chances) {
        if (chances.fights().length == 1) {
            for (int i = 0; i < ELITE_LIST_SIZE; i++) t.set(ELITE_LIST, i, chances.fights()[0]);
            return;
        }
        for (int i = 0; i < ELITE_LIST_SIZE; ) {
            int fight = chances.pick(SpireRandom.share(t, MONSTER_ROLLS));
            if (i > 0 && t.get(ELITE_LIST, i - 1) == fight) continue;
            t.set(ELITE_LIST, i++, fight);
        }
    }

    private static void listBosses(Table t, int[] bosses) {
        Rows order = t.rows();
        for (int boss : bosses) order.add(boss);
        if (bosses.length > 1) SpireRandom.shuffle(t, MONSTER_ROLLS, order);
        t.set(BOSS_NOW, order.get(0));
        boolean two = t.option(ASCENSION) >= TWO_BOSSES && t.get(ACT) == 3;
        t.set(SECOND_BOSS, two ? order.get(1) + 1 : 0);
    }

    static int nextMonster(Table t) {
        if (t.get(MONSTERS_MET) == t.get(MONSTERS_LISTED)) {
            t.set(MONSTERS_MET, 0);
            t.set(MONSTERS_LISTED, 0);
            addStrong(t, RunCards.of(t).acts[t.get(ACT)]);
        }
        t.add(MONSTERS_MET, 1);
        return t.get(MONSTER_LIST, t.get(MONSTERS_MET) - 1);
    }

    static int nextElite(Table t) {
        if (t.get(ELITES_MET) == ELITE_LIST_SIZE) {
            t.set(ELITES_MET, 0);
            listElites(t, RunCards.of(t).acts[t.get(ACT)].elites());
        }
        t.add(ELITES_MET, 1);
        return t.get(ELITE_LIST, t.get(ELITES_MET) - 1);
    }
}
