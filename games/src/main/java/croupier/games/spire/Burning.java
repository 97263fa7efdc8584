package croupier.games.spire;

import static croupier.games.spire.RunWords.*;
import static croupier.games.spire.Spire.*;

import croupier.kernel.Table;

/** The elite that carries the emerald key is stronger, in one of four ways. */
final class Burning {
    private static final int STRONGER = 0;
    private static final int HEALTHIER = 1;
    private static final int HARDER = 2;

    private Burning() {}

    static void strengthen(Table t) {
        int act = t.get(ACT);
        for (int i = 0; i < t.count(MONSTERS, 0); i++) {
            int monster = t.at(MONSTERS, 0, i);
            switch (t.get(BURNING_BUFF)) {
                case STRONGER -> give(t, monster, Book.of(t).strength, act + 1);
                case HEALTHIER -> healthier(t, monster);
                case HARDER -> give(t, monster, Book.of(t).metallicize, 2 * act + 2);
                default -> give(t, monster, Book.of(t).regeneration, 1 + 2 * act);
            }
        }
    }

    private static void healthier(Table t, int monster) {
        int hp = Math.round(t.get(MAX_HP, monster) * 1.25f);
        t.set(MAX_HP, monster, hp);
        t.set(HP, monster, hp);
    }

    private static void give(Table t, int monster, Book.Power power, int amount) {
        Powers.apply(t, monster, monster, power.number, amount);
    }
}
