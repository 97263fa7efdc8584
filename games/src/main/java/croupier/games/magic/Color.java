package croupier.games.magic;

/** The five colours (105.1). */
public enum Color {
    WHITE('W'),
    BLUE('U'),
    BLACK('B'),
    RED('R'),
    GREEN('G');

    static final Color[] ALL = values();
    static final int ANY = 31;

    final char sign;

    Color(char sign) {
        this.sign = sign;
    }

    /** Its place, counted from 0. */
    @SuppressWarnings("EnumOrdinal")
    int number() {
        return ordinal();
    }

    int bit() {
        return 1 << number();
    }

    /** The place of a sign such as R, -1 for none. */
    static int find(char sign) {
        for (Color c : ALL) if (c.sign == sign) return c.number();
        return -1;
    }
}
