package croupier.games.spire.battle;

import static croupier.games.spire.words.SpireWords.*;

import croupier.kernel.*;
import java.util.Locale;

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

    static final Task GIVE_ENERGY = W.task("energy of a stance", (t, energy, b, c, d) -> t.add(ENERGY, energy));
    public static final Task LEAVE = W.task("leave stance", (t, a, b, c, d) -> enter(t, Stance.NO_STANCE));

    private Stances() {}

    /** To another stance: powers and relics hear of it, the old one is left, the new one entered; then cards hear of it. */
    public static void enter(Table t, Stance stance) {
        int before = t.get(STANCE);
        if (before == stance.number) return;
        int me = t.get(ME);
        t.did(STANCE_CHANGES, me, me, stance.number);
        t.set(STANCE, stance.number);
        if (before == Stance.CALM.number) t.last(ACTIONS, GIVE_ENERGY, FROM_CALM, 0, 0, 0);
        if (stance == Stance.DIVINITY) t.last(ACTIONS, GIVE_ENERGY, FROM_DIVINITY, 0, 0, 0);
        t.did(STANCE_CHANGED, me, me, stance.number);
    }

    /** Divinity ends when the next turn starts, before anything else that happens then. */
    static void turnStarts(Table t) {
        if (t.get(STANCE) == Stance.DIVINITY.number) t.last(ACTIONS, LEAVE, 0, 0, 0, 0);
    }

    /** What players call the stance with this number; empty for none. */
    public static String word(int stance) {
        for (Stance s : Stance.values())
            if (s.number == stance && stance != 0) return s.name().toLowerCase(Locale.ROOT);
        return "";
    }

    /** How many times as much an attack deals, by the stance of the player. */
    static int counts(Table t, int attacker) {
        int stance = t.get(STANCE);
        if (stance == Stance.WRATH.number) return WRATHFUL;
        return stance == Stance.DIVINITY.number && Creatures.isPlayer(t, attacker) ? DIVINE : 1;
    }
}
