package croupier.games.spire.verbs;

import static croupier.games.spire.words.SpireWords.*;

import croupier.games.spire.battle.Creatures;
import croupier.games.spire.battle.Monsters;
import croupier.games.spire.cards.Aimed;
import croupier.games.spire.words.SpireWords;
import croupier.kernel.*;

/** At whom a step is aimed. */
public enum Whom implements Aimed {
    TARGET,
    ME,
    PLAYER,
    ENEMIES,
    ALLIES,
    OTHERS,
    RANDOM_OTHER,
    LEADER,
    RANDOM_ENEMY,
    WEAKEST_ENEMY;

    @Override
    public boolean isAimed() {
        return this == TARGET;
    }

    /** Those who are meant and alive. */
    Rows rows(Table t, Scope s) {
        Rows out = t.rows();
        switch (this) {
            case TARGET -> add(t, out, s.target);
            case ME -> out.add(s.self);
            case PLAYER -> add(t, out, t.get(ME_ROW));
            case ENEMIES, ALLIES -> addMonsters(t, out, 0);
            case OTHERS -> addMonsters(t, out, s.self);
            case RANDOM_OTHER -> add(t, out, Monsters.randomOther(t, s.self));
            case LEADER -> add(t, out, Monsters.leader(t));
            case RANDOM_ENEMY -> add(t, out, Monsters.random(t));
            case WEAKEST_ENEMY -> add(t, out, weakest(t));
        }
        return out;
    }

    private static final croupier.kernel.Column ME_ROW = SpireWords.ME;

    private static void add(Table t, Rows out, int creature) {
        if (creature != 0 && t.is(CREATURE, creature) && Creatures.isAlive(t, creature)) out.add(creature);
    }

    /** The first of those with the lowest HP. */
    private static int weakest(Table t) {
        int found = 0;
        int count = t.count(MONSTERS, 0);
        for (int i = 0; i < count; i++) {
            int monster = t.at(MONSTERS, 0, i);
            if (Creatures.isAlive(t, monster) && (found == 0 || t.get(HP, monster) < t.get(HP, found))) found = monster;
        }
        return found;
    }

    private static void addMonsters(Table t, Rows out, int except) {
        int count = t.count(MONSTERS, 0);
        for (int i = 0; i < count; i++) if (t.at(MONSTERS, 0, i) != except) add(t, out, t.at(MONSTERS, 0, i));
    }
}
