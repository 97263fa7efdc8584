package croupier.games.magic.words;

/** A kind of counters (122), written by its name. */
public record CounterKind(int number, String name) {
    public static final String NAMES = names();

    private static String names() {
        java.util.StringJoiner all = new java.util.StringJoiner(", ");
        for (croupier.kernel.Column kind : MagicWords.COUNTERS) all.add(kind.name());
        return all.toString();
    }

    public static CounterKind of(String name) {
        int kind = find(name);
        if (kind < 0) throw new IllegalArgumentException("there are no '" + name + "' counters. Write one of " + NAMES);
        return new CounterKind(kind, name);
    }

    /** The place of a kind of counters, -1 for none. */
    public static int find(String name) {
        for (int i = 0; i < MagicWords.COUNTERS.length; i++)
            if (MagicWords.COUNTERS[i].name().equals(name)) return i;
        return -1;
    }
}
