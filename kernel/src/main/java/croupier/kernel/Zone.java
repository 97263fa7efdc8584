package croupier.kernel;

/**
 * A place where entities lie in order; the last one is the top. Every seat has one of its own, or all share one.
 *
 * @param layered whether stats of what lies here are changed by layers
 */
public record Zone(String name, int index, Sight sight, boolean shared, boolean layered) implements Constant<Zone> {
    void check(int place, int count) {
        if (place < 0 || place >= count)
            throw new AssertionError(name + " has " + count + " cards, not one at " + place);
    }

    @Override
    public String toString() {
        return name;
    }
}
