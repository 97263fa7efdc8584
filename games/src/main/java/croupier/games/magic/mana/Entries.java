package croupier.games.magic.mana;

import croupier.games.magic.abilities.ManaAbility;
import java.util.Arrays;

/** What mana abilities of several objects would make: an entry for each ability, and for each kind where it is chosen for several mana. */
public final class Entries {
    int count;
    public int[] object = new int[16];
    public ManaAbility[] ability = new ManaAbility[16];
    /** The kind that is chosen, -1 where it is open. */
    public int[] color = new int[16];

    /** Whether it is a step of its own in a sequence, after which others are possible or not. */
    boolean[] isStep = new boolean[16];

    int[] pain = new int[16];
    int[] harm = new int[16];
    private int[] from = new int[17];
    private int[] mana = new int[64];

    void clear() {
        count = 0;
        from[0] = 0;
    }

    void add(int of, Yields y, int i, boolean asStep) {
        if (count + 1 == object.length) grow(count * 2 + 2);
        object[count] = of;
        isStep[count] = asStep;
        ability[count] = y.ability[i];
        color[count] = y.color[i];
        pain[count] = y.pain[i];
        harm[count] = y.harm[i];
        int to = from[count];
        while (to + y.size(i) > mana.length) mana = Arrays.copyOf(mana, mana.length * 2);
        System.arraycopy(y.mana, y.from[i], mana, to, y.size(i));
        from[++count] = to + y.size(i);
    }

    private void grow(int size) {
        object = Arrays.copyOf(object, size);
        ability = Arrays.copyOf(ability, size);
        color = Arrays.copyOf(color, size);
        isStep = Arrays.copyOf(isStep, size);
        pain = Arrays.copyOf(pain, size);
        harm = Arrays.copyOf(harm, size);
        from = Arrays.copyOf(from, size + 1);
    }

    public int size(int entry) {
        return from[entry + 1] - from[entry];
    }

    public int mana(int entry, int i) {
        return mana[from[entry] + i];
    }

    int union(int entry) {
        int mask = 0;
        for (int i = 0; i < size(entry); i++) mask |= mana(entry, i);
        return mask;
    }

    boolean taps(int entry) {
        return ability[entry].cost.taps;
    }

    /** Whether two entries make the same at the same price. */
    boolean areLike(int a, int b) {
        if (a < 0 || b < 0) return a == b;
        return ability[a] == ability[b]
                && color[a] == color[b]
                && harm[a] == harm[b]
                && pain[a] == pain[b]
                && Arrays.equals(mana, from[a], from[a + 1], mana, from[b], from[b + 1]);
    }
}
