package croupier.games.magic.abilities;

import static croupier.games.magic.words.MagicWords.*;

import java.util.List;

/** The places of subtypes that only cards name. */
public final class SubtypeNames {
    final List<String> subtypes;

    public SubtypeNames(List<String> subtypes) {
        this.subtypes = subtypes;
    }

    int[] words(List<String> names) {
        int[] words = new int[SUBTYPES.length];
        for (String name : names) {
            int n = subtypes.indexOf(name);
            words[n >> 5] |= 1 << (n & 31);
        }
        return words;
    }
}
