package croupier.games.magic.effects;

import static croupier.games.magic.words.MagicWords.*;

import croupier.kernel.*;

/** The targets that were chosen for a spell or ability, as the table keeps them: one after the other (601.2c). */
public final class ChosenTargets {
    private ChosenTargets() {}

    public static int add(Table t, int spell, int target, int instance) {
        int row = t.create(TARGET);
        t.set(AIMS_AT, row, target);
        t.set(INSTANCE, row, instance);
        int last = t.get(TARGETS, spell);
        if (last == 0) {
            t.set(TARGETS, spell, row);
            return row;
        }
        while (t.get(NEXT_TARGET, last) != 0) last = t.get(NEXT_TARGET, last);
        t.set(NEXT_TARGET, last, row);
        return row;
    }

    /** A spell leaves the stack, and its targets with it: what speaks of it still knows them as they were last (608.2h). */
    public static void leave(Table t, int spell) {
        for (int target = t.get(TARGETS, spell); target != 0; target = t.get(NEXT_TARGET, target)) t.remove(target);
    }

    /** The targets of a spell are forgotten. */
    public static void drop(Table t, int spell) {
        leave(t, spell);
        t.set(TARGETS, spell, 0);
    }

    /** A copy has the same targets. */
    public static void copy(Table t, int from, int to) {
        for (int target = t.get(TARGETS, from); target != 0; target = t.get(NEXT_TARGET, target)) {
            int made = add(t, to, t.get(AIMS_AT, target), t.get(INSTANCE, target));
            t.set(SHARE, made, t.get(SHARE, target));
        }
    }
}
