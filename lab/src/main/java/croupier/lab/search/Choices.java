package croupier.lab.search;

import croupier.kernel.Decision;
import croupier.kernel.Generator;
import java.util.Arrays;

/**
 * The different things to choose of a decision: options that are the same choice count as one, for which the first of them stands.
 * Things of one name that do not look the same are distinguished by their order.
 */
final class Choices {
    private long[] named = new long[32];
    private long[] looks = new long[32];
    private boolean[] looked = new boolean[32];
    private long[] keys = new long[32];
    private int[] options = new int[32];
    private int[] choiceOf = new int[32];
    private int size;

    /** Reads a decision. */
    void read(Decision d) {
        int n = d.size();
        if (named.length < n) grow(n * 2);
        Arrays.fill(looked, 0, n, false);
        size = 0;
        for (int i = 0; i < n; i++) {
            named[i] = d.key(i);
            int others = othersOfThatName(d, i);
            if (others < 0) continue;
            choiceOf[i] = size;
            keys[size] = others == 0 ? named[i] : Generator.mix(named[i] + others);
            options[size++] = i;
        }
    }

    /** How many different things of that name were offered before; -1 if one of them looks the same. */
    private int othersOfThatName(Decision d, int i) {
        int others = 0;
        for (int k = 0; k < size; k++) {
            int j = options[k];
            if (named[j] != named[i]) continue;
            if (look(d, j) == look(d, i)) {
                choiceOf[i] = k;
                return -1;
            }
            others++;
        }
        return others;
    }

    private long look(Decision d, int i) {
        if (!looked[i]) looks[i] = d.look(i);
        looked[i] = true;
        return looks[i];
    }

    private void grow(int to) {
        named = new long[to];
        looks = new long[to];
        looked = new boolean[to];
        choiceOf = new int[to];
        keys = Arrays.copyOf(keys, to);
        options = Arrays.copyOf(options, to);
    }

    int size() {
        return size;
    }

    /** A number for the choice that is equal in every deal. */
    long key(int choice) {
        return keys[choice];
    }

    /** The choice that an option is. */
    int choiceOf(int option) {
        return choiceOf[option];
    }

    /** The option that stands for a choice. */
    int option(int choice) {
        return options[choice];
    }
}
