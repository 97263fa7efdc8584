package croupier.games.spire.battle;

import static croupier.games.spire.words.SpireWords.*;

import croupier.kernel.Table;

/** Stances: wrath doubles attacks both ways, calm gives energy when it is left, divinity triples attacks for one turn. */
public final class Stances {
    /** How the player stands; words for it are those of card files. */
    public enum Stance {
        NO_STANCE(0),
        CALM(1),
        WRATH(2),
        DIVINITY(3);

        public final int number;

        Stance(int number) {
            this.number = number;
        }
    }

    private static final int FROM_CALM = 2;
    private static final int FROM_DIVINITY = 3;
    private static final int WRATHFUL = 2;
    private static final int DIVINE = 3;

    private Stances() {}

    /** To another stance: those who listen answer, the old one is left, the new one entered. */
    public static void enter(Table t, Stance stance) {
        int before = t.get(STANCE);
        if (before == stance.number) return;
        t.set(STANCE, stance.number);
        t.did(STANCE_CHANGED, t.get(ME), t.get(ME), stance.number);
        if (before == Stance.CALM.number) t.add(ENERGY, FROM_CALM);
        if (stance == Stance.DIVINITY) t.add(ENERGY, FROM_DIVINITY);
    }

    /** Divinity ends when the next turn starts. */
    static void turnStarts(Table t) {
        if (t.get(STANCE) == Stance.DIVINITY.number) enter(t, Stance.NO_STANCE);
    }

    /** How many times as much an attack deals, by the stance of the player. */
    static int counts(Table t, int attacker) {
        int stance = t.get(STANCE);
        if (stance == Stance.WRATH.number) return WRATHFUL;
        return stance == Stance.DIVINITY.number && Creatures.isPlayer(t, attacker) ? DIVINE : 1;
    }
}
