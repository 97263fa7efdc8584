package croupier.games.magic.words;

/** The five colours (105.1). */
public enum Color {
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

    /** Its place, counted from 0. */
    @SuppressWarnings("EnumOrdinal")
    public int number() {
        return ordinal();
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
