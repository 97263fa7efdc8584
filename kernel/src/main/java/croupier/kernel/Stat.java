package croupier.kernel;

/** A number that layers may change: {@code t.stat(POWER, c)} is what counts now, {@code t.printed(POWER, c)} what the row says. */
public record Stat(Column printed, int index) {
    public String name() {
        return printed.name();
    }

    long bit() {
        return 1L << index;
    }
}
