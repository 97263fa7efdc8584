package croupier.games.magic.mana;

import java.util.Arrays;

/**
 * Objects that can be used for mana in several ways, or make several mana at once. The choices of a group: not to use it, one of its
 * entries, one that taps it and one that makes it leave, or to tap it for a part of the cost.
 */
final class Groups {
    static final int NOTHING = -1;
    /** It is tapped for a part of the cost; the second number is the bits of these parts. */
    static final int FOR_PART = -2;

    int count;
    int[] object = new int[16];
    int[] card = new int[16];
    /** How much it could do otherwise. */
    int[] worth = new int[16];
    /** What it makes at most, and what that may be: for what is kept for other cards. */
    int[] most = new int[16];

    int[] union = new int[16];
    int[] chosen = new int[16];
    private int[] from = new int[17];
    private int[] first = new int[64];
    private int[] second = new int[64];

    void clear() {
        count = 0;
        from[0] = 0;
    }

    int choices(int group) {
        return from[group + 1] - from[group];
    }

    int first(int group, int choice) {
        return first[from[group] + choice];
    }

    int second(int group, int choice) {
        return second[from[group] + choice];
    }

    /** The entries of one object from this one on become a group, unless nothing can be chosen. */
    void add(Entries e, int begin, int of, int cardOf, int parts) {
        if (count + 1 == object.length) grow(count * 2 + 2);
        int at = from[count];
        choice(at++, NOTHING, NOTHING);
        most[count] = union[count] = 0;
        for (int i = begin; i < e.count; i++) {
            if (e.isStep[i]) continue;
            choice(at++, i, NOTHING);
            most[count] = Math.max(most[count], e.size(i));
            union[count] |= e.union(i);
            if (e.taps(i) && !e.ability[i].leaves)
                for (int j = begin; j < e.count; j++) if (!e.isStep[j] && !e.taps(j)) choice(at++, i, j);
        }
        if (parts != 0) choice(at++, FOR_PART, parts);
        if (at == from[count] + 1) return;
        object[count] = of;
        card[count] = cardOf;
        from[++count] = at;
    }

    private void choice(int at, int one, int other) {
        if (at == first.length) {
            first = Arrays.copyOf(first, at * 2);
            second = Arrays.copyOf(second, at * 2);
        }
        first[at] = one;
        second[at] = other;
    }

    private void grow(int size) {
        object = Arrays.copyOf(object, size);
        card = Arrays.copyOf(card, size);
        worth = Arrays.copyOf(worth, size);
        most = Arrays.copyOf(most, size);
        union = Arrays.copyOf(union, size);
        chosen = Arrays.copyOf(chosen, size);
        from = Arrays.copyOf(from, size + 1);
    }

    /** Whether a group is like the one before it, so that only one order of their choices need be tried. */
    boolean isLikeBefore(Entries e, int group) {
        if (group == 0 || card[group] != card[group - 1]) return false;
        if (worth[group] != worth[group - 1] || choices(group) != choices(group - 1)) return false;
        for (int c = 0; c < choices(group); c++) {
            int a = first(group - 1, c);
            int b = first(group, c);
            boolean like = a == FOR_PART || b == FOR_PART
                    ? a == b && second(group - 1, c) == second(group, c)
                    : e.areLike(a, b) && e.areLike(second(group - 1, c), second(group, c));
            if (!like) return false;
        }
        return true;
    }

    /** Whether the choice that is made now taps the object of a group for a part of the cost. */
    boolean isForPart(int row) {
        for (int g = 0; g < count; g++) if (object[g] == row) return first(g, chosen[g]) == FOR_PART;
        return false;
    }

    /** Whether the choice that is made now taps the object of a group. */
    boolean isTapped(Entries e, int row) {
        for (int g = 0; g < count; g++) {
            if (object[g] != row) continue;
            int one = first(g, chosen[g]);
            return one == FOR_PART || (one >= 0 && e.taps(one));
        }
        return false;
    }
}
