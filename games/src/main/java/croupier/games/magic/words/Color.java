package croupier.games.magic.words;

import croupier.kernel.*;

/** The five colours (105.1). */
public enum Color implements Stored {
    WHITE('W'),
    BLUE('U'),
    BLACK('B'),
    RED('R'),
    GREEN('G');

    public static final Color[] ALL = values();
    public static final int ANY = 31;

    public final char sign;

    Color(char sign) {
        this.sign = sign;
    }

    public int bit() {
        return 1 << number();
    }

    /** The place of a sign such as R, -1 for none. */
    static int find(char sign) {
        for (Color c : ALL) if (c.sign == sign) return c.number();
        return -1;
    }
}
